import DFTerminalCore
import DFTerminalTheme
public import DFTerminalViews
public import Foundation

/// A list in the colours of the theme, with deleting and reordering where closures are given.
///
/// Only rows in sight are built. The list's background is `theme.colors.background`, its rows'
/// `surface`, its selection a tint of the primary, its separators `border`. Keys and the mouse
/// are those of `List`. Source: wiki page "Lists, Tables, and Data".
public struct DFList<Element: Identifiable, RowContent: View>: _ContextView {
  private let data: [Element]
  private let collection: DFCollection<Element>?
  private let selection: Selection
  private let onDelete: ((IndexSet) -> Void)?
  private let onMove: ((IndexSet, Int) -> Void)?
  private let row: (Element) -> RowContent
  private var onActivate: ((Element.ID) -> Void)?

  private enum Selection {
    case single(Binding<Element.ID?>?)
    case multiple(Binding<Set<Element.ID>>)
  }

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: The selected element; without a binding none can be selected.
  ///   - onDelete: Deletes the elements at offsets of `data`.
  ///   - onMove: Moves elements; the destination is counted before they are taken out.
  ///   - row: Makes the row of an element.
  public init(
    _ data: [Element], selection: Binding<Element.ID?>? = nil,
    onDelete: ((IndexSet) -> Void)? = nil, onMove: ((IndexSet, Int) -> Void)? = nil,
    @ViewBuilder row: @escaping (Element) -> RowContent
  ) {
    self.data = data
    collection = nil
    self.selection = .single(selection)
    self.onDelete = onDelete
    self.onMove = onMove
    self.row = row
  }

  /// Creates a list in which any number of elements can be selected.
  public init(
    _ data: [Element], selection: Binding<Set<Element.ID>>,
    onDelete: ((IndexSet) -> Void)? = nil, onMove: ((IndexSet, Int) -> Void)? = nil,
    @ViewBuilder row: @escaping (Element) -> RowContent
  ) {
    self.data = data
    collection = nil
    self.selection = .multiple(selection)
    self.onDelete = onDelete
    self.onMove = onMove
    self.row = row
  }

  /// Creates a list of a collection, with all that belongs to its screen.
  ///
  /// Search field, groups, marks, deleting with undo, refreshing, and the states without rows come
  /// with it, as far as the collection has fields to search, a grouping and a source.
  public init(
    _ collection: DFCollection<Element>, @ViewBuilder row: @escaping (Element) -> RowContent
  ) {
    data = []
    self.collection = collection
    selection = .single(nil)
    onDelete = nil
    onMove = nil
    self.row = row
  }

  /// Opens an element with Enter or a double click.
  public func onActivate(perform action: @escaping (Element.ID) -> Void) -> DFList {
    var copy = self
    copy.onActivate = action
    return copy
  }

  /// The list in the colours of the theme.
  public func _content(in environment: EnvironmentValues) -> some View {
    if let collection {
      CollectionList(collection: collection, row: row, onActivate: onActivate)
    } else {
      list.transformEnvironment { $0.styleLists() }
    }
  }

  @ViewBuilder private var list: some View {
    switch selection {
    case .single(let binding): activating(List(selection: binding) { rows })
    case .multiple(let binding): activating(List(selection: binding) { rows })
    }
  }

  private var rows: ForEach<[Element], Element.ID, RowContent> {
    ForEach(data, content: row).onDelete(perform: onDelete).onMove(perform: onMove)
  }

  private func activating<Content: View>(
    _ list: List<Element.ID, Content>
  ) -> List<Element.ID, Content> {
    onActivate.map { list.onActivate(perform: $0) } ?? list
  }
}

extension View {
  /// Draws the lists inside as ``DFList`` does: for lists of sections.
  public func dfListStyle() -> some View {
    transformEnvironment { $0.styleLists() }
  }
}

extension EnvironmentValues {
  /// Makes lists inside look as the theme says, and what stands on their rows readable there.
  mutating func styleLists() {
    let tokens = dfTheme.components.list
    listAppearance = ListAppearance(themeLook, tokens)
    rowGutter = listAppearance.showsGutter && !isStatic ? 1 : 0
    if let color = listAppearance.rowBackground { surface = resolve(color) }
    rowGround = RowGround(
      plain: surface, strongest: tokens.fill(isSelected: false, isCursor: true))
  }
}

extension ListAppearance {
  /// Creates the look of lists in a theme.
  init(_ look: ThemeLook, _ tokens: DFListTokens) {
    self.init()
    let selected = look.palette(on: tokens.fill(isSelected: true, isCursor: false))
    let cursor = look.palette(on: tokens.fill(isSelected: false, isCursor: true))
    cursorColor = Color(glyph: cursor.mark(.primary))
    selectedColor = Color(glyph: selected.mark(.primary))
    if !look.theme.colors.respectsColorScheme {
      background = Color(fill: look.palette(on: .background).fill)
      rowBackground = Color(fill: look.palette(on: .surface).fill)
    }
    selectedBackground = Color(fill: selected.fill)
    cursorBackground = Color(fill: cursor.fill)
    cursorAttributes = look.style(of: .cursor).attributes.union(.bold)
    separatorColor =
      tokens.separatorColor ?? Color(glyph: look.palette(on: .surface).border)
  }
}
