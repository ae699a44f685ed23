/// Eight scales of text, largest first.
///
/// DesignFoundation keeps ``display`` and ``title`` out of rows and tables. Source: its
/// typography tokens, whose sizes have no place in a terminal.
public struct DFTypographyTokens: Hashable, Sendable {
  /// A hero line.
  public var display = DFTextStyle(weight: .bold, lineSpacing: 4, tracking: -0.5)
  /// A screen's metric, the header of a dialog.
  public var title = DFTextStyle(weight: .semibold, lineSpacing: 2)
  /// The header of a section.
  public var headline = DFTextStyle(weight: .semibold)
  /// The header of a card or group.
  public var labelLarge = DFTextStyle(weight: .semibold)
  /// Reading text.
  public var body = DFTextStyle(lineSpacing: 2)
  /// Supporting text.
  public var bodySmall = DFTextStyle(lineSpacing: 2)
  /// Dense rows, the header and cells of tables, toolbars.
  public var label = DFTextStyle(weight: .medium)
  /// Metadata and badges.
  public var caption = DFTextStyle(lineSpacing: 1)

  /// Creates the default scales.
  public init() {}
}
