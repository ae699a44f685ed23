/// The notation of input events in case files and transcripts, one event a string.
///
/// `text:á`, `ctrl+up`, `shift+a text:A`, `release:a`, `key:caps_lock`, `paste:hi\nyo`,
/// `paste:<1048576 bytes>`, `press left 3,4`, `drag left 3,4`, `wheel up 3,4`, `focus in`,
/// `resize 80x24`, `theme dark`, `report:mode 2026 reset`. Cells count from zero.
package enum EventNotation {
  /// The length in UTF-8 bytes above which a paste is written as its size.
  static let longestPaste = 4096

  /// Returns the notation of an event.
  package static func describe(_ event: InputEvent) -> String {
    switch event {
    case .key(let press): describe(press)
    case .pointer(let event): describe(event)
    case .paste(let text): "paste:" + describe(paste: text)
    case .focus(let isFocused): isFocused ? "focus in" : "focus out"
    case .resize(let size): "resize \(size.columns)x\(size.rows)"
    case .appearance(let scheme): scheme == .dark ? "theme dark" : "theme light"
    case .report(let report): "report:" + describe(report)
    }
  }

  private static func describe(_ press: KeyPress) -> String {
    let chord = chordText(press.chord)
    if press.phase == .release { return "release:" + KeyNotation.chordText(press.chord) }
    guard let text = press.text else { return chord }
    return isPlain(press, text) ? "text:" + text : "\(chord) text:\(text)"
  }

  /// Whether the key says no more than the text: a letter's case may come from caps lock.
  private static func isPlain(_ press: KeyPress, _ text: String) -> Bool {
    guard let character = text.first, text.count == 1 else { return false }
    let typed = KeyPress(typing: character)
    return typed.code == press.code && press.modifiers.isSubset(of: .shift)
      && (typed.modifiers == press.modifiers || character.isCased)
  }

  private static func chordText(_ chord: KeyChord) -> String {
    let text = KeyNotation.chordText(chord)
    guard case .named(let name) = chord.code else { return text }
    return text.dropLast(name.count) + "key:" + name
  }

  private static func describe(paste text: String) -> String {
    let size = text.utf8.count
    if size > longestPaste { return "<\(size) bytes>" }
    return text.reduce(into: "") { $0 += $1 == "\n" ? "\\n" : String($1) }
  }

  private static func describe(_ event: PointerEvent) -> String {
    let modifiers = KeyModifiers.written.filter { event.modifiers.contains($0.modifier) }
      .map { $0.name + "+" }.joined()
    return "\(modifiers)\(describe(event.action)) \(event.position.column),\(event.position.row)"
  }

  private static func describe(_ action: PointerEvent.Action) -> String {
    switch action {
    case .press(let button): "press \(button)"
    case .release(let button): "release \(button)"
    case .drag(let button): "drag \(button)"
    case .move: "move"
    case .wheel(.top): "wheel up"
    case .wheel(.bottom): "wheel down"
    case .wheel(.leading): "wheel left"
    case .wheel(.trailing): "wheel right"
    }
  }

  private static func describe(_ report: TerminalReport) -> String {
    switch report {
    case .background(let color): "background \(describe(color))"
    case .foreground(let color): "foreground \(describe(color))"
    case .cursor(let row, let column): "cursor \(row);\(column)"
    case .deviceAttributes(let numbers):
      "da1 " + numbers.map(String.init).joined(separator: ";")
    case .mode(let mode, let state): "mode \(mode) \(describe(modeState: state))"
    case .version(let text): "version \(text)"
    case .keyboardFlags(let flags): "keyboard \(flags)"
    case .other(let text): text
    }
  }

  private static func describe(modeState state: Int) -> String {
    let names = ["unknown", "set", "reset", "permanently set", "permanently reset"]
    return names.indices.contains(state) ? names[state] : String(state)
  }

  /// Returns a colour as `#rrggbb`, or `default`.
  package static func describe(_ color: CellColor) -> String {
    guard case .rgb(let red, let green, let blue) = color.value else { return "default" }
    return [red, green, blue].reduce(into: "#") { text, byte in
      text += byte < 16 ? "0" : ""
      text += String(byte, radix: 16)
    }
  }
}
