import DFTerminal
import ProgramSupport

/// The open file with the columns asked for.
@MainActor final class GridDocument {
  let document: DelimitedDocument
  /// The columns in the order asked for.
  let columns: [DataColumn<DelimitedRow>]
  /// The place of each column in the file, by its identifier.
  let places: [String: Int]
  /// Counts changes, so that a table sees them.
  private(set) var revision = 0
  /// The name that was saved to, for the next time.
  private var target: URL?
  /// Whether the file is not to be written over, because another program changed it.
  private var savesBeside = false

  init(_ options: GridOptions) throws {
    document = DelimitedDocument(try GridDocument.open(options))
    let all = document.columns()
    places = Dictionary(all.enumerated().map { ($1.id, $0) }) { first, _ in first }
    columns = try GridDocument.chosen(options.columns, of: all)
    for key in options.sort where places[key.columnID] == nil {
      throw UsageError(GridDocument.unknown(key.columnID, all))
    }
  }

  private static func open(_ options: GridOptions) throws -> DelimitedFile {
    let file =
      try options.fileURL.map { try DelimitedFile(contentsOf: $0) }
      ?? DelimitedFile(data: FileHandle.standardInput.readDataToEndOfFile())
    let dialect = options.dialect(of: file)
    return dialect == file.dialect ? file : DelimitedFile(file, dialect: dialect)
  }

  private static func chosen(
    _ names: [String]?, of all: [DataColumn<DelimitedRow>]
  ) throws -> [DataColumn<DelimitedRow>] {
    guard let names else { return all }
    return try names.map { name in
      guard let column = all.first(where: { $0.id == name }) else {
        throw UsageError(unknown(name, all))
      }
      return column
    }
  }

  private static func unknown(_ name: String, _ all: [DataColumn<DelimitedRow>]) -> String {
    "there is no column \(name); the columns are \(all.map(\.id).joined(separator: ", "))"
  }

  /// How the bytes of the file stand for characters.
  var encoding: DelimitedEncoding { document.file.dialect.encoding }

  /// The number of changes that are not saved.
  var changes: Int { document.unsavedCount }

  /// The number of rows that are left.
  var rowCount: Int { document.file.rowCount - document.edits.deletedRows.count }

  /// Changes a cell.
  ///
  /// - Throws: Where the cell holds bytes that are no UTF-8, which the change would lose, and where
  ///   the encoding of the file has no bytes for the text.
  func set(_ text: String, _ row: DelimitedRow, _ columnID: String) throws {
    guard let place = places[columnID] else { return }
    if let character = encoding.misfit(in: text) {
      throw UsageError("the file is \(encoding.name), which has no \u{201C}\(character)\u{201D}")
    }
    if encoding == .utf8, let bytes = document.file.value(row: row.id, column: place),
      !document.isEdited(row, column: place), String(validating: bytes, as: UTF8.self) == nil
    {
      throw UsageError("the cell is not UTF-8; open the file with --encoding, such as latin1")
    }
    _ = document.set(text, row, column: place)
    revision += 1
  }

  /// Leaves rows out, or takes them in again.
  func setDeleted(_ isDeleted: Bool, _ ids: Set<Int>) {
    document.setDeleted(isDeleted, rows: ids)
    revision += 1
  }

  /// Notes that more rows were found.
  func noteProgress() {
    revision += 1
  }

  /// Writes the file and says where: over the file, or beside it under a new name that is kept.
  func save(_ options: GridOptions) throws -> String {
    let url = options.fileURL ?? URL(fileURLWithPath: "standard-input.csv")
    let isOver = options.savesInPlace && options.fileURL != nil && !savesBeside
    let target = isOver ? url : target ?? GridDocument.newName(beside: url)
    do {
      try document.save(to: target)
    } catch {
      guard case .changedOnDisk = error, isOver else { throw error }
      savesBeside = true
      throw UsageError("another program changed the file; Ctrl+S again saves beside it")
    }
    if !isOver { self.target = target }
    return target.lastPathComponent
  }

  /// The first name of the form `name-edited.csv`, `name-edited-2.csv` that is free.
  private static func newName(beside url: URL) -> URL {
    let stem = url.deletingPathExtension().lastPathComponent
    let ending = url.pathExtension.isEmpty ? "" : "." + url.pathExtension
    let folder = url.deletingLastPathComponent()
    func candidate(_ number: Int) -> URL {
      let suffix = number == 1 ? "" : "-\(number)"
      return folder.appendingPathComponent("\(stem)-edited\(suffix)\(ending)")
    }
    var number = 1
    while FileManager.default.fileExists(atPath: candidate(number).path) { number += 1 }
    return candidate(number)
  }
}

extension GridOptions {
  /// The dialect found out about a file, with what the command line decides.
  fileprivate func dialect(of file: DelimitedFile) -> DelimitedDialect {
    var dialect = file.dialect
    dialect.delimiter = delimiter ?? dialect.delimiter
    dialect.hasHeader = hasHeader ?? dialect.hasHeader
    dialect.encoding = encoding ?? file.likelyEncoding
    return dialect
  }
}

/// The rows of a document, read one by one as they come into sight.
struct DocumentRows: DFRowSource {
  let document: DelimitedDocument
  let revision: Int
  /// The rows that are left, where some were deleted.
  private let kept: [Int]?

  init(_ document: DelimitedDocument, revision: Int) {
    self.document = document
    self.revision = revision
    let deleted = document.edits.deletedRows
    kept = deleted.isEmpty ? nil : (0..<document.file.rowCount).filter { !deleted.contains($0) }
  }

  var count: Int { kept?.count ?? document.file.rowCount }

  func row(at offset: Int) -> DelimitedRow { DelimitedRow(id: id(at: offset)) }

  func id(at offset: Int) -> Int { kept?[offset] ?? offset }
}
