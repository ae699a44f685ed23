import DFTerminal
import ProgramSupport

extension Command {
  static let nextPage = Command(
    "gallery.next", "Next page", keys: [KeyChord(.character("n"))])
  static let previousPage = Command(
    "gallery.previous", "Previous page", keys: [KeyChord(.character("p"))])
  static let quitGallery = Command(
    "gallery.quit", "Quit", keys: [KeyChord(.character("q"))])
  static let nextTheme = Command(
    "gallery.theme", "Theme", keys: [KeyChord(.character("t"))])
  static let nextDensity = Command(
    "gallery.density", "Density", keys: [KeyChord(.character("d"))])
  static let turnMotion = Command(
    "gallery.motion", "Motion", keys: [KeyChord(.character("m"))])
  static let galleryKeys = Command(
    "gallery.keys", "Keys", keys: [KeyChord(.character("?")), KeyChord(.function(1))])
}

/// The gallery on a full screen: the pages at the side, the chosen one beside them.
struct GalleryScreen: View {
  @State private var selected: Page.ID?
  @State private var themeIndex: Int
  @State private var density: DFMetrics.Density
  @State private var reducesMotion: Bool
  @Environment(\.quit) private var quit
  private let usesASCII: Bool
  private let ownTheme: DFTheme?

  private static let themes: [DFTheme] = DFTheme.allNames.compactMap { DFTheme.named($0) }

  init(_ options: GalleryOptions) {
    _selected = State(wrappedValue: options.page.id)
    let looks = options.looks
    let named = GalleryScreen.themes.firstIndex { $0 == looks.theme }
    _themeIndex = State(
      wrappedValue: named ?? GalleryScreen.themes.firstIndex { $0.name == "slate-dark" } ?? 0)
    _density = State(wrappedValue: looks.density)
    _reducesMotion = State(wrappedValue: looks.reducesMotion)
    usesASCII = looks.usesASCII
    ownTheme = named == nil ? looks.theme : nil
  }

  private var theme: DFTheme {
    var theme = ownTheme ?? GalleryScreen.themes[themeIndex]
    theme.metrics.density = density
    return theme
  }

  private var page: Page { Page.all.first { $0.id == selected } ?? Page.all[0] }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      header
      HStack(alignment: .top, spacing: 0) {
        DFList(Page.all, selection: chosen) { page in DFListRow(page.title) }
          .frame(width: .columns(19))
        Divider()
        content
      }
      HStack(spacing: .columns(3)) {
        KeyHints(only: [.nextPage, .nextTheme, .nextDensity, .turnMotion])
        KeyHints(only: always).frame(columns: 27, alignment: .trailing)
      }
      .padding(columns: 2)
    }
    .keyHelp(.galleryKeys)
    .onCommand(.quitGallery) { quit() }
    .onCommand(.nextPage) { turn(by: 1) }
    .onCommand(.previousPage) { turn(by: -1) }
    .onCommand(.nextTheme) { themeIndex = (themeIndex + 1) % GalleryScreen.themes.count }
    .onCommand(.nextDensity) { density = density == .compact ? .comfortable : .compact }
    .onCommand(.turnMotion) { reducesMotion.toggle() }
    .dfTheme(theme)
    .motion(reduced: reducesMotion, ascii: usesASCII)
  }

  private func turn(by step: Int) {
    let count = Page.all.count
    let index = Page.all.firstIndex { $0.id == page.id } ?? 0
    selected = Page.all[(index + step + count) % count].id
  }

  private var header: some View {
    HStack(spacing: .columns(2)) {
      DFText(page.title, style: .title).layoutPriority(1)
      DFText(page.summary).dfTextStyle(.secondary)
      Spacer()
      DFText("\(theme.name) · \(density) · motion \(reducesMotion ? "off" : "on")")
        .dfTextStyle(.secondary)
    }
    .lineLimit(1)
    .padding(columns: 2)
  }

  private var content: some View {
    ScrollView {
      page.view.frame(maxWidth: .infinity, alignment: .topLeading).padding(columns: 2)
    }
    .id(page.id)
  }

  /// The page chosen at the side: one always is.
  private var chosen: Binding<Page.ID?> {
    Binding(get: { page.id }, set: { selected = $0 ?? selected })
  }

  /// The keys that are always hinted at, however many the page has.
  private let always: [Command] = [.focusNext, .galleryKeys, .quitGallery]
}

extension View {
  /// Switches motion and glyphs where asked to; what the terminal decided stays otherwise.
  @ViewBuilder fileprivate func motion(reduced: Bool, ascii: Bool) -> some View {
    switch (reduced, ascii) {
    case (false, false): self
    case (true, false): environment(\.accessibilityReduceMotion, true)
    case (false, true): environment(\.glyphs, .ascii)
    case (true, true):
      environment(\.accessibilityReduceMotion, true).environment(\.glyphs, .ascii)
    }
  }
}
