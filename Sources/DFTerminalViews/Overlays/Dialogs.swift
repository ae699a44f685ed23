package import DFTerminalCore

/// How a dialog arranges its message and actions.
private enum DialogKind {
  case alert
  case confirmation
}

/// Shows a dialog above the screen while a binding says so.
private struct DialogModifier<Content: View, Actions: View, Message: View>: View {
  typealias Body = Never

  let content: Content
  let kind: DialogKind
  let title: String
  let isPresented: Binding<Bool>
  let actions: Actions
  let message: Message

  static func _collect(_ view: Self, in context: _BuildContext, into collector: _Collector) {
    let element = context.element(of: view.content)
    guard view.isPresented.wrappedValue else { return collector.append(element) }
    let box = view.box(context.at(context.path.part("dialog")).raised)
    collector.append(PresentingElement(element, box: box))
  }

  private func box(_ context: _BuildContext) -> OverlayBox {
    var context = context
    let dismiss = { isPresented.wrappedValue = false }
    context.environment.dismissal = Dismissal(dismiss)
    let lines = VStack(alignment: .leading, spacing: .rows(0)) {
      if !title.isEmpty { Text(title).bold() }
      message
    }
    let content = StackElement(
      [context.child(0).element(of: lines), buttons(context.child(1))], axis: .vertical,
      alignment: .topLeading, spacing: 1)
    return OverlayBox(
      path: context.path, role: kind == .alert ? .alert : .dialog, title: title,
      content: content, place: .center, dismiss: dismiss, environment: context.environment,
      scene: context.scene)
  }

  /// The actions; where one could not leave without effect, a button for that is added.
  private func buttons(_ context: _BuildContext) -> Element {
    var elements = context.elements(of: actions)
    let canLeave = elements.contains { $0.rowAction?.isCancel == true }
    if elements.isEmpty {
      elements = context.elements(of: Button("OK", role: .cancel) {})
    } else if kind == .confirmation, !canLeave {
      elements += context.at(context.path.part("cancel"))
        .elements(of: Button("Cancel", role: .cancel) {})
    }
    let axis: Axis = kind == .alert ? .horizontal : .vertical
    return StackElement(
      elements, axis: axis, alignment: .topLeading, spacing: kind == .alert ? 2 : 0)
  }
}

/// Shows a box above everything else.
package final class PresentingElement: WrapperElement {
  private let box: OverlayBox

  package init(_ child: Element, box: OverlayBox) {
    self.box = box
    super.init(child)
  }

  package override func draw(in rect: CellRect, _ pass: FramePass) {
    child.draw(in: rect, pass)
    box.present(pass)
  }
}

extension View {
  /// Shows a message with actions above the screen while `isPresented` is true.
  ///
  /// The first action receives the keys; each closes the dialog, and so does Escape. Without
  /// actions there is one that closes it. Source: SwiftUI's `alert`.
  public func alert<Actions: View>(
    _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Shows a message with actions and an explanation above the screen.
  public func alert<Actions: View, Message: View>(
    _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    DialogModifier(
      content: self, kind: .alert, title: title, isPresented: isPresented, actions: actions(),
      message: message())
  }

  /// Asks which action to take while `isPresented` is true.
  ///
  /// An action that cancels is added where there is none. Source: SwiftUI's
  /// `confirmationDialog`.
  public func confirmationDialog<Actions: View>(
    _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View {
    confirmationDialog(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Asks which action to take, with an explanation.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    DialogModifier(
      content: self, kind: .confirmation, title: title, isPresented: isPresented,
      actions: actions(), message: message())
  }
}
