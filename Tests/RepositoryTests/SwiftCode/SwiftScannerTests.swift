import Testing

/// The rules are only as good as the scanner: it has to read Swift as the compiler does.
@Suite struct SwiftScannerTests {
  private func code(_ text: String) -> String {
    String(decoding: SwiftLexer(text).code, as: UTF8.self)
  }

  @Test(arguments: [
    ("a // {\nb", "a     \nb"),
    ("a /* { /* } */ { */ b", "a                     b"),
    ("f(\"{\")", "f(   )"),
    ("f(\"\\\"{\")", "f(     )"),
    ("f(#\"\"{\"#)", "f(      )"),
    ("f(\"\"\"\n{ \"\n\"\"\")", "f(   \n   \n   )"),
    ("f(\"{\\(g(\"{\", a)){\")", "f(    g(   , a)) )"),
    ("func `a { b`() {}", "func `_____`() {}"),
  ])
  func `Comments, strings and quoted names are blanked`(text: String, expected: String) {
    let blanked = code(text)
    #expect(blanked.filter { "{}".contains($0) } == expected.filter { "{}".contains($0) })
    #expect(blanked.split(separator: "\n").count == expected.split(separator: "\n").count)
    #expect(blanked.count == text.count)
  }

  @Test func `A literal keeps its text and where values stand in it`() {
    let literals = SwiftLexer("let a = \"one-\\(two(\"three\"))-four\"\nlet b = #\"\\n\"#").literals
    #expect(literals.map(\.pieces) == [["three"], ["one-", nil, "-four"], ["\\n"]])
    #expect(literals.map(\.line) == [1, 1, 2])
  }

  @Test(arguments: [
    ("\"list\"", "list", true),
    ("\"list\"", "lists", false),
    ("\"list-\\(theme)\"", "list-dark", true),
    ("\"list-\\(theme)-80\"", "list-dark-80", true),
    ("\"list-\\(theme)-80\"", "list-dark-40", false),
    ("\"\\(name)-\\(size)\"", "anything-80", false),
  ])
  func `A literal matches a name where interpolated values may be anything`(
    literal: String, name: String, isMatch: Bool
  ) {
    #expect(SwiftLexer(literal).literals.last?.matches(name) == isMatch)
  }

  @Test func `Functions are measured from their first word to their closing brace`() {
    let lengths = FunctionLength.all(
      in: SwiftTokens(
        """
        protocol P {
          func none(a: Int) -> Int
          init(b: Int)
          @MainActor func neither() throws
        }
        struct S {
          init() { self.init(a: 1) }
          public func long(
            a: () -> Void = { print("}") }
          ) -> @Sendable () -> Void {
            func inner() {
            }
            return { _ = "{" }
          }
          subscript(a: Int) -> Int { 1 }
          var value: Int {
            2
          }
        }
        """))
    #expect(lengths.map(\.name) == ["init", "long", "inner", "subscript"])
    #expect(lengths.map(\.lines) == [1, 7, 2, 1])
    #expect(lengths.map(\.line) == [7, 8, 11, 15])
  }

  @Test func `Public declarations are found with their first line`() {
    let found = PublicDeclaration.all(
      in: SwiftTokens(
        """
        public import Foundation
        public enum E: Sendable {
          case a, b
          indirect case c(E)
          var inner: Int { switch self { case .a: 1 default: 2 } }
          enum Hidden { case d }
        }
        public protocol P {
          associatedtype A
          @ViewBuilder var body: A { get }
          func f(_ body: () -> Void)
        }
        extension E {
          @available(
            *, unavailable, message: "no")
          @inlinable public static func g(_ x: Int = { let y = 1; return y }()) {}
          public private(set) var h: Int { get { 1 } set {} }
          func internalOne() {}
        }
        public extension E { var notFound: Int { 1 } }
        open class K { public init() {} ; open class func k() {} }
        """))
    #expect(
      found.map(\.name) == [
        "E", "a", "c", "P", "A", "body", "f", "g", "h", "K", "init", "k",
      ])
    #expect(found.map(\.line) == [2, 3, 4, 8, 9, 10, 11, 14, 17, 21, 21, 21])
  }
}
