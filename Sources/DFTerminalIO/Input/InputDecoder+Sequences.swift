import DFTerminalCore

extension InputDecoder {
  /// The most bytes of a control sequence that are kept; the kitty protocol's text fits.
  private static let longestControl = 1024
  /// The most bytes of a string that are kept.
  private static let longestString = 4096

  mutating func consumeControl(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "[") where body.isEmpty && !isOverlong && !isTail: begin(.consoleFunction)
    case UInt8(ascii: "$") where isOldShiftedKey: finishControl(byte)
    case 0x20...0x3F: append(byte, limit: InputDecoder.longestControl)
    case 0x40...0x7E: finishControl(byte)
    default:
      abandonControl()
      consume(byte)
    }
  }

  /// Whether `$` ends the sequence, as rxvt sends for shift, and does not precede its end.
  private var isOldShiftedKey: Bool {
    (1...2).contains(body.count) && body.allSatisfy { (0x30...0x39).contains($0) }
  }

  private mutating func finishControl(_ final: UInt8) {
    if isTail || isOverlong { return swallowTail() }
    if final == UInt8(ascii: "M"), body.isEmpty { return begin(.oldMouse) }
    guard let sequence = ControlSequence(body: body, final: final) else { return ignore() }
    if sequence.isPasteStart { return beginPaste() }
    dispatch(sequence)
    finish()
  }

  /// Swallows a sequence that is too long, or whose beginning was already reported.
  private mutating func swallowTail() {
    let wasReported = isTail && isOverlong
    if wasReported { finish() } else { ignore() }
  }

  /// Ends a control sequence at a byte that cannot be part of it, or at its time-out.
  mutating func abandonControl() {
    if isTail && isOverlong { return finish() }
    if body.isEmpty || isTail { replay(introducer: UInt8(ascii: "[")) } else { ignore() }
  }

  mutating func consumeOldMouse(_ byte: UInt8) {
    body.append(byte)
    guard body.count == 3 else { return }
    let report = MouseReport(
      code: Int(body[0]) - 32, column: Int(body[1]) - 32, row: Int(body[2]) - 32)
    emitPrefix()
    emitMouse(report)
    finish()
  }

  mutating func consumeConsoleFunction(_ byte: UInt8) {
    if (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(byte) {
      emit(.function(Int(byte) - 0x40), hasPrefix ? .alt : [])
      return finish()
    }
    abandonConsoleFunction()
    consume(byte)
  }

  /// Takes `ESC [ [` for Alt+[ and a bracket.
  mutating func abandonConsoleFunction() {
    body = [UInt8(ascii: "[")]
    replay(introducer: UInt8(ascii: "["))
  }

  mutating func consumeSingleShift(_ byte: UInt8) {
    let isParameter = (0x30...0x3B).contains(byte) && byte != UInt8(ascii: ":")
    if isParameter, body.count < 8 { return body.append(byte) }
    if let press = singleShiftKey(byte) {
      emit(.key(hasPrefix ? press.holdingAlt : press))
      return finish()
    }
    replay(introducer: UInt8(ascii: "O"))
    consume(byte)
  }

  private func singleShiftKey(_ final: UInt8) -> KeyPress? {
    guard let sequence = ControlSequence(body: body, final: final) else { return nil }
    return sequence.singleShiftKey
  }

  mutating func consumeString(_ byte: UInt8, _ kind: UInt8) {
    switch byte {
    case 0x1B: state = .stringEscape(kind)
    case 0x07 where !body.isEmpty || isTail: finishString(kind)
    case 0x20...0x7E, 0x80...0xFF: append(byte, limit: InputDecoder.longestString)
    default:
      abandonString(kind)
      consume(byte)
    }
  }

  mutating func consumeStringEscape(_ byte: UInt8, _ kind: UInt8) {
    if byte == UInt8(ascii: "\\"), !body.isEmpty || isTail { return finishString(kind) }
    abandonString(kind)
    consume(0x1B)
    consume(byte)
  }

  private mutating func finishString(_ kind: UInt8) {
    if isTail || isOverlong { return swallowTail() }
    emitPrefix()
    if let report = TerminalReport(string: body, kind: kind) {
      emit(.report(report))
    } else {
      output.append(.ignored)
    }
    finish()
  }

  /// Ends a string that has no end: a lost answer is swallowed, typed keys are handed out.
  mutating func abandonString(_ kind: UInt8) {
    if isTail && isOverlong { return finish() }
    if isOverlong || TerminalReport.isAnswer(body, kind: kind) { return ignore() }
    replay(introducer: kind)
  }
}
