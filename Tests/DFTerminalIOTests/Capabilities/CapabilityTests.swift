import DFTerminalCore
import DFTerminalIO
import Testing

@Suite struct CapabilityTests {
  private func detect(_ environment: [String: String]) -> TerminalCapabilities {
    TerminalCapabilities.detect(
      environment: ["TERM": "xterm-256color"].merging(environment) { $1 }, isTerminal: true)
  }

  @Test(arguments: [
    (["LANG": "en_US.UTF-8"], true), (["LANG": "C.utf8"], true),
    (["LANG": "de_DE.UTF-8@euro"], true), (["LANG": "C"], false),
    (["LANG": "en_US.ISO-8859-1"], false), ([:], false),
    (["LC_ALL": "C", "LANG": "en_US.UTF-8"], false),
    (["LC_ALL": "", "LANG": "en_US.UTF-8"], true), (["LC_CTYPE": "UTF-8", "LANG": "C"], true),
    (["LC_ALL": "POSIX", "LC_CTYPE": "en_US.UTF-8"], false), (["KITTY_WINDOW_ID": "1"], true),
  ])
  func `the locale decides on characters beyond ASCII`(_ variables: [String: String], _ isOn: Bool)
  {
    #expect(detect(variables).usesUnicode == isOn)
  }

  @Test(arguments: [
    ([:], true), (["REDUCE_MOTION": "1"], false), (["REDUCED_MOTION": "true"], false),
    (["NO_MOTION": "1"], false), (["ACCESSIBLE": "1"], false), (["CI": "true"], false),
    (["REDUCE_MOTION": "0"], true), (["REDUCE_MOTION": ""], true), (["CI": "false"], true),
    (["TERM": "dumb"], false),
  ])
  func `motion stops for whoever asks for stillness`(_ variables: [String: String], _ isOn: Bool) {
    #expect(detect(variables).allowsMotion == isOn)
  }

  @Test func `nothing moves and no screen is used where there is no terminal`() {
    let found = TerminalCapabilities.detect(environment: ["TERM": "xterm"], isTerminal: false)
    #expect(!found.movesCursor && !found.allowsMotion && !found.scrollRegions)
    #expect(!found.isSafeToAsk && !found.hyperlinks)
  }

  @Test(arguments: [(["ACCESSIBLE": "1"], true), (["ACCESSIBLE": "0"], false), ([:], false)])
  func `ACCESSIBLE asks for sentences`(_ variables: [String: String], _ isOn: Bool) {
    #expect(detect(variables).isLinear == isOn)
  }

  @Test(
    arguments: [
      ("15;0", ColorScheme.dark), ("0;15", .light), ("15;default;0", .dark), ("0;7", .light),
      ("12;8", .dark), ("0;default", nil), ("", nil), ("0;16", nil), ("x", nil),
    ] as [(String, ColorScheme?)])
  func `COLORFGBG names the background`(_ value: String, _ scheme: ColorScheme?) {
    #expect(detect(["COLORFGBG": value]).background == scheme)
  }

  @Test func `terminals that print what they do not know are asked little`() {
    #expect(!detect(["TERM_PROGRAM": "Apple_Terminal"]).isSafeToAsk)
    #expect(!detect(["TERM": "linux"]).isSafeToAsk)
    #expect(detect([:]).isSafeToAsk)
    let text = String(decoding: TerminalQuery.bytes(isSafeToAsk: false), as: UTF8.self)
    #expect(!text.contains("$p") && !text.contains(">0q"))
    #expect(text.hasSuffix("\u{1B}[c"))
  }

  @Test func `answers refine what the environment said`() {
    var found = detect([:])
    #expect(found.colorDepth == .palette256)
    for (mode, state) in [(2026, 2), (2027, 1), (2031, 0), (2048, 4), (9999, 1)] {
      found.refine(with: .mode(mode, state: state))
    }
    found.refine(with: .keyboardFlags(0))
    #expect(found.synchronizedOutput && found.graphemeClusters && found.keyboardProtocol)
    #expect(!found.appearanceReports && !found.sizeReports)
    found.refine(with: .version("ghostty 1.2.0"))
    #expect(found.colorDepth == .truecolor && found.hyperlinks && found.styledUnderlines)
    #expect(found.program == "ghostty 1.2.0")
  }

  @Test func `an answer does not overrule what a person wants`() {
    var found = detect(["FORCE_COLOR": "1"])
    found.refine(with: .version("kitty(0.40.0)"))
    #expect(found.colorDepth == .ansi16)
    var none = detect(["NO_COLOR": "1"])
    none.refine(with: .version("kitty(0.40.0)"))
    #expect(none.colorDepth == .none)
  }

  @Test(arguments: [
    (CellColor.rgb(255, 255, 255), ColorScheme.light), (.rgb(0, 0, 0), .dark),
    (.rgb(48, 52, 70), .dark), (.rgb(253, 246, 227), .light), (.rgb(0, 255, 0), .light),
    (.rgb(0, 0, 255), .dark),
  ])
  func `the background's brightness tells light from dark`(
    _ color: CellColor, _ scheme: ColorScheme
  ) {
    var found = detect(["COLORFGBG": scheme == .dark ? "0;15" : "15;0"])
    let hasChanged = found.refine(with: .background(color))
    #expect(hasChanged)
    #expect(found.background == scheme)
    let changesAgain = found.refine(with: .background(color))
    #expect(!changesAgain)
  }

  @Test func `capabilities decide what the encoder uses`() {
    var found = detect(["KITTY_WINDOW_ID": "1"])
    found.refine(with: .mode(2026, state: 2))
    let options = EncoderOptions(found)
    #expect(options.depth == .truecolor && options.synchronizedOutput && options.hyperlinks)
    #expect(options.scrollRegions && options.styledUnderlines && options.repeatCharacter)
    let pipe = EncoderOptions(TerminalCapabilities())
    #expect(pipe.depth == .none && !pipe.scrollRegions && !pipe.hyperlinks)
  }
}
