/// Reads a text cluster by cluster, as cells show it: sanitised, with a width each.
///
/// Everything that enters a cell comes out of a scanner. It works on UTF-8 in place, allocates
/// nothing and looks at each byte a bounded number of times. Runs of printable ASCII can be taken
/// as a whole with ``takeASCII()``.
package struct ClusterScanner {
  /// One cluster, ready for a cell.
  package struct Cluster {
    /// The bytes of the text it stands for; empty for all but one of the spaces of a tab.
    package var bytes: Range<Int>
    /// The scalar to show; the first of them if there are several, 0 if there is none.
    package var scalar: UInt32
    /// The width, in cells: 0, 1 or 2.
    ///
    /// Only a cluster without a scalar to show has none.
    package var columns: Int
    /// What else there is to say.
    package var traits: Traits

    /// Whether terminals disagree about the width.
    package var isUncertain: Bool { traits.contains(.uncertain) }
    /// Whether the cluster shows several scalars, so that ``ClusterScanner/text(of:)`` is needed.
    package var hasSeveralScalars: Bool { traits.contains(.several) }
  }

  /// Properties of a cluster.
  package struct Traits: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It shows more than one scalar.
    package static let several = Traits(rawValue: 1)
    /// Terminals disagree about its width.
    package static let uncertain = Traits(rawValue: 2)
    /// It shows something else than the bytes say.
    package static let rewritten = Traits(rawValue: 4)
    /// Invisible scalars were taken out of it that could deceive a reader.
    package static let hidden = Traits(rawValue: 8)
    /// East Asian terminals may show it in two cells.
    package static let ambiguous = Traits(rawValue: 16)
  }

  /// The scalar that stands for a line break in a cell of one line.
  package static let lineBreakMark: UInt32 = 0x23CE
  /// The distance of tab stops, in cells.
  package static let tabStop = 4

  /// The bytes read.
  package let source: UTF8Bytes
  /// How cells are counted.
  package let profile: WidthProfile
  /// The offset of the next byte to read.
  package internal(set) var position: Int
  /// The cells of all clusters read.
  package internal(set) var column: Int
  private var pendingSpaces = 0

  /// Starts at the beginning of a text.
  package init(_ source: UTF8Bytes, profile: WidthProfile = .grapheme) {
    self.init(source, profile: profile, at: 0, column: 0)
  }

  /// Starts between two clusters, before which the text takes `column` cells.
  @inline(__always)
  init(_ source: UTF8Bytes, profile: WidthProfile, at offset: Int, column: Int) {
    self.source = source
    self.profile = profile
    position = offset
    self.column = column
  }

  /// Whether a tab was begun and not ended.
  var hasPendingSpaces: Bool { pendingSpaces > 0 }

  /// Calls `body` with a scanner at the beginning of a string.
  @inline(__always)
  package static func scan<Result>(
    _ text: String, profile: WidthProfile = .grapheme,
    _ body: (inout ClusterScanner) throws -> Result
  ) rethrows -> Result {
    try UTF8Bytes.of(text) { bytes in
      var scanner = ClusterScanner(bytes, profile: profile)
      return try body(&scanner)
    }
  }

  /// Whether the whole text was read.
  package var isAtEnd: Bool { position >= source.count }

  /// Takes the printable ASCII that comes next, each byte a cluster of one cell, and returns its
  /// bytes, `columns` at most; empty where the next cluster is something else.
  @inline(__always) @discardableResult
  package mutating func takeASCII(columns: Int = .max) -> Range<Int> {
    let start = position
    if pendingSpaces > 0 || columns <= 0 { return start..<start }
    let limit = columns < source.count ? start &+ columns : source.count
    var end = source.endOfPrintableASCII(from: start, limit: limit)
    // A mark may follow the last one and belong to it.
    if end > start, end < source.count, source.byte(end) >= 0x80 { end &-= 1 }
    position = end
    column &+= end &- start
    return start..<end
  }

  /// Returns the next cluster, or `nil` at the end.
  @inline(__always)
  package mutating func next() -> Cluster? {
    guard position < source.count else { return nil }
    if let wide = nextWide() { return wide }
    let first = source.decode(position)
    let properties = ScalarProperties(first.scalar)
    let end = position &+ first.length
    guard properties.isSimple, first.isValid, isBoundary(end) else { return nextComplex() }
    let columns = profile.columns(of: properties)
    var traits: Traits = []
    if properties.isAmbiguous { traits.insert(.ambiguous) }
    if properties.isUnsure || properties.isAmbiguous && profile.ambiguousIsWide {
      traits.insert(.uncertain)
    }
    let cluster = Cluster(
      bytes: position..<end, scalar: first.scalar, columns: columns, traits: traits)
    position = end
    column &+= columns
    return cluster
  }

  /// Returns the text a cluster shows.
  package func text(of cluster: Cluster) -> String {
    guard cluster.hasSeveralScalars else {
      return Unicode.Scalar(cluster.scalar).map { cluster.scalar == 0 ? "" : String($0) } ?? ""
    }
    guard cluster.traits.contains(.rewritten) else { return source.string(cluster.bytes) }
    return rewrittenText(cluster.bytes)
  }
}

