import DFTerminal

/// A page printed once.
@MainActor struct OneFrame {
  private let options: GalleryOptions
  private let capabilities = TerminalCapabilities.detect(
    environment: ProcessEnvironment.variables,
    isTerminal: ProcessOutput.standardOutput.isTerminal)

  init(_ options: GalleryOptions) {
    self.options = options
  }

  /// The frame in the form asked for.
  var text: String {
    let renderer = renderer
    switch format {
    case .text: return renderer.text
    case .ansi: return renderer.ansi
    case .svg: return renderer.svg
    case .html: return renderer.html
    case .linear: return renderer.linear
    }
  }

  private var format: GalleryOptions.Format {
    options.format ?? (depth == .none ? .text : .ansi)
  }

  /// The colours asked for; a form that was chosen has all of them, else the terminal decides.
  private var depth: ColorDepth {
    options.depth ?? (options.format == nil ? capabilities.colorDepth : .truecolor)
  }

  private var renderer: TextRenderer<AnyView> {
    var theme = options.theme ?? .default
    theme.metrics.density = options.density
    var renderer = TextRenderer(
      AnyView(PrintedPage(page: options.page).dfTheme(theme)), columns: options.columns ?? 80,
      rows: options.rows, theme: theme, colorDepth: depth)
    renderer.environment.glyphs = options.usesASCII ? .ascii : .unicode
    renderer.environment.colorDepth = depth
    return renderer
  }
}
