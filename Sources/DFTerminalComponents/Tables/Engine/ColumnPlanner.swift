import DFTerminalCore
import DFTerminalData

/// Decides which columns of a table are shown, where and how wide.
///
/// All of them where they fit, squeezed if need be. Else columns keep the width that most of their
/// cells need and scroll sideways, one by one, beside the pinned ones; where priorities are given,
/// or nobody can scroll, those of the lowest priority are dropped instead.
struct ColumnPlanner: Equatable {
  /// The columns, pinned ones first.
  var specs: [ColumnSpec]
  /// The number of pinned columns.
  var pins = 0
  /// The cells between two columns.
  var gap: Int
  /// The first column in sight that is not pinned.
  var first = 0
  /// The column that is shown whatever its priority: the one under the cursor.
  var kept: Int?
  /// Whether a person can scroll sideways.
  var scrolls = true

  /// The narrowest part of a cut column that is worth showing.
  private static let leastCut = 4

  /// Returns the plan for a room, in cells; `nil` is as wide as the columns want to be.
  func plan(for room: Int?) -> ColumnPlan {
    let layout = solver.solve(specs, room: room)
    guard let room, layout.mode == .table else { return ColumnPlan(form: layout.mode.form) }
    if layout.hidden.isEmpty { return plan(layout.visible, widths: layout.widths) }
    let hasPriorities = specs.contains { $0.priority != 0 }
    return hasPriorities || !scrolls ? dropped(room) : scrolled(room)
  }

  /// Returns the plan without a limit.
  var natural: ColumnPlan {
    plan(Array(specs.indices), widths: solver.solve(specs, room: nil).widths)
  }

  private var solver: ColumnWidthSolver { ColumnWidthSolver(gap: gap) }

  /// The columns from the first one in sight on, those of the lowest priority left out.
  private func dropped(_ room: Int) -> ColumnPlan {
    let candidates = specs.indices.filter { $0 < pins || $0 >= first }
    var kept = candidates.map { specs[$0] }
    if let index = candidates.firstIndex(where: { $0 == self.kept }) {
      kept[index].priority = .max
    }
    let layout = solver.solve(kept, room: room)
    var widths = Array(repeating: 0, count: specs.count)
    for (place, column) in candidates.enumerated() { widths[column] = layout.widths[place] }
    return plan(layout.visible.map { candidates[$0] }, widths: widths)
  }

  /// The columns that a window on them shows, at the width most of their cells need.
  private func scrolled(_ room: Int) -> ColumnPlan {
    let widths = specs.map { min($0.usualWidth, max(1, room)) }
    let window = ColumnWindow(widths: widths, gap: gap, pins: pins, first: first, room: room)
    var shown = Array(window.pinned) + Array(window.scrolled)
    var given = widths
    if let last = shown.last, window.lastWidth < widths[last] {
      given[last] = window.lastWidth
      if window.lastWidth < ColumnPlanner.leastCut && shown.count > 1 { shown.removeLast() }
    }
    // One wide column says less of a row than two squeezed ones.
    return shown.count < 2 ? dropped(room) : plan(shown, widths: given)
  }

  private func plan(_ shown: [Int], widths: [Int]) -> ColumnPlan {
    var plan = ColumnPlan()
    var offset = 0
    for column in shown {
      plan.slots.append(ColumnPlan.Slot(column: column, offset: offset, width: widths[column]))
      offset += widths[column] + gap
    }
    let firstScrolled = shown.first { $0 >= pins } ?? specs.count
    plan.hiddenBefore = shown.count == specs.count ? 0 : max(0, firstScrolled - pins)
    plan.hiddenAfter = specs.count - shown.count - plan.hiddenBefore
    return plan
  }

  /// Returns the first column in sight that brings a column into it.
  func revealing(_ column: Int, room: Int) -> Int {
    guard column >= pins else { return first }
    if column <= first { return column }
    var planner = self
    planner.kept = nil
    for start in first...column {
      planner.first = start
      let plan = planner.plan(for: room)
      guard let slot = plan.slot(of: column) else { continue }
      if plan.form != .columns || slot.width >= min(specs[column].usualWidth, room) {
        return start
      }
      if plan.hiddenAfter == 0 && plan.slots.last?.column != column { return start }
    }
    return column
  }
}

extension ColumnLayout.Mode {
  fileprivate var form: ColumnPlan.Form {
    switch self {
    case .table: .columns
    case .records: .records
    case .line: .line
    }
  }
}
