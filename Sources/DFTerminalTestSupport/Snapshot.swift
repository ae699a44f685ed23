import DFTerminalCore

/// A frame as a reviewable text: what was drawn, how it looks and what it says.
///
/// The file has a header (component, size, theme, depth), the text grid, the runs of style
/// where it changes, and the semantic tree.
public struct Snapshot: Hashable, Sendable {
  /// The text of the snapshot.
  public let text: String

  /// Takes a snapshot of a harness.
  @MainActor public init(_ screen: Harness, name: String) {
    let size = screen.cells.size
    var sections = ["snapshot \(name) \(size.columns)x\(size.rows)"]
    sections.append(Snapshot.grid(screen.cells))
    sections.append(Snapshot.styles(screen.cells))
    sections.append(
      (["meaning"] + LinearTranscript.lines(of: screen.semantics)).joined(separator: "\n"))
    text = sections.joined(separator: "\n\n") + "\n"
  }

  private static func grid(_ cells: CellBuffer) -> String {
    let lines = (0..<cells.size.rows).map { "|" + cells.line($0) }
    return (["text"] + lines).joined(separator: "\n")
  }

  private static func styles(_ cells: CellBuffer) -> String {
    let lines = (0..<cells.size.rows).compactMap { row -> String? in
      let runs = runs(cells, row).filter { $0.style != .plain }
      guard !runs.isEmpty else { return nil }
      let words = runs.map { "\($0.start)-\($0.end) \(describe($0.style))" }
      return "\(row): " + words.joined(separator: "; ")
    }
    return (["style"] + lines).joined(separator: "\n")
  }

  private struct Run {
    var start: Int
    var end: Int
    var style: CellStyle
  }

  private static func runs(_ cells: CellBuffer, _ row: Int) -> [Run] {
    var runs: [Run] = []
    for column in 0..<cells.size.columns {
      let style = cells.style(column: column, row: row)
      if runs.last?.style == style {
        runs[runs.count - 1].end = column
      } else {
        runs.append(Run(start: column, end: column, style: style))
      }
    }
    return runs
  }

  private static func describe(_ style: CellStyle) -> String {
    var words: [String] = []
    if style.foreground != .terminalDefault { words.append(describe(style.foreground)) }
    if style.background != .terminalDefault {
      words.append("on " + describe(style.background))
    }
    let names: [(TextAttributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
      (.curlyUnderline, "curly"), (.reverse, "reverse"), (.strikethrough, "strike"),
    ]
    words += names.filter { style.attributes.contains($0.0) }.map(\.1)
    return words.isEmpty ? "link" : words.joined(separator: " ")
  }

  private static func describe(_ color: CellColor) -> String {
    switch color.value {
    case .terminalDefault: "default"
    case .indexed(let index): "ansi:\(index)"
    case .rgb(let red, let green, let blue):
      "#" + [red, green, blue].map(hexadecimal).joined()
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return digits.count == 1 ? "0" + digits : digits
  }
}
