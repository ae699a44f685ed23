public import DFTerminalCore

/// Words to read.
///
/// The content is data, never markup: control characters show as substitutes. Text wraps at
/// words to the width it is offered and is cut with a mark where rows run out.
/// Source: SwiftUI's `Text`.
public struct Text: View {
  /// The body; primitives have none.
  public typealias Body = Never

  package struct Run: Hashable, Sendable {
    package var content: String
    package var color: Color?
    package var attributes: TextAttributes = []
  }

  package private(set) var runs: [Run]

  /// Creates a text.
  public init(_ content: String) {
    runs = [Run(content: content)]
  }

  /// Creates a text from a part of a string.
  public init<Content: StringProtocol>(_ content: Content) {
    self.init(String(content))
  }

  /// Creates a text; the same as without the label, for code that says so.
  public init(verbatim content: String) {
    self.init(content)
  }

  /// The words, without their looks.
  package var content: String { runs.count == 1 ? runs[0].content : runs.map(\.content).joined() }

  /// Returns one text followed by another; each keeps its look.
  public static func + (left: Text, right: Text) -> Text {
    var text = left
    text.runs += right.runs
    return text
  }

  /// Returns the text in bold.
  public func bold() -> Text { adding(.bold) }

  /// Returns the text in italics.
  public func italic() -> Text { adding(.italic) }

  /// Returns the text underlined.
  public func underline() -> Text { adding(.underline) }

  /// Returns the text struck through.
  public func strikethrough() -> Text { adding(.strikethrough) }

  /// Returns the text in a colour.
  public func foregroundColor(_ color: Color?) -> Text {
    changing { $0.color = color }
  }

  private func adding(_ attributes: TextAttributes) -> Text {
    changing { $0.attributes.formUnion(attributes) }
  }

  private func changing(_ change: (inout Run) -> Void) -> Text {
    var text = self
    for index in text.runs.indices { change(&text.runs[index]) }
    return text
  }

  /// Adds the words.
  public static func _collect(
    _ view: Text, in context: _BuildContext, into collector: _Collector
  ) {
    collector.append(TextElement(view, context))
  }
}
