import DFTerminalCore
import Testing

@testable import DFTerminalIO

@Suite struct TerminalModesTests {
  private func modes(
    _ options: TerminalOptions = TerminalOptions(), answered: Bool = true,
    prior: [Int: Int] = [2027: 2]
  ) -> TerminalModes {
    var capabilities = TerminalCapabilities.detect(
      environment: ["TERM": "xterm-256color"], isTerminal: true)
    if answered {
      for mode in [2026, 2027, 2031, 2048] { capabilities.refine(with: .mode(mode, state: 2)) }
      capabilities.refine(with: .keyboardFlags(0))
    }
    return TerminalModes(
      options: options, capabilities: capabilities, prior: prior, isAnswered: answered)
  }

  /// The modes that bytes turn on or off.
  private func numbers(_ bytes: [UInt8], final: Character) -> Set<Int> {
    let text = String(decoding: bytes, as: UTF8.self)
    let pieces = text.split { $0 == "\u{1B}" || $0.isNewline }.compactMap { piece -> Int? in
      guard piece.hasPrefix("[?"), piece.hasSuffix(String(final)) else { return nil }
      return Int(piece.dropFirst(2).dropLast())
    }
    return Set(pieces)
  }

  @Test(arguments: [TerminalOptions.Mouse.none, .buttons, .drags, .motion])
  func `what is turned on is turned off`(_ mouse: TerminalOptions.Mouse) {
    for isScreen in [true, false] {
      for isAnswered in [true, false] {
        var options = TerminalOptions()
        options.mouse = mouse
        options.usesAlternateScreen = isScreen
        let modes = modes(options, answered: isAnswered)
        let on = numbers(modes.again, final: "h")
        let off = numbers(modes.leave, final: "l")
        #expect(on.subtracting(off).isEmpty, "\(on) \(off)")
        #expect(numbers(modes.leave, final: "h") == [7, 25])
      }
    }
  }

  @Test func `nothing is turned on that the terminal does not say it has`() {
    let modes = modes(answered: false)
    #expect(modes.second.isEmpty)
    #expect(numbers(modes.leave, final: "l").isDisjoint(with: [2027, 2031, 2048]))
    #expect(!String(decoding: modes.leave, as: UTF8.self).contains("[<"))
  }

  @Test func `the end of a sequence comes before everything else`() {
    let text = String(decoding: modes().leave, as: UTF8.self)
    #expect(text.hasPrefix("\u{1B}\\\u{1B}[?2026l"))
    #expect(text.hasSuffix("\u{1B}[?1049l"))
  }

  @Test func `a live region leaves what was on before it`() {
    let before = modes(.inline, prior: [2004: 1, 2027: 1])
    #expect(!numbers(before.leave, final: "l").contains(2004))
    #expect(!numbers(before.leave, final: "l").contains(2027))
    #expect(numbers(modes(.inline, prior: [2004: 2]).leave, final: "l").contains(2004))
    #expect(!numbers(before.again, final: "h").contains(1049))
  }

  @Test func `a full screen on the shell's screen makes room and stays`() {
    var options = TerminalOptions()
    options.usesAlternateScreen = false
    let shell = modes(options)
    #expect(shell.room(rows: 3) == Array("\n\n\n".utf8))
    #expect(!numbers(shell.again, final: "h").contains(1049))
    #expect(!numbers(shell.leave, final: "l").contains(1049))
    #expect(String(decoding: shell.leave, as: UTF8.self).hasSuffix("\u{1B}[9999B\r\n"))
    #expect(modes().room(rows: 3).isEmpty && modes(.inline).room(rows: 3).isEmpty)
    #expect(!String(decoding: modes(.inline).leave, as: UTF8.self).contains("9999"))
  }

  @Test func `a full screen ends what a killed program has left`() {
    let left = modes(prior: [1049: 1, 2004: 1, 1003: 1])
    #expect(left.isLeftBehind)
    #expect(numbers(left.leave, final: "l").isSuperset(of: [1049, 2004, 1003, 1006]))
    #expect(!modes(prior: [1049: 2, 2004: 1]).isLeftBehind)
  }

  @Test func `clusters stay as they are where they were on`() {
    #expect(!numbers(modes(prior: [2027: 1]).again, final: "h").contains(2027))
    #expect(!numbers(modes(prior: [2027: 1]).leave, final: "l").contains(2027))
    #expect(numbers(modes(prior: [2027: 2]).again, final: "h").contains(2027))
  }

  @Test func `a title cannot break out of its sequence`() {
    let hostile = "a\u{7}b\u{1B}\\c\u{9C}d\u{1B}]52;c;x\u{7}"
    #expect(TerminalModes.title(hostile) == "\u{1B}]2;ab\\cd]52;c;x\u{1B}\\")
    #expect(TerminalModes.title(String(repeating: "x", count: 9999)).count == 256 + 6)
  }

  @Test func `a title and a progress are taken away at the end`() {
    var options = TerminalOptions()
    options.title = "Tasks"
    var modes = modes(options)
    #expect(String(decoding: modes.first, as: UTF8.self).contains("\u{1B}[22;0t"))
    #expect(String(decoding: modes.leave, as: UTF8.self).contains("\u{1B}[23;0t"))
    modes.showsProgress = true
    #expect(String(decoding: modes.leave, as: UTF8.self).contains("\u{1B}]9;4;0;0\u{1B}\\"))
    #expect(TaskbarProgress.percent(250).bytes == "\u{1B}]9;4;1;100\u{1B}\\")
    #expect(TaskbarProgress.failed(percent: -3).bytes == "\u{1B}]9;4;2;0\u{1B}\\")
  }

  @Test(
    arguments: [
      ((0, 0), [:], CellSize(columns: 80, rows: 24)), ((1, 1), [:], CellSize(columns: 1, rows: 1)),
      ((0, 0), ["COLUMNS": "100", "LINES": "30"], CellSize(columns: 100, rows: 30)),
      ((0, 50), ["COLUMNS": "x"], CellSize(columns: 80, rows: 50)),
      ((90, 0), ["COLUMNS": "10", "LINES": "0"], CellSize(columns: 90, rows: 24)),
      ((0, 0), ["COLUMNS": "-5", "LINES": "99999999"], CellSize(columns: 80, rows: 24)),
    ] as [((Int, Int), [String: String], CellSize)])
  func `an unknown size comes from the environment`(
    _ reported: (Int, Int), _ environment: [String: String], _ size: CellSize
  ) {
    #expect(TerminalDevice.size(reported: reported, environment) == size)
  }
}
