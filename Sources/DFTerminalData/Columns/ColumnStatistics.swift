import DFTerminalCore

/// What the cells of a column need, in terminal columns: gathered once, not from the rows in sight.
package struct ColumnStatistics: Hashable, Sendable {
  /// Widths above this many columns are counted together.
  private static let widest = 255

  /// The width of the header.
  package private(set) var header: Int
  /// The width of the widest cell.
  package private(set) var widestCell = 0
  /// The width of the longest word in a cell.
  package private(set) var longestWord = 0
  /// The most columns before a decimal point.
  package private(set) var beforePoint = 0
  /// The most columns from a decimal point on.
  package private(set) var fromPoint = 0
  /// The cells seen.
  package private(set) var count = 0
  private var filled = 0
  private var numbers = 0
  private var histogram: [Int32] = []

  /// Begins a column with its header.
  package init(header: String = "") { self.header = TextMeasure.columns(of: header) }

  /// Begins a column whose widths are known.
  package init(header: Int, widths: some Sequence<Int>) {
    self.header = max(0, header)
    for width in widths { note(width: max(0, width)) }
  }

  /// Takes note of the text of a cell; `words` asks for the longest word too.
  ///
  /// Complexity: linear in the length of the text.
  package mutating func note(_ text: String, words: Bool = false) {
    let width = TextMeasure.columns(of: text)
    note(width: width)
    noteNumber(text, width)
    if words { longestWord = max(longestWord, Self.longestWord(of: text, width)) }
  }

  /// Takes note of cells seen elsewhere, as on another page.
  package mutating func merge(_ other: ColumnStatistics) {
    header = max(header, other.header)
    widestCell = max(widestCell, other.widestCell)
    longestWord = max(longestWord, other.longestWord)
    beforePoint = max(beforePoint, other.beforePoint)
    fromPoint = max(fromPoint, other.fromPoint)
    count += other.count
    filled += other.filled
    numbers += other.numbers
    grow(to: other.histogram.count)
    for (width, cells) in other.histogram.enumerated() { histogram[width] += cells }
  }
}

extension ColumnStatistics {
  /// The width that shows header and cells whole, decimal points below each other.
  package var natural: Int { max(header, widestCell, isNumeric ? beforePoint + fromPoint : 0) }

  /// The width that shows nine cells in ten whole; of wider cells only that they are wider counts.
  package var ninetieth: Int {
    let wanted = count - count / 10
    var seen = 0
    for (width, cells) in histogram.enumerated() {
      seen += Int(cells)
      if seen >= wanted { return width < Self.widest ? width : widestCell }
    }
    return widestCell
  }

  /// The part of the cells with a text that are numbers, 0 to 1.
  package var numericShare: Double { filled == 0 ? 0 : Double(numbers) / Double(filled) }

  /// Whether the column holds numbers: nine in ten of the cells with a text.
  package var isNumeric: Bool { filled > 0 && numericShare >= 0.9 }

  private mutating func note(width: Int) {
    count += 1
    if width > 0 { filled += 1 }
    widestCell = max(widestCell, width)
    let bucket = min(width, Self.widest)
    grow(to: bucket + 1)
    histogram[bucket] += 1
  }

  private mutating func grow(to count: Int) {
    let missing = count - histogram.count
    if missing > 0 { histogram.append(contentsOf: repeatElement(0, count: missing)) }
  }

  private mutating func noteNumber(_ text: String, _ width: Int) {
    guard let parts = DecimalParts(text, width: width) else { return }
    numbers += 1
    beforePoint = max(beforePoint, parts.beforePoint)
    fromPoint = max(fromPoint, parts.fromPoint)
  }

  private static func longestWord(of text: String, _ width: Int) -> Int {
    guard text.utf8.contains(0x20) || text.utf8.contains(0x0A) else { return width }
    return text.split(whereSeparator: \.isWhitespace)
      .reduce(0) { max($0, TextMeasure.columns(of: String($1))) }
  }
}
