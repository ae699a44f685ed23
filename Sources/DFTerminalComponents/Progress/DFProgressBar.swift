import DFTerminalCore
public import DFTerminalData
public import DFTerminalViews

/// Shows how much of a task is done, as a line or a ring.
///
/// Any number is accepted: below 0 is 0, above the total is the total, and what makes no claim
/// (NaN, infinite, a negative total) moves without end. 100 % shows only when everything is done.
/// The colour is the theme's primary unless `foregroundColor(_:)` sets another.
/// Source: wiki page "Lists, Tables, and Data".
public struct DFProgressBar: _ContextView {
  private let progress: DFProgress
  private let label: String?
  private let status: ProgressStatus?

  /// Creates a progress bar for a value of a total.
  public init(value: Double, total: Double = 1.0, label: String? = nil) {
    self.init(DFProgress(value, total: total), label: label)
  }

  /// Creates a progress bar for a progress that may be paused, failed or without a value.
  ///
  /// - Parameters:
  ///   - progress: What is done of what.
  ///   - label: What the task is.
  ///   - status: Counts, rate and time left, shown by `.linearLabeled`.
  public init(_ progress: DFProgress, label: String? = nil, status: ProgressStatus? = nil) {
    self.progress = progress
    self.label = label
    self.status = status
  }

  /// The bar as the surrounding style draws it.
  public func _content(in environment: EnvironmentValues) -> some View {
    let configuration = DFProgressBarStyleConfiguration(
      progress: progress, label: label, status: status)
    let node = SemanticNode(
      .progress, label: TextSanitizer.sanitize(label ?? "Progress"),
      value: configuration.spokenValue, states: progress.fraction == nil ? [.busy] : [])
    return environment[ProgressBarStyleKey.self].resolve(configuration).saying(node)
  }
}

/// What a style of progress bars draws.
public struct DFProgressBarStyleConfiguration: Hashable, Sendable {
  /// What is done of what.
  public let progress: DFProgress
  /// What the task is.
  public let label: String?
  /// Counts, rate and time left.
  public let status: ProgressStatus?

  /// The part that is done, `0...1`; `nil` where that is not known.
  public var fraction: Double? { progress.fraction }

  /// The part that is done in whole percent, such as `68%`; empty where it is not known.
  public var percentText: String { progress.percentText }

  /// What is said beside the bar: the state, or counts, rate and time left.
  public var statusText: String {
    guard let status else { return phaseText ?? "" }
    let left = status.remaining.nonEmpty.map { "\($0) left" }
    let parts = [status.state, status.counts, status.rate, left]
    return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  var spokenValue: String? {
    let words = [progress.percentText.nonEmpty, phaseText].compactMap { $0 }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  private var phaseText: String? {
    switch progress.phase {
    case .running: nil
    case .paused: "paused"
    case .failed(let reason): "failed: \(reason)"
    }
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
