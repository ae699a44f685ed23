package import DFTerminalCore

/// Carries out a command while the focus is inside the element.
package final class CommandElement: WrapperElement {
  private let command: Command
  private let action: () -> Void

  package init(_ child: Element, command: Command, action: @escaping () -> Void) {
    self.command = command
    self.action = action
    super.init(child, path: child.path.child(id: command.id))
  }

  package override func draw(in rect: CellRect, _ pass: FramePass) {
    let responder = Responder(
      path: path, frame: rect, commands: [command],
      perform: { [command, action] asked in
        guard asked == command else { return false }
        action()
        return true
      })
    pass.respond(responder) { child.draw(in: rect, pass) }
  }
}

extension View {
  /// Carries out a command of the application while the focus is inside this view.
  ///
  /// What has the focus comes first: a table keeps its arrows. Key hints list the command.
  public func onCommand(
    _ command: Command, isEnabled: Bool = true, perform action: @escaping () -> Void
  ) -> some View {
    wrappingElement { element, _ in
      isEnabled ? CommandElement(element, command: command, action: action) : element
    }
  }
}
