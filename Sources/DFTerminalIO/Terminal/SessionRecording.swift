import DFTerminalCore
import Synchronization

/// A file that holds what a session wrote and read, for reports of mistakes.
///
/// The format is asciicast, version 2: a header, then a line for each read and write with its time
/// in seconds. Everything typed is in it, so it is off unless asked for, and nobody but its owner
/// may read it.
final class SessionRecording: Sendable {
  /// Which way bytes went.
  enum Direction: String {
    case output = "o"
    case input = "i"
  }

  private let descriptor: Int32
  private let start = Syscalls.monotonicTime()
  /// Whether the file still takes lines; a full disk ends the recording, not the session.
  private let isWriting = Mutex(true)

  init(path: String, size: CellSize) throws(TerminalError) {
    descriptor = try Syscalls.createPrivateFile(path)
    write("{\"version\":2,\"width\":\(size.columns),\"height\":\(size.rows)}\n")
  }

  deinit { Syscalls.closeDescriptor(descriptor) }

  /// Adds bytes; those that are no UTF-8 are replaced.
  func add(_ bytes: [UInt8], _ direction: Direction) {
    let seconds = Syscalls.monotonicTime() - start
    let text = SessionRecording.escaped(String(decoding: bytes, as: UTF8.self))
    write("[\(SessionRecording.decimal(seconds)),\"\(direction.rawValue)\",\"\(text)\"]\n")
  }

  private func write(_ line: String) {
    isWriting.withLock { isWriting in
      guard isWriting else { return }
      do throws(TerminalError) {
        try ProcessOutput(descriptor: descriptor).write(line)
      } catch {
        isWriting = false
      }
    }
  }

  /// A duration in seconds with six places.
  static func decimal(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let micro = String(attoseconds / 1_000_000_000_000)
    return "\(seconds).\(String(repeating: "0", count: max(0, 6 - micro.count)))\(micro)"
  }

  /// A text as the inside of a JSON string.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
