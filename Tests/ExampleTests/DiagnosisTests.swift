import Testing

/// `gallery --diagnose` where nobody can answer: what variables say.
@Suite struct DiagnosisTests {
  /// A terminal by the variables it sets.
  struct Sample: CustomTestStringConvertible {
    var testDescription: String
    var environment: [String: String]

    init(_ description: String, _ environment: [String: String]) {
      testDescription = description
      self.environment = environment
    }
  }

  static let samples = [
    Sample(
      "program: Apple Terminal (TERM_PROGRAM=Apple_Terminal)",
      ["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"]),
    Sample("program: tmux (TMUX is set)", ["TERM": "tmux-256color", "TMUX": "x,1,0"]),
    Sample("program: GNU screen (STY is set)", ["TERM": "screen", "STY": "1.pts"]),
    Sample(
      "program: Visual Studio Code (TERM_PROGRAM=vscode)",
      ["TERM": "xterm-256color", "TERM_PROGRAM": "vscode", "COLORTERM": "truecolor"]),
    Sample("program: Windows Terminal (WT_SESSION is set)", ["WT_SESSION": "1-2"]),
    Sample("program: unknown (no variable names it)", [:]),
  ]

  @Test(arguments: samples)
  func `The terminal and the reason are named`(sample: Sample) throws {
    let result = try Program(name: "gallery").run(["--diagnose"], environment: sample.environment)
    #expect(result.status == 0 && result.errors.isEmpty)
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.contains(sample.testDescription), "\(result.output)")
    #expect(lines.contains("color: none (the output is no terminal)"))
    #expect(lines.last == "answers: no questions asked: the cursor cannot be moved")
    #expect(lines.allSatisfy { $0.contains(": ") })
  }

  @Test func `A variable cannot write sequences`() throws {
    let hostile = [
      "TERM": "\u{1B}[2J\u{9B}1m", "LC_ALL": "\u{1B}]0;x\u{7}", "FORCE_COLOR": "\u{202E}",
    ]
    let result = try Program(name: "gallery").run(["--diagnose"], environment: hostile)
    #expect(result.output.contains("␛]0;x"))
    #expect(
      result.output.unicodeScalars.allSatisfy {
        $0 == "\n" || $0.properties.generalCategory != .control
      })
    #expect(!result.output.contains("\u{202E}"))
  }
}
