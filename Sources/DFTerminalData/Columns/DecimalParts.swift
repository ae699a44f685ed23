/// The widths of a number before its decimal point and from it on.
package struct DecimalParts: Hashable, Sendable {
  /// The columns before the point, sign and grouping included.
  package let beforePoint: Int
  /// The columns from the point on; 0 without one.
  package let fromPoint: Int

  /// Measures a number that is `width` columns wide; `nil` when the text is not one.
  ///
  /// Digits, signs, grouping and the letters of currencies and units around them may occur: a text is
  /// a number when it has digits and at least as many of them as letters.
  package init?(_ text: String, width: Int) {
    let count = text.utf8.count
    guard count <= 64 else { return nil }
    var (digits, letters, last) = (0, 0, -1)
    var offset = 0
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39: digits += 1
      case 0x2E: last = offset
      case 0x41...0x5A, 0x61...0x7A, 0x3A, 0x2F: letters += 1
      default: break
      }
      offset += 1
    }
    guard digits > 0, letters <= digits else { return nil }
    fromPoint = last < 0 ? 0 : count - last
    guard fromPoint <= width else { return nil }
    beforePoint = width - fromPoint
  }
}

/// Where the decimal points of a column stand.
package struct DecimalAlignment: Hashable, Sendable {
  /// The columns from the point on, of the longest fraction.
  package let fromPoint: Int

  /// Takes the place of the point from a column's statistics.
  package init(_ statistics: ColumnStatistics) { fromPoint = statistics.fromPoint }

  /// Returns the blank columns before a number so that its point stands below the others.
  ///
  /// A number that is too wide for that ends at the trailing edge; other texts do, too.
  package func leadingBlanks(for text: String, width: Int, in columns: Int) -> Int {
    let end = DecimalParts(text, width: width).map { max(0, fromPoint - $0.fromPoint) } ?? 0
    let spare = max(0, columns - width)
    return max(0, spare - end)
  }
}
