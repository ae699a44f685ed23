public import DFTerminalCore

extension DFTheme {
  /// The names of the built-in themes, presets together, light before dark.
  public static let allNames: [String] = builtIn.map(\.name)

  /// Returns the built-in theme of that name, or `nil`.
  ///
  /// The name is one of ``allNames``, such as `"slate-dark"`, or a preset's, such as `"slate"`,
  /// which gives the preset's theme for `scheme`. Case does not matter.
  public static func named(_ name: String, for scheme: ColorScheme = .dark) -> DFTheme? {
    let wanted = name.lowercased()
    return builtIn.first { $0.name == wanted }
      ?? DFThemePreset.named(wanted)?.resolve(for: scheme)
  }

  /// Returns the theme for a colour scheme, if its colours respect one; otherwise the theme.
  ///
  /// Colours that were left as the default preset has them change to that preset's colours for
  /// the scheme; colours of your own stay. Complexity: O(number of colour roles).
  public func resolved(for scheme: ColorScheme) -> DFTheme {
    guard colors.respectsColorScheme, let current = self.scheme, current != scheme else {
      return self
    }
    let from = DFThemePreset.default.resolve(for: current)
    let to = DFThemePreset.default.resolve(for: scheme)
    var copy = self
    copy.scheme = scheme
    if name == from.name { copy.name = to.name }
    for role in DFColorRole.allCases where colors[role] == from.colors[role] {
      copy.colors[role] = to.colors[role]
    }
    return copy
  }
}
