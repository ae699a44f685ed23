import DFTerminal

/// One page of the gallery.
@MainActor struct Page: Identifiable {
  /// The name on the command line.
  nonisolated let name: String
  /// The name on the screen.
  let title: String
  private let makeView: () -> AnyView

  nonisolated var id: String { name }

  /// What the page shows.
  var view: AnyView { makeView() }

  private init<Content: View>(_ name: String, _ title: String, _ view: @escaping () -> Content) {
    self.name = name
    self.title = title
    makeView = { AnyView(view()) }
  }

  /// The pages in order.
  static let all: [Page] = [
    Page("list", "DFList") { ListPage() },
    Page("list-row", "DFListRow") { ListRowPage() },
    Page("table", "DFTable") { TablePage() },
    Page("data-table", "DFDataTable") { DataTablePage() },
    Page("progress", "DFProgressBar") { ProgressPage() },
    Page("skeleton", "DFSkeleton") { SkeletonPage() },
    Page("basics", "Text, badges, cards") { BasicsPage() },
    Page("states", "States") { StatesPage() },
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

/// A heading with something below it.
struct Exhibit<Content: View>: View {
  let title: String
  let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      DFText(title, style: .caption).dfTextStyle(.secondary)
      content
    }
  }
}
