import DFTerminal

/// The theme: its colours by role, and how it shows states.
struct ThemePage: View {
  @Environment(\.dfTheme) private var theme
  @Environment(\.colorDepth) private var depth
  @Environment(\.glyphs) private var glyphs

  var body: some View {
    VStack(alignment: .leading, spacing: .rows(1)) {
      Exhibit("Colours of \(theme.name)") {
        LazyVGrid(
          columns: [GridItem(.adaptive(minimum: .columns(23)), spacing: .columns(2))],
          alignment: .leading, spacing: 0
        ) {
          ForEach(DFColorRole.allCases, id: \.self) { swatch($0) }
        }
      }
      Exhibit("States: glyph, attribute and colour") {
        LazyVGrid(
          columns: [GridItem(.adaptive(minimum: .columns(23)), spacing: .columns(2))],
          alignment: .leading, spacing: 0
        ) {
          ForEach(DFState.allCases, id: \.self) { state($0) }
        }
      }
      Exhibit("Spacing, in points") { spacing }
    }
  }

  private func swatch(_ role: DFColorRole) -> some View {
    HStack(spacing: .columns(1)) {
      Text(glyphs.pick("████", "####")).foregroundColor(theme.colors[role])
      DFText(role.rawValue)
      Spacer()
    }
    .lineLimit(1)
  }

  private func state(_ state: DFState) -> some View {
    let style = theme.style(of: state, on: .background, depth: depth)
    let glyph = style.glyph(ascii: glyphs == .ascii)
    return HStack(spacing: .columns(1)) {
      Text(glyph.isEmpty ? " " : glyph)
      Text(state.rawValue).underline(style.attributes.contains(.underline))
      Spacer()
    }
    .lineLimit(1)
    .bold(style.attributes.contains(.bold))
    .foregroundColor(Color(style.color))
    .background(Color(style.fill))
  }

  private var spacing: some View {
    let steps: [(String, DFLength)] = [
      ("xs", theme.spacing.xs), ("sm", theme.spacing.sm), ("md", theme.spacing.md),
      ("lg", theme.spacing.lg), ("xl", theme.spacing.xl), ("xxl", theme.spacing.xxl),
    ]
    return HStack(spacing: .columns(2)) {
      ForEach(steps.indices, id: \.self) { index in
        let (name, length) = steps[index]
        DFText("\(name) \(Int(length.points))")
      }
    }
    .lineLimit(1)
  }
}

extension Color {
  /// Creates the colour of a cell; none for the terminal's own.
  fileprivate init(_ cell: CellColor) {
    switch cell.value {
    case .terminalDefault: self = .clear
    case .indexed(let index): self = .indexed(index)
    case .rgb(let red, let green, let blue): self.init(red: red, green: green, blue: blue)
    }
  }
}
