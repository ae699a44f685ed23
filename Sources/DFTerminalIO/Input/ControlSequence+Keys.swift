import DFTerminalCore

extension ControlSequence {
  /// Whether this is the marker that begins a bracketed paste.
  var isPasteStart: Bool { isPlain("~") && parameters.count == 1 && number(0) == 200 }

  /// The keys this sequence stands for; empty when it is no key.
  var keys: [KeyPress] {
    if marker == 0, intermediate == 0, final == UInt8(ascii: "u") { return protocolKeys }
    return functionalKey.map { [$0] } ?? []
  }

  /// The key of an SS3 sequence: cursor keys in application mode, F1 to F4, the number pad.
  var singleShiftKey: KeyPress? {
    guard marker == 0, intermediate == 0 else { return nil }
    let modifiers = KeyModifiers(parameter: number(1) ?? number(0))
    if let code = ControlSequence.letterKeys[final] { return KeyPress(code, modifiers) }
    switch final {
    case UInt8(ascii: "M"): return KeyPress(.enter, modifiers)
    case UInt8(ascii: "I"): return KeyPress(.tab, modifiers)
    case UInt8(ascii: "X"): return KeyPress(.character("="), modifiers)
    case 0x61...0x64:
      guard parameters.isEmpty, let code = ControlSequence.letterKeys[final - 0x20] else {
        return nil
      }
      return KeyPress(code, .control)
    case 0x6A...0x79:
      return KeyPress(.character(Character(Unicode.Scalar(final - 0x40))), modifiers)
    default: return nil
    }
  }

  private var functionalKey: KeyPress? {
    guard marker == 0 else { return nil }
    switch final {
    case UInt8(ascii: "~") where intermediate == 0: return tildeKey
    case UInt8(ascii: "^"), UInt8(ascii: "@"), UInt8(ascii: "$"): return oldModifiedKey
    case UInt8(ascii: "Z") where intermediate == 0:
      return KeyPress(.tab, modifiers.union(.shift), phase: phase)
    case UInt8(ascii: "a")...UInt8(ascii: "d") where intermediate == 0 && parameters.isEmpty:
      return ControlSequence.letterKeys[final - 0x20].map { KeyPress($0, .shift) }
    default: return letterKey
    }
  }

  private var letterKey: KeyPress? {
    guard intermediate == 0, parameters.count <= 2,
      let code = ControlSequence.letterKeys[final]
    else { return nil }
    let modifiers = parameters.count == 1 ? KeyModifiers(parameter: number(0)) : modifiers
    return KeyPress(code, modifiers, phase: phase)
  }

  private var tildeKey: KeyPress? {
    guard let number = number(0) else { return nil }
    if number == 27, let code = self.number(2) {
      return ControlSequence.key(unicode: code, modifiers, phase: .press)
    }
    guard let code = ControlSequence.numberedKeys[number] ?? KittyKey.code(number) else {
      return nil
    }
    return KeyPress(code, modifiers, phase: phase)
  }

  /// The key of rxvt's endings: `$` for shift, `^` for control, `@` for both.
  private var oldModifiedKey: KeyPress? {
    guard intermediate == 0, parameters.count == 1, let number = number(0),
      let code = ControlSequence.numberedKeys[number]
    else { return nil }
    switch final {
    case UInt8(ascii: "$"): return KeyPress(code, .shift)
    case UInt8(ascii: "^"): return KeyPress(code, .control)
    default: return KeyPress(code, [.control, .shift])
    }
  }

  /// The modifiers of the second parameter.
  var modifiers: KeyModifiers { KeyModifiers(parameter: number(1)) }

  /// Whether the key went down, repeated or came up: the second parameter's sub-parameter.
  var phase: KeyPress.Phase {
    switch number(1, 1) {
    case 2: .repeat
    case 3: .release
    default: .press
    }
  }

  /// The keys by the final letter of CSI or SS3.
  static let letterKeys: [UInt8: KeyCode] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "E"): .named("kp_begin"), UInt8(ascii: "F"): .end,
    UInt8(ascii: "H"): .home, UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2),
    UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
  ]

  /// The keys by the number before `~`, in the VT220's numbering and its extensions.
  static let numberedKeys: [Int: KeyCode] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12), 25: .function(13), 26: .function(14),
    28: .function(15), 29: .function(16), 31: .function(17), 32: .function(18),
    33: .function(19), 34: .function(20),
  ]
}

extension KeyModifiers {
  /// Reads the modifiers of a parameter, which is one more than their bits.
  ///
  /// Caps lock and num lock are states, not held keys, and are left out.
  init(parameter: Int?) {
    self.init(rawValue: UInt8(truncatingIfNeeded: max(1, parameter ?? 1) - 1) & 0x3F)
  }
}
