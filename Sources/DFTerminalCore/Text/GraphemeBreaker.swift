/// Decides where one extended grapheme cluster ends and the next begins (UAX #29).
///
/// Feed it the scalars of a text in order: ``joins(_:)`` asks, ``accept(_:)`` moves on. Its state
/// is a few bytes, so the work is linear and bounded whatever the text.
package struct GraphemeBreaker: Equatable, Sendable, BitwiseCopyable {
  /// How far the run that rule GB9c looks for has come.
  private enum Conjunct: UInt8 { case none, consonant, linked }
  /// How far the run that rule GB11 looks for has come.
  private enum Emoji: UInt8 { case none, pictographic, joined }

  private var previous = ScalarProperties.Break.control
  private var conjunct = Conjunct.none
  private var emoji = Emoji.none
  private var isOddIndicator = false

  /// Starts at the beginning of a text, where nothing joins.
  package init() {}

  /// Whether the last scalar is an emoji, with marks, whose cluster a joiner may continue.
  package var endsInPictographic: Bool { emoji == .pictographic }

  /// Whether the next scalar belongs to the cluster of the ones before it.
  @inline(__always)
  package func joins(_ next: ScalarProperties) -> Bool {
    switch next.breaking {
    case .extend, .joiner, .spacingMark: !isControl
    case .other: previous == .prepend
    case .pictographic: emoji == .joined || previous == .prepend
    case .consonant: conjunct == .linked || previous == .prepend
    case .prepend: previous == .prepend
    case .regionalIndicator: isOddIndicator || previous == .prepend
    case .hangulL, .hangulLV, .hangulLVT: previous == .hangulL || previous == .prepend
    case .hangulV, .hangulT: joinsJamo(next.breaking)
    case .lineFeed: previous == .carriageReturn
    case .carriageReturn, .control: false
    }
  }

  /// Moves past a scalar.
  @inline(__always)
  package mutating func accept(_ scalar: ScalarProperties) {
    let kind = scalar.breaking
    isOddIndicator = kind == .regionalIndicator && !isOddIndicator
    switch kind {
    case .pictographic: emoji = .pictographic
    case .extend: if emoji == .joined { emoji = .none }
    case .joiner: emoji = emoji == .pictographic ? .joined : .none
    default: emoji = .none
    }
    if kind == .consonant {
      conjunct = .consonant
    } else if conjunct != .none {
      if scalar.isLinker {
        conjunct = .linked
      } else if !scalar.isConjunctExtend {
        conjunct = .none
      }
    }
    previous = kind
  }

  private var isControl: Bool {
    previous == .control || previous == .carriageReturn || previous == .lineFeed
  }

  private func joinsJamo(_ next: ScalarProperties.Break) -> Bool {
    switch previous {
    case .prepend: true
    case .hangulL: next == .hangulV
    case .hangulV, .hangulLV: true
    case .hangulT, .hangulLVT: next == .hangulT
    default: false
    }
  }
}
