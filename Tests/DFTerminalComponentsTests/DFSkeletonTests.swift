import DFTerminal
import DFTerminalTestSupport
import Testing

/// Placeholders: size, shimmer, and what they say.
@MainActor @Suite struct DFSkeletonTests {
  private let theme = DFThemePreset.slate.dark

  private func screen<Content: View>(
    _ columns: Int = 20, _ rows: Int = 4, depth: ColorDepth = .truecolor,
    reduced: Bool = false, ascii: Bool = false, @ViewBuilder _ content: @escaping () -> Content
  ) -> Harness {
    var environment = EnvironmentValues()
    environment.accessibilityReduceMotion = reduced
    environment.glyphs = ascii ? .ascii : .unicode
    return Harness(
      columns: columns, rows: rows, theme: theme, colorDepth: depth, environment: environment
    ) {
      content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  /// The columns of a row that are tinted or hold a glyph.
  private func extent(_ screen: Harness, row: Int) -> Int {
    let ground = theme.palette(on: .background).fill
    return (0..<screen.cells.size.columns).count { column in
      screen.style(column: column, row: row).background != ground
        || screen.cells.text(column: column, row: row) != " "
    }
  }

  @Test func `points become cells`() {
    let line = screen(40, 3) { DFSkeleton(width: 180, height: 16) }
    #expect((0..<3).map { extent(line, row: $0) } == [23, 0, 0])
    let block = screen(40, 4) { DFSkeleton(columns: 7, rows: 2) }
    #expect((0..<3).map { extent(block, row: $0) } == [7, 7, 0])
  }

  @Test func `without a width it fills what it is offered`() {
    #expect(extent(screen(33, 1) { DFSkeleton(height: 12) }, row: 0) == 33)
  }

  @Test func `a variable of CGFloat or Double gives the size too`() {
    let width: Double = 80
    #expect(extent(screen { DFSkeleton(width: width, height: 12.0) }, row: 0) == 10)
  }

  @Test(arguments: [
    (DFSkeletonShape.rectangle, [" ", " ", " ", " "]), (.roundedRect, ["▟", "▙", "▜", "▛"]),
    (.circle, ["▗", "▖", "▝", "▘"]), (.pill, ["▗", "▖", "▝", "▘"]),
  ])
  func `corners are as round as the shape says`(shape: DFSkeletonShape, corners: [String]) {
    let screen = screen { DFSkeleton(columns: 6, rows: 3, shape: shape) }
    let cells = [(0, 0), (5, 0), (0, 2), (5, 2)].map { column, row in
      screen.cells.text(column: column, row: row)
    }
    #expect(cells == corners)
  }

  @Test func `a line is lower than its row, and a shape is not`() {
    let line = screen { DFSkeleton(columns: 6, rows: 1, shape: .roundedRect) }
    #expect(line.lines[0].hasPrefix("▆▆▆▆▆▆"))
    let shape = screen { DFSkeleton(columns: 6, rows: 3, shape: .roundedRect) }
    #expect(!shape.text.contains("▆"))
  }

  @Test func `a shimmer runs from left to right, and rests`() {
    let screen = screen(20, 1) { DFSkeleton(height: 12) }
    func brightest() -> Int? {
      let fills = (0..<20).map { SRGB(cell: screen.style(column: $0, row: 0).foreground) }
      let lights = fills.map { $0?.luminance ?? 0 }
      guard let most = lights.max(), most > (lights.min() ?? 0) else { return nil }
      return lights.firstIndex(of: most)
    }
    var places: [Int] = []
    for _ in 0..<8 {
      screen.advance(by: 0.05)
      if let place = brightest() { places.append(place) }
    }
    #expect(places == places.sorted())
    #expect(Set(places).count > 3)
    screen.advance(by: 0.5)
    #expect(brightest() == nil)
  }

  @Test func `reduced motion draws one frame and asks for no other`() {
    let screen = screen(20, 1, reduced: true) { DFSkeleton(height: 12) }
    #expect(screen.renderer.nextWake == nil)
    let first = screen.cells.cells
    screen.advance(by: 3)
    #expect(screen.cells.cells == first)
  }

  @Test func `few colours are told by shades, ASCII by dashes`() {
    #expect(screen(6, 1, depth: .none, reduced: true) { DFSkeleton(height: 12) }.text == "▒▒▒▒▒▒")
    #expect(
      screen(6, 1, depth: .none, reduced: true, ascii: true) { DFSkeleton(height: 12) }.text
        == "------")
  }

  @Test func `many placeholders say that they load once`() {
    let screen = screen {
      VStack {
        ForEach(0..<3, id: \.self) { _ in DFSkeleton(height: 12) }
      }
    }
    #expect(screen.transcript == ["Loading…, busy"])
  }

  /// What a view prints into a pipe, with the lines it takes.
  private func piped<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
    var renderer = TextRenderer(content())
    renderer.environment.isPiped = true
    return renderer.text.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map { $0.trimming(" ") }
  }

