public import DFTerminalCore

/// Turns the bytes a terminal sends into events: a pure state machine without a terminal.
///
/// Bytes may be split anywhere: the events depend on the bytes and on the time-outs the owner
/// calls, never on the borders of reads. The owner feeds bytes as they come and, when nothing
/// came until ``deadline``, calls ``timeout(at:)``: that is how a lone ESC byte becomes the Escape
/// key. Times are durations since any fixed moment.
///
/// Understood: UTF-8, the keys of xterm, rxvt, PuTTY and the Linux console, modifyOtherKeys, the
/// kitty keyboard protocol, SGR, X10 and urxvt mouse reports, bracketed paste, focus, colour-scheme
/// and size reports, and the answers to queries. Every sequence is bounded; unknown ones are
/// swallowed whole. An invalid byte of UTF-8 is U+FFFD.
public struct InputDecoder: Sendable {
  /// How long the decoder waits, and how much it keeps.
  public struct Limits: Hashable, Sendable {
    /// How long a lone ESC may still become a sequence; 50 ms by default.
    public var escape: Duration
    /// How long a sequence that has begun may stand still; 250 ms by default.
    public var sequence: Duration
    /// How long a paste may stand still before it counts as ended; one second by default.
    public var paste: Duration
    /// The most bytes of one paste event; 16 MiB by default, longer pastes come in pieces.
    public var pasteBytes: Int

    /// Creates limits; 50 ms for ESC, 250 ms for sequences, 1 s and 16 MiB for pastes.
    public init(
      escape: Duration = .milliseconds(50), sequence: Duration = .milliseconds(250),
      paste: Duration = .seconds(1), pasteBytes: Int = 16 << 20
    ) {
      self.escape = escape
      self.sequence = max(sequence, escape)
      self.paste = paste
      self.pasteBytes = max(1, pasteBytes)
    }
  }

  /// One thing that was decoded: an event, or a sequence that was swallowed.
  package enum Decoded: Hashable, Sendable {
    case event(InputEvent)
    case ignored
  }

  /// What the bytes since the last event are part of.
  enum State: Hashable, Sendable {
    /// Nothing is pending.
    case ground
    /// A scalar of several bytes.
    case scalar
    /// ESC.
    case escape
    /// CSI: ESC [ and what followed.
    case control
    /// The three bytes after CSI M.
    case oldMouse
    /// CSI [, as the Linux console sends for F1 to F5.
    case consoleFunction
    /// SS3: ESC O and what followed.
    case singleShift
    /// A string from ESC and this byte to ST.
    case string(UInt8)
    /// ESC inside a string: the end of it, or of its being a string.
    case stringEscape(UInt8)
    /// Between the markers of a bracketed paste.
    case paste
    /// Bytes right behind a paste, which may still belong to it.
    case afterPaste
  }

  /// How long to wait and how much to keep.
  public let limits: Limits

  /// The moment at which to call ``timeout(at:)`` if nothing arrives; `nil` when nothing pends.
  public internal(set) var deadline: Duration?

  /// How many cursor reports are awaited; without one, `CSI 1 ; 2 R` is Shift+F3.
  package var awaitedCursorReports = 0

  var state = State.ground
  /// Whether a second ESC stands before the sequence: Alt, or the Escape key.
  var hasPrefix = false
  /// The bytes of the sequence behind its introducer, at most as many as ``isOverlong`` allows.
  var body: [UInt8] = []
  /// Whether the sequence has outgrown its limit and will be swallowed.
  var isOverlong = false
  var scalar = ScalarAssembler()
  var pasted = PasteBuffer()
  var lateTail = LateTail.none
  /// Whether the sequence began after its ESC had timed out.
  var isTail = false
  /// Whether the introducer of such a tail was already handed out as a key.
  var isIntroducerOut = false
  /// The button of the last press, for protocols whose release does not name it.
  var pressedButton = PointerButton.left
  /// Until when bytes behind a paste may belong to it.
  var pasteTailEnd: Duration?
  var output: [Decoded] = []
  var now = Duration.zero

  /// Creates a decoder.
  public init(limits: Limits = Limits()) {
    self.limits = limits
  }

  /// Decodes bytes that arrived at a moment and returns the events they complete.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of one read, or any part of it.
  ///   - now: The time, as a duration since a fixed moment.
  /// - Complexity: O(n) in the number of bytes.
  public mutating func feed(_ bytes: some Sequence<UInt8>, at now: Duration) -> [InputEvent] {
    decode(bytes, at: now).events
  }

  /// Completes what has waited too long, and returns the events: a lone ESC is the Escape key.
  ///
  /// Nothing happens before ``deadline``.
  public mutating func timeout(at now: Duration) -> [InputEvent] {
    expire(at: now).events
  }

  /// Decodes bytes and also tells which sequences were swallowed.
  package mutating func decode(_ bytes: some Sequence<UInt8>, at now: Duration) -> [Decoded] {
    self.now = now
    forgetLateTail()
    consume(Array(bytes))
    updateDeadline()
    return takeOutput()
  }

  /// Takes bytes, those of a paste in bulk.
  private mutating func consume(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while let byte = rest.first {
      let plain = plainPaste(rest)
      if plain.isEmpty {
        consume(byte)
        rest.removeFirst()
      } else {
        collect(plain)
        rest = rest[plain.endIndex...]
      }
    }
  }

  /// Completes what has waited too long and also tells which sequences were swallowed.
  package mutating func expire(at now: Duration) -> [Decoded] {
    guard let deadline, deadline <= now else { return [] }
    self.now = now
    flush()
    updateDeadline()
    return takeOutput()
  }

  /// How many bytes are kept for what is not complete.
  package var keptBytes: Int { body.count + pasted.bytes.count }

  private mutating func takeOutput() -> [Decoded] {
    defer { output = [] }
    return output
  }

  private mutating func updateDeadline() {
    switch state {
    case .ground: deadline = nil
    case .paste: deadline = now + limits.paste
    case .afterPaste: deadline = pasteTailEnd ?? now
    case .control, .string, .oldMouse:
      deadline = now + (body.isEmpty || isTail ? limits.escape : limits.sequence)
    case .scalar, .escape, .consoleFunction, .singleShift, .stringEscape:
      deadline = now + limits.escape
    }
  }
}

extension [InputDecoder.Decoded] {
  /// The events, without what was swallowed.
  var events: [InputEvent] {
    compactMap { if case .event(let event) = $0 { event } else { nil } }
  }
}
