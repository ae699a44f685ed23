/// The names of keys in scripts and key maps.
enum KeyNames {
  /// The keys that have a name of their own, each with the name that is printed.
  private static let canonical: [(code: KeyCode, name: String)] = [
    (.enter, "enter"), (.escape, "escape"), (.tab, "tab"), (.backspace, "backspace"),
    (.delete, "delete"), (.insert, "insert"), (.up, "up"), (.down, "down"), (.left, "left"),
    (.right, "right"), (.home, "home"), (.end, "end"), (.pageUp, "pageup"),
    (.pageDown, "pagedown"), (.menu, "menu"), (.space, "space"),
  ]

  /// Other spellings people use for the same keys.
  private static let aliases: [String: KeyCode] = [
    "return": .enter, "cr": .enter, "esc": .escape, "bs": .backspace, "del": .delete,
    "ins": .insert, "pgup": .pageUp, "page_up": .pageUp, "pgdn": .pageDown, "pgdown": .pageDown,
    "page_down": .pageDown, "lt": .character("<"), "gt": .character(">"),
    "plus": .character("+"), "minus": .character("-"),
  ]

  private static let codes: [String: KeyCode] = aliases.merging(
    canonical.map { ($0.name, $0.code) }, uniquingKeysWith: { first, _ in first })

  private static let names: [KeyCode: String] = Dictionary(
    canonical.map { ($0.code, $0.name) }, uniquingKeysWith: { first, _ in first })

  /// The highest function key a keyboard protocol can report.
  static let lastFunctionKey = 35

  /// Returns the key of a name in lower case, or `nil` when no key is called so.
  static func code(named name: String) -> KeyCode? {
    if let code = codes[name] { return code }
    guard name.first == "f", let number = Int(name.dropFirst()) else { return nil }
    return (1...lastFunctionKey).contains(number) ? .function(number) : nil
  }

  /// Returns the name of a key, or `nil` for a key that types a character.
  static func name(of code: KeyCode) -> String? {
    switch code {
    case .function(let number): "f\(number)"
    case .named(let name): name
    default: names[code]
    }
  }
}

extension KeyModifiers {
  /// The modifiers in the order they are written, each with its name and its label for people.
  static let written: [(modifier: KeyModifiers, name: String, label: String)] = [
    (.control, "ctrl", "Ctrl"), (.alt, "alt", "Alt"), (.shift, "shift", "Shift"),
    (.super, "super", "Super"), (.hyper, "hyper", "Hyper"), (.meta, "meta", "Meta"),
  ]

  /// Returns the modifier of a name in lower case, or `nil`.
  static func named(_ name: Substring) -> KeyModifiers? {
    switch name {
    case "control": .control
    case "option", "opt": .alt
    case "cmd", "command": .super
    default: written.first { $0.name == name }?.modifier
    }
  }
}
