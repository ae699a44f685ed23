import DFTerminalViews

extension TableResponder {
  /// The commands of a find that is typed or was kept.
  var findingCommands: [Command] {
    guard model.canFind else { return [] }
    guard let find = model.find else { return [.find] }
    return find.isTyping
      ? [.cancel, .findNext, .findPrevious, .moveUp, .moveDown]
      : [.find, .findNext, .findPrevious, .cancel]
  }

  /// Carries out a command of a find; returns whether it was one.
  func performFinding(_ command: Command) -> Bool {
    switch command {
    case .find: model.beginFinding()
    case .findNext: return model.findNext()
    case .findPrevious: return model.findNext(forward: false)
    case .cancel where model.find != nil: model.cancelFind()
    case .moveUp where model.find?.isTyping == true: return model.findNext(forward: false)
    case .moveDown where model.find?.isTyping == true: return model.findNext()
    default: return false
    }
    return true
  }
}
