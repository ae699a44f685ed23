/// JSON's notation of texts and fields.
enum JSONText {
  /// Returns a text in quotes.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22: result += "\\\""
      case 0x5C: result += "\\\\"
      case 0x0A: result += "\\n"
      case 0x0D: result += "\\r"
      case 0x09: result += "\\t"
      case ..<0x20, 0x7F...0x9F, 0x2028, 0x2029: result += escape(scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Returns a field; a number that JSON cannot write is a text.
  static func value(_ field: DFField) -> String {
    switch field {
    case .missing: "null"
    case .boolean(let value): value ? "true" : "false"
    case .number(let text): isNumber(text) ? text : quoted(text)
    case .text(let text): quoted(text)
    }
  }

  /// Whether a text is a number as JSON writes them: no plus, no leading zeros, digits on both sides of
  /// a point.
  static func isNumber(_ text: String) -> Bool {
    var rest = text.utf8[...]
    if rest.first == 0x2D { rest.removeFirst() }
    let whole = takeDigits(&rest)
    guard whole.first != nil, whole.first != 0x30 || whole.count == 1 else { return false }
    if rest.first == 0x2E {
      rest.removeFirst()
      if takeDigits(&rest).isEmpty { return false }
    }
    if let first = rest.first, first | 0x20 == 0x65 {
      rest.removeFirst()
      if rest.first == 0x2B || rest.first == 0x2D { rest.removeFirst() }
      if takeDigits(&rest).isEmpty { return false }
    }
    return rest.isEmpty
  }

  private static func takeDigits(_ rest: inout Substring.UTF8View) -> Substring.UTF8View {
    let digits = rest.prefix { (0x30...0x39).contains($0) }
    rest.removeFirst(digits.count)
    return digits
  }

  private static func escape(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
