/// How a spring settles.
public struct DFSpring: Hashable, Sendable {
  /// About how long one swing takes, in seconds.
  public var response: Double
  /// How much each swing is braked: 1 does not overshoot.
  public var dampingFraction: Double

  /// Creates a spring.
  public init(response: Double = 0.42, dampingFraction: Double = 0.82) {
    self.response = response
    self.dampingFraction = dampingFraction
  }
}

/// Durations of motion, in seconds.
///
/// Reduced motion is not a matter of these values: components then show the end state.
public struct DFAnimationTokens: Hashable, Sendable {
  /// A change of state.
  public var fast = 0.15
  /// A change of place.
  public var `default` = 0.25
  /// A sweep over a placeholder.
  public var slow = 0.40
  /// Popups.
  public var spring = DFSpring()

  /// Creates the default durations.
  public init() {}
}
