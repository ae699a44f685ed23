import DFTerminal
import DFTerminalTestSupport
import Testing

/// Progress bars in every style, at every value.
@MainActor @Suite struct DFProgressBarTests {
  private func lines<Content: View>(
    _ columns: Int = 20, _ rows: Int = 4, ascii: Bool = false,
    @ViewBuilder _ content: () -> Content
  ) -> [String] {
    var environment = EnvironmentValues()
    environment.glyphs = ascii ? .ascii : .unicode
    let screen = Harness(
      columns: columns, rows: rows, environment: environment, content: content)
    return screen.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test(arguments: [
    (0.0, "────────────────────"), (0.5, "━━━━━━━━━━──────────"),
    (0.525, "━━━━━━━━━━╸─────────"), (1.0, "━━━━━━━━━━━━━━━━━━━━"),
    (1.5, "━━━━━━━━━━━━━━━━━━━━"), (-3.0, "────────────────────"),
    (0.0001, "╸───────────────────"), (0.9999, "━━━━━━━━━━━━━━━━━━━╸"),
  ])
  func `a bar shows any value, and is full only when all is done`(value: Double, bar: String) {
    #expect(lines { DFProgressBar(value: value) } == [bar])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `what makes no claim runs to and fro`(value: Double) {
    let screen = Harness(columns: 8, rows: 1) { DFProgressBar(value: value) }
    #expect(screen.text == "━━──────")
    screen.advance(by: 0.09)
    #expect(screen.text == "─━━─────")
  }

  @Test func `a total of zero is done, a negative one claims nothing`() {
    #expect(lines(10) { DFProgressBar(value: 1, total: 0) } == ["━━━━━━━━━━"])
    let screen = Harness(columns: 10, rows: 1) { DFProgressBar(value: 1, total: -5) }
    #expect(screen.nodes(.progress).map(\.value) == [nil])
    #expect(screen.nodes(.progress).map(\.states) == [[.busy]])
  }

  @Test func `one cell still shows`() {
    #expect(lines(1) { DFProgressBar(value: 0.5) } == ["╸"])
  }

  @Test func `ASCII bars differ by glyph too`() {
    #expect(lines(10, ascii: true) { DFProgressBar(value: 0.5) } == ["=====-----"])
  }

  @Test func `the label stands above and the percentage at the right`() {
    #expect(
      lines {
        DFProgressBar(value: 3, total: 5, label: "Setup").dfProgressBarStyle(.linearLabeled)
      } == ["Setup            60%", "━━━━━━━━━━━━────────"])
  }

  @Test func `a label wider than the screen is cut`() {
    let shown = lines {
      DFProgressBar(value: 0.5, label: String(repeating: "long ", count: 10))
        .dfProgressBarStyle(.linearLabeled)
    }
    #expect(shown.allSatisfy { TextMeasure.columns(of: $0) <= 20 })
    #expect(shown.first?.contains("…") == true)
    #expect(shown.first?.hasSuffix("50%") == true)
  }

  @Test func `paused and failed are said in glyphs and words`() {
    let paused = lines {
      DFProgressBar(DFProgress(1, total: 2, phase: .paused), label: "Upload")
        .dfProgressBarStyle(.linearLabeled)
    }
    #expect(paused == ["Upload           50%", "━━━━━━━━━━!─────────", "! paused"])
    let failed = lines(20, 4, ascii: true) {
      DFProgressBar(DFProgress(1, total: 2, phase: .failed("disk full")), label: "Upload")
        .dfProgressBarStyle(.linearLabeled)
    }
    #expect(failed == ["Upload           50%", "==========x---------", "x failed: disk full"])
  }

  @Test func `counts, rate and time left stand below`() {
    var estimator = ProgressEstimator()
    let progress = DFProgress(100, total: 200)
    estimator.record(0, at: 0)
    estimator.record(50, at: 10)
    estimator.record(100, at: 20)
    let status = ProgressStatus(progress, estimator: estimator, at: 20)
    let shown = lines(50) {
      DFProgressBar(progress, label: "Copying", status: status)
        .dfProgressBarStyle(.linearLabeled)
    }
    #expect(shown.last == "100/200 · 5/s · 20s left")
  }

  @Test func `a ring of 44 points holds its percentage`() {
    let ring = lines(10, 4) { DFProgressBar(value: 0.68).dfProgressBarStyle(.circular) }
    #expect(ring.count == 3)
    #expect(ring.allSatisfy { TextMeasure.columns(of: $0) <= 6 })
    #expect(ring[1].contains("68%"))
  }

  @Test(arguments: [(5, "(68%)"), (3, "68%"), (2, "◑"), (1, "◑")])
  func `a ring without room is words, then a glyph`(columns: Int, shown: String) {
    let ring = lines(columns, 1) { DFProgressBar(value: 0.68).dfProgressBarStyle(.circular) }
    #expect(ring == [shown])
  }

  @Test func `an ASCII ring is words`() {
    #expect(
      lines(10, 3, ascii: true) { DFProgressBar(value: 0.68).dfProgressBarStyle(.circular) }
        == ["(68%)"])
  }

  @Test func `progress says its percentage, and its label or Progress`() {
    let screen = Harness(columns: 20, rows: 6) {
      DFProgressBar(value: 0.999)
      DFProgressBar(value: 1, total: 2, label: "Setup")
      DFProgressBar(DFProgress(1, total: 2, phase: .failed("disk full")))
    }
    #expect(screen.nodes(.progress).map(\.label) == ["Progress", "Setup", "Progress"])
    #expect(screen.nodes(.progress).map(\.value) == ["99%", "50%", "50%, failed: disk full"])
    #expect(screen.transcript.contains("Setup: 50%"))
  }

  @Test func `reduced motion shows each value and asks for no frame`() {
    var value = 0.1
    var environment = EnvironmentValues()
    environment.accessibilityReduceMotion = true
    let screen = Harness(columns: 10, rows: 3, environment: environment) {
      Live {
        VStack(spacing: 0) {
          DFProgressBar(value: value)
          DFProgressBar(value: .nan)
          DFProgressBar(value: .nan).dfProgressBarStyle(.circular)
        }
      }
    }
    #expect(screen.renderer.nextWake == nil)
    var seen: [String] = []
    for next in [0.1, 0.5, 1.0] {
      value = next
      screen.withEnvironment { _ in }
      seen.append(screen.lines[0])
    }
    #expect(seen == ["━─────────", "━━━━━─────", "━━━━━━━━━━"])
    #expect(screen.lines[1] == "╌╌╌╌╌╌╌╌╌╌")
  }

  @Test func `a colour from outside is the bar's, not that of the words`() {
    let screen = Harness(columns: 20, rows: 3, theme: DFThemePreset.slate.dark) {
      DFProgressBar(value: 0.5, label: "Storage").dfProgressBarStyle(.linearLabeled)
        .foregroundColor(DFThemePreset.slate.dark.colors.error)
    }
    let palette = DFThemePreset.slate.dark.palette(on: .background)
    #expect(screen.style(column: 0, row: 1).foreground == palette.mark(.destructive))
    #expect(screen.style(column: 0, row: 0).foreground == palette.text(.textPrimary))
  }

  @Test func `a style of one's own draws in a subtree`() {
    struct Words: DFProgressBarStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("\(configuration.label ?? "?") at \(configuration.percentText)")
      }
    }
    #expect(
      lines { DFProgressBar(value: 0.5, label: "Half").dfProgressBarStyle(Words()) }
        == ["Half at 50%"])
  }
}
