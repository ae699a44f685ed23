import DFTerminalCore

/// The shortest SGR sequences from one style to another, kept by pair.
struct StyleTransitions: Sendable {
  private var slots: [Slot?] = []

  private struct Slot: Sendable {
    var from: UInt32
    var to: UInt32
    var bytes: [UInt8]
  }

  /// Forgets all pairs, because numbers took on other meanings.
  mutating func removeAll() { slots = [] }

  /// Writes the sequence between two styles that differ in more than two colours.
  mutating func put(
    from: UInt32, to: UInt32, codes: [StyleCodes.Code], into writer: inout ByteWriter
  ) {
    if slots.isEmpty { slots = Array(repeating: nil, count: 256) }
    let index = Int(((from &* 0x9E37_79B1 ^ to) &* 0x85EB_CA6B) >> 24)
    if let slot = slots[index], slot.from == from, slot.to == to { return writer.put(slot.bytes) }
    let bytes = StyleTransitions.sequence(from: codes[Int(from)].style, to: codes[Int(to)].style)
    slots[index] = Slot(from: from, to: to, bytes: bytes)
    writer.put(bytes)
  }

  /// Returns the shorter of changing what differs and starting from nothing.
  static func sequence(from: CellStyle, to: CellStyle) -> [UInt8] {
    let change = parameters(from: from, to: to)
    if change.isEmpty { return [] }
    let anew = [""] + parameters(from: .plain, to: to)
    let texts = [change, anew].map { $0.joined(separator: ";") }
    return Array("\u{1B}[\(texts[1].utf8.count < texts[0].utf8.count ? texts[1] : texts[0])m".utf8)
  }

  private static func parameters(from: CellStyle, to: CellStyle) -> [String] {
    var parameters = attributes(from: from.attributes, to: to.attributes)
    if from.foreground != to.foreground {
      parameters.append(to.foreground.parameter(base: 30).text)
    }
    if from.background != to.background {
      parameters.append(to.background.parameter(base: 40).text)
    }
    if from.underlineColor != to.underlineColor {
      parameters.append(to.underlineColor.underlineParameter)
    }
    return parameters
  }

  private static func attributes(from: TextAttributes, to: TextAttributes) -> [String] {
    var parameters: [String] = []
    var now = from
    for group in groups where !now.subtracting(to).isDisjoint(with: group.members) {
      parameters.append(group.off)
      now.subtract(group.members)
    }
    for (attribute, on) in codes where to.contains(attribute) && !now.contains(attribute) {
      // One kind of underline replaces the other by itself.
      parameters.append(on)
    }
    return parameters
  }

  /// Attributes that one parameter switches off together.
  private static let groups: [(members: TextAttributes, off: String)] = [
    ([.bold, .dim], "22"), (.italic, "23"), (.anyUnderline, "24"), (.reverse, "27"),
    (.strikethrough, "29"),
  ]
  private static let codes: [(TextAttributes, String)] = [
    (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.curlyUnderline, "4:3"),
    (.reverse, "7"), (.strikethrough, "9"),
  ]
}
