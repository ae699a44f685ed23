/// A theme read from a file in the Design Tokens Community Group format.
///
/// A file may be partial: what it leaves out comes from a base. Tokens may refer to each other,
/// to tokens of the base and to palettes of the file's own (`"{palette.blue}"`). `Themes/` of the
/// repository holds the built-in themes as such files, and `Themes/default-dark.json` every token
/// there is, except the optional ones below `component`.
///
/// Beyond the format, a colour may be `"ansi:12"` (a palette entry) or `"default"` (the terminal's
/// own), and a dimension may have the unit `"cell"`. `$extensions.dfterminal` may give `name`,
/// `scheme` (`"light"`, `"dark"` or `"any"`), `base` (a built-in theme's name) and `respectsColorScheme`.
public struct ThemeFile: Hashable, Sendable {
  /// The theme the file describes.
  public let theme: DFTheme

  /// Reads a theme from the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: The text, in UTF-8.
  ///   - file: What errors call the file; without folder and extension it is the theme's name,
  ///     unless the file gives one.
  ///   - base: Where tokens come from that the file leaves out; a `base` in the file comes first,
  ///     and without either it is the default theme.
  /// - Throws: ``ThemeFileError`` with everything that is wrong.
  /// - Complexity: O(bytes).
  public init(
    bytes: some Sequence<UInt8>, file: String = "theme", base: DFTheme? = nil
  ) throws(ThemeFileError) {
    let bytes = Array(bytes)
    let root: JSONNode
    do {
      root = try JSONParser.parse(bytes)
    } catch {
      let failure = TokenFailure(
        offset: error.offset, token: nil, problem: .syntax(error.problem))
      throw ThemeFileError(file: file, failures: [failure], bytes: bytes)
    }
    var reader = ThemeReader(root: root, file: file, base: base)
    let theme = reader.read()
    guard reader.failures.isEmpty else {
      throw ThemeFileError(file: file, failures: reader.failures, bytes: bytes)
    }
    self.theme = theme
  }
}

extension ThemeFile {
  /// The path of every token a theme file may set, in the order of the documentation.
  public static var tokenPaths: [String] { TokenSlot.all.map(\.path) }
}

extension ThemeFileError {
  /// The number of issues that are told at most.
  static let limit = 100

  /// Turns byte offsets into lines and columns, in the order of the text and without repetition.
  init(file: String, failures: [TokenFailure], bytes: [UInt8]) {
    let ordered = Set(failures).sorted {
      ($0.offset, $0.token ?? "", "\($0.problem)") < ($1.offset, $1.token ?? "", "\($1.problem)")
    }
    self.file = file
    issues = ordered.prefix(Self.limit).map { failure in
      let before = bytes.prefix(failure.offset)
      let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let line = before.count { $0 == UInt8(ascii: "\n") } + 1
      return Issue(
        line: line, column: before.count - start + 1, token: failure.token,
        problem: failure.problem)
    }
  }
}
