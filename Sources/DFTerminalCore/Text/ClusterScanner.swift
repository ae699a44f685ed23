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
  package private(set) var position = 0
  /// The cells of all clusters read.
  package private(set) var column = 0
  private var pendingSpaces = 0

  /// Starts at the beginning of a text.
  package init(_ source: UTF8Bytes, profile: WidthProfile = .grapheme) {
    self.source = source
    self.profile = profile
  }

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
  /// bytes; empty where the next cluster is something else.
  @inline(__always)
  package mutating func takeASCII() -> Range<Int> {
    let start = position
    if pendingSpaces > 0 { return start..<start }
    var end = source.endOfPrintableASCII(from: start)
    // A mark may follow the last one and belong to it.
    if end > start, end < source.count, source.byte(end) >= 0x80 { end -= 1 }
    position = end
    column += end - start
    return start..<end
  }

  /// Takes at most `columns` bytes of the printable ASCII that comes next.
  @inline(__always) @discardableResult
  package mutating func takeASCII(columns: Int) -> Range<Int> {
    var run = takeASCII()
    if run.count > columns {
      let surplus = run.count - max(columns, 0)
      position -= surplus
      column -= surplus
      run = run.lowerBound..<position
    }
    return run
  }

  /// Returns the next cluster, or `nil` at the end.
  @inline(__always)
  package mutating func next() -> Cluster? {
    guard position < source.count else { return nil }
    let first = source.decode(position)
    let properties = ScalarProperties(first.scalar)
    let end = position + first.length
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
    column += columns
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
  /// Whether what begins at an offset certainly begins a cluster after a simple scalar.
  @inline(__always)
  private func isBoundary(_ offset: Int) -> Bool {
    guard offset < source.count else { return true }
    if source.byte(offset) < 0x80 { return true }
    let next = source.decode(offset)
    return ScalarProperties(next.scalar).isSimple
  }

  /// Builds the next cluster scalar by scalar; there is at least one byte left.
  private mutating func nextComplex() -> Cluster {
    if let space = nextTabSpace() { return space }
    var machine = ClusterMachine(profile)
    let start = position
    feed(&machine) { _ in }
    let columns = machine.columns
    column += columns
    return Cluster(
      bytes: start..<position, scalar: machine.first, columns: columns, traits: machine.traits)
  }

  /// Feeds scalars from ``position`` on until one begins the next cluster.
  @inline(__always)
  private mutating func feed(_ machine: inout ClusterMachine, _ keep: (UInt32) -> Void) {
    while position < source.count {
      let scalar = nextScalar()
      if scalar.scalar == 0x09, machine.scalars > 0 { return }
      switch machine.offer(scalar.scalar, isValid: scalar.isValid) {
      case .kept(let shown): keep(shown)
      case .keptWithJoiner(let shown):
        keep(0x200D)
        keep(shown)
      case .dropped: break
      case .next: return
      }
      position += scalar.length
    }
  }

  /// Decodes the scalar at ``position``; CR LF counts as one line feed.
  private func nextScalar() -> UTF8Bytes.Decoded {
    var scalar = source.decode(position)
    let isPair =
      scalar.scalar == 0x0D && position + 1 < source.count
      && source.byte(position + 1) == 0x0A
    if isPair {
      scalar.scalar = 0x0A
      scalar.length = 2
    }
    return scalar
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
    var copy = self
    copy.position = bytes.lowerBound
    var machine = ClusterMachine(profile)
    var text = String.UnicodeScalarView()
    copy.feed(&machine) { scalar in
      if let scalar = Unicode.Scalar(scalar) { text.append(scalar) }
    }
    return String(text)
  }
}

extension ClusterScanner {
  /// Reads the rest of the text and returns the cells it takes.
  package mutating func measureRest() -> Int {
    let start = column
    var lastStart = -1
    var lastColumns = 0
    while position < source.count {
      if source.byte(position) < 0x80 {
        let end = source.endOfPrintableASCII(from: position)
        if end > position {
          column += end - position
          position = end
          (lastStart, lastColumns) = (end - 1, 1)
          continue
        }
      } else if skipSimple(&lastStart, &lastColumns) {
        continue
      }
      // What comes now may belong to the cluster before it, so that one is read again.
      if lastStart >= 0, source.byte(position) >= 0x80 {
        position = lastStart
        column -= lastColumns
      }
      _ = nextComplex()
      lastStart = -1
    }
    return column - start
  }

  /// Skips simple scalars past ASCII; returns whether there was one.
  @inline(__always)
  private mutating func skipSimple(_ lastStart: inout Int, _ lastColumns: inout Int) -> Bool {
    var at = position
    var total = 0
    while at < source.count {
      let scalar = source.decode(at)
      let properties = ScalarProperties(scalar.scalar)
      guard scalar.scalar >= 0x80, properties.isSimple, scalar.isValid else { break }
      lastStart = at
      lastColumns = profile.columns(of: properties)
      total += lastColumns
      at += scalar.length
    }
    let found = at > position
    position = at
    column += total
    return found
  }
}
