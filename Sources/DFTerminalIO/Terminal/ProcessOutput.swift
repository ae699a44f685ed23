import DFTerminalCore

/// A stream of the process that takes bytes: standard output, standard error.
public struct ProcessOutput: Hashable, Sendable {
  /// The descriptor.
  public let descriptor: Int32

  /// Standard output.
  public static let standardOutput = ProcessOutput(descriptor: 1)
  /// Standard error.
  public static let standardError = ProcessOutput(descriptor: 2)

  /// Creates an output on a descriptor, which stays open.
  public init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether the stream is a terminal.
  public var isTerminal: Bool { Syscalls.isTerminal(descriptor) }

  /// The size of the terminal in cells; `nil` when the stream is none or does not know.
  public var size: (columns: Int, rows: Int)? {
    let size = Syscalls.windowSize(descriptor)
    return size.columns > 0 && size.rows > 0 ? size : nil
  }

  /// Writes all bytes, waiting where the stream takes them slowly.
  ///
  /// - Throws: ``TerminalError/closed`` when the reader is gone: stop writing and end quietly.
  ///   Other failures are ``TerminalError/system(call:code:)``.
  /// - Complexity: O(n) in the number of bytes.
  public func write(_ bytes: [UInt8]) throws(TerminalError) {
    try write(bytes) { Syscalls.write(descriptor, $0) }
  }

  /// Writes a text in UTF-8, waiting where the stream takes it slowly.
  ///
  /// - Throws: ``TerminalError/closed`` when the reader is gone.
  public func write(_ text: String) throws(TerminalError) {
    try write(Array(text.utf8))
  }

  /// Writes text that may quote a file, a row or a name, and may be read on a terminal: an error.
  ///
  /// Each line is sanitised; only its line feeds stay as they are.
  ///
  /// - Throws: ``TerminalError/closed`` when the reader is gone.
  public func write(sanitized text: String) throws(TerminalError) {
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    let clean = lines.map { line in
      TextSanitizer.sanitize(String(String.UnicodeScalarView(line)))
    }
    try write(clean.joined(separator: "\n"))
  }

  /// Writes all bytes by means of a function that may take only some of them.
  func write(
    _ bytes: [UInt8], by transfer: (RawSpan) -> Syscalls.Transfer
  ) throws(TerminalError) {
    var queue = FrameQueue()
    var progress = queue.send(bytes, transfer)
    while progress == .blocked {
      _ = Syscalls.waitUntilWritable(descriptor, milliseconds: 1000)
      progress = queue.proceed(transfer)
    }
    if case .failed(let code) = progress {
      throw Syscalls.isClosed(code) ? .closed : .system(call: "write", code: code)
    }
  }
}

/// The environment of the process.
public enum ProcessEnvironment {
  /// The variables as they are now, by name.
  public static var variables: [String: String] { Syscalls.environment() }
}
