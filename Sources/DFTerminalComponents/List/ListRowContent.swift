import DFTerminalCore
import DFTerminalTheme
import DFTerminalViews

/// The cells of a row.
///
/// The words are drawn straight into cells: a list draws many rows for each key.
@MainActor struct ListRowContent: ElementContent {
  private let row: DFListRow
  private let look: ListRowLook
  private let leading: Element?
  private let accessory: Element?
  /// Bars that stand for the words; `nil` for words.
  private let bars: PlaceholderBars?

  init(_ row: DFListRow, _ context: _BuildContext, bars: PlaceholderBars? = nil) {
    self.row = row
    self.bars = bars
    look = ListRowLook(context.environment)
    leading = ListRowContent.leading(of: row, look, context)
    accessory = ListRowContent.accessory(of: row, context)
  }

  func size(for proposal: CellProposal) -> CellSize {
    let parts = [leading, accessory].compactMap { $0?.size(for: .unspecified) }
    let words = max(
      TextMeasure.columns(of: row.title), row.subtitle.map { TextMeasure.columns(of: $0) } ?? 0)
    let natural = parts.reduce(words + look.insets.horizontal) { $0 + $1.columns + look.gap }
    let lines = max(row.subtitle == nil ? 1 : 2, parts.map(\.rows).max() ?? 0)
    return CellSize(
      columns: bounded(proposal.columns, natural),
      rows: max(look.minimumRows, lines + look.insets.vertical))
  }

  private func bounded(_ proposed: Int?, _ natural: Int) -> Int {
    guard let proposed, proposed < CellSize.unbounded else { return natural }
    return proposed
  }

  var words: String { row.title }

  func draw(in rect: CellRect, _ pass: FramePass) {
    var inner = rect.inset(by: look.insets)
    let spoken = pass.collectingPieces { inner = drawLeading(in: inner, pass) }
    let apart = pass.collectingPieces { inner = drawAccessory(in: inner, pass) }
    drawWords(in: inner, pass)
    guard bars == nil else { return }
    pass.describe(.later { [node(spoken.nodes, rect)] + apart.nodes })
  }

  /// Returns what the words of the row say, with those of what stands before them.
  private func node(_ spoken: [SemanticNode], _ rect: CellRect) -> SemanticNode {
    // An avatar says the name that stands beside it: once is enough.
    let leading = spoken.map(\.label).filter { $0 != row.title }
    let words = leading + [row.title, row.subtitle ?? ""]
    let phrase = words.filter { !$0.isEmpty }.map { TextSanitizer.sanitize($0) }
    return SemanticNode(.text, label: phrase.joined(separator: ", "), frame: rect)
  }

  /// Draws what stands before the words and returns the rectangle that is left.
  private func drawLeading(in rect: CellRect, _ pass: FramePass) -> CellRect {
    guard let leading else { return rect }
    let size = leading.size(for: CellProposal(columns: rect.columns, rows: nil))
    leading.draw(size, at: .leading, within: rect, pass)
    return rect.inset(by: CellInsets(leading: size.columns + look.gap))
  }

  /// Draws the accessory and returns the rectangle that is left.
  private func drawAccessory(in rect: CellRect, _ pass: FramePass) -> CellRect {
    guard let accessory else { return rect }
    let size = accessory.size(for: CellProposal(columns: rect.columns, rows: nil))
    accessory.draw(size, at: .trailing, within: rect, pass)
    return rect.inset(by: CellInsets(trailing: size.columns + look.gap))
  }

  private func drawWords(in rect: CellRect, _ pass: FramePass) {
    guard rect.columns > 0 else { return }
    let lines = row.subtitle == nil || rect.rows < 2 ? 1 : 2
    let top = VerticalAlignment.center.offset(of: lines, in: rect.rows)
    let first = rect.origin.offset(rows: max(0, top))
    if let bars { return bars.draw(at: first, lines, columns: rect.columns, pass) }
    write(row.title, look.title, at: first, rect, pass)
    if lines == 2, let subtitle = row.subtitle {
      write(subtitle, look.subtitle, at: first.offset(rows: 1), rect, pass)
    }
  }

  private func write(
    _ text: String, _ style: CellStyle, at point: CellPoint, _ rect: CellRect, _ pass: FramePass
  ) {
    let line = TextTruncation.truncate(text, to: rect.columns, mark: look.mark)
    pass.canvas.write(line, at: point, style: style, columns: rect.columns)
  }

  private static func leading(
    of row: DFListRow, _ look: ListRowLook, _ context: _BuildContext
  ) -> Element? {
    switch row.leading {
    case .none: nil
    case .icon(let name): context.child(0).element(of: DFIcon(name, size: .md))
    case .view(let view): context.child(0).element(of: view)
    }
  }

  private static func accessory(of row: DFListRow, _ context: _BuildContext) -> Element? {
    guard let accessory = row.accessory ?? context.environment.listRowAccessory else {
      return nil
    }
    return context.child(1).element(of: AccessoryView(accessory: accessory, title: row.title))
  }
}
