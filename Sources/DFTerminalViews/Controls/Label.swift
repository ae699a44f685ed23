import DFTerminalCore

/// A symbol with words beside it.
///
/// It is read as its words. Source: SwiftUI's `Label`.
public struct Label<Title: View, Icon: View>: _ContextView {
  private let title: Title
  private let icon: Icon

  /// Creates a label with any words and symbol.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The symbol before the words.
  public func _content(in environment: EnvironmentValues) -> some View {
    HStack {
      icon.saying(nil)
      title
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a symbol by name.
  public init(_ title: String, systemImage: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: systemImage)
    }
  }
}
