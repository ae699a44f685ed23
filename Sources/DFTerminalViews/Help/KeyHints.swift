import DFTerminalCore

/// One line that says which keys work now: `↵ open · del delete`.
///
/// It lists the commands that can be carried out, those of the focused view first, and drops
/// those that do not fit. It shows nothing where no key works: in printed output.
public struct KeyHints: View {
  /// The body; primitives have none.
  public typealias Body = Never

  private let isHidden: (Command) -> Bool
  /// The order of the hints; that of the screen where there is none.
  private var order: [Command] = []

  /// Creates a line of hints; moving about needs none, so arrows and the like are left out.
  public init() {
    isHidden = { $0.id.hasPrefix("move.") || $0.id.hasPrefix("focus.") }
  }

  /// Creates a line of hints of some commands only, in their order: the first are the last to go.
  public init(only commands: [Command]) {
    isHidden = { !commands.contains($0) }
    order = commands
  }

  /// Adds the line.
  public static func _collect(
    _ view: KeyHints, in context: _BuildContext, into collector: _Collector
  ) {
    collector.append(
      ContentElement(
        KeyHintsContent(
          isHidden: view.isHidden, order: view.order, environment: context.environment),
        path: context.path))
  }
}

/// The cells of a line of hints.
@MainActor private struct KeyHintsContent: ElementContent {
  let isHidden: (Command) -> Bool
  let order: [Command]
  let environment: EnvironmentValues

  func size(for proposal: CellProposal) -> CellSize {
    CellSize(
      columns: environment.isStatic ? 0 : proposal.columns ?? KeyHintsContent.idealColumns,
      rows: environment.isStatic ? 0 : 1)
  }

  private static let idealColumns = 60

  func draw(in rect: CellRect, _ pass: FramePass) {
    guard !rect.isEmpty else { return }
    let keys = environment.style(environment.palette.text, .bold)
    let words = environment.style(environment.palette.textSecondary)
    let separator = environment.glyphs.pick(" · ", " | ")
    var point = rect.origin
    for command in commands(pass) {
      guard let chord = environment.keyMap.keys(for: command).first else { continue }
      let key = chord.label(ascii: environment.glyphs == .ascii)
      let title = " " + command.title.lowercased()
      let gap = point == rect.origin ? "" : separator
      let width = TextMeasure.columns(of: gap + key + title)
      guard point.column + width <= rect.maxColumn else { return }
      point.column += pass.canvas.write(gap, at: point, style: words)
      point.column += pass.canvas.write(key, at: point, style: keys)
      point.column += pass.canvas.write(title, at: point, style: words)
    }
  }

  /// The commands that can be carried out now, the more important ones first.
  private func commands(_ pass: FramePass) -> [Command] {
    let active = pass.activeCommands.filter { !isHidden($0) }
    return order.isEmpty ? active : order.filter(active.contains)
  }
}
