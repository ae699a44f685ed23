/// A way to write rows down for people or programs.
public enum ExportFormat: Hashable, Sendable, CaseIterable {
  /// Comma-separated values, exactly.
  case csv
  /// Comma-separated values in which no text can act as a formula.
  case spreadsheet
  /// Tab-separated values.
  case tsv
  /// A JSON array with an object for each row.
  case json
  /// A Markdown table.
  case markdown
  /// An HTML table.
  case html
  /// Columns of plain text under a header.
  case text

  /// Returns the format that a person means by a name or a file's ending, or `nil`.
  public init?(named name: String) {
    switch name.lowercased() {
    case "csv": self = .csv
    case "spreadsheet": self = .spreadsheet
    case "tsv", "tab": self = .tsv
    case "json": self = .json
    case "markdown", "md": self = .markdown
    case "html", "htm": self = .html
    case "text", "txt": self = .text
    default: return nil
    }
  }
}
