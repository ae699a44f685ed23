public import DFTerminalCore

/// A named action with the keys that start it, one set for each preset.
///
/// Help, key hints, tests and the dispatcher all read these; a component lists the commands it
/// can carry out now.
public struct Command: Hashable, Sendable, Identifiable {
  /// The name that key maps refer to, such as `move.down`.
  public let id: String
  /// What it does, in two or three words for help.
  public let title: String
  /// The keys for each preset; a preset without an entry uses those of ``KeyMap/Preset/arrows``.
  public let keys: [KeyMap.Preset: [KeyChord]]

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - id: The name that key maps refer to.
  ///   - title: What it does, in two or three words.
  ///   - keys: The keys in every preset.
  ///   - vi: The keys the vi preset adds.
  ///   - emacs: The keys the emacs preset adds.
  ///   - replaced: The presets that have their own keys only, because the others mean something
  ///     else there.
  public init(
    _ id: String, _ title: String, keys: [KeyChord] = [], vi: [KeyChord] = [],
    emacs: [KeyChord] = [], replaced: Set<KeyMap.Preset> = []
  ) {
    self.id = id
    self.title = title
    func common(_ preset: KeyMap.Preset) -> [KeyChord] { replaced.contains(preset) ? [] : keys }
    self.keys = [.arrows: keys, .vi: common(.vi) + vi, .emacs: common(.emacs) + emacs]
  }

  /// Two commands are equal when their names are.
  public static func == (left: Command, right: Command) -> Bool { left.id == right.id }

  /// Feeds the name into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
