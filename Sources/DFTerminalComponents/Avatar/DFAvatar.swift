public import DFTerminalCore
import DFTerminalTheme
public import DFTerminalViews
public import Foundation

/// Who is there or not.
public enum DFAvatarPresence: Hashable, Sendable, CaseIterable {
  /// Nothing is shown.
  case none
  /// There.
  case online
  /// Not at the desk.
  case away
  /// Not to be disturbed.
  case busy
}

/// A person as a small mark: the initials on a tint.
///
/// A terminal shows no picture, so the initials of the name stand for `url` too.
/// Source: DesignFoundation, "Primitives".
public struct DFAvatar: _ContextView {
  private let initials: String
  private let name: String
  private let size: DFLength?
  private let presence: DFAvatarPresence

  /// Creates the mark of a person; 40 points by default.
  public init(
    url: URL? = nil, name: String, size: DFLength? = nil, presence: DFAvatarPresence = .none
  ) {
    initials = DFAvatar.initials(of: name)
    self.name = name
    self.size = size
    self.presence = presence
  }

  /// Creates the mark of a person from initials.
  public init(
    initials: String, size: DFLength? = nil, presence: DFAvatarPresence = .none,
    accessibilityName: String? = nil
  ) {
    self.initials = String(initials.prefix(2)).uppercased()
    name = accessibilityName ?? "Avatar"
    self.size = size
    self.presence = presence
  }

  /// The mark as the surrounding style draws it.
  public func _content(in environment: EnvironmentValues) -> some View {
    let configuration = DFAvatarStyleConfiguration(
      initials: initials,
      size: size ?? environment.dfTheme.components.avatar.defaultSize ?? 40, presence: presence)
    return environment[AvatarStyleKey.self].resolve(configuration)
      .saying(SemanticNode(.image, label: TextSanitizer.sanitize(name)))
  }

  /// Returns the first letters of the first and the last word, in capitals; `?` for no word.
  static func initials(of name: String) -> String {
    let words = name.split { $0.isWhitespace || $0.isPunctuation }
    guard let first = words.first?.first else { return "?" }
    let last = words.count > 1 ? words.last?.first.map(String.init) ?? "" : ""
    return (String(first) + last).uppercased()
  }
}
