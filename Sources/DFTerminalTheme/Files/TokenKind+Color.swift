import DFTerminalCore

extension TokenKind<Color> {
  /// Colours; `surface` says whether `default` is the terminal's background or its foreground.
  static func color(surface: Bool = false) -> Self {
    TokenKind(name: "color", types: ["color"]) { decoder, node throws(TokenFailure) in
      let color =
        switch node.value {
        case .string(let text): Color(token: text, surface: surface)
        case .object: Color(token: node)
        default: Color?.none
        }
      guard let color else {
        throw decoder.invalid(
          node,
          expected: "#RGB, #RRGGBB, #RRGGBBAA, ansi:0 to ansi:255, default, or "
            + "{ \"colorSpace\": \"srgb\", \"components\": [0, 0.5, 1] }")
      }
      return color
    }
  }
}

extension Color {
  fileprivate init?(token text: String, surface: Bool) {
    if text == "default" {
      self = surface ? .terminalBackground : .primary
    } else if text.hasPrefix("ansi:") {
      guard let index = UInt8(text.dropFirst(5)) else { return nil }
      self = .indexed(index)
    } else {
      self.init(hexadecimal: text)
    }
  }

  /// Creates a colour from `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`.
  init?(hexadecimal text: String) {
    let digits = text.utf8.dropFirst()
    guard text.hasPrefix("#"), digits.allSatisfy(\.isHexadecimalDigit),
      let value = UInt32(String(text.dropFirst()), radix: 16)
    else { return nil }
    let bits: UInt32 = digits.count < 6 ? 4 : 8
    let scale = Double(1 << bits - 1)
    var parts = (0..<UInt32(digits.count) * 4 / bits).map { place in
      Double(value >> (place * bits) & (1 << bits - 1)) / scale
    }
    guard [3, 4, 6, 8].contains(digits.count) else { return nil }
    let alpha = parts.count == 4 ? parts.removeFirst() : 1
    self.init(red: parts[2], green: parts[1], blue: parts[0], opacity: alpha)
  }

  /// Creates a colour from the format's object; a space we do not know needs its `hex`.
  fileprivate init?(token node: JSONNode) {
    let hex = node["hex"]?.string
    let fallback = hex.flatMap(Color.init(hexadecimal:))
    guard hex == nil || fallback != nil, let space = node["colorSpace"]?.string,
      let parts = node["components"]?.components, parts.count == 3
    else { return nil }
    guard let alpha = node["alpha"].map({ $0.number }) ?? 1, (0...1).contains(alpha) else {
      return nil
    }
    let exact = ColorSpace(rawValue: space)?.color(parts).map { Color($0) }
    guard exact != nil || ColorSpace(rawValue: space) == nil else { return nil }
    // A file rounds its components; the hexadecimal form is exact where both say the same.
    guard let color = exact.map({ fallback?.isNear($0) == true ? fallback : $0 }) ?? fallback
    else { return nil }
    self = color.opacity(alpha)
  }

  /// Whether both colours are within half a byte of each other.
  private func isNear(_ other: Color) -> Bool {
    guard case .rgb(let red, let green, let blue) = source,
      case .rgb(let red2, let green2, let blue2) = other.source
    else { return false }
    return [red - red2, green - green2, blue - blue2].allSatisfy { abs($0) <= 0.5 / 255 }
  }
}

extension JSONNode {
  /// The numbers of a list; the word `none` stands for zero.
  fileprivate var components: [Double]? {
    guard case .array(let elements) = value else { return nil }
    let numbers = elements.compactMap { $0.number ?? ($0.string == "none" ? 0 : nil) }
    return numbers.count == elements.count ? numbers : nil
  }
}
