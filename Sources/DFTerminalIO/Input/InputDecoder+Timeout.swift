import DFTerminalCore

extension InputDecoder {
  /// Completes what is pending as if nothing more came.
  mutating func flush() {
    let end = now + LateTail.patience
    switch state {
    case .ground: return
    case .scalar:
      scalar.reset()
      finishScalar("\u{FFFD}")
    case .escape: flushEscape(until: end)
    case .control: flushControl(until: end)
    case .oldMouse: ignore()
    case .consoleFunction: abandonConsoleFunction()
    case .singleShift: replay(introducer: UInt8(ascii: "O"))
    case .string(let kind): flushString(kind, until: end)
    case .stringEscape(let kind):
      abandonString(kind)
      emit(.escape)
    case .paste: abandonPaste()
    case .afterPaste: releaseHeldBytes()
    }
  }

  private mutating func flushEscape(until end: Duration) {
    emitPrefix()
    emit(.escape)
    finish()
    lateTail = .escape(until: end)
  }

  private mutating func flushControl(until end: Duration) {
    let wasTail = isTail
    let hasParameters = !body.isEmpty
    abandonControl()
    if !wasTail { lateTail = hasParameters ? .control(until: end) : .introducer(until: end) }
  }

  private mutating func flushString(_ kind: UInt8, until end: Duration) {
    let isLost = !isTail && (isOverlong || TerminalReport.isAnswer(body, kind: kind))
    abandonString(kind)
    if isLost { lateTail = .string(kind, until: end) }
  }
}
