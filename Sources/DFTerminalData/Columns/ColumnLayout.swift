/// What the width solver decided: the width of every column, and why.
package struct ColumnLayout: Hashable, Sendable {
  /// How records are shown.
  package enum Mode: Hashable, Sendable {
    /// As a table.
    case table
    /// As records below each other, a line `header: value` for each column.
    case records
    /// As one line each, of the most important column.
    case line
  }

  /// What set the width of a column.
  package enum Stage: Hashable, Sendable {
    /// Its own fixed width.
    case fixed
    /// Its share of what the fixed columns leave.
    case percent
    /// The least at which it can be read.
    case minimum
    /// Less than most of its cells need; longer cells are cut or wrapped.
    case squeezed
    /// What nine cells in ten need; longer ones are cut or wrapped.
    case usual
    /// What all of its cells need.
    case content
    /// More than its cells need, since there is room.
    case slack
    /// Less than its minimum: it is the last column and the room is less.
    case clipped
    /// None: it was dropped, since others have a higher priority.
    case dropped
  }

  /// How records are shown.
  package internal(set) var mode = Mode.table
  /// The width of every column given; 0 where it is dropped.
  package internal(set) var widths: [Int]
  /// What set each width.
  package internal(set) var stages: [Stage]
  /// The columns that are dropped.
  package var hidden: [Int] { stages.indices.filter { stages[$0] == .dropped } }
  /// The columns that are shown.
  package var visible: [Int] { stages.indices.filter { stages[$0] != .dropped } }
  /// The width of the table with its gaps and borders.
  package internal(set) var total = 0

  /// Says of each column which stage set its width, a line each.
  package func explain(_ ids: [String]) -> String {
    zip(ids, zip(widths, stages)).map { id, column in
      "\(id): \(column.0) \(column.1.words)"
    }.joined(separator: "\n")
  }
}

extension ColumnLayout.Stage {
  fileprivate var words: String {
    switch self {
    case .fixed: "as fixed"
    case .percent: "by percentage"
    case .minimum: "the least that can be read"
    case .squeezed: "less than most cells need"
    case .usual: "enough for nine cells in ten"
    case .content: "as its content"
    case .slack: "with room left over"
    case .clipped: "all the room there is"
    case .dropped: "dropped, others come first"
    }
  }
}
