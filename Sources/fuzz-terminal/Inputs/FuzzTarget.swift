/// A part of the library that takes bytes from outside, and the laws it must keep for any of them.
struct FuzzTarget: Sendable {
  /// The name, which is also that of its folder in the corpus.
  let name: String
  /// Pieces that mean something to it.
  let words: [String]
  /// Tries an input; returns the law that it breaks, `nil` where all hold.
  let check: @Sendable ([UInt8]) -> String?

  /// All targets.
  static let all = [decoder, sanitizer, delimited, query, theme]

  /// Returns the target of a name.
  static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}

/// Laws tried one after the other, of which the first broken one counts.
struct LawCheck {
  private(set) var broken: String?

  /// Notes a law that does not hold.
  mutating func expect(_ holds: @autoclosure () -> Bool, _ law: @autoclosure () -> String) {
    if broken == nil, !holds() { broken = law() }
  }
}
