package import DFTerminalCore

/// A button that opens a list of actions.
///
/// Arrows move in the list, Enter chooses, Escape closes it. Source: SwiftUI's `Menu`.
public struct Menu<Label: View, Content: View>: View {
  /// The body; primitives have none.
  public typealias Body = Never

  private let label: Label
  private let content: Content

  /// Creates a menu with any label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Adds the button.
  public static func _collect(
    _ view: Self, in context: _BuildContext, into collector: _Collector
  ) {
    let isOpen = context.slot { false }
    let title = view.label
    let button = Button {
      isOpen.value = true
    } label: {
      HStack {
        title
        Text(context.environment.glyphs.pick("▾", "v")).saying(nil)
      }
    }
    let element = context.child(0).element(of: button)
    collector.append(
      MenuElement(
        element, context.at(context.path.part("menu")), isOpen: isOpen, title: element.words
      ) { $0.elements(of: view.content) })
  }
}

extension Menu where Label == Text {
  /// Creates a menu with words as its label.
  public init(_ title: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// Opens a menu below an element while a slot says so.
package final class MenuElement: WrapperElement {
  private let context: _BuildContext
  private let isOpen: StateSlot<Bool>
  private let title: String
  private let entries: (_BuildContext) -> [Element]

  package init(
    _ child: Element, _ context: _BuildContext, isOpen: StateSlot<Bool>, title: String,
    entries: @escaping (_BuildContext) -> [Element]
  ) {
    self.context = context
    self.isOpen = isOpen
    self.title = title
    self.entries = entries
    super.init(child)
  }

  package override func draw(in rect: CellRect, _ pass: FramePass) {
    child.draw(in: rect, pass)
    guard isOpen.value else { return }
    OverlayBox(menu: entries, title: title, context, below: rect) { [isOpen] in
      isOpen.value = false
    }
    .present(pass)
  }
}

extension OverlayBox {
  /// Creates a menu below a rectangle; choosing an entry closes it.
  init(
    menu entries: (_BuildContext) -> [Element], title: String, _ context: _BuildContext,
    below rect: CellRect, dismiss: @escaping () -> Void
  ) {
    var context = context.raised
    context.environment.isMenu = true
    context.environment.dismissal = Dismissal(dismiss)
    let list = StackElement(
      entries(context), axis: .vertical, alignment: .topLeading, spacing: 0)
    self.init(
      path: context.path, role: .menu, title: title, content: list, place: .below(rect),
      dismiss: dismiss, environment: context.environment, scene: context.scene)
  }
}

/// Opens a menu of actions on Menu, Shift-F10 or a right click.
private final class ContextMenuElement: WrapperElement {
  private let context: _BuildContext
  private let isOpen: StateSlot<Bool>
  private let entries: (_BuildContext) -> [Element]

  init(_ child: Element, _ context: _BuildContext, entries: @escaping (_BuildContext) -> [Element])
  {
    self.context = context
    self.entries = entries
    isOpen = context.slot { false }
    super.init(child)
  }

  override var traits: RowTraits {
    var traits = child.traits
    traits.menuActions += entries(context).compactMap(\.rowAction)
    return traits
  }

  override func draw(in rect: CellRect, _ pass: FramePass) {
    let open = { [isOpen] in
      isOpen.value = true
      return true
    }
    let responder = Responder(
      path: context.path, frame: rect, commands: [.showActions], perform: { _ in open() },
      handle: { event in
        guard case .pointer(let pointer) = event, case .press(.right) = pointer.action else {
          return false
        }
        return open()
      })
    pass.respond(responder) { child.draw(in: rect, pass) }
    guard isOpen.value else { return }
    OverlayBox(menu: entries, title: child.words, context, below: rect) { [isOpen] in
      isOpen.value = false
    }
    .present(pass)
  }
}

extension View {
  /// Offers actions in a menu: with the Menu key, Shift-F10 or a right click.
  ///
  /// In a list they are those of the row. Source: SwiftUI's `contextMenu`.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
    let items = menuItems()
    return wrappingElement { element, context in
      ContextMenuElement(element, context.at(element.path.part("contextMenu"))) {
        $0.elements(of: items)
      }
    }
  }
}
