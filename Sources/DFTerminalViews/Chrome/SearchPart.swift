import DFTerminalCore

/// The search field above some content.
@MainActor struct SearchPart {
  private let text: Binding<String>
  private let field: TextFieldElement
  /// Who had the keys in the content last.
  private let content: StateSlot<SearchedContent>

  init(text: Binding<String>, prompt: String, _ context: _BuildContext) {
    self.text = text
    content = context.slot(index: 1) { SearchedContent() }
    var inner = context.child(0).raised
    inner.environment.textAppearance.foreground = inner.environment.palette.textSecondary
    let content = content
    let scene = context.scene
    let leave: () -> Void = { SearchPart.leave(content, scene) }
    field = TextFieldElement(
      context, text: text, label: inner.element(of: Text(prompt)),
      actions: TextFieldElement.Actions(onCommit: leave), role: .searchField)
  }

  /// Reacts to the keys that find from anywhere inside.
  func responder(_ path: ViewPath, frame: CellRect, _ scene: SceneState) -> Responder {
    Responder(
      path: path, frame: frame, commands: [.find],
      perform: { [field] _ in
        scene.focus.focus(field.path)
        return true
      })
  }

  /// Notes who has the keys in the content, to give them back.
  ///
  /// Who had them last is remembered also while a search that finds nothing keeps it off the screen.
  func remember(_ responders: ArraySlice<Responder>, _ pass: FramePass) {
    let stops = responders.filter(\.isFocusable).map(\.path)
    let focused = stops.first { pass.isFocused($0) }
    content.cache { content in
      content.stops = stops
      content.last = focused ?? content.last
    }
  }

  func draw(in rect: CellRect, _ environment: EnvironmentValues, _ pass: FramePass) {
    let scene = pass.scene
    let responder = Responder(
      path: field.path.part("row"), frame: rect, commands: [.cancel, .moveDown],
      perform: { [text, content] command in
        if command == .cancel, !text.wrappedValue.isEmpty {
          text.wrappedValue = ""
          return true
        }
        return SearchPart.leave(content, scene)
      })
    let isAscii = environment.glyphs == .ascii
    let glyph = DFSymbol.glyph(for: "magnifyingglass", ascii: isAscii)
    let lead = TextMeasure.columns(of: glyph) + 1
    pass.canvas.write(glyph, at: rect.origin, style: environment.style(environment.palette.border))
    pass.respond(responder) {
      let place = rect.inset(by: CellInsets(leading: lead))
      if !place.isEmpty { field.draw(in: place, pass) }
    }
  }

  /// Gives the keys back to the content; returns whether anything there takes them.
  @discardableResult
  private static func leave(_ content: StateSlot<SearchedContent>, _ scene: SceneState) -> Bool {
    guard let path = content.value.target else { return false }
    scene.focus.focus(path)
    return true
  }
}

/// What receives keys in the content below a search field.
private struct SearchedContent {
  /// Everything that can.
  var stops: [ViewPath] = []
  /// What did last.
  var last: ViewPath?

  /// What receives them next.
  var target: ViewPath? { stops.first { $0 == last } ?? stops.first }
}
