import DFTerminalCore
public import DFTerminalData
public import DFTerminalViews

/// What the table engine knows of a column; made by the initialisers of the public columns.
public struct DFColumnCore<Row: Identifiable>: Sendable {
  @usableFromInline var id: String
  @usableFromInline var header: String
  var width: DFColumnWidth
  var sortable: Bool
  /// Makes the cell as a view; `nil` draws the value.
  var makeCell: (@MainActor @Sendable (Row) -> AnyView)?
  /// The value, where the column has one.
  var data: DataColumn<Row>?
  /// The stored property that ``data`` reads, where it reads one and nothing else.
  var storedField: StoredField?
  var alignment: DFColumnAlignment?
  var truncation = TextAppearance.Truncation.tail
  var priority = 0
  var isPinned = false
  var isSensitive = false
  var lineLimit = 1
  var isInitiallyHidden = false
  var style: (@MainActor @Sendable (Row) -> DFCellStyle?)?
  var summary: DFColumnSummary<Row>?
  var isEditable = false
  var editing = ColumnEditing<Row>()

  /// Describes a column whose cells are views.
  @usableFromInline init(
    id: String, header: String, width: DFColumnWidth, sortable: Bool,
    makeCell: (@MainActor @Sendable (Row) -> AnyView)?
  ) {
    self.id = id
    self.header = header
    self.width = width
    self.sortable = sortable
    self.makeCell = makeCell
  }

  /// Gives the column a value; the text is the value's own unless a format is given.
  @inlinable mutating func setValue<Value: DFColumnValue>(
    format: DFColumnFormat<Value>? = nil, _ value: @escaping @Sendable (Row) -> Value
  ) where Row: SendableMetatype {
    setData(DataColumn(id, header: header, value: value, format: format), format?.alignment)
  }

  /// Gives the column a value at a path; the text is the value's own unless a format is given.
  @inlinable mutating func setValue<Value: DFColumnValue>(
    at path: any KeyPath<Row, Value> & Sendable, format: DFColumnFormat<Value>? = nil
  ) where Row: SendableMetatype {
    setValue(format: format, PropertyReader.reader(at: path))
    setSource(path, format)
  }

  @usableFromInline mutating func setData(
    _ data: DataColumn<Row>, _ alignment: DFColumnAlignment?
  ) {
    var data = data
    if let alignment { data.alignment = alignment }
    data.isSensitive = isSensitive
    self.data = data
    storedField = nil
  }

  @usableFromInline mutating func setSource<Value>(
    _ path: any KeyPath<Row, Value> & Sendable, _ format: DFColumnFormat<Value>?
  ) {
    storedField = StoredField(path, format: format.map(\.name) ?? "")
  }

  /// Lets the cells be edited, as text.
  @usableFromInline mutating func setEditing(
    _ isEditable: Bool, _ validator: (@MainActor @Sendable (String) -> DFValidationState)?
  ) {
    editing = ColumnEditing(validator: validator, editor: nil)
    self.isEditable = isEditable
  }

  /// The views of the cells, made of the value's text where the column draws a value.
  var cell: @MainActor @Sendable (Row) -> AnyView {
    if let makeCell { return makeCell }
    guard let data else { return { _ in AnyView(EmptyView()) } }
    return { AnyView(Text(data.shownText(of: $0))) }
  }

  /// Where the text of the cells stands.
  var textAlignment: DFColumnAlignment {
    alignment ?? (makeCell == nil ? data?.alignment : nil) ?? .leading
  }
}

extension DataColumn {
  /// Creates a column of a value; the text is the value's own unless a format is given.
  ///
  /// Like what it calls it is inlined into the program that makes the column: its closures then know
  /// the types of rows and values, and read them without asking what they are.
  @inlinable init<Value: DFColumnValue>(
    _ id: String, header: String, value: @escaping @Sendable (Row) -> Value,
    format: DFColumnFormat<Value>?
  ) {
    self.init(id, header: header, value: value)
    guard let write = format?.text else { return }
    text = { row in
      let value = value(row)
      return value.isColumnMissing ? "" : write(value)
    }
  }
}

/// How the cells of a grid column are edited.
struct ColumnEditing<Row: Identifiable>: Sendable {
  var validator: (@MainActor @Sendable (String) -> DFValidationState)?
  /// Makes the editor; `nil` is the built-in text editor.
  var editor: (@MainActor @Sendable (Row, @escaping (String) -> Void) -> AnyView)?
  /// Checks elsewhere what the validator accepted.
  var check: (@Sendable (String) async -> DFValidationState)?
  /// The values to choose from; empty is any text.
  var choices: [String] = []
}
