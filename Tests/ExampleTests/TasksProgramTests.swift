import DFTerminal
import Testing

@testable import tasks

/// `tasks` as a process, without a terminal.
@Suite struct TasksProgramTests {
  private let tasks = Program(name: "tasks")
  private static let demo = ["--demo", "--today", "2026-03-04", "--once"]

  @Test(arguments: ["text", "ansi", "svg", "html", "linear"])
  func `A frame is printed in every form`(format: String) throws {
    let frame = try tasks.run(Self.demo + ["--size", "80x24", "--format", format])
    #expect(frame.status == 0 && frame.errors.isEmpty, "\(frame.errors)")
    #expect(frame.output.contains("\u{1B}") == (format == "ansi"))
    #expect(frame.output.contains("Read chapter 4") && frame.output.contains("Overdue"))
  }

  @Test(arguments: ["0x0", "1x1", "2x3", "12x8", "40x12", "80x24", "200x50"])
  func `A frame fits the size it is given`(size: String) throws {
    let numbers = size.split(separator: "x").compactMap { Int($0) }
    let frame = try tasks.run(Self.demo + ["--size", size, "--format", "text"])
    #expect(frame.status == 0 && frame.errors.isEmpty, "\(frame.errors)")
    let lines = frame.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count <= numbers[1])
    #expect(lines.allSatisfy { TextMeasure.columns(of: String($0)) <= numbers[0] })
  }

  @Test(arguments: [
    (["--fail", "load"], "Unable to load tasks"), (["--fail", "refresh"], "tasks may be old"),
    (["--search", "budget"], "No tasks match “budget”"), (["--ascii"], "Read chapter 4"),
  ])
  func `Each state can be printed`(arguments: [String], words: String) throws {
    let frame = try tasks.run(Self.demo + arguments)
    #expect(frame.status == 0 && frame.output.contains(words), "\(frame.output)")
  }

  @Test func `A slow source shows placeholders at once`() throws {
    let frame = try tasks.run(Self.demo + ["--latency", "3600", "--format", "linear"])
    #expect(frame.status == 0 && frame.output.contains("Loading tasks"), "\(frame.output)")
  }

  @Test func `Without a file there are no tasks, and none is made by looking`() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("new/tasks.json")
    let frame = try tasks.run(["--once", "--file", file.path])
    #expect(frame.status == 0 && frame.output.contains("No tasks yet"))
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test(arguments: ["{", "[]", "{\"version\":1,\"tasks\":[{\"title\":7}]}", "\u{FF}"])
  func `A file that cannot be read stays until it is saved over, and then aside`(
    text: String
  ) async throws {
    let folder = try TemporaryFolder()
    let file = try folder.add("tasks.json", Data(text.utf8))
    for number in 1...2 {
      try Data(text.utf8).write(to: file)
      let frame = try tasks.run(["--once", "--size", "100x20", "--file", file.path])
      #expect(frame.status == 0 && frame.errors.isEmpty)
      #expect(frame.output.contains("could not be read; saving keeps it aside"))
      #expect(try folder.text("tasks.json") == text)
      let store = TaskFile(file)
      #expect(try await store.read().warning != nil)
      try await store.write([])
      #expect(try folder.text("tasks.json.unreadable-\(number)") == text)
      #expect(try await store.read().warning == nil)
      try await store.write([])
    }
    #expect(!FileManager.default.fileExists(atPath: file.path + ".unreadable-3"))
  }

  @Test func `A file of a newer version is neither shown nor written over`() async throws {
    let folder = try TemporaryFolder()
    let text = "{\"version\":2,\"tasks\":[],\"more\":1}"
    let file = try folder.add("tasks.json", Data(text.utf8))
    let store = TaskFile(file)
    await #expect(throws: TaskFile.Failure.self) { try await store.read() }
    await #expect(throws: TaskFile.Failure.self) { try await store.write([]) }
    #expect(try folder.text("tasks.json") == text)
  }

  @Test func `What was saved is read again`() async throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appendingPathComponent("tasks.json")
    let today = try #require(Today("2026-03-04"))
    let samples = CourseTask.samples(around: today)
    try await TaskFile(url).write(samples)
    let content = try await TaskFile(url).read()
    #expect(content.tasks == samples && content.warning == nil)
    let file = TaskFile(url)
    for count in (0...3).reversed() {
      _ = try await file.read()
      try await file.write(Array(samples.prefix(count)))
      #expect(try await TaskFile(url).read().tasks == Array(samples.prefix(count)))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["tasks.json"])
  }

  @Test(arguments: [
    (["--size", "80"], "80x24"), (["--theme", "x"], "x"), (["--fail", "often"], "often"),
    (["--latency", "-1"], "-1"), (["--today", "soon"], "soon"), (["--nothing", "1"], "--nothing"),
    (["list"], "list"), (["--file"], "--file"),
  ])
  func `A command line that makes no sense is explained`(arguments: [String], word: String) throws {
    let result = try tasks.run(arguments)
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors.contains(word))
  }
}
