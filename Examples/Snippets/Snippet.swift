public import DFTerminal

/// A code block of the documentation, with the little that it needs around it.
public struct Snippet: Sendable {
  /// The name of its snapshot.
  public let name: String
  /// Makes the view that shows it.
  public let makeView: @MainActor @Sendable () -> AnyView

  init<Content: View>(
    _ name: String, @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.name = name
    makeView = { AnyView(content()) }
  }
}

extension Snippet {
  /// Every snippet: those of the page in its order, then our own.
  public static let all: [Snippet] =
    lists + listRows + tables + dataTables + dataGrids + progressBars + skeletons + chapter + guide
    + collections
}
