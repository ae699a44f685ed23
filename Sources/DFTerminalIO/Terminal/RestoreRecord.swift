import Synchronization

/// What puts the terminal back, kept where a signal handler can use it.
///
/// A handler may run at any instruction of the process, so it may not allocate, lock, or touch
/// anything that could be half changed. Everything here is memory that was prepared before, behind
/// atomic words.
enum RestoreRecord {
  /// The terminal as it was, and the bytes that bring it there.
  private struct Contents {
    var attributes: TerminalAttributes
    var count: Int
  }

  /// The most bytes that undo the modes of a session.
  private static let capacity = 1024

  /// Whether there is something to put back.
  ///
  /// Whoever turns it off does the work, once.
  private static let armed = Atomic<Bool>(false)
  private static let outputDescriptor = Atomic<Int32>(-1)
  private static let inputDescriptor = Atomic<Int32>(-1)
  /// Which of the two slots counts.
  ///
  /// A change fills the other one first, because a handler of
  /// another thread may just be reading this one.
  private static let current = Atomic<Int>(0)
  nonisolated(unsafe) private static let slots = UnsafeMutablePointer<Contents>.allocate(
    capacity: 2)
  nonisolated(unsafe) private static let bytes = UnsafeMutableRawPointer.allocate(
    byteCount: 2 * capacity, alignment: 1)

  /// Whether the terminal is in our modes.
  static var isArmed: Bool { armed.load(ordering: .acquiring) }

  /// Puts nothing back once, by the way a handler takes; must not run while the record is armed.
  ///
  /// - Parameter output: Where a space is written to.
  static func rehearse(output: Int32) {
    setDescriptors(input: -1, output: output)
    set(TerminalAttributes(), [0x20])
    arm()
    restore()
  }

  /// Says where the terminal is; must not run while the record is armed.
  static func setDescriptors(input: Int32, output: Int32) {
    inputDescriptor.store(input, ordering: .releasing)
    outputDescriptor.store(output, ordering: .releasing)
  }

  /// Changes what is put back, also while a session runs.
  static func set(_ attributes: TerminalAttributes, _ message: [UInt8]) {
    precondition(message.count <= capacity, "message: at most \(capacity) bytes undo a session")
    let slot = 1 - current.load(ordering: .acquiring)
    unsafe (slots + slot).initialize(to: Contents(attributes: attributes, count: message.count))
    unsafe message.withUnsafeBytes { source in
      guard let base = source.baseAddress else { return }
      unsafe (bytes + slot * capacity).copyMemory(from: base, byteCount: source.count)
    }
    current.store(slot, ordering: .releasing)
  }

  /// Says that the terminal is in our modes from now on.
  static func arm() { armed.store(true, ordering: .releasing) }

  /// Says that the terminal is not ours any more, without touching it.
  static func disarm() { armed.store(false, ordering: .releasing) }

  /// Puts the terminal back if it is in our modes; safe in a signal handler.
  ///
  /// - Returns: Whether there was something to put back.
  @discardableResult
  static func restore() -> Bool {
    guard armed.exchange(false, ordering: .acquiringAndReleasing) else { return false }
    let slot = current.load(ordering: .acquiring)
    let contents = unsafe slots + slot
    unsafe write(
      UnsafeRawBufferPointer(start: bytes + slot * capacity, count: contents.pointee.count))
    // The settings are the first member, so a pointer to the contents is a pointer to them.
    let attributes = unsafe UnsafeRawPointer(contents).assumingMemoryBound(
      to: TerminalAttributes.self)
    unsafe Syscalls.setAttributes(inputDescriptor.load(ordering: .acquiring), attributes)
    return true
  }

  /// Writes, and gives a terminal that takes nothing two seconds.
  private static func write(_ bytes: UnsafeRawBufferPointer) {
    let descriptor = outputDescriptor.load(ordering: .acquiring)
    var rest = unsafe bytes
    var tries = 10
    while unsafe !rest.isEmpty, tries > 0 {
      switch unsafe Syscalls.write(descriptor, rest) {
      case .done(let count): unsafe rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      case .wouldBlock:
        tries -= 1
        _ = Syscalls.waitUntilWritable(descriptor, milliseconds: 200)
      case .failed: return
      }
    }
  }
}
