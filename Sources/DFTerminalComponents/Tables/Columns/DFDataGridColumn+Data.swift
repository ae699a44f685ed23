public import DFTerminalData

extension DFDataGridColumn {
  /// Creates a column from one of the data layer, as those of an open file are.
  ///
  /// It keeps the column's identifier, name, alignment, order and original values.
  public init(
    _ column: DataColumn<Row>, width: DFColumnWidth = .flexible(), sortable: Bool = true,
    editable: Bool = false,
    validator: (@MainActor @Sendable (String) -> DFValidationState)? = nil
  ) {
    _core = DFColumnCore(
      id: column.id, header: column.header, width: width, sortable: sortable, makeCell: nil)
    _core.data = column
    _core.setEditing(editable, validator)
  }
}
