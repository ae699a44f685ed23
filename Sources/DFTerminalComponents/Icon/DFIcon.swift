public import DFTerminalCore
import DFTerminalTheme
public import DFTerminalViews

/// The size of an icon, in points.
///
/// A terminal draws an icon in one or two cells whatever its size; the size is what the layout
/// keeps free. Source: wiki page "Lists, Tables, and Data" (`DFIconSize.md` is 20 points).
public enum DFIconSize: Hashable, Sendable, CaseIterable {
  /// 16 points.
  case sm
  /// 20 points.
  case md
  /// 24 points.
  case lg

  /// The edge of the icon.
  public var length: DFLength {
    switch self {
    case .sm: 16
    case .md: 20
    case .lg: 24
    }
  }
}

/// A picture from the table of symbols, named as SF Symbols are.
///
/// Unknown names show a neutral glyph. Decorative: it is hidden from screen readers.
/// Source: DesignFoundation, "Primitives".
public struct DFIcon: _ContextView {
  private let name: String
  private let size: DFLength?
  private let color: Color?

  /// Creates an icon; the colour defaults to that of the surrounding style.
  public init(_ name: String, size: DFIconSize? = nil, color: Color? = nil) {
    self.name = name
    self.size = size?.length
    self.color = color
  }

  /// Creates an icon of a size in points.
  public init(_ name: String, size: DFLength, color: Color? = nil) {
    self.name = name
    self.size = size
    self.color = color
  }

  /// The icon as the surrounding style draws it.
  public func _content(in environment: EnvironmentValues) -> some View {
    environment[IconStyleKey.self].resolve(
      DFIconStyleConfiguration(
        name: name, size: size ?? environment.dfTheme.components.icon.defaultSize ?? 24,
        color: color))
  }
}
