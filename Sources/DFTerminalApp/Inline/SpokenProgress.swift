package import DFTerminalCore

/// What is printed of progress where nothing can be drawn: each ten percent, once, and the end.
package struct SpokenProgress: Sendable {
  private var steps: [String: Int] = [:]
  private var last: [String: String] = [:]

  package init() {}

  /// Returns the lines that a frame adds, each ended by a line feed.
  package mutating func lines(of node: SemanticNode, isLast: Bool) -> [UInt8] {
    var text = ""
    for progress in SpokenProgress.progress(in: node) {
      let line = LinearTranscript.lines(of: progress).joined(separator: ", ")
      guard passesStep(progress) || isLast, last[progress.label] != line else { continue }
      last[progress.label] = line
      text += line + "\n"
    }
    return Array(text.utf8)
  }

  /// Whether a progress is in another tenth than when it was last asked about.
  private mutating func passesStep(_ node: SemanticNode) -> Bool {
    let digits = node.value?.prefix { $0.isNumber } ?? ""
    let step = Int(digits).map { $0 / 10 } ?? -1
    defer { steps[node.label] = step }
    return steps[node.label] != step
  }

  private static func progress(in node: SemanticNode) -> [SemanticNode] {
    (node.role == .progress ? [node] : []) + node.children.flatMap(progress)
  }
}
