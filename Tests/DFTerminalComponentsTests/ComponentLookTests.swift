import DFTerminal
import DFTerminalTestSupport
import Testing

/// How components look in themes that differ most, as files a person has looked at.
@MainActor @Suite struct ComponentLookTests {
  nonisolated private static let themes = [
    "slate-dark", "copper-light", "high-contrast-dark", "monochrome",
  ]

  private func match<Content: View>(
    _ name: String, _ themeName: String, _ columns: Int, _ rows: Int,
    depth: ColorDepth = .truecolor, @ViewBuilder _ content: () -> Content
  ) throws {
    let theme = try #require(DFTheme.named(themeName))
    var environment = EnvironmentValues()
    environment.accessibilityReduceMotion = true
    let screen = Harness(
      columns: columns, rows: rows, theme: theme, colorDepth: depth, environment: environment,
      content: content)
    let look = "\(themeName)-\(depth)"
    let snapshot =
      switch name {
      case "list": "list-\(look)"
      case "marks": "marks-\(look)"
      case "progress": "progress-\(look)"
      default: "skeleton-\(look)"
      }
    try screen.matchSnapshot(snapshot)
  }

  @ViewBuilder private func list() -> some View {
    DFList(
      Contact.many(40), selection: .constant(1), onDelete: { _ in }, onMove: { _, _ in }
    ) { contact in
      DFListRow(contact.name, subtitle: contact.email, accessory: .badge(.count(contact.id))) {
        DFAvatar(name: contact.name)
      }
    }
  }

  @ViewBuilder private func marks() -> some View {
    VStack(alignment: .leading, spacing: 0) {
      DFBadge(text: "tinted")
      DFBadge(count: 142).dfBadgeStyle(.filled)
      DFBadge(text: "outlined", color: .red).dfBadgeStyle(.outlined)
      DFBadge.dot
      DFAvatar(name: "Ada Lovelace", presence: .busy)
      DFDivider(label: "or")
      DFCard { DFText("A card", style: .headline) }
    }
  }

  @ViewBuilder private func progress() -> some View {
    VStack(alignment: .leading, spacing: 0) {
      DFProgressBar(value: 0.68)
      DFProgressBar(DFProgress(2, total: 5, phase: .failed("disk full")), label: "Upload")
        .dfProgressBarStyle(.linearLabeled)
      DFProgressBar(value: 0.68).dfProgressBarStyle(.circular)
    }
  }

  @ViewBuilder private func skeleton() -> some View {
    VStack(alignment: .leading, spacing: 0) {
      DFSkeleton(width: 44, height: 44, shape: .circle)
      DFSkeletonRows(2, leading: .avatar)
    }
  }

  @Test(arguments: themes) func `a list looks as recorded`(theme: String) throws {
    try match("list", theme, 40, 8) { list() }
  }

  @Test(arguments: themes) func `marks look as recorded`(theme: String) throws {
    try match("marks", theme, 30, 9) { marks() }
  }

  @Test(arguments: themes) func `progress looks as recorded`(theme: String) throws {
    try match("progress", theme, 30, 7) { progress() }
  }

  @Test(arguments: themes) func `a skeleton looks as recorded`(theme: String) throws {
    try match("skeleton", theme, 30, 7) { skeleton() }
  }

  @Test(arguments: [ColorDepth.ansi16, .none])
  func `rows look as recorded with few colours`(depth: ColorDepth) throws {
    try match("list", "slate-dark", 40, 8, depth: depth) { list() }
  }

  @Test(arguments: [ColorDepth.ansi16, .none])
  func `marks look as recorded with few colours`(depth: ColorDepth) throws {
    try match("marks", "slate-dark", 30, 9, depth: depth) { marks() }
  }

  @Test(arguments: [ColorDepth.ansi16, .none])
  func `what is under way looks as recorded with few colours`(depth: ColorDepth) throws {
    try match("progress", "slate-dark", 30, 7, depth: depth) { progress() }
  }

  @Test(arguments: [ColorDepth.ansi16, .none])
  func `a skeleton looks as recorded with few colours`(depth: ColorDepth) throws {
    try match("skeleton", "slate-dark", 30, 7, depth: depth) { skeleton() }
  }
}
