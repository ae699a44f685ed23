import DFTerminal
import Testing

/// The gallery as a process, without a terminal.
@Suite struct GalleryTests {
  private let gallery = Program(name: "gallery")
  private static let sizes = ["0x0", "1x1", "2x3", "12x8", "40x12", "80x24", "200x50"]
  private static let formats = ["text", "ansi", "svg", "html", "linear"]

  private func pages() throws -> [String] {
    let list = try gallery.run(["--list"])
    #expect(list.status == 0 && list.errors.isEmpty)
    return list.output.split(separator: "\n").map(String.init)
  }

  @Test func `It has a page for each component`() throws {
    let pages = try pages()
    #expect(pages.count >= 7)
    #expect(Set(pages).count == pages.count)
  }

  @Test(arguments: sizes)
  func `Every page fits the size it is given`(size: String) throws {
    let numbers = size.split(separator: "x").compactMap { Int($0) }
    for page in try pages() {
      let frame = try gallery.run([page, "--once", "--size", size, "--format", "text"])
      #expect(frame.status == 0 && frame.errors.isEmpty, "\(page) at \(size): \(frame.errors)")
      let lines = frame.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      #expect(lines.count <= numbers[1], "\(page) at \(size) is too high")
      let widest = lines.map { TextMeasure.columns(of: String($0)) }.max() ?? 0
      #expect(widest <= numbers[0], "\(page) at \(size) is \(widest) columns wide")
    }
  }

  @Test(arguments: formats)
  func `Every page has every form`(format: String) throws {
    for page in try pages() {
      let frame = try gallery.run([page, "--once", "--size", "80x24", "--format", format])
      #expect(frame.status == 0 && frame.errors.isEmpty, "\(page): \(frame.errors)")
      #expect(!frame.output.isEmpty, "\(page) has no \(format)")
      let hasEscapes = frame.output.contains("\u{1B}")
      #expect(hasEscapes == (format == "ansi"), "\(page) as \(format)")
    }
  }

  @Test func `Every theme is shown`() throws {
    for theme in DFTheme.allNames {
      let frame = try gallery.run(["--once", "--theme", theme, "--format", "ansi"])
      #expect(frame.status == 0 && frame.errors.isEmpty, "\(theme): \(frame.errors)")
    }
  }

  @Test func `In a pipe it prints one frame without escapes`() throws {
    let frame = try gallery.run([])
    #expect(frame.status == 0)
    #expect(!frame.output.isEmpty && !frame.output.contains("\u{1B}"))
  }

  @Test(arguments: [
    (["no-such-page"], "no-such-page"), (["--size", "80"], "80x24"), (["--theme", "x"], "x"),
    (["--format", "png"], "png"), (["--no-such-option", "1"], "--no-such-option"),
  ])
  func `A command line that makes no sense is explained`(arguments: [String], word: String) throws {
    let result = try gallery.run(arguments)
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors.contains(word))
  }
}
