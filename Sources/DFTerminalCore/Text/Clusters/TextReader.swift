extension ClusterScanner {
  /// Reads the rest of the text and returns the traits of its clusters, of which only
  /// ``Traits/rewritten`` and ``Traits/hidden`` are sure to be complete; ``column`` tells the cells.
  @discardableResult
  package mutating func readRest() -> Traits {
    var traits: Traits = []
    // A tab that was begun ends first.
    while hasPendingSpaces, let cluster = next() { traits.formUnion(cluster.traits) }
    var reader = TextReader(source, profile: profile, at: position, column: column)
    traits.formUnion(reader.read())
    position = source.count
    column = reader.columns
    return traits
  }
}

/// Counts the cells of a text without building its clusters, as far as that is possible.
///
/// Runs of ASCII and of simple scalars are only counted, and so are marks and common emoji
/// sequences; a ``ClusterScanner`` builds the other clusters one by one.
struct TextReader {
  private let source: UTF8Bytes
  private let profile: WidthProfile
  private var place: Place

  /// Starts at an offset between two clusters, up to which the text takes `column` cells.
  @inline(__always)
  init(_ source: UTF8Bytes, profile: WidthProfile, at offset: Int, column: Int) {
    self.source = source
    self.profile = profile
    place = Place(at: offset, total: column)
  }

  /// The cells of what was read.
  @inline(__always)
  var columns: Int { place.total }

  /// Reads to the end and returns the traits of the clusters that had to be built.
  @inline(__always)
  mutating func read() -> ClusterScanner.Traits {
    var traits: ClusterScanner.Traits = []
    while place.at < source.count {
      if source.byte(place.at) < 0x80 {
        place.pass(ascii: source.endOfPrintableASCII(from: place.at))
      } else {
        place.start = place.at
        place.columns = 0
      }
      if profile == .grapheme {
        passClusters(&place)
      } else {
        passSimple(&place)
      }
      guard place.at < source.count else { break }
      if source.byte(place.at) &- 0x20 < 0x5F { continue }
      traits.formUnion(build(&place))
    }
    return traits
  }

  /// Builds the next cluster; it may be the last one counted, with what comes now.
  @inline(never)
  private func build(_ place: inout Place) -> ClusterScanner.Traits {
    let isApart = source.byte(place.at) < 0x80 || place.columns == 0
    var scanner = ClusterScanner(
      source, profile: profile, at: isApart ? place.at : place.start,
      column: isApart ? place.total : place.total - place.columns)
    var traits: ClusterScanner.Traits = []
    repeat { traits.formUnion(scanner.nextComplex().traits) } while scanner.hasPendingSpaces
    place = Place(at: scanner.position, total: scanner.column)
    return traits
  }

  /// How far reading has come, and the last cluster counted.
  private struct Place {
    /// The offset of the next byte.
    var at: Int
    /// The cells of all clusters counted.
    var total: Int
    /// Where the last cluster begins.
    var start: Int
    /// Where its last base begins, to which marks and joiners apply.
    var base: Int
    /// The cells of the last cluster; 0 if there is none.
    var columns = 0

    @inline(__always)
    init(at: Int, total: Int) {
      self.at = at
      self.total = total
      start = at
      base = at
    }

    /// Counts a cluster of one scalar.
    @inline(__always)
    mutating func pass(_ length: Int, columns: Int) {
      start = at
      base = at
      self.columns = columns
      total &+= columns
      at &+= length
    }

    /// Counts several clusters of one scalar up to an offset; `length` and `columns` are those of
    /// the last one.
    @inline(__always)
    mutating func pass(to end: Int, _ sum: Int, last length: Int, columns: Int) {
      total &+= sum
      at = end
      start = end &- length
      base = start
      self.columns = columns
    }

    /// Counts clusters of one byte up to an offset.
    @inline(__always)
    mutating func pass(ascii end: Int) {
      total &+= end &- at
      columns = end > at ? 1 : 0
      start = end > at ? end &- 1 : at
      base = start
      at = end
    }

    /// Makes the last cluster two cells wide and moves past scalars that belong to it.
    @inline(__always)
    mutating func widen(_ length: Int) {
      total &+= 2 &- columns
      columns = 2
      at &+= length
    }
  }

