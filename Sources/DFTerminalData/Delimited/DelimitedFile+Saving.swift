public import Foundation

extension DelimitedFile {
  /// Writes the file with changes to a path, in place of what is there.
  ///
  /// Every byte outside changed fields is copied as it is: quotes, line ends, blank lines, the byte
  /// order mark, bytes that are not UTF-8. The file is complete on the disk before it takes its
  /// place; when anything fails the old one stays. Saving over the file that was opened fails with
  /// ``DelimitedError/changedOnDisk(path:)`` when another program changed it meanwhile. The rows that
  /// are shown, and the places of edits, stay those of the file as it was opened. A new text that does
  /// not fit the encoding fails with ``DelimitedError/unencodable(path:character:encoding:)``.
  public func save(_ edits: DelimitedEdits, to url: URL) throws(DelimitedError) {
    index(upTo: .max)
    try checkEncodable(edits, name: url.relativePath)
    try checkUnchanged(url)
    if isShortened { throw .shortened(path: name) }
    try AtomicFile.write(to: url) { try write(edits, $0) }
    noteSaved(url.path)
  }

  /// Returns the bytes of the file with changes.
  ///
  /// - Throws: ``DelimitedError/unencodable(path:character:encoding:)`` where a new text does not fit
  ///   the encoding.
  public func data(with edits: DelimitedEdits) throws(DelimitedError) -> Data {
    index(upTo: .max)
    try checkEncodable(edits, name: name)
    var result = Data()
    write(edits) { result.append($0) }
    return result
  }

  private func checkEncodable(_ edits: DelimitedEdits, name: String) throws(DelimitedError) {
    let encoding = dialect.encoding
    guard encoding != .utf8 else { return }
    let texts = [Array(edits.fields.values)] + edits.appendedRows
    for text in texts.joined() {
      guard let character = encoding.misfit(in: text) else { continue }
      throw .unencodable(path: name, character: character, encoding: encoding)
    }
  }

  /// Returns the bytes of a text that was found to fit.
  private func encoded(_ text: String) -> Data {
    guard let bytes = dialect.encoding.bytes(text) else {
      preconditionFailure("text: checked to fit the encoding")
    }
    return Data(bytes)
  }

  private func checkUnchanged(_ url: URL) throws(DelimitedError) {
    guard let identity, let current = FileIdentity(path: url.path),
      current.isSameFile(as: identity)
    else { return }
    if current != identity { throw .changedOnDisk(path: url.relativePath) }
  }

  /// Takes note of the file as it is now, so that it can be saved once more.
  private func noteSaved(_ path: String) {
    guard let saved = FileIdentity(path: path), let identity, saved.isSameFile(as: identity)
    else { return }
    self.identity = saved
  }

  /// Hands over the bytes piece by piece, those between changes in one.
  private func write(
    _ edits: DelimitedEdits, _ write: (Data) throws -> Void
  ) rethrows {
    var place = 0
    var last: UInt8?
    func hand(_ data: Data) throws {
      last = data.last ?? last
      try write(data)
    }
    func copy(to end: Int) throws {
      while place < end {
        let next = min(end, place.addingClamped(1 << 22))
        try hand(bytes[place..<next])
        place = next
      }
    }
    for patch in patches(edits) {
      try copy(to: patch.range.lowerBound)
      try hand(encoded(patch.text))
      place = max(place, patch.range.upperBound)
    }
    try copy(to: bytes.count)
    try hand(encoded(appendedText(edits, after: last)))
  }

  private struct Patch {
    var range: Range<Int>
    var text: String
  }

  /// The bytes to replace, in rising order.
  private func patches(_ edits: DelimitedEdits) -> [Patch] {
    let deleted = edits.deletedRows.compactMap { row in
      extent(ofRecord: record(of: row)).map { Patch(range: $0, text: "") }
    }
    let rows = Dictionary(grouping: edits.fields.filter { !edits.deletedRows.contains($0.key.row) })
    {
      $0.key.row
    }
    let changed = rows.flatMap { row, fields in
      patches(row: row, fields.map { ($0.key.column, $0.value) }.sorted { $0.0 < $1.0 })
    }
    return (deleted + changed).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func patches(row: Int, _ fields: [(column: Int, text: String)]) -> [Patch] {
    let ranges = ranges(ofRecord: record(of: row))
    guard let last = ranges.last else { return [] }
    let delimiter = String(UnicodeScalar(dialect.delimiter))
    var (patches, width, tail) = ([Patch](), ranges.count, "")
    for (column, text) in fields where column >= 0 {
      guard column >= ranges.count else {
        let text = written(text, over: ranges[column], isAlone: ranges.count == 1)
        patches.append(Patch(range: ranges[column], text: text))
        continue
      }
      tail += String(repeating: delimiter, count: column - width + 1)
      tail += DelimitedText.field(.text(text), dialect: dialect)
      width = column + 1
    }
    if !tail.isEmpty { patches.append(Patch(range: last.upperBound..<last.upperBound, text: tail)) }
    return patches
  }

  /// A text as it stands in place of a field, quoted where that one was.
  private func written(_ text: String, over range: Range<Int>, isAlone: Bool) -> String {
    let isQuoted = bytes.read { bytes in
      !range.isEmpty && bytes[range.lowerBound] == dialect.quote
    }
    return DelimitedText.field(
      .text(text), dialect: dialect, isAlone: isAlone, alwaysQuoted: isQuoted)
  }

  private func appendedText(_ edits: DelimitedEdits, after last: UInt8?) -> String {
    guard !edits.appendedRows.isEmpty else { return "" }
    let lineEnd = bytes.read { Self.lineEnd(of: $0) }
    let isAtLineStart = last == nil || last == 0x0A || last == 0x0D
    let records = edits.appendedRows.map { row in
      DelimitedText.record(row.map(DFField.text), dialect: dialect) + lineEnd
    }
    return (isAtLineStart ? "" : lineEnd) + records.joined()
  }

  /// The first line end of the file; LF in a file without one.
  private static func lineEnd(of bytes: borrowing Span<UInt8>) -> String {
    for place in bytes.indices where bytes[place] == 0x0A || bytes[place] == 0x0D {
      if bytes[place] == 0x0A { return "\n" }
      let isPair = place + 1 < bytes.count && bytes[place + 1] == 0x0A
      return isPair ? "\r\n" : "\r"
    }
    return "\n"
  }
}
