import DFTerminalCore
import DFTerminalIO
import Dispatch

/// A program that opens the terminal and ends in whatever way it is told to.
///
/// The scripts of `Tests/Oracles` run it on a pseudo-terminal and look at what it leaves behind.
/// It shows the size and the last events; keys decide what happens:
/// `q` returns, `t` traps, `s` reads a bad address, `o` overflows the stack, `e` throws,
/// `h` hands the terminal over for a moment, `2` opens a second session, `f` writes frames as fast as
/// they are taken, `z` or Ctrl+Z stops.
@main @MainActor
struct LifecycleProbe {
  let session: TerminalSession
  private var lines: [String] = []
  private var isFlooding = false
  private var frames = 0

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "--table" { return try printTable() }
    if let count = arguments.first.flatMap({ Int($0) }) { return try startAndStop(count) }
    let isInline = arguments.contains("--no-alt-screen")
    var options = isInline ? TerminalOptions.inline : TerminalOptions()
    if arguments.contains("--title") { options.title = "lifecycle\u{7} probe" }
    if arguments.contains("--motion") { options.mouse = .motion }
    if let name = arguments.firstIndex(of: "--record"), name + 1 < arguments.endIndex {
      options.recording = arguments[name + 1]
    }
    if arguments.contains("--thread") { return try runOnThread(TerminalSession.open(options)) }
    var probe = LifecycleProbe(session: try TerminalSession.open(options))
    try probe.run()
    probe.session.close()
  }

  private init(session: TerminalSession) {
    self.session = session
  }

  private mutating func run() throws {
    try draw()
    while true {
      for event in try session.nextEvents() {
        note(event)
        if event == .ended { return }
        if case .input(.key(let press)) = event, press.phase != .release {
          if press.text == "q" { return }
          try act(on: press)
        }
      }
      try draw()
    }
  }

  private mutating func act(on press: KeyPress) throws {
    if press.chord == KeyChord(.character("z"), .control) { return session.suspend() }
    if press.chord == KeyChord(.character("c"), .control) { throw ProbeError.interrupted }
    switch press.text {
    case "z": session.suspend()
    case "t": lines.append(lines[lines.count])
    case "s": readBadAddress()
    case "o": lines.append(String(overflow(depth: lines.count)))
    case "e": throw ProbeError.asked
    case "2": openSecond()
    case "f": isFlooding.toggle()
    case "h": try session.handOver { try ProcessOutput.standardOutput.write("handed over\r\n") }
    default: break
    }
  }

  private mutating func note(_ event: TerminalEvent) {
    switch event {
    case .input(let input): lines.append(EventNotation.describe(input))
    case .capabilities(let found):
      lines.append("capabilities \(found.colorDepth.name) \(found.synchronizedOutput)")
    case .resumed: lines.append("resumed")
    case .ready: break
    case .ended: lines.append("ended")
    }
    lines = Array(lines.suffix(8))
  }

  private mutating func openSecond() {
    do throws(TerminalError) {
      try TerminalSession.open().close()
      lines.append("second session opened")
    } catch {
      lines.append("error: \(error)")
    }
  }

  private mutating func draw() throws {
    let size = session.size
    repeat {
      let text = ["READY \(size.columns)x\(size.rows) frame \(frames)"] + lines
      let body = text.map { "\u{1B}[2K\($0)" }.joined(separator: "\r\n")
      guard try show(Array("\u{1B}[H\(body)\u{1B}[J".utf8)) else { return }
      frames += 1
    } while isFlooding && frames < 1_000_000
  }

  /// Writes a frame; returns whether it was taken.
  ///
  /// Of a terminal that is gone, the signal or the end of input comes next.
  private func show(_ frame: [UInt8]) throws(TerminalError) -> Bool {
    do {
      return try session.write(frame: frame)
    } catch {
      guard error == .closed else { throw error }
      return false
    }
  }

  private func readBadAddress() {
    guard let pointer = unsafe UnsafePointer<Int>(bitPattern: 8) else { return }
    print(unsafe pointer.pointee)
  }

  private func overflow(depth: Int) -> Int {
    depth == Int.max ? depth : overflow(depth: depth + 1) &+ depth.nonzeroBitCount
  }
}

enum ProbeError: Error {
  case asked
  case interrupted
}

extension LifecycleProbe {
  /// Writes more lines than a pipe holds, and ends quietly when nobody reads them.
  fileprivate static func printTable() throws(TerminalError) {
    do {
      for row in 0..<100_000 {
        try ProcessOutput.standardOutput.write("row \(row) of the table\n")
      }
    } catch .closed {
      return
    }
  }

  /// Shows events as an asynchronous program takes them, until `q` or the end.
  fileprivate static func runOnThread(_ session: TerminalSession) throws(TerminalError) {
    let events = try session.events()
    let isDone = DispatchSemaphore(value: 0)
    Task.detached {
      for await batch in events where await show(batch, on: session) { break }
      isDone.signal()
    }
    isDone.wait()
    session.close()
  }

  /// Draws a batch; returns whether the program is to end.
  private nonisolated static func show(
    _ batch: [TerminalEvent], on session: TerminalSession
  ) async -> Bool {
    let text = batch.map { "\($0)" }.joined(separator: " ")
    do throws(TerminalError) {
      _ = try session.write(frame: Array("\u{1B}[H\u{1B}[2JREADY \(text)".utf8))
    } catch {
      return true
    }
    return batch.contains { event in
      if case .input(.key(let press)) = event { press.text == "q" } else { event == .ended }
    }
  }

  /// Opens and closes sessions, and says what they have cost the process.
  fileprivate static func startAndStop(_ count: Int) throws(TerminalError) {
    for _ in 0..<count { try TerminalSession.open().close() }
    try ProcessOutput.standardOutput.write("done \(count)\n")
  }
}
