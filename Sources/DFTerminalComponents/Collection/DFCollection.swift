public import DFTerminalData
public import DFTerminalViews
public import Observation

/// A collection as a screen needs it, ready-made: what is loaded, what is shown of it, what is
/// selected, and what can be undone.
///
/// Hand one to ``DFList``, ``DFTable``, ``DFDataTable`` or ``DFDataGrid`` and the screen searches,
/// sorts, groups, refreshes, tells its states apart and takes changes back. The steps are those of
/// ``CollectionModel``, in its order: search, filters, order, groups. Where there is a `save`, every
/// change shows at once and is taken back when saving fails.
///
///     @State private var books = DFCollection(fields: Book.fields) { try await library.books() }
///
///     var body: some View {
///       DFList(books) { book in DFListRow(book.title, subtitle: book.author) }
///     }
@Observable @MainActor public final class DFCollection<Element: Identifiable> {
  /// The collection as a value.
  public internal(set) var model: CollectionModel<Element>
  /// Why the last change could not be saved; `nil` when it could, or none was made.
  public internal(set) var saveFailure: String?

  @ObservationIgnored let load: (@MainActor () async throws -> [Element])?
  @ObservationIgnored let save: (@MainActor ([Element]) async throws -> Void)?
  @ObservationIgnored var unsaved: [CollectionModel<Element>.Ticket] = []
  @ObservationIgnored var saving: Task<Void, Never>?

  /// Creates a collection that is loaded when it comes onto the screen.
  ///
  /// - Parameters:
  ///   - fields: What elements may be searched and sorted by.
  ///   - grouping: How elements are gathered into sections; they are not by default.
  ///   - save: Stores all elements after each change; nothing is stored by default.
  ///   - load: Fetches all elements, at first and for each refresh.
  public init(
    fields: [DataColumn<Element>] = [], grouping: Grouping<Element>? = nil,
    save: (@MainActor ([Element]) async throws -> Void)? = nil,
    load: @escaping @MainActor () async throws -> [Element]
  ) {
    var model = CollectionModel<Element>(fields: fields)
    model.grouping = grouping
    self.model = model
    self.load = load
    self.save = save
  }

  /// Creates a collection of elements that are at hand.
  public init(
    _ elements: [Element], fields: [DataColumn<Element>] = [],
    grouping: Grouping<Element>? = nil,
    save: (@MainActor ([Element]) async throws -> Void)? = nil
  ) {
    var model = CollectionModel(elements, fields: fields)
    model.grouping = grouping
    self.model = model
    load = nil
    self.save = save
  }
}

/// What is shown.
extension DFCollection {
  /// All elements, in their own order.
  public var elements: [Element] { model.elements }
  /// The shown elements in their order.
  public var visible: ArrangedElements<Element> { model.visible }
  /// The shown elements by groups; none without a grouping.
  public var sections: [CollectionSection<Element>] { model.sections }
  /// What the screen is in.
  public var status: CollectionStatus { model.status }

  /// The text to look for.
  public var search: String {
    get { model.request.search.text }
    set { model.request.search.text = newValue }
  }

  /// The fields to sort by, the most important first; empty leaves the order of the source.
  public var sort: [DFSortKey] {
    get { model.request.sort }
    set { model.request.sort = newValue }
  }

  /// The named conditions that elements must meet to be shown.
  public var filters: [RowFilter<Element>] {
    get { model.filters }
    set { model.filters = newValue }
  }

  /// How the shown elements are gathered into sections.
  public var grouping: Grouping<Element>? {
    get { model.grouping }
    set { model.grouping = newValue }
  }

  /// What elements may be searched and sorted by.
  public var fields: [DataColumn<Element>] {
    get { model.fields }
    set { model.fields = newValue }
  }

  /// The selected elements; identifiers that do not exist are passed over.
  public var selection: Set<Element.ID> {
    get { model.selection }
    set { model.select(newValue) }
  }

  /// Takes search and filters away.
  public func clearFilters() { model.clearFilters() }

  /// Returns a binding to a property of the collection.
  public func binding<Value>(
    _ path: ReferenceWritableKeyPath<DFCollection, Value>
  ) -> Binding<Value> {
    Binding(get: { self[keyPath: path] }, set: { self[keyPath: path] = $0 })
  }
}

/// Loading.
extension DFCollection {
  /// Loads the elements, at first or anew; a request while one runs joins it.
  ///
  /// What was loaded before stays meanwhile and after a failure. When the task that asks is
  /// cancelled, everything is as it was before.
  public func refresh() async {
    guard let load, let ticket = model.beginLoading() else { return }
    do {
      let elements = try await load()
      if Task.isCancelled { return model.cancelLoading(ticket) }
      model.finishLoading(ticket, with: .success(elements))
    } catch {
      model.finishLoading(ticket, with: .failure(error))
    }
  }

  /// Loads the elements unless that was done before.
  public func loadOnce() async {
    if status.kind == .idle { await refresh() }
  }
}
