/// What a component says about itself to a screen reader, a test or a linear transcript.
///
/// A frame yields a tree of nodes beside its cells. Source: WAI-ARIA 1.2 roles and states.
public struct SemanticNode: Hashable, Sendable {
  /// What kind of thing a node is.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// A grouping without a meaning of its own.
    case group
    /// Words to read.
    case text
    /// A heading.
    case heading
    /// A picture with a description.
    case image
    /// Something to press.
    case button
    /// Something that is on or off.
    case toggle
    /// A place to type.
    case textField
    /// A search field.
    case searchField
    /// A list.
    case list
    /// A row of a list.
    case listItem
    /// A table of read-only cells.
    case table
    /// A table whose cells can be edited.
    case grid
    /// A row of a table.
    case row
    /// The head of a column.
    case columnHeader
    /// A cell of a table.
    case cell
    /// Progress of a task.
    case progress
    /// A place that scrolls.
    case scrollArea
    /// A message that needs attention.
    case alert
    /// A dialog.
    case dialog
    /// A menu.
    case menu
    /// An entry of a menu.
    case menuItem
    /// A line that says where one is.
    case status
    /// A rule between groups.
    case separator
  }

  /// A condition a node is in.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// Chosen.
    case selected
    /// Receives the keys.
    case focused
    /// Cannot be used now.
    case disabled
    /// On.
    case checked
    /// Open.
    case expanded
    /// Has a value that is not accepted.
    case invalid
    /// Waits for data.
    case busy
    /// Shows its value but cannot be edited.
    case readOnly
    /// Orders the rows upwards.
    case sortedAscending
    /// Orders the rows downwards.
    case sortedDescending
    /// Has an uncommitted change.
    case modified
  }

  /// A place among siblings, counted from one.
  public struct Position: Hashable, Sendable {
    /// The place, from 1.
    public var index: Int
    /// The number of siblings; `nil` while unknown.
    public var count: Int?

    /// Creates a place from its number and the number of siblings.
    public init(index: Int, count: Int?) {
      self.index = index
      self.count = count
    }
  }

  /// What kind of thing this is.
  public var role: Role
  /// Its name, sanitised.
  public var label: String
  /// Its value in words, such as `68%`.
  public var value: String?
  /// What using it does.
  public var hint: String?
  /// The conditions it is in.
  public var states: Set<State>
  /// Its place among its siblings.
  public var position: Position?
  /// The names of the actions it offers.
  public var actions: [String]
  /// Where it is drawn.
  public var frame: CellRect
  /// What it contains.
  public var children: [SemanticNode]

  /// Creates a node; everything but the role defaults to nothing.
  public init(
    _ role: Role, label: String = "", value: String? = nil, hint: String? = nil,
    states: Set<State> = [], position: Position? = nil, actions: [String] = [],
    frame: CellRect = .zero, children: [SemanticNode] = []
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.hint = hint
    self.states = states
    self.position = position
    self.actions = actions
    self.frame = frame
    self.children = children
  }
}
