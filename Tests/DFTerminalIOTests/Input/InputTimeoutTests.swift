import DFTerminalCore
import DFTerminalIO
import Testing

@Suite struct InputTimeoutTests {
  private func play(_ reads: [String], gaps: [Int]) -> [String] {
    var decoder = InputDecoder()
    let script = InputScript(
      reads: reads.map { Array($0.utf8) }, gaps: gaps.map { .milliseconds($0) })
    return script.play(to: &decoder)
  }

  @Test func `nothing is pending after whole events`() {
    var decoder = InputDecoder()
    _ = decoder.feed(Array("aé\u{1B}[A\u{1B}[<0;1;1M\u{1B}]11;#fff\u{7}".utf8), at: .zero)
    #expect(decoder.deadline == nil)
  }

  @Test func `nothing happens before the deadline`() {
    var decoder = InputDecoder()
    #expect(decoder.feed([0x1B], at: .seconds(5)).isEmpty)
    #expect(decoder.deadline == .seconds(5) + .milliseconds(50))
    #expect(decoder.timeout(at: .seconds(5) + .milliseconds(49)).isEmpty)
    #expect(decoder.timeout(at: .seconds(5) + .milliseconds(50)) == [.key(KeyPress(.escape))])
    #expect(decoder.deadline == nil)
  }

  @Test(arguments: [
    (["\u{1B}", "[A"], [49], ["up"]), (["\u{1B}", "[A"], [51], ["escape", "ignored"]),
    (["\u{1B}", "["], [300], ["escape", "text:["]),
    (["\u{1B}", "[", "a"], [300, 100], ["escape", "text:[", "text:a"]),
    (["\u{1B}", "]"], [300], ["escape", "text:]"]),
    (["\u{1B}", "]11;rgb:0/0/0\u{1B}\\"], [300], ["escape", "ignored"]),
    (["\u{1B}", "x"], [300], ["escape", "text:x"]),
    (["\u{1B}", "[A"], [3000], ["escape", "text:[", "text:A"]),
    (["\u{1B}[", "<35;1;1M"], [300], ["alt+[", "ignored"]),
    (["\u{1B}[", "1", "2"], [300, 100], ["alt+[", "text:1", "text:2"]),
    (["\u{1B}[<35;1", ";1Mx"], [400], ["ignored", "text:x"]),
    (["\u{1B}[<35;1;1", "M", "x"], [400, 10], ["ignored", "text:x"]),
    (["\u{1B}]11;rgb:30", "30/3434/4646\u{1B}\\x"], [400], ["ignored", "text:x"]),
    (["\u{1B}]11;rgb:30", "30/34\u{7}x"], [400], ["ignored", "text:x"]),
    (["\u{1B}P", "abc"], [300], ["alt+shift+p", "text:a", "text:b", "text:c"]),
    (["\u{1B}[1;5", "A"], [200], ["ctrl+up"]),
    (["\u{1B}[M ", "!!"], [400], ["ignored", "text:!", "text:!"]),
    (["\u{1B}O", "A"], [300], ["alt+shift+o", "text:A"]),
  ])
  func `late parts of a sequence`(_ reads: [String], _ gaps: [Int], _ events: [String]) {
    let found = play(reads, gaps: gaps)
    // A late escape that begins with `[` and ends in a letter cannot be told from typed keys
    // once two seconds have passed.
    #expect(found == events)
  }

  @Test(arguments: [
    ([:], 50), (["SSH_TTY": "/dev/pts/1"], 100), (["SSH_CONNECTION": "a b c d"], 100),
    (["ESCDELAY": "25", "SSH_TTY": "x"], 25), (["ESCDELAY": "0"], 0),
    (["ESCDELAY": "999999"], 5000),
    (["ESCDELAY": "soon"], 50), (["ESCDELAY": "-1"], 50), (["ESCDELAY": ""], 50),
  ])
  func `the environment sets the ESC time-out`(_ environment: [String: String], _ expected: Int) {
    let limits = InputDecoder.Limits(environment: environment)
    #expect(limits.escape == .milliseconds(expected))
    #expect(limits.sequence >= limits.escape)
  }
}
