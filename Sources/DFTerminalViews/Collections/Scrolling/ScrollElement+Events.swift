import DFTerminalCore

extension ScrollElement {
  /// The rows one step of the wheel scrolls.
  static let wheelStep = 3

  func responder(_ frame: ScrollFrame) -> Responder {
    let commands = commands(frame)
    var responder = Responder(
      path: path, frame: frame.rect,
      isFocusable: !commands.isEmpty && !environment.isStatic,
      commands: commands,
      perform: { [self] command in perform(command, frame) },
      handle: { [self] event in
        guard case .pointer(let pointer) = event else { return false }
        return handle(pointer, frame)
      })
    responder.yieldsFocus = true
    return responder
  }

  private func commands(_ frame: ScrollFrame) -> [Command] {
    var commands: [Command] = []
    if axes.contains(.vertical), frame.extent(.vertical).overflows {
      commands += [
        .moveUp, .moveDown, .pageUp, .pageDown, .halfPageUp, .halfPageDown, .moveHome, .moveEnd,
        .moveFirst, .moveLast,
      ]
    }
    if axes.contains(.horizontal), frame.extent(.horizontal).overflows {
      commands += [.moveLeft, .moveRight]
      if commands.count == 2 { commands += [.moveHome, .moveEnd] }
    }
    return commands
  }

  private func perform(_ command: Command, _ frame: ScrollFrame) -> Bool {
    let page = max(1, frame.window.rows)
    let main: Axis = frame.extent(.vertical).overflows ? .vertical : .horizontal
    return switch command {
    case .moveUp: scroll(.vertical, by: -1, frame)
    case .moveDown: scroll(.vertical, by: 1, frame)
    case .pageUp: scroll(.vertical, by: -page, frame)
    case .pageDown: scroll(.vertical, by: page, frame)
    case .halfPageUp: scroll(.vertical, by: -max(1, page / 2), frame)
    case .halfPageDown: scroll(.vertical, by: max(1, page / 2), frame)
    case .moveHome, .moveFirst: scroll(main, by: -frame.extent(main).content, frame)
    case .moveEnd, .moveLast: scroll(main, by: frame.extent(main).content, frame)
    case .moveLeft: scroll(.horizontal, by: -1, frame)
    case .moveRight: scroll(.horizontal, by: 1, frame)
    default: false
    }
  }

  /// Scrolls as far as there is content; returns whether anything moved.
  @discardableResult
  private func scroll(_ axis: Axis, by cells: Int, _ frame: ScrollFrame) -> Bool {
    guard axes.contains(Axis.Set(axis)) else { return false }
    return move(axis, to: frame.extent(axis).scrolled(by: cells), frame)
  }

  private func move(_ axis: Axis, to extent: ScrollExtent, _ frame: ScrollFrame) -> Bool {
    guard frame.offset[axis] != extent.offset else { return false }
    memory.update { $0.scroll(axis, to: extent) }
    return true
  }

  private func handle(_ pointer: PointerEvent, _ frame: ScrollFrame) -> Bool {
    switch pointer.action {
    case .wheel(let edge): return turn(edge, pointer.modifiers, frame)
    case .press(.left): return press(pointer.position, frame)
    case .drag(.left): return drag(pointer.position, frame)
    case .release(.left):
      guard memory.value.grip != nil else { return false }
      memory.update { $0.grip = nil }
      return true
    default: return false
    }
  }

  private func turn(_ edge: Edge, _ modifiers: KeyModifiers, _ frame: ScrollFrame) -> Bool {
    let isSideways = modifiers.contains(.shift)
    let step = ScrollElement.wheelStep
    return switch edge {
    case .top: scroll(isSideways ? .horizontal : .vertical, by: -step, frame)
    case .bottom: scroll(isSideways ? .horizontal : .vertical, by: step, frame)
    case .leading: scroll(.horizontal, by: -step, frame)
    case .trailing: scroll(.horizontal, by: step, frame)
    }
  }

  /// Takes hold of the thumb, or pages towards a press beside it.
  private func press(_ point: CellPoint, _ frame: ScrollFrame) -> Bool {
    for axis in Axis.allCases where frame.bars.contains(Axis.Set(axis)) {
      let track = frame.track(axis)
      guard track.contains(point) else { continue }
      let cell = point[axis] - track.origin[axis]
      guard let thumb = frame.extent(axis).thumb(track: track.size[axis]) else { return true }
      if thumb.contains(cell) {
        memory.update { $0.grip = (axis, cell - thumb.lowerBound) }
      } else {
        let page = max(1, frame.window.size[axis])
        scroll(axis, by: cell < thumb.lowerBound ? -page : page, frame)
      }
      return true
    }
    return false
  }

  private func drag(_ point: CellPoint, _ frame: ScrollFrame) -> Bool {
    // Only at its start a drag down may mean what is around it, such as refreshing.
    guard let grip = memory.value.grip else { return frame.offset[.vertical] > 0 }
    let track = frame.track(grip.axis)
    let cell = point[grip.axis] - track.origin[grip.axis] - grip.cell
    let extent = frame.extent(grip.axis).dragged(thumbTo: cell, track: track.size[grip.axis])
    _ = move(grip.axis, to: extent, frame)
    return true
  }
}
