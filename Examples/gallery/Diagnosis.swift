import DFTerminal

/// What was found out about the terminal, and why.
enum Diagnosis {
  /// A line for each finding.
  static var text: String {
    let capabilities = TerminalCapabilities.detect(
      environment: ProcessEnvironment.variables,
      isTerminal: ProcessOutput.standardOutput.isTerminal)
    return capabilities.findings.map { "\($0)\n" }.joined()
  }
}
