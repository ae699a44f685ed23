extension KeyChord {
  /// Returns the chord as help shows it: `Ctrl+A`, `↑`, `Shift+Tab`, `PgDn`.
  ///
  /// Letters are upper case, as on the key; a lone letter shows the character it types.
  /// - Parameter ascii: Whether arrows are spelled out (`Up`) for terminals without Unicode.
  public func label(ascii: Bool = false) -> String {
    if case .character(let character) = code, character != " " {
      if modifiers.isEmpty { return String(character) }
      if modifiers == .shift, character.isCased { return character.uppercased() }
    }
    var parts: [String] = []
    for entry in KeyModifiers.written where modifiers.contains(entry.modifier) {
      parts.append(entry.label)
    }
    parts.append(code.label(ascii: ascii))
    return parts.joined(separator: "+")
  }
}

extension KeyCode {
  /// Returns the key as help shows it: `A`, `↑`, `Enter`, `F5`.
  ///
  /// - Parameter ascii: Whether arrows are spelled out (`Up`) for terminals without Unicode.
  public func label(ascii: Bool = false) -> String {
    switch self {
    case .character(let character): character == " " ? "Space" : character.uppercased()
    case .up: ascii ? "Up" : "↑"
    case .down: ascii ? "Down" : "↓"
    case .left: ascii ? "Left" : "←"
    case .right: ascii ? "Right" : "→"
    case .escape: "Esc"
    case .delete: "Del"
    case .insert: "Ins"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    default: titled
    }
  }

  /// The name with capitals and spaces: `Enter`, `F5`, `Caps Lock`.
  private var titled: String {
    (KeyNames.name(of: self) ?? "").split(separator: "_")
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }
}
