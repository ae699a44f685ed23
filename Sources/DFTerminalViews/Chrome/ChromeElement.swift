package import DFTerminalCore

/// What stands around the content of a screen: a title, a row of tools, a search field.
package final class ChromeElement: WrapperElement {
  /// The parts above the content.
  package struct Parts {
    var title: String?
    var tools: [Element] = []
    var search: SearchPart?
  }

  private let parts: Parts
  private let environment: EnvironmentValues

  /// Puts parts above an element; parts around one element share their rows.
  package init(_ child: Element, _ context: _BuildContext, _ change: (inout Parts) -> Void) {
    let inner = child as? ChromeElement
    var parts = inner?.parts ?? Parts()
    change(&parts)
    self.parts = parts
    environment = context.environment
    super.init(inner?.child ?? child, path: context.path.part("chrome"))
  }

  private var hasHeading: Bool { parts.title != nil || !parts.tools.isEmpty }
  private var showsSearch: Bool { parts.search != nil && !environment.isStatic }
  private var heading: Int { hasHeading ? headingRows : 0 }
  private var headingRows: Int { 1 }
  private var above: Int { heading + (showsSearch ? 1 : 0) }

  package override var isSpacer: Bool { false }

  package override func measure(_ proposal: CellProposal) -> CellSize {
    let inner = child.size(for: proposal.shrunk(columns: 0, rows: above))
    let title = parts.title.map { TextMeasure.columns(of: $0) } ?? 0
    return CellSize(
      columns: max(inner.columns, min(proposal.columns ?? .max, max(title, toolsWidth))),
      rows: inner.rows + above)
  }

  private var toolsWidth: Int { toolRow?.size(for: .unspecified).columns ?? 0 }

  private var toolRow: Element? {
    guard !parts.tools.isEmpty else { return nil }
    return StackElement(parts.tools, axis: .horizontal, alignment: .leading, spacing: 2)
  }

  package override func draw(in rect: CellRect, _ pass: FramePass) {
    guard let search = parts.search, showsSearch else { return drawAll(in: rect, pass) }
    pass.respond(search.responder(path, frame: rect, pass.scene)) { drawAll(in: rect, pass) }
  }

  /// Draws the content first, so that it is what receives the keys first, and says it last.
  private func drawAll(in rect: CellRect, _ pass: FramePass) {
    let place = rect.inset(by: CellInsets(top: above))
    var content: ArraySlice<Responder> = []
    let inside = pass.collectingSemantics {
      content = pass.collectingResponders {
        let size = child.size(for: CellProposal(place.size))
        let fitted = CellSize(
          columns: min(size.columns, place.columns), rows: min(size.rows, place.rows))
        child.draw(in: CellRect(origin: place.origin, size: fitted), pass)
      }
    }
    if let title = parts.title { pass.scene.nameWindow(title) }
    let bar = CellRect(origin: rect.origin, size: CellSize(columns: rect.columns, rows: 1))
    if hasHeading, rect.rows > 0 { drawHeading(in: bar, pass) }
    if let search = parts.search, showsSearch {
      search.remember(content, pass)
      if rect.rows > heading { search.draw(in: bar.offset(rows: heading), environment, pass) }
    }
    inside.forEach { pass.describe($0) }
  }

  private func drawHeading(in rect: CellRect, _ pass: FramePass) {
    var room = rect.columns
    if let row = toolRow {
      let width = min(row.size(for: .unspecified).columns, room)
      room -= width + 1
      let place = CellRect(
        column: rect.maxColumn - width, row: rect.minRow, columns: width, rows: 1)
      pass.clipped(to: place) { row.draw(in: place, pass) }
    }
    guard let title = parts.title else { return }
    let words = TextTruncation.truncate(
      title, to: max(0, room), mark: environment.glyphs.pick("…", "..."))
    pass.describe(SemanticNode(.heading, label: TextSanitizer.sanitize(title), frame: rect))
    pass.canvas.write(words, at: rect.origin, style: environment.textStyle.adding(.bold))
  }
}

/// Puts parts above the content of a screen.
private struct ChromeModifier<Content: View>: View {
  typealias Body = Never

  let content: Content
  var environment: (inout EnvironmentValues) -> Void = { _ in }
  let change: (_BuildContext, inout ChromeElement.Parts) -> Void

  static func _collect(_ view: Self, in context: _BuildContext, into collector: _Collector) {
    var inner = context
    view.environment(&inner.environment)
    let element = inner.element(of: view.content)
    collector.append(ChromeElement(element, context) { view.change(context, &$0) })
  }
}

extension View {
  /// Puts a title above the screen, and into the title of the terminal's window.
  ///
  /// Source: SwiftUI's `navigationTitle`.
  public func navigationTitle(_ title: String) -> some View {
    ChromeModifier(content: self) { _, parts in parts.title = title }
  }

  /// Puts controls at the end of the title's row.
  ///
  /// Tab reaches them after the content. Source: SwiftUI's `toolbar`.
  public func toolbar<Tools: View>(@ViewBuilder content: () -> Tools) -> some View {
    let tools = content()
    return ChromeModifier(content: self) { context, parts in
      var inner = context.at(context.path.part("toolbar"))
      inner.environment.stackAxis = .horizontal
      parts.tools += inner.elements(of: tools)
    }
  }

  /// Puts a search field above the content.
  ///
  /// Control-F moves to it. Escape clears it, then goes back to the content; so do Enter and the
  /// down arrow. Typing keeps the keys there. Lists inside keep the selection of rows that the
  /// search hides. Source: SwiftUI's `searchable`.
  public func searchable(text: Binding<String>, prompt: String? = nil) -> some View {
    ChromeModifier(content: self) { values in
      values.isSearching = !text.wrappedValue.isEmpty
      values.hasSearchField = true
    } change: { context, parts in
      parts.search = SearchPart(
        text: text, prompt: prompt ?? "Search", context.at(context.path.part("search")))
    }
  }
}
