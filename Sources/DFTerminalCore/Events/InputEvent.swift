/// Something a person or the terminal did.
public enum InputEvent: Hashable, Sendable {
  /// A key.
  case key(KeyPress)
  /// A pointing device.
  case pointer(PointerEvent)
  /// Pasted text, in one piece, with line feeds for line ends.
  case paste(String)
  /// The terminal window gained or lost the focus.
  case focus(Bool)
  /// The terminal has a new size.
  case resize(CellSize)
  /// The terminal changed between light and dark.
  case appearance(ColorScheme)
  /// The terminal answered a question.
  case report(TerminalReport)
}

/// Whether a surface is light or dark.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  /// Dark text on a light surface.
  case light
  /// Light text on a dark surface.
  case dark
}

/// An answer of the terminal to a question the library asked.
public enum TerminalReport: Hashable, Sendable {
  /// The background colour (OSC 11).
  case background(CellColor)
  /// The foreground colour (OSC 10).
  case foreground(CellColor)
  /// The cursor position, counted from one as the terminal does (CSI 6 n).
  case cursor(row: Int, column: Int)
  /// The primary device attributes (CSI c).
  case deviceAttributes([Int])
  /// A mode's state as DECRPM numbers it: 0 unknown, 1 set, 2 reset, 3 and 4 fixed.
  case mode(Int, state: Int)
  /// The terminal's name and version (XTVERSION).
  case version(String)
  /// The flags of the kitty keyboard protocol that are on.
  case keyboardFlags(Int)
  /// Any other complete answer, as its printable text.
  case other(String)
}
