import DFTerminalCore

/// The bytes that keep a block of lines up to date below normal output.
///
/// The cursor rests behind the last line of the block. Only lines that changed are written; a
/// block never takes the last column, so no line wraps until the terminal becomes narrower, and
/// then the rows that wrapped are counted.
package struct LiveBlock: Sendable {
  /// A line with its style sequences, and the columns it covers.
  package struct Line: Hashable, Sendable {
    package var bytes: [UInt8]
    package var columns: Int

    package init(bytes: [UInt8], columns: Int) {
      self.bytes = bytes
      self.columns = columns
    }
  }

  private var shown: [Line] = []

  package init() {}

  /// Returns the bytes that show other lines in place of those there are.
  ///
  /// - Parameter columns: The width of the terminal now.
  package mutating func update(to lines: [Line], columns: Int) -> [UInt8] {
    if lines == shown, !isWrapped(columns) { return [] }
    var bytes = top(columns)
    if isWrapped(columns) {
      bytes += LiveBlock.clearBelow
      shown = []
    }
    for (row, line) in lines.enumerated() {
      if row > 0 { bytes += LiveBlock.newLine }
      guard row >= shown.count || shown[row] != line else { continue }
      bytes += line.bytes + LiveBlock.clearRest
    }
    if lines.count < shown.count { bytes += erasure(from: lines.count) }
    shown = lines
    return bytes
  }

  /// Returns the bytes that put text above the block, where it scrolls away with other output.
  package mutating func log(_ text: [UInt8], columns: Int) -> [UInt8] {
    let lines = shown
    let bytes = top(columns) + LiveBlock.clearBelow + text + LiveBlock.newLine
    shown = []
    return bytes + update(to: lines, columns: columns)
  }

  /// Returns the bytes that leave the block where it is and go on below it.
  package mutating func finish() -> [UInt8] {
    defer { shown = [] }
    return shown.isEmpty ? [] : LiveBlock.newLine
  }

  /// Moves to the first column of the first line.
  private func top(_ columns: Int) -> [UInt8] {
    let rows = shown.reduce(0) { $0 + height(of: $1, columns) } - 1
    return rows > 0 ? Array("\r\u{1B}[\(rows)A".utf8) : Array("\r".utf8)
  }

  /// Erases the lines from a row on and rests behind the last one that stays.
  private func erasure(from row: Int) -> [UInt8] {
    guard row > 0 else { return LiveBlock.clearBelow }
    return LiveBlock.newLine + LiveBlock.clearBelow + Array("\u{1B}[1A".utf8)
  }

  private func isWrapped(_ columns: Int) -> Bool {
    shown.contains { $0.columns > columns }
  }

  /// The rows a line takes where the terminal wraps it.
  private func height(of line: Line, _ columns: Int) -> Int {
    max(1, (line.columns + columns - 1) / max(1, columns))
  }

  private static let newLine = Array("\r\n".utf8)
  private static let clearRest = Array("\u{1B}[K".utf8)
  private static let clearBelow = Array("\u{1B}[J".utf8)
}
