import DFTerminal
import Synchronization

/// A terminal of our own whose other end reads everything at once.
final class PseudoTerminal: Sendable {
  /// Where a program writes.
  let output: ProcessOutput
  /// The name of the terminal, for another process to open.
  let path: String
  private let master: Int32
  private let counts = Mutex((bytes: 0, reads: 0))

  /// Opens a terminal of a size.
  init(_ size: CellSize) throws {
    var (master, slave) = (Int32(-1), Int32(-1))
    var name = [CChar](repeating: 0, count: 128)
    var window = winsize()
    window.ws_col = UInt16(size.columns)
    window.ws_row = UInt16(size.rows)
    guard unsafe openpty(&master, &slave, &name, nil, &window) == 0 else {
      throw WrongAnswer("no pseudo-terminal can be had")
    }
    self.master = master
    output = ProcessOutput(descriptor: slave)
    path = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    unsafe setenv("TERM", "xterm-256color", 1)
  }

  /// What was read so far.
  var bytesDrained: Int { counts.withLock { $0.bytes } }

  /// How often there was something to read.
  var reads: Int { counts.withLock { $0.reads } }

  /// Reads whatever is written, on a thread of its own.
  func drain() {
    Thread.detachNewThread { [self] in
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = unsafe read(master, &bytes, bytes.count)
        if count <= 0 { return }
        counts.withLock { ($0.bytes, $0.reads) = ($0.bytes + count, $0.reads + 1) }
      }
    }
  }
}
