/// Overrides for one kind of component; every value is optional and `nil` inherits.
///
/// The first nine are DesignFoundation's. List, table and grid are this library's: there those
/// components read the theme directly.
public struct DFComponentTokens: Hashable, Sendable {
  /// Badges.
  public var badge = DFBadgeTokens()
  /// Icons.
  public var icon = DFIconTokens()
  /// Avatars.
  public var avatar = DFAvatarTokens()
  /// Cards.
  public var card = DFCardTokens()
  /// Dividers.
  public var divider = DFDividerTokens()
  /// Progress bars.
  public var progressBar = DFProgressBarTokens()
  /// Placeholders while loading.
  public var skeleton = DFSkeletonTokens()
  /// Buttons.
  public var button = DFButtonTokens()
  /// Text fields.
  public var textField = DFTextFieldTokens()
  /// Lists and their rows.
  public var list = DFListTokens()
  /// Tables and data tables.
  public var table = DFTableTokens()
  /// Data grids, on top of what ``table`` says.
  public var grid = DFGridTokens()

  /// Creates tokens that inherit everything.
  public init() {}
}
