public import DFTerminalCore

/// Which keys start which command.
///
/// Start from a preset and rebind single commands by name.
public struct KeyMap: Hashable, Sendable {
  /// A family of keys.
  public enum Preset: String, Hashable, Sendable, CaseIterable {
    /// Arrows and named keys only: no letters, so applications keep theirs. The default.
    case arrows
    /// The arrows and the letters of vi.
    case vi
    /// The arrows and the control keys of Emacs.
    case emacs
  }

  /// The family of keys to start from.
  public var preset: Preset
  private var rebound: [String: [KeyChord]] = [:]

  /// Creates a key map from a preset.
  public init(_ preset: Preset = .arrows) {
    self.preset = preset
  }

  /// Returns the keys that start a command; the first is the one help shows.
  public func keys(for command: Command) -> [KeyChord] {
    rebound[command.id] ?? command.keys[preset] ?? command.keys[.arrows] ?? []
  }

  /// Gives a command other keys; none switches it off.
  public mutating func bind(_ command: Command, to keys: [KeyChord]) {
    rebound[command.id] = keys
  }

  /// Returns the first of `commands` that a key starts.
  package func command(for chord: KeyChord, among commands: [Command]) -> Command? {
    commands.first { keys(for: $0).contains(chord) }
  }

  /// Returns the keys that start more than one of `commands`, with the names of those.
  public func conflicts(among commands: [Command]) -> [KeyChord: [String]] {
    var users: [KeyChord: [String]] = [:]
    for command in commands {
      for chord in keys(for: command) { users[chord, default: []].append(command.id) }
    }
    return users.filter { $0.value.count > 1 }
  }
}
