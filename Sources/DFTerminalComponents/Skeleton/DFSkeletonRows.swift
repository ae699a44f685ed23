import DFTerminalCore
public import DFTerminalViews

/// Placeholders for rows that are still loading, laid out exactly as ``DFListRow``.
///
/// Height, insets and the place of every part are those of the rows that will come, so nothing
/// moves when they do. The bars differ in width, the same in every frame. Say with `leading` and
/// `hasSubtitle` what the rows will have. Inside a `List` or `DFList` they stand behind its marks.
public struct DFSkeletonRows: View {
  /// What the rows will have before their words.
  public enum Leading: Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// The icon of a symbol.
    case icon
    /// A ``DFAvatar``.
    case avatar
  }

  private let count: Int
  private let hasSubtitle: Bool
  private let leading: Leading

  /// Creates placeholders for a number of rows; 5 with a title and a subtitle by default.
  public init(_ count: Int = 5, hasSubtitle: Bool = true, leading: Leading = .none) {
    self.count = max(0, count)
    self.hasSubtitle = hasSubtitle
    self.leading = leading
  }

  /// The rows below each other.
  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<count, id: \.self) { row in
        SkeletonRow(row: row, hasSubtitle: hasSubtitle, leading: leading)
      }
    }
  }
}
