import DFTerminal
import ProgramSupport

/// One page of the gallery.
@MainActor struct Page: Identifiable {
  /// The name on the command line.
  nonisolated let name: String
  /// The name on the screen.
  let title: String
  /// What the component is for, in one line.
  let summary: String
  private let makeView: () -> AnyView

  nonisolated var id: String { name }

  /// What the page shows.
  var view: AnyView { makeView() }

  private init<Content: View>(
    _ name: String, _ title: String, _ summary: String, _ view: @escaping () -> Content
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    makeView = { AnyView(view()) }
  }

  /// The pages in order.
  static let all: [Page] = [
    Page("list", "DFList", "rows to select, open, delete and move") { ListPage() },
    Page("list-row", "DFListRow", "icon, title, subtitle and an accessory") { ListRowPage() },
    Page("table", "DFTable", "columns to read and to sort") { TablePage() },
    Page("data-table", "DFDataTable", "a table with rows to select") { DataTablePage() },
    Page("data-grid", "DFDataGrid", "a table whose cells are edited") { DataGridPage() },
    Page("progress", "DFProgressBar", "how much of a task is done") { ProgressPage() },
    Page("skeleton", "DFSkeleton", "the place of what is still loading") { SkeletonPage() },
    Page("basics", "Basics", "text, badges, avatars, icons, cards, rules") { BasicsPage() },
    Page("states", "States", "what a collection shows while it has no rows") { StatesPage() },
    Page("controls", "Controls", "buttons, switches, fields, progress") { ControlsPage() },
    Page("theme", "Theme", "colours by role, and how states show") { ThemePage() },
  ]

  /// Returns the page of a name.
  static func named(_ name: String) throws -> Page {
    guard let page = all.first(where: { $0.name == name }) else {
      let names = all.map(\.name).joined(separator: ", ")
      throw UsageError("there is no page \(name); the pages are \(names)")
    }
    return page
  }
}

/// A page with its title, as it is printed: in its own height, cut where the frame is lower.
struct PrintedPage: View {
  let page: Page

  var body: some View {
    VStack(alignment: .leading, spacing: .rows(1)) {
      HStack(spacing: .columns(2)) {
        DFText(page.title, style: .title).lineLimit(1)
        DFText(page.summary).dfTextStyle(.secondary).lineLimit(1)
        Spacer()
      }
      page.view
    }
    .padding(columns: 2)
    .fixedSize(horizontal: false, vertical: true)
  }
}
