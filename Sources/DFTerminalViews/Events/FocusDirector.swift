package import DFTerminalCore

/// Who receives the keys, and where each event goes.
@MainActor package final class FocusDirector {
  /// The view that receives the keys.
  package private(set) var path: ViewPath?
  /// How often the keys were moved by a person or the program, rather than inherited.
  package private(set) var moves = 0
  private var responders: [Responder] = []
  private var shortcuts: [Shortcut] = []
  private var lastIndex = 0
  private var captured: ViewPath?
  /// The modal views that are open, and who had the keys before each.
  private var modals: [(path: ViewPath, returning: ViewPath?)] = []

  /// Takes over the responders of a frame; returns whether the focus moved to another view.
  func update(_ responders: [Responder], shortcuts: [Shortcut]) -> Bool {
    self.responders = responders
    self.shortcuts = shortcuts
    let before = path
    followModal(responders.last(where: \.isModal)?.path)
    let stops = focusStops
    if let index = stops.firstIndex(where: { $0.path == path }) {
      lastIndex = index
    } else {
      path = stops.isEmpty ? nil : stops[min(lastIndex, stops.count - 1)].path
    }
    return path != before
  }

  /// Gives the keys to the first stop of a modal view that opened, and back when it is gone.
  private func followModal(_ modal: ViewPath?) {
    if let modal, !modals.contains(where: { $0.path == modal }) {
      modals.append((modal, path))
      path = nil
      lastIndex = 0
    }
    while let last = modals.last, last.path != modal {
      path = last.returning ?? path
      modals.removeLast()
    }
  }

  /// The commands that can be carried out now, from the focused view outwards.
  package var commands: [Command] {
    var seen: Set<Command> = []
    let commands = chain(from: startIndex).flatMap(\.commands)
    let turns: [Command] = focusStops.count > 1 ? [.focusNext, .focusPrevious] : []
    return (commands + reachableShortcuts.map(\.command) + turns)
      .filter { seen.insert($0).inserted }
  }

  /// Gives the keys to the view at a path, if it is a stop.
  package func focus(_ path: ViewPath) {
    guard let index = focusStops.firstIndex(where: { $0.path == path }) else { return }
    self.path = path
    lastIndex = index
    moves += 1
  }

  /// Gives the keys to a view that will be drawn in the next frame.
  package func request(_ path: ViewPath) {
    self.path = path
    moves += 1
  }

  /// Moves the keys to the next or previous stop, round the ends; returns whether there is one.
  package func move(by step: Int) -> Bool {
    let stops = focusStops
    guard stops.count > 1 else { return false }
    let current = stops.firstIndex { $0.path == path } ?? -step
    focus(stops[((current + step) % stops.count + stops.count) % stops.count].path)
    return true
  }

  /// Sends an event where it belongs; returns whether anyone took it.
  package func dispatch(_ event: InputEvent, keyMap: KeyMap) -> Bool {
    switch event {
    case .pointer(let pointer): return dispatch(pointer)
    case .key(let key) where key.phase == .release: return false
    case .key(let key): return dispatch(event, key.chord, keyMap)
    default: return chain(from: startIndex).contains { $0.handle(event) || $0.fallback(event) }
    }
  }

  private func dispatch(_ event: InputEvent, _ chord: KeyChord, _ keyMap: KeyMap) -> Bool {
    for responder in chain(from: startIndex) {
      if responder.handle(event) { return true }
      if let command = keyMap.command(for: chord, among: responder.commands),
        responder.perform(command)
      {
        return true
      }
      if responder.fallback(event) { return true }
    }
    for shortcut in reachableShortcuts where keyMap.keys(for: shortcut.command).contains(chord) {
      shortcut.action()
      return true
    }
    switch keyMap.command(for: chord, among: [.focusNext, .focusPrevious]) {
    case .focusNext?: return move(by: 1)
    case .focusPrevious?: return move(by: -1)
    default: return false
    }
  }

  private func dispatch(_ pointer: PointerEvent) -> Bool {
    let target = captured.flatMap(index(of:)) ?? hit(pointer.position)
    if case .press = pointer.action { focusStop(from: target) }
    let chain = chain(from: target)
    for (index, responder) in chain.enumerated() where responder.handle(.pointer(pointer)) {
      if case .press = pointer.action {
        captured = responder.path
        chain[(index + 1)...].forEach { $0.observe(pointer) }
      }
      if case .release = pointer.action { captured = nil }
      return true
    }
    if case .release = pointer.action { captured = nil }
    return false
  }

  private func focusStop(from index: Int?) {
    guard let stop = chain(from: index).first(where: \.isFocusable) else { return }
    focus(stop.path)
  }

  private func index(of path: ViewPath) -> Int? {
    responders.firstIndex { $0.path == path }
  }

  private func hit(_ point: CellPoint) -> Int? {
    responders.indices.last { isReachable($0) && responders[$0].frame.contains(point) }
  }

  /// Where a key starts: the focused view, else the modal or outermost one.
  private var startIndex: Int? {
    path.flatMap { path in responders.firstIndex { $0.path == path && $0.isFocusable } }
      ?? modalIndex ?? (responders.isEmpty ? nil : 0)
  }

  private var reachableShortcuts: [Shortcut] {
    shortcuts.filter { $0.responder.map(isReachable) ?? (modalIndex == nil) }
  }

  private var modalIndex: Int? { responders.lastIndex(where: \.isModal) }

  private var focusStops: [Responder] {
    responders.indices.filter { responders[$0].isFocusable && isReachable($0) }
      .map { responders[$0] }
  }

  private func isReachable(_ index: Int) -> Bool {
    guard let modalIndex else { return true }
    return indices(from: index).contains(modalIndex)
  }

  private func chain(from index: Int?) -> [Responder] {
    indices(from: index).map { responders[$0] }
  }

  /// The responder at an index and those around it, up to a modal one.
  private func indices(from index: Int?) -> [Int] {
    var chain: [Int] = []
    var next = index
    while let index = next {
      chain.append(index)
      next = responders[index].isModal ? nil : responders[index].parent
    }
    return chain
  }
}
