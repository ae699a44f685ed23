public import DFTerminalCore

/// Overrides for lists and their rows.
public struct DFListTokens: Hashable, Sendable {
  /// The gap left and right of a row; `nil` is `spacing.lg`.
  public var horizontalPadding: DFLength?
  /// The gap above and below a row; `nil` is `spacing.md`.
  public var verticalPadding: DFLength?
  /// Behind a selected row; `nil` is the theme's derived fill.
  public var selectionFill: Color?
  /// Behind the cursor row; `nil` is the theme's derived fill.
  public var cursorFill: Color?
  /// The line between rows; `nil` is `border`.
  public var separatorColor: Color?

  /// Creates tokens that inherit everything.
  public init() {}
}

/// Overrides for tables and data tables.
public struct DFTableTokens: Hashable, Sendable {
  /// The roundness of the frame; `nil` is `radius.md`.
  public var cornerRadius: DFLength?
  /// The gap between columns; `nil` is `spacing.lg`.
  public var columnSpacing: DFLength?
  /// How the header is set; `nil` is `typography.label`.
  public var headerStyle: DFTextStyle?
  /// Behind the header; `nil` is `surfaceElevated`.
  public var headerFill: Color?
  /// Behind every second row; `nil` is no stripe.
  public var stripeFill: Color?
  /// Behind a selected row; `nil` is the theme's derived fill.
  public var selectionFill: Color?
  /// Behind the cursor row; `nil` is the theme's derived fill.
  public var cursorFill: Color?
  /// The line between rows; `nil` is `border`.
  public var separatorColor: Color?

  /// Creates tokens that inherit everything.
  public init() {}
}

/// Overrides for data grids, on top of ``DFTableTokens``.
public struct DFGridTokens: Hashable, Sendable {
  /// Behind the bar of bulk actions; `nil` is the theme's derived fill.
  public var bulkBarFill: Color?
  /// Behind a cell that is being edited; `nil` is `surfaceElevated`.
  public var editorFill: Color?

  /// Creates tokens that inherit everything.
  public init() {}
}
