public import Foundation
import Synchronization

/// A file of rows and fields, read where it is looked at and never turned into strings as a whole.
///
/// Opening reads as much as a screen needs; ``index(upTo:)`` or ``indexAll(progress:)`` find the other
/// rows, at about the speed of memory, while those found so far can be shown. Fields are decoded when
/// asked for; bytes that are not of the encoding show as U+FFFD and stay what they are when the file is
/// saved.
///
/// Stated policies: blank lines are no rows, and are kept when the file is saved; records may have any
/// number of fields, missing ones are empty; a byte order mark is skipped; records end at CRLF, LF or
/// CR, also mixed; odd quotes are read leniently and reported in ``problems``.
///
/// May be used from any thread. Files above 16 MB are mapped: a program that shortens such a file in
/// place, instead of replacing it, takes away rows; they are empty from then on, and ``isShortened``
/// says so.
public final class DelimitedFile: Sendable {
  /// How the file is written down.
  public let dialect: DelimitedDialect
  /// The number of bytes.
  public var byteCount: Int { bytes.count }

  let bytes: FileBytes
  /// Where the bytes begin, behind a byte order mark.
  let start: Int
  let name: String
  let scanner: RecordScanner
  private let state: Mutex<State>
  /// The fields of wide records that were looked at.
  let wideRecords = Mutex(FieldCache())

  struct State: Sendable {
    var records: RecordOffsets
    var indexer: RecordIndexer
    /// The file on the disk that the bytes are from, or that they were saved to last.
    var identity: FileIdentity?
  }

  /// How many bytes are looked at when a file is opened.
  private static let firstBytes = 1 << 18

  /// Opens a file; the dialect is found by looking at its beginning unless given.
  public convenience init(
    contentsOf url: URL, dialect: DelimitedDialect? = nil
  ) throws(DelimitedError) {
    // As the caller wrote it: errors name the file as the person did.
    let name = url.relativePath
    let identity = FileIdentity(path: url.path)
    let bytes = try FileBytes(url)
    guard let start = bytes.read({ Self.markLength(in: $0) }) else { throw .utf16(path: name) }
    self.init(bytes, from: start, dialect: dialect, name: name, identity: identity)
  }

  /// Reads bytes that are in memory already, as those of standard input.
  public convenience init(
    data: Data, dialect: DelimitedDialect? = nil, name: String = "standard input"
  ) throws(DelimitedError) {
    let bytes = FileBytes(data)
    guard let start = bytes.read({ Self.markLength(in: $0) }) else { throw .utf16(path: name) }
    self.init(bytes, from: start, dialect: dialect, name: name, identity: nil)
  }

  /// Reads a text.
  public convenience init(text: String, dialect: DelimitedDialect? = nil) {
    let bytes = FileBytes(Data(text.utf8))
    let start = bytes.read { Self.markLength(in: $0) } ?? 0
    self.init(bytes, from: start, dialect: dialect, name: "", identity: nil)
  }

  /// Reads the bytes of another file in another way, from the beginning.
  public convenience init(_ file: DelimitedFile, dialect: DelimitedDialect) {
    self.init(
      file.bytes, from: file.start, dialect: dialect, name: file.name, identity: file.identity)
  }

  private init(
    _ bytes: FileBytes, from start: Int, dialect: DelimitedDialect?, name: String,
    identity: FileIdentity?
  ) {
    let dialect = dialect ?? bytes.read { DialectSniffer.dialect(of: $0, from: start, name: name) }
    self.bytes = bytes
    self.start = start
    self.name = name
    self.dialect = dialect
    scanner = RecordScanner(dialect: dialect)
    state = Mutex(
      State(
        records: RecordOffsets(fileSize: bytes.count),
        indexer: RecordIndexer(dialect: dialect, start: start), identity: identity))
    index(upTo: Self.firstBytes)
  }

  /// The length of a UTF-8 byte order mark at the beginning, 0 without one; `nil` for UTF-16, with a
  /// mark or without.
  private static func markLength(in bytes: borrowing Span<UInt8>) -> Int? {
    guard bytes.count >= 2 else { return 0 }
    let (first, second) = (bytes[0], bytes[1])
    if first == 0xFF && second == 0xFE || first == 0xFE && second == 0xFF { return nil }
    if EncodingSniffer.looksLikeUTF16(bytes) { return nil }
    let isMark = bytes.count >= 3 && first == 0xEF && second == 0xBB && bytes[2] == 0xBF
    return isMark ? 3 : 0
  }

