import DFTerminalCore
import DFTerminalViews

/// A table on the screen.
@MainActor struct TableContent<Row: Identifiable>: ElementContent {
  let model: TableModel<Row>
  private let context: _BuildContext

  init(_ spec: TableSpec<Row>, _ context: _BuildContext) {
    self.context = context
    model = TableModel(spec, context)
  }

  func size(for proposal: CellProposal) -> CellSize { model.size(for: proposal) }

  func draw(in rect: CellRect, _ pass: FramePass) {
    guard !rect.isEmpty else { return }
    let frame = TableFrame(model, in: rect, focus: pass.scene.focus)
    let painter = TablePainter(frame, pass, context)
    pass.clipped(to: rect) {
      pass.respond(TableResponder(frame).responder(context.path)) {
        let speech = TableSpeech(model)
        let said = pass.collectingPieces { painter.draw() }
        pass.describe(.later { [speech.node(rect, said.nodes)] })
      }
    }
    if let entry = model.pruning(context.path) { pass.live(entry) }
  }
}

extension TableSpec {
  /// Adds the table to what holds it.
  @MainActor func collect(in context: _BuildContext, into collector: _Collector) {
    if let collection {
      return collection.screen(of: self).collect(in: context.inBody, into: collector)
    }
    collector.append(ContentElement(TableContent(self, context), path: context.path))
  }
}
