/// The lines that progress leaves in a log or a pipe: few, plain, and always one for the end.
///
/// One line each tenth of the way, one when the state changes, and, where there is no total, one after
/// half a minute and then after twice the time each. At most 11 lines go by tenths.
public struct ProgressMilestones: Sendable {
  private let label: String
  private var tenth = -1
  private var phase = DFProgress.Phase.running
  private var start: Double?
  private var nextHeartbeat = 30.0
  private var hasEnded = false

  /// Begins the lines of one piece of work.
  public init(label: String = "Progress") { self.label = label }

  /// Returns a line, without its line end, when the progress at a time is worth one.
  public mutating func line(for progress: DFProgress, at time: Double) -> String? {
    let begun = start ?? time
    start = begun
    guard !hasEnded else { return nil }
    let elapsed = max(0, time - begun)
    hasEnded = progress.isDone || progress.phase.isFailed
    if hasEnded { return "\(label): \(Self.ending(progress, elapsed))" }
    if progress.phase != phase {
      phase = progress.phase
      return "\(label): \(phase == .paused ? "paused" : "resumed")\(Self.suffix(progress))"
    }
    return stepLine(progress, elapsed)
  }

  /// Returns the line for work that ended in whatever way without having said so; `nil` if it had.
  public mutating func finish(_ progress: DFProgress, at time: Double) -> String? {
    guard !hasEnded else { return nil }
    hasEnded = true
    let elapsed = max(0, time - (start ?? time))
    let place = progress.percent.map { "stopped at \($0)%" } ?? "ended"
    return "\(label): \(place) after \(QuantityText.duration(elapsed))"
  }

  private mutating func stepLine(_ progress: DFProgress, _ elapsed: Double) -> String? {
    if let percent = progress.percent {
      guard percent / 10 > tenth else { return nil }
      tenth = percent / 10
      return "\(label): \(percent)%"
    }
    guard tenth >= 0, elapsed < nextHeartbeat else {
      if tenth >= 0 { nextHeartbeat = max(elapsed, nextHeartbeat) * 2 }
      tenth = max(tenth, 0)
      return
        "\(label): \(elapsed > 0 ? "working for \(QuantityText.duration(elapsed))" : "started")"
    }
    return nil
  }

  private static func ending(_ progress: DFProgress, _ elapsed: Double) -> String {
    let duration = QuantityText.duration(elapsed)
    if case .failed(let reason) = progress.phase {
      return "failed\(suffix(progress)) after \(duration): \(reason)"
    }
    return "100%, done in \(duration)"
  }

  private static func suffix(_ progress: DFProgress) -> String {
    progress.percent.map { " at \($0)%" } ?? ""
  }
}

extension DFProgress.Phase {
  /// Whether the work ended without success.
  public var isFailed: Bool {
    if case .failed = self { true } else { false }
  }
}
