public import DFTerminal

/// The programs of the guide to `ForEach`, with what they print kept in place of a console.
public enum Guide {
  /// Lines a program printed.
  @MainActor public final class Console {
    /// The lines so far.
    public private(set) var lines: [String] = []

    /// Prints a line.
    func print(_ line: String) { lines.append(line) }
  }

  /// A program of the guide and its console.
  @MainActor public struct Program {
    /// What it shows.
    public let view: AnyView
    /// What it printed.
    public let console: Console
  }

  /// Sleeps no time at all, so that a test need not.
  enum Task {
    static func sleep(for duration: Duration) async throws {
      await _Concurrency.Task<Never, Never>.yield()
    }
  }
}
