/// The folded texts of all rows in one piece of memory, made once and searched at memory speed.
struct SearchIndex: Sendable {
  /// Stands after each row's text; no UTF-8 contains it, so no match runs over it.
  private static let end: UInt8 = 0xFF

  private var bytes: [UInt8] = []
  private var starts: [Int] = [0]

  /// The number of rows.
  var count: Int { starts.count - 1 }

  /// Reads rows; the texts of a row's columns are joined by one space.
  init<Row>(_ rows: [Row], texts: [(Row) -> String], checkpoint: Checkpoint = .never) throws {
    starts.reserveCapacity(rows.count + 1)
    var ticker = checkpoint.ticker()
    for row in rows {
      try ticker.tick()
      for index in 0..<texts.count {
        if index > 0 { bytes.append(0x20) }
        TextFold.append(texts[index](row), to: &bytes)
      }
      bytes.append(Self.end)
      starts.append(bytes.count)
    }
  }

  /// Returns the rows that contain all of some folded texts, in rising order.
  ///
  /// `candidates` are the rows to look at, in rising order; `nil` means all.
  func rows(
    containing needles: [[UInt8]], among candidates: [Int]?, checkpoint: Checkpoint = .never
  ) throws -> [Int] {
    guard let first = needles.first else { return candidates ?? Array(0..<count) }
    let found =
      if let candidates {
        try candidates.filtered(checkpoint) { contains(ByteSearcher(first), row: $0) }
      } else {
        try allRows(containing: ByteSearcher(first), checkpoint)
      }
    return try needles.dropFirst().reduce(found) { found, needle in
      let searcher = ByteSearcher(needle)
      return try found.filtered(checkpoint) { contains(searcher, row: $0) }
    }
  }

  private func contains(_ searcher: ByteSearcher, row: Int) -> Bool {
    searcher.firstMatch(in: bytes.span, starts[row]..<starts[row + 1]) != nil
  }

  /// Runs through the memory as a whole; after a match it goes on with the next row.
  private func allRows(containing searcher: ByteSearcher, _ checkpoint: Checkpoint) throws -> [Int]
  {
    let span = bytes.span
    var found: [Int] = []
    var ticker = checkpoint.ticker()
    var row = 0
    var place = 0
    while let match = searcher.firstMatch(in: span, place..<span.count) {
      try ticker.tick()
      while starts[row + 1] <= match { row += 1 }
      found.append(row)
      row += 1
      place = starts[row]
    }
    return found
  }
}

extension Array {
  /// Returns the elements that satisfy a condition, unless the work is called off.
  func filtered(
    _ checkpoint: Checkpoint, _ isIncluded: (Element) throws -> Bool
  ) throws -> [Element] {
    var ticker = checkpoint.ticker()
    return try filter { element in
      try ticker.tick()
      return try isIncluded(element)
    }
  }
}