  /// Moves past simple scalars beyond ASCII, whatever the profile.
  @inline(never)
  private func passSimple(_ place: inout Place) {
    while place.at < source.count, source.byte(place.at) >= 0x80 {
      let scalar = source.decode(place.at)
      let properties = ScalarProperties(scalar.scalar)
      guard properties.isSimple, scalar.isValid else { return }
      place.pass(scalar.length, columns: profile.columns(of: properties))
    }
  }
}

/// The profile where clusters take cells and ambiguous glyphs are narrow.
extension TextReader {
  /// Moves past simple scalars beyond ASCII and what commonly follows them in their cluster.
  @inline(__always)
  private func passClusters(_ place: inout Place) {
    while true {
      passTriples(&place)
      guard place.at < source.count, source.byte(place.at) >= 0x80 else { return }
      let scalar = source.decode(place.at)
      let properties = ScalarProperties(scalar.scalar)
      guard scalar.isValid else { return }
      if properties.isSimple {
        place.pass(scalar.length, columns: properties.columns)
      } else if !passExtender(properties, scalar.length, &place) {
        return
      }
    }
  }

  /// Moves past simple scalars of three bytes: most East Asian text goes this way.
  @inline(__always)
  private func passTriples(_ place: inout Place) {
    var at = place.at
    var total = 0
    var columns = 0
    while at &+ 8 <= source.count {
      let bytes = source.word(at)
      guard bytes & 0xC0C0_F0C0_C0F0 == 0x8080_E080_80E0 else { break }
      let low = UInt32(truncatingIfNeeded: bytes)
      let high = UInt32(truncatingIfNeeded: bytes >> 24)
      var first = UnicodeTables.uniformColumns(low)
      var second = UnicodeTables.uniformColumns(high)
      if first &* second == 0 {
        first = UnicodeTables.simpleColumns(low)
        second = UnicodeTables.simpleColumns(high)
        guard first &* second != 0 else { break }
      }
      columns = second
      total &+= first &+ second
      at &+= 6
    }
    while at &+ 3 <= source.count, source.count >= 4 {
      let bytes = source.triple(at)
      guard bytes & 0x00C0_C0F0 == 0x0080_80E0 else { break }
      let found = UnicodeTables.simpleColumns(bytes)
      guard found != 0 else { break }
      columns = found
      total &+= columns
      at &+= 3
    }
    if at > place.at { place.pass(to: at, total, last: 3, columns: columns) }
  }

  /// Moves past a scalar that is not simple, if it is a mark on the last cluster or completes one
  /// of the common emoji sequences, and returns whether it did.
  @inline(__always)
  private func passExtender(
    _ properties: ScalarProperties, _ length: Int, _ place: inout Place
  ) -> Bool {
    // Longer clusters may hold more scalars than are kept.
    guard place.at &- place.start < ClusterMachine.limit - 8 else { return false }
    if properties.breaking == .regionalIndicator { return passFlag(length, &place) }
    guard place.columns > 0 else { return false }
    if properties.isPlainMark {
      place.at &+= length
      return true
    }
    let base = source.decode(place.base)
    let start = ScalarProperties(base.scalar)
    switch properties.action {
    case .keep
    where properties.isModifier && start.isModifierBase && place.base &+ base.length == place.at:
      place.widen(length)
      return true
    case .emojiStyle where start.takesStyle && place.base &+ base.length == place.at:
      place.widen(length)
      return true
    case .joiner where start.breaking == .pictographic:
      return passJoined(length, &place)
    default:
      return false
    }
  }

  /// Moves past two regional indicators.
  @inline(__always)
  private func passFlag(_ length: Int, _ place: inout Place) -> Bool {
    let second = place.at &+ length
    guard second < source.count,
      ScalarProperties(source.decode(second).scalar).breaking == .regionalIndicator
    else { return false }
    place.pass(length &+ length, columns: 2)
    return true
  }

  /// Moves past a joiner and the emoji after it.
  @inline(__always)
  private func passJoined(_ length: Int, _ place: inout Place) -> Bool {
    let next = place.at &+ length
    guard next < source.count else { return false }
    let scalar = source.decode(next)
    guard ScalarProperties(scalar.scalar).breaking == .pictographic else { return false }
    place.widen(length &+ scalar.length)
    place.base = next
    return true
  }
}

extension ScalarProperties {
  /// Whether it is a mark without a width of its own that any base takes.
  @inline(__always)
  fileprivate var isPlainMark: Bool {
    breaking == .extend && isKept && columns == 0 && !isUnsure && !isLinker
  }
}
