import DFTerminalCore
import Synchronization

extension TerminalEngine {
  /// How long the end of a session waits for answers that are on their way.
  private static let answerPatience = Duration.milliseconds(100)
  /// How long the end of a live region waits for its last frame to be taken.
  private static let framePatience = Duration.seconds(1)

  /// Finishes what would be lost or would turn up at the shell: the last frame, late answers.
  func drain() {
    guard RestoreRecord.isArmed, !state.withLock({ $0.hasEnded }) else { return }
    drainFrame()
    drainAnswers()
  }

  private func drainFrame() {
    let end = Syscalls.monotonicTime() + TerminalEngine.framePatience
    let isRegion = state.withLock { !$0.modes.options.usesAlternateScreen }
    while isRegion, Syscalls.monotonicTime() < end,
      state.withLock({ $0.queue.proceed(write) == .blocked })
    {
      _ = Syscalls.waitUntilWritable(device.output, milliseconds: 50)
    }
  }

  /// Reads until the answer that comes last; after it the terminal sends nothing by itself.
  private func drainAnswers() {
    let end = Syscalls.monotonicTime() + TerminalEngine.answerPatience
    var decoder = InputDecoder()
    var buffer: [UInt8] = []
    while isAsking {
      let rest = end - Syscalls.monotonicTime()
      guard rest > .zero else { return }
      let terminal = Syscalls.Interest(descriptor: device.input, reads: true)
      guard Syscalls.wait(for: [terminal], timeout: rest)[0].canRead,
        case .done(1...) = Syscalls.read(device.input, into: &buffer, capacity: 4096)
      else { return }
      take(decoder.feed(buffer, at: Syscalls.monotonicTime()))
    }
  }
}
