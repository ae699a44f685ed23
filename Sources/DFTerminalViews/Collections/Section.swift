import DFTerminalCore

/// A group of rows with a heading and a footer.
///
/// A section without rows shows neither. Source: SwiftUI's `Section`.
public struct Section<Header: View, Content: View, Footer: View>: View {
  /// The body; primitives have none.
  public typealias Body = Never

  private let content: Content
  private let header: Header
  private let footer: Footer

  /// Creates a section with a heading and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header,
    @ViewBuilder footer: () -> Footer
  ) {
    self.content = content()
    self.header = header()
    self.footer = footer()
  }

  /// Adds the rows between heading and footer.
  public static func _collect(
    _ view: Self, in context: _BuildContext, into collector: _Collector
  ) {
    let section = SectionElements(
      path: context.path,
      header: title(view.header, context, "header", isHeading: true),
      footer: title(view.footer, context, "footer", isHeading: false))
    collector.section(section) { inside in
      Content._collect(view.content, in: context.child(0), into: inside)
    }
  }

  /// Any number of rows.
  public static var _arity: _RowArity { .dynamic }

  private static func title<Title: View>(
    _ title: Title, _ context: _BuildContext, _ part: StaticString, isHeading: Bool
  ) -> (() -> [Element])? {
    if Title.self == EmptyView.self { return nil }
    return {
      var context = context.at(context.path.part(part))
      context.environment.textAppearance.foreground = context.environment.palette.textSecondary
      if isHeading { context.environment.textAppearance.attributes.insert(.bold) }
      let elements = context.elements(of: title)
      return isHeading ? elements.map { HeadingElement($0) } : elements
    }
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a heading.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(content: content, header: header) { EmptyView() }
  }
}

extension Section where Header == EmptyView {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Header == EmptyView, Footer == EmptyView {
  /// Creates a section without heading and footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Header == Text, Footer == EmptyView {
  /// Creates a section with words as its heading.
  public init(_ title: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// Says that what is inside is a heading.
private final class HeadingElement: WrapperElement {
  override func draw(in rect: CellRect, _ pass: FramePass) {
    let inside = pass.collectingSemantics { child.draw(in: rect, pass) }
    let words = inside.filter { $0.role == .text }.map(\.label).joined(separator: ", ")
    let others = inside.filter { $0.role != .text }
    pass.describe(SemanticNode(.heading, label: words, frame: rect, children: others))
  }
}
