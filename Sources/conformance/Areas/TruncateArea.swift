import DFTerminalCore
import DFTerminalIO

/// A line cut to a width.
struct TruncateArea: Area {
  private let result: StyledText

  init?(_ input: JSONValue) {
    guard let text = TextInput.text(input), let width = input["width"].int else { return nil }
    let modes: [String: TextTruncation.Mode] = ["end": .end, "middle": .middle, "start": .start]
    let mode = modes[input["mode"].string ?? "end"] ?? .end
    let mark = input["ellipsis"].string ?? TextTruncation.unicodeMark
    if TextInput.isStyled(text) {
      result = StyledText(parsing: text).truncated(to: width, mode: mode, mark: mark)
    } else {
      result = StyledText(TextTruncation.truncate(text, to: width, mode: mode, mark: mark))
    }
  }

  func judge(_ key: String, _ expected: JSONValue) -> Judgement? {
    let text = result.text
    let cells = TextMeasure.columns(of: text)
    switch key {
    case "text", "visible": return Judgement(.string(text), equals: expected)
    case "cells": return Judgement(.integer(cells), equals: expected)
    case "cells_max": return Judgement(.integer(cells), cells <= expected.int ?? 0)
    case "starts": return Judgement(.string(text), text.hasPrefix(expected.string ?? ""))
    case "ends": return Judgement(.string(text), text.hasSuffix(expected.string ?? ""))
    case "terminates": return Judgement(true, equals: expected)
    case "ends_reset":
      return Judgement(StyledOutput(result).endsPlain, equals: expected)
    case "link_closed": return Judgement(StyledOutput(result).endsUnlinked, equals: expected)
    default: return nil
    }
  }
}
