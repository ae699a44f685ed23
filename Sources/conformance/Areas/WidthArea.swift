import DFTerminalCore

/// Cells and clusters of a text, in both profiles.
struct WidthArea: Area {
  private let text: String

  init?(_ input: JSONValue) {
    guard let text = TextInput.text(input) else { return nil }
    self.text = text
  }

  func judge(_ key: String, _ expected: JSONValue) -> Judgement? {
    switch key {
    case "cells": Judgement(.integer(cells), equals: expected)
    case "cells_legacy_wcwidth_terminal":
      Judgement(.integer(TextMeasure.columns(of: shown, profile: .legacy)), equals: expected)
    case "graphemes":
      Judgement(.integer(TextClusters(text).count { _ in true }), equals: expected)
    default: nil
    }
  }

  /// The text without its escape sequences.
  private var shown: String { TextInput.isStyled(text) ? StyledText(parsing: text).text : text }

  /// The cells of all lines: a line break takes none.
  private var cells: Int {
    TextWrapping.wrap(shown, to: .max).reduce(0) { $0 + TextMeasure.columns(of: $1) }
  }
}
