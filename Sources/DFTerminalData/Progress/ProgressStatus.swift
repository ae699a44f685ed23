/// What is said beside a bar: counts, rate, time left, or why nothing moves.
public struct ProgressStatus: Hashable, Sendable {
  /// What is counted.
  public enum Unit: Hashable, Sendable, CaseIterable {
    /// Pieces of work.
    case items
    /// Bytes.
    case bytes
  }

  /// The state in a word, or `nil` while the work runs as it should.
  public let state: String?
  /// What is done of what: `132/200`, `188/~187` when there is more than was thought.
  public let counts: String
  /// The rate: `41 MB/s`; empty before there is one.
  public let rate: String
  /// The time left, at most eight characters; empty while unknown.
  public let remaining: String

  /// Describes a progress as of a time.
  public init(
    _ progress: DFProgress, estimator: ProgressEstimator, at time: Double, unit: Unit = .items
  ) {
    state = Self.state(progress, estimator, time)
    counts = Self.counts(progress, unit)
    let isMoving = state == nil
    let rate = isMoving ? estimator.rate(at: time) : nil
    self.rate = rate.map { unit.text($0) + "/s" } ?? ""
    let seconds = isMoving ? estimator.remaining(to: progress.total, at: time) : nil
    remaining = progress.fraction == nil ? "" : seconds.map(QuantityText.duration) ?? ""
  }

  private static func state(
    _ progress: DFProgress, _ estimator: ProgressEstimator, _ time: Double
  ) -> String? {
    switch progress.phase {
    case .failed(let reason): "failed: \(reason)"
    case .paused: "paused"
    case .running where progress.isDone: "done"
    case .running: estimator.isStalled(at: time) ? "stalled" : nil
    }
  }

  private static func counts(_ progress: DFProgress, _ unit: Unit) -> String {
    guard let value = progress.value, value.isFinite else { return "" }
    guard progress.total.isFinite, progress.total >= 0 else { return unit.text(value) }
    let isBeyond = value > progress.total
    return "\(unit.text(value))/\(isBeyond ? "~" : "")\(unit.text(progress.total))"
  }
}

extension ProgressStatus.Unit {
  fileprivate func text(_ value: Double) -> String {
    switch self {
    case .items:
      value.magnitude < 1e6 && value == value.rounded()
        ? String(Int(value)) : QuantityText.number(value)
    case .bytes: QuantityText.bytes(value)
    }
  }
}
