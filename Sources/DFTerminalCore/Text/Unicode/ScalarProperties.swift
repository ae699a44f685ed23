/// What the text engine must know about one Unicode scalar, in 28 bits.
///
/// The layout is that of `ScalarRecord` in the table generator.
package struct ScalarProperties: Equatable, Sendable, BitwiseCopyable {
  /// The packed form.
  package let bits: UInt32

  @inlinable package init(bits: UInt32) { self.bits = bits }

  /// How a scalar takes part in cluster boundaries (UAX #29).
  @frozen package enum Break: UInt8, Sendable {
    case other, carriageReturn, lineFeed, control, extend, joiner, spacingMark, prepend
    case regionalIndicator, hangulL, hangulV, hangulT, hangulLV, hangulLVT
    case pictographic, consonant
  }

  /// What the sanitiser does with a scalar.
  package enum Action: UInt8, Sendable {
    /// Shows it.
    case keep
    /// Shows the Control Picture of a C0 control.
    case picture
    /// Shows U+FFFD.
    case replace
    /// Takes it out and reports hidden text.
    case remove
    /// Shows the mark of a line break.
    case lineFeed, carriageReturn, lineSeparator
    /// Shows spaces up to the next tab stop.
    case tab
    /// Keeps zero-width joiners and non-joiners where spelling or emoji use them.
    case joiner, nonJoiner
    /// Shows a hyphen.
    case softHyphen
    /// Keeps variation selectors where a base takes them.
    case variant, textStyle, emojiStyle, supplement
    /// Keeps tag characters after the black flag.
    case tag
  }

  /// How a scalar takes part in wrapping.
  package enum Wrap: UInt8, Sendable {
    /// Part of a word.
    case none
    /// A space at which a line may end.
    case space
    /// Punctuation that stays with what follows it.
    case opener
    /// Punctuation that stays with what precedes it.
    case closer
  }

  /// The class in cluster boundaries.
  @inline(__always) package var breaking: Break {
    // Four bits and sixteen cases: every pattern is a case.
    unsafe unsafeBitCast(UInt8(truncatingIfNeeded: bits & 0xF), to: Break.self)
  }
  /// Whether it is a virama that joins consonants (Indic_Conjunct_Break=Linker).
  package var isLinker: Bool { bits & 1 << 4 != 0 }
  /// Whether it may stand inside a conjunct (Indic_Conjunct_Break=Extend).
  package var isConjunctExtend: Bool { bits & 1 << 5 != 0 }
  /// Whether skin tones apply to it.
  package var isModifierBase: Bool { bits & 1 << 6 != 0 }
  /// The cells it adds to a cluster: 0, 1 or 2.
  package var columns: Int { Int(bits >> 8 & 3) }
  /// The cells it takes on terminals that go scalar by scalar, by tables of Unicode 15.0.
  package var legacyColumns: Int { Int(bits >> 10 & 3) }
  /// Whether East Asian terminals may show it in two cells.
  package var isAmbiguous: Bool { bits & 1 << 12 != 0 }
  /// Whether terminals disagree about its width.
  package var isUnsure: Bool { bits & 1 << 13 != 0 }
  /// Whether U+FE0F makes it a wide emoji and U+FE0E a narrow text glyph.
  package var takesStyle: Bool { bits & 1 << 14 != 0 }
  /// What the sanitiser does with it.
  @inline(__always) package var action: Action {
    unsafe unsafeBitCast(UInt8(truncatingIfNeeded: bits >> 16 & 0xF), to: Action.self)
  }
  /// Whether the sanitiser shows it as it is.
  package var isKept: Bool { bits & 0xF << 16 == 0 }
  /// Whether it is a skin tone.
  package var isModifier: Bool { bits & 1 << 20 != 0 }
  /// Whether it belongs to a script that spells with joiners and non-joiners.
  package var allowsJoiners: Bool { bits & 1 << 21 != 0 }
  /// How it takes part in wrapping.
  package var wrap: Wrap {
    unsafe unsafeBitCast(UInt8(truncatingIfNeeded: bits >> 24 & 3), to: Wrap.self)
  }
  /// Whether a line may break on both sides of it, as between ideographs.
  package var isIdeographic: Bool { bits & 1 << 26 != 0 }
  /// Whether it begins a cluster and, unless an extender follows, ends it.
  package var isSimple: Bool { bits & 1 << 27 != 0 }

  /// Looks a scalar up; constant time, three loads.
  @inline(__always)
  package init(_ scalar: UInt32) {
    self = UnicodeTables.properties(scalar)
  }
}
