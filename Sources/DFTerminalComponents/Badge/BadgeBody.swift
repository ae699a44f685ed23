import DFTerminalCore
import DFTerminalTheme
import DFTerminalViews

/// A badge as a capsule: rounded by half blocks in the colour of the fill, or by brackets.
struct BadgeBody: _ContextView {
  enum Fill {
    case solid
    case tint(Double)
    case none
  }

  let configuration: DFBadgeStyleConfiguration
  let fill: Fill

  func _content(in environment: EnvironmentValues) -> some View {
    if let words = configuration.content.words {
      if !words.isEmpty { capsule(words, BadgeLook(environment, configuration.color, fill)) }
    } else {
      Text(environment.glyphs.pick("●", "*")).foregroundColor(dotColor(environment))
    }
  }

  private func dotColor(_ environment: EnvironmentValues) -> Color {
    configuration.color.map { environment.readable($0, ratio: DFPalette.markRatio) }
      ?? environment.mark(.primary)
  }

  private func capsule(_ words: String, _ look: BadgeLook) -> some View {
    HStack(spacing: 0) {
      edge(look.left, look)
      Text(look.gap + words + look.gap).foregroundColor(look.ink).background(look.fill)
      edge(look.right, look)
    }
    .lineLimit(1)
    .transformEnvironment { $0.textAppearance.attributes.formUnion(look.attributes) }
  }

  /// A side of the capsule; one that continues the fill keeps its colour while disabled.
  private func edge(_ glyph: String, _ look: BadgeLook) -> some View {
    Text(glyph).foregroundColor(look.edge).background(look.edgeFill)
      .transformEnvironment { if look.isFilled { $0.isEnabled = true } }
  }
}

/// The glyphs and colours of a badge; without colours a filled badge is reversed.
@MainActor private struct BadgeLook {
  let left: String
  let right: String
  let ink: Color
  let fill: Color
  let edge: Color
  /// What lies behind the edge: the fill where no half block can show it.
  let edgeFill: Color
  let attributes: TextAttributes
  let isFilled: Bool
  /// The blanks between edge and words: what the theme's padding leaves beside the edge.
  let gap: String

  init(_ environment: EnvironmentValues, _ color: Color?, _ fill: BadgeBody.Fill) {
    let below = environment.currentFill
    let ground = BadgeLook.ground(environment, color, fill)
    let palette = environment.themeLook.palette(on: ground)
    let isASCII = environment.glyphs == .ascii
    let isFilled = ground != below && palette.fill != .terminalDefault
    self.isFilled = isFilled
    self.fill = isFilled ? Color(fill: palette.fill) : .clear
    switch fill {
    case .solid:
      ink = Color(glyph: palette.label)
      attributes = palette.labelAttributes
    case .tint:
      ink =
        color.map { environment.readable($0, on: isFilled ? ground : nil) }
        ?? (isFilled ? environment.text(.primary, on: ground) : environment.text(.primary))
      attributes = []
    case .none:
      ink = color.map { environment.readable($0) } ?? environment.text(.textPrimary)
      attributes = []
    }
    edge = isFilled ? self.fill : BadgeLook.edge(environment, color == nil ? fill : .solid, ink)
    let tokens = environment.dfTheme.components.badge
    let isStraight = isASCII || (tokens.cornerRadius ?? 8).points <= 0
    edgeFill = isStraight ? self.fill : .clear
    let padding = environment.metrics.gap(tokens.horizontalPadding ?? 0, along: .horizontal)
    gap = String(repeating: " ", count: max(0, padding - 1))
    let isBlank = attributes.contains(.reverse) || (isFilled && isStraight)
    (left, right) = isBlank ? (" ", " ") : isFilled ? ("▐", "▌") : ("(", ")")
  }

  private static func ground(
    _ environment: EnvironmentValues, _ color: Color?, _ fill: BadgeBody.Fill
  ) -> DFFill {
    switch fill {
    case .solid: color.map(DFFill.custom) ?? .solid(.primary)
    case .tint(let opacity):
      environment.tint(color ?? environment.dfTheme.colors.primary, opacity)
    case .none: environment.currentFill
    }
  }

  /// The colour of brackets: the line of an outline, or that of the words.
  private static func edge(
    _ environment: EnvironmentValues, _ fill: BadgeBody.Fill, _ ink: Color
  ) -> Color {
    if case .none = fill { return Color(glyph: environment.inks.border) }
    return ink
  }
}
