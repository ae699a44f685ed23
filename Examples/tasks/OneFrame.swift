import DFTerminal

/// The dashboard printed once.
@MainActor struct OneFrame {
  private let dashboard: Dashboard
  private let options: TasksOptions
  private let capabilities = TerminalCapabilities.detect(
    environment: ProcessEnvironment.variables,
    isTerminal: ProcessOutput.standardOutput.isTerminal)

  init(_ dashboard: Dashboard, _ options: TasksOptions) {
    self.dashboard = dashboard
    self.options = options
  }

  /// The frame in the form asked for: what one sees at first, so with a latency the placeholders.
  var text: String {
    get async {
      if options.latency == .zero {
        await dashboard.tasks.refresh()
        if options.failure == .refresh { await dashboard.tasks.refresh() }
        return frame
      }
      let load = Task { await dashboard.tasks.refresh() }
      while dashboard.tasks.status.kind == .idle { await Task.yield() }
      defer { load.cancel() }
      return frame
    }
  }

  private var frame: String {
    switch format {
    case .text: renderer.text
    case .ansi: renderer.ansi
    case .svg: renderer.svg
    case .html: renderer.html
    case .linear: renderer.linear
    }
  }

  private var format: TasksOptions.Format {
    options.format ?? (capabilities.isLinear ? .linear : depth == .none ? .text : .ansi)
  }

  private var depth: ColorDepth {
    switch options.format {
    case .ansi, .svg, .html: options.depth ?? .truecolor
    case .text, .linear: .none
    case nil: options.depth ?? capabilities.colorDepth
    }
  }

  private var renderer: TextRenderer<AnyView> {
    var theme = options.theme ?? .default
    theme.metrics.density = options.density
    var renderer = TextRenderer(
      AnyView(TaskScreen(dashboard: dashboard).dfTheme(theme)), columns: options.columns ?? 100,
      rows: options.rows ?? 30, theme: theme, colorDepth: depth)
    renderer.environment.glyphs = options.usesASCII ? .ascii : .unicode
    renderer.environment.colorDepth = depth
    return renderer
  }
}
