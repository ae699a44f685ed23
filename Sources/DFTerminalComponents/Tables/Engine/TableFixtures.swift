import DFTerminalCore
import DFTerminalData
import DFTerminalViews

/// What a table worked out and what holds while only its cursor and its window move.
///
/// A model keeps it for the frames that draw the same elements again; whatever else changes clears
/// it. A frame that scrolled thus asks no column anything.
struct TableFixtures<Row: Identifiable> {
  /// Where the parts are in a rectangle.
  var geometry: TableGeometry?
  var planner: ColumnPlanner?
  /// The columns as strips depend on them.
  var signatures: [ColumnSignature]?
  /// Whether the looks of rows depend on more than the rows' own values.
  var hasProbes: Bool?
  /// Whether some cells can be edited.
  var isEditable: Bool?
  /// How the cells of the columns are drawn.
  var recipes: [CellRecipe<Row>]?
  /// Whether every cell is drawn from a value.
  var isPlain: Bool?
  /// The keys worth a hint, all of them in one text, then ever fewer.
  var hints: [String]?
  /// What can be done while nothing is edited or asked.
  var commands: [Command]?
  /// The header as it was drawn.
  var header: HeaderStrip?
}

/// Where the parts of a table are in one rectangle.
struct TableGeometry {
  var rect: CellRect
  var zones: TableZones
  var plan: ColumnPlan
  /// The cells before the first column.
  var gutter: Int
  /// The cells for columns.
  var room: Int
  var rowHeight: Int
  /// Whether rows are out of sight, so that a scroll bar shows where one is.
  var scrolls: Bool

  @MainActor init<Row: Identifiable>(_ model: TableModel<Row>, in rect: CellRect) {
    self.rect = rect
    let wanted = TableZones(rect, model.wishes)
    gutter = model.gutter(wanted.body.columns)
    scrolls = TableGeometry.scrolls(model, wanted)
    let end = scrolls ? 1 : model.edge(wanted.body.columns)
    room = max(0, wanted.body.columns - gutter - end)
    plan = model.plan(model.environment.isStatic && room >= model.plan(nil).width ? nil : room)
    zones = plan.form == .columns ? wanted : TableZones(rect, model.wishes.withoutColumns)
    rowHeight = model.rowHeight(plan)
  }

  @MainActor private static func scrolls<Row: Identifiable>(
    _ model: TableModel<Row>, _ zones: TableZones
  ) -> Bool {
    guard !model.environment.isStatic, zones.body.columns >= 20, zones.body.rows >= 2 else {
      return false
    }
    return model.metrics.count > zones.body.rows
  }
}

/// The header of a table as it was drawn, to be drawn again while the column cursor stays.
struct HeaderStrip {
  var cursorColumn: Int?
  var rect: CellRect
  var strip: CellStrip
  var node: SemanticNode
  /// The palette of the strip's numbers.
  var palette: CellPalette
}
