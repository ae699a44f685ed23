import DFTerminalData
import DFTerminalViews

/// A table of a collection: the table searches, filters and sorts as the collection says.
struct CollectionTable<Row: Identifiable>: View {
  let collection: DFCollection<Row>
  let spec: TableSpec<Row>

  var body: some View {
    CollectionScreen(
      collection: collection,
      content: TableBody(spec: spec).tableOptions { [collection] options in
        options.search = collection.model.request.search
        options.filters = collection.model.request.filters
        options.sort = collection.binding(\.sort)
        options.state = collection.tableState
        options.onClearSearch = { collection.clearFilters() }
      })
  }

  /// Adds the screen.
  func collect(in context: _BuildContext, into collector: _Collector) {
    Self._collect(self, in: context, into: collector)
  }
}

/// The table itself.
private struct TableBody<Row: Identifiable>: View {
  typealias Body = Never

  let spec: TableSpec<Row>

  static func _collect(_ view: Self, in context: _BuildContext, into collector: _Collector) {
    view.spec.collect(in: context, into: collector)
  }
}

extension DFCollection {
  /// The screen around a table that was made of the collection.
  func screen(of spec: TableSpec<Element>) -> CollectionTable<Element> {
    var spec = spec
    spec.collection = nil
    spec.filters = filters + spec.filters
    return CollectionTable(collection: self, spec: spec)
  }

  /// How far a table's rows are.
  fileprivate var tableState: DFTableState {
    switch status.kind {
    case .idle: load == nil ? .loaded : .loading
    case .loading: .loading
    case .failed:
      .failed(status.failure ?? "") { [self] in
        Task { await refresh() }
      }
    case .rows, .empty, .noMatch: .loaded
    }
  }
}
