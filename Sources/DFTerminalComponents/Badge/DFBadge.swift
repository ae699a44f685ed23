public import DFTerminalCore
public import DFTerminalViews

/// A small mark with a number or a word; an empty word shows nothing.
///
/// The colour defaults to the theme's primary. Source: DesignFoundation, "Primitives".
public struct DFBadge: _ContextView {
  private let content: DFBadgeContent
  private let color: Color?

  /// Creates a badge; the colour defaults to the theme's primary.
  public init(_ content: DFBadgeContent, color: Color? = nil) {
    self.content = content
    self.color = color
  }

  /// Creates a badge with a number; above 99 it shows `99+`.
  public init(count: Int, color: Color? = nil) {
    self.init(.count(count), color: color)
  }

  /// Creates a badge with a word.
  public init(text: String, color: Color? = nil) {
    self.init(.text(text), color: color)
  }

  /// A badge without words.
  public static var dot: DFBadge { DFBadge(.dot) }

  /// The badge as the surrounding style draws it.
  public func _content(in environment: EnvironmentValues) -> some View {
    let configuration = DFBadgeStyleConfiguration(content: content, color: color)
    return environment[BadgeStyleKey.self].resolve(configuration)
      .saying(SemanticNode(.text, label: TextSanitizer.sanitize(content.spokenWords)))
  }
}
