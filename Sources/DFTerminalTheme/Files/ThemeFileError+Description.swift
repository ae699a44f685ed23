extension ThemeFileError: CustomStringConvertible {
  /// One line per issue: `file:line:column: token: what is wrong; what to do`.
  public var description: String {
    issues.map { "\(file.printable)\($0)" }.joined(separator: "\n")
  }
}

extension ThemeFileError.Issue: CustomStringConvertible {
  /// The place, the token, what is wrong and what to do.
  public var description: String {
    var text = ""
    if let line, let column { text += ":\(line):\(column)" }
    if let token { text += ": \(token.printable)" }
    return text + ": \(problem)"
  }
}

extension ThemeFileError.Problem: CustomStringConvertible {
  /// What is wrong and what to do.
  public var description: String { text.printable }

  private var text: String {
    switch self {
    case .unreadable(let reason): "cannot be read: \(reason)"
    case .syntax(let problem): problem.text
    case .unknownToken(let suggestion):
      "no theme has this token; \(suggestion.map { "did you mean \($0)?" } ?? "remove it")"
    case .misspelledGroup(let suggestion):
      "no group of a theme; did you mean \(suggestion)? (for a palette of your own, choose a name "
        + "less like it)"
    case .invalidName: "a name may not hold a dot or a brace; rename it"
    case .notAToken(let found):
      "found \(found) where a token or a group belongs; write { \"$value\": \(found) }"
    case .wrongType(let expected, let found):
      "its $type is \"\(found)\", but here a \(expected) belongs; correct the type or the value"
    case .invalidValue(let expected, let found): "found \(found); write \(expected)"
    case .unknownReference(let path, let suggestion):
      "refers to {\(path)}, which is not in this file; "
        + (suggestion.map { "did you mean {\($0)}?" } ?? "define it or write a value")
    case .circularReference(let paths):
      "its references go in a circle (\(paths.joined(separator: " → "))); give one of them a value"
    case .longReference(let limit):
      "more than \(limit) references in a row; refer to the value directly"
    case .unknownBase(let name):
      "no built-in theme is called \"\(name)\"; choose one of "
        + DFTheme.allNames.joined(separator: ", ")
    case .unsupported(let feature): "\(feature) is not supported; write the tokens out"
    }
  }
}

extension JSONProblem: CustomStringConvertible {
  /// What is wrong and what to do.
  public var description: String { text.printable }

  fileprivate var text: String {
    switch self {
    case .expected(let what): "expected \(what)"
    case .duplicateName(let name): "\"\(name)\" stands twice in this object; keep one"
    case .numberTooLarge(let number): "\(number) is too large; write a smaller number"
    case .controlCharacter(let byte):
      "a control character in a string; write \\u00\(byte < 16 ? "0" : "")"
        + String(byte, radix: 16)
    case .invalidEscape: "this escape means nothing; write \\\\ for a backslash"
    case .invalidUTF8: "these bytes are no UTF-8; save the file as UTF-8"
    case .trailingText: "text after the end; remove it"
    case .tooDeep(let limit): "more than \(limit) levels; flatten the groups"
    }
  }
}

extension String {
  /// The text with control and format characters written as escapes, fit for any output.
  var printable: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
