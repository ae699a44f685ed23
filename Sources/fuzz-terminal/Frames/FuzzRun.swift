import DFTerminalCore
import DFTerminalIO

/// Draws frame after frame and prints each.
struct FuzzRun {
  private let options: FuzzOptions

  init(_ options: FuzzOptions) { self.options = options }

  /// Prints frames until their number or the time is reached.
  func printFrames() {
    var program = RandomProgram(seed: options.seed, size: options.size, resizes: options.resizes)
    var encoder = ANSIEncoder(options: options.encoder)
    var shown: CellBuffer?
    let end = options.minutes.map { ContinuousClock.now + .seconds($0 * 60) }
    var frame = 0
    while end.map({ ContinuousClock.now < $0 }) ?? (frame < options.frames) {
      let (next, cursor) = program.next(after: shown)
      let bytes = encoder.encode(from: shown, to: next, cursor: cursor)
      let record = FrameRecord(
        number: frame, seed: options.seed, buffer: next, cursor: cursor, bytes: bytes)
      print(record.json(options.encoder))
      shown = next
      frame += 1
    }
  }
}
