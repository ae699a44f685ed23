public import DFTerminalCore

/// The two colours between which a placeholder shimmers.
public struct DFSkeletonColors: Hashable, Sendable {
  /// The placeholder at rest.
  public let base: CellColor
  /// The middle of the sweep.
  public let highlight: CellColor
  private let from: SRGB?
  private let to: SRGB?

  /// Returns the colour at a place, while the sweep's middle is at another.
  ///
  /// Both count the placeholder's width as 1. The sweep reaches 0.3 to each side, as in
  /// DesignFoundation. Where colours cannot be mixed, the nearer of the two is returned.
  /// Complexity: O(1).
  public func color(at place: Double, sweep: Double) -> CellColor {
    let strength = (1 - abs(place - sweep) / 0.3).unit
    guard let from, let to else { return strength > 0.5 ? highlight : base }
    return to.flattened(alpha: strength, over: from).cellColor
  }

  fileprivate init(base: Color, highlight: Color, choice: ColorChoice) {
    self.base = choice.fill(base)
    self.highlight = choice.fill(highlight)
    let mixes = choice.depth == .truecolor
    from = mixes ? base.components : nil
    to = mixes ? highlight.components : nil
  }
}

extension DFTheme {
  /// Returns the colours of a placeholder on a fill: `border` at the skeleton's two opacities.
  public func skeleton(on fill: DFFill, depth: ColorDepth = .truecolor) -> DFSkeletonColors {
    let tokens = components.skeleton
    let below = color(of: fill)
    func tint(_ opacity: Double) -> Color { opaque(colors.border.opacity(opacity), over: below) }
    return DFSkeletonColors(
      base: tint(tokens.shimmerBaseOpacity ?? 0.25),
      highlight: tint(tokens.shimmerHighlightOpacity ?? 0.55),
      choice: ColorChoice(depth: depth, scheme: scheme ?? .dark))
  }
}
