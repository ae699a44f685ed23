/// Decides where one extended grapheme cluster ends and the next begins (UAX #29).
///
/// Feed it the scalars of a text in order: ``joins(_:)`` asks, ``accept(_:)`` moves on. Its state
/// is a few bytes, so the work is linear and bounded whatever the text.
package struct GraphemeBreaker: Equatable, Sendable, BitwiseCopyable {
  /// How far the run that rule GB9c looks for has come.
  private enum Conjunct: UInt8 { case none, consonant, linked }
  /// How far the run that rule GB11 looks for has come.
  private enum Emoji: UInt8 { case none, pictographic, joined }

  /// The classes of scalars that the next one must have to join the cluster, a bit for each.
  private var joining: UInt16 = 0
  private var conjunct = Conjunct.none
  private var emoji = Emoji.none
  private var isOddIndicator = false

  /// Starts at the beginning of a text, where nothing joins.
  package init() {}

  /// Whether the last scalar is an emoji, with marks, whose cluster a joiner may continue.
  @inline(__always)
  package var endsInPictographic: Bool { emoji == .pictographic }

  /// Whether plain letters join, as after a prepended mark.
  @inline(__always)
  package var joinsLetters: Bool { joining & GraphemeBreaker.bit(.other) != 0 }

  /// Whether a plain letter or another regional indicator joins.
  @inline(__always)
  package var isOpen: Bool { joinsLetters || isOddIndicator }

  /// Whether the next scalar belongs to the cluster of the ones before it.
  @inline(__always)
  package func joins(_ next: ScalarProperties) -> Bool {
    joining >> next.breaking.rawValue & 1 != 0
  }

  /// Moves past a scalar.
  @inline(__always)
  package mutating func accept(_ scalar: ScalarProperties) {
    let kind = scalar.breaking
    joining = GraphemeBreaker.joining(after: kind)
    switch kind {
    case .pictographic: emoji = .pictographic
    case .extend: if emoji == .joined { emoji = .none }
    case .joiner: emoji = emoji == .pictographic ? .joined : .none
    default: emoji = .none
    }
    if emoji == .joined { joining |= GraphemeBreaker.bit(.pictographic) }
    isOddIndicator = kind == .regionalIndicator && !isOddIndicator
    if isOddIndicator { joining |= GraphemeBreaker.bit(.regionalIndicator) }
    advanceConjunct(scalar)
  }

  @inline(__always)
  private mutating func advanceConjunct(_ scalar: ScalarProperties) {
    if scalar.breaking == .consonant {
      conjunct = .consonant
    } else if conjunct != .none {
      if scalar.isLinker {
        conjunct = .linked
      } else if !scalar.isConjunctExtend {
        conjunct = .none
      }
      if conjunct == .linked { joining |= GraphemeBreaker.bit(.consonant) }
    }
  }

  /// Returns the classes that join after a class whatever came before it.
  @inline(__always)
  private static func joining(after kind: ScalarProperties.Break) -> UInt16 {
    let marks = bit(.extend) | bit(.joiner) | bit(.spacingMark)
    switch kind {
    case .control, .lineFeed: return 0
    case .carriageReturn: return bit(.lineFeed)
    case .prepend: return ~(bit(.control) | bit(.carriageReturn) | bit(.lineFeed))
    case .hangulL: return marks | bit(.hangulL) | bit(.hangulV) | bit(.hangulLV) | bit(.hangulLVT)
    case .hangulV, .hangulLV: return marks | bit(.hangulV) | bit(.hangulT)
    case .hangulT, .hangulLVT: return marks | bit(.hangulT)
    default: return marks
    }
  }

  @inline(__always)
  private static func bit(_ kind: ScalarProperties.Break) -> UInt16 { 1 << kind.rawValue }
}
