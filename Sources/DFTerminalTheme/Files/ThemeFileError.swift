/// Why a theme file was refused: everything that is wrong with it, in the order of its lines.
///
/// `description` gives one line per issue as compilers do, `file:line:column: token: what to do`,
/// and never holds a control character of the file.
public struct ThemeFileError: Error, Hashable, Sendable {
  /// One thing that is wrong.
  public struct Issue: Hashable, Sendable {
    /// The line, counted from one; `nil` when the file could not be read.
    public var line: Int?
    /// The column in bytes, counted from one; `nil` when the file could not be read.
    public var column: Int?
    /// The path of the token, such as `color.primary`, where one is concerned.
    public var token: String?
    /// What is wrong.
    public var problem: Problem
  }

  /// The file as the caller named it.
  public var file: String
  /// Everything that is wrong, at most the first hundred; never empty.
  public var issues: [Issue]
}

extension ThemeFileError {
  /// The kinds of things that can be wrong with a theme file.
  public enum Problem: Hashable, Sendable {
    /// The file cannot be read; the system's reason.
    case unreadable(String)
    /// The text is no JSON.
    case syntax(JSONProblem)
    /// A token that no theme has, and the nearest one that it has.
    case unknownToken(suggestion: String?)
    /// A top-level group whose name is nearly that of a group of the theme.
    case misspelledGroup(suggestion: String)
    /// A name that references could not tell from a path.
    case invalidName
    /// A value where a group or a token belongs.
    case notAToken(found: String)
    /// A token whose `$type` is another one than its place needs.
    case wrongType(expected: String, found: String)
    /// A value that is not of the form its token needs.
    case invalidValue(expected: String, found: String)
    /// A reference to a token that neither the file nor the theme has.
    case unknownReference(String, suggestion: String?)
    /// References that lead back to themselves.
    case circularReference([String])
    /// References that follow each other without end in sight; how many may.
    case longReference(limit: Int)
    /// A base theme that is not built in.
    case unknownBase(String)
    /// A part of the format this reader does not know.
    case unsupported(String)
  }
}

/// What is wrong with a text that should be JSON.
public enum JSONProblem: Hashable, Sendable {
  /// Something else belongs here.
  case expected(String)
  /// A name that the object already has.
  case duplicateName(String)
  /// A number beyond what can be counted with.
  case numberTooLarge(String)
  /// A control character that should be escaped.
  case controlCharacter(UInt8)
  /// A backslash followed by what means nothing.
  case invalidEscape
  /// Bytes that are no UTF-8.
  case invalidUTF8
  /// Text after the value.
  case trailingText
  /// Too many objects and lists within each other.
  case tooDeep(limit: Int)
}
