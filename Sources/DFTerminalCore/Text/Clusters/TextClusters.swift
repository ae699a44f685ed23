/// The extended grapheme clusters of a text: what a person sees as its characters (UAX #29).
///
/// Unlike `Character`, the clusters follow the tables of ``UnicodeVersion``, so they are the same
/// on every system. They are those of the original text: nothing is sanitised. Text fields move
/// and delete by them.
public struct TextClusters: Sequence, Sendable {
  private let text: String

  /// Splits a text.
  public init(_ text: String) { self.text = text }

  /// Returns the clusters in order.
  ///
  /// - Complexity: Constant; the clusters take linear time in all.
  public func makeIterator() -> Iterator { Iterator(text) }

  /// Finds one cluster after the other.
  public struct Iterator: IteratorProtocol {
    private let scalars: Substring.UnicodeScalarView
    private var start: String.Index
    private let text: String

    init(_ text: String) {
      self.text = text
      scalars = text[...].unicodeScalars
      start = scalars.startIndex
    }

    /// Returns the next cluster, or `nil` at the end.
    public mutating func next() -> Substring? {
      guard start < scalars.endIndex else { return nil }
      var breaker = GraphemeBreaker()
      breaker.accept(ScalarProperties(scalars[start].value))
      var end = scalars.index(after: start)
      while end < scalars.endIndex {
        let properties = ScalarProperties(scalars[end].value)
        guard breaker.joins(properties) else { break }
        breaker.accept(properties)
        end = scalars.index(after: end)
      }
      defer { start = end }
      return text[start..<end]
    }
  }
}
