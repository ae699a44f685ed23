import DFTerminalCore

/// A mouse report, with its numbers as the terminal sends them.
struct MouseReport: Hashable, Sendable {
  /// The button in bits 0, 1, 6 and 7, modifiers in 2 to 4, motion in 5.
  var code: Int
  /// The column, counted from one.
  var column: Int
  /// The row, counted from one.
  var row: Int
  /// Whether the report says itself that the button came up.
  var isRelease = false
}

extension MouseReport {
  /// Reads an SGR report (`CSI < code;x;y M` or `m`) or urxvt's (`CSI code;x;y M`).
  init?(_ sequence: ControlSequence) {
    let isRelease = sequence.final == UInt8(ascii: "m")
    guard isRelease || sequence.final == UInt8(ascii: "M"), sequence.intermediate == 0,
      sequence.parameters.count == 3,
      let code = sequence.number(0), let column = sequence.number(1), let row = sequence.number(2)
    else { return nil }
    switch sequence.marker {
    case UInt8(ascii: "<"): self.init(code: code, column: column, row: row, isRelease: isRelease)
    case 0 where !isRelease && code >= 32: self.init(code: code - 32, column: column, row: row)
    default: return nil
    }
  }

  /// The cell; coordinates outside the grid are moved to its edge.
  var position: CellPoint {
    CellPoint(column: max(0, column - 1), row: max(0, row - 1))
  }

  /// The modifier keys held.
  var modifiers: KeyModifiers {
    var modifiers: KeyModifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    return modifiers
  }

  /// What happened; `nil` for a button without a name and for the release of a wheel.
  ///
  /// - Parameter pressed: The button of the last press, for a release that does not name it.
  func action(pressed: PointerButton) -> PointerEvent.Action? {
    guard (0..<256).contains(code) else { return nil }
    let number = code & 3 | code >> 4 & 12
    if let edge = MouseReport.wheel[number] { return isRelease ? nil : .wheel(edge) }
    let isMotion = code & 32 != 0
    if number == 3 { return isMotion ? .move : .release(pressed) }
    guard let button = MouseReport.buttons[number] else { return nil }
    if isMotion { return .drag(button) }
    return isRelease ? .release(button) : .press(button)
  }

  private static let buttons: [Int: PointerButton] = [
    0: .left, 1: .middle, 2: .right, 8: .back, 9: .forward,
  ]

  private static let wheel: [Int: Edge] = [4: .top, 5: .bottom, 6: .leading, 7: .trailing]
}

extension InputDecoder {
  /// Hands out a mouse report.
  mutating func emitMouse(_ report: MouseReport) {
    guard let action = report.action(pressed: pressedButton) else {
      output.append(.ignored)
      return
    }
    if case .press(let button) = action { pressedButton = button }
    emit(.pointer(PointerEvent(action, at: report.position, modifiers: report.modifiers)))
  }
}
