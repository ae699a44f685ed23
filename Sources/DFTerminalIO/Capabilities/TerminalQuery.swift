/// The questions asked of a terminal at the start, and when all of them are answered.
///
/// Every terminal answers the last question (DA1), and answers come in order: when that one is
/// there, whatever is still missing will not come.
public enum TerminalQuery {
  /// The modes whose support or state is asked for.
  static let modes = [2026, 2027, 2031, 2048]

  /// The modes whose state before the start is asked for, to leave them as they were.
  static let priorModes = [1049, 1000, 1002, 1003, 1006, 1004, 2004]

  /// The question for the background's colour.
  static let background = Array("\u{1B}]11;?\u{1B}\\".utf8)

  /// Returns the questions, in one piece.
  ///
  /// - Parameter isSafeToAsk: Whether the terminal swallows questions it does not know; others
  ///   are asked for nothing but their background.
  public static func bytes(isSafeToAsk: Bool) -> [UInt8] {
    var text = ""
    if isSafeToAsk {
      for mode in priorModes + modes { text += "\u{1B}[?\(mode)$p" }
      text += "\u{1B}[?u\u{1B}[>0q"
    }
    return Array(text.utf8) + background + Array("\u{1B}[c".utf8)
  }
}
