import DFTerminalCore
import DFTerminalData
import DFTerminalTheme
import DFTerminalViews
import Foundation

/// A ring of Braille dots with the percentage inside; `(68%)` in ASCII.
struct ProgressRing: View {
  typealias Body = Never

  let configuration: DFProgressBarStyleConfiguration

  static func _collect(_ view: Self, in context: _BuildContext, into collector: _Collector) {
    let content = ProgressRingContent(view.configuration, context.environment)
    collector.append(ContentElement(content, path: context.path))
  }
}

/// The cells of a ring.
@MainActor private struct ProgressRingContent: ElementContent {
  private let configuration: DFProgressBarStyleConfiguration
  private let isASCII: Bool
  private let natural: CellSize
  private let fill: CellStyle
  private let track: CellStyle
  private let words: CellStyle
  /// What says that nothing moves; empty while the work runs.
  private let mark: String
  private let moves: Bool

  init(_ configuration: DFProgressBarStyleConfiguration, _ environment: EnvironmentValues) {
    self.configuration = configuration
    isASCII = environment.glyphs == .ascii
    natural = CellSize(
      columns: environment.metrics.extent(44, along: .horizontal),
      rows: environment.metrics.extent(44, along: .vertical))
    let phase = configuration.progress.phase
    fill = environment.style(environment.barInk(phase))
    track = environment.style(Color(glyph: environment.inks.border))
    let state = phase.state.map { environment.themeLook.style(of: $0) }
    mark = state?.glyph(ascii: isASCII) ?? ""
    words = environment.style(environment.text(.textPrimary), state?.attributes ?? [])
    moves = !environment.accessibilityReduceMotion && !environment.isStatic
  }

  private var text: String {
    let percent = configuration.percentText
    return mark + (percent.isEmpty ? isASCII ? "..." : "…" : percent)
  }

  func size(for proposal: CellProposal) -> CellSize {
    isASCII ? CellSize(columns: TextMeasure.columns(of: text) + 2, rows: 1) : natural
  }

  func draw(in rect: CellRect, _ pass: FramePass) {
    guard !rect.isEmpty else { return }
    if isASCII || rect.columns < natural.columns || rect.rows < natural.rows {
      return drawSmall(in: rect, pass)
    }
    let ring = Ring(size: natural, arc: arc(pass))
    for row in 0..<natural.rows {
      for column in 0..<natural.columns { draw(ring, column, row, rect.origin, pass) }
    }
    let width = TextMeasure.columns(of: text)
    let start = HorizontalAlignment.center.offset(of: width, in: natural.columns)
    pass.canvas.write(
      text, at: rect.origin.offset(columns: start, rows: natural.rows / 2), style: words)
  }

  /// Draws the percentage alone, or one glyph as full as the ring would be.
  private func drawSmall(in rect: CellRect, _ pass: FramePass) {
    let width = TextMeasure.columns(of: text)
    let small =
      rect.columns >= width + 2 ? "(\(text))" : rect.columns >= width ? text : pie
    pass.canvas.write(small, at: rect.origin, style: words, columns: rect.columns)
  }

  private var pie: String {
    if !mark.isEmpty { return mark }
    let glyphs = isASCII ? Array(".oO@") : Array("○◔◑◕●")
    let filled = configuration.progress.filled(of: glyphs.count - 1)
    return filled.map { String(glyphs[$0]) } ?? (isASCII ? "~" : "◌")
  }

  private func draw(
    _ ring: Ring, _ column: Int, _ row: Int, _ origin: CellPoint, _ pass: FramePass
  ) {
    let cell = ring.cell(column, row)
    guard cell.dots != 0, let scalar = Unicode.Scalar(0x2800 + UInt32(cell.dots)) else { return }
    pass.canvas.write(
      String(Character(scalar)), at: origin.offset(columns: column, rows: row),
      style: cell.isFilled ? fill : track)
  }

  /// The part of the ring that is filled, in turns from the top; a quarter that runs round where
  /// the part is not known.
  private func arc(_ pass: FramePass) -> ClosedRange<Double> {
    if let fraction = configuration.fraction { return 0...fraction }
    guard moves else { return 0...0 }
    pass.wake(after: 0.1)
    let start = pass.time.truncatingRemainder(dividingBy: 1)
    return start...(start + 0.25)
  }
}

/// The dots of a ring: two deep where filled, one deep where not, so that it reads without colour.
private struct Ring {
  let size: CellSize
  let arc: ClosedRange<Double>

  /// Which of the eight dots of a cell are set, and whether the filled part is in it.
  func cell(_ column: Int, _ row: Int) -> (dots: UInt8, isFilled: Bool) {
    var dots: UInt8 = 0
    var isFilled = false
    for dot in 0..<8 {
      let x = column * 2 + (dot & 1)
      let y = row * 4 + dot >> 1
      guard let part = part(x, y) else { continue }
      dots |= Ring.bits[dot]
      isFilled = isFilled || part
    }
    return (dots, isFilled)
  }

  /// The bit of each dot, left and right, from the top.
  private static let bits: [UInt8] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]

  /// Whether a dot belongs to the filled part; `nil` where it is not of the ring.
  private func part(_ x: Int, _ y: Int) -> Bool? {
    let width = Double(size.columns * 2)
    let height = Double(size.rows * 4)
    let dx = (Double(x) + 0.5 - width / 2) / (width / 2)
    let dy = (Double(y) + 0.5 - height / 2) / (height / 2)
    let radius = (dx * dx + dy * dy).squareRoot()
    guard radius <= 1.02, radius >= 0.62 else { return nil }
    let turn = atan2(dx, -dy) / (2 * .pi)
    let isFilled = contains(turn < 0 ? turn + 1 : turn)
    return isFilled || radius >= 0.82 ? isFilled : nil
  }

  private func contains(_ turn: Double) -> Bool {
    if arc.upperBound == 0 { return false }
    return arc.contains(turn) || arc.contains(turn + 1)
  }
}
