package import DFTerminalCore

/// A symbol by name, as SF Symbols are named.
///
/// ``DFSymbol`` gives the glyph; names it does not know show a neutral one. The symbol is read as
/// its name, unless it is hidden. Source: SwiftUI's `Image(systemName:)`.
public struct Image: View {
  /// The body; primitives have none.
  public typealias Body = Never

  package let systemName: String

  /// Creates a symbol.
  public init(systemName: String) {
    self.systemName = systemName
  }

  /// Adds the symbol.
  public static func _collect(
    _ view: Image, in context: _BuildContext, into collector: _Collector
  ) {
    collector.append(ImageElement(view, context))
  }
}

/// A symbol on the screen.
package final class ImageElement: Element {
  private let name: String
  private let glyph: String
  private let style: CellStyle
  private let redaction: Redaction?

  package init(_ image: Image, _ context: _BuildContext) {
    name = image.systemName
    let environment = context.environment
    glyph = DFSymbol.glyph(for: name, ascii: environment.glyphs == .ascii)
    style = environment.textStyle
    redaction = Redaction(environment)
    super.init(path: context.path)
  }

  package override func measure(_ proposal: CellProposal) -> CellSize {
    let width = TextMeasure.columns(of: glyph)
    return CellSize(columns: min(width, proposal.columns ?? width), rows: 1)
  }

  package override func draw(in rect: CellRect, _ pass: FramePass) {
    if let redaction { return redaction.draw([glyph], in: rect, pass) }
    pass.describe(SemanticNode(.image, label: spokenName, frame: rect))
    pass.clipped(to: rect) {
      pass.canvas.write(glyph, at: rect.origin, style: style)
    }
  }

  /// The name in words: `exclamationmark.triangle.fill` is "exclamationmark triangle".
  private var spokenName: String {
    name.split(separator: ".").filter { $0 != "fill" }.joined(separator: " ")
  }
}
