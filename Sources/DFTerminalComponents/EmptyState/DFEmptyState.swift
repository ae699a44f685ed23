import DFTerminalCore
public import DFTerminalViews

/// Says that there is nothing, why, and what to do about it.
///
/// The second action shows only beside the first. Icon, title and message are read as one.
/// Source: DesignFoundation, `DFEmptyState`.
public struct DFEmptyState: _ContextView {
  /// Something to do about it.
  public struct Action {
    /// The words on the button.
    public let title: String
    /// What pressing it does.
    public let perform: () -> Void
  }

  private let icon: String
  private let title: String
  private let message: String?
  private let actions: [Action]

  /// Creates an empty state.
  ///
  /// - Parameters:
  ///   - icon: The name of a symbol.
  ///   - title: What is missing, in a few words.
  ///   - message: Why, and what helps.
  ///   - actionTitle: The words on the first button; shown only with `onAction`.
  ///   - onAction: What the first button does.
  ///   - secondaryActionTitle: The words on the second button.
  ///   - onSecondaryAction: What the second button does.
  public init(
    icon: String, title: String, message: String? = nil, actionTitle: String? = nil,
    onAction: (() -> Void)? = nil, secondaryActionTitle: String? = nil,
    onSecondaryAction: (() -> Void)? = nil
  ) {
    self.icon = icon
    self.title = title
    self.message = message
    let first = DFEmptyState.action(actionTitle, onAction)
    let second = DFEmptyState.action(secondaryActionTitle, onSecondaryAction)
    actions = first == nil ? [] : [first, second].compactMap { $0 }
  }

  private static func action(_ title: String?, _ perform: (() -> Void)?) -> Action? {
    guard let title, let perform else { return nil }
    return Action(title: title, perform: perform)
  }

  /// The empty state as the surrounding style draws it.
  public func _content(in environment: EnvironmentValues) -> some View {
    environment[EmptyStateStyleKey.self].resolve(
      DFEmptyStateStyleConfiguration(
        icon: icon, title: title, message: message, actions: actions))
  }
}

/// What a style of empty states draws.
public struct DFEmptyStateStyleConfiguration {
  /// The name of a symbol.
  public let icon: String
  /// What is missing.
  public let title: String
  /// Why, and what helps.
  public let message: String?
  /// What can be done about it, at most two.
  public let actions: [DFEmptyState.Action]
}

/// A way to draw ``DFEmptyState``; set one for a subtree with `dfEmptyStateStyle(_:)`.
@MainActor public protocol DFEmptyStateStyle: Sendable {
  /// What the style draws with.
  typealias Configuration = DFEmptyStateStyleConfiguration
  /// What the style draws.
  associatedtype Body: View

  /// Draws the empty state.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension DFEmptyStateStyle {
  func resolve(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// Icon, title, message and buttons in the middle.
public struct DFStandardEmptyStateStyle: DFEmptyStateStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Draws the empty state.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: .rows(1)) {
      words(configuration).saying { nodes in
        SemanticNode(.text, label: nodes.map(\.label).joined(separator: ", "))
      }
      if !configuration.actions.isEmpty {
        HStack(spacing: 16) {
          ForEach(configuration.actions.indices, id: \.self) { index in
            let action = configuration.actions[index]
            Button(action.title, action: action.perform)
          }
        }
      }
    }
    .padding(columns: 2, rows: 1)
  }

  private func words(_ configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      DFIcon(configuration.icon, size: .lg).dfIconStyle(.secondary)
      DFText(configuration.title, style: .headline)
      if let message = configuration.message {
        DFText(message, style: .bodySmall).dfTextStyle(.secondary)
      }
    }
    .multilineTextAlignment(.center)
  }
}

extension DFEmptyStateStyle where Self == DFStandardEmptyStateStyle {
  /// Icon, title, message and buttons in the middle; the default.
  public static var standard: Self { Self() }
}

struct EmptyStateStyleKey: EnvironmentKey {
  static let defaultValue: any DFEmptyStateStyle = DFStandardEmptyStateStyle()
}

extension View {
  /// Sets how ``DFEmptyState`` is drawn in this view and what is inside it.
  public func dfEmptyStateStyle<Style: DFEmptyStateStyle>(_ style: Style) -> some View {
    self.style(EmptyStateStyleKey.self, style)
  }
}
