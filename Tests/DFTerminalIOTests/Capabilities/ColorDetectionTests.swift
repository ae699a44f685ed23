import DFTerminalCore
import DFTerminalIO
import Testing

private func detect(_ environment: [String: String], tty: Bool = true) -> TerminalCapabilities {
  TerminalCapabilities.detect(environment: environment, isTerminal: tty)
}

@Suite struct ColorDetectionTests {
  /// A terminal that shows everything, so that what turns colour off is seen to do it.
  private static let rich = ["TERM": "xterm-256color", "COLORTERM": "truecolor"]

  @Test(arguments: [
    // NO_COLOR beats everything; empty does not count.
    (["NO_COLOR": "1"], true, ColorDepth.none), (["NO_COLOR": "0"], true, .none),
    (["NO_COLOR": ""], true, .truecolor), (["NO_COLOR": "1", "FORCE_COLOR": "3"], true, .none),
    (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true, .none),
    // FORCE_COLOR beats what follows.
    (["FORCE_COLOR": "0"], true, .none), (["FORCE_COLOR": "false"], true, .none),
    (["FORCE_COLOR": "1"], true, .ansi16), (["FORCE_COLOR": "2"], true, .palette256),
    (["FORCE_COLOR": "3"], true, .truecolor), (["FORCE_COLOR": "true"], true, .truecolor),
    (["FORCE_COLOR": ""], true, .truecolor), (["FORCE_COLOR": "2"], false, .palette256),
    (["FORCE_COLOR": "1", "CLICOLOR": "0"], true, .ansi16),
    (["FORCE_COLOR": "0", "CLICOLOR_FORCE": "1"], true, .none),
    // CLICOLOR_FORCE beats CLICOLOR and a missing terminal.
    (["CLICOLOR_FORCE": "1", "CLICOLOR": "0"], true, .truecolor),
    (["CLICOLOR_FORCE": "1"], false, .truecolor), (["CLICOLOR_FORCE": "0"], false, .none),
    (["CLICOLOR_FORCE": ""], false, .none),
    // CLICOLOR.
    (["CLICOLOR": "0"], true, .none), (["CLICOLOR": "1"], true, .truecolor),
    (["CLICOLOR": "1"], false, .none),
    // No terminal, a terminal that can nothing.
    ([:], false, .none), ([:], true, .truecolor), (["TERM": "dumb"], true, .none),
    // COLORTERM may be left over; a program that is known, or a person, says more.
    (["TERM": ""], true, .none), (["TERM": "", "FORCE_COLOR": "true"], true, .truecolor),
    (["TERM": "", "WT_SESSION": "x"], true, .truecolor),
  ])
  func `the order of the variables`(
    _ variables: [String: String], _ tty: Bool, _ depth: ColorDepth
  ) {
    let environment = ColorDetectionTests.rich.merging(variables) { $1 }
    #expect(detect(environment, tty: tty).colorDepth == depth)
  }

