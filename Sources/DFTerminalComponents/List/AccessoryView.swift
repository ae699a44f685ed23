import DFTerminalCore
import DFTerminalTheme
import DFTerminalViews

/// The accessory of a row.
struct AccessoryView: _ContextView {
  let accessory: DFListRowAccessory
  let title: String

  func _content(in environment: EnvironmentValues) -> some View {
    switch accessory {
    case .navigation:
      Text(environment.glyphs.pick("›", ">"))
        .foregroundColor(environment.text(.textSecondary))
        .saying(nil)
    case .checkmark(let isOn):
      checkmark(isOn, environment)
    case .toggle(let isOn):
      Toggle(isOn: isOn) { EmptyView() }.saying { nodes in
        nodes.first.map { node in
          var node = node
          node.label = TextSanitizer.sanitize(title)
          return node
        }
      }
    case .badge(let content):
      DFBadge(content)
    case .custom(let view):
      view
    }
  }

  private func checkmark(_ isOn: Bool, _ environment: EnvironmentValues) -> some View {
    Text(environment.glyphs.pick(isOn ? "✓" : " ", isOn ? "x" : " "))
      .bold()
      .foregroundColor(environment.mark(.primary))
      .saying(SemanticNode(.text, label: isOn ? "checked" : "not checked"))
  }
}
