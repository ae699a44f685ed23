import DFTerminal
import DFTerminalTestSupport
import Snippets
import Testing

/// The programs of the guide to `ForEach` print here what the guide says they print.
@Suite @MainActor struct GuideTests {
  private func screen(_ program: Guide.Program, rows: Int = 24) -> Harness {
    Harness(columns: 40, rows: rows) { program.view }
  }

  @Test func `A list makes the rows of one screen, 16 of 1000 where 16 fit`() async {
    let program = Guide.listOfNumbers()
    let screen = screen(program, rows: 16)
    await screen.settle { !program.console.lines.isEmpty }
    #expect(program.console.lines == ["rows made: 16 of 1000"])
    #expect(screen.lines.count == 16 && screen.lines[15].contains("Row 15"))
  }

  @Test func `A stack makes all rows`() async {
    let program = Guide.stackOfNumbers()
    let screen = screen(program, rows: 16)
    await screen.settle { !program.console.lines.isEmpty }
    #expect(program.console.lines == ["rows made: 1000 of 1000"])
  }

  @Test func `Identified by position, the row that appears is the last one`() {
    let program = Guide.rowsByPosition()
    let screen = screen(program)
    // The guide's simulator says it from the bottom to the top; see Docs/Divergences.md.
    #expect(program.console.lines == ["a row appeared: Seattle", "a row appeared: Victoria"])
    screen.press("<enter>")
    #expect(program.console.lines.dropFirst(2) == ["a row appeared: Victoria"])
    #expect(screen.text.contains("Vancouver"))
  }

  @Test func `Identified by the city, the row that appears is the new one`() {
    let program = Guide.rowsByCity()
    let screen = screen(program)
    screen.press("<enter>")
    #expect(program.console.lines.dropFirst(2) == ["a row appeared: Vancouver"])
  }

  @Test func `Both lists look the same after the change`() {
    let (position, city) = (screen(Guide.rowsByPosition()), screen(Guide.rowsByCity()))
    for screen in [position, city] { screen.press("<enter>") }
    #expect(position.text == city.text)
  }

  @Test func `The type of rows that are a text or an image covers both`() {
    let type = "ForEach<Array<String>, String, _ConditionalContent<Text, Image>>"
    #expect(Guide.rowsOfOneType().lines == [type])
  }

  @Test func `A list of data is a ForEach`() {
    #expect(Guide.typeOfListOfData() == "List<Never, ForEach<Array<Trip>, Int, Text>>")
  }
}
