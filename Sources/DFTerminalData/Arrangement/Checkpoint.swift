/// A point in long work where it may be called off.
struct Checkpoint: Sendable {
  private let isCancelled: (@Sendable () -> Bool)?

  /// Work that always runs to its end.
  static let never = Checkpoint(isCancelled: nil)

  private init(isCancelled: (@Sendable () -> Bool)?) { self.isCancelled = isCancelled }

  /// Creates checkpoints that ask whether the work is still wanted.
  init(isCancelled: @escaping @Sendable () -> Bool) { self.isCancelled = isCancelled }

  /// Throws `CancellationError` when the work is no longer wanted.
  func check() throws {
    if let isCancelled, isCancelled() { throw CancellationError() }
  }

  /// Returns a counter that asks once in a few thousand steps.
  func ticker() -> Ticker { Ticker(checkpoint: self) }

  /// Asks once in a few thousand steps.
  struct Ticker {
    private let checkpoint: Checkpoint
    private var steps = 0

    fileprivate init(checkpoint: Checkpoint) { self.checkpoint = checkpoint }

    /// Counts a step; throws `CancellationError` when the work is no longer wanted.
    mutating func tick() throws {
      steps &+= 1
      if steps & 0xFFF == 0 { try checkpoint.check() }
    }
  }
}
