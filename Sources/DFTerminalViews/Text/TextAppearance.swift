public import DFTerminalCore

/// How lines of text stand above each other.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// Flush at the edge where a line begins.
  case leading
  /// In the middle.
  case center
  /// Flush at the edge where a line ends.
  case trailing
}

/// How text looks and is cut, where it does not say so itself.
public struct TextAppearance: Hashable, Sendable {
  /// The part of a text that gives way where it does not fit.
  public enum Truncation: Hashable, Sendable, CaseIterable {
    /// The beginning.
    case head
    /// The middle.
    case middle
    /// The end.
    case tail
  }

  /// The colour of the glyphs; `nil` is the palette's text.
  public var foreground: Color?
  /// Weight, slant and lines.
  public var attributes: TextAttributes = []
  /// The lines shown at most; `nil` is as many as fit.
  public var lineLimit: Int?
  /// The part that gives way.
  public var truncation = Truncation.tail
  /// How lines stand above each other.
  public var alignment = TextAlignment.leading

  /// Creates the look of plain text.
  public init() {}
}

extension EnvironmentValues {
  /// The style text is drawn with here; the background is what lies below.
  package var textStyle: CellStyle {
    let appearance = textAppearance
    let color = isEnabled ? appearance.foreground ?? palette.text : palette.textDisabled
    let resolved = resolve(color)
    return CellStyle(
      foreground: resolved == .transparent ? .terminalDefault : resolved,
      background: .transparent, attributes: appearance.attributes)
  }

  /// A style of another colour over what lies below.
  package func style(_ color: Color, _ attributes: TextAttributes = []) -> CellStyle {
    CellStyle(foreground: resolve(color), background: .transparent, attributes: attributes)
  }
}

extension View {
  /// Sets the colour of text and marks; `nil` goes back to the surroundings.
  public func foregroundColor(_ color: Color?) -> some View {
    transformEnvironment { $0.textAppearance.foreground = color }
  }

  /// Sets the colour of text and marks.
  public func foregroundStyle(_ color: Color) -> some View {
    foregroundColor(color)
  }

  /// Sets the tint of what can be used.
  public func tint(_ color: Color?) -> some View {
    transformEnvironment { if let color { $0.setTint(color) } }
  }

  /// Makes text bold.
  public func bold(_ isActive: Bool = true) -> some View {
    attribute(.bold, isActive)
  }

  /// Makes text italic.
  public func italic(_ isActive: Bool = true) -> some View {
    attribute(.italic, isActive)
  }

  /// Underlines text.
  public func underline(_ isActive: Bool = true) -> some View {
    attribute(.underline, isActive)
  }

  /// Strikes text through.
  public func strikethrough(_ isActive: Bool = true) -> some View {
    attribute(.strikethrough, isActive)
  }

  /// Limits text to a number of lines; `nil` takes the limit away.
  public func lineLimit(_ count: Int?) -> some View {
    transformEnvironment { $0.textAppearance.lineLimit = count.map { max(1, $0) } }
  }

  /// Chooses the part of a text that gives way where it does not fit.
  public func truncationMode(_ mode: TextAppearance.Truncation) -> some View {
    transformEnvironment { $0.textAppearance.truncation = mode }
  }

  /// Chooses how the lines of a text stand above each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    transformEnvironment { $0.textAppearance.alignment = alignment }
  }

  private func attribute(_ attribute: TextAttributes, _ isActive: Bool) -> some View {
    transformEnvironment { values in
      if isActive {
        values.textAppearance.attributes.insert(attribute)
      } else {
        values.textAppearance.attributes.remove(attribute)
      }
    }
  }
}
