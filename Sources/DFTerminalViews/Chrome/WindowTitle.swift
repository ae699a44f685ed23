import DFTerminalCore

/// Gives the window a title, for screens whose views give none.
private final class WindowTitleElement: WrapperElement {
  private let title: String

  init(_ child: Element, title: String) {
    self.title = title
    super.init(child)
  }

  override func draw(in rect: CellRect, _ pass: FramePass) {
    super.draw(in: rect, pass)
    pass.scene.nameWindow(title)
  }
}

extension View {
  /// Calls the window by a title where no view inside has one of its own.
  package func windowTitle(_ title: String) -> some View {
    wrappingElement { element, _ in WindowTitleElement(element, title: title) }
  }
}
