import DFTerminal
import DFTerminalTestSupport
import Testing

@MainActor @Suite struct TablesLookTests {
  private let selected = Box<Set<String>>(["2026-0118"])

  private func invoices(columns: Int, rows: Int = 8) -> Harness {
    Harness(columns: columns, rows: rows) {
      DFDataTable(
        columns: Invoice.columns, rows: Invoice.samples, selection: .multiple(selected.binding))
    }
  }

  @Test func `a data table shows header, marks, aligned numbers, sums and where one is`() {
    #expect(
      invoices(columns: 64).text == """
            Invoice    Customer                       Due         Amount
            ────────────────────────────────────────────────────────────
        ▌ ○ 2026-0117  Åsa Öberg                      3 Dec     1,204.50
          ● 2026-0118  山田太郎                       –            18.00
          ○ 2026-0119  Dvořák & synové                overdue      -7.25
            ────────────────────────────────────────────────────────────
            Σ 3 rows                                            1,215.25
            1/3 · 1 selected          Space mark · F7 sort · Ctrl+F find
        """)
  }

  @Test func `what does not fit is squeezed, then scrolls sideways with a count`() {
    let squeezed = invoices(columns: 40)
    #expect(squeezed.lines[2] == "▌ ○ 2026-01…  Åsa Ö…  3 Dec     1,204.50")
    let narrow = invoices(columns: 30)
    #expect(narrow.lines[1] == "    ───────────────────── +2 ›")
    narrow.press("<right><right><right><right>")
    #expect(narrow.lines[0].hasSuffix("Amount"))
    #expect(narrow.lines[1].hasPrefix("    ‹ "))
  }

  @Test func `the narrowest table still shows data`() {
    let screen = invoices(columns: 1)
    #expect(screen.lines[0] == "2")
    screen.resize(columns: 14, rows: 4)
    #expect(screen.text.contains("2026"))
  }

  @Test func `rows too narrow for columns stand as records`() {
    let screen = invoices(columns: 15, rows: 9)
    #expect(screen.lines[0].contains("Inv…: 2026"))
    #expect(screen.lines[4].contains("Inv…: 2026"))
  }

  @Test func `a printed table has its natural width and nothing for keys`() {
    let table = DFTable(columns: Invoice.columns, rows: Invoice.samples)
    #expect(
      TextRenderer(table).text == """
        Invoice    Customer         Due         Amount
        ──────────────────────────────────────────────
        2026-0117  Åsa Öberg        3 Dec     1,204.50
        2026-0118  山田太郎         –            18.00
        2026-0119  Dvořák & synové  overdue      -7.25
        ──────────────────────────────────────────────
        Σ 3 rows                              1,215.25

        """)
  }

  @Test func `a printed table of many rows prints them all`() {
    let text = TextRenderer(DFTable(columns: Numbered.columns, rows: Numbered.rows(2000))).text
    let lines = text.split(separator: "\n")
    #expect(lines.count == 2002)
    #expect(lines.last == "    1999  row 1999")
  }

  @Test func `a frame carries title and status and falls away where there is no room`() {
    let screen = Harness(columns: 40, rows: 8) {
      DFDataTable(columns: Numbered.columns, rows: Numbered.rows(3))
        .dfTableBorder(title: "Rows")
    }
    #expect(screen.lines[0].hasPrefix("╭─ Rows ──"))
    #expect(screen.lines[6].contains("1/3"))
    screen.resize(columns: 10, rows: 8)
    #expect(!screen.text.contains("╭"))
  }

  @Test func `rows are described with place, values and selection`() {
    let rows = linearLines(invoices(columns: 64))
    #expect(rows.contains("Table: 3 rows, 4 columns"))
    #expect(rows.contains("Row 2 of 3, 2026-0118, customer 山田太郎, amount 18.00, selected"))
  }

  @Test func `sensitive values are masked on screen and in what is said`() {
    let screen = Harness(columns: 40, rows: 6) {
      DFTable(
        columns: [
          DFTableColumn("Customer", value: \Invoice.customer).sensitive(),
          DFTableColumn("Id", value: \Invoice.id),
        ], rows: Invoice.samples)
    }
    #expect(!screen.text.contains("Öberg"))
    #expect(!linearLines(screen).joined().contains("Öberg"))
    #expect(screen.text.contains("••••"))
  }

  @Test func `hostile text cannot leave its cell`() {
    let rows = [
      Invoice(id: "a\u{1B}[2Jb", customer: "l1\nl2\tx", due: "\u{202E}rtl", amount: .nan),
      Invoice(id: "\u{0}", customer: "[/]", due: "", amount: .infinity),
    ]
    let screen = Harness(columns: 60, rows: 6) { DFTable(columns: Invoice.columns, rows: rows) }
    #expect(screen.text.contains("␛[2J"))
    #expect(screen.text.contains("⏎"))
    #expect(screen.text.contains("[/]"))
    #expect(screen.text.contains("∞"))
  }
}

/// What a screen reader says of a screen.
@MainActor func linearLines(_ screen: Harness) -> [String] {
  func lines(_ node: SemanticNode) -> [String] {
    [LinearTranscript.sentence(of: node)] + node.children.flatMap(lines)
  }
  return lines(screen.semantics)
}
