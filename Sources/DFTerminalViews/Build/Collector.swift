import DFTerminalCore

/// Gathers what views put on the screen for the container that holds them.
///
/// An eager collector builds every row of a ``ForEach`` at once; a lazy one keeps the recipe, so
/// that a list builds only the rows in sight.
@MainActor public final class _Collector {
  /// A piece of content in order.
  package enum Entry {
    /// A view that is built.
    case element(Element)
    /// Rows that are built when asked for.
    case rows(LazyRows)
    /// The beginning of a section, with its heading and footer.
    case sectionStart(SectionElements)
    /// The end of a section.
    case sectionEnd
  }

  /// Whether rows stay recipes.
  package let isLazy: Bool
  /// What was gathered, in order.
  package private(set) var entries: [Entry] = []
  private let parent: _Collector?
  private let transform: ((Element) -> Element)?

  /// Creates a collector that builds all rows, or keeps their recipes.
  package init(isLazy: Bool = false) {
    self.isLazy = isLazy
    parent = nil
    transform = nil
  }

  private init(parent: _Collector, transform: @escaping (Element) -> Element) {
    isLazy = parent.isLazy
    self.parent = parent
    self.transform = transform
  }

  /// Returns a collector that wraps each element before it passes it on.
  package func wrapping(_ transform: @escaping (Element) -> Element) -> _Collector {
    _Collector(parent: self, transform: transform)
  }

  /// Adds an element.
  package func append(_ element: Element) {
    let element = transform?(element) ?? element
    if let parent { parent.append(element) } else { entries.append(.element(element)) }
  }

  /// Adds rows: as a recipe where the container is lazy, else all of them built.
  package func append(_ rows: LazyRows) {
    guard isLazy else {
      for index in 0..<rows.count { rows.build(index, self) }
      return
    }
    let rows = transform.map { rows.wrapping($0) } ?? rows
    if let parent { parent.append(rows) } else { entries.append(.rows(rows)) }
  }

  /// Adds a section: its heading, content and footer.
  package func section(_ section: SectionElements, content: (_Collector) -> Void) {
    guard isLazy else {
      let inside = _Collector()
      content(inside)
      if inside.elements.isEmpty { return }
      (section.header() + inside.elements + section.footer()).forEach(append)
      return
    }
    mark(.sectionStart(section))
    content(self)
    mark(.sectionEnd)
  }

  private func mark(_ entry: Entry) {
    if let parent { parent.mark(entry) } else { entries.append(entry) }
  }

  /// The elements gathered by an eager collector.
  package var elements: [Element] {
    entries.compactMap { entry in
      if case .element(let element) = entry { element } else { nil }
    }
  }
}

/// Rows of a collection that are built one by one when a container asks for them.
@MainActor package struct LazyRows {
  /// The number of elements.
  package var count: Int
  /// How many rows an element makes.
  package var arity: _RowArity
  /// Tells whether the collection is the same as in another frame.
  package var version: RowsVersion
  /// The identity of a row.
  package var id: (Int) -> AnyHashable
  /// Builds a row into a collector.
  package var build: (Int, _Collector) -> Void
  /// What can be done to the rows.
  package var editing: RowEditing
  /// Tells the collections of a container apart.
  var number = 0

  /// Creates a recipe for a number of rows.
  package init(
    count: Int, arity: _RowArity = .fixed(1), version: RowsVersion = .unknown,
    editing: RowEditing = RowEditing(), id: @escaping (Int) -> AnyHashable,
    build: @escaping (Int, _Collector) -> Void
  ) {
    self.count = count
    self.arity = arity
    self.version = version
    self.editing = editing
    self.id = id
    self.build = build
  }

  func wrapping(_ transform: @escaping (Element) -> Element) -> LazyRows {
    var copy = self
    copy.build = { [build] index, collector in build(index, collector.wrapping(transform)) }
    return copy
  }
}

/// The heading and footer of a section, built when a container asks for them.
@MainActor package struct SectionElements {
  /// Builds the heading; empty without one.
  package var header: () -> [Element]
  /// Builds the footer; empty without one.
  package var footer: () -> [Element]
  /// Whether there is a heading.
  package var hasHeader: Bool
  /// Whether there is a footer.
  package var hasFooter: Bool
  /// The identity of the section.
  package var path: ViewPath

  /// Creates the recipe of a heading and a footer; `nil` is none.
  package init(
    path: ViewPath, header: (() -> [Element])? = nil, footer: (() -> [Element])? = nil
  ) {
    self.header = header ?? { [] }
    self.footer = footer ?? { [] }
    hasHeader = header != nil
    hasFooter = footer != nil
    self.path = path
  }
}
