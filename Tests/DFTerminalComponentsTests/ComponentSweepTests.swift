import DFTerminal
import DFTerminalTestSupport
import Testing

/// Every component at every small size, and at a huge one.
@MainActor @Suite struct ComponentSweepTests {
  private static let sizes: [CellSize] =
    (0...12).flatMap { columns in (0...8).map { CellSize(columns: columns, rows: $0) } }
    + [CellSize(columns: 500, rows: 200)]

  /// A colour no theme has: what stands outside the component's rectangle.
  private static let sentinel = Color(red: UInt8(1), green: 2, blue: 3)

  private func check<Content: View>(_ name: String, @ViewBuilder _ content: () -> Content) {
    let view = content()
    for size in ComponentSweepTests.sizes {
      let screen = Harness(
        columns: size.columns, rows: size.rows, theme: DFThemePreset.slate.dark
      ) { view }
      let first = screen.cells.cells
      screen.withEnvironment { _ in }
      #expect(screen.cells.cells == first, "\(name) \(size) drawn twice")
      checkBounds(name, size, view)
    }
  }

  private func checkBounds<Content: View>(_ name: String, _ size: CellSize, _ view: Content) {
    let screen = Harness(
      columns: size.columns + 2, rows: size.rows + 2, theme: DFThemePreset.slate.dark
    ) {
      view.frame(columns: size.columns, rows: size.rows)
        .padding(columns: 1, rows: 1)
        .background(ComponentSweepTests.sentinel)
    }
    let outside = EnvironmentValues().resolve(ComponentSweepTests.sentinel)
    let stray = strayCells(screen, size, outside)
    #expect(stray.isEmpty, "\(name) \(size) wrote at \(stray)")
  }

  private func strayCells(
    _ screen: Harness, _ size: CellSize, _ outside: CellColor
  ) -> [CellPoint] {
    let inside = CellRect(column: 1, row: 1, columns: size.columns, rows: size.rows)
    return (0..<(size.rows + 2)).flatMap { row in
      (0..<(size.columns + 2)).compactMap { column in
        let point = CellPoint(column: column, row: row)
        guard !inside.contains(point) else { return nil }
        let isUntouched =
          screen.cells.text(column: column, row: row) == " "
          && screen.style(column: column, row: row) == CellStyle(background: outside)
        return isUntouched ? nil : point
      }
    }
  }

  @Test func `marks stay in their rectangle`() {
    check("badge") { DFBadge(count: 142) }
    check("filled badge") { DFBadge(text: "überfällig").dfBadgeStyle(.filled) }
    check("avatar") { DFAvatar(name: "山田 太郎", presence: .busy) }
    check("icon") { DFIcon("person.fill") }
    check("divider") { DFDivider(label: "or") }
    check("thick divider") { DFDivider(orientation: .vertical).dfDividerStyle(.thick) }
  }

  @Test func `words and surfaces stay in their rectangle`() {
    check("text") { DFText("Two words\nand a 山田 line", style: .headline) }
    check("card") { DFCard { DFText("Total") } }
    check("outlined card") { DFCard(action: {}) { DFText("Total") }.dfCardStyle(.outlined) }
    check("empty state") {
      DFEmptyState(
        icon: "tray", title: "None", message: "Add one.", actionTitle: "Add", onAction: {})
    }
  }

  @Test func `progress bars stay in their rectangle`() {
    check("linear") { DFProgressBar(value: 0.68) }
    check("moving") { DFProgressBar(value: .nan) }
    check("failed") { DFProgressBar(DFProgress(1, total: 3, phase: .failed("disk full"))) }
    check("glass") { DFProgressBar(value: 1).dfProgressBarStyle(.glass) }
    check("labelled") {
      DFProgressBar(DFProgress(1, total: 3, phase: .paused), label: "Upload")
        .dfProgressBarStyle(.linearLabeled)
    }
    check("circular") { DFProgressBar(value: 0.68).dfProgressBarStyle(.circular) }
    check("circular, failed") {
      DFProgressBar(DFProgress(1, total: 3, phase: .failed("x"))).dfProgressBarStyle(.circular)
    }
  }

  @Test(arguments: DFSkeletonShape.allCases)
  func `placeholders stay in their rectangle`(shape: DFSkeletonShape) {
    check("skeleton \(shape)") { DFSkeleton(width: 44, height: 44, shape: shape) }
    check("wide skeleton \(shape)") { DFSkeleton(height: 12, shape: shape) }
  }

  @Test func `rows stay in their rectangle`() {
    check("row") { DFListRow("Files") }
    check("row with all") {
      DFListRow("Messages", subtitle: "No new messages", accessory: .badge(.count(5))) {
        DFAvatar(name: "Ada Lovelace")
      }
    }
    check("row with switch") { DFListRow("Dark mode", accessory: .toggle(.constant(true))) }
    check("skeleton rows") { DFSkeletonRows(3, leading: .avatar) }
  }

  @Test func `lists stay in their rectangle`() {
    check("list") {
      DFList(Contact.many(200), selection: .constant(3), onDelete: { _ in }) { contact in
        DFListRow(contact.name, subtitle: contact.email, icon: "person.fill")
      }
    }
    check("empty list") { DFList([Contact]()) { DFListRow($0.name) } }
  }
}
