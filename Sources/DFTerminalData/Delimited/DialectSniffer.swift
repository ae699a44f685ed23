/// Finds out how a file is written down by looking at its beginning.
enum DialectSniffer {
  private static let candidates: [UInt8] = [0x2C, 0x3B, 0x09, 0x7C]
  private static let bytesRead = 1 << 16
  private static let recordsRead = 200

  /// Returns the most likely dialect.
  ///
  /// The delimiter is the one that cuts the most records into equally many fields, at least two; a
  /// name ending in `.tsv` or `.tab` decides ties. Without one it is the comma.
  static func dialect(
    of bytes: borrowing Span<UInt8>, from start: Int, name: String
  ) -> DelimitedDialect {
    let isTabFile = name.lowercased().hasSuffix(".tsv") || name.lowercased().hasSuffix(".tab")
    var best = (delimiter: isTabFile ? UInt8(0x09) : 0x2C, score: 0.0)
    for delimiter in candidates {
      let records = beginning(of: bytes, start, DelimitedDialect(delimiter: delimiter))
      var score = evenness(of: records.map(\.count))
      if isTabFile && delimiter == 0x09 { score *= 2 }
      if score > best.score { best = (delimiter, score) }
    }
    var dialect = DelimitedDialect(delimiter: best.delimiter)
    dialect.hasHeader = hasHeader(beginning(of: bytes, start, dialect))
    return dialect
  }

  /// The part of the records that have the most frequent number of fields, weighed a little by that
  /// number; 0 when most have one field.
  private static func evenness(of counts: [Int]) -> Double {
    let frequencies = counts.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let usual = frequencies.max { ($0.value, $0.key) < ($1.value, $1.key) }
    guard let usual, usual.key > 1 else { return 0 }
    let share = Double(usual.value) / Double(counts.count)
    return share * share + Double(min(usual.key, 100)) / 1_000
  }

  /// Whether the first record names columns: it holds neither numbers nor dates, and either a column
  /// below does, or all its texts differ and none is empty.
  private static func hasHeader(_ records: [[String]]) -> Bool {
    guard let first = records.first else { return true }
    guard !first.contains(where: isValue) else { return false }
    let areNames = !first.contains("") && Set(first).count == first.count
    let hasValuesBelow = first.indices.contains { column in
      let below = records.dropFirst().compactMap { $0.indices.contains(column) ? $0[column] : nil }
      let filled = below.filter { !$0.isEmpty }
      return !filled.isEmpty && filled.allSatisfy(isValue)
    }
    return areNames || hasValuesBelow
  }

  private static func isValue(_ text: String) -> Bool { Double(text) != nil || isDate(text) }

  private static func isDate(_ text: String) -> Bool {
    text.utf8.count >= 8
      && text.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || [0x2D, 0x2E, 0x2F, 0x3A, 0x20, 0x54, 0x5A].contains(byte)
      }
  }

  private static func beginning(
    of bytes: borrowing Span<UInt8>, _ start: Int, _ dialect: DelimitedDialect
  ) -> [[String]] {
    let scanner = RecordScanner(dialect: dialect)
    var records: [[String]] = []
    var place = start
    while place < min(bytes.count, start + bytesRead) && records.count < recordsRead {
      let (fields, next) = scanner.record(from: place, in: bytes)
      let isCut = next >= bytes.count && next - place > bytesRead
      if !isCut && !(fields.count == 1 && fields[0].isEmpty) {
        records.append(fields.map { scanner.text(of: $0, in: bytes, limit: 256) })
      }
      place = max(next, place + 1)
    }
    return records
  }
}
