public import DFTerminal

/// What the command line says about looks: the options that programs share.
@MainActor public struct LookOptions {
  /// The theme; otherwise the program's own.
  public var theme: DFTheme?
  /// How close rows stand.
  public var density = DFMetrics.Density.compact
  /// Whether nothing moves by itself.
  public var reducesMotion = false
  /// Whether only ASCII glyphs are drawn.
  public var usesASCII = false
  /// Whether one frame is printed; without a terminal it always is.
  public var printsOnce = false
  /// The size of a printed frame.
  public var size: CellSize?
  /// Whether the screen is drawn below what the shell shows, and stays at the end.
  public var staysOnScreen = false
  /// The colours; otherwise those of the terminal.
  public var depth: ColorDepth?

  /// The lines about these options in a text on usage.
  public static let usage = """
      --theme NAME         such as slate-dark; a path of a theme file works too
      --density DENSITY    compact or comfortable
      --reduce-motion      nothing moves by itself
      --ascii              ASCII glyphs only
      --once               print one frame and exit (the default without a terminal)
      --size CxR           the size of the frame, such as 80x24
      --no-alt-screen      draw on the shell's screen, where the last frame stays
      --depth DEPTH        truecolor, 256, 16 or none
    """

  /// Creates the looks of a program that was told nothing.
  public init() {}

  /// Reads an option and its value; returns whether it is one of these.
  public mutating func read(_ option: String, _ arguments: inout Arguments) throws -> Bool {
    switch option {
    case "--theme": theme = try arguments.theme(of: option)
    case "--density":
      density = try arguments.choice(of: option) { name in
        DFMetrics.Density.allCases.first { "\($0)" == name }
      }
    case "--reduce-motion": reducesMotion = true
    case "--ascii": usesASCII = true
    case "--once": printsOnce = true
    case "--no-alt-screen": staysOnScreen = true
    case "--size": size = try arguments.size(of: option)
    case "--depth": depth = try arguments.choice(of: option) { ColorDepth(name: $0) }
    default: return false
    }
    return true
  }
}

extension FullScreen {
  /// Runs as the command line wants it.
  public func run(_ looks: LookOptions) throws -> Int32 {
    var screen = self
    screen.options.usesAlternateScreen = !looks.staysOnScreen
    return try screen.run()
  }
}

extension View {
  /// Applies what the command line says; what the terminal decided stays otherwise.
  @MainActor public func looks(_ looks: LookOptions) -> some View {
    themed(looks.theme)
      .transformed(looks.density == .comfortable) { view in
        view.environment(\.metrics, DFMetrics(density: .comfortable))
      }
      .transformed(looks.reducesMotion) { $0.environment(\.accessibilityReduceMotion, true) }
      .transformed(looks.usesASCII) { $0.environment(\.glyphs, .ascii) }
  }

  @ViewBuilder private func themed(_ theme: DFTheme?) -> some View {
    if let theme { dfTheme(theme) } else { self }
  }

  @ViewBuilder private func transformed<Other: View>(
    _ applies: Bool, _ change: (Self) -> Other
  ) -> some View {
    if applies { change(self) } else { self }
  }
}
