import DFTerminal
import ProgramSupport

extension Command {
  static let saveFile = Command(
    "dfgrid.save", "Save", keys: [KeyChord(.character("s"), .control)])
  static let leave = Command(
    "dfgrid.quit", "Quit",
    keys: [KeyChord(.character("q"), .control), KeyChord(.character("c"), .control)])
}

extension GridDocument {
  /// The columns of the grid.
  func gridColumns(isEditable: Bool) -> [DFDataGridColumn<DelimitedRow>] {
    columns.map { DFDataGridColumn($0, editable: isEditable) }
  }
}

/// A document in a grid on a full screen.
struct GridScreen: View {
  @State private var message = ""
  @State private var search: String
  @State private var sort: [DFSortKey]
  @State private var selected: Set<Int> = []
  @State private var revision = 0
  @State private var isLeaving = false
  @Environment(\.quit) private var quit
  private let document: GridDocument
  private let options: GridOptions

  init(_ document: GridDocument, _ options: GridOptions) {
    self.document = document
    self.options = options
    _search = State(wrappedValue: options.search)
    _sort = State(wrappedValue: options.sort)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      header
      grid
      footer
    }
    .keyHelp()
    .onCommand(.leave) { leave() }
    .onCommand(.saveFile) { save() }
    .task { await index() }
    .looks(options.looks)
  }

  private var header: some View {
    HStack {
      DFText(options.name, style: .headline).lineLimit(1)
      DFText(count, style: .body).dfTextStyle(.secondary).lineLimit(1)
      if let problem { DFText(problem, style: .body).foregroundColor(.orange).lineLimit(1) }
      Spacer()
      if document.changes > 0 { DFBadge(text: "\(document.changes) unsaved") }
    }
    .padding(columns: 1)
  }

  private var grid: some View {
    DFDataGrid(
      columns: document.gridColumns(isEditable: true),
      source: DocumentRows(document.document, revision: revision),
      selection: .multiple($selected), onEdit: edit
    )
    .onDeleteRows({ setDeleted(true, $0) }, restore: { setDeleted(false, $0) })
    .dfTableFillsHeight()
    .searchable(text: $search, prompt: "Search \(options.name)")
    .dfTableSearch(search)
    .dfTableSort($sort)
  }

  @ViewBuilder private var footer: some View {
    if message.isEmpty {
      KeyHints(only: [.saveFile, .leave, .find, .undo, .showKeys]).padding(columns: 1)
    } else {
      DFText(message).padding(columns: 1).lineLimit(1)
    }
  }

  private var count: String {
    let file = document.document.file
    let count = document.rowCount
    let encoding = document.encoding == .utf8 ? "" : ", \(document.encoding.name)"
    let rows = (count == 1 ? "1 row" : "\(count.formatted(.number)) rows") + encoding
    return file.isIndexed ? rows : "\(rows) so far, \(Int(file.indexedFraction * 100))%"
  }

  /// The first thing in the file that its rules do not foresee.
  private var problem: String? {
    let file = document.document.file
    return file.isShortened
      ? "shortened by another program; rows are lost" : file.problems.first?.message
  }

  private var changes: String {
    document.changes == 1 ? "1 change" : "\(document.changes) changes"
  }

  /// Finds the rows beyond the first screen while the person reads it.
  ///
  /// Each report makes an order or a search start again, so they become rarer as rows add up.
  private func index() async {
    let file = document.document.file
    guard !file.isIndexed else { return }
    let work = Task.detached(priority: .utility) { await file.indexAll() }
    var pause = Duration.milliseconds(100)
    while !file.isIndexed, !Task.isCancelled {
      try? await Task.sleep(for: pause)
      pause = min(pause * 2, .seconds(2))
      if search.isEmpty { changed() }
    }
    if Task.isCancelled { work.cancel() }
    changed()
  }

  private func changed() {
    document.noteProgress()
    revision = document.revision
  }

  private func edit(_ row: DelimitedRow, _ column: String, _ text: String) {
    do {
      try document.set(text, row, column)
      say("")
    } catch {
      say("Not changed: \(error)")
    }
    revision = document.revision
  }

  private func setDeleted(_ isDeleted: Bool, _ rows: Set<Int>) {
    document.setDeleted(isDeleted, rows)
    revision = document.revision
    say("")
  }

  private func save() {
    if document.changes == 0 { return say("Nothing to save") }
    do {
      let changes = changes
      say("Saved \(changes) to \(try document.save(options))")
    } catch {
      say("Not saved: \(error)")
    }
  }

  private func leave() {
    if document.changes == 0 || isLeaving { return quit() }
    isLeaving = true
    message = "Not saved: \(changes). Ctrl+S saves, Ctrl+Q again discards."
  }

  private func say(_ text: String) {
    message = text
    isLeaving = false
  }
}
