/// A key of the keyboard, apart from its modifiers.
public enum KeyCode: Hashable, Sendable {
  /// A key that types a character; letters are lower case, shift is a modifier.
  case character(Character)
  /// Return.
  case enter
  /// Escape.
  case escape
  /// Tab.
  case tab
  /// Backspace.
  case backspace
  /// Forward delete.
  case delete
  /// Insert.
  case insert
  /// Arrow up.
  case up
  /// Arrow down.
  case down
  /// Arrow left.
  case left
  /// Arrow right.
  case right
  /// Home.
  case home
  /// End.
  case end
  /// Page up.
  case pageUp
  /// Page down.
  case pageDown
  /// The context menu key.
  case menu
  /// A function key, counted from 1.
  case function(Int)
  /// Any other key, by the field's name: `caps_lock`, `print_screen`, `media_play` …
  case named(String)

  /// The space bar.
  public static let space = KeyCode.character(" ")
}

/// The modifier keys held during an event.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// The bits of the combination, as the kitty keyboard protocol counts them.
  public let rawValue: UInt8

  /// Creates a combination from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Shift.
  public static let shift = KeyModifiers(rawValue: 1)
  /// Alt, or Option.
  public static let alt = KeyModifiers(rawValue: 2)
  /// Control.
  public static let control = KeyModifiers(rawValue: 4)
  /// Super, Command or Windows.
  public static let `super` = KeyModifiers(rawValue: 8)
  /// Hyper.
  public static let hyper = KeyModifiers(rawValue: 16)
  /// Meta.
  public static let meta = KeyModifiers(rawValue: 32)
}

/// A key together with its modifiers: what a command is bound to.
public struct KeyChord: Hashable, Sendable {
  /// The key.
  public var code: KeyCode
  /// The modifiers held.
  public var modifiers: KeyModifiers

  /// Creates a chord; no modifiers by default.
  public init(_ code: KeyCode, _ modifiers: KeyModifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }
}

/// One stroke of a key.
public struct KeyPress: Hashable, Sendable {
  /// Whether the key went down, repeated or came up.
  public enum Phase: Hashable, Sendable {
    /// The key went down.
    case press
    /// The key is held and repeats.
    case `repeat`
    /// The key came up; only terminals with the kitty protocol say so.
    case release
  }

  /// The key and its modifiers.
  public var chord: KeyChord
  /// Whether the key went down, repeated or came up.
  public var phase: Phase
  /// The text the stroke types; `nil` for keys that type none.
  public var text: String?

  /// Creates a stroke; text defaults to the character of a character key that goes down.
  ///
  /// A key held with a modifier other than shift, and a key that comes up, type nothing.
  public init(
    _ code: KeyCode, _ modifiers: KeyModifiers = [], phase: Phase = .press, text: String? = nil
  ) {
    chord = KeyChord(code, modifiers)
    self.phase = phase
    self.text = text ?? (phase == .release ? nil : KeyPress.typed(by: code, modifiers))
  }

  /// Creates the stroke that types one character: an upper-case letter is its key with shift.
  ///
  /// Control characters are not keys here; they count as characters like any other.
  public init(typing character: Character) {
    let text = String(character)
    let lower = text.lowercased()
    let isShifted = lower != text && lower.count == 1
    self.init(
      .character(isShifted ? Character(lower) : character), isShifted ? .shift : [], text: text)
  }

  /// The key, apart from its modifiers.
  public var code: KeyCode { chord.code }
  /// The modifiers held.
  public var modifiers: KeyModifiers { chord.modifiers }

  private static func typed(by code: KeyCode, _ modifiers: KeyModifiers) -> String? {
    guard case .character(let character) = code, modifiers.isSubset(of: .shift) else { return nil }
    return modifiers.contains(.shift) ? character.uppercased() : String(character)
  }
}
