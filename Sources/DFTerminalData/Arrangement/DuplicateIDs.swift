/// Identifiers that more than one row carries.
///
/// Identity then is ambiguous: cursor, selection and edits take the first row of each.
public struct DuplicateIDs<ID: Hashable>: Equatable {
  /// An identifier and the offsets of the rows that carry it.
  public struct Entry: Equatable {
    /// The identifier.
    public let id: ID
    /// The offsets of its rows; the first one wins.
    public let offsets: [Int]
  }

  /// The identifiers in the order in which they first occur.
  public let entries: [Entry]

  /// Finds the identifiers that occur more than once.
  ///
  /// Complexity: O(*n*).
  public init(_ ids: some Sequence<ID>) {
    var first: [ID: Int] = [:]
    var repeated: [ID: [Int]] = [:]
    for (offset, id) in ids.enumerated() {
      guard let earlier = first.updateValue(offset, forKey: id) else { continue }
      first[id] = earlier
      repeated[id, default: [earlier]].append(offset)
    }
    entries = repeated.map { Entry(id: $0.key, offsets: $0.value) }
      .sorted { $0.offsets[0] < $1.offsets[0] }
  }

  /// What is wrong and what to do about it, or `nil` when every row has its own identifier.
  public var message: String? {
    guard let first = entries.first else { return nil }
    let rows = first.offsets.prefix(3).map { String($0 + 1) }.joined(separator: ", ")
    let others = entries.count > 1 ? " and \(entries.count - 1) more" : ""
    return """
      Duplicate id: rows \(rows) share “\(first.id)”\(others); \
      the first row is used. Give every row an id of its own.
      """
  }
}

extension DuplicateIDs: Sendable where ID: Sendable {}
extension DuplicateIDs.Entry: Sendable where ID: Sendable {}
