public import Foundation
import Synchronization

/// A row of an open document: which row of the file it is, and how often it was edited.
///
/// The number of edits makes an edited row another value, so that whoever compares rows sees it.
public struct DelimitedRow: Identifiable, Hashable, Sendable {
  /// The row of the file, counted from 0, the header not counted.
  public let id: Int
  /// How often the row was edited.
  public fileprivate(set) var revision = 0

  /// Names a row of a file.
  public init(id: Int) { self.id = id }
}

/// A file of rows with the changes made to it, ready for a table.
///
/// May be used from any thread.
public final class DelimitedDocument: Sendable {
  /// The file as it was opened.
  public let file: DelimitedFile
  private let state = Mutex(State())

  private struct State {
    var edits = DelimitedEdits()
    var saved = DelimitedEdits()
  }

  /// The most bytes of a field that a cell shows, and that searching and sorting look at.
  public static let cellLimit = 4_096

  /// Opens a document over a file.
  public init(_ file: DelimitedFile) { self.file = file }

  /// The changes that are not saved yet.
  public var edits: DelimitedEdits { state.withLock { $0.edits } }

  /// The number of fields, deletions and new rows that differ from what was saved last.
  public var unsavedCount: Int {
    state.withLock { state in
      let (edits, saved) = (state.edits, state.saved)
      let fields = Set(edits.fields.keys).union(saved.fields.keys)
      return fields.count { edits.fields[$0] != saved.fields[$0] }
        + edits.deletedRows.symmetricDifference(saved.deletedRows).count
        + edits.appendedRows.count - saved.appendedRows.count
    }
  }

  /// The rows found so far without those deleted, in the order of the file.
  public var rows: [DelimitedRow] {
    let deleted = edits.deletedRows
    let all = 0..<file.rowCount
    guard !deleted.isEmpty else { return all.map { DelimitedRow(id: $0) } }
    return all.filter { !deleted.contains($0) }.map { DelimitedRow(id: $0) }
  }

  /// Returns the text of a field as it is now; at most `limit` bytes of what the file holds.
  public func text(
    _ row: DelimitedRow, column: Int, limit: Int = DelimitedDocument.cellLimit
  ) -> String {
    if let edited = state.withLock({ $0.edits[row.id, column] }) { return edited }
    return file.text(row: row.id, column: column, limit: limit)
  }

  /// Changes a field and returns the row to put in place of the old one.
  public func set(_ text: String, _ row: DelimitedRow, column: Int) -> DelimitedRow {
    let original = file.text(row: row.id, column: column)
    state.withLock { $0.edits[row.id, column] = text == original ? nil : text }
    var row = row
    row.revision += 1
    return row
  }

  /// Whether a field was changed since the file was opened.
  public func isEdited(_ row: DelimitedRow, column: Int) -> Bool {
    state.withLock { $0.edits[row.id, column] != nil }
  }

  /// Leaves rows out, or takes them in again.
  public func setDeleted(_ isDeleted: Bool, rows ids: some Sequence<Int>) {
    state.withLock { state in
      if isDeleted {
        state.edits.deletedRows.formUnion(ids)
      } else {
        state.edits.deletedRows.subtract(ids)
      }
    }
  }

  /// Writes the document to a path; see ``DelimitedFile/save(_:to:)``.
  public func save(to url: URL) throws(DelimitedError) {
    let edits = edits
    try file.save(edits, to: url)
    state.withLock { $0.saved = edits }
  }
}

extension DelimitedDocument {
  /// The columns, with an order of numbers where the cells are numbers.
  ///
  /// An identifier is the column's name; of columns of one name the later ones carry a number.
  /// Complexity: O(columns) plus a bounded sample of the rows found so far.
  public func columns() -> [DataColumn<DelimitedRow>] {
    var seen: [String: Int] = [:]
    return file.header.enumerated().map { index, name in
      let number = seen[name, default: 0] + 1
      seen[name] = number
      return column(index, id: number == 1 ? name : "\(name) \(number)", header: name)
    }
  }

  private func column(_ index: Int, id: String, header: String) -> DataColumn<DelimitedRow> {
    var column = DataColumn<DelimitedRow>(id, header: header) { [self] in text($0, column: index) }
    column.field = { [self] in .text(text($0, column: index, limit: .max)) }
    let rows = (0..<file.rowCount).lazy.map { DelimitedRow(id: $0) }
    guard column.statistics(of: rows).isNumeric, holdsPlainNumbers(index) else { return column }
    column.alignment = .decimal
    column.field = { [self] row in
      let text = text(row, column: index, limit: .max)
      return text.isEmpty ? .missing : JSONText.isNumber(text) ? .number(text) : .text(text)
    }
    column.order = ColumnOrder { [self] in Double(text($0, column: index)) }
    return column
  }

  /// Whether nine in ten of the sampled texts read as numbers.
  private func holdsPlainNumbers(_ index: Int) -> Bool {
    let texts = ColumnSample(of: file.rowCount).map { file.text(row: $0, column: index, limit: 64) }
      .filter { !$0.isEmpty }
    return texts.count { Double($0) != nil } * 10 >= texts.count * 9
  }
}
