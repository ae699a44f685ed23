/// The notation of keys in scripts, key maps and tests: `jj<space>`, `<down>`, `<ctrl+a>`.
///
/// A plain character is the key that types it. Everything else stands in angle brackets: a key's
/// name (`enter`, `escape`, `tab`, `backspace`, `delete`, `insert`, `up`, `down`, `left`, `right`,
/// `home`, `end`, `pageup`, `pagedown`, `menu`, `space`, `f1` … `f35`, or a name of the kitty
/// keyboard protocol such as `caps_lock`) or a character, after any of `ctrl+`, `alt+`, `shift+`,
/// `super+`, `hyper+` and `meta+`. `<lt>` is the less-than sign. Names ignore case.
public enum KeyNotation {
  /// Reads a script of keys.
  ///
  /// - Throws: ``KeyNotationError`` for a bracket without its end or a name no key has.
  /// - Complexity: O(n) in the length of the script.
  public static func parse(_ script: String) throws(KeyNotationError) -> [KeyPress] {
    var keys: [KeyPress] = []
    var rest = script[...]
    while let first = rest.first {
      guard first == "<" else {
        keys.append(stroke(typing: first))
        rest.removeFirst()
        continue
      }
      guard let name = bracketed(rest) else {
        throw KeyNotationError(part: String(rest), reason: .missingBracket)
      }
      keys.append(try press(name))
      rest = rest[rest.index(after: name.endIndex)...]
    }
    return keys
  }

  /// Returns what stands between the first bracket and its end; `>` may be the key itself.
  private static func bracketed(_ text: Substring) -> Substring? {
    let inside = text.dropFirst()
    guard let end = inside.dropFirst().firstIndex(of: ">") else { return nil }
    let name = inside[..<end]
    let next = inside.index(after: end)
    let isKey =
      name.dropFirst().hasSuffix("+") && !name.hasSuffix("++")
      && inside[next...].first == ">"
    return isKey ? inside[..<next] : name
  }

  /// Reads one stroke as it stands between the brackets: `ctrl+a`, `down`, `A`.
  package static func press(_ text: Substring) throws(KeyNotationError) -> KeyPress {
    var rest = text
    var modifiers: KeyModifiers = []
    while let plus = rest.dropFirst().firstIndex(of: "+"), plus < rest.index(before: rest.endIndex),
      let modifier = KeyModifiers.named(rest[..<plus].lowercased()[...])
    {
      modifiers.formUnion(modifier)
      rest = rest[rest.index(after: plus)...]
    }
    let key = try key(rest, in: text)
    guard !modifiers.isEmpty else { return key }
    return KeyPress(key.code, key.modifiers.union(modifiers))
  }

  /// Returns the notation of a chord: a plain character, or a name in angle brackets.
  public static func describe(_ chord: KeyChord) -> String {
    if case .character(let character) = chord.code, chord.modifiers.isEmpty,
      character != "<", character != " "
    {
      return String(character)
    }
    return "<\(chordText(chord))>"
  }

  /// Returns a chord without brackets: `ctrl+a`, `shift+tab`, `space`.
  package static func chordText(_ chord: KeyChord) -> String {
    var text = ""
    for entry in KeyModifiers.written where chord.modifiers.contains(entry.modifier) {
      text += entry.name + "+"
    }
    return text + keyText(chord.code)
  }

  private static func keyText(_ code: KeyCode) -> String {
    if let name = KeyNames.name(of: code) { return name }
    guard case .character(let character) = code else { return "" }
    return character == "<" ? "lt" : String(character)
  }

  private static func key(
    _ name: Substring, in text: Substring
  ) throws(KeyNotationError) -> KeyPress {
    if let character = name.first, name.dropFirst().isEmpty { return stroke(typing: character) }
    let lower = name.lowercased()
    if let code = KeyNames.code(named: lower) { return KeyPress(code) }
    if KittyKey.isName(lower) { return KeyPress(.named(lower)) }
    throw KeyNotationError(part: String(text), reason: .unknownKey)
  }

  /// The stroke of a character in a script, where line ends and tabs stand for their keys.
  private static func stroke(typing character: Character) -> KeyPress {
    switch character {
    case "\n", "\r", "\r\n": KeyPress(.enter)
    case "\t": KeyPress(.tab)
    default: KeyPress(typing: character)
    }
  }
}

/// A script of keys that cannot be read.
public struct KeyNotationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with a part of a script.
  public enum Reason: Hashable, Sendable {
    /// An angle bracket opens and does not close.
    case missingBracket
    /// No key has this name.
    case unknownKey
  }

  /// The part of the script that cannot be read.
  public let part: String
  /// What is wrong with it.
  public let reason: Reason

  /// Creates an error about a part of a script.
  public init(part: String, reason: Reason) {
    self.part = part
    self.reason = reason
  }

  /// The error as a sentence that says what to write instead.
  public var description: String {
    switch reason {
    case .missingBracket:
      "the key \(part) has no closing bracket; write <lt> for the less-than sign itself"
    case .unknownKey:
      "no key is called <\(part)>; write a name such as <down>, <ctrl+a>, <pageup> or <f5>"
    }
  }
}

extension KeyChord {
  /// Creates a chord from its notation without brackets: `ctrl+a`, `shift+tab`, `f5`, `G`.
  ///
  /// - Throws: ``KeyNotationError`` when no key is called so.
  public init(_ notation: String) throws(KeyNotationError) {
    self = try KeyNotation.press(notation[...]).chord
  }
}
