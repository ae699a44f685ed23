import DFTerminalCore
import DFTerminalData
import DFTerminalViews

/// What the table engine knows of a column; made by the initialisers of the public columns.
public struct DFColumnCore<Row: Identifiable>: Sendable {
  var id: String
  var header: String
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
  init(
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
  mutating func setValue<Value: DFColumnValue>(
    format: DFColumnFormat<Value>? = nil, _ value: @escaping @Sendable (Row) -> Value
  ) where Row: SendableMetatype {
    var data = DataColumn<Row>(id, header: header, value: value)
    if let format {
      data.text = { row in
        let value = value(row)
        return value.isColumnMissing ? "" : format.text(value)
      }
    }
    if let alignment = format?.alignment { data.alignment = alignment }
    data.isSensitive = isSensitive
    self.data = data
    storedField = nil
  }

  /// Gives the column a value at a path; the text is the value's own unless a format is given.
  mutating func setValue<Value: DFColumnValue>(
    at path: any KeyPath<Row, Value> & Sendable, format: DFColumnFormat<Value>? = nil
  ) where Row: SendableMetatype {
    setValue(format: format) { $0[keyPath: path] }
    storedField = StoredField(path, format: format.map(\.name) ?? "")
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
