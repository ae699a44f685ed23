import DFTerminalCore

/// Rows above each other that one moves through, selects, deletes and reorders.
///
/// A list is one focus stop with a cursor of its own, which stays on its row when others come and
/// go. Only rows in sight are built. Arrows, page keys, Home and End move; Space marks; Shift
/// extends; Enter opens; Delete and Alt with arrows edit where the collection allows it. The wheel
/// scrolls three rows and leaves the cursor alone. Controls of the cursor row are reached by Tab.
/// An empty list shows nothing. Source: SwiftUI's `List`.
public struct List<SelectionValue: Hashable, Content: View>: View {
  /// The body; primitives have none.
  public typealias Body = Never

  private let content: Content
  private let selection: ListSelection
  private var options = ListOptions()

  init(selection: ListSelection, content: Content) {
    self.content = content
    self.selection = selection
  }

  /// Opens a row with Enter or a double click; the action gets what a selection stores for it.
  public func onActivate(perform action: @escaping (SelectionValue) -> Void) -> List {
    var copy = self
    copy.options.onActivate = { value in
      if let value = value.base as? SelectionValue { action(value) }
    }
    return copy
  }

  /// Carries out a command on the row under the cursor, while the list has the keys.
  ///
  /// The action gets what a selection stores for the row; key hints list the command.
  public func onRowCommand(
    _ command: Command, perform action: @escaping (SelectionValue) -> Void
  ) -> List {
    var copy = self
    copy.options.rowCommands.append(
      (
        command,
        { value in
          if let value = value.base as? SelectionValue { action(value) }
        }
      ))
    return copy
  }

  /// Adds the list.
  public static func _collect(
    _ view: Self, in context: _BuildContext, into collector: _Collector
  ) {
    collector.append(
      ListElement(view.content, context, selection: view.selection, options: view.options))
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of any rows.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: .none, content: content())
  }

  /// Creates a list of identifiable elements.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init { ForEach(data) { rowContent($0) } }
  }

  /// Creates a list of elements that a key path tells apart.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init { ForEach(data, id: id) { rowContent($0) } }
  }

  /// Creates a list of a constant range.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init { ForEach(data) { rowContent($0) } }
  }
}

extension List {
  /// Creates a list of any rows, one of which can be selected; `nil` selects none.
  @_disfavoredOverload public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection.map { ListSelection(single: $0) } ?? .none, content: content())
  }

  /// Creates a list of identifiable elements, one of which can be selected.
  @_disfavoredOverload public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data.Element: Identifiable, SelectionValue == Data.Element.ID,
    Content == ForEach<Data, SelectionValue, RowContent>
  {
    self.init(selection: selection) { ForEach(data) { rowContent($0) } }
  }

  /// Creates a list of elements that a key path tells apart, one of which can be selected.
  @_disfavoredOverload public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, SelectionValue>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, SelectionValue, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id) { rowContent($0) } }
  }
}

extension List {
  /// Creates a list of any rows, of which any number can be selected; `nil` selects none.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(
      selection: selection.map { ListSelection(multiple: $0) } ?? .none, content: content())
  }

  /// Creates a list of identifiable elements, of which any number can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data.Element: Identifiable, SelectionValue == Data.Element.ID,
    Content == ForEach<Data, SelectionValue, RowContent>
  {
    self.init(selection: selection) { ForEach(data) { rowContent($0) } }
  }

  /// Creates a list of elements that a key path tells apart, of which any number can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, SelectionValue>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, SelectionValue, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id) { rowContent($0) } }
  }
}

/// The list without its types, for components that bring their own looks and rules.
package struct ListCore<Content: View>: View {
  package typealias Body = Never

  private let content: Content
  private let selection: ListSelection
  private let options: ListOptions

  /// Creates a list of any rows.
  package init(
    selection: ListSelection = .none, options: ListOptions = ListOptions(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.selection = selection
    self.options = options
  }

  package static func _collect(
    _ view: Self, in context: _BuildContext, into collector: _Collector
  ) {
    collector.append(
      ListElement(view.content, context, selection: view.selection, options: view.options))
  }
}
