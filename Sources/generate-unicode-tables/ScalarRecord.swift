/// What the text engine must know about a scalar, packed into 28 bits: seven in each byte.
///
/// The eighth bit of each byte stays clear, so that a table of records is plain ASCII and can live
/// in a string literal, which costs nothing at start-up. `ScalarProperties` in DFTerminalCore reads
/// the same layout.
struct ScalarRecord: Hashable {
  /// How a scalar takes part in cluster boundaries (UAX #29).
  enum Break: UInt32 {
    case other, carriageReturn, lineFeed, control, extend, joiner, spacingMark, prepend
    case regionalIndicator, hangulL, hangulV, hangulT, hangulLV, hangulLVT
    case pictographic, consonant
  }

  /// What the sanitiser does with a scalar.
  enum Action: UInt32 {
    case keep, picture, replace, remove, lineFeed, carriageReturn, lineSeparator, tab
    case joiner, nonJoiner, softHyphen, variant, textStyle, emojiStyle, supplement, tag
  }

  /// How a scalar takes part in wrapping.
  enum Wrap: UInt32 {
    case none, space, opener, closer
  }

  var breaking = Break.other
  var isLinker = false
  var isConjunctExtend = false
  var isModifierBase = false
  var columns: UInt32 = 1
  var legacyColumns: UInt32 = 1
  var isAmbiguous = false
  var isUnsure = false
  var takesStyle = false
  var action = Action.keep
  var isModifier = false
  var allowsJoiners = false
  var wrap = Wrap.none
  var isIdeographic = false

  /// Whether the scalar begins a cluster and, unless an extender follows, ends it.
  var isSimple: Bool {
    let plain: Set<Break> = [.other, .pictographic, .consonant, .hangulLV, .hangulLVT]
    return action == .keep && plain.contains(breaking) && columns > 0
  }

  /// The packed form.
  var bits: UInt32 {
    var bits = breaking.rawValue
    bits |= flag(isLinker, 4) | flag(isConjunctExtend, 5) | flag(isModifierBase, 6)
    bits |= columns << 8 | legacyColumns << 10
    bits |= flag(isAmbiguous, 12) | flag(isUnsure, 13) | flag(takesStyle, 14)
    bits |= action.rawValue << 16
    bits |= flag(isModifier, 20) | flag(allowsJoiners, 21)
    bits |= wrap.rawValue << 24 | flag(isIdeographic, 26) | flag(isSimple, 27)
    return bits
  }

  private func flag(_ value: Bool, _ bit: UInt32) -> UInt32 { value ? 1 << bit : 0 }
}
