package import DFTerminalCore

/// Makes an element react to Enter, Space and clicks; the focus shows as a bold edge.
package final class PressableElement: WrapperElement {
  private let action: () -> Void
  private let environment: EnvironmentValues

  /// Wraps an element; the path is its own.
  package init(
    _ child: Element, _ environment: EnvironmentValues, action: @escaping () -> Void
  ) {
    self.action = action
    self.environment = environment
    super.init(child, path: child.path.part("press"))
  }

  package override func draw(in rect: CellRect, _ pass: FramePass) {
    let isFocused = pass.isFocused(path)
    pass.respond(.button(path: path, frame: rect, action: action)) {
      let inner = pass.collectingSemantics { child.draw(in: rect, pass) }
      pass.describe(
        SemanticNode(
          .button, label: inner.map(\.label).filter { !$0.isEmpty }.joined(separator: ", "),
          states: isFocused ? [.focused] : [], frame: rect))
    }
    if isFocused { mark(rect, pass) }
  }

  private func mark(_ rect: CellRect, _ pass: FramePass) {
    let style = environment.style(environment.palette.accent, .bold)
    for row in 0..<rect.rows {
      pass.canvas.write(
        environment.glyphs.pick("┃", "|"), at: rect.origin.offset(rows: row), style: style)
    }
  }
}

extension View {
  /// Lets the whole view be pressed.
  package func pressable(_ action: @escaping () -> Void) -> some View {
    wrappingElement { element, context in
      guard context.environment.isEnabled else { return element }
      return PressableElement(element, context.environment, action: action)
    }
  }
}

extension Responder {
  /// A responder that is pressed with Enter, Space or a click released inside it.
  package static func button(
    path: ViewPath, frame: CellRect, action: @escaping () -> Void
  ) -> Responder {
    Responder(
      path: path, frame: frame, isFocusable: true, commands: [.press],
      perform: { _ in
        action()
        return true
      },
      handle: { event in
        guard case .pointer(let pointer) = event else { return false }
        switch pointer.action {
        case .press(.left): return true
        case .release(.left):
          if frame.contains(pointer.position) { action() }
          return true
        default: return false
        }
      })
  }
}
