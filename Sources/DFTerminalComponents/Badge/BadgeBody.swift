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
    let color = configuration.color ?? environment.dfTheme.colors.primary
    if let words = configuration.content.words {
      capsule(words, color, environment)
    } else {
      Text(environment.glyphs.pick("●", "*"))
        .foregroundColor(environment.readable(color, on: environment.currentSurface, ratio: 3))
    }
  }

  private func capsule(
    _ words: String, _ color: Color, _ environment: EnvironmentValues
  ) -> some View {
    let background = background(color, environment)
    let ends = ends(environment)
    return HStack(spacing: 0) {
      Text(ends.left)
      Text(words)
        .foregroundColor(foreground(color, on: background, environment))
        .background(background)
      Text(ends.right)
    }
    .foregroundColor(background == .clear ? environment.dfTheme.colors.border : background)
    .lineLimit(1)
  }

  private func background(_ color: Color, _ environment: EnvironmentValues) -> Color {
    switch fill {
    case .solid: environment.flattened(color)
    case .tint(let opacity):
      environment.flattened(environment.dfTheme.colors.tint(color, opacity))
    case .none: .clear
    }
  }

  private func foreground(
    _ color: Color, on background: Color, _ environment: EnvironmentValues
  ) -> Color {
    switch fill {
    case .solid: environment.readable(.white, on: background)
    case .tint:
      environment.readable(
        color, on: background == .clear ? environment.currentSurface : background)
    case .none: environment.dfTheme.colors.textPrimary
    }
  }

  private func ends(_ environment: EnvironmentValues) -> (left: String, right: String) {
    if case .none = fill { return ("(", ")") }
    let glyphs = environment.glyphs
    return (glyphs.pick("▐", "("), glyphs.pick("▌", ")"))
  }
}
