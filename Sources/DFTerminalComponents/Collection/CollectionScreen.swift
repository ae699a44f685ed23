import DFTerminalCore
import DFTerminalData
public import DFTerminalViews

/// What stands around the rows of a collection: search, refreshing, undo, and what went wrong.
struct CollectionScreen<Element: Identifiable, Content: View>: View {
  let collection: DFCollection<Element>
  let content: Content

  var body: some View {
    if collection.fields.contains(where: \.isSearchable) {
      refreshable.searchable(text: collection.binding(\.search))
    } else {
      refreshable
    }
  }

  @ViewBuilder private var refreshable: some View {
    if collection.load == nil {
      screen
    } else {
      screen
        .task { [collection] in await collection.loadOnce() }
        .refreshable { [collection] in await collection.refresh() }
    }
  }

  private var screen: some View {
    VStack(alignment: .leading, spacing: 0) {
      CollectionNotice(collection: collection)
      content
    }
    .onCommand(.undo, isEnabled: collection.canUndo) { collection.undo() }
    .onCommand(.redo, isEnabled: collection.canRedo) { collection.redo() }
  }
}

/// Says that what is shown is older than it should be, or that a change was taken back.
private struct CollectionNotice<Element: Identifiable>: View {
  let collection: DFCollection<Element>

  var body: some View {
    if let failure = collection.saveFailure {
      line("Not saved, and taken back: \(failure)") {}
    }
    if let failure = collection.status.failure, collection.status.kind != .failed {
      line("Not refreshed: \(failure)") {
        Button("Retry") { [collection] in
          Task { await collection.refresh() }
        }
      }
    }
  }

  private func line<Actions: View>(
    _ words: String, @ViewBuilder actions: () -> Actions
  ) -> some View {
    HStack {
      DFIcon("exclamationmark.triangle", size: .sm)
      DFText(words, style: .bodySmall).lineLimit(1)
      actions()
    }
    .padding(columns: 1)
  }
}

/// The rows of a collection in a list, or why there are none.
struct CollectionList<Element: Identifiable, RowContent: View>: View {
  let collection: DFCollection<Element>
  let row: (Element) -> RowContent
  let onActivate: ((Element.ID) -> Void)?
  @FocusState private var hasKeys: Bool

  var body: some View {
    CollectionScreen(
      collection: collection,
      content: VStack(alignment: .leading, spacing: 0) { states }
        .onChange(of: collection.status.kind, initial: true) { old, new in
          // Who searches keeps the keys, also where the search found nothing for a moment.
          if new == .rows, old != .noMatch { hasKeys = true }
        })
  }

  @ViewBuilder private var states: some View {
    switch collection.status.kind {
    case .rows: list.focused($hasKeys).transformEnvironment { $0.styleLists() }
    case .idle, .loading: DFSkeletonRows(8)
    case .empty, .noMatch, .failed: CollectionMessage(collection: collection)
    }
  }

  private var list: some View {
    let list = List(selection: collection.binding(\.selection)) { rows }
    return onActivate.map { list.onActivate(perform: $0) } ?? list
  }

  @ViewBuilder private var rows: some View {
    if collection.grouping == nil {
      ForEach(collection.visible, content: row)
        .onDelete { [collection] in collection.delete(atOffsets: $0) }
        .onMove { [collection] in collection.move(fromOffsets: $0, toOffset: $1) }
    } else {
      ForEach(collection.sections) { section in
        Section(section.title) {
          ForEach(section.elements, content: row).onDelete { [collection] offsets in
            let start = section.elements.startIndex
            collection.delete(Set(offsets.map { section.elements[start + $0].id }))
          }
        }
      }
    }
  }
}

/// Why a collection shows no rows, and what to do about it.
struct CollectionMessage<Element: Identifiable>: _ContextView {
  let collection: DFCollection<Element>

  func _content(in environment: EnvironmentValues) -> some View {
    VStack {
      switch collection.status.kind {
      case .failed:
        DFEmptyState(
          icon: "exclamationmark.triangle", title: "Unable to load",
          message: collection.status.failure, actionTitle: "Retry",
          onAction: { [collection] in Task { await collection.refresh() } })
      case .noMatch:
        DFEmptyState(
          icon: "magnifyingglass", title: noMatch,
          message: "Try another word, or take the filters away.", actionTitle: "Clear filters",
          onAction: { [collection] in collection.clearFilters() })
      default:
        environment[EmptyContentKey.self]
          ?? AnyView(DFEmptyState(icon: "tray", title: "Nothing here yet"))
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private var noMatch: String {
    collection.search.isEmpty ? "No results" : "No results for “\(collection.search)”"
  }
}

private struct EmptyContentKey: EnvironmentKey {
  static let defaultValue: AnyView? = nil
}

extension View {
  /// What lists of a ``DFCollection`` inside show when it has no elements at all: say what is
  /// missing and offer to create it.
  public func dfCollectionEmptyContent<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    let content = AnyView(content())
    return transformEnvironment { $0[EmptyContentKey.self] = content }
  }
}
