import DFTerminalCore
import DFTerminalData
import DFTerminalTheme
import DFTerminalViews

private struct BarColorKey: EnvironmentKey {
  static let defaultValue: Color? = nil
}

extension EnvironmentValues {
  /// The colour of bars where the words around them keep their own.
  var barColor: Color? {
    get { self[BarColorKey.self] ?? textAppearance.foreground }
    set { self[BarColorKey.self] = newValue }
  }
}

/// A bar with its label above, the percentage at the right and the status below.
///
/// A colour set from outside is the bar's; the words stay in the colours of text.
struct LabeledProgress: _ContextView {
  let configuration: DFProgressBarStyleConfiguration

  func _content(in environment: EnvironmentValues) -> some View {
    let color = environment.barColor
    return VStack(alignment: .leading, spacing: 0) {
      HStack {
        DFText(configuration.label ?? "Progress", style: .label).lineLimit(1)
        Spacer()
        DFText(configuration.percentText, style: .label).lineLimit(1).layoutPriority(1)
      }
      ProgressLine(progress: configuration.progress, isGlass: false)
      if !configuration.statusText.isEmpty {
        status(environment)
      }
    }
    .transformEnvironment { values in
      values.barColor = color
      values.textAppearance.foreground = nil
    }
  }

  /// The words below the bar; those of a bar that stopped carry its mark and colour.
  private func status(_ environment: EnvironmentValues) -> some View {
    let phase = configuration.progress.phase
    let state = phase.state.map { environment.themeLook.style(of: $0) }
    let mark = state.map { $0.glyph(ascii: environment.glyphs == .ascii) + " " } ?? ""
    let color = state == nil ? environment.text(.textSecondary) : environment.text(phase.role)
    return DFText(mark + configuration.statusText, style: .caption)
      .foregroundColor(color).lineLimit(1)
  }
}
