import DFTerminalCore

extension View {
  /// Shows the keys that work now in a box above the view, when a person asks for them.
  ///
  /// The command, F1 unless you give one with other keys, shows and hides the box; Escape hides it.
  /// The view below keeps the keys, so that one can try them.
  public func keyHelp(_ command: Command = .showKeys) -> some View {
    KeyHelpView(content: self, command: command)
  }
}

/// A view and the box with its keys.
private struct KeyHelpView<Content: View>: View {
  let content: Content
  let command: Command
  @State private var isShown = false

  var body: some View {
    content
      .modifier(isShown)
      .onCommand(.cancel, isEnabled: isShown) { isShown = false }
      .onCommand(command) { isShown.toggle() }
  }
}

extension View {
  fileprivate func modifier(_ showsKeys: Bool) -> some View {
    wrappingElement { element, context in
      showsKeys ? KeyHelpElement(element, KeyHelpBox(context)) : element
    }
  }
}

/// Draws the box above what it is about.
private final class KeyHelpElement: WrapperElement {
  private let box: KeyHelpBox

  init(_ child: Element, _ box: KeyHelpBox) {
    self.box = box
    super.init(child)
  }

  override func draw(in rect: CellRect, _ pass: FramePass) {
    child.draw(in: rect, pass)
    box.present(pass)
  }
}

/// The box of keys.
@MainActor private struct KeyHelpBox {
  private let context: _BuildContext

  init(_ context: _BuildContext) {
    self.context = context.at(context.path.part("keys")).raised
  }

  /// Draws it once the rest of the frame is drawn, when the commands are known.
  func present(_ pass: FramePass) {
    let box = OverlayBox(
      path: context.path, role: .dialog, title: "Keys",
      content: context.element(of: KeyHelp()), place: .center, dismiss: {}, isModal: false,
      widest: 104, environment: context.environment, scene: context.scene)
    box.present(pass)
  }
}
