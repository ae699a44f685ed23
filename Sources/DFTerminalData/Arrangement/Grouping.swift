/// How rows are gathered into groups, after they are filtered and sorted.
public struct Grouping<Row>: Sendable {
  /// In which order groups come.
  public enum Order: Hashable, Sendable, CaseIterable {
    /// By their value, ascending; rows without one form the last group.
    case byValue
    /// By where their first row stands.
    case byAppearance
  }

  /// What rows are grouped by; two groupings of one name must group alike.
  public let name: String
  /// In which order groups come.
  public var order: Order
  let value: ColumnOrder<Row>
  let title: @Sendable (Row) -> String

  /// Groups rows by a value; the text of the value is the title of its group unless given.
  public init<Value: DFColumnValue>(
    _ name: String, order: Order = .byValue, title: (@Sendable (Value) -> String)? = nil,
    by value: @escaping @Sendable (Row) -> Value
  ) {
    self.name = name
    self.order = order
    self.value = ColumnOrder(value)
    self.title = { row in title?(value(row)) ?? value(row).columnText }
  }
}

/// Rows that stand together under a title.
public struct RowGroup: Identifiable, Hashable, Sendable {
  /// What tells the group from the others: its title, with a number where two share one.
  public let id: String
  /// The words over the group.
  public let title: String
  /// The places of its rows; never empty.
  public let places: Range<Int>
}

extension RowGroup {
  /// Describes groups that follow each other, by their titles and sizes; empty ones are left out.
  static func consecutive(_ groups: [(title: String, count: Int)]) -> [RowGroup] {
    var start = 0
    var seen: [String: Int] = [:]
    return groups.filter { $0.count > 0 }.map { title, count in
      defer { start += count }
      let number = seen[title, default: 0]
      seen[title] = number + 1
      let id = number == 0 ? title : "\(title) #\(number + 1)"
      return RowGroup(id: id, title: title, places: start..<start + count)
    }
  }
}
