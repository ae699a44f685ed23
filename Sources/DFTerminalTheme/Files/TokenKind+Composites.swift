import DFTerminalCore

extension TokenKind<DFTextStyle> {
  /// Styles of text; what a terminal has no use for (family, size, line height) is read over.
  static var textStyle: Self {
    TokenKind(name: "typography", types: ["typography"]) { decoder, node throws(TokenFailure) in
      try decoder.require(
        node, names: ["fontWeight", "fontStyle", "textCase", "letterSpacing", "lineSpacing"],
        ignored: ["fontFamily", "fontSize", "lineHeight"])
      var style = DFTextStyle()
      if let weight = node["fontWeight"] { style.weight = try decoder.value(weight, as: .weight) }
      if let slant = node["fontStyle"] {
        style.isItalic = try decoder.value(slant, as: .word(["normal": false, "italic": true]))
      }
      if let letters = node["textCase"] {
        style.letterCase = try decoder.value(
          letters, as: .word(["none": .standard, "uppercase": .uppercase]))
      }
      if let tracking = node["letterSpacing"] {
        style.tracking = try decoder.value(tracking, as: .points)
      }
      if let spacing = node["lineSpacing"] {
        style.lineSpacing = try decoder.value(spacing, as: .points)
      }
      return style
    }
  }
}

extension TokenKind<DFTextStyle.Weight> {
  /// Weights by the format's names or numbers; a terminal keeps four steps.
  static var weight: Self {
    TokenKind(name: "fontWeight", types: ["fontWeight", "number"]) {
      decoder, node throws(TokenFailure) in
      let number = node.number ?? node.string.flatMap { weights[$0] }
      guard let number, (1...1000).contains(number) else {
        throw decoder.invalid(
          node, expected: "regular, medium, semi-bold, bold, or a number from 1 to 1000")
      }
      switch number {
      case ..<450: return .regular
      case ..<550: return .medium
      case ..<650: return .semibold
      default: return .bold
      }
    }
  }
}

/// The format's names for weights.
private let weights: [String: Double] = [
  "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300,
  "normal": 400, "regular": 400, "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600,
  "semibold": 600, "bold": 700, "extra-bold": 800, "ultra-bold": 800, "black": 900, "heavy": 900,
  "extra-black": 950, "ultra-black": 950,
]

extension TokenKind<DFShadow> {
  /// Shadows; `spread` and `inset` are read over.
  static var shadow: Self {
    TokenKind(name: "shadow", types: ["shadow"]) { decoder, node throws(TokenFailure) in
      try decoder.require(
        node, names: ["color", "offsetX", "offsetY", "blur"], ignored: ["spread", "inset"])
      guard let color = node["color"], let blur = node["blur"] else {
        throw decoder.invalid(node, expected: "at least its color and blur")
      }
      var shadow = DFShadow(
        color: try decoder.value(color, as: .color()),
        radius: try decoder.value(blur, as: .points))
      if let x = node["offsetX"] { shadow.x = try decoder.value(x, as: .points) }
      if let y = node["offsetY"] { shadow.y = try decoder.value(y, as: .points) }
      return shadow
    }
  }
}

extension TokenKind {
  /// One of some words.
  static func word(_ words: KeyValuePairs<String, Value>) -> Self {
    TokenKind(name: "string", types: ["string"]) { decoder, node throws(TokenFailure) in
      guard let match = words.first(where: { $0.key == node.string }) else {
        throw decoder.invalid(node, expected: words.map(\.key).joined(separator: " or "))
      }
      return match.value
    }
  }

  /// A case of an enumeration by its name.
  static func choice() -> Self where Value: CaseIterable {
    TokenKind(name: "string", types: ["string"]) { decoder, node throws(TokenFailure) in
      guard let match = Value.allCases.first(where: { "\($0)" == node.string }) else {
        let names = Value.allCases.map { "\($0)" }
        throw decoder.invalid(node, expected: names.joined(separator: ", "))
      }
      return match
    }
  }
}

extension TokenKind<Bool> {
  /// True or false.
  static var bool: Self {
    TokenKind(name: "boolean", types: ["boolean"]) { decoder, node throws(TokenFailure) in
      guard case .bool(let value) = node.value else {
        throw decoder.invalid(node, expected: "true or false")
      }
      return value
    }
  }
}

extension TokenDecoder {
  /// Throws unless the node is an object whose names are all known.
  func require(_ node: JSONNode, names: [String], ignored: [String]) throws(TokenFailure) {
    guard case .object(let members) = node.value else {
      throw invalid(node, expected: "an object with \(names.joined(separator: ", "))")
    }
    for member in members where !names.contains(member.key) && !ignored.contains(member.key) {
      throw TokenFailure(
        offset: member.offset, token: trail.last.map { "\($0).\(member.key)" },
        problem: .unknownToken(suggestion: member.key.nearest(in: names)))
    }
  }
}
