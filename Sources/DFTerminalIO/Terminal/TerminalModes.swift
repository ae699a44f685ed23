import DFTerminalCore

/// The bytes that turn a session's modes on and off: a pure function of what is known.
struct TerminalModes: Hashable, Sendable {
  var options: TerminalOptions
  var capabilities: TerminalCapabilities
  /// The states of modes before the session, as far as the terminal told them.
  var prior: [Int: Int] = [:]
  /// Whether the taskbar shows a progress that has to be taken away.
  var showsProgress = false
  /// Whether the terminal has told what it can do.
  var isAnswered = false

  /// The bytes that scroll what is on the shell's screen out of the way of a full screen on it.
  func room(rows: Int) -> [UInt8] {
    fillsShellScreen ? Array(repeating: 0x0A, count: max(0, rows)) : []
  }

  private var fillsShellScreen: Bool { options.fillsScreen && !options.usesAlternateScreen }

  /// The bytes that begin a session, before the terminal has told anything.
  var first: [UInt8] {
    var text = ""
    if options.title != nil { text += TerminalModes.pushTitle }
    if options.usesAlternateScreen { text += TerminalModes.set(1049) }
    if options.hidesCursor { text += TerminalModes.reset(25) }
    if options.reportsPaste { text += TerminalModes.set(2004) }
    if options.reportsFocus { text += TerminalModes.set(1004) }
    for mode in mouseModes { text += TerminalModes.set(mode) }
    if let title = options.title { text += TerminalModes.title(title) }
    return Array(text.utf8)
  }

  /// The bytes that go on when the terminal has told what it can do.
  var second: [UInt8] {
    guard isAnswered else { return [] }
    var text = answeredModes.map(TerminalModes.set).joined()
    if pushesKeyboard { text += "\u{1B}[>\(options.keyboardFlags)u" }
    return Array(text.utf8)
  }

  /// The bytes that begin a session again after it was stopped.
  var again: [UInt8] { first + second }

  /// The bytes that put the terminal back, wherever in a frame they are written.
  var leave: [UInt8] {
    // A string terminator ends whatever sequence the last frame was in.
    var text = "\u{1B}\\" + TerminalModes.reset(2026) + "\u{1B}[0m"
    if capabilities.hyperlinks { text += "\u{1B}]8;;\u{1B}\\" }
    if options.usesAlternateScreen || options.fillsScreen { text += "\u{1B}[r" }
    text += modesToReset.map(TerminalModes.reset).joined()
    if pushesKeyboard { text += options.usesAlternateScreen ? "\u{1B}[<64u" : "\u{1B}[<1u" }
    if options.title != nil { text += "\u{1B}[23;0t" }
    if showsProgress { text += TaskbarProgress.none.bytes }
    text += TerminalModes.set(7) + TerminalModes.set(25)
    // Below the last frame, which stays: as far down as there is a line.
    if fillsShellScreen { text += "\u{1B}[9999B" }
    text += options.usesAlternateScreen ? TerminalModes.reset(1049) : "\r\n"
    return Array(text.utf8)
  }

  /// Whether the terminal is still in the modes of a program that could not clean up.
  var isLeftBehind: Bool {
    [1049, 1000, 1002, 1003, 1006].contains { prior[$0] == 1 }
  }

  private var mouseModes: [Int] {
    switch options.mouse {
    case .none: []
    case .buttons: [1000, 1006]
    case .drags: [1002, 1006]
    case .motion: [1003, 1006]
    }
  }

  /// The modes to turn off at the end.
  ///
  /// A full-screen session turns off whatever it may have used, whoever turned it on: a program
  /// that was killed may have left it. A live region turns off only what was off before it.
  private var modesToReset: [Int] {
    let answered = answeredModes.reversed()
    if options.usesAlternateScreen {
      return [1006, 1003, 1002, 1000, 1004, 2004, 2031, 2048].filter { mode in
        !(mode == 2031 && !capabilities.appearanceReports)
          && !(mode == 2048 && !capabilities.sizeReports)
      } + answered.filter { $0 == 2027 }
    }
    let own =
      mouseModes.reversed() + (options.reportsFocus ? [1004] : [])
      + (options.reportsPaste ? [2004] : [])
    return (own + answered).filter { prior[$0] != 1 }
  }

  /// The modes that are turned on because the terminal says it has them.
  private var answeredModes: [Int] {
    guard isAnswered else { return [] }
    var modes: [Int] = []
    if capabilities.graphemeClusters, prior[2027] == 2 { modes.append(2027) }
    if capabilities.appearanceReports { modes.append(2031) }
    if capabilities.sizeReports { modes.append(2048) }
    return modes
  }

  private var pushesKeyboard: Bool {
    isAnswered && capabilities.keyboardProtocol && options.keyboardFlags > 0
  }

  private static func set(_ mode: Int) -> String { "\u{1B}[?\(mode)h" }
  private static func reset(_ mode: Int) -> String { "\u{1B}[?\(mode)l" }

  /// The bytes that put the window's title aside, for the end of the session.
  static let pushTitle = "\u{1B}[22;0t"

  /// The bytes that set the window's title, without anything that could end them early.
  static func title(_ title: String) -> String {
    let plain = title.unicodeScalars.filter { $0.properties.generalCategory != .control }
    let safe = OSCString(String(String.UnicodeScalarView(plain))).text.unicodeScalars
    return "\u{1B}]2;\(String(String.UnicodeScalarView(safe.prefix(256))))\u{1B}\\"
  }
}
