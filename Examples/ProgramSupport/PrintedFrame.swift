public import DFTerminal

/// A form a frame can be printed in.
public enum FrameFormat: String, CaseIterable {
  case text, ansi, svg, html, linear
}

/// A view printed once, as the command line and the terminal want it.
@MainActor public struct PrintedFrame<Content: View> {
  private let content: Content
  private let looks: LookOptions
  private let asked: FrameFormat?
  private let size: (columns: Int, rows: Int?)
  private let capabilities = TerminalCapabilities.detect(
    environment: ProcessEnvironment.variables,
    isTerminal: ProcessOutput.standardOutput.isTerminal)

  /// Creates a frame of the size asked for, otherwise of `columns` and `rows`.
  ///
  /// Without `rows` it is as high as its content.
  public init(
    _ content: Content, _ looks: LookOptions, as format: FrameFormat? = nil, columns: Int = 80,
    rows: Int? = nil
  ) {
    self.content = content
    self.looks = looks
    asked = format
    size = (looks.size?.columns ?? columns, looks.size?.rows ?? rows)
  }

  /// The frame in the form asked for; otherwise in the one that the output can show.
  public var text: String {
    switch format {
    case .text: renderer.text
    case .ansi: renderer.ansi
    case .svg: renderer.svg
    case .html: renderer.html
    case .linear: renderer.linear
    }
  }

  private var format: FrameFormat {
    asked ?? (capabilities.isLinear ? .linear : depth == .none ? .text : .ansi)
  }

  /// The colours asked for; a form that was chosen has all it can show, else the output decides.
  private var depth: ColorDepth {
    switch asked {
    case .ansi, .svg, .html: looks.depth ?? .truecolor
    case .text, .linear: .none
    case nil: looks.depth ?? capabilities.colorDepth
    }
  }

  private var renderer: TextRenderer<AnyView> {
    var theme = looks.theme ?? .default
    theme.metrics.density = looks.density
    var renderer = TextRenderer(
      AnyView(content.dfTheme(theme)), columns: size.columns, rows: size.rows, theme: theme,
      colorDepth: depth)
    renderer.environment.glyphs = looks.usesASCII ? .ascii : .unicode
    renderer.environment.colorDepth = depth
    return renderer
  }
}
