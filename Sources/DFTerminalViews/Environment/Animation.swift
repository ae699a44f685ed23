/// How a change is shown over time.
///
/// Source: SwiftUI's `Animation`. Where less motion is asked for, changes show at once.
public struct Animation: Hashable, Sendable {
  /// How speed changes on the way.
  enum Curve: Hashable, Sendable {
    case linear
    case easeInOut
  }

  let curve: Curve
  /// How long it takes, in seconds.
  public let duration: Double

  /// At the same speed, in 0.25 seconds.
  public static let linear = Animation(curve: .linear, duration: 0.25)
  /// Gently, in 0.25 seconds.
  public static let `default` = easeInOut
  /// Slower at both ends, in 0.25 seconds.
  public static let easeInOut = Animation(curve: .easeInOut, duration: 0.25)

  /// Returns an animation at the same speed; negative durations count as none.
  public static func linear(duration: Double) -> Animation {
    Animation(curve: .linear, duration: max(0, duration))
  }

  /// Returns an animation that is slower at both ends; negative durations count as none.
  public static func easeInOut(duration: Double) -> Animation {
    Animation(curve: .easeInOut, duration: max(0, duration))
  }

  /// Returns the part of the way that is done after a number of seconds, 0 to 1.
  package func progress(after seconds: Double) -> Double {
    guard duration > 0, seconds < duration else { return 1 }
    let part = max(0, seconds / duration)
    return curve == .linear ? part : part * part * (3 - 2 * part)
  }
}

/// A number on its way to another one: a function of the frame clock.
package struct AnimatedValue: Hashable, Sendable {
  private var start: Double
  private var target: Double
  private var began = 0.0

  /// Starts at a value, without motion.
  package init(_ value: Double) {
    start = value
    target = value
  }

  /// Takes note of the target and returns the value at a time, and whether it still moves.
  package mutating func value(
    towards target: Double, at time: Double, _ animation: Animation?
  ) -> (value: Double, isMoving: Bool) {
    guard let animation, target.isFinite, self.target.isFinite else {
      self = AnimatedValue(target)
      return (target, false)
    }
    if target != self.target {
      start = current(at: time, animation)
      self.target = target
      began = time
    }
    let isMoving = animation.progress(after: time - began) < 1 && start != target
    return (current(at: time, animation), isMoving)
  }

  private func current(at time: Double, _ animation: Animation) -> Double {
    start + (target - start) * animation.progress(after: time - began)
  }
}

private struct AnimationKey: EnvironmentKey {
  static let defaultValue: Animation? = nil
}

extension EnvironmentValues {
  /// How changes are shown here; `nil` at once, as where less motion is asked for.
  package var animation: Animation? {
    get { accessibilityReduceMotion || isStatic || isLinear ? nil : self[AnimationKey.self] }
    set { self[AnimationKey.self] = newValue }
  }
}

extension View {
  /// Shows changes inside over time: bars grow instead of jumping.
  ///
  /// `value` says what to watch in SwiftUI; here numbers that components draw move whenever they
  /// change. Source: SwiftUI's `animation(_:value:)`.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    transformEnvironment { $0.animation = animation }
  }
}
