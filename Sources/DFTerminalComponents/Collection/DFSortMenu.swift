import DFTerminalData
public import DFTerminalViews

/// A menu of the fields a collection can be sorted by.
///
/// Choosing a field sorts by it; choosing it again turns the order round.
public struct DFSortMenu<Element: Identifiable>: _ContextView {
  private let collection: DFCollection<Element>

  /// Creates the menu of a collection.
  public init(_ collection: DFCollection<Element>) {
    self.collection = collection
  }

  /// A button with the order in force, and a menu below it.
  public func _content(in environment: EnvironmentValues) -> some View {
    let marks = (environment.glyphs.pick("▲", "^"), environment.glyphs.pick("▼", "v"))
    let names = Dictionary(
      collection.fields.map { ($0.id, $0.header) }, uniquingKeysWith: { first, _ in first })
    let order = collection.sort.first.map { key in
      "Sort: \(names[key.columnID] ?? key.columnID) \(key.ascending ? marks.0 : marks.1)"
    }
    Menu(order ?? "Sort") {
      ForEach(collection.fields.filter { $0.order != nil }, id: \.id) { field in
        Button(field.header) { [collection] in
          collection.sort = SortCycle(.two).pressing(field.id, in: collection.sort)
        }
      }
    }
  }
}
