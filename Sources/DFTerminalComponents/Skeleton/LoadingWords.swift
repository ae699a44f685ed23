import DFTerminalCore
import DFTerminalViews

/// What placeholders are in a pipe: one line of words, however many they are.
@MainActor enum LoadingWords {
  /// The words.
  static let words = "Loading…"

  /// What a screen reader hears.
  static func node(_ rect: CellRect) -> SemanticNode {
    SemanticNode(.status, label: words, states: [.busy], frame: rect)
  }

  /// Adds the line where this placeholder is the first of the frame, and nothing to see elsewhere.
  static func collect(in context: _BuildContext, into collector: _Collector) {
    guard context.scene.isSpeaker(context.path, of: words) else {
      return collector.append(ContentElement(NoContent(), path: context.path))
    }
    collector.append(context.inBody.element(of: Text(words).saying(node(.zero))))
  }
}

/// Content that takes no room.
private struct NoContent: ElementContent {
  func size(for proposal: CellProposal) -> CellSize { .zero }

  func draw(in rect: CellRect, _ pass: FramePass) {}
}
