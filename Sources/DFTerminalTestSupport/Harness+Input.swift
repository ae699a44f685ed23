public import DFTerminalCore
public import DFTerminalViews

/// Acting on the screen.
extension Harness {
  /// Presses keys in the notation `jj<space><ctrl+a><shift+tab>`.
  ///
  /// - Precondition: The script names keys that exist.
  public func press(_ script: String) {
    guard let strokes = try? KeyNotation.parse(script) else {
      preconditionFailure("press(_:): \"\(script)\" is not a script of keys such as \"jj<space>\"")
    }
    strokes.forEach { send(.key($0)) }
  }

  /// Types text, one character at a time; a line feed is Return.
  public func type(_ text: String) {
    for character in text {
      let key =
        character.isNewline
        ? KeyPress(.enter) : KeyPress(.character(character), text: String(character))
      send(.key(key))
    }
  }

  /// Pastes text in one piece.
  public func paste(_ text: String) {
    send(.paste(text))
  }

  /// Presses and releases a button on a cell, as often as `count` says.
  public func click(
    column: Int, row: Int, button: PointerButton = .left, modifiers: KeyModifiers = [],
    count: Int = 1
  ) {
    let point = CellPoint(column: column, row: row)
    for click in 1...max(1, count) {
      for action in [PointerEvent.Action.press(button), .release(button)] {
        send(
          .pointer(PointerEvent(action, at: point, modifiers: modifiers, clickCount: click)))
      }
    }
  }

  /// Presses on one cell, moves to another and releases there.
  public func drag(from start: CellPoint, to end: CellPoint, button: PointerButton = .left) {
    send(.pointer(PointerEvent(.press(button), at: start)))
    send(.pointer(PointerEvent(.drag(button), at: end)))
    send(.pointer(PointerEvent(.release(button), at: end)))
  }

  /// Turns the wheel by steps over a cell: down where positive, up where negative.
  public func scroll(_ steps: Int, column: Int, row: Int) {
    let edge = steps < 0 ? Edge.top : .bottom
    let point = CellPoint(column: column, row: row)
    for _ in 0..<abs(steps) { send(.pointer(PointerEvent(.wheel(edge), at: point))) }
  }

  /// Gives the screen another size.
  public func resize(columns: Int, rows: Int) {
    renderer.size = CellSize(columns: columns, rows: rows)
    renderer.forget()
    draw()
  }

  /// Sends any event and draws what follows; returns whether a view took it.
  @discardableResult public func send(_ event: InputEvent) -> Bool {
    let taken = renderer.send(event)
    drawIfNeeded()
    return taken
  }

  /// Lets the clock run, drawing each frame that falls due on the way.
  public func advance(by seconds: Double) {
    let end = time + seconds
    while let due = renderer.nextWake, due <= end, due > time {
      moveClock(to: due)
      draw()
    }
    moveClock(to: end)
    draw()
  }

  /// Lets tasks run and draws what they change, until nothing changes for a while.
  ///
  /// - Parameter condition: Stops as soon as this holds.
  public func settle(until condition: () -> Bool = { false }) async {
    var quiet = 0
    while quiet < 50, !condition() {
      await Task.yield()
      quiet = renderer.needsFrame ? 0 : quiet + 1
      drawIfNeeded()
    }
  }

  /// Changes the surroundings outside the theme.
  public func withEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    change(&renderer.environment)
    drawIfNeeded()
  }
}
