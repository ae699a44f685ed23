import DFTerminalCore
import DFTerminalData
import DFTerminalTheme
import DFTerminalViews

extension TablePainter {
  /// Draws the line that says where one is, with key hints at its end.
  func drawStatus() {
    if let question = model.store.memory.question { return drawQuestion(question) }
    guard let line = statusRect else { return }
    if model.find?.isTyping == true { return drawFind(in: line) }
    let notice = model.store.memory.notice.map(model.words)
    let words = notice.map { [$0] } ?? model.status(hasCursor: !model.environment.isStatic)
    let text = words.joined(separator: glyphs.pick(" · ", " - "))
    write(text, in: line, styles.plain.style(.textSecondary))
    guard !words.isEmpty else { return drawHints(after: 0, in: line) }
    pass.describe(
      .later { [SemanticNode(.status, label: words.joined(separator: ", "), frame: line)] })
    drawHints(after: TextMeasure.columns(of: text), in: line)
  }

  private var statusRect: CellRect? {
    if let line = frame.zones.status {
      return line.inset(by: CellInsets(leading: frame.gutter))
    }
    guard model.showsStatus, let border = frame.zones.border else { return nil }
    return CellRect(
      column: border.minColumn + 2, row: border.maxRow - 1, columns: border.columns - 4, rows: 1)
  }

  private func drawHints(after width: Int, in line: CellRect) {
    guard frame.isFocused, !model.environment.isStatic, model.options.showsHints ?? true else {
      return
    }
    let text = hintTexts.first { width + 3 + TextMeasure.columns(of: $0) <= line.columns }
    guard let text else { return }
    write(text, in: line, styles.plain.style(.textDisabled), alignment: .trailing)
  }

  /// The hints in one text, then without the last one, and so on.
  private var hintTexts: [String] {
    if let known = model.fixtures.hints { return known }
    let hints = model.hints
    let texts = hints.indices.reversed().map { last in
      hints[...last].joined(separator: glyphs.pick(" · ", " - "))
    }
    model.fixtures.hints = texts
    return texts
  }
}

extension TableModel {
  /// Where one is, in parts.
  func status(hasCursor: Bool) -> [String] {
    var parts = [position(hasCursor: hasCursor)].compactMap { $0 }
    if let page = pageWords { parts.append(page) }
    if spec.selectionRule == .multiple, let selected = selectionWords { parts.append(selected) }
    if let order = orderWords { parts.append(order) }
    if !options.search.isEmpty { parts.append("filter “\(options.search.text)”") }
    if let find, let words = findWords { parts.append("“\(find.text)” \(words)") }
    return parts
  }

  /// The cursor's row and how many there are; `nil` where something else stands in place of rows.
  private func position(hasCursor: Bool) -> String? {
    let cached = store.cache
    let total = cached.order.count
    guard total > 0 || cached.rows.count > 0 else { return nil }
    let words = NumberText.grouped(String(total), separator: ",")
    let source = NumberText.grouped(String(cached.rows.count), separator: ",")
    let rest = total == cached.rows.count ? "" : " of \(source)"
    let cursor = store.memory.navigator.cursor
    guard hasCursor, cursor.id != nil, total > 0 else {
      return "\(words)\(rest) \(total == 1 && rest.isEmpty ? "row" : "rows")"
    }
    let place = NumberText.grouped(
      String(cached.page.lowerBound + cursor.offset + 1), separator: ",")
    return "\(place)/\(words)\(rest)"
  }

  private var pageWords: String? {
    guard let pages = store.memory.pagination, spec.pageSize != nil else { return nil }
    return "page \(pages.label)"
  }

  private var selectionWords: String? {
    let selected = store.memory.selection.ids
    guard !selected.isEmpty else { return nil }
    let hidden = selected.count - shownCount(of: selected)
    return "\(selected.count) selected" + (hidden > 0 ? ", \(hidden) hidden" : "")
  }

  private var orderWords: String? {
    let keys = sortKeys
    guard !keys.isEmpty else { return nil }
    let names = keys.map { key in
      let header = spec.columns.first { $0.id == key.columnID }?.header ?? key.columnID
      return "\(header) \(arrow(key.ascending))"
    }
    return "sorted by " + names.joined(separator: ", ")
  }

  private func arrow(_ ascending: Bool) -> String {
    ascending ? environment.glyphs.pick("▲", "^") : environment.glyphs.pick("▼", "v")
  }

  /// The keys worth a hint now, the most useful first.
  var hints: [String] {
    var hints: [(Command, String)] = []
    if session != nil { return hintWords([(.submit, "keep"), (.cancel, "cancel")]) }
    if columns.contains(where: spec.isEditable) { hints.append((.edit, "edit")) }
    if spec.onActivate != nil { hints.append((.activate, "open")) }
    if spec.selectionRule == .multiple { hints.append((.mark, "mark")) }
    if columns.contains(where: canSort) { hints.append((.sort, "sort")) }
    if spec.canDelete { hints.append((.delete, "delete")) }
    if canFind { hints.append(find == nil ? (.find, "find") : (.findNext, "next")) }
    return hintWords(hints)
  }

  /// The keys of commands with a word each.
  func hintWords(_ hints: [(Command, String)]) -> [String] {
    hints.compactMap { command, word in
      environment.keyMap.keys(for: command).first.map {
        "\($0.label(ascii: environment.glyphs == .ascii)) \(word)"
      }
    }
  }
}
