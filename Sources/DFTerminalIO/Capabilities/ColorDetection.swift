import DFTerminalCore

/// Decides how many colours are used.
///
/// The first of these that says something decides:
/// 1. `NO_COLOR`, not empty: none.
/// 2. `FORCE_COLOR`: `0` or `false` none, `1` 16, `2` 256, `3` truecolor; `true`, empty or anything
///    else at least 16.
/// 3. `CLICOLOR_FORCE`, neither empty nor `0`: at least 16.
/// 4. `CLICOLOR=0`: none.
/// 5. The output is not a terminal: none.
/// 6. `TERM=dumb`, or no TERM and no known program: none.
/// 7. `COLORTERM`: `truecolor` or `24bit` truecolor, except inside GNU screen; else at least 16.
/// 8. The better of what `TERM` says and what is known of the program.
///
/// "At least 16" takes more where points 7 and 8 find more. `NO_COLOR` beats `FORCE_COLOR`;
/// what the application asks for beats both.
struct ColorDetection {
  /// A depth and what it was concluded from.
  struct Decision: Hashable {
    let depth: ColorDepth
    let reason: String
    /// Whether the person decided, so that answers of the terminal change nothing.
    var isFinal = true
  }

  let environment: EnvironmentVariables
  let isTerminal: Bool
  let program: TerminalProgram?

  var decision: Decision {
    if environment.text("NO_COLOR") != nil {
      return Decision(depth: .none, reason: environment.quoted("NO_COLOR"))
    }
    if environment.isSet("FORCE_COLOR") { return forced }
    if let value = environment.text("CLICOLOR_FORCE"), value != "0" {
      return atLeast16(because: environment.quoted("CLICOLOR_FORCE"))
    }
    if environment.text("CLICOLOR") == "0" {
      return Decision(depth: .none, reason: "CLICOLOR=0")
    }
    guard isTerminal else { return Decision(depth: .none, reason: "the output is no terminal") }
    // Whatever COLORTERM says: it may be left over from another terminal.
    if environment.text("TERM") == nil, program == nil, service == nil {
      return Decision(depth: .none, reason: "TERM is not set")
    }
    return detected
  }

  private var forced: Decision {
    let reason = environment.quoted("FORCE_COLOR")
    switch environment.text("FORCE_COLOR")?.lowercased() {
    case "0", "false": return Decision(depth: .none, reason: reason)
    case "1": return Decision(depth: .ansi16, reason: reason)
    case "2": return Decision(depth: .palette256, reason: reason)
    case "3": return Decision(depth: .truecolor, reason: reason)
    default: return atLeast16(because: reason)
    }
  }

  private func atLeast16(because reason: String) -> Decision {
    let found = detected
    if found.depth > .ansi16 {
      return Decision(depth: found.depth, reason: "\(reason), \(found.reason)")
    }
    return Decision(depth: .ansi16, reason: reason)
  }

  /// What the terminal shows, whatever the person wants.
  private var detected: Decision {
    let term = environment.text("TERM")
    if term == "dumb" { return Decision(depth: .none, reason: "TERM=dumb") }
    if let decision = declared { return decision }
    var best = Decision(depth: .none, reason: "TERM is not set", isFinal: false)
    let candidates = [
      term.map { (ColorDetection.depth(ofTerm: $0), "TERM=\($0)") },
      program.map { ($0.depth, $0.name) },
      environment.text("COLORTERM").map { (.ansi16, "COLORTERM=\($0)") },
      service,
    ]
    for case let (depth, reason)? in candidates where depth > best.depth || best.depth == .none {
      best = Decision(depth: depth, reason: reason, isFinal: false)
    }
    return best
  }

  /// What COLORTERM says outright.
  private var declared: Decision? {
    let value = environment.text("COLORTERM")?.lowercased()
    guard value == "truecolor" || value == "24bit" else { return nil }
    guard program == .screen else {
      return Decision(depth: .truecolor, reason: environment.quoted("COLORTERM"), isFinal: false)
    }
    return Decision(depth: .palette256, reason: "GNU screen passes 256 colours on")
  }

  /// What a service that shows logs in a browser is known to show.
  private var service: (ColorDepth, String)? {
    guard environment.isOn("CI") else { return nil }
    if let name = environment.firstOn(["GITHUB_ACTIONS", "GITEA_ACTIONS", "CIRCLECI"]) {
      return (.truecolor, "\(name) is set")
    }
    return (.ansi16, "CI is set")
  }

  private static let monochrome = ["vt52", "vt100", "vt102", "vt220", "vt320", "vt420", "vt510"]

  /// Returns the depth the name of a terminal type promises.
  static func depth(ofTerm term: String) -> ColorDepth {
    if term.hasSuffix("-direct") || term.contains("truecolor") || term.contains("24bit") {
      return .truecolor
    }
    if term.contains("256") { return .palette256 }
    if term.hasSuffix("-m") || term.hasSuffix("-mono") || monochrome.contains(term) { return .none }
    return .ansi16
  }
}
