public import DFTerminalViews

/// The standard row of a list: icon or leading view, title, subtitle and an accessory.
///
/// Title and subtitle are cut with a mark where they do not fit; the accessory stays whole.
/// Icon, title and subtitle are read as one phrase; a switch is a focus stop of its own and read
/// apart. When comfortable a row is at least 44 points tall.
/// Source: wiki page "Lists, Tables, and Data".
public struct DFListRow: View {
  /// The body; primitives have none.
  public typealias Body = Never

  /// What stands before the words.
  enum Leading {
    case none
    case icon(String)
    case view(AnyView)
  }

  let title: String
  let subtitle: String?
  let leading: Leading
  let accessory: DFListRowAccessory?

  private init(
    _ title: String, _ subtitle: String?, _ leading: Leading, _ accessory: DFListRowAccessory?
  ) {
    self.title = title
    self.subtitle = subtitle
    self.leading = leading
    self.accessory = accessory
  }

  /// Creates a row with a title.
  public init(_ title: String) {
    self.init(title, nil, .none, nil)
  }

  /// Creates a row with a title and a line below it.
  public init(_ title: String, subtitle: String) {
    self.init(title, subtitle, .none, nil)
  }

  /// Creates a row with the icon of a symbol.
  public init(_ title: String, subtitle: String? = nil, icon: String) {
    self.init(title, subtitle, .icon(icon), nil)
  }

  /// Creates a row with any view before the words.
  public init<Leading: View>(
    _ title: String, subtitle: String? = nil, @ViewBuilder leading: () -> Leading
  ) {
    self.init(title, subtitle, .view(AnyView(leading())), nil)
  }

  /// Creates a row from parts that may be missing.
  public init(
    _ title: String, subtitle: String? = nil, icon: String? = nil,
    accessory: DFListRowAccessory? = nil
  ) {
    self.init(title, subtitle, icon.map(Leading.icon) ?? .none, accessory)
  }

  /// Creates a row with any view before the words and an accessory behind them.
  public init<Leading: View>(
    _ title: String, subtitle: String? = nil, accessory: DFListRowAccessory,
    @ViewBuilder leading: () -> Leading
  ) {
    self.init(title, subtitle, .view(AnyView(leading())), accessory)
  }

  /// Adds the row.
  public static func _collect(
    _ view: DFListRow, in context: _BuildContext, into collector: _Collector
  ) {
    collector.append(ContentElement(ListRowContent(view, context), path: context.path))
  }
}
