extension String {
  /// Returns the name that is spelled most like this one, if one is near enough to be meant.
  ///
  /// Near enough is at most a third of the letters changed. Complexity: O(names × letters²).
  func nearest(in names: some Sequence<String>) -> String? {
    let limit = Swift.max(1, count / 3)
    guard count <= 64 else { return nil }
    let best = names.filter { abs($0.count - count) <= limit }
      .map { (name: $0, distance: distance(to: $0)) }
      .min { $0.distance < $1.distance }
    return best.flatMap { $0.distance <= limit ? $0.name : nil }
  }

  /// Returns how many letters must be inserted, removed or replaced to get the other name.
  ///
  /// Letters that differ in case only count as the same.
  private func distance(to other: String) -> Int {
    let source = Array(lowercased())
    let target = Array(other.lowercased())
    var row = Array(0...target.count)
    for (line, letter) in source.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, wanted) in target.enumerated() {
        let replaced = diagonal + (letter == wanted ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[target.count]
  }
}
