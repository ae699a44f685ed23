/// How a terminal session begins.
public struct TerminalOptions: Hashable, Sendable {
  /// What the pointing device reports.
  public enum Mouse: Hashable, Sendable {
    /// Nothing: the terminal selects text as it always does.
    case none
    /// Buttons and the wheel.
    case buttons
    /// Buttons, the wheel, and motion while a button is held.
    case drags
    /// Every motion.
    case motion
  }

  /// Whether the session has a screen of its own, as editors have; the shell's comes back after it.
  ///
  /// Without it the last frame stays, with what was there before scrolled up.
  public var usesAlternateScreen = true
  /// Whether the session takes the whole screen.
  ///
  /// Without it, and without a screen of its own, the session is a live region below normal output.
  /// Its owner leaves the cursor in the last line of the region between frames; the session moves to
  /// the next line at its end.
  public var fillsScreen = true
  /// What the pointing device reports; buttons and drags by default.
  public var mouse = Mouse.drags
  /// Whether a paste is reported in one piece.
  public var reportsPaste = true
  /// Whether gaining and losing the focus is reported.
  public var reportsFocus = true
  /// Whether the cursor is hidden at the start.
  public var hidesCursor = true
  /// The flags of the kitty keyboard protocol to ask for: 1 tells every key apart, 4 names keys of
  /// other alphabets' layouts by their place; 0 leaves the keyboard alone.
  public var keyboardFlags = 5
  /// Whether the terminal is asked what it can do.
  public var asksTerminal = true
  /// The file that records what is written and read; `nil`, the default, records nothing.
  ///
  /// The file (asciicast, version 2) holds every key that is typed, passwords too.
  public var recording: String?
  /// The title of the window during the session; `nil` leaves the window's own.
  public var title: String?

  /// Creates the options of a full-screen session.
  public init() {}

  /// The options of a live region: no screen of its own, no mouse, no focus reports.
  public static var inline: TerminalOptions {
    var options = TerminalOptions()
    options.usesAlternateScreen = false
    options.fillsScreen = false
    options.mouse = .none
    options.reportsFocus = false
    return options
  }
}
