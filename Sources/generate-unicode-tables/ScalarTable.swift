import Foundation

/// The records of all 1,114,112 code points, computed from the input files.
struct ScalarTable {
  /// One record per code point.
  private(set) var records = [ScalarRecord](repeating: ScalarRecord(), count: 0x11_0000)
  /// The Unicode version the files state.
  let version: String

  /// Reads the files in `inputs` and derives every record.
  init(inputs: UCDInputs) {
    version = inputs.version
    applyBreaks(inputs)
    applyWidths(inputs)
    applyDoubts(inputs)
    applyEmoji(inputs)
    applyActions(inputs)
    applyJoinerContexts(inputs)
    applyWrapping(inputs)
  }

  private mutating func update(
    _ ranges: [ClosedRange<UInt32>], _ change: (inout ScalarRecord) -> Void
  ) {
    for range in ranges {
      for value in range { change(&records[Int(value)]) }
    }
  }
}

extension ScalarTable {
  private mutating func applyBreaks(_ inputs: UCDInputs) {
    let kinds: [String: ScalarRecord.Break] = [
      "CR": .carriageReturn, "LF": .lineFeed, "Control": .control, "Extend": .extend,
      "ZWJ": .joiner, "SpacingMark": .spacingMark, "Prepend": .prepend,
      "Regional_Indicator": .regionalIndicator, "L": .hangulL, "V": .hangulV, "T": .hangulT,
      "LV": .hangulLV, "LVT": .hangulLVT, "Other": .other,
    ]
    for entry in inputs.graphemeBreaks.entries {
      guard let kind = kinds[String(entry.fields[0])] else { continue }
      update([entry.range]) { $0.breaking = kind }
    }
    update(inputs.emojiData.ranges(of: "Extended_Pictographic")) { $0.breaking = .pictographic }
    for entry in inputs.coreProperties.entries where entry.fields[0] == "InCB" {
      update([entry.range]) { record in
        switch entry.fields[1] {
        case "Linker": record.isLinker = true
        case "Extend": record.isConjunctExtend = true
        case "Consonant": record.breaking = .consonant
        default: break
        }
      }
    }
  }

  /// Columns by East Asian Width, then by general category, as terminals draw them.
  private mutating func applyWidths(_ inputs: UCDInputs) {
    for entry in inputs.eastAsianWidth.entries {
      update([entry.range]) { record in
        record.columns = entry.isWide ? 2 : 1
        record.isAmbiguous = entry.fields[0] == "A"
      }
    }
    for entry in inputs.eastAsianWidth15.entries {
      update([entry.range]) { $0.legacyColumns = entry.isWide ? 2 : 1 }
    }
    for category in ["Mn", "Me", "Cf", "Zl", "Zp", "Cc"] {
      setWidth(0, inputs.categories.ranges(of: category))
    }
    setWidth(1, inputs.categories.ranges(of: "Mc"))
    setWidth(0, inputs.coreProperties.ranges(of: "Default_Ignorable_Code_Point"))
    setWidth(1, [0xAD...0xAD])
    setWidth(1, prependedMarks(inputs))
    setWidth(0, [0x1160...0x11FF, 0xD7B0...0xD7FF])
    update([0x2028...0x2029]) { $0.legacyColumns = 1 }
    update(inputs.graphemeBreaks.ranges(of: "Regional_Indicator")) { $0.columns = 2 }
  }

  /// Format characters that precede and enclose digits are drawn, unlike the other ones.
  private func prependedMarks(_ inputs: UCDInputs) -> [ClosedRange<UInt32>] {
    inputs.categories.ranges(of: "Cf").filter {
      records[Int($0.lowerBound)].breaking == .prepend
    }
  }

  private mutating func setWidth(_ width: UInt32, _ ranges: [ClosedRange<UInt32>]) {
    update(ranges) { record in
      record.columns = width
      record.legacyColumns = width
      if width == 0 { record.isAmbiguous = false }
    }
  }

  /// Marks the scalars that many terminals do not know yet, or that fonts give any width.
  private mutating func applyDoubts(_ inputs: UCDInputs) {
    update([0...0x10FFFF]) { record in
      record.isUnsure = record.columns != record.legacyColumns
    }
    for entry in inputs.ages.entries {
      let isNew =
        (entry.fields[0].split(separator: ".").first.flatMap { Int($0) } ?? 99) > 15
        || entry.fields[0] == "15.1"
      update([entry.range]) { $0.isUnsure = $0.isUnsure || isNew && $0.columns > 0 }
    }
    // `@missing` made every scalar doubtful before the assigned ones were read; start over there.
    for entry in inputs.ages.entries where entry.isSettledAge {
      update([entry.range]) { $0.isUnsure = $0.columns != $0.legacyColumns }
    }
    update([0xE000...0xF8FF, 0xF0000...0xFFFFD, 0x100000...0x10FFFD]) { $0.isUnsure = true }
    update(inputs.categories.ranges(of: "Mc")) { $0.isUnsure = true }
    // Vowels and finals of Hangul, joiners and tags take no cell, but not every terminal knows.
    update([0x1160...0x11FF, 0xD7B0...0xD7FF, 0x200D...0x200D, 0xE0020...0xE007F]) {
      $0.isUnsure = true
    }
  }

