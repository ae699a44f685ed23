import DFTerminalData

/// The rows of a table as the caller gave them.
struct TableRows<Row: Identifiable> {
  /// Where rows come from.
  enum Storage {
    case array([Row])
    case source(any DFRowSource<Row>)
    case pages(RowPages<Row>)
  }

  let storage: Storage
  /// The number of rows, loaded or not.
  let count: Int

  init(_ rows: [Row]) {
    storage = .array(rows)
    count = rows.count
  }

  init(_ source: some DFRowSource<Row>) {
    storage = .source(source)
    count = max(0, source.count)
  }

  init(_ pages: RowPages<Row>) {
    storage = .pages(pages)
    count = max(0, pages.count)
  }

  /// The pages at hand, where rows are fetched page by page.
  var pages: RowPages<Row>? {
    if case .pages(let pages) = storage { pages } else { nil }
  }

  /// Returns the row at an offset, or `nil` while it is not loaded.
  func row(at offset: Int) -> Row? {
    guard offset >= 0, offset < count else { return nil }
    switch storage {
    case .array(let rows): return rows[offset]
    case .source(let source): return source.row(at: offset)
    case .pages(let pages):
      if case .row(let row, _) = pages.state(offset) { return row }
      return nil
    }
  }

  /// Returns what names the row at an offset.
  func key(at offset: Int) -> RowKey<Row.ID> {
    guard offset >= 0, offset < count else { return .place(offset) }
    switch storage {
    case .array(let rows): return .id(rows[offset].id)
    case .source(let source): return .id(source.id(at: offset))
    case .pages: return row(at: offset).map { .id($0.id) } ?? .place(offset)
    }
  }

  /// All rows; reads every one of a source.
  var all: [Row] {
    switch storage {
    case .array(let rows): rows
    case .source(let source): (0..<count).map(source.row(at:))
    case .pages: (0..<count).compactMap(row(at:))
    }
  }

}

/// Tells whether the rows are those of the frame before.
struct RowsIdentity<Row: Identifiable> {
  private var array = ArrayIdentity<Row>()
  private var revision: Int?
  private var count = 0

  /// Takes note of rows; returns whether they are others than before.
  mutating func note(_ rows: TableRows<Row>) -> Bool {
    switch rows.storage {
    case .array(let rows):
      revision = nil
      return array.note(rows)
    case .source(let source): return note(revision: source.revision, count: rows.count)
    case .pages(let pages): return note(revision: pages.revision, count: rows.count)
    }
  }

  private mutating func note(revision: Int, count: Int) -> Bool {
    defer { (self.revision, self.count) = (revision, count) }
    return self.revision != revision || self.count != count
  }
}

/// The rows on the screen in order, by what names them.
struct ShownKeys<Row: Identifiable>: RandomAccessCollection {
  let rows: TableRows<Row>
  let order: RowOrder
  let page: Range<Int>

  var startIndex: Int { 0 }
  var endIndex: Int { page.count }
  subscript(place: Int) -> RowKey<Row.ID> { rows.key(at: order[page.lowerBound + place]) }
}
