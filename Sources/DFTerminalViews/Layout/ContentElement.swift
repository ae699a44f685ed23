package import DFTerminalCore

/// What measures and draws itself as an element: the way for components to make elements.
///
/// Classes outside this module cannot derive from ``Element``, so they hand over a value.
@MainActor package protocol ElementContent {
  /// Returns the size it takes when offered a proposal.
  func size(for proposal: CellProposal) -> CellSize

  /// Draws itself into a rectangle of the frame.
  func draw(in rect: CellRect, _ pass: FramePass)

  /// The words it shows, for finding it by what is typed.
  var words: String { get }
}

extension ElementContent {
  /// No words.
  package var words: String { "" }
}

/// An element made of a value.
package final class ContentElement<Content: ElementContent>: Element {
  private let content: Content

  /// Makes an element of a value, under the identity of the view it stands for.
  package init(_ content: Content, path: ViewPath) {
    self.content = content
    super.init(path: path)
  }

  package override func measure(_ proposal: CellProposal) -> CellSize {
    content.size(for: proposal)
  }

  package override func draw(in rect: CellRect, _ pass: FramePass) {
    content.draw(in: rect, pass)
  }

  package override var words: String { content.words }
}
