/// A complete control sequence (CSI … final byte), taken apart.
struct ControlSequence: Hashable, Sendable {
  /// The greatest parameter; longer numbers are cut to it.
  static let greatestParameter = 1 << 30

  /// The private marker `<`, `=`, `>` or `?`, or zero.
  let marker: UInt8
  /// The parameters, each with its sub-parameters; `nil` where a number is left out.
  let parameters: [[Int?]]
  /// The byte between `space` and `/` before the final one, or zero.
  let intermediate: UInt8
  /// The final byte.
  let final: UInt8
  /// The sequence as text, for reports nobody asked for.
  let text: String

  /// Takes a sequence apart; `nil` when its bytes are out of order.
  init?(body: [UInt8], final: UInt8) {
    var rest = body[...]
    marker = rest.first.flatMap { (0x3C...0x3F).contains($0) ? $0 : nil } ?? 0
    if marker != 0 { rest.removeFirst() }
    let isIntermediate = { (byte: UInt8) in (0x20...0x2F).contains(byte) }
    let intermediates = rest.reversed().prefix(while: isIntermediate)
    guard intermediates.count <= 1 else { return nil }
    intermediate = intermediates.first ?? 0
    rest = rest.dropLast(intermediates.count)
    guard rest.allSatisfy({ (0x30...0x3B).contains($0) }) else { return nil }
    parameters = ControlSequence.numbers(rest)
    self.final = final
    text = String(decoding: body, as: UTF8.self) + String(Unicode.Scalar(final))
  }

  /// Whether the final byte is this character and no marker or intermediate byte stands before.
  func isPlain(_ character: Unicode.Scalar) -> Bool {
    marker == 0 && intermediate == 0 && final == UInt8(ascii: character)
  }

  /// Returns a parameter's main number, or `nil` where it is left out.
  func number(_ index: Int, _ sub: Int = 0) -> Int? {
    guard parameters.indices.contains(index), parameters[index].indices.contains(sub) else {
      return nil
    }
    return parameters[index][sub]
  }

  private static func numbers(_ bytes: ArraySlice<UInt8>) -> [[Int?]] {
    guard !bytes.isEmpty else { return [] }
    var parameters: [[Int?]] = [[nil]]
    for byte in bytes {
      switch byte {
      case UInt8(ascii: ";"): parameters.append([nil])
      case UInt8(ascii: ":"): parameters[parameters.count - 1].append(nil)
      default: push(digit: Int(byte & 0x0F), to: &parameters[parameters.count - 1])
      }
    }
    return parameters
  }

  private static func push(digit: Int, to numbers: inout [Int?]) {
    let value = (numbers[numbers.count - 1] ?? 0) * 10 + digit
    numbers[numbers.count - 1] = min(value, greatestParameter)
  }
}
