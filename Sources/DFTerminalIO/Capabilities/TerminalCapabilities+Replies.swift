public import DFTerminalCore

extension TerminalCapabilities {
  /// Takes in an answer of the terminal; returns whether it changed anything.
  ///
  /// Answers may come late or in any order, and answers nobody asked for do no harm.
  @discardableResult
  public mutating func refine(with report: TerminalReport) -> Bool {
    let before = self
    switch report {
    case .background(let color): refine(background: color)
    case .mode(let mode, let state): refine(mode: mode, state: state)
    case .keyboardFlags:
      keyboardProtocol = true
      note(CapabilityFinding(.keyboardProtocol, true, "the terminal reports its flags"))
    case .version(let text): refine(version: text)
    case .foreground, .cursor, .deviceAttributes, .other: break
    }
    return self != before
  }

  /// Takes in that the terminal changed between light and dark.
  public mutating func refine(appearance: ColorScheme) {
    background = appearance
    note(CapabilityFinding(.background, "\(appearance)", "the terminal reports it"))
  }

  private mutating func refine(background color: CellColor) {
    guard case .rgb(let red, let green, let blue) = color.value else { return }
    backgroundColor = color
    // Rec. 601 luma is enough to tell light from dark, and needs no floating point.
    let luma = 299 * Int(red) + 587 * Int(green) + 114 * Int(blue)
    let scheme: ColorScheme = luma >= 128_000 ? .light : .dark
    background = scheme
    note(
      CapabilityFinding(.background, "\(scheme)", "its colour is \(EventNotation.describe(color))"))
  }

  private mutating func refine(mode: Int, state: Int) {
    // 1 and 2 are set and reset, 3 is permanently set: the mode exists and can be on.
    let isKnown = (1...3).contains(state)
    let topic: CapabilityFinding.Topic
    switch mode {
    case 2026:
      synchronizedOutput = isKnown
      topic = .synchronizedOutput
    case 2027:
      graphemeClusters = isKnown
      topic = .graphemeClusters
    case 2031:
      appearanceReports = isKnown
      topic = .appearanceReports
    case 2048:
      sizeReports = isKnown
      topic = .sizeReports
    default: return
    }
    note(CapabilityFinding(topic, isKnown, "mode \(mode) is in state \(state)"))
  }

  private mutating func refine(version text: String) {
    let known = TerminalProgram.find(version: text)
    program = text
    note(CapabilityFinding(.program, text, "the terminal says so"))
    guard let known else { return }
    apply(known, reason: "the terminal is \(known.name)")
    guard !isColorFinal, known.depth > colorDepth else { return }
    colorDepth = known.depth
    note(CapabilityFinding(.color, known.depth.name, "the terminal is \(known.name)"))
  }
}
