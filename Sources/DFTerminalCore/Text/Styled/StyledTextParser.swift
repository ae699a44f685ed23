/// Reads text with escape sequences: SGR and OSC 8 change the look, all others are left out.
///
/// Sequences are recognised in their seven-bit forms and in the forms with C1 controls. One that
/// does not end hides nothing but itself: control sequences end at the first byte they cannot hold,
/// strings at the end of the text.
struct StyledTextParser {
  private var runs: [StyledText.Run] = []
  private var style = CellStyle.plain
  private var link: String?
  private var textStart = 0

  /// Returns the runs of a text, not yet sanitised.
  mutating func parse(_ text: String) -> [StyledText.Run] {
    UTF8Bytes.of(text) { bytes in
      var at = 0
      while at < bytes.count {
        let length = introducerLength(bytes, at)
        guard length > 0 else {
          at += 1
          continue
        }
        flush(bytes, to: at)
        at = passSequence(bytes, at, length)
        textStart = at
      }
      flush(bytes, to: bytes.count)
    }
    return runs
  }

  private mutating func flush(_ bytes: UTF8Bytes, to end: Int) {
    guard end > textStart else { return }
    runs.append(StyledText.Run(bytes.string(textStart..<end), style: style, link: link))
  }

  /// The bytes of ESC or of a C1 control at an offset that begin a sequence, else 0.
  private func introducerLength(_ bytes: UTF8Bytes, _ at: Int) -> Int {
    if bytes.byte(at) == 0x1B { return 1 }
    guard bytes.byte(at) == 0xC2, at + 1 < bytes.count else { return 0 }
    switch bytes.byte(at + 1) {
    case 0x90, 0x98, 0x9B, 0x9C, 0x9D, 0x9E, 0x9F: return 2
    default: return 0
    }
  }

  /// Takes the sequence at an offset and returns its end.
  private mutating func passSequence(_ bytes: UTF8Bytes, _ at: Int, _ length: Int) -> Int {
    let start = at + length
    guard length == 2 || start < bytes.count else { return start }
    let kind = length == 2 ? bytes.byte(at + 1) - 0x40 : bytes.byte(start)
    let body = length == 2 ? start : start + 1
    switch kind {
    case 0x5B: return passControl(bytes, body)
    case 0x5D: return passString(bytes, body, isCommand: true)
    case 0x50, 0x58, 0x5E, 0x5F: return passString(bytes, body, isCommand: false)
    case 0x20...0x2F: return passEscape(bytes, body)
    case 0x30...0x7E: return body
    default: return length == 2 ? body : start
    }
  }

  /// ESC, bytes in between, and a final byte.
  private func passEscape(_ bytes: UTF8Bytes, _ start: Int) -> Int {
    var at = start
    while at < bytes.count, (0x20...0x2F).contains(bytes.byte(at)) { at += 1 }
    return at < bytes.count && (0x30...0x7E).contains(bytes.byte(at)) ? at + 1 : at
  }

  private mutating func passControl(_ bytes: UTF8Bytes, _ start: Int) -> Int {
    var at = start
    while at < bytes.count, (0x30...0x3F).contains(bytes.byte(at)) { at += 1 }
    let parameters = start..<at
    while at < bytes.count, (0x20...0x2F).contains(bytes.byte(at)) { at += 1 }
    guard at < bytes.count, (0x40...0x7E).contains(bytes.byte(at)) else { return at }
    let isPrivate = !parameters.isEmpty && bytes.byte(start) >= 0x3C
    if bytes.byte(at) == 0x6D, at == parameters.upperBound, !isPrivate {
      style.apply(StyleParameters(bytes.string(parameters)))
    }
    return at + 1
  }

  /// A string up to BEL (commands only) or ST; the rest of the text where there is no end.
  private mutating func passString(_ bytes: UTF8Bytes, _ start: Int, isCommand: Bool) -> Int {
    var at = start
    while at < bytes.count {
      let end = terminatorLength(bytes, at, isCommand)
      if end > 0 {
        if isCommand { apply(command: bytes.string(start..<at)) }
        return at + end
      }
      at += 1
    }
    return at
  }

  private func terminatorLength(_ bytes: UTF8Bytes, _ at: Int, _ isCommand: Bool) -> Int {
    let byte = bytes.byte(at)
    if byte == 0x07, isCommand { return 1 }
    guard at + 1 < bytes.count else { return 0 }
    let next = bytes.byte(at + 1)
    return byte == 0x1B && next == 0x5C || byte == 0xC2 && next == 0x9C ? 2 : 0
  }

  private mutating func apply(command: String) {
    let parts = command.split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "8" else { return }
    link = parts[2].isEmpty ? nil : String(parts[2])
  }
}
