extension Arrangement where Row: Identifiable {
  /// Takes over an array in which values changed but no row came, went or moved, and leaves every
  /// row where it is shown; returns whether it could.
  ///
  /// After an edit a row thus stays in sight, also when it now belongs elsewhere or no longer
  /// matches; the next change of search, filter or order puts it in its place.
  /// Complexity: O(*n*) comparisons of identifiers.
  @discardableResult
  public mutating func holdOrder(for rows: [Row]) -> Bool {
    guard !source.isSame(as: rows) else { return true }
    guard source.array.count == rows.count,
      zip(source.array, rows).allSatisfy({ $0.id == $1.id })
    else { return false }
    _ = source.note(rows)
    isHeld = true
    return true
  }
}
