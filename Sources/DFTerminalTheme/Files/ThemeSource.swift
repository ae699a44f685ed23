import DFTerminalCore

/// The Swift source of the built-in themes, as `generate-themes` writes it.
///
/// A built-in theme varies colours, radius and shadows only, as DesignFoundation's presets do;
/// anything else in a file of `Themes/` would be lost and is therefore refused.
package struct ThemeSource {
  private let themes: [DFTheme]

  /// Creates the source of some themes.
  package init(themes: [DFTheme]) { self.themes = themes }

  /// The names of themes that vary what the source cannot hold.
  package var refused: [String] {
    themes.filter { theme in
      let held = DFTheme(
        name: theme.name, scheme: theme.scheme, colors: theme.colors, radius: theme.radius,
        shadows: theme.shadows)
      return held != theme
    }.map(\.name)
  }

  /// The text of the file.
  package var text: String {
    var lines = [
      "// Generated from Themes/*.json by `swift run generate-themes`; do not edit.", "",
      "import DFTerminalCore", "", "extension DFTheme {", "  static let builtIn: [DFTheme] = [",
    ]
    lines += themes.map { "    .\($0.identifier)," } + ["  ]"]
    for theme in themes { lines += [""] + theme.declaration }
    return lines.joined(separator: "\n") + "\n}\n"
  }
}

extension DFTheme {
  fileprivate var identifier: String {
    let words = name.split(separator: "-")
    return words.prefix(1).joined()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  fileprivate var declaration: [String] {
    let scheme = scheme.map { ".\($0)" } ?? "nil"
    var arguments = ["    colors: DFColorTokens(\n\(colors.arguments))"]
    if radius != DFRadiusTokens() {
      arguments.append("    radius: DFRadiusTokens(\(radius.arguments))")
    }
    if shadows != DFShadowTokens() {
      arguments.append("    shadows: DFShadowTokens(\n\(shadows.arguments))")
    }
    return [
      "  static let \(identifier) = DFTheme(", "    name: \"\(name)\", scheme: \(scheme),",
      arguments.joined(separator: ",\n") + ")",
    ]
  }
}

extension DFColorTokens {
  fileprivate var arguments: String {
    let roles = DFColorRole.allCases.map { "      \($0): \(self[$0].source(of: $0))" }
    let respects = "      respectsColorScheme: \(respectsColorScheme)"
    return (roles + [respects]).joined(separator: ",\n")
  }
}

extension DFRadiusTokens {
  fileprivate var arguments: String {
    [("none", none), ("sm", sm), ("md", md), ("lg", lg), ("full", full)]
      .map { "\($0): \($1.points.shortest)" }.joined(separator: ", ")
  }
}

extension DFShadowTokens {
  fileprivate var arguments: String {
    [("none", none), ("sm", sm), ("md", md), ("lg", lg)].map { name, shadow in
      """
            \(name): DFShadow(
              color: \(shadow.color.source(of: .border)), radius: \(shadow.radius.shortest), \
      x: \(shadow.x.shortest), y: \(shadow.y.shortest))
      """
    }.joined(separator: ",\n")
  }
}

extension Color {
  /// The expression that makes the colour.
  fileprivate func source(of role: DFColorRole) -> String {
    switch source {
    case .indexed(let index): return ".indexed(\(index))"
    case .role(.background): return ".terminalBackground"
    case .role(let name): return ".\(name)"
    case .rgb(let red, let green, let blue):
      let bytes = [red, green, blue].map { Int(($0 * 255).rounded()) }
      let hex = bytes.map { String($0 + 256, radix: 16, uppercase: true).dropFirst() }.joined()
      return "Color(hex: 0x\(hex)\(alpha == 1 ? "" : ", opacity: \(alpha)"))"
    }
  }
}

extension Double {
  /// The number without a decimal point where it has no fraction.
  var shortest: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}
