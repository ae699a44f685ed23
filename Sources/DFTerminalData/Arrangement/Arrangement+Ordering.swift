extension Arrangement {
  /// The third stage: the rows in the order of the sort keys.
  mutating func sortedRows(
    _ input: ArrangementInput<Row>, _ key: SortKey, _ kept: RowOrder
  ) throws -> RowOrder {
    let orders = input.sortOrders
    guard !orders.isEmpty else { return kept }
    if let sorted, sorted.key == key { return sorted.value }
    work.sorts += 1
    let isKnown = orders.allSatisfy { ranks[$0.id] != nil }
    let result =
      if !isKnown && kept.count < input.rows.count / 16 {
        try sortedAlone(input, orders, kept)
      } else {
        try sortedByRanks(input, orders, kept)
      }
    sorted = Memo(key: key, value: RowOrder(result))
    return RowOrder(result)
  }

  private mutating func sortedByRanks(
    _ input: ArrangementInput<Row>, _ orders: [SortOrder<Row>], _ kept: RowOrder
  ) throws -> [Int] {
    let keys = try orders.map { order in
      order.key(try ranks(input, id: order.id, order.order))
    }
    return try RankSort(keys: keys).sorted(kept.offsets, checkpoint: input.checkpoint)
  }

  /// Sorts a few rows out of many without ranking all of them.
  private mutating func sortedAlone(
    _ input: ArrangementInput<Row>, _ orders: [SortOrder<Row>], _ kept: RowOrder
  ) throws -> [Int] {
    let rows = kept.map { input.rows[$0] }
    let keys = try orders.map { order in
      work.rankings += 1
      return order.key(try order.order.ranks(of: rows, checkpoint: input.checkpoint))
    }
    return try RankSort(keys: keys).sorted(Array(rows.indices), checkpoint: input.checkpoint)
      .map { kept[$0] }
  }

  private mutating func ranks(
    _ input: ArrangementInput<Row>, id: String, _ order: ColumnOrder<Row>
  ) throws -> ColumnRanks {
    if let known = ranks[id] { return known }
    work.rankings += 1
    let made = try order.ranks(of: input.rows, checkpoint: input.checkpoint)
    ranks[id] = made
    return made
  }

  /// The last stage: the rows gathered into groups, each in the order it had.
  mutating func groupedRows(
    _ input: ArrangementInput<Row>, _ ordered: RowOrder
  ) throws -> GroupedRows {
    guard let grouping = input.grouping else { return GroupedRows(order: ordered) }
    work.groupings += 1
    let rows = ordered.map { input.rows[$0] }
    let ranks = try grouping.value.ranks(of: rows, checkpoint: input.checkpoint)
    let places = try Self.gathered(rows.count, ranks, grouping.order, input.checkpoint)
    return GroupedRows(
      order: RowOrder(places.map { ordered[$0] }),
      groups: Self.groups(places, ranks) { grouping.title(rows[$0]) },
      isReordered: places != Array(rows.indices))
  }

  private static func gathered(
    _ count: Int, _ ranks: ColumnRanks, _ order: Grouping<Row>.Order, _ checkpoint: Checkpoint
  ) throws -> [Int] {
    let key = RankSort.Key(
      ranks: order == .byValue ? ranks : ranks.byAppearance, ascending: true, missingFirst: false)
    return try RankSort(keys: [key]).sorted(Array(0..<count), checkpoint: checkpoint)
  }

  private static func groups(
    _ places: [Int], _ ranks: ColumnRanks, title: (Int) -> String
  ) -> [RowGroup] {
    var runs: [(title: String, count: Int)] = []
    var rank: Int32?
    for place in places {
      if ranks.ranks[place] != rank {
        rank = ranks.ranks[place]
        runs.append((title(place), 0))
      }
      runs[runs.count - 1].count += 1
    }
    return RowGroup.consecutive(runs)
  }
}

/// A sort key with the order of its column.
struct SortOrder<Row> {
  var id: String
  var order: ColumnOrder<Row>
  var ascending: Bool

  func key(_ ranks: ColumnRanks) -> RankSort.Key {
    RankSort.Key(ranks: ranks, ascending: ascending, missingFirst: order.missingFirst)
  }
}

extension ArrangementInput {
  /// The sort keys whose columns exist and can be sorted.
  fileprivate var sortOrders: [SortOrder<Row>] {
    request.sort.compactMap { key in
      columns.first { $0.id == key.columnID }?.order
        .map { SortOrder(id: key.columnID, order: $0, ascending: key.ascending) }
    }
  }
}

extension ColumnRanks {
  /// The same values, ranked by where they first occur; missing values are one of them.
  fileprivate var byAppearance: ColumnRanks {
    var ranksByValue: [Int32: Int32] = [:]
    let renamed = ranks.map { rank in
      if let known = ranksByValue[rank] { return known }
      let next = Int32(truncatingIfNeeded: ranksByValue.count)
      ranksByValue[rank] = next
      return next
    }
    return ColumnRanks(ranks: renamed, distinct: ranksByValue.count)
  }
}
