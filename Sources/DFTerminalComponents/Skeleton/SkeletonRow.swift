import DFTerminalCore
import DFTerminalViews

/// A row of ``DFListRow``'s layout with bars in place of its parts.
struct SkeletonRow: View {
  typealias Body = Never

  let row: Int
  let hasSubtitle: Bool
  let leading: DFSkeletonRows.Leading

  static func _collect(_ view: Self, in context: _BuildContext, into collector: _Collector) {
    if context.environment.isPiped { return LoadingWords.collect(in: context, into: collector) }
    let bars = PlaceholderBars(row: view.row, context)
    let content = ListRowContent(view.shape(context.environment), context, bars: bars)
    collector.append(ContentElement(content, path: context.path))
  }

  /// A row whose words are never drawn: what it is made of decides the layout.
  private func shape(_ environment: EnvironmentValues) -> DFListRow {
    let subtitle = hasSubtitle ? "" : nil
    switch leading {
    case .none: return DFListRow("", subtitle: subtitle, icon: nil)
    case .icon:
      let columns = IconBody.columns(DFIconSize.md.length, environment)
      return DFListRow("", subtitle: subtitle) { DFSkeleton(columns: columns, rows: 1) }
    case .avatar:
      return DFListRow("", subtitle: subtitle) {
        DFSkeleton(columns: AvatarBody.columns, rows: 1, shape: .circle)
      }
    }
  }
}

/// The bars that stand for the words of a row, each as wide as a title or subtitle may be.
@MainActor struct PlaceholderBars {
  private let row: Int
  private let bar: Element

  init(row: Int, _ context: _BuildContext) {
    self.row = row
    bar = context.child(2).element(of: DFSkeleton(rows: 1))
  }

  /// Draws one bar for each line.
  func draw(at point: CellPoint, _ lines: Int, columns: Int, _ pass: FramePass) {
    for line in 0..<lines {
      let width = width(of: line, in: columns)
      bar.draw(
        in: CellRect(
          origin: point.offset(rows: line), size: CellSize(columns: width, rows: 1)), pass)
    }
  }

  /// The width of a line: up to 28 columns, mixed from the places of row and line.
  private func width(of line: Int, in columns: Int) -> Int {
    let seed = UInt64(truncatingIfNeeded: row &* 2 &+ line)
    let mixed = (seed &+ 1) &* 0x9E37_79B9_7F4A_7C15
    let part = 55 + Int((mixed >> 33) % 46)
    return min(columns, max(1, min(columns, 28) * part / 100))
  }
}
