/// What names a row on the screen: its identifier, or its place while it is not loaded.
enum RowKey<ID: Hashable>: Hashable {
  /// A row that is here.
  case id(ID)
  /// A row that is still to be loaded, by its place in the source.
  case place(Int)

  /// The identifier of a row that is here.
  var id: ID? {
    if case .id(let id) = self { id } else { nil }
  }
}
