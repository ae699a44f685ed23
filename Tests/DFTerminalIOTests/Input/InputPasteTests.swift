import DFTerminalCore
import DFTerminalIO
import Testing

@Suite struct InputPasteTests {
  private let start = "\u{1B}[200~"
  private let end = "\u{1B}[201~"

  @Test(arguments: [
    ("a\r\nb\rc\nd\r\r\n", "paste:a\\nb\\nc\\nd\\n\\n"), ("", "paste:"), ("\u{1B}", "paste:\u{1B}"),
    ("x\u{1B}[20", "paste:x\u{1B}[20"), ("\u{1B}[200~", "paste:\u{1B}[200~"),
    ("\u{1B}\u{1B}[201", "paste:\u{1B}\u{1B}[201"), ("é中😀", "paste:é中😀"),
    ("\u{0}\u{7}", "paste:\u{0}\u{7}"),
  ])
  func `a paste is one event with line feeds`(_ text: String, _ event: String) {
    #expect(decode(start + text + end) == [event])
  }

  @Test func `bytes of a paste that are no characters are replaced`() {
    #expect(
      decode(Array(start.utf8) + [0x61, 0xFF, 0x62] + Array(end.utf8)) == ["paste:a\u{FFFD}b"])
  }

  @Test func `an end marker inside what is pasted does not turn the rest into keys`() {
    let events = decode(start + "safe" + end + "rm -rf /\r" + end + "x")
    #expect(events == ["paste:safe", "paste:rm -rf /\\n", "text:x"])
    let twice = decode(start + "a" + end + "b\r" + start + "c" + end)
    #expect(twice == ["paste:a", "paste:b\\n\(start)c"])
  }

  @Test func `keys after a paste are keys, at the latest after the ESC time-out`() {
    var decoder = InputDecoder()
    #expect(decoder.feed(Array((start + "a" + end + "\r").utf8), at: .zero) == [.paste("a")])
    #expect(decoder.deadline == .milliseconds(50))
    #expect(decoder.timeout(at: .milliseconds(50)) == [.key(KeyPress(.enter))])
    #expect(
      decoder.feed(Array("b".utf8), at: .milliseconds(51)) == [.key(KeyPress(.character("b")))])
  }

  @Test func `a key pressed a while after a paste is not held back`() {
    var decoder = InputDecoder()
    _ = decoder.feed(Array((start + "a" + end).utf8), at: .zero)
    #expect(decoder.deadline == nil)
    let late = decoder.feed(Array("b".utf8), at: .milliseconds(60))
    #expect(late == [.key(KeyPress(.character("b")))])
  }

  @Test func `a stream of events behind a paste is held back only once`() {
    var decoder = InputDecoder()
    _ = decoder.feed(Array((start + "a" + end).utf8), at: .zero)
    var events: [InputEvent] = []
    for step in 1...20 {
      let now = Duration.milliseconds(step * 8)
      events += decoder.timeout(at: now)
      events += decoder.feed(Array("\u{1B}[<35;\(step);1M".utf8), at: now)
    }
    #expect(events.count >= 19)
  }

  @Test func `the late rest of a paste without an end is still not typed`() {
    var decoder = InputDecoder()
    #expect(decoder.feed(Array((start + "one").utf8), at: .zero).isEmpty)
    #expect(decoder.timeout(at: .seconds(1)) == [.paste("one")])
    let late = decoder.feed(Array(("two\r" + end).utf8), at: .milliseconds(2500))
    #expect(late == [.paste("two\n")])
  }

  @Test func `a paste without an end does not grow without bound`() {
    var decoder = InputDecoder(limits: InputDecoder.Limits(pasteBytes: 1000))
    var events = decoder.feed(Array(start.utf8), at: .zero)
    for _ in 0..<10 { events += decoder.feed(Array(repeating: 0x79, count: 777), at: .zero) }
    events += decoder.feed(Array(end.utf8), at: .zero)
    let sizes = events.map { if case .paste(let text) = $0 { text.utf8.count } else { -1 } }
    #expect(sizes == Array(repeating: 1000, count: 7) + [770])
  }
}
