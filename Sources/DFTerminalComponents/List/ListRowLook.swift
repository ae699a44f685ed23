import DFTerminalCore
import DFTerminalTheme
import DFTerminalViews

/// The styles and distances of a row, worked out once for each.
struct ListRowLook {
  let title: CellStyle
  let subtitle: CellStyle
  let insets: CellInsets
  let gap: Int
  let minimumRows: Int
  let mark: String

  init(_ environment: EnvironmentValues) {
    let theme = environment.themeLook.theme
    let metrics = environment.metrics
    let body = theme.typography.body.attributes
    let caption = theme.typography.caption.attributes
    if environment.isEnabled {
      title = environment.textStyle.adding(body)
      subtitle = environment.style(environment.text(.textSecondary), caption)
    } else {
      let disabled = environment.themeLook.style(of: .disabled).attributes
      let color = environment.text(.textDisabled)
      title = environment.style(color, body.union(disabled))
      subtitle = environment.style(color, caption.union(disabled))
    }
    let tokens = theme.components.list
    let columns = metrics.gap(
      tokens.horizontalPadding ?? theme.spacing.lg, along: .horizontal)
    let rows = metrics.gap(tokens.verticalPadding ?? theme.spacing.md, along: .vertical)
    insets = CellInsets(
      top: rows, leading: max(0, columns - environment.rowGutter), bottom: rows,
      trailing: columns)
    gap = metrics.gap(theme.spacing.md, along: .horizontal)
    minimumRows = metrics.density == .compact ? 1 : metrics.extent(44, along: .vertical)
    mark = environment.glyphs.pick("…", "...")
  }
}

private struct RowGutterKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  /// The columns a list has before its rows for marks; they count as padding of the row.
  var rowGutter: Int {
    get { self[RowGutterKey.self] }
    set { self[RowGutterKey.self] = newValue }
  }
}