  @Test(arguments: [
    (["TERM": "xterm"], ColorDepth.ansi16), (["TERM": "xterm-256color"], .palette256),
    (["TERM": "xterm-direct"], .truecolor), (["TERM": "xterm-kitty"], .truecolor),
    (["TERM": "xterm-ghostty"], .truecolor), (["TERM": "foot-extra"], .truecolor),
    (["TERM": "alacritty"], .truecolor), (["TERM": "linux"], .ansi16), (["TERM": "vt100"], .none),
    (["TERM": "vt220"], .none), (["TERM": "xterm-mono"], .none),
    (["TERM": "rxvt-unicode-256color"], .palette256),
    (["TERM": "screen-256color"], .palette256),
    (["TERM": "tmux-256color", "TMUX": "x"], .palette256),
    (["TERM": "tmux-256color", "TMUX": "x", "COLORTERM": "truecolor"], .truecolor),
    (["TERM": "screen", "STY": "1.pts", "COLORTERM": "truecolor"], .palette256),
    (["TERM": "xterm", "COLORTERM": "24bit"], .truecolor),
    (["TERM": "vt100", "COLORTERM": "yes"], .ansi16),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], .palette256),
    (
      ["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal", "COLORTERM": "truecolor"],
      .truecolor
    ),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .truecolor),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "vscode"], .truecolor),
    (["TERM": "xterm-256color", "WT_SESSION": "guid"], .truecolor),
    (["TERM": "xterm-256color", "VTE_VERSION": "7200"], .truecolor),
    (["TERM": "xterm-256color", "TMUX": "x", "WT_SESSION": "guid"], .palette256),
    (["TERM": "dumb", "COLORTERM": "truecolor"], .none), ([:], .none),
    (["WT_SESSION": "guid"], .truecolor),
    (["TERM": "xterm-256color", "CI": "true"], .palette256),
    (["TERM": "xterm", "CI": "true", "GITHUB_ACTIONS": "true"], .truecolor),
  ])
  func `what terminals are known to show`(_ variables: [String: String], _ depth: ColorDepth) {
    #expect(detect(variables).colorDepth == depth)
  }

  @Test func `a forced colour does not make a dumb terminal move its cursor`() {
    let found = detect(["TERM": "dumb", "FORCE_COLOR": "1"])
    #expect(found.colorDepth == .ansi16)
    #expect(!found.movesCursor)
    #expect(!found.allowsMotion)
    #expect(!found.scrollRegions)
  }

  @Test func `every decision says what it was concluded from`() {
    let found = detect(["TERM": "xterm-256color", "NO_COLOR": "1", "LANG": "de_DE.UTF-8"])
    let lines = found.findings.map(\.description)
    #expect(lines.contains("color: none (NO_COLOR=1)"))
    #expect(lines.contains("unicode: yes (LANG=de_DE.UTF-8)"))
    #expect(lines.contains("cursor: yes (TERM=xterm-256color)"))
    #expect(Set(found.findings.map(\.topic)).count == found.findings.count)
  }
}

@Suite struct ReportedColorCaseTests {
  /// The cases that concern the environment; the others belong to colour mathematics.
  private static let cases = ReportedCase.area("color").filter { reported in
    reported.expected["level"] is Int || reported.expected["level"] is [Any]
      || reported.expected["color"] != nil || reported.expected["background"] != nil
      || reported.expected["sgr_allowed"] != nil
  }

  @Test func `the case file has them`() {
    #expect(ReportedColorCaseTests.cases.count >= 8)
  }

  @Test(arguments: cases)
  func `a reported environment gives the colours a person expects`(_ reported: ReportedCase) throws
  {
    let variables = reported.input.filter { $0.key.allSatisfy { $0.isUppercase || $0 == "_" } }
    let count = variables.values.compactMap { ($0 as? [String])?.count }.first ?? 1
    for index in 0..<count {
      let environment = variables.compactMapValues { value in
        value as? String ?? (value as? [String])?[index]
      }
      // The cases name what matters; a plain terminal stands for the rest.
      let full = ["TERM": "xterm"].merging(environment) { $1 }
      let found = detect(full, tty: reported.input["tty"] as? Bool ?? true)
      check(found, against: reported.expected, at: index)
    }
  }

  private func check(_ found: TerminalCapabilities, against expected: [String: Any], at index: Int)
  {
    if let level = one(expected["level"], index) {
      #expect(found.colorDepth.name == "\(level)")
    }
    if let color = one(expected["color"], index) {
      #expect((found.colorDepth == .none) == ("\(color)" == "off"))
    }
    if let background = expected["background"] as? String {
      #expect(found.background == (background == "dark" ? .dark : .light))
    }
    if let allowed = expected["sgr_allowed"] as? Bool {
      #expect((found.colorDepth != .none) == allowed)
    }
    if let moves = expected["cursor_motion"] as? Bool {
      #expect(found.movesCursor == moves)
    }
  }

  private func one(_ value: Any?, _ index: Int) -> Any? {
    (value as? [Any])?[index] ?? value
  }
}
