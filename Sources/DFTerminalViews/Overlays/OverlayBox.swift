package import DFTerminalCore

/// A frame above everything else; a modal one takes all keys until it is closed.
@MainActor package struct OverlayBox {
  /// Where a box stands.
  package enum Place {
    /// In the middle of the screen.
    case center
    /// Below a rectangle, or above it where there is no room.
    case below(CellRect)
  }

  /// The identity of the box.
  package var path: ViewPath
  /// What it is for a screen reader.
  package var role: SemanticNode.Role
  /// Its name.
  package var title: String
  /// What is inside the frame.
  package var content: Element
  /// Where it stands.
  package var place: Place
  /// Closes it.
  package var dismiss: () -> Void
  /// Whether it takes the keys.
  package var isModal = true
  /// The columns it takes at most.
  package var widest = 60
  /// The surroundings.
  package var environment: EnvironmentValues

  /// Draws the box once the rest of the frame is drawn.
  package func present(_ pass: FramePass) {
    pass.overlay { pass in draw(pass) }
  }

  private func draw(_ pass: FramePass) {
    let screen = CellRect(origin: .zero, size: pass.canvas.size)
    guard !screen.isEmpty else { return }
    let boxed = BorderElement(
      PaddingElement(content, insets: CellInsets(leading: 1, trailing: 1)),
      line: environment.glyphs == .unicode ? .rounded : .ascii,
      style: environment.style(environment.palette.border))
    let offer = CellSize(columns: min(screen.columns, widest), rows: screen.rows)
    let wanted = boxed.size(for: CellProposal(offer))
    let size = CellSize(
      columns: min(wanted.columns, screen.columns), rows: min(wanted.rows, screen.rows))
    let rect = rect(of: size, in: screen)
    guard isModal else { return draw(boxed, in: rect, pass) }
    let allowed = pass.allowsFocus
    pass.allowsFocus = true
    pass.respond(responder(screen, box: rect)) { draw(boxed, in: rect, pass) }
    pass.allowsFocus = allowed
  }

  private func draw(_ boxed: Element, in rect: CellRect, _ pass: FramePass) {
    let surface = environment.resolve(environment.palette.surface)
    let ground = surface == .transparent ? CellColor.terminalDefault : surface
    pass.canvas.fill(rect, with: " ", style: CellStyle(background: ground))
    pass.describe(SemanticNode(role, label: title, frame: rect)) {
      pass.clipped(to: rect) { boxed.draw(in: rect, pass) }
    }
  }

  private func rect(of size: CellSize, in screen: CellRect) -> CellRect {
    guard case .below(let anchor) = place else { return Alignment.center.place(size, in: screen) }
    let fitsBelow = anchor.maxRow + size.rows <= screen.maxRow
    let row = fitsBelow ? anchor.maxRow : max(0, anchor.minRow - size.rows)
    let column = max(0, min(anchor.minColumn, screen.maxColumn - size.columns))
    return CellRect(
      origin: CellPoint(column: column, row: min(row, max(0, screen.maxRow - size.rows))),
      size: size)
  }

  private func responder(_ screen: CellRect, box: CellRect) -> Responder {
    Responder(
      path: path, frame: screen, isModal: true,
      commands: [.moveUp, .moveDown, .moveLeft, .moveRight, .cancel],
      perform: { command in
        switch command {
        case .moveUp, .moveLeft: moveFocus(by: -1)
        case .moveDown, .moveRight: moveFocus(by: 1)
        default: dismiss()
        }
        return true
      },
      handle: { event in
        guard case .pointer(let pointer) = event else { return false }
        if case .press = pointer.action, !box.contains(pointer.position) { dismiss() }
        return true
      })
  }

  /// The scene whose focus moves among the entries.
  package var scene: SceneState

  private func moveFocus(by step: Int) {
    _ = scene.focus.move(by: step)
  }
}
