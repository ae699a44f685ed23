public import DFTerminalCore
import DFTerminalViews
import Foundation

/// Looking at the screen.
extension Harness {
  /// The rows of the screen without blanks at their ends, joined by line feeds; empty rows at
  /// the bottom are left out.
  public var text: String {
    var lines = lines
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// The rows of the screen without blanks at their ends.
  public var lines: [String] {
    (0..<renderer.drawn.size.rows).map { renderer.drawn.line($0) }
  }

  /// Returns the style of a cell.
  public func style(column: Int, row: Int) -> CellStyle {
    renderer.drawn.style(column: column, row: row)
  }

  /// Returns the first cell of the first occurrence of a text; `nil` where it is not on screen.
  public func find(_ text: String) -> CellPoint? {
    for (row, line) in lines.enumerated() {
      guard let range = line.range(of: text) else { continue }
      let column = TextMeasure.columns(of: String(line[..<range.lowerBound]))
      return CellPoint(column: column, row: row)
    }
    return nil
  }

  /// Returns the nodes of a role, in reading order.
  public func nodes(_ role: SemanticNode.Role) -> [SemanticNode] {
    func collect(_ node: SemanticNode) -> [SemanticNode] {
      (node.role == role ? [node] : []) + node.children.flatMap(collect)
    }
    return collect(semantics)
  }

  /// The cells of the screen, for comparing two frames.
  package var cells: CellBuffer { renderer.drawn }
}
