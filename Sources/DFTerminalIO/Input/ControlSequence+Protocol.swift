import DFTerminalCore

// The kitty keyboard protocol: CSI code:shifted:base ; modifiers:phase ; text u.
extension ControlSequence {
  /// The keys of a CSI u sequence; several when an input method sends text without a key.
  var protocolKeys: [KeyPress] {
    let text = associatedText
    guard let code = number(0), code != 0 else {
      return phase == .release ? [] : text.map { KeyPress(typing: $0) }
    }
    guard var press = ControlSequence.key(unicode: keyNumber(code), modifiers, phase: phase) else {
      return []
    }
    if phase != .release { press.text = text.isEmpty ? typedText(press) : text }
    return [press]
  }

  /// Returns the key for its Unicode or private-use number.
  ///
  /// Upper-case letters, which only older protocols send, are their key with shift.
  static func key(
    unicode number: Int, _ modifiers: KeyModifiers, phase: KeyPress.Phase
  ) -> KeyPress? {
    switch number {
    case 9: return KeyPress(.tab, modifiers, phase: phase)
    case 13: return KeyPress(.enter, modifiers, phase: phase)
    case 27: return KeyPress(.escape, modifiers, phase: phase)
    case 8, 127: return KeyPress(.backspace, modifiers, phase: phase)
    default: break
    }
    if let code = KittyKey.code(number) { return KeyPress(code, modifiers, phase: phase) }
    guard number >= 32, !(0x80...0x9F).contains(number), !(0xE000...0xF8FF).contains(number),
      let scalar = UInt32(exactly: number).flatMap(Unicode.Scalar.init)
    else { return nil }
    let typed = KeyPress(typing: Character(scalar))
    return KeyPress(typed.code, modifiers.union(typed.modifiers), phase: phase)
  }

  /// The number of the key to report: on another alphabet's layout, shortcuts use the key's
  /// place on the base layout, so that Ctrl+C is the same key everywhere.
  private func keyNumber(_ code: Int) -> Int {
    guard code > 127, !KeyModifiers.shift.isSuperset(of: modifiers),
      let base = number(0, 2), (33...126).contains(base)
    else { return code }
    return base
  }

  /// The text of the third parameter, without control characters.
  private var associatedText: String {
    guard parameters.count > 2 else { return "" }
    var text = ""
    for case let number? in parameters[2] where number >= 32 && !(0x7F...0x9F).contains(number) {
      if let scalar = UInt32(exactly: number).flatMap(Unicode.Scalar.init) {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// The text a key types when the terminal does not say: with shift the shifted key's.
  private func typedText(_ press: KeyPress) -> String? {
    guard let text = press.text else { return nil }
    let hasCapsLock = ((number(1) ?? 1) - 1) & 64 != 0
    if press.modifiers.contains(.shift), let shifted = number(0, 1), shifted >= 32,
      let scalar = UInt32(exactly: shifted).flatMap(Unicode.Scalar.init)
    {
      return String(Character(scalar))
    }
    guard hasCapsLock else { return text }
    return press.modifiers.contains(.shift) ? text.lowercased() : text.uppercased()
  }
}
