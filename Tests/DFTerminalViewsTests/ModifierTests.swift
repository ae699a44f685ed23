import DFTerminalCore
import Testing

@testable import DFTerminalViews

@MainActor @Suite struct ModifierTests {
  // MARK: accessibility

  @Test func `a label, value and hint stand in for the words of a view`() {
    let screen = Screen(20, 1) {
      HStack {
        Text("★")
        Text("3")
      }
      .accessibilityLabel("Rating")
      .accessibilityValue("3 of 5")
      .help("How good it is")
    }
    let node = screen.node(.group)?.children.first
    #expect(node?.label == "Rating" && node?.value == "3 of 5" && node?.hint == "How good it is")
    #expect(screen.lines == ["★ 3"])
  }

  @Test func `texts name a view too, and the default action opens its row`() {
    let log = Log()
    let screen = Screen(20, 2) {
      List(["★"], id: \.self) { star in
        Text(star)
          .accessibilityLabel(Text("Rating").bold()).accessibilityValue(Text("3 of 5"))
          .accessibilityHint(Text("Opens it")).accessibilityAction { log("opened") }
      }
    }
    #expect(screen.node(.listItem)?.label == "Rating 3 of 5")
    screen.press(.enter)
    #expect(log.entries == ["opened"])
  }

  @Test(arguments: [
    (DynamicTypeSize.xSmall, 1), (.large, 1), (.xLarge, 2), (.accessibility5, 2),
  ])
  func `larger text is more air, down to where it is set back`(size: DynamicTypeSize, gap: Int) {
    struct Sized: View {
      @Environment(\.dynamicTypeSize) private var size
      var body: some View { Text("\(size)") }
    }
    let screen = Screen(20, 6) {
      VStack(alignment: .leading, spacing: 24) {
        Sized()
        Sized().dynamicTypeSize(.small)
      }
      .dynamicTypeSize(size)
    }
    #expect(screen.lines[0] == "\(size)" && screen.lines[1 + gap] == "small")
    var dense = EnvironmentValues()
    dense.metrics.density = .comfortable
    #expect(dense.dynamicTypeSize == .xLarge && !dense.dynamicTypeSize.isAccessibilitySize)
  }

  @Test func `what is hidden is drawn and not read`() {
    let screen = Screen(20, 1) { Text("decoration").accessibilityHidden(true) }
    #expect(screen.lines == ["decoration"] && screen.nodes(.text).isEmpty)
  }

  @Test func `words are combined and controls stay by themselves`() {
    let screen = Screen(40, 1) {
      HStack {
        Text("Ada")
        Text("Owner")
        Button("Call") {}
      }
      .accessibilityElement(children: .combine)
    }
    #expect(screen.nodes(.text).map(\.label) == ["Ada, Owner"])
    #expect(screen.nodes(.button).map(\.label) == ["Call"])
  }

  @Test func `traits and named actions are said, and a row's menu lists the actions`() {
    let log = Log()
    let screen = Screen(30, 6) {
      List {
        Text("Row").accessibilityAction(named: "Complete") { log("done") }
      }
    }
    #expect(screen.node(.listItem)?.actions.contains("Complete") == true)
    screen.press(.menu)
    screen.press(.enter)
    #expect(log.entries == ["done"])
    let heading = Screen(20, 1) { Text("Title").accessibilityAddTraits([.isHeader, .isSelected]) }
    #expect(heading.node(.heading)?.states == [.selected])
  }

  // MARK: redaction

  @Test func `redacted words keep their place and cannot be read`() {
    let screen = Screen(20, 3) {
      VStack(alignment: .leading) {
        Text("secret words")
        Label("more", systemImage: "star")
        Text("plain").unredacted()
      }
      .redacted(reason: .placeholder)
    }
    #expect(screen.lines == ["▒▒▒▒▒▒▒▒▒▒▒▒", "▒ ▒▒▒▒", "plain"])
    #expect(screen.nodes(.text).map(\.label) == ["Loading", "plain"])
  }

