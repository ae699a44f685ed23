import DFTerminalComponents
public import DFTerminalCore
import DFTerminalIO
public import DFTerminalTheme
public import DFTerminalViews

/// Renders a view once, as text, ANSI sequences, a picture or sentences.
///
/// The view is asked for its natural size where `columns` or `rows` is `nil`; nothing that only
/// makes sense on a screen (key hints, a cursor, motion) is drawn. The naming follows SwiftUI's
/// `ImageRenderer`.
///
///     let report = TextRenderer(InvoiceTable(invoices), columns: 80)
///     print(report.text)
@MainActor public struct TextRenderer<Content: View> {
  /// The view.
  public var content: Content
  /// The width offered, in cells; `nil` is as wide as the view likes to be.
  public var columns: Int?
  /// The height offered, in cells; `nil` is as high as the view likes to be.
  public var rows: Int?
  /// The theme.
  public var theme: DFTheme
  /// The colours of ``ansi``; the other forms do not depend on it.
  public var colorDepth: ColorDepth
  /// The surroundings outside the theme, such as the glyph set.
  public var environment: EnvironmentValues

  /// Creates a renderer for a view.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - columns: The width offered; natural by default.
  ///   - rows: The height offered; natural by default.
  ///   - theme: The theme; the default one by default.
  ///   - colorDepth: The colours of ``ansi``; all by default.
  public init(
    _ content: Content, columns: Int? = nil, rows: Int? = nil, theme: DFTheme = .default,
    colorDepth: ColorDepth = .truecolor
  ) {
    self.content = content
    self.columns = columns
    self.rows = rows
    self.theme = theme
    self.colorDepth = colorDepth
    environment = EnvironmentValues()
    environment.isStatic = true
    environment.accessibilityReduceMotion = true
  }

  /// The rows as plain text, without blanks at their ends, each ended by a line feed.
  public var text: String {
    var text = ""
    drawBands(.none) { text += PlainTextExport.text(of: $0) }
    return text
  }

  /// The rows with colours and attributes for a terminal, each ended by a line feed.
  public var ansi: String {
    let encoder = ANSIEncoder(options: EncoderOptions(depth: colorDepth))
    var bytes: [UInt8] = []
    drawBands(colorDepth) { bytes += encoder.encodeStatic($0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A picture in the SVG format: a card in the colours of the theme.
  public var svg: String {
    let frame = frame
    let options = SVGExport.Options(colors: exportColors(frame.background))
    return SVGExport.svg(of: frame.buffer, options: options)
  }

  /// A page in the HTML format, in the colours of the theme.
  public var html: String {
    let frame = frame
    return HTMLExport.document(of: frame.buffer, colors: exportColors(frame.background))
  }

  /// The colours a document gives to what a terminal's user decides.
  private func exportColors(_ background: CellColor?) -> ExportColors {
    let colors = theme.resolved(for: environment.colorScheme).colors
    return ExportColors(
      foreground: environment.resolve(colors.textPrimary),
      background: background ?? environment.resolve(colors.background))
  }

  /// What a screen reader would say, one sentence a line.
  public var linear: String {
    let lines = LinearTranscript.lines(of: frame.semantics)
    return lines.map { $0 + "\n" }.joined()
  }

  /// The view drawn in one piece.
  private var frame: (buffer: CellBuffer, semantics: SemanticNode, background: CellColor?) {
    let renderer = makeRenderer()
    renderer.size = naturalSize(renderer)
    renderer.draw()
    return (renderer.drawn, renderer.semantics, renderer.scene.screenColor)
  }

  /// Draws the view in pieces of bounded height, so that long output needs little memory.
  ///
  /// Without colours, frames and marks stand in for tints.
  private func drawBands(_ depth: ColorDepth, _ use: (CellBuffer) -> Void) {
    let renderer = makeRenderer()
    renderer.environment.colorDepth = depth
    let content = naturalSize(renderer)
    for first in stride(from: 0, to: content.rows, by: TextRenderer.bandRows) {
      let rows = min(TextRenderer.bandRows, content.rows - first)
      renderer.size = CellSize(columns: content.columns, rows: rows)
      renderer.band = (content, first)
      renderer.draw()
      use(renderer.drawn)
    }
  }

  private static var bandRows: Int { 512 }

  private func naturalSize(_ renderer: FrameRenderer) -> CellSize {
    let size = renderer.size(for: CellProposal(columns: columns, rows: rows))
    return CellSize(
      columns: min(size.columns, columns ?? TextRenderer.widest),
      rows: min(size.rows, rows ?? .max))
  }

  /// The widest natural width; a view that wants more is cut.
  private static var widest: Int { 4096 }

  private func makeRenderer() -> FrameRenderer {
    let root = content.dfTheme(theme)
    return FrameRenderer(environment: environment) { root }
  }
}

extension ExportColors {
  /// Creates colours from those of a theme; the terminal's own become light on dark.
  fileprivate init(foreground: CellColor, background: CellColor) {
    self.init()
    if let color = SRGB(foreground) { self.foreground = color }
    if let color = SRGB(background) { self.background = color }
  }
}

extension SRGB {
  /// Creates a colour from a cell's, a palette entry as xterm has it; `nil` for the terminal's own.
  fileprivate init?(_ color: CellColor) {
    switch color.value {
    case .terminalDefault: return nil
    case .indexed(let index): self = TerminalPalette.xterm.colors[Int(index)]
    case .rgb(let red, let green, let blue):
      self.init(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
    }
  }
}
