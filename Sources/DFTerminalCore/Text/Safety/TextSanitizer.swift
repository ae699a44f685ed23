/// Makes text safe to show: the one way text from outside enters a cell.
///
/// ESC and the other C0 controls become Control Pictures, C1 controls, noncharacters and bytes that
/// are no UTF-8 become U+FFFD, bidirectional controls and invisible scalars are taken out unless
/// spelling or emoji need them where they stand, tabs become spaces, line breaks `⏎`, a mark that
/// begins a text stands on `◌`, half a flag is the letter it stands for, and a cluster keeps at most
/// 31 scalars. Text is never read as markup. Exports carry the original text.
public enum TextSanitizer {
  /// What sanitising a text gave.
  public struct Result: Hashable, Sendable {
    /// The text that is safe to show.
    public var text: String
    /// Whether invisible scalars were taken out that could deceive a reader.
    public var hasHiddenText: Bool
    /// Whether the text differs from the original one.
    public var isChanged: Bool

    /// Creates a result.
    public init(text: String, hasHiddenText: Bool = false, isChanged: Bool = false) {
      self.text = text
      self.hasHiddenText = hasHiddenText
      self.isChanged = isChanged
    }
  }

  /// Returns the text as one safe line.
  ///
  /// Sanitising twice gives the same as once. The result has at most four times the bytes of the
  /// text; clean text is returned as it is, without a copy.
  ///
  /// - Complexity: Linear in the bytes of the text.
  public static func sanitize(_ text: String) -> String { inspect(text).text }

  /// Returns the text as one safe line, and what was found in it.
  ///
  /// - Complexity: Linear in the bytes of the text.
  public static func inspect(_ text: String) -> Result {
    ClusterScanner.scan(text) { scanner in
      if !scanner.readRest().contains(.rewritten) { return Result(text: text) }
      return rewrite(scanner.source)
    }
  }

  /// Returns bytes, of which some may be no UTF-8, as one safe line, and what was found in them.
  ///
  /// - Complexity: Linear in the number of bytes.
  public static func inspect(bytes: [UInt8]) -> Result {
    unsafe bytes.withUnsafeBytes { unsafe rewrite(UTF8Bytes($0)) }
  }

  private static func rewrite(_ source: UTF8Bytes) -> Result {
    var scanner = ClusterScanner(source)
    var result = Result(text: "")
    result.text.reserveCapacity(source.count)
    while !scanner.isAtEnd {
      result.text += source.string(scanner.takeASCII())
      guard let cluster = scanner.next() else { break }
      result.text += scanner.text(of: cluster)
      if cluster.traits.contains(.rewritten) { result.isChanged = true }
      if cluster.traits.contains(.hidden) { result.hasHiddenText = true }
    }
    return result
  }
}
