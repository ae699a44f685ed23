import DFTerminalCore

/// Where the terminal's cursor is known to be, and the shortest way to another place.
struct CursorMotion {
  /// The row, or `nil` where nothing is known.
  private(set) var row: Int?
  /// The column, or `nil` where it is not known or a wrap is pending in the last column.
  private(set) var column: Int?

  /// Notes that the cursor is at a place.
  mutating func set(row: Int?, column: Int?) {
    self.row = row
    self.column = row == nil ? nil : column
  }

  /// Notes that `count` cells were written in a row of `width` cells.
  @inline(__always)
  mutating func advance(_ count: Int, width: Int) {
    guard let column else { return }
    self.column = column &+ count < width ? column &+ count : nil
  }

  /// Notes that the column has become uncertain.
  mutating func forgetColumn() { column = nil }

  /// Moves the cursor to a cell.
  mutating func move(toRow target: Int, column targetColumn: Int, _ writer: inout ByteWriter) {
    defer { set(row: target, column: targetColumn) }
    guard let row else { return absolute(target, targetColumn, &writer) }
    if row == target {
      along(to: targetColumn, &writer)
    } else if row < target, target - row <= 2, targetColumn == 0 {
      writer.put(0x0D)
      for _ in row..<target { writer.put(0x0A) }
    } else if column == targetColumn, target == row + 1 {
      writer.putControl(1, "B")
    } else if column == targetColumn, target == row - 1 {
      writer.putControl(1, "A")
    } else {
      absolute(target, targetColumn, &writer)
    }
  }

  private func along(to target: Int, _ writer: inout ByteWriter) {
    guard let column else {
      return target == 0 ? writer.put(0x0D) : writer.putControl(target + 1, "G")
    }
    let distance = target - column
    if distance == 0 { return }
    if target == 0 { return writer.put(0x0D) }
    if distance > 0 { return writer.putControl(distance, "C") }
    if distance >= -3 {
      for _ in distance..<0 { writer.put(0x08) }
    } else if CursorMotion.digits(target + 1) < CursorMotion.digits(-distance) {
      writer.putControl(target + 1, "G")
    } else {
      writer.putControl(-distance, "D")
    }
  }

  private func absolute(_ row: Int, _ column: Int, _ writer: inout ByteWriter) {
    writer.put(0x1B)
    writer.put(0x5B)
    if row != 0 || column != 0 { writer.put(number: row + 1) }
    if column != 0 {
      writer.put(0x3B)
      writer.put(number: column + 1)
    }
    writer.put(0x48)
  }

  private static func digits(_ number: Int) -> Int { number < 10 ? 1 : number < 100 ? 2 : 3 }
}
