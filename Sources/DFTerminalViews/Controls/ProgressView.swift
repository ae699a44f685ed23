package import DFTerminalCore
package import DFTerminalData

/// How far something has come, or that it goes on.
///
/// With a value it is a bar with the percent beside it; without one a spinner turns, or a still
/// mark stands where less motion is asked for. Any value is shown as what it means: below 0 is
/// nothing, above the total is all of it, not a number is unknown. Source: SwiftUI's
/// `ProgressView`.
public struct ProgressView<Label: View>: View {
  /// The body; primitives have none.
  public typealias Body = Never

  private let value: Double?
  private let total: Double
  private let label: Label

  /// Creates a bar with any label, or a spinner where there is no value.
  public init(value: Double? = nil, total: Double = 1, @ViewBuilder label: () -> Label) {
    self.value = value
    self.total = total
    self.label = label()
  }

  /// Adds the bar or spinner.
  public static func _collect(
    _ view: Self, in context: _BuildContext, into collector: _Collector
  ) {
    let label = context.child(0).elements(of: view.label)
    collector.append(
      ProgressElement(
        label.isEmpty ? nil : context.child(0).element(of: view.label), context,
        progress: DFProgress(view.value, total: view.total)))
  }
}

extension ProgressView where Label == EmptyView {
  /// Creates a spinner.
  public init() {
    self.init(value: nil) { EmptyView() }
  }

  /// Creates a bar, or a spinner where there is no value.
  public init(value: Double?, total: Double = 1) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

extension ProgressView where Label == Text {
  /// Creates a spinner with words.
  public init(_ title: String) {
    self.init(value: nil) { Text(title) }
  }

  /// Creates a bar with words, or a spinner where there is no value.
  public init(_ title: String, value: Double?, total: Double = 1) {
    self.init(value: value, total: total) { Text(title) }
  }
}

/// A bar or spinner on the screen.
package final class ProgressElement: Element {
  private let label: Element?
  private let environment: EnvironmentValues
  private let progress: DFProgress
  private let shown: StateSlot<AnimatedValue>

  package init(_ label: Element?, _ context: _BuildContext, progress: DFProgress) {
    self.label = label
    environment = context.environment
    self.progress = progress
    shown = context.slot { AnimatedValue(progress.fraction ?? 0) }
    super.init(path: context.path)
  }

  private static let idealColumns = 20

  private var isSpinner: Bool { progress.fraction == nil }

  package override func measure(_ proposal: CellProposal) -> CellSize {
    let inner = label?.size(for: labelProposal(proposal)) ?? .zero
    guard isSpinner else {
      return CellSize(
        columns: proposal.columns ?? max(ProgressElement.idealColumns, inner.columns),
        rows: 1 + inner.rows)
    }
    let gap = inner.columns > 0 ? 2 : 1
    return CellSize(columns: inner.columns + gap, rows: max(1, inner.rows))
  }

  private func labelProposal(_ proposal: CellProposal) -> CellProposal {
    isSpinner ? proposal.shrunk(columns: 2, rows: 0) : proposal.shrunk(columns: 0, rows: 1)
  }

  package override func draw(in rect: CellRect, _ pass: FramePass) {
    let inner = pass.collectingSemantics {
      pass.clipped(to: rect) { isSpinner ? drawSpinner(rect, pass) : drawBar(rect, pass) }
    }
    let name = inner.map(\.label).joined(separator: ", ")
    pass.describe(
      SemanticNode(
        .progress, label: name.isEmpty ? "Progress" : name,
        value: isSpinner ? nil : progress.percentText,
        states: isSpinner ? [.busy] : [], frame: rect))
  }

  private func drawSpinner(_ rect: CellRect, _ pass: FramePass) {
    let style = environment.style(environment.palette.accent)
    pass.canvas.write(spinner(pass), at: rect.origin, style: style)
    guard let label else { return }
    let place = rect.inset(by: CellInsets(leading: 2))
    label.draw(in: CellRect(origin: place.origin, size: label.size(for: .init(place.size))), pass)
  }

  private static let turn = 0.1

  private func spinner(_ pass: FramePass) -> String {
    let isStill =
      environment.accessibilityReduceMotion || environment.isStatic || environment.isLinear
    if isStill { return environment.glyphs.pick("…", "~") }
    pass.wake(after: ProgressElement.turn)
    let frames =
      environment.glyphs == .unicode
      ? ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"] : ["|", "/", "-", "\\"]
    let step = (pass.time / ProgressElement.turn).rounded(.down)
    let index = step.isFinite ? Int(step.truncatingRemainder(dividingBy: Double(frames.count))) : 0
    return frames[max(0, index)]
  }

  /// The cells that are filled now, on the way to those that should be.
  private func filled(of columns: Int, _ pass: FramePass) -> Int {
    guard environment.animation != nil, let fraction = progress.fraction else {
      return progress.filled(of: columns) ?? 0
    }
    var moving = (value: fraction, isMoving: false)
    shown.cache {
      moving = $0.value(towards: fraction, at: pass.time, environment.animation)
    }
    if moving.isMoving { pass.wake(after: ProgressElement.step) }
    return moving.isMoving
      ? DFProgress(moving.value).filled(of: columns) ?? 0 : progress.filled(of: columns) ?? 0
  }

  /// The seconds between two frames of a bar that grows.
  private static let step = 1.0 / 30

  private func drawBar(_ rect: CellRect, _ pass: FramePass) {
    let labelSize = label?.size(for: labelProposal(CellProposal(rect.size))) ?? .zero
    label?.draw(in: CellRect(origin: rect.origin, size: labelSize), pass)
    let showsWords = rect.columns >= 10
    let columns = showsWords ? rect.columns - 5 : rect.columns
    let line = rect.origin.offset(rows: labelSize.rows)
    let glyphs = environment.glyphs
    let filled = filled(of: columns, pass)
    pass.canvas.write(
      String(repeating: glyphs.pick("━", "="), count: filled), at: line,
      style: environment.style(environment.palette.accent))
    pass.canvas.write(
      String(repeating: glyphs.pick("─", "-"), count: max(0, columns - filled)),
      at: line.offset(columns: filled), style: environment.style(environment.palette.border))
    guard showsWords else { return }
    pass.canvas.write(
      TextPadding.pad(progress.percentText, to: 5, alignment: .trailing),
      at: line.offset(columns: columns),
      style: environment.textStyle)
  }
}