extension ClusterScanner {
  /// Returns the next cluster where it is one wide scalar of three bytes and the next one has three
  /// bytes too: most East Asian text goes this way, at one look into a small table for each.
  @inline(__always)
  private mutating func nextWide() -> Cluster? {
    guard profile.unit == .cluster, position &+ 8 <= source.count else { return nil }
    let bytes = source.word(position)
    let first = UInt32(truncatingIfNeeded: bytes)
    guard bytes & 0xC0C0_F0C0_C0F0 == 0x8080_E080_80E0,
      UnicodeTables.uniformColumns(first) == 2,
      UnicodeTables.uniformColumns(UInt32(truncatingIfNeeded: bytes >> 24)) != 0
    else { return nil }
    let scalar = (first & 0xF) << 12 | (first >> 8 & 0x3F) << 6 | first >> 16 & 0x3F
    let cluster = Cluster(
      bytes: position..<position &+ 3, scalar: scalar, columns: 2, traits: [])
    position &+= 3
    column &+= 2
    return cluster
  }

  /// Whether what begins at an offset certainly begins a cluster after a simple scalar.
  @inline(__always)
  private func isBoundary(_ offset: Int) -> Bool {
    guard offset < source.count else { return true }
    if source.byte(offset) < 0x80 { return true }
    let next = source.decode(offset)
    return ScalarProperties(next.scalar).isSimple
  }

  /// Builds the next cluster scalar by scalar; there is at least one byte left.
  @inline(never)
  mutating func nextComplex() -> Cluster {
    if let space = nextTabSpace() { return space }
    let start = position
    var machine = ClusterMachine(profile)
    position = feed(&machine, from: start) { _ in }
    _ = machine.finish()
    let columns = machine.columns
    column &+= columns
    return Cluster(
      bytes: start..<position, scalar: machine.first, columns: columns, traits: machine.traits)
  }

  /// Feeds scalars to a machine until one begins the next cluster, and returns its offset.
  @inline(__always)
  private func feed(
    _ machine: inout ClusterMachine, from start: Int, _ keep: (UInt32) -> Void
  ) -> Int {
    var at = start
    while at < source.count {
      let byte = source.byte(at)
      if byte < 0x80, machine.endsBeforeLetters || byte == 0x09 && at > start { break }
      // A prepended mark encloses digits, never a space, which may be one of a tab's.
      if byte == 0x20, machine.scalars > 0 { break }
      let scalar = nextScalar(at)
      let properties = ScalarProperties(scalar.scalar)
      switch machine.offer(scalar.scalar, properties, isValid: scalar.isValid) {
      case .kept(let shown): keep(shown)
      case .keptAfter(let before, let shown):
        keep(before)
        keep(shown)
      case .dropped: break
      case .next: return at
      }
      at &+= scalar.length
    }
    return at
  }

  /// Decodes the scalar at an offset; CR LF counts as one line feed.
  @inline(__always)
  private func nextScalar(_ offset: Int) -> UTF8Bytes.Decoded {
    let scalar = source.decode(offset)
    let isPair =
      scalar.scalar == 0x0D && offset + 1 < source.count && source.byte(offset + 1) == 0x0A
    return isPair ? UTF8Bytes.Decoded(scalar: 0x0A, length: 2, isValid: true) : scalar
  }

  /// Returns one of the spaces of a tab but the last, which marks may follow.
  private mutating func nextTabSpace() -> Cluster? {
    guard source.byte(position) == 0x09 else { return nil }
    if pendingSpaces == 0 {
      pendingSpaces = ClusterScanner.tabStop - column % ClusterScanner.tabStop
    }
    pendingSpaces -= 1
    guard pendingSpaces > 0 else { return nil }
    column += 1
    return Cluster(bytes: position..<position, scalar: 0x20, columns: 1, traits: .rewritten)
  }

  private func rewrittenText(_ bytes: Range<Int>) -> String {
    var machine = ClusterMachine(profile)
    var text = String.UnicodeScalarView()
    _ = feed(&machine, from: bytes.lowerBound) { scalar in
      if let scalar = Unicode.Scalar(scalar) { text.append(scalar) }
    }
    if let last = machine.finish().flatMap(Unicode.Scalar.init) { text.append(last) }
    if let first = Unicode.Scalar(machine.first), !text.isEmpty {
      text.replaceSubrange(text.startIndex...text.startIndex, with: CollectionOfOne(first))
    }
    return String(text)
  }
}
