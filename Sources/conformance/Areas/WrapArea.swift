import DFTerminalCore

/// A text broken into lines.
struct WrapArea: Area {
  private let lines: [String]

  init?(_ input: JSONValue) {
    guard let text = TextInput.text(input) else { return nil }
    let width = input["width"].int ?? .max
    let mode: TextWrapping.Mode = input["mode"].string == "fold" ? .fold : .word
    if TextInput.isStyled(text) {
      lines = StyledText(parsing: text).wrapped(to: width, mode: mode).map(\.text)
    } else {
      lines = TextWrapping.wrap(text, to: width, mode: mode)
    }
  }

  func judge(_ key: String, _ expected: JSONValue) -> Judgement? {
    let widest = lines.map { TextMeasure.columns(of: $0) }.max() ?? 0
    let all = JSONValue.array(lines.map(JSONValue.string))
    switch key {
    case "lines": return Judgement(all, equals: expected)
    case "cells": return Judgement(.integer(widest), equals: expected)
    case "max_cells", "no_line_wider_than":
      return Judgement(.integer(widest), widest <= expected.int ?? 0)
    case "joined": return Judgement(.string(lines.joined()), equals: expected)
    case "terminates": return Judgement(true, equals: expected)
    case "contains_tab":
      return Judgement(lines.contains { $0.contains("\t") }, equals: expected)
    default: return nil
    }
  }
}
