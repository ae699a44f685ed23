import Foundation

/// Estimates rate and remaining time from a few numbers, without keeping samples.
///
/// The rate is a mean in which a sample loses weight as it ages, so the estimate is steady and still
/// follows a change. Times are seconds on any clock that does not go back. Progress that goes back
/// starts the estimate anew.
public struct ProgressEstimator: Hashable, Sendable {
  /// The seconds after which a sample has lost about two thirds of its weight.
  public let memory: Double
  /// The seconds without progress after which work counts as stalled.
  public let patience: Double

  private var start: Double?
  private var lastTime = 0.0
  private var lastValue = 0.0
  private var lastAdvance = 0.0
  private var weighted = 0.0
  private var samples = 0

  /// Creates an estimator; 15 seconds of memory and 10 of patience unless told otherwise.
  public init(memory: Double = 15, patience: Double = 10) {
    self.memory = memory > 0 ? memory : 15
    self.patience = max(0, patience)
  }
}

extension ProgressEstimator {
  /// Takes note of how much is done at a time; values and times that are no numbers are ignored.
  public mutating func record(_ value: Double, at time: Double) {
    guard value.isFinite, time.isFinite else { return }
    guard start != nil, value >= lastValue else { return restart(value, at: time) }
    guard time > lastTime else { return }
    let elapsed = time - lastTime
    let decay = exp(-elapsed / memory)
    weighted = weighted * decay + (value - lastValue) / elapsed * (1 - decay)
    if value > lastValue { lastAdvance = time }
    (lastTime, lastValue) = (time, value)
    samples += 1
  }

  private mutating func restart(_ value: Double, at time: Double) {
    self = ProgressEstimator(memory: memory, patience: patience)
    start = time
    (lastTime, lastValue, lastAdvance) = (time, value, time)
    samples = 1
  }

  /// The units done a second as of a time, or `nil` before two samples; never negative.
  ///
  /// Time that passes without a sample counts as time without progress.
  public func rate(at time: Double) -> Double? {
    guard let start, samples >= 2 else { return nil }
    let idle = max(0, time - lastTime)
    let age = lastTime - start + idle
    let weight = 1 - exp(-age / memory)
    guard weight > 0 else { return nil }
    return max(0, weighted * exp(-idle / memory) / weight)
  }

  /// The seconds until a total is reached, or `nil` while nothing can be said; never negative.
  public func remaining(to total: Double, at time: Double) -> Double? {
    guard total.isFinite, start != nil else { return nil }
    let left = total - lastValue
    guard left > 0 else { return 0 }
    guard let rate = rate(at: time), rate > 0 else { return nil }
    let seconds = left / rate - max(0, time - lastTime)
    return seconds.isFinite ? max(0, seconds) : nil
  }

  /// Whether there was no progress for longer than the patience.
  public func isStalled(at time: Double) -> Bool {
    start != nil && time - lastAdvance > patience
  }

  /// The seconds since the first sample.
  public func elapsed(at time: Double) -> Double {
    start.map { max(0, time - $0) } ?? 0
  }
}
