/// The functional keys of the kitty keyboard protocol, by their private-use numbers.
///
/// Source: "Functional key definitions" of the protocol's specification.
package enum KittyKey {
  /// Returns the key of a private-use number, or `nil` when the number is not assigned.
  ///
  /// Keys of the number pad are the keys they stand for: a digit types its digit.
  package static func code(_ number: Int) -> KeyCode? {
    switch number {
    case 57358...57362: .named(locks[number - 57358])
    case 57363: .menu
    case 57376...57398: .function(number - 57376 + 13)
    case 57399...57408: .character(Character(String(number - 57399)))
    case 57409...57427: pad[number - 57409]
    case 57428...57440: .named("media_" + media[number - 57428])
    case 57441...57454: .named(modifiers[number - 57441])
    default: nil
    }
  }

  /// Whether a lower-case name belongs to a key without a ``KeyCode`` case of its own.
  static func isName(_ name: String) -> Bool {
    locks.contains(name) || modifiers.contains(name) || name == "kp_begin"
      || (name.hasPrefix("media_") && media.contains(String(name.dropFirst(6))))
  }

  private static let locks = [
    "caps_lock", "scroll_lock", "num_lock", "print_screen", "pause",
  ]

  private static let pad: [KeyCode] = [
    .character("."), .character("/"), .character("*"), .character("-"), .character("+"),
    .enter, .character("="), .character(","), .left, .right, .up, .down, .pageUp, .pageDown,
    .home, .end, .insert, .delete, .named("kp_begin"),
  ]

  private static let media = [
    "play", "pause", "play_pause", "reverse", "stop", "fast_forward", "rewind", "track_next",
    "track_previous", "record", "lower_volume", "raise_volume", "mute_volume",
  ]

  private static let modifiers = [
    "left_shift", "left_control", "left_alt", "left_super", "left_hyper", "left_meta",
    "right_shift", "right_control", "right_alt", "right_super", "right_hyper", "right_meta",
    "iso_level3_shift", "iso_level5_shift",
  ]
}