  private mutating func applyEmoji(_ inputs: UCDInputs) {
    update(inputs.emojiData.ranges(of: "Emoji_Modifier_Base")) { $0.isModifierBase = true }
    update(inputs.emojiData.ranges(of: "Emoji_Modifier")) { $0.isModifier = true }
    for entry in inputs.emojiVariations.entries {
      update([entry.range]) { $0.takesStyle = true }
    }
  }
}

extension ScalarTable {
  /// What the sanitiser does; the order matters, later lines are exceptions to earlier ones.
  private mutating func applyActions(_ inputs: UCDInputs) {
    act(.remove, inputs.coreProperties.ranges(of: "Default_Ignorable_Code_Point"))
    act(.remove, inputs.categories.ranges(of: "Cf").filter { !prependedMarks(inputs).contains($0) })
    act(.picture, [0x00...0x1F, 0x7F...0x7F])
    act(.replace, [0x80...0x9F, 0xFDD0...0xFDEF, 0xD800...0xDFFF])
    act(.replace, (0...16).map { $0 << 16 | 0xFFFE...($0 << 16 | 0xFFFF) })
    act(.replace, [0x115F...0x1160, 0x3164...0x3164, 0xFFA0...0xFFA0])
    act(.tab, [0x09...0x09])
    act(.lineFeed, [0x0A...0x0A])
    act(.carriageReturn, [0x0D...0x0D])
    act(.lineSeparator, [0x2028...0x2029])
    act(.nonJoiner, [0x200C...0x200C])
    act(.joiner, [0x200D...0x200D])
    act(.softHyphen, [0xAD...0xAD])
    act(.variant, [0xFE00...0xFE0D, 0x180B...0x180D, 0x180F...0x180F])
    act(.textStyle, [0xFE0E...0xFE0E])
    act(.emojiStyle, [0xFE0F...0xFE0F])
    act(.supplement, [0xE0100...0xE01EF])
    act(.tag, [0xE0020...0xE007F])
  }

  private mutating func act(_ action: ScalarRecord.Action, _ ranges: [ClosedRange<UInt32>]) {
    update(ranges) { $0.action = action }
  }

  /// Letters and marks of scripts whose spelling uses the zero-width joiner and non-joiner.
  private mutating func applyJoinerContexts(_ inputs: UCDInputs) {
    for entry in inputs.joiningTypes.entries where ["D", "R", "L"].contains(entry.joiningType) {
      update([entry.range]) { $0.allowsJoiners = true }
    }
    let outside: Set<Substring> = [
      "Other", "Number", "Consonant_Placeholder", "Non_Joiner", "Joiner",
    ]
    for entry in inputs.syllables.entries where !outside.contains(entry.fields[0]) {
      update([entry.range]) { $0.allowsJoiners = true }
    }
  }

  private mutating func applyWrapping(_ inputs: UCDInputs) {
    update(inputs.categories.ranges(of: "Zs")) { $0.wrap = .space }
    update([0xA0...0xA0, 0x2007...0x2007, 0x202F...0x202F]) { $0.wrap = .none }
    update([0x09...0x09]) { $0.wrap = .space }
    update(inputs.categories.ranges(of: "Ps") + inputs.categories.ranges(of: "Pi")) {
      $0.wrap = .opener
    }
    for category in ["Pe", "Pf", "Po", "Pd"] {
      update(inputs.categories.ranges(of: category)) { $0.wrap = .closer }
    }
    // Small kana, iteration and length marks stay with what they follow.
    update(ScalarTable.boundKana) { $0.wrap = .closer }
    update([0...0x10FFFF]) { record in
      let plain: Set<ScalarRecord.Break> = [
        .other, .hangulL, .hangulLV, .hangulLVT, .pictographic, .regionalIndicator,
      ]
      record.isIdeographic = record.columns == 2 && plain.contains(record.breaking)
    }
  }

  private static let boundKana: [ClosedRange<UInt32>] = [
    0x3005...0x3005, 0x303B...0x303B, 0x3041...0x3041, 0x3043...0x3043, 0x3045...0x3045,
    0x3047...0x3047, 0x3049...0x3049, 0x3063...0x3063, 0x3083...0x3083, 0x3085...0x3085,
    0x3087...0x3087, 0x308E...0x308E, 0x309B...0x309E, 0x30A1...0x30A1, 0x30A3...0x30A3,
    0x30A5...0x30A5, 0x30A7...0x30A7, 0x30A9...0x30A9, 0x30C3...0x30C3, 0x30E3...0x30E3,
    0x30E5...0x30E5, 0x30E7...0x30E7, 0x30EE...0x30EE, 0x30F5...0x30F6, 0x30FC...0x30FE,
  ]
}

extension UCDFile.Entry {
  fileprivate var isWide: Bool { ["W", "F", "Wide", "Fullwidth"].contains(fields[0]) }
  fileprivate var joiningType: String { String(fields[0]) }
  /// Whether the scalars came with Unicode 15.0 or earlier, which terminals in use know.
  fileprivate var isSettledAge: Bool {
    let parts = fields[0].split(separator: ".").compactMap { Int($0) }
    return parts.count == 2 && (parts[0], parts[1]) <= (15, 0)
  }
}
