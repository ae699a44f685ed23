public import DFTerminalData
public import DFTerminalViews

/// A column of a ``DFDataGrid``.
///
/// A cell can be edited where the column is `editable` and the grid has `onEdit`. Give an editor as
/// a view, as the wiki page does, or none: then the grid's own text field is used.
/// Source: wiki page "Lists, Tables, and Data", `DFDataGridColumn`.
public struct DFDataGridColumn<Row: Identifiable>: DFColumnDescription {
  /// Everything the grid knows of the column.
  public var _core: DFColumnCore<Row>

  /// Creates a column whose cells and editors are views.
  ///
  /// - Parameters:
  ///   - id: What names the column in callbacks.
  ///   - header: The words over the column.
  ///   - width: How wide it is; a share of what is left by default.
  ///   - sortable: Whether the header can be pressed.
  ///   - editable: Whether the cells can be edited; not by default.
  ///   - validator: Accepts or refuses what was typed.
  ///   - cell: Makes the view of a cell.
  ///   - editor: Makes the editor of a cell; it hands the new value to the closure it is given.
  public init(
    id: String, header: String, width: DFColumnWidth = .fill, sortable: Bool = true,
    editable: Bool = false,
    validator: (@MainActor @Sendable (String) -> DFValidationState)? = nil,
    cell: @escaping @MainActor @Sendable (Row) -> AnyView,
    editor: @escaping @MainActor @Sendable (Row, @escaping (String) -> Void) -> AnyView
  ) {
    _core = DFColumnCore(id: id, header: header, width: width, sortable: sortable, makeCell: cell)
    _core.editing = ColumnEditing(validator: validator, editor: editor)
    _core.isEditable = editable
  }

  /// Creates a column whose cells are views and that is edited as text.
  public init(
    id: String, header: String, width: DFColumnWidth = .fill, sortable: Bool = true,
    editable: Bool = false,
    validator: (@MainActor @Sendable (String) -> DFValidationState)? = nil,
    cell: @escaping @MainActor @Sendable (Row) -> AnyView
  ) {
    _core = DFColumnCore(id: id, header: header, width: width, sortable: sortable, makeCell: cell)
    _core.setEditing(editable, validator)
  }

  /// Whether the cells can be edited.
  public var editable: Bool {
    get { _core.isEditable }
    set { _core.isEditable = newValue }
  }

  /// Accepts or refuses what was typed.
  public var validator: (@MainActor @Sendable (String) -> DFValidationState)? {
    get { _core.editing.validator }
    set { _core.editing.validator = newValue }
  }

  /// Makes the editor of a cell.
  public var editor: @MainActor @Sendable (Row, @escaping (String) -> Void) -> AnyView {
    get { _core.editing.editor ?? { _, _ in AnyView(EmptyView()) } }
    set { _core.editing.editor = newValue }
  }
}

extension DFDataGridColumn where Row: SendableMetatype {
  /// Creates a column of a value, edited as text.
  ///
  /// - Parameters:
  ///   - header: The words over the column.
  ///   - value: What to show of a row.
  ///   - format: How to write it; `nil` is the value's own text. Editors show the value unformatted.
  ///   - id: What names the column in callbacks; the header unless given.
  ///   - width: How wide it is; as wide as its content by default.
  ///   - sortable: Whether the header can be pressed.
  ///   - editable: Whether the cells can be edited; not by default.
  ///   - validator: Accepts or refuses what was typed.
  @inlinable public init<Value: DFColumnValue>(
    _ header: String, value: any KeyPath<Row, Value> & Sendable,
    format: DFColumnFormat<Value>? = nil, id: String? = nil, width: DFColumnWidth = .flexible(),
    sortable: Bool = true, editable: Bool = false,
    validator: (@MainActor @Sendable (String) -> DFValidationState)? = nil
  ) {
    _core = DFColumnCore(
      id: id ?? header, header: header, width: width, sortable: sortable, makeCell: nil)
    _core.setValue(at: value, format: format)
    _core.setEditing(editable, validator)
  }

  /// Creates a column of a value that may be missing, written in a format of the value.
  public init<Value: DFColumnValue>(
    _ header: String, value: any KeyPath<Row, Value?> & Sendable, format: DFColumnFormat<Value>,
    id: String? = nil, width: DFColumnWidth = .flexible(), sortable: Bool = true,
    editable: Bool = false,
    validator: (@MainActor @Sendable (String) -> DFValidationState)? = nil
  ) {
    self.init(
      header, value: value, format: DFColumnFormat(optional: format), id: id, width: width,
      sortable: sortable, editable: editable, validator: validator)
  }

  /// Creates a column of a text worked out from a row, edited as text.
  public init(
    _ header: String, id: String? = nil, width: DFColumnWidth = .flexible(),
    sortable: Bool = true, editable: Bool = false,
    validator: (@MainActor @Sendable (String) -> DFValidationState)? = nil,
    text: @escaping @Sendable (Row) -> String
  ) {
    _core = DFColumnCore(
      id: id ?? header, header: header, width: width, sortable: sortable, makeCell: nil)
    _core.setValue { text($0) }
    _core.setEditing(editable, validator)
  }
}

extension DFDataGridColumn {
  /// Accepts what meets all rules; the message of the first rule that is not met is shown.
  public func validated(by rules: any DFFieldValidator...) -> DFDataGridColumn {
    var copy = self
    let all = DFAllValidator(rules)
    copy._core.editing.validator = { text in
      all.validate(text).map(DFValidationState.error) ?? .valid
    }
    return copy
  }

  /// Checks elsewhere, such as on a server, a text that the validator accepts.
  ///
  /// The cell says that the answer is on its way. A commit waits for it; an answer about an older
  /// text is dropped, and the call for it is cancelled.
  public func checked(
    by check: @escaping @Sendable (String) async -> DFValidationState
  ) -> DFDataGridColumn {
    var copy = self
    copy._core.editing.check = check
    return copy
  }

  /// Offers values to choose from, one after the other with Space or in a row while editing.
  public func choices(_ choices: [String]) -> DFDataGridColumn {
    var copy = self
    copy._core.editing.choices = choices
    return copy
  }
}
