import DFTerminalCore
import DFTerminalData
import DFTerminalTheme
import DFTerminalViews

extension TablePainter {
  /// Says why there are no rows, and what to do about it.
  func drawNoRows() {
    let body = frame.zones.body
    guard !body.isEmpty else { return }
    let words = model.emptyWords
    switch model.emptiness {
    case .loading: drawLoading(body)
    case .failed(_, let retry):
      let style = styles.plain.style(.destructive)
      drawMessage(words, action: retry, "Retry", body, style: style, role: .alert)
    case .noMatch: drawMessage(words, action: model.options.onClearSearch, "Clear filters", body)
    case .noRows:
      if let content = model.options.emptyContent { return drawContent(content, body) }
      drawMessage(words, action: nil, "", body)
    }
  }

  private func drawLoading(_ body: CellRect) {
    if context.environment.isPiped { return drawMessage(model.emptyWords, action: nil, "", body) }
    for line in 0..<body.rows where line % frame.rowHeight == 0 {
      let rect = CellRect(
        column: body.minColumn, row: body.minRow + line, columns: body.columns, rows: 1)
      drawPlaceholder(at: line, in: rect)
    }
    pass.describe(LoadingWords.node(body))
  }

  private func drawMessage(
    _ message: String, action: (@MainActor () -> Void)?, _ title: String, _ body: CellRect,
    style: CellStyle? = nil, role: SemanticNode.Role = .status
  ) {
    let lines = TextWrapping.wrap(message, to: max(1, body.columns - 2), mode: .word)
    let hasAction = action != nil && body.rows > 1
    let shown = lines.prefix(max(1, body.rows - (hasAction ? 1 : 0)))
    let height = shown.count + (hasAction ? 1 : 0)
    let top = body.minRow + min(1, max(0, body.rows - height))
    for (row, line) in shown.enumerated() {
      let rect = CellRect(
        column: body.minColumn, row: top + row, columns: body.columns, rows: 1)
      write(line, in: rect, style ?? styles.plain.style(.textSecondary), alignment: .center)
    }
    pass.describe(SemanticNode(role, label: TextSanitizer.sanitize(message), frame: body))
    guard hasAction, let action, top + shown.count < body.maxRow else { return }
    let row = CellRect(
      column: body.minColumn, row: top + shown.count, columns: body.columns, rows: 1)
    drawContent(AnyView(Button(title, action: action)), row)
  }

  private func drawContent(_ content: AnyView, _ rect: CellRect) {
    let element = context.at(context.path.part("empty")).element(of: content)
    let size = element.size(for: CellProposal(rect.size))
    element.draw(size, at: .center, within: rect, pass)
  }
}

/// Why a table shows no rows.
enum TableEmptiness {
  case loading
  case failed(String, (@MainActor () -> Void)?)
  case noMatch
  case noRows
}

extension TableModel {
  /// Why there are no rows, in case there are none.
  var emptiness: TableEmptiness {
    switch options.state {
    case .loading: .loading
    case .failed(let reason, let retry): .failed(reason, retry)
    case .loaded: spec.rows.count > 0 ? .noMatch : .noRows
    }
  }

  /// The words that stand in place of rows.
  var emptyWords: String {
    switch emptiness {
    case .loading: return LoadingWords.words
    case .failed(let reason, _): return "\(environment.glyphs.pick("✗", "x")) \(reason)"
    case .noMatch where options.search.isEmpty: return "No rows match the filters"
    case .noMatch: return "No rows match “\(options.search.text)”"
    case .noRows: return "No rows"
    }
  }

  /// Whether there are no rows only because they are on their way or did not come.
  var mayStillCome: Bool {
    guard spec.rows.count == 0 else { return false }
    return if case .loaded = options.state { false } else { true }
  }
}
