/// Counts the work of a frame, so that tests can hold it to a ceiling without a clock.
public struct WorkCounters: Hashable, Sendable {
  /// Rows of lists and tables that were built.
  public var rowsBuilt = 0
  /// Sizes that were computed rather than remembered.
  public var measureCalls = 0
  /// Bodies that were evaluated.
  public var bodiesEvaluated = 0

  /// Creates counters at zero.
  public init() {}

  /// The counters of the frame that is being drawn.
  @MainActor package static var current = WorkCounters()
}
