import Testing

/// Small files and short functions, counted; generated files aside.
@Suite struct ShapeTests {
  private static let files = Repository.files(
    under: ["Sources/", "Examples/", "Tests/"], ending: ".swift"
  ).filter { !$0.isGenerated }
  private static let products = files.filter { !$0.path.hasPrefix("Tests/") }

  @Test func `No file is longer than 500 lines`() {
    let policy = LengthPolicy(most: 500)
    expectNone(
      Self.files.compactMap { file in
        policy.finding(file.path, line: 0, what: "the file", lines: file.lines.count)
      })
  }

  @Test func `Nine files in ten have at most 300 lines`() {
    let lengths = Self.products.map(\.lines.count)
    let long = Self.products.filter { $0.lines.count > 300 }.map(\.path)
    #expect(
      Lengths(lengths).share(atMost: 300) >= 0.9, "split by concern (Type+Concern.swift): \(long)")
  }

  @Test func `Half the functions are shorter than 9 lines, nine in ten have at most 30`() {
    let functions = Self.products.flatMap { FunctionLength.all(in: $0.tokens) }
    let lengths = Lengths(functions.map(\.lines))
    #expect(functions.count > 100, "the scanner found hardly any functions")
    #expect(lengths.median < 9)
    #expect(lengths.share(atMost: 30) >= 0.9)
  }

  @Test func `No function is longer than 80 lines`() {
    let policy = LengthPolicy(most: 80)
    expectNone(
      Self.files.flatMap { file in
        FunctionLength.all(in: file.tokens).compactMap { function in
          policy.finding(
            file.path, line: function.line, what: "the function \(function.name)",
            lines: function.lines)
        }
      })
  }

  @Test func `Median and share count as one expects`() {
    #expect(Lengths([3, 1, 2]).median == 2)
    #expect(Lengths([1, 2, 3, 40]).share(atMost: 30) == 0.75)
    #expect(LengthPolicy(most: 2).finding("a", line: 0, what: "b", lines: 2) == nil)
    #expect(LengthPolicy(most: 2).finding("a", line: 0, what: "b", lines: 3) != nil)
  }
}

/// The longest that something may be.
struct LengthPolicy {
  let most: Int

  func finding(_ path: String, line: Int, what: String, lines: Int) -> Finding? {
    guard lines > most else { return nil }
    return Finding(
      path: path, line: line, message: "\(what) has \(lines) lines, \(most) at most; split it")
  }
}

/// A set of lengths.
struct Lengths {
  private let sorted: [Int]

  init(_ lengths: [Int]) {
    sorted = lengths.sorted()
  }

  /// The one in the middle; 0 without any.
  var median: Int { sorted.isEmpty ? 0 : sorted[sorted.count / 2] }

  /// The part of them, from 0 to 1, that is at most a limit.
  func share(atMost limit: Int) -> Double {
    Double(sorted.count { $0 <= limit }) / Double(max(sorted.count, 1))
  }
}
