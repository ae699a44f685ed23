/// How much of a piece of work is done: a total function of any two numbers.
///
/// Below 0 counts as 0 and above the total as the total. What makes no claim (NaN, an infinite number,
/// a negative total, no value) is indeterminate. 0 of 0 is done.
public struct DFProgress: Hashable, Sendable {
  /// What the work is doing.
  public enum Phase: Hashable, Sendable {
    /// It runs.
    case running
    /// It waits for a person.
    case paused
    /// It ended without success, for a reason.
    case failed(String)
  }

  /// What is done so far, or `nil` when that is not known.
  public var value: Double?
  /// What there is to do.
  public var total: Double
  /// What the work is doing.
  public var phase: Phase

  /// Creates a progress; running towards 1 unless told otherwise.
  public init(_ value: Double?, total: Double = 1, phase: Phase = .running) {
    self.value = value
    self.total = total
    self.phase = phase
  }
}

extension DFProgress {
  /// The part that is done, 0 to 1, or `nil` when it is indeterminate.
  public var fraction: Double? {
    guard let value, value.isFinite, total.isFinite, total >= 0 else { return nil }
    guard total > 0 else { return 1 }
    return min(max(0, value / total), 1)
  }

  /// Whether everything is done.
  public var isDone: Bool { fraction == 1 && (value ?? 0) >= total && phase == .running }

  /// The whole percents that are done, rounded down; 100 only when everything is.
  public var percent: Int? {
    guard let fraction else { return nil }
    // The sum takes up what binary fractions lose: 0.29 * 100 is just below 29.
    return fraction < 1 ? min(99, Int(fraction * 100 + 1e-9)) : (value ?? 0) >= total ? 100 : 99
  }

  /// The percents as text, `68%`; empty when indeterminate.
  public var percentText: String { percent.map { "\($0)%" } ?? "" }

  /// Returns how many of a number of equal units are filled, or `nil` when indeterminate.
  ///
  /// Above 0 at least one, and all of them only when everything is done, as far as there are two.
  public func filled(of units: Int) -> Int? {
    guard let fraction else { return nil }
    guard units > 0 else { return 0 }
    if fraction == 0 { return 0 }
    if fraction == 1 { return units }
    let exact = Int(saturating: fraction * Double(units))
    return min(max(1, exact), max(1, units - 1))
  }
}

extension DFProgress {
  /// Returns the progress of several pieces of work together: the mean of their parts.
  ///
  /// Indeterminate when one of them is; failed or paused when one of them is. Without any, done.
  public static func overall(_ parts: [DFProgress]) -> DFProgress {
    let fractions = parts.map(\.fraction)
    let sum = fractions.reduce(0.0) { $0 + ($1 ?? .nan) }
    let phase = parts.map(\.phase).max { $0.gravity < $1.gravity } ?? .running
    return DFProgress(sum, total: Double(parts.count), phase: phase)
  }
}

extension DFProgress.Phase {
  fileprivate var gravity: Int {
    switch self {
    case .running: 0
    case .paused: 1
    case .failed: 2
    }
  }
}
