import DFTerminalComponents
import DFTerminalCore
import DFTerminalTestSupport
import DFTerminalTheme
import Testing

@testable import DFTerminalApp
@testable import DFTerminalIO
@testable import DFTerminalViews

/// The work of frames in which a person moves on by one row: ceilings that no clock can blur.
@MainActor @Suite(.serialized) struct SteadyFrameTests {
  private struct Person: Identifiable, Sendable {
    let id: Int
    var name: String
    var email: String
    var amount: Double

    init(_ number: Int) {
      id = number
      let names = ["Ada Lovelace", "Åsa Öberg", "山田太郎", "Grace Hopper", "Nin\u{303}o Reyes"]
      name = names[number % names.count]
      email = "person\(number % 1000)@mail.example.net"
      amount = Double(number * 7_919 % 1_000_000) / 100
    }
  }

  /// A screen as the run loop draws and writes it, with what the last key cost.
  @MainActor private final class Meter {
    private(set) var writes = 0
    private(set) var bytes = 0
    private(set) var loop: ScreenLoop!

    init(_ view: some View) {
      let renderer = FrameRenderer(size: CellSize(columns: 120, rows: 40)) { view }
      let capabilities = TerminalCapabilities.detect(
        environment: ["TERM": "xterm-kitty", "COLORTERM": "truecolor", "LANG": "C.UTF-8"],
        isTerminal: true)
      loop = ScreenLoop(renderer: renderer, capabilities: capabilities, clock: { 0 }) {
        [unowned self] frame in
        writes += 1
        bytes += frame.count
        return true
      }
      loop.handle([])
    }

    var work: WorkCounters { loop.renderer.work }

    func press(_ code: KeyCode, times: Int = 1) {
      for _ in 0..<times {
        (writes, bytes) = (0, 0)
        loop.handle([.input(.key(KeyPress(code)))])
      }
    }
  }

  private static let columns = [
    DFDataGridColumn("Id", value: \Person.id), DFDataGridColumn("Name", value: \.name),
    DFDataGridColumn("Email", value: \.email),
    DFDataGridColumn("Amount", value: \.amount, format: .fraction(2)),
  ]

  private func grid(_ count: Int) -> Meter {
    Meter(
      DFDataGrid(columns: Self.columns, rows: (0..<count).map(Person.init)).dfThemePreset(.slate))
  }

  private func list(_ count: Int) -> Meter {
    Meter(
      DFList((0..<count).map(Person.init)) { person in
        DFListRow(
          person.name, subtitle: person.email, icon: "person.fill", accessory: .badge(.text("new")))
      }
      .dfThemePreset(.slate))
  }

  private static let cells = 120 * 40

  @Test(arguments: [1_000, 100_000])
  func `a grid that scrolls by a row`(count: Int) {
    let meter = grid(count)
    meter.press(.down, times: 120)
    for _ in 0..<20 {
      meter.press(.down)
      #expect(meter.work.rowsBuilt == 2, "the row that came, and the one the cursor left")
      #expect(meter.work.measureCalls == 0)
      #expect(meter.work.bodiesEvaluated == 0)
      #expect(meter.loop.cellsCompared <= 4 * Self.cells)
      #expect(meter.writes == 1)
      #expect(meter.bytes <= 360)
    }
  }

  @Test(arguments: [1_000, 100_000])
  func `a grid whose cursor moves in sight`(count: Int) {
    let meter = grid(count)
    meter.press(.down, times: 3)
    meter.press(.down)
    #expect(meter.work.rowsBuilt == 2)
    #expect(meter.work.measureCalls == 0)
    #expect(meter.loop.cellsCompared <= 2 * Self.cells)
    #expect(meter.writes == 1)
    #expect(meter.bytes <= 360)
  }

  @Test(arguments: [1_000, 100_000])
  func `a list that scrolls by a row`(count: Int) {
    let meter = list(count)
    meter.press(.down, times: 60)
    for _ in 0..<10 {
      meter.press(.down)
      #expect(meter.work.rowsBuilt <= 1, "the row that came")
      #expect(meter.work.measureCalls <= 30)
      #expect(meter.work.bodiesEvaluated <= 8)
      #expect(meter.loop.cellsCompared <= 4 * Self.cells)
      #expect(meter.writes == 1)
      #expect(meter.bytes <= 640)
    }
  }

  @Test func `a key that changes nothing writes nothing`() {
    let meter = grid(50)
    meter.press(.home)
    #expect(meter.writes == 0 && meter.bytes == 0)
  }
}
