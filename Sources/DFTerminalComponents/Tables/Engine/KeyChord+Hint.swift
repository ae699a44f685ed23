import DFTerminalCore
import DFTerminalViews

extension KeyChord {
  /// The key as a hint shows it: `↵`, `space`, `alt+↑`.
  func hint(_ glyphs: GlyphSet) -> String {
    var text = ""
    if modifiers.contains(.control) { text += "ctrl+" }
    if modifiers.contains(.alt) { text += "alt+" }
    if modifiers.contains(.shift) { text += "shift+" }
    return text + code.hint(glyphs)
  }
}

extension KeyCode {
  fileprivate func hint(_ glyphs: GlyphSet) -> String {
    switch self {
    case .character(" "): "space"
    case .character(let character): String(character)
    case .enter: glyphs.pick("↵", "enter")
    case .escape: "esc"
    case .tab: "tab"
    case .backspace: glyphs.pick("⌫", "backspace")
    case .delete: "del"
    case .insert: "ins"
    case .up: glyphs.pick("↑", "up")
    case .down: glyphs.pick("↓", "down")
    case .left: glyphs.pick("←", "left")
    case .right: glyphs.pick("→", "right")
    case .home: "home"
    case .end: "end"
    case .pageUp: "pgup"
    case .pageDown: "pgdn"
    case .menu: "menu"
    case .function(let number): "F\(number)"
    case .named(let name): name
    }
  }
}
