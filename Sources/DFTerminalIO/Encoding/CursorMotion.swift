import DFTerminalCore

/// Where the terminal's cursor is known to be, and the shortest way to another place.
struct CursorMotion {
  /// The row, or -1 where nothing is known.
  private var row = -1
  /// The column, or -1 where it is not known or a wrap is pending in the last column.
  private var column = -1

  /// Notes that the cursor is at a place; `nil` is a coordinate that is not known.
  @inline(__always)
  mutating func set(row: Int?, column: Int?) {
    self.row = row ?? -1
    self.column = row == nil ? -1 : column ?? -1
  }

  /// Moves the cursor to a cell.
  @inline(__always)
  mutating func move(toRow target: Int, column targetColumn: Int, _ writer: inout ByteWriter) {
    let (row, column) = (row, column)
    (self.row, self.column) = (target, targetColumn)
    if row == target, column == targetColumn { return }
    writer.write(atMost: 64) { cursor in
      if row == target {
        CursorMotion.along(from: column, to: targetColumn, &cursor)
      } else if row >= 0 {
        CursorMotion.across(from: (row, column), to: (target, targetColumn), &cursor)
      } else {
        CursorMotion.absolute(target, targetColumn, &cursor)
      }
    }
  }

  /// Moves within a row.
  @inline(__always)
  private static func along(from column: Int, to target: Int, _ cursor: inout ByteCursor) {
    let distance = target - column
    if column >= 0, distance > 0 {
      cursor.putControl(distance, UInt8(ascii: "C"))
    } else if target == 0 {
      cursor.put(0x0D)
    } else if column >= 0 {
      back(-distance, to: target, &cursor)
    } else {
      cursor.putControl(target + 1, UInt8(ascii: "G"))
    }
  }

  private static func back(_ distance: Int, to target: Int, _ cursor: inout ByteCursor) {
    if distance <= 3 {
      for _ in 0..<distance { cursor.put(0x08) }
    } else if digits(target + 1) < digits(distance) {
      cursor.putControl(target + 1, UInt8(ascii: "G"))
    } else {
      cursor.putControl(distance, UInt8(ascii: "D"))
    }
  }

  /// Moves to another row.
  ///
  /// Line feeds only follow a carriage return: where the terminal's driver
  /// adds one of its own, that changes nothing.
  private static func across(
    from: (row: Int, column: Int), to: (row: Int, column: Int), _ cursor: inout ByteCursor
  ) {
    let distance = to.row - from.row
    if to.column == 0, distance == 1 || distance == 2 {
      cursor.put(0x0D)
      for _ in 0..<distance { cursor.put(0x0A) }
    } else if from.column == to.column, abs(distance) == 1 {
      cursor.putControl(1, distance > 0 ? UInt8(ascii: "B") : UInt8(ascii: "A"))
    } else {
      absolute(to.row, to.column, &cursor)
    }
  }

  private static func absolute(_ row: Int, _ column: Int, _ cursor: inout ByteCursor) {
    cursor.put(0x1B)
    cursor.put(0x5B)
    if row != 0 || column != 0 { cursor.put(number: row + 1) }
    if column != 0 {
      cursor.put(0x3B)
      cursor.put(number: column + 1)
    }
    cursor.put(0x48)
  }

  private static func digits(_ number: Int) -> Int { number < 10 ? 1 : number < 100 ? 2 : 3 }
}
