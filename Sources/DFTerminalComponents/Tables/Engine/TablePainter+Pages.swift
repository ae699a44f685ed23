import DFTerminalCore
import DFTerminalData
import DFTerminalTheme
import DFTerminalViews

extension TablePainter {
  /// Draws a row that is not at hand: why, on the first line of its page, else a placeholder.
  func drawMissing(at place: Int, _ offset: Int, in rect: CellRect) {
    let look = look(at: place, isSelected: false)
    drawGround(look, rect)
    guard case .failed(let page, let message)? = model.pages?.state(offset) else {
      return drawPlaceholder(at: place, in: rect)
    }
    let line = rect.inset(by: CellInsets(leading: frame.gutter))
    let words = "\(glyphs.pick("✗", "x")) Page \(page + 1): \(message)"
    let hint = model.hintWords([(.activate, "retry")]).joined()
    write("\(words)  \(hint)", in: line, styles[look.ground].style(.destructive))
    pass.describe(
      SemanticNode(
        .alert, label: "Page \(page + 1): \(TextSanitizer.sanitize(message))",
        actions: ["Retry"], frame: rect))
  }
}
