package import DFTerminalCore

/// What pressing a button means.
public enum ButtonRole: Hashable, Sendable {
  /// It destroys something.
  case destructive
  /// It leaves without effect.
  case cancel
}

/// Something to press: with Enter, Space or a click.
///
/// Source: SwiftUI's `Button`.
public struct Button<Label: View>: View {
  /// The body; primitives have none.
  public typealias Body = Never

  private let role: ButtonRole?
  private let action: () -> Void
  private let label: Label

  /// Creates a button with any label.
  public init(
    role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// Adds the button.
  public static func _collect(
    _ view: Self, in context: _BuildContext, into collector: _Collector
  ) {
    var inner = context.child(0)
    let environment = context.environment
    if environment.isEnabled {
      let palette = environment.palette
      inner.environment.textAppearance.foreground =
        view.role == .destructive ? palette.destructive : palette.accent
    }
    let action = view.action
    collector.append(
      ButtonElement(inner.element(of: view.label), context, role: view.role) {
        environment.dismissal?()
        action()
      })
  }
}

extension Button where Label == Text {
  /// Creates a button with a word on it.
  public init(_ title: String, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// A button on the screen: its label between brackets, reversed while it has the focus.
package final class ButtonElement: WrapperElement {
  private let environment: EnvironmentValues
  private let role: ButtonRole?
  private let action: () -> Void

  package init(
    _ child: Element, _ context: _BuildContext, role: ButtonRole?, action: @escaping () -> Void
  ) {
    environment = context.environment
    self.role = role
    self.action = action
    super.init(child, path: context.path)
  }

  /// The columns on each side of the label.
  private var margin: Int { environment.isMenu ? 1 : 2 }

  package override func measure(_ proposal: CellProposal) -> CellSize {
    let inner = child.size(for: proposal.shrunk(columns: 2 * margin, rows: 0))
    return CellSize(columns: inner.columns + 2 * margin, rows: max(1, inner.rows))
  }

  package override var rowAction: RowTraits.Action? {
    RowTraits.Action(
      title: child.words, isDestructive: role == .destructive, isCancel: role == .cancel,
      tint: environment.palette.accent, perform: environment.isEnabled ? action : {})
  }

  package override func draw(in rect: CellRect, _ pass: FramePass) {
    let isFocused = pass.isFocused(path)
    pass.respond(responder(rect)) {
      if !environment.isMenu { drawBrackets(in: rect, pass) }
      let label = pass.collectingSemantics {
        child.draw(in: rect.inset(by: CellInsets(leading: margin, trailing: margin)), pass)
      }
      pass.describe(
        SemanticNode(
          environment.isMenu ? .menuItem : .button,
          label: label.map(\.label).joined(separator: ", "),
          states: states(isFocused), frame: rect))
    }
    if isFocused { pass.canvas.restyle(rect) { $0.adding([.reverse, .bold]) } }
  }

  private func drawBrackets(in rect: CellRect, _ pass: FramePass) {
    let style = environment.style(
      environment.isEnabled ? environment.palette.accent : environment.palette.textDisabled)
    guard rect.columns > 1 else { return }
    pass.canvas.write("[ ", at: rect.origin, style: style)
    pass.canvas.write(" ]", at: rect.origin.offset(columns: rect.columns - 2), style: style)
  }

  private func states(_ isFocused: Bool) -> Set<SemanticNode.State> {
    var states: Set<SemanticNode.State> = []
    if isFocused { states.insert(.focused) }
    if !environment.isEnabled { states.insert(.disabled) }
    return states
  }

  private func responder(_ rect: CellRect) -> Responder {
    guard environment.isEnabled else { return Responder(path: path, frame: rect) }
    return .button(path: path, frame: rect, action: action)
  }
}

extension Command {
  /// Presses a button or turns a switch.
  public static let press = Command(
    "act.press", "Press", keys: [KeyChord(.enter), KeyChord(.space)])
}
