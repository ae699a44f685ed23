import DFTerminalCore

/// Turns the tokens of a file into a theme, collecting what is wrong on the way.
struct ThemeReader {
  private(set) var failures: [TokenFailure]
  private let root: JSONNode
  private let tokens: DesignTokens
  private let slots: [String: TokenSlot]
  private let file: String
  private let fallback: DFTheme?

  private static let groups: Set<String> = [
    "color", "typography", "spacing", "radius", "shadow", "animation", "material", "component",
    "metrics",
  ]

  init(root: JSONNode, file: String, base: DFTheme?) {
    self.root = root
    self.file = file
    fallback = base
    tokens = DesignTokens(root: root)
    failures = tokens.failures
    slots = Dictionary(uniqueKeysWithValues: TokenSlot.all.map { ($0.path, $0) })
  }

  /// Returns the theme; where ``failures`` is not empty it is not whole.
  mutating func read() -> DFTheme {
    guard case .object = root.value else {
      fail(.invalidValue(expected: "an object of groups", found: root.summary), at: root.offset)
      return .default
    }
    checkGroups()
    var theme = header()
    apply(to: &theme)
    return theme
  }

  private mutating func checkGroups() {
    for member in root.members where !member.key.hasPrefix("$") {
      if !Self.groups.contains(member.key), let near = member.key.nearest(in: Self.groups.sorted())
      {
        fail(.misspelledGroup(suggestion: near), at: member.offset, token: member.key)
      }
    }
  }

  private mutating func apply(to theme: inout DFTheme) {
    let base = theme
    let slots = slots
    let paths = tokens.tokens.map(\.path) + slots.keys.sorted()
    let decoder = TokenDecoder(
      tokens: tokens, inherited: { slots[$0]?.value(base) }, suggestion: { $0.nearest(in: paths) })
    for token in tokens.tokens where Self.groups.contains(token.group) {
      // Suggestions are not free: nobody reads the hundredth of a file that is no theme.
      guard failures.count < ThemeFileError.limit else { break }
      guard let slot = slots[token.path] else {
        let near = token.path.nearest(in: slots.keys.sorted())
        fail(.unknownToken(suggestion: near), at: token.offset, token: token.path)
        continue
      }
      do { try slot.store(token, decoder, &theme) } catch { failures.append(error) }
    }
  }

  private mutating func fail(
    _ problem: ThemeFileError.Problem, at offset: Int, token: String? = nil
  ) {
    failures.append(TokenFailure(offset: offset, token: token, problem: problem))
  }
}

// MARK: - What the file says about itself

extension ThemeReader {
  private static let own = "dfterminal"

  /// Returns the base with the name and scheme of the file.
  private mutating func header() -> DFTheme {
    let node = root["$extensions"]?[Self.own]
    checkNames(of: node)
    var theme = base(node?["base"])
    theme.name = text(node?["name"], "name") ?? stem
    if let scheme = node?["scheme"] { theme.scheme = read(scheme: scheme) }
    // A palette of one's own is not to be mixed with the default's when the terminal is light.
    if tokens.tokens.contains(where: { $0.group == "color" }) {
      theme.colors.respectsColorScheme = false
    }
    if let respects = node?["respectsColorScheme"] {
      if case .bool(let value) = respects.value {
        theme.colors.respectsColorScheme = value
      } else {
        reject(respects, "respectsColorScheme", expected: "true or false")
      }
    }
    return theme
  }

  /// The file's name without its folder and extension.
  private var stem: String {
    let name = file.split(separator: "/").last ?? ""
    return name.isEmpty ? file : String(name.prefix { $0 != "." })
  }

  private mutating func checkNames(of node: JSONNode?) {
    let known = ["name", "scheme", "base", "respectsColorScheme"]
    for member in node?.members ?? [] where !known.contains(member.key) {
      fail(
        .unknownToken(suggestion: member.key.nearest(in: known)), at: member.offset,
        token: "$extensions.\(Self.own).\(member.key)")
    }
  }

  private mutating func base(_ node: JSONNode?) -> DFTheme {
    guard let node, let name = text(node, "base") else { return fallback ?? .default }
    guard let theme = DFTheme.named(name) else {
      fail(.unknownBase(name), at: node.offset, token: "$extensions.\(Self.own).base")
      return .default
    }
    return theme
  }

  private mutating func read(scheme: JSONNode) -> ColorScheme? {
    switch scheme.string {
    case "light": return .light
    case "dark": return .dark
    case "any": return nil
    default:
      reject(scheme, "scheme", expected: "light, dark or any")
      return nil
    }
  }

  private mutating func text(_ node: JSONNode?, _ name: String) -> String? {
    guard let node else { return nil }
    if node.string == nil { reject(node, name, expected: "a string") }
    return node.string
  }

  private mutating func reject(_ node: JSONNode, _ name: String, expected: String) {
    fail(
      .invalidValue(expected: expected, found: node.summary), at: node.offset,
      token: "$extensions.\(Self.own).\(name)")
  }
}

extension DesignToken {
  /// The name of the outermost group.
  fileprivate var group: String { String(path.prefix { $0 != "." }) }
}
