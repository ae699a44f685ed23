import DFTerminalCore

/// Texts inside Markdown and HTML: data never becomes markup.
///
/// What has a meaning is looked for scalar by scalar: with a mark on it, `<` is still a `<`.
enum MarkupText {
  /// Returns a text as the content of a cell of a Markdown table.
  static func markdown(_ text: String) -> String {
    lines(of: text) { scalar in
      switch scalar {
      case "<": "&lt;"
      case ">": "&gt;"
      case "&": "&amp;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "$": "\\\(scalar)"
      default: nil
      }
    }
  }

  /// Returns a text as HTML.
  static func html(_ text: String) -> String {
    lines(of: text) { scalar in
      switch scalar {
      case "<": "&lt;"
      case ">": "&gt;"
      case "&": "&amp;"
      case "\"": "&quot;"
      case "'": "&#39;"
      default: nil
      }
    }
  }

  /// Sanitises each line, escapes its scalars, and puts line breaks between the lines.
  private static func lines(
    of text: String, escape: (Unicode.Scalar) -> String?
  ) -> String {
    let scalars = text.unicodeScalars
    var result = ""
    var start = scalars.startIndex
    while let end = scalars[start...].firstIndex(where: { $0 == "\n" || $0 == "\r" }) {
      result += escaped(String(scalars[start..<end]), escape) + "<br>"
      start = scalars.index(after: end)
      let isPair = scalars[end] == "\r" && start < scalars.endIndex && scalars[start] == "\n"
      if isPair { start = scalars.index(after: start) }
    }
    return result + escaped(String(scalars[start...]), escape)
  }

  private static func escaped(
    _ line: String, _ escape: (Unicode.Scalar) -> String?
  ) -> String {
    var result = String.UnicodeScalarView()
    for scalar in TextSanitizer.sanitize(line).unicodeScalars {
      if let replacement = escape(scalar) {
        result.append(contentsOf: replacement.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
