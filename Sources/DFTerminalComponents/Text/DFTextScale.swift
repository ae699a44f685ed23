public import DFTerminalTheme

/// A step of the type scale.
///
/// A terminal has one size of letters, so a step shows as weight; presets may change it through
/// `theme.typography`. Source: DesignFoundation, "Text and Typography".
public enum DFTextScale: Hashable, Sendable, CaseIterable {
  /// The one line a screen is about.
  case display
  /// The title of a screen or dialog.
  case title
  /// The heading of a section.
  case headline
  /// The heading of a card or group.
  case labelLarge
  /// Reading text.
  case body
  /// Supporting text.
  case bodySmall
  /// Dense rows, table headers, buttons.
  case label
  /// Metadata and badges.
  case caption
}

extension DFTypographyTokens {
  /// The style of a step.
  public subscript(scale: DFTextScale) -> DFTextStyle {
    switch scale {
    case .display: display
    case .title: title
    case .headline: headline
    case .labelLarge: labelLarge
    case .body: body
    case .bodySmall: bodySmall
    case .label: label
    case .caption: caption
    }
  }
}
