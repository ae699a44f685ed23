import DFTerminalCore
import Synchronization

extension TerminalEngine {
  /// Takes in what was decoded and hands on what concerns the owner.
  func take(_ events: [InputEvent]) {
    mailbox.post(events.compactMap(take))
  }

  private func take(_ event: InputEvent) -> TerminalEvent? {
    switch event {
    case .report(let report): return take(report)
    case .resize(let size): return resized(to: size)
    case .appearance(let scheme):
      changeAppearance(to: scheme)
      return .input(event)
    case .key, .pointer, .paste, .focus: return .input(event)
    }
  }

  /// Notes a change between light and dark, and asks for the exact colour of the new background.
  private func changeAppearance(to scheme: ColorScheme) {
    state.withLock { state in
      state.modes.capabilities.refine(appearance: scheme)
      guard RestoreRecord.isArmed, !state.isClosing, state.modes.options.asksTerminal else {
        return
      }
      // A terminal that is gone by now is noticed by whoever reads it.
      try? send(TerminalQuery.background, &state)
    }
  }

  /// Notes a size; `nil` when it is the one that is known.
  func resized(to size: CellSize) -> TerminalEvent? {
    state.withLock { state in
      guard size != state.size else { return nil }
      state.size = size
      return .input(.resize(size))
    }
  }

  /// Takes in an answer; those to questions of the owner are handed on.
  private func take(_ report: TerminalReport) -> TerminalEvent? {
    switch report {
    case .deviceAttributes: return finishAnswers()
    case .mode(let mode, let state): noteMode(mode, state)
    case .cursor, .foreground, .other: return .input(.report(report))
    case .background, .version, .keyboardFlags: break
    }
    return refine(with: report)
  }

  /// Takes in an answer to one question; announced at once only when it comes late.
  private func refine(with report: TerminalReport) -> TerminalEvent? {
    state.withLock { state in
      let hasChanged = state.modes.capabilities.refine(with: report)
      return hasChanged && !state.isAsking ? .capabilities(state.modes.capabilities) : nil
    }
  }

  private func noteMode(_ mode: Int, _ value: Int) {
    state.withLock { state in
      if state.modes.prior[mode] == nil { state.modes.prior[mode] = value }
    }
  }

  /// Turns on the modes the terminal says it has, now that every answer is there.
  private func finishAnswers() -> TerminalEvent? {
    state.withLock { state in
      guard state.isAsking else { return nil }
      state.isAsking = false
      state.modes.isAnswered = true
      heal(&state)
      RestoreRecord.set(state.saved, state.modes.leave)
      if RestoreRecord.isArmed, !state.isClosing {
        // A terminal that is gone by now is noticed by whoever reads it.
        try? send(state.modes.second, &state)
      }
      return .capabilities(state.modes.capabilities)
    }
  }

  /// Ends with a usable terminal where a program that was killed has left a raw one.
  private func heal(_ state: inout State) {
    guard state.modes.options.usesAlternateScreen, state.modes.isLeftBehind, state.saved.isRaw
    else { return }
    state.saved = state.saved.sane
  }
}
