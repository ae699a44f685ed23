import DFTerminalCore

extension InputDecoder {
  /// Hands out what a complete control sequence means.
  mutating func dispatch(_ sequence: ControlSequence) {
    if !isCursorReport(sequence) {
      let keys = sequence.keys
      if !keys.isEmpty {
        for key in keys { emit(.key(hasPrefix ? key.holdingAlt : key)) }
        hasPrefix = false
        return
      }
    }
    emitPrefix()
    if let report = MouseReport(sequence) { return emitMouse(report) }
    if let event = sequence.event { emit(event) } else { output.append(.ignored) }
  }

  /// Whether `CSI … R` is an answer: F3 with modifiers looks like the cursor in the first row.
  private mutating func isCursorReport(_ sequence: ControlSequence) -> Bool {
    guard sequence.isPlain("R"), let row = sequence.number(0), let column = sequence.number(1)
    else { return false }
    if awaitedCursorReports > 0 {
      awaitedCursorReports -= 1
      return true
    }
    let isModifier = (2...64).contains(column)
    return row != 1 || !isModifier
  }
}

extension ControlSequence {
  /// What the terminal says with a sequence that is neither a key nor a pointer.
  var event: InputEvent? {
    switch (marker, final) {
    case (0, UInt8(ascii: "I")) where parameters.isEmpty && intermediate == 0: .focus(true)
    case (0, UInt8(ascii: "O")) where parameters.isEmpty && intermediate == 0: .focus(false)
    case (0, UInt8(ascii: "t")) where number(0) == 48: size
    case (UInt8(ascii: "?"), UInt8(ascii: "n")) where number(0) == 997: appearance
    default: report.map(InputEvent.report)
    }
  }

  /// The size of an in-band report: `CSI 48 ; rows ; columns ; height ; width t`.
  private var size: InputEvent? {
    guard let rows = number(1), let columns = number(2), rows > 0, columns > 0,
      rows <= 0xFFFF, columns <= 0xFFFF
    else { return nil }
    return .resize(CellSize(columns: columns, rows: rows))
  }

  private var appearance: InputEvent? {
    switch number(1) {
    case 1: .appearance(.dark)
    case 2: .appearance(.light)
    default: nil
    }
  }

  private var report: TerminalReport? {
    switch (marker, intermediate, final) {
    case (UInt8(ascii: "?"), 0, UInt8(ascii: "c")):
      return .deviceAttributes(parameters.compactMap(\.first).compactMap(\.self))
    case (UInt8(ascii: "?"), UInt8(ascii: "$"), UInt8(ascii: "y")):
      guard let mode = number(0), let state = number(1) else { return nil }
      return .mode(mode, state: state)
    case (UInt8(ascii: "?"), 0, UInt8(ascii: "u")): return .keyboardFlags(number(0) ?? 0)
    case (0, 0, UInt8(ascii: "R")), (UInt8(ascii: "?"), 0, UInt8(ascii: "R")):
      guard let row = number(0), let column = number(1) else { return nil }
      return .cursor(row: row, column: column)
    case (UInt8(ascii: ">"), 0, UInt8(ascii: "c")), (0, 0, UInt8(ascii: "n")),
      (0, 0, UInt8(ascii: "t")), (0, UInt8(ascii: "$"), UInt8(ascii: "y")):
      return .other("CSI " + text)
    default: return nil
    }
  }
}
