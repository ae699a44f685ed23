import DFTerminalCore

/// What is known of a terminal program by its name.
struct TerminalProgram: Hashable, Sendable {
  /// The name, in the spelling of its makers.
  let name: String
  /// The colours it shows when nothing else is said.
  let depth: ColorDepth
  /// Whether it draws links (OSC 8).
  var hyperlinks = true
  /// Whether it draws styled and coloured underlines (SGR 4:3 and 58).
  var styledUnderlines = true
  /// Whether erased cells take on the background that is set.
  var erasesWithBackground = true
  /// Whether it repeats the last character on request (REP).
  var repeatsCharacters = false
  /// Whether it swallows every question it does not know, instead of printing a part of it.
  var isSafeToAsk = true
}

extension TerminalProgram {
  static let tmux = TerminalProgram(
    name: "tmux", depth: .palette256, hyperlinks: false, styledUnderlines: false)
  static let screen = TerminalProgram(
    name: "GNU screen", depth: .palette256, hyperlinks: false, styledUnderlines: false,
    erasesWithBackground: false)
  static let linuxConsole = TerminalProgram(
    name: "Linux console", depth: .ansi16, hyperlinks: false, styledUnderlines: false,
    isSafeToAsk: false)
  static let appleTerminal = TerminalProgram(
    name: "Apple Terminal", depth: .palette256, hyperlinks: false, styledUnderlines: false,
    isSafeToAsk: false)
  static let vte = TerminalProgram(
    name: "VTE", depth: .truecolor, repeatsCharacters: true)
  static let kitty = TerminalProgram(
    name: "kitty", depth: .truecolor, repeatsCharacters: true)
  static let ghostty = TerminalProgram(
    name: "Ghostty", depth: .truecolor, repeatsCharacters: true)
  static let wezTerm = TerminalProgram(
    name: "WezTerm", depth: .truecolor, repeatsCharacters: true)
  static let foot = TerminalProgram(
    name: "foot", depth: .truecolor, repeatsCharacters: true)
  static let alacritty = TerminalProgram(name: "Alacritty", depth: .truecolor)
  static let iTerm = TerminalProgram(name: "iTerm2", depth: .truecolor)
  static let contour = TerminalProgram(name: "Contour", depth: .truecolor)
  static let rio = TerminalProgram(name: "Rio", depth: .truecolor)
  static let mintty = TerminalProgram(name: "mintty", depth: .truecolor)
  static let konsole = TerminalProgram(name: "Konsole", depth: .truecolor)
  static let windowsTerminal = TerminalProgram(name: "Windows Terminal", depth: .truecolor)
  static let visualStudioCode = TerminalProgram(name: "Visual Studio Code", depth: .truecolor)
  static let warp = TerminalProgram(name: "Warp", depth: .truecolor, styledUnderlines: false)
  static let hyper = TerminalProgram(name: "Hyper", depth: .truecolor, styledUnderlines: false)
  static let jetBrains = TerminalProgram(
    name: "JetBrains", depth: .truecolor, styledUnderlines: false)
  static let xterm = TerminalProgram(
    name: "xterm", depth: .palette256, hyperlinks: false, styledUnderlines: false,
    repeatsCharacters: true)

  /// The programs by their values of TERM_PROGRAM.
  private static let byProgramVariable: [String: TerminalProgram] = [
    "Apple_Terminal": appleTerminal, "iTerm.app": iTerm, "vscode": visualStudioCode,
    "WezTerm": wezTerm, "ghostty": ghostty, "kitty": kitty, "mintty": mintty, "rio": rio,
    "WarpTerminal": warp, "Hyper": hyper, "tmux": tmux, "contour": contour,
  ]

  /// The programs by the beginnings of TERM.
  private static let byTerm: [(prefix: String, program: TerminalProgram)] = [
    ("xterm-kitty", kitty), ("xterm-ghostty", ghostty), ("ghostty", ghostty), ("foot", foot),
    ("alacritty", alacritty), ("wezterm", wezTerm), ("contour", contour), ("rio", rio),
    ("mintty", mintty), ("linux", linuxConsole),
  ]

  /// The programs by a variable of their own.
  private static let byOwnVariable: [(variable: String, program: TerminalProgram)] = [
    ("KITTY_WINDOW_ID", kitty), ("GHOSTTY_RESOURCES_DIR", ghostty), ("WEZTERM_PANE", wezTerm),
    ("ALACRITTY_WINDOW_ID", alacritty), ("ITERM_SESSION_ID", iTerm),
    ("WT_SESSION", windowsTerminal), ("KONSOLE_VERSION", konsole), ("VTE_VERSION", vte),
  ]

  /// The programs by the beginnings of their answers to XTVERSION, in lower case.
  private static let byVersion: [(prefix: String, program: TerminalProgram)] = [
    ("kitty", kitty), ("ghostty", ghostty), ("libghostty", ghostty), ("wezterm", wezTerm),
    ("foot", foot), ("iterm2", iTerm), ("contour", contour), ("rio", rio), ("mintty", mintty),
    ("konsole", konsole), ("vte", vte), ("xterm.js", visualStudioCode), ("tmux", tmux),
    ("alacritty", alacritty), ("xterm", xterm), ("windows terminal", windowsTerminal),
  ]

  /// Returns the program of an environment with the variable that gives it away.
  ///
  /// Multiplexers come first: inside them the variables of the outer terminal mean nothing.
  static func find(
    in environment: EnvironmentVariables
  ) -> (program: TerminalProgram, reason: String)? {
    let term = environment.text("TERM") ?? ""
    if environment.isSet("TMUX") { return (tmux, "TMUX is set") }
    if term.hasPrefix("tmux") { return (tmux, "TERM=\(term)") }
    if environment.isSet("STY") { return (screen, "STY is set") }
    if term.hasPrefix("screen") { return (screen, "TERM=\(term)") }
    if let entry = byTerm.first(where: { term.hasPrefix($0.prefix) }) {
      return (entry.program, "TERM=\(term)")
    }
    if let name = environment.text("TERM_PROGRAM"), let program = byProgramVariable[name] {
      return (program, "TERM_PROGRAM=\(name)")
    }
    if environment.text("TERMINAL_EMULATOR") == "JetBrains-JediTerm" {
      return (jetBrains, "TERMINAL_EMULATOR=JetBrains-JediTerm")
    }
    let own = byOwnVariable.first { environment.text($0.variable) != nil }
    return own.map { ($0.program, "\($0.variable) is set") }
  }

  /// Returns the program that answers XTVERSION with a text, or `nil` for an unknown one.
  static func find(version: String) -> TerminalProgram? {
    let text = version.lowercased()
    return byVersion.first { text.hasPrefix($0.prefix) }?.program
  }
}
