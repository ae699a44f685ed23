/// Walks through the bytes of a delimited file, field by field and record by record.
///
/// A field that begins with a quote ends at the next single quote; a doubled one stands for itself, and
/// delimiters and line ends in between belong to the field. What follows up to the next delimiter is
/// taken as it stands, as is a quote anywhere else. Records end at CRLF, LF or CR.
struct RecordScanner {
  let dialect: DelimitedDialect

  /// Where a field ends, and what is odd about it.
  struct Field {
    /// The end of its bytes, quotes included.
    var end: Int
    /// What is odd, and where.
    var problem: (kind: DelimitedProblem.Kind, offset: Int)?
  }

  /// Returns the end of the field that begins at an offset.
  func field(from start: Int, in bytes: borrowing Span<UInt8>) -> Field {
    guard start < bytes.count, bytes[start] == dialect.quote else {
      return plainField(from: start, in: bytes, oddity: .bareQuote)
    }
    var place = start + 1
    while place < bytes.count {
      guard bytes[place] == dialect.quote else {
        place += 1
        continue
      }
      if place + 1 < bytes.count && bytes[place + 1] == dialect.quote {
        place += 2
        continue
      }
      var field = plainField(from: place + 1, in: bytes, oddity: nil)
      if field.end > place + 1 { field.problem = (.textAfterQuote, place + 1) }
      return field
    }
    return Field(end: bytes.count, problem: (.unterminatedQuote, start))
  }

  private func plainField(
    from start: Int, in bytes: borrowing Span<UInt8>, oddity: DelimitedProblem.Kind?
  ) -> Field {
    var field = Field(end: start)
    while field.end < bytes.count {
      let byte = bytes[field.end]
      if byte == dialect.delimiter || byte == 0x0A || byte == 0x0D { break }
      if byte == dialect.quote, field.problem == nil, let oddity {
        field.problem = (oddity, field.end)
      }
      field.end += 1
    }
    return field
  }

  /// Returns the fields of the record that begins at an offset, quotes included, and where the next
  /// record begins.
  func record(
    from start: Int, in bytes: borrowing Span<UInt8>
  ) -> (fields: [Range<Int>], next: Int) {
    var fields: [Range<Int>] = []
    var place = start
    while true {
      let end = field(from: place, in: bytes).end
      fields.append(place..<end)
      guard end < bytes.count, bytes[end] == dialect.delimiter else {
        return (fields, skipLineEnd(at: end, in: bytes))
      }
      place = end + 1
    }
  }

  /// Returns one field of the record that begins at an offset, quotes included; `nil` where the record
  /// has fewer.
  func field(
    _ column: Int, ofRecordFrom start: Int, in bytes: borrowing Span<UInt8>
  ) -> Range<Int>? {
    guard column >= 0 else { return nil }
    var place = start
    for _ in 0..<column {
      let end = field(from: place, in: bytes).end
      guard end < bytes.count, bytes[end] == dialect.delimiter else { return nil }
      place = end + 1
    }
    return place..<field(from: place, in: bytes).end
  }

  /// Returns the offset after a line end, or the same one when there is none.
  func skipLineEnd(at offset: Int, in bytes: borrowing Span<UInt8>) -> Int {
    guard offset < bytes.count else { return offset }
    if bytes[offset] == 0x0A { return offset + 1 }
    guard bytes[offset] == 0x0D else { return offset }
    return offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? offset + 2 : offset + 1
  }

  /// Returns the text of a field without its quotes; bytes that stand for nothing become U+FFFD.
  ///
  /// At most `limit` bytes of it are read.
  func text(of field: Range<Int>, in bytes: borrowing Span<UInt8>, limit: Int = .max) -> String {
    let isUTF8 = dialect.encoding == .utf8
    if isUTF8, field.count <= limit, field.isEmpty || bytes[field.lowerBound] != dialect.quote {
      return unsafe bytes.extracting(field).withUnsafeBufferPointer {
        unsafe String(decoding: $0, as: UTF8.self)
      }
    }
    var value = value(of: field, in: bytes, limit: limit)
    if isUTF8, value.count == limit { Self.dropSplitScalar(&value) }
    return dialect.encoding.text(value)
  }

  /// Drops the beginning of a scalar that a limit has cut through.
  private static func dropSplitScalar(_ value: inout [UInt8]) {
    guard let lead = value.lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return }
    let length = (~value[lead]).leadingZeroBitCount
    if length > 1 && lead + length > value.count { value.removeSubrange(lead...) }
  }

  /// Returns the bytes of a field without its quotes.
  func value(
    of field: Range<Int>, in bytes: borrowing Span<UInt8>, limit: Int = .max
  ) -> [UInt8] {
    var value: [UInt8] = []
    value.reserveCapacity(min(field.count, limit))
    var place = field.lowerBound
    var isQuoted = !field.isEmpty && bytes[place] == dialect.quote
    if isQuoted { place += 1 }
    while place < field.upperBound && value.count < limit {
      let byte = bytes[place]
      place += 1
      if isQuoted && byte == dialect.quote {
        let isDoubled = place < field.upperBound && bytes[place] == dialect.quote
        if !isDoubled {
          isQuoted = false
          continue
        }
        place += 1
      }
      value.append(byte)
    }
    return value
  }
}
