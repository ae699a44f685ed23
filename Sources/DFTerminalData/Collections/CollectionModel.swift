/// A collection as a screen presents it: the elements, what is shown of them, what is selected, how
/// loading stands, and what can be undone.
///
/// The elements are the one source of truth; everything else follows from them. Whatever changes
/// them also brings the selection and the shown order up to date in the same step, so no identifier
/// is selected that does not exist and no offset means another element than the one in sight.
public struct CollectionModel<Element: Identifiable> {
  /// All elements, in their own order.
  public private(set) var elements: [Element]
  /// What is shown of them.
  public private(set) var shown = ArrangedRows()
  /// The selected elements; all of them exist, hidden ones too.
  public private(set) var selection: Set<Element.ID> = []
  /// What was done, to be taken back.
  public internal(set) var history = UndoStack<CollectionChange<Element>>()

  /// What the elements may be searched, filtered and sorted by.
  public var fields: [DataColumn<Element>] { didSet { arrange() } }
  /// The search, the conditions on fields and the order.
  public var request = ArrangementRequest() { didSet { if request != oldValue { arrange() } } }
  /// The named conditions that elements must meet to be shown.
  public var filters: [RowFilter<Element>] = [] { didSet { arrange() } }
  /// How the shown elements are gathered into sections.
  public var grouping: Grouping<Element>? { didSet { arrange() } }

  private var arrangement = Arrangement<Element>()
  var loading: Loadable<Void>
  var pending: [Ticket: CollectionChange<Element>] = [:]
  var nextTicket = 0

  /// Names a change that was made before its source agreed.
  public struct Ticket: Hashable, Comparable, Sendable {
    let number: Int

    /// Returns whether a change was made before another.
    public static func < (left: Ticket, right: Ticket) -> Bool { left.number < right.number }
  }

  /// Creates a collection that is not loaded yet.
  public init(fields: [DataColumn<Element>] = []) {
    elements = []
    self.fields = fields
    loading = Loadable()
  }

  /// Creates a collection of elements that are at hand.
  public init(_ elements: [Element], fields: [DataColumn<Element>] = []) {
    self.elements = elements
    self.fields = fields
    loading = Loadable(())
    arrange()
  }
}

extension CollectionModel: Sendable where Element: Sendable, Element.ID: Sendable {}

extension CollectionModel {
  /// The shown elements in their order.
  public var visible: ArrangedElements<Element> { ArrangedElements(elements, shown.order) }

  /// The shown elements by groups; none without a grouping.
  public var sections: [CollectionSection<Element>] {
    let visible = visible
    return shown.groups.map { group in
      CollectionSection(id: group.id, title: group.title, elements: visible[group.places])
    }
  }

  /// Returns the element with an identifier.
  ///
  /// Complexity: O(*n*).
  public func element(_ id: Element.ID) -> Element? { elements.first { $0.id == id } }

  /// Selects elements; identifiers that do not exist are passed over.
  public mutating func select(_ ids: Set<Element.ID>) {
    selection = ids.isEmpty ? [] : ids.intersection(elements.lazy.map(\.id))
  }

  /// How many elements are selected, and how many of them are not shown.
  package var selectionCounts: SelectionCounts {
    SelectionCounts(selection, visible: visible.lazy.map(\.id))
  }

  /// Whether search or filters may hide elements.
  public var isNarrowed: Bool {
    !request.search.isEmpty || !request.filters.isEmpty || !filters.isEmpty
  }

  /// Takes search and filters away.
  public mutating func clearFilters() {
    filters = []
    request.filters = []
    request.search = .none
  }

  /// Puts other elements in place and brings everything up to date.
  ///
  /// With `holding`, elements that were replaced where they stand stay where they are shown.
  mutating func setElements(_ new: [Element], holding: Bool = false) {
    elements = new
    if !selection.isEmpty { select(selection) }
    if holding { arrangement.holdOrder(for: new) }
    arrange()
  }

  private mutating func arrange() {
    shown = arrangement.arrange(
      elements, columns: fields, by: request, filters: filters, grouping: grouping)
  }
}
