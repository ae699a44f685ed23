import DFTerminalCore

@testable import DFTerminalViews

/// A view on a screen without a terminal, used as a person would use it.
@MainActor final class Screen {
  let renderer: FrameRenderer

  init<Content: View>(
    _ columns: Int, _ rows: Int, environment: EnvironmentValues = EnvironmentValues(),
    @ViewBuilder _ content: () -> Content
  ) {
    renderer = FrameRenderer(
      size: CellSize(columns: columns, rows: rows), environment: environment, root: content)
    renderer.draw()
  }

  /// The lines of the screen, without blanks at their ends.
  var lines: [String] {
    (0..<renderer.size.rows).map { row in
      var line = Substring(renderer.drawn.line(row))
      while line.last == " " { line.removeLast() }
      return String(line)
    }
  }

  /// The rows built for the last frame.
  var rowsBuilt: Int { renderer.work.rowsBuilt }

  @discardableResult func press(
    _ code: KeyCode, _ modifiers: KeyModifiers = [], times: Int = 1
  ) -> Bool {
    var taken = false
    for _ in 0..<times { taken = send(.key(KeyPress(code, modifiers))) }
    return taken
  }

  @discardableResult func type(_ text: String) -> Bool {
    var taken = true
    for character in text {
      let isUpper = character.isUppercase
      let code = KeyCode.character(Character(character.lowercased()))
      taken = press(code, isUpper ? .shift : []) && taken
    }
    return taken
  }

  @discardableResult func send(_ event: InputEvent) -> Bool {
    let taken = renderer.send(event)
    renderer.draw()
    return taken
  }

  @discardableResult func pointer(
    _ action: PointerEvent.Action, _ column: Int, _ row: Int, _ modifiers: KeyModifiers = [],
    clicks: Int = 1
  ) -> Bool {
    let point = CellPoint(column: column, row: row)
    return send(
      .pointer(PointerEvent(action, at: point, modifiers: modifiers, clickCount: clicks)))
  }

  func click(_ column: Int, _ row: Int, _ modifiers: KeyModifiers = [], clicks: Int = 1) {
    pointer(.press(.left), column, row, modifiers, clicks: clicks)
    pointer(.release(.left), column, row, modifiers, clicks: clicks)
  }

  func resize(_ columns: Int, _ rows: Int) {
    renderer.size = CellSize(columns: columns, rows: rows)
    renderer.draw()
  }

  /// The first node of a role, outermost first.
  func node(_ role: SemanticNode.Role) -> SemanticNode? { nodes(role).first }

  /// The nodes of a role, in reading order.
  func nodes(_ role: SemanticNode.Role) -> [SemanticNode] {
    func find(_ node: SemanticNode) -> [SemanticNode] {
      (node.role == role ? [node] : []) + node.children.flatMap(find)
    }
    return find(renderer.semantics)
  }

  /// Draws at every small size and says where drawing twice differed.
  static func sweep<Content: View>(@ViewBuilder _ content: () -> Content) -> [CellSize] {
    var unstable: [CellSize] = []
    for columns in 0...12 {
      for rows in 0...8 {
        let screen = Screen(columns, rows, content)
        let first = screen.renderer.drawn.cells
        screen.renderer.draw()
        if screen.renderer.drawn.cells != first { unstable.append(screen.renderer.size) }
      }
    }
    return unstable
  }
}

/// Counts what a view did, for views to write to.
@MainActor final class Log {
  var entries: [String] = []

  func callAsFunction(_ entry: String) { entries.append(entry) }
}
