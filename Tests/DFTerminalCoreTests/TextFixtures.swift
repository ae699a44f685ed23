import Foundation
import Testing

/// Reads the files in the Fixtures folder.
enum TextFixtures {
  /// Returns the lines of a file, without comments and empty lines.
  static func lines(_ name: String) throws -> [String] {
    let url = try #require(
      Bundle.module.url(
        forResource: name, withExtension: nil,
        subdirectory: "Fixtures"), "fixture \(name)")
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map(String.init)
  }

  /// Returns the text of hexadecimal code points separated by spaces, with or without `U+`.
  static func text(_ codePoints: some StringProtocol) -> String {
    var scalars = String.UnicodeScalarView()
    for word in codePoints.split(separator: " ") {
      let digits = word.hasPrefix("U+") ? word.dropFirst(2) : word[...]
      if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
        scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}

/// A generator whose numbers repeat from one run to the next (splitmix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}
