/// The fields of wide records, so that a far column costs no walk over all columns before it.
struct FieldCache: Sendable {
  /// From this column on, a walk costs more than looking here.
  static let firstColumn = 32
  /// The most fields kept.
  private static let limit = 1 << 21

  private var fields: [Int: [Range<Int>]] = [:]
  /// The records, the oldest first.
  private var records: [Int] = []
  private var count = 0

  /// The fields of a record; `nil` where they are not kept.
  subscript(record: Int) -> [Range<Int>]? { fields[record] }

  /// Keeps the fields of a record, and drops the oldest ones where there are too many.
  mutating func keep(_ ranges: [Range<Int>], ofRecord record: Int) {
    guard fields.updateValue(ranges, forKey: record) == nil else { return }
    records.append(record)
    count += ranges.count
    while count > Self.limit, records.count > 1 {
      count -= fields.removeValue(forKey: records.removeFirst())?.count ?? 0
    }
  }
}
