import DFTerminal

/// What was found out about the terminal, and why.
@MainActor struct Diagnosis {
  /// How long a terminal may take to answer.
  private static let patience = Duration.seconds(1)

  private var capabilities: TerminalCapabilities
  /// What became of the questions.
  private let answers: String

  /// Looks at the environment, and asks the terminal where output goes to one.
  init() throws {
    capabilities = TerminalCapabilities.detect(
      environment: ProcessEnvironment.variables,
      isTerminal: ProcessOutput.standardOutput.isTerminal)
    guard capabilities.movesCursor else {
      answers = "no questions asked: the cursor cannot be moved"
      return
    }
    let session = try TerminalSession.open(Diagnosis.options)
    defer { session.close() }
    answers = try Diagnosis.wait(for: session)
    capabilities = session.capabilities
  }

  /// A line for each finding, then what the terminal did not say.
  var text: String {
    let silent = CapabilityFinding.Topic.allCases.filter { topic in
      !capabilities.findings.contains { $0.topic == topic }
    }
    let lines =
      capabilities.findings.map(\.description)
      + silent.map { "\($0.rawValue): no (the terminal did not say)" } + ["answers: \(answers)"]
    return lines.map { $0 + "\n" }.joined()
  }

  /// Nothing but the questions.
  private static var options: TerminalOptions {
    var options = TerminalOptions.inline
    options.reportsPaste = false
    options.hidesCursor = false
    options.keyboardFlags = 0
    return options
  }

  /// Waits for the answer that comes last; says whether it came.
  private static func wait(for session: TerminalSession) throws(TerminalError) -> String {
    let end = ContinuousClock.now + patience
    while !session.hasAnswers {
      let rest = ContinuousClock.now.duration(to: end)
      guard rest > .zero else { return "some did not come within a second" }
      if try session.nextEvents(waitingAtMost: rest).contains(.ended) { throw .closed }
    }
    return "all came"
  }
}
