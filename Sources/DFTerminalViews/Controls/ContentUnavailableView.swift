import DFTerminalCore

/// Says why there is nothing to see, and what can be done about it.
///
/// It fills the place it has and stands in its middle. Source: SwiftUI's `ContentUnavailableView`.
public struct ContentUnavailableView<Title: View, Description: View, Actions: View>: _ContextView {
  private let title: Title
  private let description: Description
  private let actions: Actions

  /// Creates a message with any title, description and actions.
  public init(
    @ViewBuilder label: () -> Title,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    title = label()
    self.description = description()
    self.actions = actions()
  }

  /// The title over description and actions.
  public func _content(in environment: EnvironmentValues) -> some View {
    VStack(alignment: .center, spacing: .rows(0)) {
      title.bold()
      description.foregroundStyle(.secondary).multilineTextAlignment(.center)
      ActionRow(content: actions)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .saying { SemanticNode(.status, combining: $0) }
  }
}

extension ContentUnavailableView
where Title == Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a message with a symbol by name.
  public init(_ title: String, systemImage: String, description: Text? = nil) {
    self.init {
      Label(title, systemImage: systemImage)
    } description: {
      description
    }
  }

  /// The message of a search that found nothing.
  public static var search: ContentUnavailableView {
    ContentUnavailableView(
      "No Results", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try another search."))
  }

  /// Returns the message of a search for a text that found nothing.
  public static func search(text: String) -> ContentUnavailableView {
    text.isEmpty
      ? search
      : ContentUnavailableView(
        "No Results for “\(text)”", systemImage: "magnifyingglass",
        description: Text("Check the spelling or try another search."))
  }
}

/// Actions side by side with a blank line above them; nothing where there are none.
private struct ActionRow<Content: View>: View {
  typealias Body = Never

  let content: Content

  static func _collect(_ view: Self, in context: _BuildContext, into collector: _Collector) {
    var inner = context.child(0)
    inner.environment.stackAxis = .horizontal
    let elements = inner.elements(of: view.content)
    guard !elements.isEmpty else { return }
    let row = StackElement(
      elements, axis: .horizontal, alignment: .leading, spacing: 2, path: context.path)
    collector.append(PaddingElement(row, insets: CellInsets(top: 1)))
  }
}
