import DFTerminalCore

extension EncoderOptions {
  /// Creates the options for a terminal with these capabilities.
  package init(_ capabilities: TerminalCapabilities) {
    self.init(
      depth: capabilities.colorDepth, synchronizedOutput: capabilities.synchronizedOutput,
      scrollRegions: capabilities.scrollRegions, repeatCharacter: capabilities.repeatsCharacters,
      backgroundColorErase: capabilities.erasesWithBackground,
      hyperlinks: capabilities.hyperlinks, styledUnderlines: capabilities.styledUnderlines,
      graphemeClusters: capabilities.graphemeClusters)
  }
}
