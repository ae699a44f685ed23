/// The sentences of a screen that were not on it before: what a person who listens is told.
package struct SpokenChanges {
  private var spoken: Set<String> = []

  /// Creates a listener who has heard nothing.
  package init() {}

  /// Returns the sentences of a tree that the tree before did not have, from top to bottom.
  package mutating func sentences(of node: SemanticNode) -> [String] {
    let lines = LinearTranscript.lines(of: node)
    defer { spoken = Set(lines) }
    return lines.filter { !spoken.contains($0) }
  }

  /// Forgets what was said, so that everything is said again.
  package mutating func forget() {
    spoken = []
  }
}
