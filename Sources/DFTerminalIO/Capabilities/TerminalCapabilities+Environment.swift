import DFTerminalCore

extension TerminalCapabilities {
  /// Finds out what the environment says about a terminal; a pure function.
  ///
  /// Colours follow the order `NO_COLOR`, `FORCE_COLOR`, `CLICOLOR_FORCE`, `CLICOLOR`, no terminal,
  /// `TERM=dumb`, `COLORTERM`, `TERM`, known programs. Motion stops for `REDUCE_MOTION`,
  /// `REDUCED_MOTION`, `NO_MOTION`, `ACCESSIBLE`, `CI` and where there is no terminal. Characters
  /// beyond ASCII need a UTF-8 locale in `LC_ALL`, `LC_CTYPE` or `LANG`, the first that is set.
  /// - Parameters:
  ///   - environment: The variables of the process.
  ///   - isTerminal: Whether the output goes to a terminal.
  public static func detect(
    environment: [String: String], isTerminal: Bool
  ) -> TerminalCapabilities {
    let variables = EnvironmentVariables(environment)
    let program = TerminalProgram.find(in: variables)
    var capabilities = TerminalCapabilities()
    capabilities.detectProgram(program)
    capabilities.detectCursor(variables, isTerminal, program?.program)
    capabilities.detectColor(variables, isTerminal, program?.program)
    capabilities.detectUnicode(variables, program?.program)
    capabilities.detectPreferences(variables)
    capabilities.detectBackground(variables)
    return capabilities
  }

  private mutating func detectProgram(_ found: (program: TerminalProgram, reason: String)?) {
    guard let found else {
      note(CapabilityFinding(.program, "unknown", "no variable names it"))
      return
    }
    program = found.program.name
    note(CapabilityFinding(.program, found.program.name, found.reason))
  }

  private mutating func detectCursor(
    _ environment: EnvironmentVariables, _ isTerminal: Bool, _ program: TerminalProgram?
  ) {
    let term = environment.text("TERM")
    movesCursor = isTerminal && term != "dumb" && (term != nil || program != nil)
    let reason =
      if !isTerminal {
        "the output is no terminal"
      } else {
        term.map { "TERM=\($0)" } ?? program?.name ?? "TERM is not set"
      }
    note(CapabilityFinding(.cursor, movesCursor, reason))
    scrollRegions = movesCursor
    isSafeToAsk = movesCursor && program?.isSafeToAsk ?? true
    if movesCursor, let program { apply(program, reason: program.name) }
  }

  /// Takes over what is known of a program.
  mutating func apply(_ program: TerminalProgram, reason: String) {
    hyperlinks = program.hyperlinks
    styledUnderlines = program.styledUnderlines
    erasesWithBackground = program.erasesWithBackground
    repeatsCharacters = program.repeatsCharacters
    note(CapabilityFinding(.hyperlinks, hyperlinks, reason))
    note(CapabilityFinding(.styledUnderlines, styledUnderlines, reason))
  }

  private mutating func detectColor(
    _ environment: EnvironmentVariables, _ isTerminal: Bool, _ program: TerminalProgram?
  ) {
    let detection = ColorDetection(
      environment: environment, isTerminal: isTerminal, program: program)
    let decision = detection.decision
    colorDepth = decision.depth
    isColorFinal = decision.isFinal
    note(CapabilityFinding(.color, decision.depth.name, decision.reason))
  }

  private mutating func detectUnicode(
    _ environment: EnvironmentVariables, _ program: TerminalProgram?
  ) {
    guard let name = ["LC_ALL", "LC_CTYPE", "LANG"].first(where: { environment.text($0) != nil })
    else {
      usesUnicode = program.map { $0 != .linuxConsole } ?? false
      note(CapabilityFinding(.unicode, usesUnicode, program?.name ?? "no locale is set"))
      return
    }
    let locale = environment.text(name) ?? ""
    usesUnicode = ["utf-8", "utf8"].contains(TerminalCapabilities.codeset(of: locale))
    note(CapabilityFinding(.unicode, usesUnicode, environment.quoted(name)))
  }

  /// The encoding that a locale such as `de_DE.UTF-8@euro` names; one without a point is its name.
  private static func codeset(of locale: String) -> String {
    let parts = locale.lowercased().split(separator: ".", maxSplits: 1)
    return parts.last.map { String($0.prefix { $0 != "@" }) } ?? ""
  }

  private mutating func detectPreferences(_ environment: EnvironmentVariables) {
    isLinear = environment.isOn("ACCESSIBLE")
    let linear = isLinear ? environment.quoted("ACCESSIBLE") : "ACCESSIBLE is not set"
    note(CapabilityFinding(.linear, isLinear, linear))
    let names = ["REDUCE_MOTION", "REDUCED_MOTION", "NO_MOTION", "ACCESSIBLE", "CI"]
    let stop = environment.firstOn(names).map(environment.quoted)
    allowsMotion = movesCursor && stop == nil
    let still = stop ?? (movesCursor ? "nothing asks for stillness" : "the cursor cannot move")
    note(CapabilityFinding(.motion, allowsMotion, still))
  }

  /// Reads COLORFGBG, whose last field is the background's place in the palette.
  private mutating func detectBackground(_ environment: EnvironmentVariables) {
    let field = environment.text("COLORFGBG")?.split(separator: ";").last.flatMap { Int($0) }
    switch field {
    case .some(0...6), .some(8): background = .dark
    case .some(7), .some(9...15): background = .light
    default: background = nil
    }
    guard let background else {
      note(CapabilityFinding(.background, "unknown", "COLORFGBG does not say"))
      return
    }
    note(CapabilityFinding(.background, "\(background)", environment.quoted("COLORFGBG")))
  }
}

extension InputDecoder.Limits {
  /// Creates the limits an environment asks for.
  ///
  /// ESC may wait for `ESCDELAY` milliseconds, at most five seconds; else 100 ms over SSH and
  /// 50 ms locally.
  public init(environment: [String: String]) {
    let variables = EnvironmentVariables(environment)
    let remote = ["SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY"].contains {
      variables.text($0) != nil
    }
    let milliseconds = variables.number("ESCDELAY").map { min($0, 5000) } ?? (remote ? 100 : 50)
    self.init(
      escape: .milliseconds(milliseconds), sequence: .milliseconds(max(250, milliseconds * 4)))
  }
}
