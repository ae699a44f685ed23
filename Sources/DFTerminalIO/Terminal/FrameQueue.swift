/// Bytes on their way to a terminal that may take them slowly.
///
/// One frame at a time: while a frame is on its way, the next one is refused, so a slow terminal
/// gets the newest state instead of a queue of old ones, and memory stays bounded.
struct FrameQueue: Sendable {
  /// What one write did.
  enum Progress: Hashable {
    /// Everything is out.
    case done
    /// The terminal takes no more at the moment.
    case blocked
    /// Writing failed; what was left is dropped.
    case failed(Int32)
  }

  private var bytes: [UInt8] = []
  private var offset = 0

  /// The number of bytes on their way.
  var count: Int { bytes.count - offset }
  /// Whether nothing is on its way.
  var isEmpty: Bool { count == 0 }

  /// Appends bytes behind what is on its way.
  mutating func append(_ more: some Collection<UInt8>) {
    if isEmpty { removeAll() }
    bytes.append(contentsOf: more)
  }

  /// Drops what is on its way.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: bytes.capacity < 1 << 20)
    offset = 0
  }

  /// Writes a frame at once and keeps what the terminal does not take; the queue must be empty.
  mutating func send(
    _ frame: [UInt8], _ write: (RawSpan) -> Syscalls.Transfer
  ) -> Progress {
    let (written, progress) = FrameQueue.write(frame, from: 0, write)
    if progress == .blocked { append(frame[written...]) }
    return progress
  }

  /// Goes on with what is on its way.
  mutating func proceed(
    _ write: (RawSpan) -> Syscalls.Transfer
  ) -> Progress {
    let (written, progress) = FrameQueue.write(bytes, from: offset, write)
    offset = written
    if progress != .blocked { removeAll() }
    return progress
  }

  private static func write(
    _ bytes: [UInt8], from start: Int, _ write: (RawSpan) -> Syscalls.Transfer
  ) -> (offset: Int, Progress) {
    let span = unsafe bytes.span.bytes
    var offset = start
    while offset < span.byteCount {
      switch write(span.extracting(droppingFirst: offset)) {
      case .done(let count): offset += count
      case .wouldBlock: return (offset, .blocked)
      case .failed(let code): return (offset, .failed(code))
      }
    }
    return (offset, .done)
  }
}
