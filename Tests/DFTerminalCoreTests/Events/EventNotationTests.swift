import DFTerminalCore
import Testing

@Suite struct EventNotationTests {
  @Test(arguments: [
    (InputEvent.key(KeyPress(typing: "á")), "text:á"),
    (.key(KeyPress(typing: "A")), "text:A"), (.key(KeyPress(.space)), "text: "),
    (.key(KeyPress(.up, .control)), "ctrl+up"), (.key(KeyPress(.space, .control)), "ctrl+space"),
    (.key(KeyPress(.character("p"), [.alt, .shift])), "alt+shift+p"),
    (.key(KeyPress(.character("1"), .shift, text: "!")), "shift+1 text:!"),
    (.key(KeyPress(.character("a"), phase: .release)), "release:a"),
    (.key(KeyPress(.named("caps_lock"))), "key:caps_lock"),
    (.key(KeyPress(.named("pause"), .control)), "ctrl+key:pause"),
    (.paste("hi\nyo"), "paste:hi\\nyo"), (.focus(true), "focus in"), (.focus(false), "focus out"),
    (.paste(String(repeating: "é", count: 5000)), "paste:<10000 bytes>"),
    (.resize(CellSize(columns: 120, rows: 40)), "resize 120x40"),
    (.appearance(.dark), "theme dark"), (.appearance(.light), "theme light"),
    (.pointer(PointerEvent(.press(.left), at: CellPoint(column: 3, row: 4))), "press left 3,4"),
    (
      .pointer(
        PointerEvent(.wheel(.top), at: CellPoint(column: 0, row: 9), modifiers: [.control, .shift])),
      "ctrl+shift+wheel up 0,9"
    ),
    (.report(.background(.rgb(48, 5, 255))), "report:background #3005ff"),
    (.report(.cursor(row: 2, column: 7)), "report:cursor 2;7"),
    (.report(.deviceAttributes([62, 22])), "report:da1 62;22"),
    (.report(.mode(2026, state: 2)), "report:mode 2026 reset"),
    (.report(.mode(2026, state: 9)), "report:mode 2026 9"),
    (.report(.version("kitty(0.32)")), "report:version kitty(0.32)"),
  ])
  func `an event is written as in the case files`(_ event: InputEvent, _ text: String) {
    #expect(EventNotation.describe(event) == text)
  }

  @Test func `spellings of the same events match`() {
    #expect(EventNotation.matches(["text:a", "text:b"], expected: ["text:ab"]))
    #expect(EventNotation.matches(["text:A"], expected: ["shift+a text:A"]))
    #expect(EventNotation.matches(["ignored"], expected: ["ignored:mouse-tail"]))
    #expect(EventNotation.matches(["drag left 1,2"], expected: ["move 1,2"]))
  }

  @Test func `different events do not match`() {
    #expect(!EventNotation.matches(["text:a"], expected: ["text:b"]))
    #expect(!EventNotation.matches(["text:a"], expected: ["text:a", "ignored"]))
    #expect(!EventNotation.matches(["ctrl+a"], expected: ["text:a"]))
    #expect(!EventNotation.matches(["shift+tab"], expected: ["tab"]))
    #expect(!EventNotation.matches([], expected: ["ignored"]))
  }
}