  // MARK: animation

  private struct Growing: View {
    @State var value = 0.0

    var body: some View {
      VStack(alignment: .leading) {
        Button("more") { value += 0.5 }
        ProgressView(value: value).animation(.linear(duration: 1), value: value)
      }
    }
  }

  @Test func `a bar grows with the clock to where it should be`() {
    let screen = Screen(15, 2) { Growing() }
    screen.renderer.send(.key(KeyPress(.enter)))
    screen.renderer.draw(at: 10)
    #expect(screen.lines[1].hasPrefix("──────────") && screen.renderer.nextWake != nil)
    screen.renderer.draw(at: 10.5)
    #expect(screen.lines[1].hasPrefix("━━────────"))
    screen.renderer.draw(at: 11)
    #expect(screen.lines[1].hasPrefix("━━━━━─────") && screen.renderer.nextWake == nil)
  }

  @Test func `less motion shows the end at once`() {
    var environment = EnvironmentValues()
    environment.accessibilityReduceMotion = true
    let screen = Screen(15, 2, environment: environment) { Growing() }
    screen.press(.enter)
    #expect(screen.lines[1].hasPrefix("━━━━━─────") && screen.renderer.nextWake == nil)
  }

  @Test(arguments: [Animation.linear, .default, .easeInOut(duration: 0), .linear(duration: -1)])
  func `an animation goes from nothing to all and never back`(animation: Animation) {
    var last = 0.0
    for step in 0...20 {
      let part = animation.progress(after: animation.duration * Double(step) / 20)
      #expect(part >= last && part <= 1)
      last = part
    }
    #expect(last == 1)
  }

  // MARK: keys

  private struct Keyed: View {
    let log: Log
    @State var name = ""
    @State var asks = false

    var body: some View {
      VStack(alignment: .leading) {
        TextField("Name", text: $name)
        Button("Save") { log("save") }.keyboardShortcut("s")
        Button("Ask") { asks = true }
      }
      .onKeyPress(.function(1)) {
        log("help")
        return .handled
      }
      .alert("Sure?", isPresented: $asks) {}
    }
  }

  @Test func `a shortcut presses its button wherever the focus is`() {
    let log = Log()
    let screen = Screen(20, 8) { Keyed(log: log) }
    screen.type("s")
    #expect(log.entries.isEmpty)
    screen.press(.character("s"), .control)
    screen.press(.function(1))
    #expect(log.entries == ["save", "help"])
    #expect(screen.renderer.commands.contains { $0.title == "Save" })
    screen.press(.tab, times: 2)
    screen.press(.enter)
    #expect(!screen.press(.character("s"), .control) || log.entries.count == 2)
    #expect(log.entries == ["save", "help"])
  }

  // MARK: focus

  private enum Field: Hashable {
    case name
    case city
  }

  private struct Form: View {
    let log: Log
    @FocusState private var field: Field?
    @State private var name = ""
    @State private var city = ""

    var body: some View {
      VStack(alignment: .leading) {
        Text(field.map { "\($0)" } ?? "none")
        TextField("City", text: $city).focused($field, equals: .city)
        TextField("Name", text: $name).focused($field, equals: .name).onSubmit { field = .city }
        Button("go") { field = .name }
      }
    }
  }

  @Test func `a state of the focus follows it and moves it`() {
    let screen = Screen(20, 5) { Form(log: Log()) }
    #expect(screen.lines[0] == "city")
    screen.press(.tab)
    #expect(screen.lines[0] == "name")
    screen.press(.enter)
    #expect(screen.lines[0] == "city")
    screen.type("Rome")
    #expect(screen.lines[1] == "Rome")
    screen.press(.tab, .shift)
    #expect(screen.lines[0] == "none")
    screen.press(.enter)
    #expect(screen.lines[0] == "name")
    screen.type("Ada")
    #expect(screen.lines[2] == "Ada")
  }
}
