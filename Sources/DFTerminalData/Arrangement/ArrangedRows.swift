public import Foundation

/// What the pipeline made of an array of rows: which are shown, in which order and groups.
public struct ArrangedRows: Sendable, Equatable {
  /// Why no row is shown.
  public enum Emptiness: Hashable, Sendable {
    /// Rows are shown.
    case none
    /// The source has no rows.
    case noRows
    /// Search and filters leave none.
    case noMatch
  }

  /// The shown rows, as offsets into the array.
  public internal(set) var order: RowOrder
  /// The groups over the order; empty without grouping.
  public internal(set) var groups: [RowGroup]
  /// The number of rows in the array.
  public internal(set) var sourceCount: Int
  /// Whether the rows stand in another order than in the array.
  public internal(set) var isReordered: Bool
  /// Why the search could not be made; the rows then are not searched.
  public internal(set) var problem: SearchProblem?
  /// A number that changes whenever the order does.
  package internal(set) var version: Int

  /// Creates the arrangement of rows that are all shown as they stand.
  public init(count: Int = 0) {
    order = RowOrder(count: count)
    groups = []
    sourceCount = max(0, count)
    isReordered = false
    version = 0
  }

  /// The number of rows shown.
  public var count: Int { order.count }

  /// The number of rows that search and filters hide.
  public var hiddenCount: Int { sourceCount - order.count }

  /// Why no row is shown.
  public var emptiness: Emptiness {
    order.isEmpty ? (sourceCount == 0 ? .noRows : .noMatch) : .none
  }
}

extension ArrangedRows {
  /// Returns offsets into the array for offsets into what is shown, as `onDelete` wants them.
  public func sourceOffsets(of shown: IndexSet) -> IndexSet {
    IndexSet(shown.lazy.filter { $0 >= 0 && $0 < order.count }.map { order[$0] })
  }

  /// Returns a move within the array for a move within what is shown, as `onMove` wants it.
  ///
  /// The moved rows stand before the row that is shown at `destination`, or after the last one shown.
  /// `nil` when the shown order is not that of the array, where a move would mean nothing.
  public func sourceMove(
    of shown: IndexSet, to destination: Int
  ) -> (offsets: IndexSet, destination: Int)? {
    guard !isReordered, let last = order.last else { return nil }
    let target = destination < order.count ? order[max(0, destination)] : last + 1
    return (sourceOffsets(of: shown), target)
  }
}
