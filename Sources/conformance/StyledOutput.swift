import DFTerminalCore
import DFTerminalIO

/// The bytes that show a line of styled text in a terminal.
struct StyledOutput {
  private let text: String

  /// Draws and encodes a line as static output is.
  init(_ line: StyledText) {
    let size = CellSize(columns: max(line.size().columns, 1), rows: 1)
    var canvas = Canvas(CellBuffer(size: size))
    canvas.write(line, at: .zero)
    let encoder = ANSIEncoder(options: EncoderOptions(depth: .truecolor, hyperlinks: true))
    text = String(decoding: encoder.encodeStatic(canvas.buffer), as: UTF8.self)
  }

  /// Whether nothing after the line takes on its look: what follows is plain.
  var endsPlain: Bool { follower?.style == .plain }

  /// Whether nothing after the line belongs to its link.
  var endsUnlinked: Bool { follower.map { $0.link == nil } ?? false }

  private var follower: StyledText.Run? {
    StyledText(parsing: text.replacing("\n", with: "") + "|").runs.last
  }
}
