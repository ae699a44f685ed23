public import DFTerminalCore

/// Overrides for buttons.
public struct DFButtonTokens: Hashable, Sendable {
  /// The roundness; `nil` is `radius.md`.
  public var cornerRadius: DFLength?
  /// The gap left and right of the label; `nil` is `spacing.lg`.
  public var horizontalPadding: DFLength?
  /// The gap above and below the label; `nil` is `spacing.md`.
  public var verticalPadding: DFLength?
  /// How the label is set; `nil` is `typography.label`.
  public var labelStyle: DFTextStyle?

  /// Creates tokens that inherit everything.
  public init() {}
}

/// Overrides for text fields.
public struct DFTextFieldTokens: Hashable, Sendable {
  /// The roundness; `nil` is `radius.md`.
  public var cornerRadius: DFLength?
  /// The gap left and right of the text; `nil` is `spacing.md`.
  public var horizontalPadding: DFLength?
  /// The gap above and below the text; `nil` is `spacing.sm`.
  public var verticalPadding: DFLength?
  /// How the text is set; `nil` is `typography.body`.
  public var inputStyle: DFTextStyle?
  /// How the label is set; `nil` is `typography.caption`.
  public var labelStyle: DFTextStyle?

  /// Creates tokens that inherit everything.
  public init() {}
}
