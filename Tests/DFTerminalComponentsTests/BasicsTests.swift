import DFTerminal
import DFTerminalTestSupport
import Testing

@MainActor @Suite struct BasicsTests {
  private func text<Content: View>(_ columns: Int = 40, @ViewBuilder _ content: () -> Content)
    -> String
  {
    Harness(columns: columns, rows: 8, content: content).text
  }

  @Test(arguments: [(5, "▐5▌"), (99, "▐99▌"), (100, "▐99+▌"), (-3, "▐-3▌")])
  func `a badge caps its number at 99`(count: Int, shown: String) {
    #expect(text { DFBadge(count: count) } == shown)
  }

  @Test func `a badge says its number in full`() {
    let screen = Harness(columns: 20, rows: 1) { DFBadge(count: 142) }
    #expect(screen.nodes(.text).map(\.label) == ["142 notifications"])
  }

  @Test(arguments: [
    ("Ada Lovelace", "▐AL▌"), ("Åsa", "▐Å ▌"), ("", "▐? ▌"), ("山田 太郎", "▐山▌"),
    ("👩🏽‍🚀 Anna", "▐👩🏽‍🚀▌"), ("jean-luc picard", "▐JP▌"),
  ])
  func `an avatar shows initials in two columns`(name: String, shown: String) {
    #expect(text { DFAvatar(name: name) } == shown)
  }

  @Test func `an avatar is a tint where the theme has colours`() {
    let screen = Harness(columns: 10, rows: 1, theme: DFThemePreset.slate.dark) {
      DFAvatar(name: "Ada Lovelace")
    }
    #expect(screen.text == "▐AL▌")
    #expect(screen.nodes(.image).map(\.label) == ["Ada Lovelace"])
  }

  @Test func `a badge of an empty word is nothing, also to a screen reader`() {
    let screen = Harness(columns: 10, rows: 1) { DFBadge(text: "") }
    #expect(screen.text.isEmpty)
    #expect(screen.transcript.isEmpty)
  }

  @Test func `without colours a filled badge is reversed`() {
    let screen = Harness(columns: 10, rows: 1, colorDepth: .none) {
      DFBadge(count: 5).dfBadgeStyle(.filled)
    }
    #expect(screen.style(column: 1, row: 0).attributes.contains(.reverse))
  }

  @Test func `a surface needs no frame, and takes the same room`() {
    let screen = Harness(columns: 20, rows: 5, theme: DFThemePreset.slate.dark) {
      DFCard { DFText("Total") }
    }
    #expect(screen.text == "\n  Total")
    #expect(
      screen.style(column: 8, row: 2).background
        == DFThemePreset.slate.dark.palette(on: .elevated).fill)
  }

  @Test func `a card is a frame where there are no tints`() {
    let screen = Harness(columns: 20, rows: 8, colorDepth: .none) { DFCard { DFText("Total") } }
    #expect(
      screen.text == """
        ╭───────╮
        │ Total │
        ╰───────╯
        """)
  }

  @Test func `a card with an action is pressed`() {
    var presses = 0
    let screen = Harness(columns: 20, rows: 4) {
      DFCard {
        presses += 1
      } content: {
        DFText("x")
      }
    }
    screen.press("<enter>")
    screen.click(column: 2, row: 1)
    #expect(presses == 2)
    #expect(screen.nodes(.button).map(\.label) == ["x"])
  }

  @Test func `a divider carries its label in the middle`() {
    #expect(text(11) { DFDivider(label: "or") } == "─── or ────")
  }

  @Test func `an empty state offers its second action only beside the first`() {
    let one = Harness(columns: 40, rows: 8) {
      DFEmptyState(
        icon: "tray", title: "Nothing here", secondaryActionTitle: "Help", onSecondaryAction: {})
    }
    #expect(one.nodes(.button).isEmpty)
    var added = false
    let two = Harness(columns: 40, rows: 8) {
      DFEmptyState(
        icon: "tray", title: "Nothing here", message: "Add the first one.", actionTitle: "Add",
        onAction: { added = true }, secondaryActionTitle: "Help", onSecondaryAction: {})
    }
    two.press("<enter>")
    #expect(added)
    #expect(two.nodes(.button).map(\.label) == ["Add", "Help"])
    #expect(two.nodes(.text).last?.label == "Nothing here, Add the first one.")
  }

  @Test func `an icon without a glyph of its own is never nothing`() {
    #expect(!text { DFIcon("no.such.symbol") }.isEmpty)
  }

  @Test func `ASCII terminals get ASCII`() {
    var environment = EnvironmentValues()
    environment.glyphs = .ascii
    let screen = Harness(columns: 30, rows: 5, environment: environment) {
      VStack(alignment: .leading) {
        DFBadge(text: "new")
        DFAvatar(name: "Ada Lovelace", presence: .online)
        DFIcon("trash")
        DFDivider()
      }
    }
    #expect(screen.text.allSatisfy { $0.isASCII })
  }
}
