/// How a file of rows and fields is written down.
public struct DelimitedDialect: Hashable, Sendable {
  /// The byte between two fields; an ASCII character other than quote and line end.
  public var delimiter: UInt8
  /// The byte around fields that hold delimiters or line ends.
  public var quote: UInt8
  /// Whether the first record names the columns.
  public var hasHeader: Bool
  /// How the bytes stand for characters; UTF-8 by default.
  public var encoding = DelimitedEncoding.utf8

  /// Comma, double quote, and a first record with names (RFC 4180).
  public static let csv = DelimitedDialect(delimiter: 0x2C, quote: 0x22, hasHeader: true)
  /// Tab, double quote, and a first record with names.
  public static let tsv = DelimitedDialect(delimiter: 0x09, quote: 0x22, hasHeader: true)

  /// Creates a dialect.
  public init(
    delimiter: UInt8, quote: UInt8 = 0x22, hasHeader: Bool = true,
    encoding: DelimitedEncoding = .utf8
  ) {
    self.delimiter = delimiter
    self.quote = quote
    self.hasHeader = hasHeader
    self.encoding = encoding
  }

  /// Returns the delimiter that a person means by a text, or `nil` when it is none.
  ///
  /// One ASCII character; also the two characters `\t`, and the words `tab`, `comma`, `semicolon`, `pipe`
  /// and `space`.
  public static func delimiter(named text: String) -> UInt8? {
    switch text.lowercased() {
    case "\\t", "tab": return 0x09
    case "comma": return 0x2C
    case "semicolon": return 0x3B
    case "pipe": return 0x7C
    case "space": return 0x20
    default: break
    }
    guard text.utf8.count == 1, let byte = text.utf8.first, byte < 0x80 else { return nil }
    return byte == 0x0A || byte == 0x0D || byte == 0x22 ? nil : byte
  }
}
