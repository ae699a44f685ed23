/// How the bytes of a delimited file stand for characters.
///
/// Delimiters, quotes and line ends are ASCII in each of them.
public enum DelimitedEncoding: String, Hashable, Sendable, CaseIterable {
  /// Unicode; bytes that are none read as U+FFFD and are kept when the file is saved.
  case utf8 = "utf-8"
  /// ISO 8859-1, the letters of western Europe: each byte is the scalar of its number.
  case latin1 = "latin1"
  /// ISO 8859-1 with typographic marks and `€` among its controls, as Windows writes it.
  case windows1252 = "windows-1252"

  /// The name to show to a person.
  public var name: String {
    switch self {
    case .utf8: "UTF-8"
    case .latin1: "Latin-1"
    case .windows1252: "Windows-1252"
    }
  }

  /// Creates the encoding a person means by a word, such as `latin1`, `ISO-8859-1` or `cp1252`.
  public init?(named word: String) {
    let plain = word.lowercased().filter { $0.isLetter || $0.isNumber }
    switch plain {
    case "utf8": self = .utf8
    case "latin1", "iso88591", "l1": self = .latin1
    case "windows1252", "cp1252", "win1252", "ansi": self = .windows1252
    default: return nil
    }
  }

  /// Returns the text that bytes stand for; what stands for nothing becomes U+FFFD.
  ///
  /// Complexity: linear in the bytes.
  public func text(_ bytes: some Sequence<UInt8>) -> String {
    guard self != .utf8 else { return String(decoding: Array(bytes), as: UTF8.self) }
    var scalars = String.UnicodeScalarView()
    for byte in bytes { scalars.append(scalar(byte)) }
    return String(scalars)
  }

  /// Returns the bytes that stand for a text; `nil` where one of its scalars has none.
  ///
  /// Complexity: linear in the scalars.
  public func bytes(_ text: String) -> [UInt8]? {
    guard self != .utf8 else { return Array(text.utf8) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      guard let byte = byte(scalar) else { return nil }
      bytes.append(byte)
    }
    return bytes
  }

  /// Returns the first character of a text that the encoding has no bytes for; `nil` where all fit.
  public func misfit(in text: String) -> Character? {
    self == .utf8 ? nil : text.first { bytes(String($0)) == nil }
  }

  private func scalar(_ byte: UInt8) -> UnicodeScalar {
    guard self == .windows1252, (0x80..<0xA0).contains(byte) else { return UnicodeScalar(byte) }
    return UnicodeScalar(Self.marks[Int(byte - 0x80)]) ?? UnicodeScalar(byte)
  }

  private func byte(_ scalar: UnicodeScalar) -> UInt8? {
    if self == .windows1252 {
      if let place = Self.marks.firstIndex(where: { UInt32($0) == scalar.value }) {
        return 0x80 + UInt8(place)
      }
      if (0x80..<0xA0).contains(scalar.value) { return nil }
    }
    return UInt8(exactly: scalar.value)
  }

  /// The scalars of 0x80 to 0x9F in Windows-1252; the five without one are the controls they were.
  private static let marks: [UInt16] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0x8D, 0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
  ]
}
