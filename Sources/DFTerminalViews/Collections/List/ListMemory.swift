import DFTerminalData

/// What a list remembers between frames.
@MainActor package struct ListMemory {
  /// The cursor and the rows in sight.
  var navigator = RowNavigator<AnyHashable>()
  /// The selected values.
  var selection: RowSelection<AnyHashable>
  /// The heights of rows seen.
  let heights = RowHeights()
  /// The rows of the last frame.
  var rows: RowSource?
  /// What the application's selection was last, to notice when it changes.
  var selected: Any?
  /// Whether the cursor moved and has to be shown once heights are known.
  var needsReveal = false
  /// How often a person moved the cursor.
  var moves = 0
  /// The cell of the scroll bar's thumb that is held.
  var grip: Int?
  /// The row that is being dragged.
  var drag: RowDrag?
  /// Letters typed to jump to a row.
  var typed = TypedPrefix()
  /// The row whose actions are revealed.
  var swipe: RowSwipe?
  /// The row whose menu is open.
  var menuRow: AnyHashable?

  init(_ rule: RowSelection<AnyHashable>.Rule) {
    selection = RowSelection(rule)
  }
}

/// The heights of the rows of a list that were seen, for one width.
@MainActor final class RowHeights {
  private var known: [AnyHashable: Int] = [:]
  /// A number that changes when heights are forgotten.
  private(set) var generation = 0
  private var width: Int?
  /// The height a row is taken to have before it was seen; `nil` before any was.
  private(set) var estimate: Int?
  /// Whether every row seen had the same height.
  private(set) var isUniform = true

  /// The rows whose heights are kept at most.
  private static let limit = 16_384

  /// Forgets everything when rows have another width.
  func begin(width: Int) {
    guard self.width != width else { return }
    self.width = width
    forget()
    estimate = nil
    isUniform = true
  }

  private func forget() {
    known = [:]
    generation += 1
  }

  /// Returns the height of a row, as far as it is known.
  func height(_ id: AnyHashable) -> Int { known[id] ?? estimate ?? 1 }

  /// Whether a row was seen.
  func knows(_ id: AnyHashable) -> Bool { known[id] != nil }

  /// Notes the height of a row; returns whether it differs from what was taken.
  func set(_ height: Int, _ id: AnyHashable) -> Bool {
    let old = known[id]
    if old == height { return false }
    let before = old ?? estimate ?? 1
    if known.count >= RowHeights.limit { forget() }
    known[id] = height
    if estimate == nil { estimate = max(1, height) }
    if height != estimate { isUniform = false }
    return height != before
  }
}

/// A row that is dragged to another place.
struct RowDrag {
  /// The row.
  var id: AnyHashable
  /// The line of the screen where the drag began.
  var startRow: Int
  /// The column of the screen where the drag began.
  var startColumn: Int
  /// The columns it was dragged sideways, over its actions.
  var sideways = 0
  /// The row before which it would be dropped, once it has left its place.
  var target: Int?
}

/// Letters that were typed one after another.
struct TypedPrefix {
  private(set) var text = ""

  /// Adds letters.
  mutating func append(_ letters: String) { text += letters }

  /// Starts anew with letters.
  mutating func restart(_ letters: String) { text = letters }
}

/// The actions of a row that are revealed.
struct RowSwipe {
  /// The row.
  var id: AnyHashable
  /// Whether the actions of the leading edge show.
  var isLeading: Bool
  /// The action that Enter performs.
  var index: Int
}
