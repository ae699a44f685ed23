import DFTerminalCore
import DFTerminalData
import DFTerminalViews

/// What a cell shows.
enum CellContent {
  /// Words, with the colour and weight they bring along.
  case text(String, Color?, TextAttributes)
  /// No value.
  case missing
  /// Anything else.
  case view(AnyView)
}

extension DFColumnCore {
  /// Returns what the cell of a row shows: words wherever it can be said in words.
  @MainActor func content(of row: Row) -> CellContent {
    if isSensitive { return .text(DataColumn<Row>.mask, nil, []) }
    guard let makeCell else { return valueContent(of: row) }
    let view = makeCell(row)
    guard let text = view.content as? Text, let run = text.onlyRun else { return .view(view) }
    return .text(run.content, run.color, run.attributes)
  }

  private func valueContent(of row: Row) -> CellContent {
    guard let data else { return .missing }
    let text = data.text(row)
    if text.isEmpty, data.field(row) == .missing { return .missing }
    return .text(text, nil, [])
  }

  /// Returns the original value of a cell, unformatted, for copies; the mask where it is sensitive.
  @MainActor func original(of row: Row, _ environment: EnvironmentValues) -> String {
    data?.exportedField(of: row).text ?? words(of: row, environment)
  }

  /// Returns the words of a cell, for sorting, copies and descriptions; empty without any.
  @MainActor func words(of row: Row, _ environment: EnvironmentValues) -> String {
    switch content(of: row) {
    case .text(let text, _, _): return text
    case .missing: return ""
    case .view(let view):
      if let data { return data.shownText(of: row) }
      return _BuildContext(scene: SceneState(), environment: environment).element(of: view).words
    }
  }
}

extension Text {
  /// The run of a text that has one only.
  fileprivate var onlyRun: Run? { runs.count == 1 ? runs[0] : nil }
}
