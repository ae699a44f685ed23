import DFTerminalCore

extension InputDecoder {
  /// Takes one byte.
  mutating func consume(_ byte: UInt8) {
    switch state {
    case .ground: consumeGround(byte)
    case .scalar: consumeScalar(byte)
    case .escape: consumeEscape(byte)
    case .control: consumeControl(byte)
    case .oldMouse: consumeOldMouse(byte)
    case .consoleFunction: consumeConsoleFunction(byte)
    case .singleShift: consumeSingleShift(byte)
    case .string(let kind): consumeString(byte, kind)
    case .stringEscape(let kind): consumeStringEscape(byte, kind)
    case .paste, .afterPaste: consumePaste(byte)
    }
  }

  /// Begins a sequence.
  mutating func begin(_ state: State) {
    self.state = state
    body.removeAll(keepingCapacity: true)
    isOverlong = false
    isTail = false
    isIntroducerOut = false
  }

  /// Forgets the sequence that was pending.
  mutating func finish() {
    begin(.ground)
    hasPrefix = false
  }

  /// Adds a byte to the sequence, up to its limit.
  mutating func append(_ byte: UInt8, limit: Int) {
    if body.count < limit { body.append(byte) } else { isOverlong = true }
  }

  /// Hands out an event.
  mutating func emit(_ event: InputEvent) { output.append(.event(event)) }

  /// Hands out a key.
  mutating func emit(_ code: KeyCode, _ modifiers: KeyModifiers = []) {
    emit(.key(KeyPress(code, modifiers)))
  }

  /// Hands out the Escape key for a second ESC that turned out to stand alone.
  mutating func emitPrefix() {
    if hasPrefix { emit(.escape) }
    hasPrefix = false
  }

  /// Swallows the pending sequence.
  mutating func ignore() {
    emitPrefix()
    output.append(.ignored)
    finish()
  }

  private mutating func consumeGround(_ byte: UInt8) {
    if lateTail != .none, consumeLate(byte) { return }
    if pasteTailEnd != nil {
      begin(.afterPaste)
      pasteTailEnd = now + limits.escape
      return consumePaste(byte)
    }
    switch byte {
    case 0x1B: begin(.escape)
    case 0x80...0xFF:
      begin(.scalar)
      consumeScalar(byte)
    default: emit(.key(.legacy(byte)))
    }
  }

  private mutating func consumeScalar(_ byte: UInt8) {
    switch scalar.push(byte) {
    case .incomplete: return
    case .scalar(let scalar): finishScalar(scalar)
    case .invalid: finishScalar("\u{FFFD}")
    case .broken:
      finishScalar("\u{FFFD}")
      consume(byte)
    }
  }

  /// Hands out a character, with Alt when an ESC stood before it.
  mutating func finishScalar(_ scalar: Unicode.Scalar) {
    let press = KeyPress(typing: Character(scalar))
    emit(.key(hasPrefix ? press.holdingAlt : press))
    finish()
  }

  private mutating func consumeEscape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["): begin(.control)
    case UInt8(ascii: "O"): begin(.singleShift)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      begin(.string(byte))
    case 0x1B:
      emitPrefix()
      hasPrefix = true
    case 0x80...0xFF:
      emitPrefix()
      hasPrefix = true
      begin(.scalar)
      consumeScalar(byte)
    default:
      emitPrefix()
      emitAlt(byte)
      finish()
    }
  }

  /// Hands out the key of a byte behind ESC.
  mutating func emitAlt(_ byte: UInt8) { emit(.key(KeyPress.legacy(byte).holdingAlt)) }

  /// Gives up a sequence and takes its bytes for typed keys: Alt with the introducer, then text.
  mutating func replay(introducer: UInt8) {
    let bytes = body
    emitPrefix()
    if !isTail {
      emitAlt(introducer)
    } else if !isIntroducerOut {
      emit(.key(.legacy(introducer)))
    }
    finish()
    for byte in bytes { consume(byte) }
  }
}

extension KeyPress {
  /// The key of one byte below 0x80 as every terminal has sent it since before the protocols.
  static func legacy(_ byte: UInt8) -> KeyPress {
    switch byte {
    case 0x00: KeyPress(.space, .control)
    case 0x08, 0x7F: KeyPress(.backspace)
    case 0x09: KeyPress(.tab)
    case 0x0D: KeyPress(.enter)
    case 0x1B: KeyPress(.escape)
    case 0x01...0x1A: KeyPress(.character(Character(Unicode.Scalar(byte + 0x60))), .control)
    case 0x1C...0x1F: KeyPress(.character(Character(Unicode.Scalar(byte + 0x40))), .control)
    default: KeyPress(typing: Character(Unicode.Scalar(byte)))
    }
  }

  /// The same key with Alt held, which types nothing.
  var holdingAlt: KeyPress { KeyPress(code, modifiers.union(.alt), phase: phase) }
}
