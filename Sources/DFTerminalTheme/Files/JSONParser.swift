/// A strict reader of JSON (RFC 8259) over UTF-8 bytes.
///
/// Refused beyond what the grammar refuses: a name twice in one object, a number too large for a
/// `Double`, and more than 128 levels. A byte order mark is skipped. Complexity: O(bytes).
struct JSONParser {
  /// What is wrong, and where.
  struct Failure: Error, Hashable {
    let offset: Int
    let problem: JSONProblem
  }

  private static let deepest = 128

  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  /// Reads the one value of a text.
  static func parse(_ bytes: [UInt8]) throws(Failure) -> JSONNode {
    var parser = JSONParser(bytes)
    let node = try parser.value()
    parser.skipSpace()
    guard parser.index == bytes.count else { throw parser.failure(.trailingText) }
    return node
  }

  private func failure(_ problem: JSONProblem, at offset: Int? = nil) -> Failure {
    Failure(offset: offset ?? index, problem: problem)
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || (0x09...0x0A).contains(byte) || byte == 0x0D {
      index += 1
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }
}

// MARK: - Values

extension JSONParser {
  private mutating func value() throws(Failure) -> JSONNode {
    skipSpace()
    let start = index
    let value: JSONNode.Value
    switch next {
    case UInt8(ascii: "{"): value = try nested { parser throws(Failure) in try parser.object() }
    case UInt8(ascii: "["): value = try nested { parser throws(Failure) in try parser.array() }
    case UInt8(ascii: "\""): value = .string(try string())
    case let byte? where byte == UInt8(ascii: "-") || byte.isDigit: value = .number(try number())
    default: value = try word()
    }
    return JSONNode(value: value, offset: start)
  }

  private mutating func nested(
    _ read: (inout JSONParser) throws(Failure) -> JSONNode.Value
  ) throws(Failure) -> JSONNode.Value {
    guard depth < Self.deepest else { throw failure(.tooDeep(limit: Self.deepest)) }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  private mutating func object() throws(Failure) -> JSONNode.Value {
    index += 1
    var members: [JSONNode.Member] = []
    var names: Set<String> = []
    skipSpace()
    if take(UInt8(ascii: "}")) { return .object([]) }
    while true {
      skipSpace()
      let start = index
      guard next == UInt8(ascii: "\"") else { throw failure(.expected("a name in quotes")) }
      let key = try string()
      guard names.insert(key).inserted else { throw failure(.duplicateName(key), at: start) }
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw failure(.expected("a colon")) }
      members.append(JSONNode.Member(key: key, offset: start, value: try value()))
      skipSpace()
      if take(UInt8(ascii: "}")) { return .object(members) }
      guard take(UInt8(ascii: ",")) else { throw failure(.expected("a comma or }")) }
    }
  }

  private mutating func array() throws(Failure) -> JSONNode.Value {
    index += 1
    var elements: [JSONNode] = []
    skipSpace()
    if take(UInt8(ascii: "]")) { return .array([]) }
    while true {
      elements.append(try value())
      skipSpace()
      if take(UInt8(ascii: "]")) { return .array(elements) }
      guard take(UInt8(ascii: ",")) else { throw failure(.expected("a comma or ]")) }
    }
  }

  private mutating func word() throws(Failure) -> JSONNode.Value {
    for (text, value) in [
      ("true", JSONNode.Value.bool(true)), ("false", .bool(false)), ("null", .null),
    ] where bytes[index...].starts(with: text.utf8) {
      index += text.utf8.count
      return value
    }
    throw failure(.expected("a value"))
  }
}

// MARK: - Numbers and strings

extension JSONParser {
  private mutating func number() throws(Failure) -> Double {
    let start = index
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try digits() }
    if take(UInt8(ascii: ".")) { try digits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw failure(.numberTooLarge(text), at: start)
    }
    return number
  }

  private mutating func digits() throws(Failure) {
    let start = index
    while let byte = next, byte.isDigit { index += 1 }
    guard index > start else { throw failure(.expected("a digit")) }
  }

  private mutating func string() throws(Failure) -> String {
    let start = index
    index += 1
    var text: [UInt8] = []
    while let byte = next {
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let valid = String(validating: text, as: UTF8.self) else {
          throw failure(.invalidUTF8, at: start)
        }
        return valid
      case UInt8(ascii: "\\"): text += Array(String(try escape()).utf8)
      case 0..<0x20: throw failure(.controlCharacter(byte), at: index - 1)
      default: text.append(byte)
      }
    }
    throw failure(.expected("the closing quote"))
  }

  private mutating func escape() throws(Failure) -> Unicode.Scalar {
    let start = index - 1
    let byte = next
    index += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape(from: start)
    default: throw failure(.invalidEscape, at: start)
    }
  }

  private mutating func unicodeEscape(from start: Int) throws(Failure) -> Unicode.Scalar {
    let first = try hexadecimal(from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
      throw failure(.invalidEscape, at: start)
    }
    let second = try hexadecimal(from: start)
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw failure(.invalidEscape, at: start) }
    return scalar
  }

  private mutating func hexadecimal(from start: Int) throws(Failure) -> UInt32 {
    let digits = bytes[index...].prefix(4)
    guard digits.count == 4, digits.allSatisfy(\.isHexadecimalDigit),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw failure(.invalidEscape, at: start) }
    index += 4
    return value
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII digit of base ten.
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }

  /// Whether the byte is an ASCII digit of base sixteen.
  var isHexadecimalDigit: Bool {
    isDigit || (0x41...0x46).contains(self) || (0x61...0x66).contains(self)
  }
}