  /// The file on the disk that the bytes are from, or that they were saved to last.
  var identity: FileIdentity? {
    get { state.withLock { $0.identity } }
    set { state.withLock { $0.identity = newValue } }
  }

  /// Where a record begins; `nil` for one that is not found yet.
  func start(ofRecord record: Int) -> Int? {
    let start = state.withLock { state in
      record >= 0 && record < state.records.count ? state.records[record] : nil
    }
    return start.flatMap { $0 < bytes.remaining ? $0 : nil }
  }
}

extension DelimitedFile {
  /// The rows found so far, the header not counted.
  public var rowCount: Int { max(0, recordCount - headerCount) }

  /// Whether all rows are found.
  public var isIndexed: Bool { state.withLock { $0.indexer.place } >= bytes.count }

  /// The part of the file in which rows are found, 0 to 1.
  public var indexedFraction: Double {
    bytes.count == 0 ? 1 : Double(state.withLock { $0.indexer.place }) / Double(bytes.count)
  }

  /// The rows there will be, judged by those found so far; exact once all are found.
  public var estimatedRowCount: Int {
    let fraction = indexedFraction
    guard fraction > 0, fraction < 1 else { return rowCount }
    return max(rowCount, Int(saturating: Double(rowCount) / fraction))
  }

  /// The number of columns: the fields of the header or of the widest row found so far.
  public var columnCount: Int { state.withLock { $0.indexer.widest } }

  /// The names of the columns; those without one are called by their number.
  public var header: [String] {
    let names = headerCount > 0 ? fields(ofRecord: 0) : []
    return (0..<columnCount).map { column in
      let name = column < names.count ? names[column] : ""
      return name.isEmpty ? "Column \(column + 1)" : name
    }
  }

  /// Whether another program has shortened the file since, so that rows are lost.
  public var isShortened: Bool { bytes.isShortened }

  /// What the rules do not foresee in the part that is indexed; the first 20 at most.
  public var problems: [DelimitedProblem] {
    let found = state.withLock { $0.indexer.problems.map { ($0.kind, $0.offset) } }
    return bytes.read { bytes in
      found.map { kind, offset in
        let (line, column) = Self.position(of: offset, in: bytes)
        return DelimitedProblem(kind: kind, line: line, column: column)
      }
    }
  }

  /// The records found so far, the header counted.
  var recordCount: Int { state.withLock { $0.records.count } }

  var headerCount: Int { dialect.hasHeader ? 1 : 0 }

  /// Finds the rows that begin in the first `count` bytes; returns whether all rows are found.
  ///
  /// Complexity: linear in the bytes that were not looked at before.
  @discardableResult
  public func index(upTo count: Int) -> Bool {
    var indexer = state.withLock { $0.indexer }
    guard indexer.place < min(count, bytes.count) else { return indexer.place >= bytes.count }
    let start = indexer.place
    let found = bytes.read { indexer.advance(to: count, in: $0) }
    return state.withLock { state in
      // Another thread may have been here meanwhile; its answer is the same.
      guard state.indexer.place == start else { return state.indexer.place >= bytes.count }
      for offset in found { state.records.append(offset) }
      state.indexer = indexer
      return indexer.place >= bytes.count
    }
  }

  /// Finds all rows, a few megabytes at a time; stops early when the task is cancelled.
  ///
  /// `progress` is called with the part of the file that is done, 0 to 1.
  public func indexAll(progress: @Sendable (Double) -> Void = { _ in }) async {
    var goal = Self.firstBytes
    while !Task.isCancelled {
      goal = goal.addingClamped(1 << 22)
      let isDone = index(upTo: goal)
      progress(indexedFraction)
      if isDone { return }
      await Task.yield()
    }
  }

  private static func position(
    of offset: Int, in bytes: borrowing Span<UInt8>
  ) -> (line: Int, column: Int) {
    var (line, start, place) = (1, 0, 0)
    while place < offset {
      let byte = bytes[place]
      let isPair = byte == 0x0D && place + 1 < bytes.count && bytes[place + 1] == 0x0A
      place += 1
      if byte == 0x0A || (byte == 0x0D && !isPair) {
        line += 1
        start = place
      }
    }
    return (line, offset - start + 1)
  }
}
