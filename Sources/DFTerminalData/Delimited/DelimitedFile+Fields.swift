import Synchronization

extension DelimitedFile {
  /// Returns the number of fields that a row has; 0 for a row that is not found yet.
  public func fieldCount(ofRow row: Int) -> Int { ranges(ofRecord: record(of: row)).count }

  /// Returns the texts of a row's fields, as many as it has.
  public func fields(ofRow row: Int) -> [String] { fields(ofRecord: record(of: row)) }

  /// Returns the text of a field; empty where the row has no such field.
  ///
  /// At most `limit` bytes of it are decoded, which is all a cell can show.
  /// Complexity: linear in the length of the row up to the field; constant for the far fields of a
  /// wide row that was looked at before.
  public func text(row: Int, column: Int, limit: Int = .max) -> String {
    guard let field = range(ofRecord: record(of: row), column: column) else { return "" }
    return bytes.read { scanner.text(of: field, in: $0, limit: limit) }
  }

  /// Returns the bytes of a field without its quotes; `nil` where the row has no such field.
  public func value(row: Int, column: Int) -> [UInt8]? {
    guard let field = range(ofRecord: record(of: row), column: column) else { return nil }
    return bytes.read { scanner.value(of: field, in: $0) }
  }

  /// A field with its quotes; `nil` where the record has no such field, or is not found yet.
  private func range(ofRecord record: Int, column: Int) -> Range<Int>? {
    let range = found(column, ofRecord: record)
    // An empty field may begin where the file ends, but not where one was cut off.
    guard bytes.remaining < bytes.count else { return range }
    return range.flatMap { $0.lowerBound < bytes.remaining ? $0 : nil }
  }

  private func found(_ column: Int, ofRecord record: Int) -> Range<Int>? {
    guard column >= FieldCache.firstColumn else {
      return start(ofRecord: record).flatMap { start in
        bytes.read { scanner.field(column, ofRecordFrom: start, in: $0) }
      }
    }
    let fields = wideRecords.withLock { $0[record] } ?? wideRanges(ofRecord: record)
    return column < fields.count ? fields[column] : nil
  }

  private func wideRanges(ofRecord record: Int) -> [Range<Int>] {
    guard start(ofRecord: record) != nil else { return [] }
    let ranges = ranges(ofRecord: record)
    wideRecords.withLock { $0.keep(ranges, ofRecord: record) }
    return ranges
  }

  func record(of row: Int) -> Int { row.addingClamped(headerCount) }

  func fields(ofRecord record: Int) -> [String] {
    let ranges = ranges(ofRecord: record)
    return bytes.read { bytes in ranges.map { scanner.text(of: $0, in: bytes) } }
  }

  /// The fields of a record, quotes included; none for one that is not found yet.
  func ranges(ofRecord record: Int) -> [Range<Int>] {
    guard let start = start(ofRecord: record) else { return [] }
    return bytes.read { scanner.record(from: start, in: $0).fields }
  }

  /// The bytes of a record with its line end.
  func extent(ofRecord record: Int) -> Range<Int>? {
    start(ofRecord: record).map { start in
      start..<bytes.read { scanner.record(from: start, in: $0).next }
    }
  }
}
