package import DFTerminalCore

/// Turns frames into the bytes that show them on a terminal.
///
/// Each frame is one block of bytes to be written at once: only what changed, by the shortest
/// moves and style changes, ending in the terminal's own style with the cursor where it belongs.
/// Nothing is assumed about where the cursor was before.
package struct ANSIEncoder: Sendable {
  /// What the terminal can do.
  ///
  /// Setting it forgets what was worked out for the one before.
  package var options: EncoderOptions {
    didSet {
      guard options != oldValue else { return }
      codes = StyleCodes(options)
      transitions.removeAll()
    }
  }
  private var codes: StyleCodes
  private var transitions = StyleTransitions()
  /// Where the last frame left the cursor; outer `nil` before the first frame.
  private var cursor: CellPoint??
  private var lastCount = 4_096
  /// How many cells were compared for the last frame.
  package private(set) var cellsCompared = 0

  /// Payloads up to this long arrive in one piece anyway and are not bracketed: they fit into the
  /// smallest packet every network carries (576 bytes, RFC 791).
  private static let smallPayload = 512

  /// Creates an encoder for a terminal.
  package init(options: EncoderOptions = EncoderOptions()) {
    self.options = options
    codes = StyleCodes(options)
  }

  /// Returns the bytes that turn one frame into the next; none where nothing changed.
  ///
  /// - Parameters:
  ///   - shown: What the terminal shows; `nil` where that is not known. Then, and where the size
  ///     is another, the screen is cleared and drawn as a whole.
  ///   - next: What it shall show.
  ///   - cursor: Where its cursor shall be seen; `nil` hides it.
  package mutating func encode(
    from shown: CellBuffer?, to next: CellBuffer, cursor: CellPoint? = nil
  ) -> [UInt8] {
    var palette = next.palette
    let known = shown.flatMap { $0.size == next.size ? $0 : nil }
    let old = known?.cells(in: &palette) ?? Array(repeating: .blank, count: next.cells.count)
    if !codes.adopt(palette) { transitions.removeAll() }
    let diff = BufferDiff(
      from: old, to: next.cells, size: next.size, looks: codes.looks,
      findsScroll: options.scrollRegions && known != nil)
    cellsCompared = diff.cellsCompared
    let place = cursor.flatMap { next.size.contains($0) ? $0 : nil }
    if known == nil { self.cursor = nil }
    if diff.isEmpty, known != nil, self.cursor == .some(place) { return [] }
    var frame = FrameWriter(
      size: next.size, palette: palette, codes: codes, transitions: transitions,
      options: options, capacity: lastCount)
    // The frame owns the table while it grows, so that it is never copied.
    transitions = StyleTransitions()
    if known == nil { frame.clear() }
    frame.put(diff, to: next.cells)
    frame.endStyle()
    return finish(frame, cursor: place)
  }

  /// Adds the cursor and the brackets of a frame.
  private mutating func finish(_ frame: consuming FrameWriter, cursor place: CellPoint?) -> [UInt8]
  {
    let wasVisible = cursor.map { $0 != nil }
    if let place { frame.move(toRow: place.row, column: place.column) }
    if wasVisible != (place != nil) {
      frame.writer.put(place == nil ? "\u{1B}[?25l" : "\u{1B}[?25h")
    }
    cursor = .some(place)
    transitions = frame.transitions
    let bytes = frame.writer.bytes
    lastCount = bytes.count + 1_024
    guard bytes.count > ANSIEncoder.smallPayload else { return bytes }
    if options.synchronizedOutput {
      return Array("\u{1B}[?2026h".utf8) + bytes + Array("\u{1B}[?2026l".utf8)
    }
    // Without brackets a visible cursor would be seen running over the screen.
    guard place != nil, wasVisible == true else { return bytes }
    return Array("\u{1B}[?25l".utf8) + bytes + Array("\u{1B}[?25h".utf8)
  }
}

extension FrameWriter {
  /// Writes a difference: the move of rows first, then the runs.
  mutating func put(_ diff: BufferDiff, to next: [Cell]) {
    if let move = diff.scroll { scroll(move) }
    var written = (row: -1, end: 0)
    for run in diff.runs {
      var run = run
      if run.row == written.row { run.start = max(run.start, written.end) }
      guard run.start < run.end else { continue }
      written = (run.row, put(run, shown: diff.shown, next: next))
    }
  }
}

extension CellSize {
  /// Whether a position lies on a grid of this size.
  fileprivate func contains(_ point: CellPoint) -> Bool {
    CellRect(origin: .zero, size: self).contains(point)
  }
}
