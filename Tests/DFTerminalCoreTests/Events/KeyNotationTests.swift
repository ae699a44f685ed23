import DFTerminalCore
import Testing

@Suite struct KeyNotationTests {
  @Test func `a script mixes characters and names`() throws {
    let keys = try KeyNotation.parse("jG<space><ctrl+a><shift+tab><f12>é<lt>")
    #expect(
      keys == [
        KeyPress(.character("j")), KeyPress(.character("g"), .shift, text: "G"), KeyPress(.space),
        KeyPress(.character("a"), .control), KeyPress(.tab, .shift), KeyPress(.function(12)),
        KeyPress(.character("é")), KeyPress(.character("<")),
      ])
  }

  @Test(arguments: [
    ("<Down>", KeyChord(.down)),
    ("<CTRL+ALT+shift+delete>", KeyChord(.delete, [.control, .alt, .shift])),
    ("<ctrl++>", KeyChord(.character("+"), .control)), ("<+>", KeyChord(.character("+"))),
    ("<cmd+s>", KeyChord(.character("s"), .super)), ("<option+pgup>", KeyChord(.pageUp, .alt)),
    ("<ctrl+A>", KeyChord(.character("a"), [.control, .shift])),
    ("<caps_lock>", KeyChord(.named("caps_lock"))),
    ("<ctrl+>>", KeyChord(.character(">"), .control)), ("\n", KeyChord(.enter)),
    ("\t", KeyChord(.tab)),
    ("<media_play_pause>", KeyChord(.named("media_play_pause"))), (">", KeyChord(.character(">"))),
  ])
  func `names, modifiers and other spellings`(_ script: String, _ chord: KeyChord) throws {
    #expect(try KeyNotation.parse(script).map(\.chord) == [chord])
  }

  @Test(arguments: ["<", "<down", "a<", "<ctrl+", "<>"])
  func `a bracket without its end is an error that says what to write`(_ script: String) {
    let error = #expect(throws: KeyNotationError.self) { _ = try KeyNotation.parse(script) }
    #expect(error?.reason == .missingBracket)
    #expect(error.map(\.description)?.contains("<lt>") == true)
  }

  @Test(arguments: ["<ctrl+nothing>", "<f36>", "<f0>", "<hyper+>", "<ctrl-a>", "<doubleclick>"])
  func `a name no key has is an error that quotes it`(_ script: String) throws {
    let error = #expect(throws: KeyNotationError.self) { _ = try KeyNotation.parse(script) }
    #expect(error?.reason == .unknownKey)
    #expect(error.map { script.contains($0.part) } == true)
  }

  @Test func `every chord survives being written and read`() throws {
    let named: [KeyCode] = [
      .enter, .escape, .tab, .backspace, .delete, .insert, .up, .down, .left, .right, .home, .end,
      .pageUp, .pageDown, .menu, .space, .function(1), .function(35), .named("pause"),
      .named("left_shift"), .named("media_stop"), .character("<"), .character(">"),
      .character("+"), .character("-"), .character("ß"), .character("中"), .character("👩‍🚀"),
    ]
    for code in named {
      for modifiers in 0..<UInt8(64) {
        let chord = KeyChord(code, KeyModifiers(rawValue: modifiers))
        let text = KeyNotation.describe(chord)
        #expect(try KeyNotation.parse(text).map(\.chord) == [chord], "\(text)")
      }
    }
  }

  @Test func `a chord is created from its notation`() throws {
    #expect(try KeyChord("ctrl+a") == KeyChord(.character("a"), .control))
    #expect(try KeyChord("G") == KeyChord(.character("g"), .shift))
    #expect(throws: KeyNotationError.self) { _ = try KeyChord("ctrl+") }
    #expect(throws: KeyNotationError.self) { _ = try KeyChord("") }
  }

  @Test(arguments: [
    (KeyChord(.character("a"), .control), "Ctrl+A", "Ctrl+A"), (KeyChord(.up), "↑", "Up"),
    (KeyChord(.down, [.alt, .shift]), "Alt+Shift+↓", "Alt+Shift+Down"),
    (KeyChord(.character("g")), "g", "g"), (KeyChord(.character("g"), .shift), "G", "G"),
    (KeyChord(.character("1"), .shift), "Shift+1", "Shift+1"), (KeyChord(.space), "Space", "Space"),
    (KeyChord(.pageDown), "PgDn", "PgDn"), (KeyChord(.function(5)), "F5", "F5"),
    (KeyChord(.escape), "Esc", "Esc"), (KeyChord(.enter, .control), "Ctrl+Enter", "Ctrl+Enter"),
    (KeyChord(.named("caps_lock")), "Caps Lock", "Caps Lock"),
  ])
  func `help shows a chord as people know it`(_ chord: KeyChord, _ label: String, _ ascii: String) {
    #expect(chord.label() == label)
    #expect(chord.label(ascii: true) == ascii)
    #expect(chord.label(ascii: true).allSatisfy { $0.isASCII })
  }

  @Test func `a key that comes up or is held with control types nothing`() {
    #expect(KeyPress(.character("a"), phase: .release).text == nil)
    #expect(KeyPress(.character("a"), .control).text == nil)
    #expect(KeyPress(.character("a"), .shift).text == "A")
    #expect(KeyPress(typing: "É") == KeyPress(.character("é"), .shift, text: "É"))
    #expect(KeyPress(typing: "!") == KeyPress(.character("!")))
  }
}
