/// A progress as the taskbar or the tab of a terminal shows it.
public enum TaskbarProgress: Hashable, Sendable {
  /// No progress.
  case none
  /// A part of the whole, in percent from 0 to 100.
  case percent(Int)
  /// Work without a known end.
  case indeterminate
  /// Work that has failed, in percent.
  case failed(percent: Int)
  /// Work that rests, in percent.
  case paused(percent: Int)

  /// The sequence that shows it: OSC 9 ; 4 ; state ; percent.
  var bytes: String {
    let (state, percent) =
      switch self {
      case .none: (0, 0)
      case .percent(let percent): (1, percent)
      case .failed(let percent): (2, percent)
      case .indeterminate: (3, 0)
      case .paused(let percent): (4, percent)
      }
    return "\u{1B}]9;4;\(state);\(min(max(0, percent), 100))\u{1B}\\"
  }
}
