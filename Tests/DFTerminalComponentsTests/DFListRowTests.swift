import DFTerminal
import DFTerminalTestSupport
import Testing

/// The row of the page.
@MainActor @Suite struct DFListRowTests {
  private func line<Content: View>(_ columns: Int = 40, @ViewBuilder _ content: () -> Content)
    -> String
  {
    Harness(columns: columns, rows: 2, content: content).text
  }

  @Test func `the four initialisers of the page lay out their parts`() {
    #expect(line { DFListRow("Files") } == "  Files")
    #expect(
      line { DFListRow("Backup", subtitle: "3 minutes ago") } == "  Backup\n  3 minutes ago")
    #expect(line { DFListRow("Starred", icon: "star.fill") }.hasSuffix("Starred"))
    #expect(
      line { DFListRow("Alex Nguyen") { DFAvatar(name: "Alex Nguyen") } }
        == "  ▐AN▌  Alex Nguyen")
  }

  @Test func `accessories stand at the trailing end`() {
    #expect(line(20) { DFListRow("A").dfListRowAccessory(.navigation) } == "  A              ›")
    #expect(line(20) { DFListRow("A", accessory: .checkmark(isOn: true)) } == "  A              ✓")
    #expect(line(20) { DFListRow("A", accessory: .checkmark(isOn: false)) } == "  A")
    #expect(line(20) { DFListRow("A", accessory: .badge(.count(5))) } == "  A            ▐5▌")
    #expect(
      line(20) { DFListRow("A", accessory: .custom(AnyView(Text("end")))) } == "  A            end")
  }

  @Test func `what does not fit is cut in the words, not in the accessory`() {
    #expect(
      line(16) { DFListRow("A very long title", accessory: .badge(.count(5))) }
        == "  A very…  ▐5▌")
  }

  @Test func `icon, title and subtitle are one phrase`() {
    let screen = Harness(columns: 40, rows: 3) {
      DFListRow("Messages", subtitle: "No new messages", icon: "message.fill")
    }
    #expect(screen.semantics.children.map(\.label) == ["Messages, No new messages"])
  }

  @Test func `a switch is reached and announced apart from the phrase`() {
    var isOn = false
    let binding = Binding(get: { isOn }, set: { isOn = $0 })
    let screen = Harness(columns: 40, rows: 3) {
      DFListRow("Dark mode", subtitle: "Easy on the eyes", accessory: .toggle(binding))
    }
    #expect(
      screen.semantics.children.map(\.role) == [.text, .toggle])
    #expect(screen.nodes(.text).map(\.label) == ["Dark mode, Easy on the eyes"])
    #expect(screen.nodes(.toggle).map(\.label) == ["Dark mode"])
    screen.press("<space>")
    #expect(isOn)
    #expect(screen.nodes(.toggle).map(\.value) == ["on"])
  }

  @Test func `a switch in a list is a stop of its own in the cursor's row`() {
    var values = [false, false]
    func binding(_ id: Int) -> Binding<Bool> {
      Binding(get: { values[id] }, set: { values[id] = $0 })
    }
    let screen = Harness(columns: 40, rows: 3) {
      DFList(Contact.many(2)) { contact in
        DFListRow(contact.name, accessory: .toggle(binding(contact.id)))
      }
    }
    screen.press("<down><tab><space>")
    #expect(values == [false, true])
    #expect(screen.nodes(.toggle).map(\.value) == ["off", "on"])
  }

  @Test func `a comfortable row is 44 points tall, a compact one as tall as its words`() {
    func rows(_ density: DFMetrics.Density) -> Int {
      var theme = DFTheme.default
      theme.metrics.density = density
      let screen = Harness(columns: 20, rows: 9, theme: theme) {
        VStack(alignment: .leading, spacing: 0) {
          DFListRow("Files")
          Text("below")
        }
      }
      return screen.find("below")?.row ?? -1
    }
    #expect(rows(.compact) == 1)
    #expect(rows(.comfortable) == 3)
  }

  @Test func `a disabled row steps back, also without colours`() {
    let screen = Harness(columns: 20, rows: 2, colorDepth: .none) {
      DFListRow("Archive", subtitle: "busy").disabled(true)
    }
    #expect(screen.style(column: 3, row: 0).attributes.contains(.dim))
  }

  @Test func `placeholder rows are laid out as the rows that come`() throws {
    for density in DFMetrics.Density.allCases {
      var theme = DFThemePreset.slate.dark
      theme.metrics.density = density
      let loaded = Harness(columns: 40, rows: 8, theme: theme) {
        VStack(alignment: .leading, spacing: 0) {
          DFListRow("Title", subtitle: "b") { DFAvatar(name: "Ada Lovelace") }
          Text("below")
        }
      }
      let loading = Harness(columns: 40, rows: 8, theme: theme) {
        VStack(alignment: .leading, spacing: 0) {
          DFSkeletonRows(1, leading: .avatar)
          Text("below")
        }
      }
      #expect(loading.find("below") == loaded.find("below"))
      let title = try #require(loaded.find("Title"))
      #expect(loading.cells.text(column: title.column, row: title.row) == "▆")
      #expect(loading.cells.text(column: title.column - 1, row: title.row) != "▆")
    }
  }
}
