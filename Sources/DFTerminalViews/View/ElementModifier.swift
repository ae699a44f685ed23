import DFTerminalCore

/// A modifier that wraps every element of its content.
struct ElementModifier<Content: View>: View {
  typealias Body = Never

  let content: Content
  let wrap: (Element, _BuildContext) -> Element

  static func _collect(_ view: Self, in context: _BuildContext, into collector: _Collector) {
    let wrap = view.wrap
    Content._collect(
      view.content, in: context, into: collector.wrapping { wrap($0, context) })
  }

  static var _arity: _RowArity { Content._arity }
}

extension View {
  /// Wraps every element of this view.
  package func wrappingElement(
    _ wrap: @escaping (Element, _BuildContext) -> Element
  ) -> some View {
    ElementModifier(content: self, wrap: wrap)
  }
}
