public import DFTerminalCore

/// Overrides for badges.
public struct DFBadgeTokens: Hashable, Sendable {
  /// The roundness; `nil` is `radius.full`, a capsule.
  public var cornerRadius: DFLength?
  /// The gap left and right of the text; `nil` is `spacing.xs`.
  public var horizontalPadding: DFLength?
  /// The gap above and below the text; `nil` is 2 points.
  public var verticalPadding: DFLength?

  /// Creates tokens that inherit everything.
  public init() {}
}

/// Overrides for icons.
public struct DFIconTokens: Hashable, Sendable {
  /// The size where the call names none; `nil` is 24 points.
  public var defaultSize: DFLength?

  /// Creates tokens that inherit everything.
  public init() {}
}

/// Overrides for avatars.
public struct DFAvatarTokens: Hashable, Sendable {
  /// The size where the call names none; `nil` is 40 points.
  public var defaultSize: DFLength?
  /// The width of the ring; `nil` is none.
  public var borderWidth: DFLength?

  /// Creates tokens that inherit everything.
  public init() {}
}

/// Overrides for cards.
public struct DFCardTokens: Hashable, Sendable {
  /// The roundness; `nil` is `radius.lg`.
  public var cornerRadius: DFLength?
  /// The gap inside; `nil` is `spacing.lg`.
  public var padding: DFLength?

  /// Creates tokens that inherit everything.
  public init() {}
}

/// Overrides for dividers.
public struct DFDividerTokens: Hashable, Sendable {
  /// The width of the line; `nil` is 1 point, and from 2 points on it is drawn heavy.
  public var lineWidth: DFLength?

  /// Creates tokens that inherit everything.
  public init() {}
}

/// Overrides for progress bars.
public struct DFProgressBarTokens: Hashable, Sendable {
  /// The height of the track; `nil` is 6 points, one row.
  public var trackHeight: DFLength?

  /// Creates tokens that inherit everything.
  public init() {}
}

/// Overrides for placeholders while loading.
public struct DFSkeletonTokens: Hashable, Sendable {
  /// The roundness where the shape names none; `nil` is 8 points.
  public var defaultCornerRadius: DFLength?
  /// How strongly `border` tints the placeholder, `0...1`; `nil` is 0.25.
  public var shimmerBaseOpacity: Double?
  /// How strongly `border` tints the sweep, `0...1`; `nil` is 0.55.
  public var shimmerHighlightOpacity: Double?
  /// How long one sweep takes, in seconds; `nil` is 1.4.
  public var shimmerDuration: Double?

  /// Creates tokens that inherit everything.
  public init() {}
}
