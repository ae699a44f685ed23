import DFTerminalCore

/// Gives its content an identity of its own.
private struct IdentityModifier<Content: View, ID: Hashable>: View {
  typealias Body = Never

  let content: Content
  let id: ID

  static func _collect(_ view: Self, in context: _BuildContext, into collector: _Collector) {
    Content._collect(view.content, in: context.child(id: view.id), into: collector)
  }

  static var _arity: _RowArity { Content._arity }
}

extension View {
  /// Ties the view's state to a value: another value is another view.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentityModifier(content: self, id: id)
  }

  /// Sets the value that a selection stores for this row.
  public func tag<Tag: Hashable>(_ tag: Tag) -> some View {
    transformTraits { $0.tag = AnyHashable(tag) }
  }

  /// Changes what the view tells the list that holds it.
  package func transformTraits(_ change: @escaping (inout RowTraits) -> Void) -> some View {
    wrappingElement { element, _ in TraitElement(element, change: change) }
  }
}

/// Changes what an element tells the list that holds it.
private final class TraitElement: WrapperElement {
  private let change: (inout RowTraits) -> Void

  init(_ child: Element, change: @escaping (inout RowTraits) -> Void) {
    self.change = change
    super.init(child)
  }

  override var traits: RowTraits {
    var traits = child.traits
    change(&traits)
    return traits
  }
}
