public import DFTerminalCore

/// Something that happened to a terminal session.
public enum TerminalEvent: Hashable, Sendable {
  /// A person or the terminal did something; a new size is among it.
  case input(InputEvent)
  /// What is known of the terminal.
  ///
  /// Comes once within 150 ms of the start, with what the terminal has answered until then or
  /// without, and again whenever a late answer changes it.
  case capabilities(TerminalCapabilities)
  /// The last frame is out, and the next one is welcome.
  case ready
  /// The session goes on after it was stopped, on an empty screen: draw everything.
  case resumed
  /// The terminal is gone; nothing more will come.
  case ended
}
