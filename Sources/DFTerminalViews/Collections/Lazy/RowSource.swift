import DFTerminalCore

/// The content of a lazy container as a sequence of rows, of which only those asked for are built.
@MainActor package final class RowSource {
  /// What a row is for.
  package enum Kind: Hashable, Sendable {
    /// A row of the content.
    case row
    /// The heading of a section.
    case header
    /// The footer of a section.
    case footer
  }

  /// Rows that come from the same place.
  struct Segment {
    var kind: Kind
    /// The place of its first row among all rows.
    var first: Int
    /// The place of its first row among the rows of the content, without headings and footers.
    var ordinal: Int
    var count: Int
    var content: Content
    /// Where an edit of its rows goes: the collection, and the offset of its first row there.
    var origin: Origin?

    /// Whether its rows may turn out to have no content.
    var mayBeEmpty: Bool {
      if case .rows(let rows, _) = content { return rows.arity == .atMostOne }
      return false
    }
  }

  /// What the rows of a segment are made of.
  enum Content {
    case element(Element)
    case section(SectionElements)
    /// Elements of a collection, each of which makes a number of rows.
    case rows(LazyRows, perElement: Int)
  }

  /// The collection a row comes from.
  struct Origin {
    var rows: LazyRows
    var offset: Int
  }

  private(set) var segments: [Segment] = []
  /// The number of rows, with headings and footers.
  package private(set) var count = 0
  /// The number of rows of the content.
  package private(set) var rowCount = 0
  /// Tells whether the collections are the same as in another frame.
  package private(set) var versions: [RowsVersion] = []
  private var built: [Int: Element?] = [:]

  /// Takes over what a lazy collector gathered.
  package init(_ collector: _Collector) {
    append(collector.entries, origin: nil)
  }

  private func append(_ entries: [_Collector.Entry], origin: Origin?) {
    var open: [(section: SectionElements, segments: Int, count: Int)] = []
    for entry in entries {
      switch entry {
      case .element(let element): append(.row, 1, .element(element), origin)
      case .rows(let rows): append(rows)
      case .sectionStart(let section):
        open.append((section, segments.count, count))
        if section.hasHeader { append(.header, 1, .section(section), nil) }
      case .sectionEnd:
        guard let start = open.popLast() else { continue }
        close(start.section, segments: start.segments, count: start.count)
      }
    }
  }

  /// Ends a section; one without rows shows neither heading nor footer.
  private func close(_ section: SectionElements, segments first: Int, count before: Int) {
    if count == before + (section.hasHeader ? 1 : 0) {
      segments.removeSubrange(first...)
      count = before
    } else if section.hasFooter {
      append(.footer, 1, .section(section), nil)
    }
  }

  private func append(_ rows: LazyRows) {
    var rows = rows
    rows.number = versions.count
    versions.append(rows.version)
    switch rows.arity {
    case .fixed(let number): append(.row, rows.count * number, .rows(rows, perElement: number), nil)
    case .atMostOne: append(.row, rows.count, .rows(rows, perElement: 1), nil)
    case .dynamic: expand(rows)
    }
  }

  /// Builds every element of a collection, because nothing less tells how many rows there are.
  private func expand(_ rows: LazyRows) {
    for offset in 0..<rows.count {
      let collector = _Collector(isLazy: true)
      rows.build(offset, collector)
      append(collector.entries, origin: Origin(rows: rows, offset: offset))
    }
  }

  private func append(_ kind: Kind, _ number: Int, _ content: Content, _ origin: Origin?) {
    guard number > 0 else { return }
    segments.append(
      Segment(
        kind: kind, first: count, ordinal: rowCount, count: number, content: content,
        origin: origin))
    count += number
    if kind == .row { rowCount += number }
  }
}

extension RowSource {
  /// Returns what a row is for.
  package func kind(of row: Int) -> Kind { segment(of: row)?.kind ?? .row }

  /// Returns the identity of a row.
  package func id(of row: Int) -> AnyHashable {
    guard let segment = segment(of: row) else { return AnyHashable(row) }
    switch segment.content {
    case .element(let element): return AnyHashable(element.path)
    case .section(let section):
      return AnyHashable(section.path.part(segment.kind == .header ? "header" : "footer"))
    case .rows(let rows, let perElement):
      let (offset, part) = (row - segment.first).quotientAndRemainder(dividingBy: perElement)
      let id = rows.id(offset)
      return part == 0 ? id : AnyHashable(PartID(id: id, part: part))
    }
  }

  /// Returns the row, built when it is asked for; `nil` where it has no content.
  package func element(of row: Int) -> Element? {
    if let known = built[row] { return known }
    let element = build(row)
    built[row] = element
    return element
  }

  /// Forgets rows that are out of sight, once many were built.
  ///
  /// Elements that draw more than one frame would else gather all rows one has passed.
  func forgetFarRows(from shown: [Int]) {
    guard built.count > shown.count * 4 + 256, let first = shown.min(), let last = shown.max()
    else { return }
    let near = first - shown.count...last + shown.count
    built = built.filter { near.contains($0.key) }
  }

  /// Returns the place of a row among the rows of the content, from 0; `nil` for others.
  package func ordinal(of row: Int) -> Int? {
    guard let segment = segment(of: row), segment.kind == .row else { return nil }
    return segment.ordinal + row - segment.first
  }

  /// Returns the collection a row comes from and its offset there.
  func origin(of row: Int) -> Origin? {
    guard let segment = segment(of: row) else { return nil }
    if case .rows(let rows, let perElement) = segment.content {
      return Origin(rows: rows, offset: (row - segment.first) / perElement)
    }
    return segment.origin
  }

  /// Returns a number that tells apart the collections that edits of rows go to.
  ///
  /// Rows whose collection cannot be edited by itself go to the list, number -1.
  func collection(of row: Int) -> Int {
    guard let origin = origin(of: row),
      origin.rows.editing.onDelete != nil || origin.rows.editing.onMove != nil
    else { return -1 }
    return origin.rows.number
  }

  /// Whether a row is built already.
  func isBuilt(_ row: Int) -> Bool {
    if built[row] != nil { return true }
    guard case .element? = segment(of: row)?.content else { return false }
    return true
  }

  /// Whether a row may turn out to have no content when it is built.
  func mayBeEmpty(_ row: Int) -> Bool { segment(of: row)?.mayBeEmpty ?? false }

  /// Whether some rows may have no content.
  var mayHaveGaps: Bool { segments.contains(where: \.mayBeEmpty) }

  private func build(_ row: Int) -> Element? {
    guard let segment = segment(of: row) else { return nil }
    switch segment.content {
    case .element(let element): return element
    case .section(let section):
      return stack(segment.kind == .header ? section.header() : section.footer())
    case .rows(let rows, let perElement):
      let (offset, part) = (row - segment.first).quotientAndRemainder(dividingBy: perElement)
      let collector = _Collector()
      rows.build(offset, collector)
      let elements = collector.elements
      if perElement == 1 { return stack(elements) }
      return elements.indices.contains(part) ? elements[part] : nil
    }
  }

  private func stack(_ elements: [Element]) -> Element? {
    guard elements.count > 1 else { return elements.first }
    return StackElement(elements, axis: .vertical, alignment: .topLeading, spacing: 0)
  }

  private func segment(of row: Int) -> Segment? {
    guard row >= 0, row < count else { return nil }
    var low = 0
    var high = segments.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if segments[middle].first <= row { low = middle } else { high = middle - 1 }
    }
    return segments[low]
  }
}

/// The identity of a further row of an element that makes several.
private struct PartID: Hashable {
  let id: AnyHashable
  let part: Int
}
