/// Finds where one hard line of sanitised text is broken to fit a number of cells.
struct LineBreaker {
  /// One cluster of the line.
  fileprivate struct Glyph {
    var bytes: Range<Int>
    var columns: Int
    var wrap: ScalarProperties.Wrap
    var isIdeographic: Bool
    var scalar: UInt32
  }

  private let glyphs: [Glyph]
  private let limit: Int

  /// Reads a line to be broken into lines of at most `limit` cells, which is at least 1.
  init(_ line: String, limit: Int, profile: WidthProfile) {
    self.limit = limit
    glyphs = ClusterScanner.scan(line, profile: profile) { scanner in
      var glyphs: [Glyph] = []
      glyphs.reserveCapacity(scanner.source.count)
      while let cluster = scanner.next() { glyphs.append(Glyph(cluster)) }
      return glyphs
    }
  }

  /// The bytes of each line when lines may end after any cluster.
  var folded: [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    var columns = 0
    for (index, glyph) in glyphs.enumerated() {
      if columns > 0, columns + glyph.columns > limit {
        lines.append(bytes(start..<index))
        start = index
        columns = 0
      }
      columns += glyph.columns
    }
    lines.append(bytes(start..<glyphs.count))
    return lines
  }

  /// The bytes of each line when lines end between words where they can.
  var wrapped: [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    var chance = 0
    var columns = 0
    for (index, glyph) in glyphs.enumerated() {
      if index > start, allowsBreak(before: index) { chance = index }
      while index > start, glyph.wrap != .space, columns + glyph.columns > limit {
        let end = chance > start ? chance : index
        let line = trimmed(start..<end)
        // Spaces alone, at the beginning of a hard line, make no line of their own.
        if !line.isEmpty { lines.append(bytes(line)) }
        start = end
        columns = width(start..<index)
      }
      columns += glyph.columns
    }
    let rest = start..<glyphs.count
    lines.append(bytes(columns > limit ? trimmed(rest) : rest))
    return lines
  }

  /// Whether a line may end before a cluster that is not the first one.
  private func allowsBreak(before index: Int) -> Bool {
    let next = glyphs[index]
    let last = glyphs[index - 1]
    if next.wrap == .space { return false }
    if last.wrap == .space { return true }
    if last.isHyphen { return index > 1 && glyphs[index - 2].isWord && next.isLetter }
    if last.wrap == .opener || next.wrap == .closer { return false }
    return last.isIdeographic || next.isIdeographic
  }

  private func bytes(_ range: Range<Int>) -> Range<Int> {
    guard let first = glyphs[range].first, let last = glyphs[range].last else { return 0..<0 }
    return first.bytes.lowerBound..<last.bytes.upperBound
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, glyphs[end - 1].wrap == .space { end -= 1 }
    return range.lowerBound..<end
  }

  private func width(_ range: Range<Int>) -> Int {
    glyphs[range].reduce(0) { $0 + $1.columns }
  }
}

extension LineBreaker.Glyph {
  fileprivate init(_ cluster: ClusterScanner.Cluster) {
    let properties = ScalarProperties(cluster.scalar)
    bytes = cluster.bytes
    columns = cluster.columns
    // A space with marks on it is ink: no line may lose it.
    wrap = cluster.hasSeveralScalars && properties.wrap == .space ? .none : properties.wrap
    isIdeographic = properties.isIdeographic
    scalar = cluster.scalar
  }

  /// Whether it is a hyphen after which a word may be divided.
  fileprivate var isHyphen: Bool { scalar == 0x2D || scalar == 0x2010 }
  /// Whether it is part of a word.
  fileprivate var isWord: Bool { wrap == .none }
  /// Whether it is part of a word and no digit.
  fileprivate var isLetter: Bool { wrap == .none && !(0x30...0x39).contains(scalar) }
}
