extension DelimitedFile {
  /// Returns the number of fields that a row has; 0 for a row that is not found yet.
  public func fieldCount(ofRow row: Int) -> Int { ranges(ofRecord: record(of: row)).count }

  /// Returns the texts of a row's fields, as many as it has.
  public func fields(ofRow row: Int) -> [String] { fields(ofRecord: record(of: row)) }

  /// Returns the text of a field; empty where the row has no such field.
  ///
  /// At most `limit` bytes of it are decoded, which is all a cell can show.
  /// Complexity: linear in the length of the row up to the field.
  public func text(row: Int, column: Int, limit: Int = .max) -> String {
    guard let start = start(ofRecord: record(of: row)) else { return "" }
    return bytes.read { bytes in
      guard let field = scanner.field(column, ofRecordFrom: start, in: bytes) else { return "" }
      return scanner.text(of: field, in: bytes, limit: limit)
    }
  }

  /// Returns the bytes of a field without its quotes; `nil` where the row has no such field.
  public func value(row: Int, column: Int) -> [UInt8]? {
    guard let start = start(ofRecord: record(of: row)) else { return nil }
    return bytes.read { bytes in
      scanner.field(column, ofRecordFrom: start, in: bytes).map { scanner.value(of: $0, in: bytes) }
    }
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
