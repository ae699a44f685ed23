import DFTerminalCore

/// Shows a view in a frame above the screen while a binding says so.
private struct SheetModifier<Content: View, Sheet: View>: View {
  typealias Body = Never

  let content: Content
  let title: String
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let sheet: () -> Sheet

  static func _collect(_ view: Self, in context: _BuildContext, into collector: _Collector) {
    let element = context.element(of: view.content)
    guard view.isPresented.wrappedValue else { return collector.append(element) }
    collector.append(
      PresentingElement(element, box: view.box(context.at(context.path.part("sheet")).raised)))
  }

  private func box(_ context: _BuildContext) -> OverlayBox {
    let dismiss = {
      isPresented.wrappedValue = false
      onDismiss?()
    }
    return OverlayBox(
      path: context.path, role: .dialog, title: title,
      content: context.child(0).element(of: sheet()), place: .center, dismiss: dismiss,
      environment: context.environment, scene: context.scene)
  }
}

extension View {
  /// Shows a view in a frame above the screen while `isPresented` is true.
  ///
  /// The first control in it receives the keys; Escape and a click beside it close it, and
  /// `onDismiss` hears of that. Buttons inside leave it open. Source: SwiftUI's `sheet`.
  ///
  /// - Parameters:
  ///   - title: The name a screen reader says; none by default.
  ///   - isPresented: Whether it shows.
  ///   - onDismiss: Called when a person closes it without a button.
  ///   - content: The view in the frame.
  public func sheet<Content: View>(
    _ title: String = "", isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    SheetModifier(
      content: self, title: title, isPresented: isPresented, onDismiss: onDismiss, sheet: content)
  }
}
