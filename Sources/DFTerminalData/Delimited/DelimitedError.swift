/// Why a file of rows could not be opened or saved.
public enum DelimitedError: Error, Hashable, Sendable {
  /// It could not be read.
  case unreadable(path: String, reason: String)
  /// It is written in UTF-16, which is not read.
  case utf16(path: String)
  /// It could not be written; the file at the path is as it was.
  case unwritable(path: String, reason: String)
  /// A text was entered that the encoding of the file has no bytes for; it was not written.
  case unencodable(path: String, character: Character, encoding: DelimitedEncoding)
  /// Another program shortened the file since it was opened, and rows are lost; it was not written.
  case shortened(path: String)
  /// Another program changed the file since it was opened; it was not written.
  case changedOnDisk(path: String)

  /// What is wrong and what can be done about it.
  public var message: String {
    switch self {
    case .unreadable(let path, let reason): "Cannot read \(path): \(reason)"
    case .utf16(let path):
      "\(path) is UTF-16, which is not supported. Convert it: iconv -f UTF-16 -t UTF-8"
    case .unwritable(let path, let reason): "Cannot write \(path), which is unchanged: \(reason)"
    case .unencodable(let path, let character, let encoding):
      "\(path) is written in \(encoding.name), which has no \u{201C}\(character)\u{201D}"
    case .shortened(let path):
      "\(path) was shortened by another program, and rows are lost. Open it again"
    case .changedOnDisk(let path):
      "\(path) was changed by another program. Save under another name, or open it again"
    }
  }
}

extension DelimitedError: CustomStringConvertible {
  /// The error as ``message`` says it.
  public var description: String { message }
}

/// Something in a file that its rules do not foresee, with its place; the reading goes on.
public struct DelimitedProblem: Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// A quote within a field that does not begin with one; it is taken as it stands.
    case bareQuote
    /// Text between a closing quote and the next delimiter; it is taken as part of the field.
    case textAfterQuote
    /// A quoted field that the file ends in; it reaches to the end.
    case unterminatedQuote
  }

  /// What is wrong.
  public let kind: Kind
  /// The line of the file, counted from 1.
  public let line: Int
  /// The byte of the line, counted from 1.
  public let column: Int

  /// What is wrong and where, as `line 3, column 12: …`.
  public var message: String {
    let words =
      switch kind {
      case .bareQuote: "quote inside a field that does not begin with one"
      case .textAfterQuote: "text after a closing quote"
      case .unterminatedQuote: "quoted field without an end"
      }
    return "line \(line), column \(column): \(words)"
  }
}
