/// Rows that a table reads one by one as they come into sight.
///
/// An array is the usual source; conform a type of your own where rows live elsewhere, such as in
/// an indexed file. The table reads what is in sight, and all rows only to sort, search or sum up.
public protocol DFRowSource<Row> {
  /// What the source is made of; a handle that reads its values when asked is enough.
  associatedtype Row: Identifiable

  /// The number of rows.
  var count: Int { get }

  /// Returns the row at an offset below ``count``.
  func row(at offset: Int) -> Row

  /// Returns the identifier of the row at an offset below ``count``.
  func id(at offset: Int) -> Row.ID

  /// A number that changes whenever rows come, go, move or change.
  var revision: Int { get }
}

extension DFRowSource {
  /// The identifier, read off the row.
  public func id(at offset: Int) -> Row.ID { row(at: offset).id }

  /// Rows never change unless the source says so.
  public var revision: Int { 0 }
}
