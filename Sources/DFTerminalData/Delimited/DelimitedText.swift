public import Foundation

/// Small delimited texts as arrays of strings, and the other way round.
public enum DelimitedText {
  /// Returns the records of a text, the first one included, whatever it is.
  ///
  /// The delimiter is found by looking at the text unless given. Blank lines are no records.
  public static func records(of text: String, delimiter: UInt8? = nil) -> [[String]] {
    records(of: DelimitedFile(text: text, dialect: dialect(delimiter)))
  }

  /// Returns the records of some bytes; those that are not UTF-8 become U+FFFD.
  public static func records(
    of data: Data, delimiter: UInt8? = nil
  ) throws(DelimitedError) -> [[String]] {
    records(of: try DelimitedFile(data: data, dialect: dialect(delimiter)))
  }

  private static func dialect(_ delimiter: UInt8?) -> DelimitedDialect? {
    delimiter.map { DelimitedDialect(delimiter: $0, hasHeader: false) }
  }

  private static func records(of file: DelimitedFile) -> [[String]] {
    file.index(upTo: .max)
    return (0..<file.recordCount).map { file.fields(ofRecord: $0) }
  }

  /// What a program that opens a written file must be protected from.
  public enum Safety: Hashable, Sendable, CaseIterable {
    /// Nothing: every text is written as it is and reads back as the same.
    case data
    /// Spreadsheets take some texts for formulas; those get an apostrophe in front.
    case spreadsheet
  }

  /// Returns a field as it stands in a file.
  ///
  /// Quoted are texts with a delimiter, a quote, a line end, or a blank at an end, and the empty text
  /// where `isAlone` says that it is its record's only one. Only words are protected from
  /// spreadsheets, numbers stay numbers.
  public static func field(
    _ field: DFField, dialect: DelimitedDialect = .csv, safety: Safety = .data,
    isAlone: Bool = false, alwaysQuoted: Bool = false
  ) -> String {
    let text = safety == .spreadsheet ? Self.protected(field) : field.text
    guard alwaysQuoted || needsQuotes(text, dialect) || isAlone && text.isEmpty else { return text }
    let quote = UnicodeScalar(dialect.quote)
    var quoted = String.UnicodeScalarView([quote])
    // Scalar by scalar: a quote with a mark on it is still a quote.
    for scalar in text.unicodeScalars {
      if scalar == quote { quoted.append(quote) }
      quoted.append(scalar)
    }
    quoted.append(quote)
    return String(quoted)
  }

  /// Returns a record as it stands in a file, without its line end.
  public static func record(
    _ fields: [DFField], dialect: DelimitedDialect = .csv, safety: Safety = .data
  ) -> String {
    fields.map { Self.field($0, dialect: dialect, safety: safety, isAlone: fields.count == 1) }
      .joined(separator: String(UnicodeScalar(dialect.delimiter)))
  }

  private static func protected(_ field: DFField) -> String {
    guard case .text(let text) = field, let first = text.utf8.first else { return field.text }
    let startsFormula: [UInt8] = [0x3D, 0x2B, 0x2D, 0x40, 0x09, 0x0D, 0x0A, 0x00]
    return startsFormula.contains(first) ? "'" + text : text
  }

  private static func needsQuotes(_ text: String, _ dialect: DelimitedDialect) -> Bool {
    guard let first = text.utf8.first, let last = text.utf8.reversed().first else { return false }
    return first == 0x20 || last == 0x20
      || text.utf8.contains { byte in
        byte == dialect.delimiter || byte == dialect.quote || byte == 0x0A || byte == 0x0D
      }
  }
}
