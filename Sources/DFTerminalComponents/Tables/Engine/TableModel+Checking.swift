import DFTerminalData

/// Checking a draft elsewhere, after each keystroke.
extension TableModel {
  /// Asks for the draft to be checked, where its column says by what; an earlier call is cancelled.
  func checkElsewhere() {
    store.check?.cancel()
    guard let session, session.isDirty,
      let check = column(session.cell.column)?.editing.check,
      let ticket = update({ $0.edits.withSession { $0.beginCheck() } }) ?? nil
    else { return }
    let draft = session.draft
    store.check = Task { @MainActor in
      // Keys that came together are one question: about the text they led to.
      if Task.isCancelled { return }
      let state = await check(draft)
      // Who cancels has left the cell or typed on: the answer is about neither.
      if Task.isCancelled { return }
      self.settle(self.update { $0.edits.endCheck(ticket, state) })
    }
  }
}
