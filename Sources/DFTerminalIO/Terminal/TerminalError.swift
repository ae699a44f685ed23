/// Why a terminal or a stream cannot be used.
public enum TerminalError: Error, Hashable, Sendable {
  /// There is no terminal to use; the text says what was looked at.
  case noTerminal(String)
  /// The process already has a session; one owner a terminal.
  case alreadyOpen
  /// Whoever read the output is gone: end quietly.
  case closed
  /// A system call failed.
  case system(call: String, code: Int32)
}

extension TerminalError: CustomStringConvertible {
  /// The error as a sentence that says what to do.
  public var description: String {
    switch self {
    case .noTerminal(let found):
      "no interactive terminal: \(found); run it in a terminal, or print instead"
    case .alreadyOpen:
      "the terminal session is already running; close the first one before opening another"
    case .closed:
      "the other end of the output is closed"
    case .system(let call, let code):
      "\(call) failed: \(Syscalls.message(code)) (error \(code))"
    }
  }
}
