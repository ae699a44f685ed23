public import DFTerminalData
public import DFTerminalViews

/// A column of a ``DFTable`` or ``DFDataTable``.
///
/// Give each cell as a view, as the wiki page does, or name the value to show: then the column
/// aligns, sorts, searches and exports by its type, and drawing it costs no view.
/// Source: wiki page "Lists, Tables, and Data", `DFTableColumn`.
public struct DFTableColumn<Row: Identifiable>: DFColumnDescription {
  /// Everything the table knows of the column.
  public var _core: DFColumnCore<Row>

  /// Creates a column whose cells are views.
  ///
  /// Without `onSort` a table sorts such a column by its texts where every cell is a ``Text``.
  /// The width defaults to a share of what is left; sortable unless told otherwise.
  public init(
    id: String, header: String, width: DFColumnWidth = .fill, sortable: Bool = true,
    cell: @escaping @MainActor @Sendable (Row) -> AnyView
  ) {
    _core = DFColumnCore(id: id, header: header, width: width, sortable: sortable, makeCell: cell)
  }
}

extension DFTableColumn where Row: SendableMetatype {
  /// Creates a column of a value; its identifier is the header unless given.
  ///
  /// - Parameters:
  ///   - header: The words over the column.
  ///   - value: What to show of a row.
  ///   - format: How to write it; `nil` is the value's own text.
  ///   - id: What names the column in sort keys and callbacks.
  ///   - width: How wide it is; as wide as its content by default.
  ///   - sortable: Whether the header can be pressed.
  @inlinable public init<Value: DFColumnValue>(
    _ header: String, value: any KeyPath<Row, Value> & Sendable,
    format: DFColumnFormat<Value>? = nil, id: String? = nil, width: DFColumnWidth = .flexible(),
    sortable: Bool = true
  ) {
    _core = DFColumnCore(
      id: id ?? header, header: header, width: width, sortable: sortable, makeCell: nil)
    _core.setValue(at: value, format: format)
  }

  /// Creates a column of a value that may be missing, written in a format of the value.
  public init<Value: DFColumnValue>(
    _ header: String, value: any KeyPath<Row, Value?> & Sendable, format: DFColumnFormat<Value>,
    id: String? = nil, width: DFColumnWidth = .flexible(), sortable: Bool = true
  ) {
    self.init(
      header, value: value, format: DFColumnFormat(optional: format), id: id, width: width,
      sortable: sortable)
  }

  /// Creates a column of a text worked out from a row.
  public init(
    _ header: String, id: String? = nil, width: DFColumnWidth = .flexible(),
    sortable: Bool = true, text: @escaping @Sendable (Row) -> String
  ) {
    _core = DFColumnCore(
      id: id ?? header, header: header, width: width, sortable: sortable, makeCell: nil)
    _core.setValue { text($0) }
  }
}

extension DFColumnFormat {
  /// Writes an optional value in the format of the value itself; nothing without one.
  init<Wrapped>(optional format: DFColumnFormat<Wrapped>) where Value == Wrapped? {
    self.init(format.name, alignment: format.alignment) { $0.map(format.text) ?? "" }
  }
}
