import DFTerminalCore
import DFTerminalData

/// Where the parts of a list's row are: marks, content, separator.
@MainActor struct RowShape {
  private let rows: RowSource
  private let appearance: ListAppearance
  private let options: ListOptions
  /// Whether rows show what can be done to them.
  private let isEditing: Bool
  /// The columns of the marks before the content.
  let gutter: Int
  /// The column of the gutter where selection marks stand; `nil` without selection.
  let markColumn: Int?

  init(
    _ environment: EnvironmentValues, rows: RowSource, options: ListOptions,
    rule: RowSelection<AnyHashable>.Rule, isEditing: Bool
  ) {
    self.rows = rows
    self.options = options
    self.isEditing = isEditing
    appearance = environment.listAppearance
    let cursor = environment.isStatic ? 0 : 1
    if !appearance.showsGutter {
      (gutter, markColumn) = (0, nil)
    } else if rule == .none, !isEditing {
      (gutter, markColumn) = (cursor, nil)
    } else {
      (gutter, markColumn) = (cursor + 2, cursor)
    }
  }

  /// Returns the height of a row of a width, or `nil` where it has no content.
  func height(of row: Int, width: Int?) -> Int? {
    guard let element = rows.element(of: row) else { return nil }
    let columns = width.map { max(0, $0 - margins(row).horizontal) }
    let lines = element.size(for: CellProposal(columns: columns, rows: nil)).rows
    return max(1, lines) + separatorLines(after: row)
  }

  /// Returns the rectangle of a row's content inside the row.
  func content(of row: Int, in rect: CellRect) -> CellRect {
    var margins = margins(row)
    margins.bottom = separatorLines(after: row)
    return rect.inset(by: margins)
  }

  /// The lines a separator takes.
  func separatorLines(after row: Int) -> Int {
    appearance.separator == .line && rows.kind(of: row) == .row && row < rows.count - 1 ? 1 : 0
  }

  /// The columns of rows beside a bar.
  func rowColumns(in columns: Int, bar: Bool) -> Int { max(0, columns - (bar ? 1 : 0)) }

  /// The columns of the widest of the first rows.
  var idealColumns: Int {
    let widths = (0..<min(rows.count, 64)).compactMap { row in
      rows.element(of: row).map {
        $0.size(for: .unspecified).columns + margins(row).horizontal
      }
    }
    return widths.max() ?? 0
  }

  private func margins(_ row: Int) -> CellInsets {
    let lead = rows.kind(of: row) == .row ? gutter : 0
    let handle = hasHandle(row) ? RowShape.handleColumns : 0
    return CellInsets(leading: lead + appearance.inset, trailing: appearance.inset + handle)
  }
}

/// What can be done to a row, and what shows it while rows are edited.
extension RowShape {
  /// The columns of the handle a row is moved by, with a gap before it.
  private static let handleColumns = 2

  /// What can be done to a row: by its collection, else by the list.
  func editing(of row: Int) -> RowEditing {
    guard row < rows.count, rows.kind(of: row) == .row else { return RowEditing() }
    let own = rows.origin(of: row)?.rows.editing ?? RowEditing()
    return RowEditing(
      onDelete: own.onDelete ?? options.onDelete, onMove: own.onMove ?? options.onMove)
  }

  /// Whether a row can be deleted by its collection.
  func isDeletable(_ row: Int) -> Bool {
    editing(of: row).onDelete != nil && rows.element(of: row)?.traits.isDeleteDisabled != true
  }

  /// Whether a row can be moved by its collection.
  func isMovable(_ row: Int) -> Bool {
    editing(of: row).onMove != nil && rows.element(of: row)?.traits.isMoveDisabled != true
  }

  /// Whether a row shows a handle to move it by.
  func hasHandle(_ row: Int) -> Bool { isEditing && isMovable(row) }
}
