package import DFTerminalCore

/// What a terminal can do, as far as it decides which bytes show a frame.
///
/// The defaults are those of a plain xterm with true colour: nothing is used that such a terminal
/// could misread.
package struct EncoderOptions: Hashable, Sendable {
  /// How many colours there are.
  package var depth: ColorDepth
  /// What the terminal's indexes look like; used to find the nearest.
  package var palette: TerminalPalette
  /// Whether frames may be bracketed as synchronized output (mode 2026).
  package var synchronizedOutput: Bool
  /// Whether scroll regions (DECSTBM, SU, SD) may move rows.
  package var scrollRegions: Bool
  /// Whether a character may be repeated by REP.
  package var repeatCharacter: Bool
  /// Whether erased cells take on the current background.
  package var backgroundColorErase: Bool
  /// Whether OSC 8 links are understood.
  package var hyperlinks: Bool
  /// Whether curly and coloured underlines (SGR 4:3 and 58) are understood.
  package var styledUnderlines: Bool
  /// Whether the terminal measures whole clusters as we do (mode 2027 is set).
  package var graphemeClusters: Bool

  /// Creates options; everything beyond true colour and scroll regions is off.
  package init(
    depth: ColorDepth = .truecolor, palette: TerminalPalette = .xterm,
    synchronizedOutput: Bool = false, scrollRegions: Bool = true, repeatCharacter: Bool = false,
    backgroundColorErase: Bool = false, hyperlinks: Bool = false, styledUnderlines: Bool = false,
    graphemeClusters: Bool = false
  ) {
    self.depth = depth
    self.palette = palette
    self.synchronizedOutput = synchronizedOutput
    self.scrollRegions = scrollRegions
    self.repeatCharacter = repeatCharacter
    self.backgroundColorErase = backgroundColorErase
    self.hyperlinks = hyperlinks
    self.styledUnderlines = styledUnderlines
    self.graphemeClusters = graphemeClusters
  }
}
