import DFTerminalCore

/// Tells the scene that an element is on the screen.
private final class LiveElement: WrapperElement {
  private let entry: LifecycleEntry

  init(_ child: Element, entry: LifecycleEntry) {
    self.entry = entry
    super.init(child, path: entry.path)
  }

  override func draw(in rect: CellRect, _ pass: FramePass) {
    pass.live(entry)
    child.draw(in: rect, pass)
  }
}

extension View {
  /// Runs an action when the view comes onto the screen.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    live("onAppear") { LifecycleEntry(path: $0, onAppear: action) }
  }

  /// Runs an action when the view leaves the screen.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    live("onDisappear") { LifecycleEntry(path: $0, onDisappear: action) }
  }

  /// Runs asynchronous work while the view is on the screen; it is cancelled when it leaves.
  public func task(_ action: @escaping @MainActor @Sendable () async -> Void) -> some View {
    live("task") { LifecycleEntry(path: $0, task: action) }
  }

  /// Runs asynchronous work while the view is on the screen, anew whenever `id` changes.
  public func task<ID: Equatable>(
    id: ID, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    let identity = EquatableBox(id)
    return live("task.id") { path in
      LifecycleEntry(path: path, id: AnyHashable(identity), task: action)
    }
  }

  /// Runs an action when a value differs from that of the frame before.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    wrappingElement { element, context in
      let path = element.path.part("onChange")
      let slot = context.at(path).slot { Value?.none }
      let old = slot.value
      let entry = LifecycleEntry(
        path: path, id: AnyHashable(EquatableBox(value)),
        onAppear: {
          slot.cache { $0 = value }
          if let old { action(old, value) } else if initial { action(value, value) }
        })
      return LiveElement(element, entry: entry)
    }
  }

  private func live(
    _ part: StaticString, _ entry: @escaping (ViewPath) -> LifecycleEntry
  ) -> some View {
    wrappingElement { element, context in
      LiveElement(element, entry: entry(element.path.part(part)))
    }
  }
}

/// Lets any equatable value be compared as an identity.
private struct EquatableBox<Value: Equatable>: Hashable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  func hash(into hasher: inout Hasher) {}
}
