import DFTerminalCore

/// Where a view stands while the tree is built: its identity, surroundings and scene.
@MainActor public struct _BuildContext {
  /// The identity of the view.
  package let path: ViewPath
  /// The surroundings of the view.
  package var environment: EnvironmentValues
  /// What outlives the frame.
  package let scene: SceneState
  /// The lazy container this is a row of, if any.
  package var lazyOwner: ViewPath?

  package init(scene: SceneState, environment: EnvironmentValues) {
    path = .root
    self.environment = environment
    self.scene = scene
  }

  private init(_ other: _BuildContext, path: ViewPath) {
    self.path = path
    environment = other.environment
    scene = other.scene
    lazyOwner = other.lazyOwner
  }

  /// Returns the context at another path.
  package func at(_ path: ViewPath) -> _BuildContext {
    _BuildContext(self, path: path)
  }

  /// Returns the context of the child at a position.
  package func child(_ index: Int) -> _BuildContext { at(path.child(index)) }

  /// Returns the context of the child with an identity of its own.
  package func child(id: some Hashable) -> _BuildContext { at(path.child(id: id)) }

  /// Returns the context of the child of a type.
  package func child(type: any Any.Type) -> _BuildContext { at(path.child(type: type)) }

  /// The context of what the body is made of.
  package var inBody: _BuildContext { at(path.body) }

  /// Returns the slot of this view's property or memory, made where there is none yet.
  package func slot<Value>(index: Int = 0, initial: () -> Value) -> StateSlot<Value> {
    scene.slots.slot(at: path, index: index, owner: lazyOwner, initial: initial)
  }

  /// Ties the dynamic properties of a view and evaluates its body.
  package func evaluate<Content: View>(_ view: Content) -> Content.Body {
    WorkCounters.current.bodiesEvaluated += 1
    scene.installer.install(view, in: self)
    return view.body
  }

  /// Returns the elements a view puts on the screen, all built.
  package func elements<Content: View>(of view: Content) -> [Element] {
    let collector = _Collector()
    Content._collect(view, in: self, into: collector)
    return collector.elements
  }

  /// Returns one element for a view; several are stacked, none is an empty one.
  package func element<Content: View>(of view: Content) -> Element {
    let elements = elements(of: view)
    if elements.count == 1 { return elements[0] }
    return StackElement(
      elements, axis: .vertical, alignment: .topLeading,
      spacing: environment.metrics.gap(environment.metrics.defaultSpacing, along: .vertical))
  }
}