  @Test func `in a pipe one line of words stands for all of them`() {
    #expect(piped { DFSkeletonRows(3) } == ["Loading…"])
    #expect(piped { DFSkeletonRows(3, leading: .avatar) } == ["Loading…"])
    #expect(piped { DFSkeleton(height: 64) } == ["Loading…"])
    #expect(piped { VStack { ForEach(0..<3) { _ in DFSkeleton(height: 12) } } } == ["Loading…"])
    let row = piped {
      HStack(spacing: 12) {
        DFSkeleton(width: 44, height: 44, shape: .circle)
        VStack { DFSkeletonRows(2) }
      }
    }
    #expect(row == ["Loading…"])
  }

  @Test func `in a pipe a list of placeholders is words and no blank rows`() {
    let lines = piped { DFList(People.samples) { _ in DFSkeletonRows(1) } }
    #expect(lines.filter { !$0.isEmpty } == ["Loading…"])
  }

  @Test func `in a pipe a table that loads says so in words`() {
    let columns = [DFTableColumn("Name", value: \Numbered.name)]
    let lines = piped {
      DFTable(columns: columns, rows: [Numbered]()).dfTableState(.loading)
    }
    #expect(lines.filter { $0.contains("Loading…") }.count == 1)
    #expect(!lines.contains { $0.contains("▆") || $0.contains("▒") })
  }

  @Test(arguments: DFTheme.allNames)
  func `a placeholder can be seen on every surface`(name: String) throws {
    let theme = try #require(DFTheme.named(name))
    guard !theme.colors.respectsColorScheme, theme.palette(on: .surface).fill != .terminalDefault
    else { return }
    for strength in [\DFTheme.colors.background, \.colors.surface, \.colors.surfaceElevated] {
      let screen = Harness(columns: 6, rows: 3, theme: theme) {
        DFSkeleton(columns: 4, rows: 1, shape: .rectangle)
          .padding(columns: 1, rows: 1).background(theme[keyPath: strength])
      }
      let bar = screen.style(column: 2, row: 1)
      let isBar = screen.cells.text(column: 2, row: 1) == "▆" && bar.foreground != bar.background
      #expect(isBar || screen.cells.text(column: 2, row: 1) == "▒", "\(name)")
    }
  }

  @Test func `a style of one's own is given the size and the phase`() {
    struct Dots: DFSkeletonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text(configuration.phase == nil ? "still" : "moving")
      }
    }
    #expect(
      screen(20, 1, reduced: true) { DFSkeleton(height: 12).dfSkeletonStyle(Dots()) }.text
        == "still")
    #expect(screen(20, 1) { DFSkeleton(height: 12).dfSkeletonStyle(Dots()) }.text == "moving")
  }
}

extension StringProtocol {
  /// The text without a character at its ends.
  fileprivate func trimming(_ character: Character) -> String {
    String(drop { $0 == character }.reversed().drop { $0 == character }.reversed())
  }
}

extension SRGB {
  /// Creates the components of a mixed colour; `nil` for those of the terminal.
  fileprivate init?(cell: CellColor) {
    guard case .rgb(let red, let green, let blue) = cell.value else { return nil }
    self.init(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
  }
}
