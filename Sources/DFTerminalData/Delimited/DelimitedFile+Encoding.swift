extension DelimitedFile {
  /// The encoding that the file is most likely written in, whatever it is read in.
  ///
  /// Looks at the first bytes beyond ASCII, 64 KB of them, in the first 4 MB.
  public var likelyEncoding: DelimitedEncoding {
    bytes.read { EncodingSniffer.encoding(of: $0, from: start) }
  }

  /// Cells whose bytes stand for nothing in the encoding, so that they read as U+FFFD.
  public struct Losses: Hashable, Sendable {
    /// The number of cells.
    public var count: Int
    /// The first one, a row counted from 0 without the header; -1 is the header.
    public var first: DelimitedEdits.Place
  }

  /// Returns the cells that cannot be read as they are; `nil` without any.
  ///
  /// Complexity: linear in the bytes; those of a file that is well-formed are only looked at.
  public func losses() -> Losses? {
    guard dialect.encoding == .utf8, !isWellFormed else { return nil }
    index(upTo: .max)
    var losses: Losses?
    for record in 0..<recordCount {
      for (column, field) in ranges(ofRecord: record).enumerated() where !isWellFormed(field) {
        let place = DelimitedEdits.Place(row: record - headerCount, column: column)
        losses = Losses(count: (losses?.count ?? 0) + 1, first: losses?.first ?? place)
      }
    }
    return losses
  }

  private var isWellFormed: Bool { isWellFormed(0..<bytes.count) }

  private func isWellFormed(_ range: Range<Int>) -> Bool {
    bytes.read { bytes in
      unsafe bytes.extracting(range).withUnsafeBufferPointer {
        unsafe String(validating: $0, as: UTF8.self) != nil
      }
    }
  }
}
