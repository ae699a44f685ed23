import DFTerminalCore
public import DFTerminalIO
public import DFTerminalViews

/// Prints a view once: with colours on a terminal, as plain text of natural width in a pipe.
///
/// On a terminal the view is offered the width of the screen. In linear mode (`ACCESSIBLE=1`)
/// the sentences of a screen reader are printed. A reader that is gone ends the output quietly; any
/// other failure, such as a full disk, is said on standard error.
///
/// - Parameters:
///   - view: The view.
///   - columns: The width offered; the terminal's by default, natural in a pipe.
///   - output: Where to print; standard output by default.
@MainActor public func print<Content: View>(
  _ view: Content, columns: Int? = nil, to output: ProcessOutput = .standardOutput
) {
  do throws(TerminalError) {
    try write(view, columns: columns, to: output)
  } catch {
    // Where not even this can be written, there is nobody to tell.
    if error != .closed { try? ProcessOutput.standardError.write(sanitized: "\(error)\n") }
  }
}

/// Prints a view once, and throws where the output does not take it.
@MainActor func write<Content: View>(
  _ view: Content, columns: Int? = nil, to output: ProcessOutput = .standardOutput
) throws(TerminalError) {
  let capabilities = TerminalCapabilities.detect(
    environment: ProcessEnvironment.variables, isTerminal: output.isTerminal)
  let columns = columns ?? output.size?.columns
  var renderer = TextRenderer(
    AdaptiveTheme(view), columns: columns, colorDepth: capabilities.colorDepth)
  renderer.environment.adopt(capabilities)
  renderer.environment.isStatic = true
  renderer.environment.isPiped = !output.isTerminal
  try output.write(renderer.output(isLinear: capabilities.isLinear))
}

extension TextRenderer {
  /// The form a terminal or pipe is given.
  func output(isLinear: Bool) -> String {
    if isLinear { return linear }
    return colorDepth == .none ? text : ansi
  }
}
