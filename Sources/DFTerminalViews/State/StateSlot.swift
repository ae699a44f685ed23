/// Where a value of a view lives between frames.
@MainActor package final class StateSlot<Value> {
  private var storage: Value
  private weak var store: SlotStore?

  init(_ value: Value, store: SlotStore?) {
    storage = value
    self.store = store
  }

  /// The value; setting it asks for a new frame.
  package var value: Value {
    get { storage }
    set {
      storage = newValue
      store?.changed()
    }
  }

  /// Changes the value in place and asks for a new frame.
  package func update<Result>(_ body: (inout Value) -> Result) -> Result {
    defer { store?.changed() }
    return body(&storage)
  }

  /// Changes the value in place and asks to draw the elements that are there anew.
  ///
  /// See ``SceneState/redraw()`` for when that is enough.
  package func move<Result>(_ body: (inout Value) -> Result) -> Result {
    defer { store?.moved() }
    return body(&storage)
  }

  /// Changes the value without asking for a frame: for caches that no one can see.
  package func cache(_ body: (inout Value) -> Void) {
    body(&storage)
  }
}
