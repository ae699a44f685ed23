package import DFTerminalCore

/// Something that is on or off.
///
/// Source: SwiftUI's `Toggle`.
public struct Toggle<Label: View>: View {
  /// The body; primitives have none.
  public typealias Body = Never

  private let isOn: Binding<Bool>
  private let label: Label

  /// Creates a switch with any label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// Adds the switch.
  public static func _collect(
    _ view: Self, in context: _BuildContext, into collector: _Collector
  ) {
    collector.append(
      ToggleElement(context.child(0).element(of: view.label), context, isOn: view.isOn))
  }
}

extension Toggle where Label == Text {
  /// Creates a switch with words beside it.
  public init(_ title: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

/// A switch on the screen: `━━●` or `●━━`, then its label.
package final class ToggleElement: WrapperElement {
  private let environment: EnvironmentValues
  private let isOn: Binding<Bool>

  package init(_ child: Element, _ context: _BuildContext, isOn: Binding<Bool>) {
    environment = context.environment
    self.isOn = isOn
    super.init(child, path: context.path)
  }

  private static let markColumns = 3

  package override func measure(_ proposal: CellProposal) -> CellSize {
    let lead = ToggleElement.markColumns + 1
    let inner = child.size(for: proposal.shrunk(columns: lead, rows: 0))
    let gap = inner.columns > 0 ? lead : ToggleElement.markColumns
    return CellSize(columns: inner.columns + gap, rows: max(1, inner.rows))
  }

  package override func draw(in rect: CellRect, _ pass: FramePass) {
    let isFocused = pass.isFocused(path)
    pass.respond(responder(rect)) {
      drawMark(at: rect.origin, isFocused: isFocused, pass)
      let label = pass.collectingSemantics {
        child.draw(
          in: rect.inset(by: CellInsets(leading: ToggleElement.markColumns + 1)), pass)
      }
      pass.describe(
        SemanticNode(
          .toggle, label: label.map(\.label).joined(separator: ", "),
          value: isOn.wrappedValue ? "on" : "off", states: states(isFocused), frame: rect))
    }
  }

  private func drawMark(at point: CellPoint, isFocused: Bool, _ pass: FramePass) {
    let on = isOn.wrappedValue
    let glyphs = environment.glyphs
    let mark = on ? glyphs.pick("━━●", "[x]") : glyphs.pick("●──", "[ ]")
    let palette = environment.palette
    let color = environment.isEnabled ? on ? palette.accent : palette.border : palette.textDisabled
    let style = environment.style(color, isFocused ? [.reverse, .bold] : on ? .bold : [])
    pass.canvas.write(mark, at: point, style: style)
  }

  private func states(_ isFocused: Bool) -> Set<SemanticNode.State> {
    var states: Set<SemanticNode.State> = []
    if isOn.wrappedValue { states.insert(.checked) }
    if isFocused { states.insert(.focused) }
    if !environment.isEnabled { states.insert(.disabled) }
    return states
  }

  private func responder(_ rect: CellRect) -> Responder {
    guard environment.isEnabled else { return Responder(path: path, frame: rect) }
    let turn = { [isOn] in isOn.wrappedValue.toggle() }
    return Responder(
      path: path, frame: rect, isFocusable: true, commands: [.press],
      perform: { _ in
        turn()
        return true
      },
      handle: { event in
        guard case .pointer(let pointer) = event, case .press(.left) = pointer.action else {
          return false
        }
        turn()
        return true
      })
  }
}
