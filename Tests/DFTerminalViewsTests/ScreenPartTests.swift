import DFTerminal
import DFTerminalTestSupport
import Testing

/// Reading the size there is, sheets, and commands on rows.
@Suite @MainActor struct ScreenPartTests {
  @Observable @MainActor final class Model {
    var isOpen = false
    var closed = 0
    var text = ""
    var done: [Int] = []
  }

  @Test func `Content is made for the size it gets`() {
    let screen = Harness(columns: 50, rows: 9) {
      GeometryReader { proxy in
        Text(proxy.size.columns > 40 ? "wide \(proxy.size.rows)" : "narrow")
      }
    }
    #expect(screen.text == "wide 9")
    screen.resize(columns: 30, rows: 4)
    #expect(screen.text == "narrow")
  }

  @Test func `State of content survives another size`() {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    let screen = Harness(columns: 50, rows: 5) {
      GeometryReader { proxy in
        HStack {
          if proxy.size.columns > 40 { Text("side") }
          Counter()
        }
      }
    }
    screen.press("<enter><enter>")
    screen.resize(columns: 30, rows: 5)
    #expect(screen.text == "[ Count 2 ]")
  }

  @Test func `A size that is left open is that of the content`() {
    let view = GeometryReader { _ in Text("one\ntwo") }
    #expect(TextRenderer(view).text == "one\ntwo\n")
    #expect(TextRenderer(view, columns: 10).text == "one\ntwo\n")
  }

  @Test func `A sheet takes the keys until it is closed`() {
    let model = Model()
    let screen = Harness(columns: 50, rows: 12) {
      Button("Open") { model.isOpen = true }
        .sheet(
          "Details",
          isPresented: Binding(get: { model.isOpen }, set: { model.isOpen = $0 }),
          onDismiss: { model.closed += 1 }
        ) {
          VStack {
            TextField("Name", text: Binding(get: { model.text }, set: { model.text = $0 }))
            Button("Clear") { model.text = "" }
          }
        }
    }
    #expect(!screen.text.contains("Clear"))
    screen.press("<enter>")
    screen.type("Ada")
    #expect(model.text == "Ada" && screen.nodes(.dialog).map(\.label) == ["Details"])
    screen.press("<tab><enter>")
    #expect(model.text.isEmpty && model.isOpen, "buttons inside leave it open")
    screen.press("<esc>")
    #expect(!model.isOpen && model.closed == 1 && !screen.text.contains("Clear"))
    screen.press("<enter>")
    screen.click(column: 0, row: 11)
    #expect(!model.isOpen && model.closed == 2)
  }

  @Test func `A command of the application acts on the row under the cursor`() {
    let model = Model()
    let finish = Command("test.finish", "Finish", keys: [KeyChord(.character("f"))])
    let screen = Harness(columns: 30, rows: 8) {
      List(0..<5, id: \.self, selection: Binding<Int?>.constant(nil)) { Text("Row \($0)") }
        .onRowCommand(finish) { model.done.append($0) }
    }
    #expect(screen.commands.contains(finish))
    screen.press("<down><down>f<up>f")
    #expect(model.done == [2, 1])
    let empty = Harness(columns: 30, rows: 8) {
      List([Int](), id: \.self, selection: Binding<Int?>.constant(nil)) { Text("Row \($0)") }
        .onRowCommand(finish) { model.done.append($0) }
    }
    #expect(!empty.commands.contains(finish))
  }
}
