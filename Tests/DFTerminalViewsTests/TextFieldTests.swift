import DFTerminalCore
import Testing

@testable import DFTerminalViews

@MainActor @Suite struct TextFieldTests {
  private struct Form: View {
    let log: Log
    @State var name = ""
    @State var other = "x"

    var body: some View {
      VStack(alignment: .leading) {
        TextField("Name", text: $name) {
          log($0 ? "begin" : "end")
        } onCommit: {
          log("commit")
        }
        TextField("Other", text: $other)
      }
      .onSubmit { log("submit \(name)") }
    }
  }

  private struct Aligned: View {
    let alignment: TextAlignment
    @State var text = "abc"

    var body: some View {
      TextField("Name", text: $text).multilineTextAlignment(alignment)
    }
  }

  @Test func `the label shows until something is typed`() {
    let screen = Screen(12, 2) { Form(log: Log()) }
    #expect(screen.lines == ["Name", "x"])
    #expect(screen.renderer.cursor == CellPoint(column: 0, row: 0))
    screen.type("Ada q")
    #expect(screen.lines == ["Ada q", "x"])
    #expect(screen.renderer.cursor == CellPoint(column: 5, row: 0))
  }

  @Test(arguments: [(TextAlignment.trailing, 8), (.center, 4)])
  func `a short text stands where its alignment says`(alignment: TextAlignment, column: Int) {
    let screen = Screen(12, 1) { Aligned(alignment: alignment) }
    #expect(screen.lines == [String(repeating: " ", count: column) + "abc"])
    screen.press(.end)
    #expect(screen.renderer.cursor == CellPoint(column: column + 3, row: 0))
    screen.type("d")
    let start = screen.lines[0].prefix { $0 == " " }.count
    #expect(screen.lines[0].hasSuffix("abcd") && screen.renderer.cursor?.column == start + 4)
    screen.press(.home)
    #expect(screen.renderer.cursor?.column == start)
    screen.type("a text longer than the field ")
    #expect(screen.lines[0].contains("the field"))
  }

  @Test func `editing, committing and submitting are told`() {
    let log = Log()
    let screen = Screen(12, 2) { Form(log: log) }
    screen.type("A")
    screen.press(.enter)
    screen.press(.tab)
    #expect(log.entries == ["begin", "commit", "submit A", "end"])
  }

  @Test func `keys edit the line and pastes join it`() {
    let screen = Screen(12, 2) { Form(log: Log()) }
    screen.type("one two")
    screen.press(.backspace, .alt)
    #expect(screen.lines[0] == "one")
    screen.send(.paste("a\nb"))
    #expect(screen.lines[0] == "one a b")
    screen.press(.home)
    screen.press(.delete)
    screen.press(.character("z"), .control)
    screen.press(.character("z"), .control)
    #expect(screen.lines[0] == "one")
    screen.press(.home)
    screen.press(.character("k"), .control)
    #expect(screen.lines[0] == "Name")
  }

  @Test func `a line longer than the field scrolls with the caret`() {
    let screen = Screen(6, 2) { Form(log: Log()) }
    screen.type("abcdefgh")
    #expect(screen.lines[0] == "defgh")
    #expect(screen.renderer.cursor == CellPoint(column: 5, row: 0))
    screen.press(.home)
    #expect(screen.lines[0] == "abcdef")
  }

  @Test func `a click sets the caret and a drag selects`() {
    let screen = Screen(12, 2) { Form(log: Log()) }
    screen.type("hello")
    screen.pointer(.press(.left), 1, 0)
    screen.pointer(.drag(.left), 4, 0)
    screen.pointer(.release(.left), 4, 0)
    screen.type("i")
    #expect(screen.lines[0] == "hio")
    screen.click(0, 0, clicks: 2)
    screen.type("y")
    #expect(screen.lines[0] == "y")
  }

  @Test func `a constant text cannot be changed`() {
    let screen = Screen(12, 1) { TextField("Name", text: .constant("fixed")) }
    screen.type("abc")
    #expect(screen.lines == ["fixed"])
  }

  @Test func `a draft stands in for the text of a field inside`() {
    var draft = "draft"
    let screen = Screen(12, 1) {
      TextField("Name", text: .constant("fixed"))
        .environment(\.fieldDraft, Binding(get: { draft }, set: { draft = $0 }))
    }
    screen.type("!")
    #expect(draft == "draft!" && screen.lines == ["draft!"])
  }

  private struct Secret: View {
    @State var word = ""

    var body: some View { SecureField("Password", text: $word) }
  }

  @Test func `a secret is shown nowhere`() {
    let screen = Screen(12, 1) { Secret() }
    screen.type("hunter2")
    #expect(screen.lines == ["•••••••"])
    #expect(screen.node(.textField)?.value == "7 characters")
    screen.press(.character("a"), .control)
    #expect(!screen.press(.character("c"), .control))
  }

  @Test func `letters go to the field and not to the keys of a preset`() {
    var environment = EnvironmentValues()
    environment.keyMap = KeyMap(.vi)
    let screen = Screen(12, 2, environment: environment) { Form(log: Log()) }
    screen.type("hjkl /G")
    #expect(screen.lines[0] == "hjkl /G")
  }

  @Test func `every small size draws inside its rectangle and the same twice`() {
    #expect(Screen.sweep { Form(log: Log()) }.isEmpty)
    #expect(Screen.sweep { TextField("名前", text: .constant("山田太郎")) }.isEmpty)
  }
}
