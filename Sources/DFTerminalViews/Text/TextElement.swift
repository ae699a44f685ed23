package import DFTerminalCore

/// Words on the screen.
package final class TextElement: Element {
  private let text: Text
  private let appearance: TextAppearance
  private let style: CellStyle
  private let runStyles: [CellStyle]
  private let mark: String
  private let redaction: Redaction?
  private var wrapped: (columns: Int, lines: [String])?
  /// The columns of a text that needs neither wrapping nor cleaning where it fits, as most do.
  private lazy var plainColumns = text.content.columnsOfPlainLine

  package init(_ text: Text, _ context: _BuildContext) {
    let environment = context.environment
    self.text = text
    appearance = environment.textAppearance
    let base = environment.textStyle
    style = base
    runStyles = text.runs.map { run in
      var style = base.adding(run.attributes)
      if let color = run.color, environment.isEnabled {
        style.foreground = environment.resolve(color)
      }
      return style
    }
    redaction = Redaction(environment)
    mark = environment.glyphs.pick("…", "...")
    super.init(path: context.path)
  }

  package override func measure(_ proposal: CellProposal) -> CellSize {
    if let plainColumns, plainColumns <= proposal.columns ?? CellSize.unbounded,
      appearance.lineLimit ?? 1 > 0
    {
      return CellSize(columns: plainColumns, rows: 1)
    }
    let lines = lines(columns: proposal.columns)
    let limit = min(appearance.lineLimit ?? .max, proposal.rows.map { max(1, $0) } ?? .max)
    let isCut = lines.count > limit
    var widest = isCut ? CellSize.unbounded : 0
    if !isCut { for line in lines { widest = max(widest, TextMeasure.columns(of: line)) } }
    return CellSize(
      columns: proposal.columns.map { min($0, widest) } ?? widest, rows: min(lines.count, limit))
  }

  package override func draw(in rect: CellRect, _ pass: FramePass) {
    let lines = rect.isEmpty ? [] : shown(in: rect.size)
    if let redaction { return redaction.draw(lines, in: rect, pass) }
    pass.describe(
      .later { [text] in
        [SemanticNode(.text, label: TextSanitizer.sanitize(text.content), frame: rect)]
      })
    var runs = RunCursor(texts: text.runs.map(\.content), styles: runStyles)
    for (row, line) in lines.enumerated() {
      let columns = TextMeasure.columns(of: line)
      let offset = appearance.alignment.offset(of: columns, in: rect.columns)
      let point = rect.origin.offset(columns: max(0, offset), rows: row)
      if runStyles.count == 1 {
        pass.canvas.write(line, at: point, style: runStyles[0], columns: rect.columns)
      } else {
        runs.write(line, at: point, end: rect.maxColumn, pass)
      }
    }
  }

  package override var words: String { text.content }

  /// The lines that fit, the last one marked where more follow.
  private func shown(in size: CellSize) -> [String] {
    let lines = lines(columns: size.columns)
    let limit = min(size.rows, appearance.lineLimit ?? .max)
    var shown = Array(lines.prefix(limit))
    guard let last = shown.indices.last else { return [] }
    let hidden = lines.dropFirst(limit)
    if !hidden.isEmpty { shown[last] += " " + hidden.joined(separator: " ") }
    return shown.map {
      TextTruncation.truncate($0, to: size.columns, mode: appearance.mode, mark: mark)
    }
  }

  private func isShortLine(_ width: Int) -> Bool { plainColumns.map { $0 <= width } ?? false }

  private func lines(columns: Int?) -> [String] {
    let width = max(1, columns ?? CellSize.unbounded)
    if let wrapped, wrapped.columns == width { return wrapped.lines }
    let lines =
      appearance.lineLimit == 1 || isShortLine(width)
      ? [text.content] : TextWrapping.wrap(text.content, to: width, mode: .word)
    wrapped = (width, lines)
    return lines
  }
}

extension TextAlignment {
  fileprivate func offset(of width: Int, in container: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: HorizontalAlignment.center.offset(of: width, in: container)
    case .trailing: HorizontalAlignment.trailing.offset(of: width, in: container)
    }
  }
}

extension TextAppearance {
  fileprivate var mode: TextTruncation.Mode {
    switch truncation {
    case .head: .start
    case .middle: .middle
    case .tail: .end
    }
  }
}

/// Finds the run each cluster of a wrapped text comes from.
@MainActor private struct RunCursor {
  var texts: [String]
  var styles: [CellStyle]
  private var run = 0
  private var rest: Substring = ""

  init(texts: [String], styles: [CellStyle]) {
    self.texts = texts
    self.styles = styles
    rest = Substring(texts.first ?? "")
  }

  mutating func write(_ line: String, at point: CellPoint, end: Int, _ pass: FramePass) {
    var point = point
    for character in line {
      advance(to: character)
      let width = pass.canvas.write(
        String(character), at: point, style: styles[min(run, styles.count - 1)],
        columns: max(0, end - point.column))
      point.column += width
    }
  }

  /// Moves past what wrapping left out, up to a character; marks stay in the run before them.
  private mutating func advance(to character: Character) {
    var run = run
    var rest = rest
    while run < texts.count {
      if let next = rest.popFirst() {
        guard next == character else { continue }
        self.run = run
        self.rest = rest
        return
      }
      run += 1
      if run < texts.count { rest = Substring(texts[run]) }
    }
  }
}

extension String {
  /// The columns of printable ASCII without a blank at its end; `nil` for other texts.
  fileprivate var columnsOfPlainLine: Int? {
    UTF8Bytes.of(self) { bytes in
      guard bytes.count > 0 else { return 0 }
      let isPlain = bytes.endOfPrintableASCII(from: 0) == bytes.count
      return isPlain && bytes.byte(bytes.count - 1) != 0x20 ? bytes.count : nil
    }
  }
}
