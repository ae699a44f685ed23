import DFTerminalCore

extension TokenKind {
  /// Numbers within a range.
  static func number(
    in range: ClosedRange<Double>, expected: String
  ) -> TokenKind<Double> where Value == Double {
    TokenKind<Double>(name: "number", types: ["number"]) { decoder, node throws(TokenFailure) in
      guard let number = node.number, range.contains(number) else {
        throw decoder.invalid(node, expected: expected)
      }
      return number
    }
  }
}

extension TokenKind<Double> {
  /// Numbers that are zero or more.
  static var number: Self {
    .number(in: 0...Double.greatestFiniteMagnitude, expected: "a number that is zero or more")
  }

  /// Numbers above zero.
  static var positive: Self {
    .number(
      in: Double.leastNormalMagnitude...Double.greatestFiniteMagnitude,
      expected: "a number above zero")
  }

  /// Parts of a whole.
  static var fraction: Self { .number(in: 0...1, expected: "a number from 0 to 1") }

  /// Durations in seconds.
  static var seconds: Self {
    measure(name: "duration", expected: "{ \"value\": 250, \"unit\": \"ms\" }") { value, unit in
      guard value >= 0 else { return nil }
      switch unit {
      case "ms": return value / 1000
      case "s": return value
      default: return nil
      }
    }
  }

  /// Distances in points, in either direction.
  static var points: Self {
    measure(name: "dimension", expected: "{ \"value\": 1, \"unit\": \"px\" }") { value, unit in
      pointsPerUnit[unit].map { value * $0 }
    }
  }
}

extension TokenKind<DFLength> {
  /// Lengths in points or cells.
  static var length: Self {
    measure(
      name: "dimension",
      expected: "{ \"value\": 8, \"unit\": \"px\" }, or whole cells with the unit \"cell\""
    ) { value, unit in
      guard value >= 0 else { return nil }
      if unit == "cell" {
        return value == value.rounded() ? DFLength(cells: Int(clamping: value)) : nil
      }
      return pointsPerUnit[unit].map { DFLength(points: value * $0) }
    }
  }
}

/// How many points the units of the format are; a pixel of a design is a point.
private let pointsPerUnit: [String: Double] = ["px": 1, "pt": 1, "rem": 16]

/// Returns a kind read from a number with a unit, as an object or as a string such as `"8px"`.
private func measure<Value>(
  name: String, expected: String, convert: @escaping (Double, String) -> Value?
) -> TokenKind<Value> {
  TokenKind(name: name, types: [name]) { decoder, node throws(TokenFailure) in
    guard let (number, unit) = node.measure, let value = convert(number, unit) else {
      throw decoder.invalid(node, expected: expected)
    }
    return value
  }
}

extension JSONNode {
  fileprivate var measure: (Double, String)? {
    if let number = self["value"]?.number, let unit = self["unit"]?.string {
      return (number, unit)
    }
    guard let string, let start = string.lastIndex(where: \.isNumber) else { return nil }
    let unit = string.index(after: start)
    return Double(string[..<unit]).map { ($0, String(string[unit...])) }
  }
}
