import DFTerminal

/// Runs a program and ends the process: with its status, or with 2 where it cannot be carried out.
@MainActor public func start(
  _ name: String, _ body: (Arguments) throws -> Int32
) -> Never {
  do {
    exit(try body(Arguments(Array(CommandLine.arguments.dropFirst()), of: name)))
  } catch {
    end(name, error)
  }
}

/// Says what went wrong, unless nobody listens any more, and ends the process.
public func end(_ name: String, _ error: any Error) -> Never {
  if let error = error as? TerminalError, error == .closed { exit(0) }
  // Where not even this can be written, the status has to say it.
  try? ProcessOutput.standardError.write(sanitized: "\(name): \(error)\n")
  exit(2)
}
