/// What a column knows about rows without drawing them: text, typed value, order, alignment.
public struct DataColumn<Row>: Sendable {
  /// The column's identifier.
  public let id: String
  /// The words over the column.
  public var header: String
  /// Where the text stands.
  public var alignment: DFColumnAlignment
  /// The text that a cell shows.
  public var text: @Sendable (Row) -> String
  /// The value as exports write it.
  public var field: @Sendable (Row) -> DFField
  /// The ascending order of rows, or `nil` when the column cannot be sorted.
  public var order: ColumnOrder<Row>?
  /// Whether the column is searched.
  public var isSearchable = true
  /// Whether the values must not be seen: masked on screen and in exports, never searched.
  public var isSensitive = false

  /// Creates a column of a value; the header is the identifier unless given.
  @inlinable public init<Value: DFColumnValue>(
    _ id: String, header: String? = nil, value: @escaping @Sendable (Row) -> Value
  ) {
    self.init(id, header: header, text: { value($0).columnText })
    alignment = Value.columnAlignment
    field = { value($0).columnField }
    order = ColumnOrder(value)
  }

  /// Creates a column of a text, in natural order.
  @inlinable public init(
    _ id: String, header: String? = nil, text: @escaping @Sendable (Row) -> String
  ) {
    self.id = id
    self.header = header ?? id
    self.text = text
    alignment = .leading
    field = { .text(text($0)) }
    order = ColumnOrder(text: .natural, text)
  }

  /// What stands in place of a sensitive value, whatever its length.
  public static var mask: String { "••••••••" }

  /// The text to show: the mask where the column is sensitive.
  public func shownText(of row: Row) -> String { isSensitive ? Self.mask : text(row) }

  /// The field to export: the mask where the column is sensitive.
  public func exportedField(of row: Row) -> DFField {
    isSensitive ? .text(Self.mask) : field(row)
  }
}
