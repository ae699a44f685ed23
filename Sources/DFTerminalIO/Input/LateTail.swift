/// What may still arrive of a sequence whose beginning has already timed out.
///
/// On a slow line the rest of a mouse report comes long after its ESC was taken for the Escape
/// key; typed as text it would be a burst of commands.
enum LateTail: Hashable, Sendable {
  case none
  /// ESC was taken for the Escape key: `[` or `]` may follow.
  case escape(until: Duration)
  /// ESC [ was taken for Alt+[: parameters may follow.
  case introducer(until: Duration)
  /// A control sequence was given up among its parameters.
  case control(until: Duration)
  /// A string of this kind was given up.
  case string(UInt8, until: Duration)

  /// How long a tail is awaited.
  static let patience = Duration.seconds(2)

  /// When the tail is no longer awaited.
  var end: Duration? {
    switch self {
    case .none: nil
    case .escape(let end), .introducer(let end), .control(let end), .string(_, let end): end
    }
  }
}

extension InputDecoder {
  /// Gives up waiting for the rest of a sequence, and for the rest of a paste.
  mutating func forgetLateTail() {
    if let end = lateTail.end, end < now { lateTail = .none }
    if state == .ground, let end = pasteTailEnd, end < now { pasteTailEnd = nil }
  }

  /// Takes the first byte after a time-out; returns whether it belongs to the late sequence.
  mutating func consumeLate(_ byte: UInt8) -> Bool {
    let tail = lateTail
    lateTail = .none
    switch (tail, byte) {
    case (.escape, UInt8(ascii: "[")): begin(.control)
    case (.escape, UInt8(ascii: "]")): begin(.string(byte))
    case (.introducer, 0x30...0x3F):
      begin(.control)
      isIntroducerOut = true
      body.append(byte)
    case (.control, 0x20...0x3F): resume(.control)
    case (.control, 0x40...0x7E): return true
    case (.string(let kind, _), 0x20...0xFF): resume(.string(kind))
    case (.string, 0x07): return true
    case (.string(let kind, _), 0x1B): resume(.stringEscape(kind))
    default: return false
    }
    isTail = true
    return true
  }

  /// Goes on with a sequence that is already lost, so that its rest is swallowed.
  private mutating func resume(_ state: State) {
    begin(state)
    isOverlong = true
  }
}
