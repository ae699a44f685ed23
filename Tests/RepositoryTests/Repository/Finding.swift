import Testing

/// A breach of a rule of the house: where it is, what it is and what to do about it.
struct Finding: CustomStringConvertible {
  var path: String
  /// The line, from 1; 0 is the file as a whole.
  var line = 0
  var message: String

  var description: String { (line > 0 ? "\(path):\(line)" : path) + ": " + message }
}

/// Records one issue that lists every finding; nothing without findings.
func expectNone(_ findings: [Finding], sourceLocation: SourceLocation = #_sourceLocation) {
  guard !findings.isEmpty else { return }
  let shown = findings.prefix(40).map(\.description)
  let rest = findings.count > 40 ? ["and \(findings.count - 40) more"] : []
  Issue.record(
    "\(findings.count) found:\n\((shown + rest).joined(separator: "\n"))",
    sourceLocation: sourceLocation)
}
