import DFTerminalTheme
import Testing

@Suite struct ThemeFileErrorTests {
  private func message(_ text: String) -> String {
    do {
      let theme = try ThemeFile(bytes: text.utf8, file: "mine.json").theme
      return "no error: \(theme.name)"
    } catch {
      return error.description
    }
  }

  @Test(arguments: [
    ("", "mine.json:1:1: expected a value"),
    ("[]", "mine.json:1:1: found a list; write an object of groups"),
    ("{\n  \"color\": {},\n}", "mine.json:3:1: expected a name in quotes"),
    ("{\"color\" 1}", "mine.json:1:10: expected a colon"),
    ("{\"a\": {} \"b\": {}}", "mine.json:1:10: expected a comma or }"),
    ("{} x", "mine.json:1:4: text after the end; remove it"),
    ("{\"a\": {},\n \"a\": {}}", "mine.json:2:2: \"a\" stands twice in this object; keep one"),
    ("{\"a\": 01}", "mine.json:1:8: expected a comma or }"),
    ("{\"a\": 1.}", "mine.json:1:9: expected a digit"),
    ("{\"a\": 1e999}", "mine.json:1:7: 1e999 is too large; write a smaller number"),
    ("{\"a\": \"\\q\"}", "mine.json:1:8: this escape means nothing; write \\\\ for a backslash"),
    (
      "{\"a\": \"\\ud800\"}", "mine.json:1:8: this escape means nothing; write \\\\ for a backslash"
    ),
    ("{\"a\": \"", "mine.json:1:8: expected the closing quote"),
    ("{\"a\": \"\t\"}", "mine.json:1:8: a control character in a string; write \\u0009"),
  ])
  func `text that is no JSON is refused at its place`(text: String, message: String) {
    #expect(self.message(text) == message)
  }

  @Test(arguments: [
    (
      "{\n \"color\": {\n  \"primry\": { \"$value\": \"#fff\" } } }",
      "mine.json:3:3: color.primry: no theme has this token; did you mean color.primary?"
    ),
    (
      "{\"colour\": {}}",
      "mine.json:1:2: colour: no group of a theme; did you mean color? "
        + "(for a palette of your own, choose a name less like it)"
    ),
    (
      "{\"color\": { \"primary\": \"#fff\" }}",
      "mine.json:1:24: color.primary: found \"#fff\" where a token or a group belongs; "
        + "write { \"$value\": \"#fff\" }"
    ),
    (
      "{\"color\": { \"primary\": {\n \"$value\": \"#12345\" } }}",
      "mine.json:2:12: color.primary: found \"#12345\"; write #RGB, #RRGGBB, #RRGGBBAA, "
        + "ansi:0 to ansi:255, default, or { \"colorSpace\": \"srgb\", \"components\": [0, 0.5, 1] }"
    ),
    (
      "{\"spacing\": { \"$type\": \"color\", \"lg\": { \"$value\": \"8px\" } }}",
      "mine.json:1:51: spacing.lg: its $type is \"color\", but here a dimension belongs; "
        + "correct the type or the value"
    ),
    (
      "{\"spacing\": { \"lg\": { \"$value\": \"-8px\" } }}",
      "mine.json:1:33: spacing.lg: found \"-8px\"; write { \"value\": 8, \"unit\": \"px\" }, "
        + "or whole cells with the unit \"cell\""
    ),
    (
      "{\"color\": { \"primary\": { \"$value\": \"{palette.blu}\" } },\n"
        + " \"palette\": { \"blue\": { \"$value\": \"#00f\" } } }",
      "mine.json:1:36: color.primary: refers to {palette.blu}, which is not in this file; "
        + "did you mean {palette.blue}?"
    ),
    (
      "{\"$extensions\": { \"dfterminal\": { \"base\": \"slat\" } }}",
      "mine.json:1:43: $extensions.dfterminal.base: no built-in theme is called \"slat\"; "
        + "choose one of \(DFTheme.allNames.joined(separator: ", "))"
    ),
    (
      "{\"$extensions\": { \"dfterminal\": { \"schema\": \"dark\" } }}",
      "mine.json:1:35: $extensions.dfterminal.schema: no theme has this token; "
        + "did you mean scheme?"
    ),
    (
      "{\"animation\": { \"slow\": { \"$value\": 4 } }}",
      "mine.json:1:37: animation.slow: found 4.0; write { \"value\": 250, \"unit\": \"ms\" }"
    ),
    (
      "{\"metrics\": { \"density\": { \"$value\": \"airy\" } }}",
      "mine.json:1:38: metrics.density: found \"airy\"; write compact, comfortable"
    ),
    (
      "{\"typography\": { \"body\": { \"$value\": { \"fontWieght\": 400 } } }}",
      "mine.json:1:40: typography.body.fontWieght: no theme has this token; "
        + "did you mean fontWeight?"
    ),
    (
      "{\"radius\": { \"$extends\": \"{x}\" }}",
      "mine.json:1:14: radius: $extends is not supported; write the tokens out"
    ),
  ])
  func `a token is refused with its place and what to do`(text: String, message: String) {
    #expect(self.message(text) == message)
  }

