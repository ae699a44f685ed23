import DFTerminalCore

/// Texts inside Markdown and HTML: data never becomes markup.
enum MarkupText {
  /// Returns a text as the content of a cell of a Markdown table.
  static func markdown(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\n", "\r\n", "\r": result += "<br>"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "$": result += "\\\(character)"
      default: result += shown(character)
      }
    }
    return result
  }

  /// Returns a text as HTML.
  static func html(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\n", "\r\n", "\r": result += "<br>"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result += shown(character)
      }
    }
    return result
  }

  private static func shown(_ character: Character) -> String {
    if let ascii = character.asciiValue, ascii >= 0x20, ascii < 0x7F { return String(character) }
    return TextSanitizer.sanitize(String(character))
  }
}
