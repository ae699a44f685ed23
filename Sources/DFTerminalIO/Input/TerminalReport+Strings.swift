import DFTerminalCore

// Answers that come as strings: OSC, DCS and APC up to ST or BEL.
extension TerminalReport {
  /// Reads a complete string; `nil` when it answers nothing the library knows.
  init?(string body: [UInt8], kind: UInt8) {
    let text = String(decoding: body, as: UTF8.self).filter { !$0.isControl }
    switch kind {
    case UInt8(ascii: "]"): self.init(command: text)
    case UInt8(ascii: "P"): self.init(device: text)
    default: return nil
    }
  }

  /// Whether a string without an end begins as an answer does, and not as keys somebody typed.
  static func isAnswer(_ body: [UInt8], kind: UInt8) -> Bool {
    guard let first = body.first else { return false }
    let isDigit = (0x30...0x39).contains(first)
    switch kind {
    case UInt8(ascii: "]"): return isDigit
    case UInt8(ascii: "P"): return isDigit || ">!$+?=<".utf8.contains(first)
    case UInt8(ascii: "_"): return first == UInt8(ascii: "G")
    default: return false
    }
  }

  /// Reads an OSC string: colours are answers, anything else (a clipboard) is nobody's business.
  private init?(command text: String) {
    let parts = text.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    switch parts[0] {
    case "10", "11":
      guard let color = CellColor(specification: parts[1]) else { return nil }
      self = parts[0] == "10" ? .foreground(color) : .background(color)
    case "4", "5", "12", "17", "19": self = .other("OSC " + text)
    default: return nil
    }
  }

  private init?(device text: String) {
    if text.hasPrefix(">|") {
      self = .version(String(text.dropFirst(2)))
    } else if ["0$r", "1$r", "0+r", "1+r", "!|"].contains(where: text.hasPrefix) {
      self = .other("DCS " + text)
    } else {
      return nil
    }
  }
}

extension Character {
  /// Whether the character begins with a control character.
  fileprivate var isControl: Bool {
    unicodeScalars.first?.properties.generalCategory == .control
  }
}

extension CellColor {
  /// Reads a colour as X11 writes it: `rgb:3030/3434/4646`, `rgba:…` or `#303446`.
  ///
  /// A component of one to four hexadecimal digits is a fraction of its own greatest value.
  init?(specification text: Substring) {
    var parts: [Substring]
    if text.hasPrefix("rgb:") || text.hasPrefix("rgba:") {
      let values = text.drop { $0 != ":" }.dropFirst()
      parts = values.split(separator: "/", omittingEmptySubsequences: false)
      if text.hasPrefix("rgba:"), parts.count == 4 { parts.removeLast() }
    } else if text.hasPrefix("#") {
      parts = text.dropFirst().inThirds
    } else {
      return nil
    }
    let bytes = parts.compactMap(CellColor.byte)
    guard parts.count == 3, bytes.count == 3 else { return nil }
    self = .rgb(bytes[0], bytes[1], bytes[2])
  }

  private static func byte(_ digits: Substring) -> UInt8? {
    guard (1...4).contains(digits.utf8.count), let value = UInt32(digits, radix: 16) else {
      return nil
    }
    let greatest = UInt32(1) << (4 * UInt32(digits.utf8.count)) - 1
    return UInt8((value * 255 + greatest / 2) / greatest)
  }
}

extension Substring {
  /// The text in three parts of equal length, or no parts.
  fileprivate var inThirds: [Substring] {
    guard !isEmpty, count.isMultiple(of: 3) else { return [] }
    let third = count / 3
    return [prefix(third), dropFirst(third).prefix(third), suffix(third)]
  }
}