  @Test(arguments: [
    (
      "{\"radius\": { \"$typo\": \"dimension\" }}",
      "mine.json:1:14: radius.$typo: no theme has this token; did you mean $type?"
    ),
    (
      "{\"radius\": { \"$type\": 1 }}",
      "mine.json:1:23: radius.$type: found 1.0; write a string"
    ),
    (
      "{\"palette\": { \"a.b\": { \"$value\": 1 } }}",
      "mine.json:1:15: palette.a.b: a name may not hold a dot or a brace; rename it"
    ),
    (
      "{\"palette\": { \"a\": { \"$value\": 1, \"b\": {} } }}",
      "mine.json:1:35: palette.a: a group inside a token is not supported; write the tokens out"
    ),
  ])
  func `what breaks the format is refused`(text: String, message: String) {
    #expect(self.message(text) == message)
  }

  @Test func `a chain of references has an end`() {
    let links = (0..<10_000).map { "\"t\($0)\": { \"$value\": \"{p.t\($0 + 1)}\" }" }
    let text =
      "{\"color\": {\"primary\": {\"$value\": \"{p.t0}\"}}, "
      + "\"p\": {\(links.joined(separator: ","))}}"
    #expect(
      message(text).hasSuffix("more than 32 references in a row; refer to the value directly"))
  }

  @Test func `a file full of mistakes is told a hundred of them`() throws {
    let tokens = (0..<5_000).map { "\"x\($0)\": { \"$value\": \"{p.y\($0)}\" }" }
    let text = "{\"color\": {\(tokens.joined(separator: ","))}}"
    let error = try #require(throws: ThemeFileError.self) { try ThemeFile(bytes: text.utf8) }
    #expect(error.issues.count == 100)
  }

  @Test func `references that go in a circle are named`() {
    let text = """
      {"color": {
        "primary": { "$value": "{color.accent}" },
        "accent": { "$value": "{a.b}" } },
       "a": { "b": { "$value": "{color.primary}" } } }
      """
    #expect(message(text).contains("color.primary → color.accent → a.b → color.primary"))
  }

  @Test func `everything that is wrong is said at once, in the order of the lines`() throws {
    let text = """
      {"color": {
        "primary": { "$value": "{p.x}" },
        "accent": { "$value": "{p.x}" },
        "borders": { "$value": "#000" } },
       "p": { "x": { "$value": "#zz" } } }
      """
    let error = try #require(throws: ThemeFileError.self) {
      try ThemeFile(bytes: text.utf8, file: "mine.json")
    }
    // Both tokens lead to the same broken one, which is named once.
    #expect(error.issues.map(\.line) == [4, 5])
    #expect(error.issues.map(\.token) == ["color.borders", "p.x"])
  }

  @Test func `no control character of the file reaches the message`() {
    let hostile = "{\"color\": {\"\\u001b[31m\\u202e\": {\"$value\": \"\\u009b\"}}}"
    let message = message(hostile)
    #expect(message.contains("\\u{1b}[31m\\u{202e}"))
    #expect(message.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
  }

  @Test func `a file that cannot be read is named`() throws {
    let error = try #require(throws: ThemeFileError.self) {
      try ThemeFile(path: "no/such/file.json")
    }
    #expect(error.description == "no/such/file.json: cannot be read: there is no such file")
    #expect(throws: ThemeFileError.self) { try ThemeFile(path: "/") }
  }

  @Test func `a tower of brackets is refused, not followed`() {
    let text = String(repeating: "[", count: 100_000)
    #expect(message(text) == "mine.json:1:129: more than 128 levels; flatten the groups")
  }

  @Test func `any damage to a theme file ends in a theme or in a message`() throws {
    var random = SplitMix(state: 42)
    let original = Array(try Repository.text("Themes/default-dark.json").utf8)
    var refused = 0
    for _ in 0..<300 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        default: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
        }
      }
      do {
        _ = try ThemeFile(bytes: bytes, file: "mine.json")
      } catch {
        refused += 1
        #expect(!error.issues.isEmpty)
        #expect(error.description.hasPrefix("mine.json:"))
      }
    }
    #expect(refused > 100)
  }
}

/// Steele, Lea and Flood's generator: the same numbers on every run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
