import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The pictures of the documentation are frames of the gallery.
@Suite struct PictureTests {
  private static let gallery = Program(name: "gallery")

  /// `Docs/Pictures` in the repository.
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Docs/Pictures")

  /// The pictures of the gallery's pages; that of measured figures is another each time.
  private static let names =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?
    .filter { $0 != "performance.svg" }.sorted() ?? []

  private func picture(_ page: String) throws -> String {
    let arguments = ["--once", "--size", "80x24", "--theme", "slate-dark", "--format", "svg"]
    let frame = try Self.gallery.run([page] + arguments)
    #expect(frame.status == 0 && frame.errors.isEmpty, "\(page): \(frame.errors)")
    return frame.output
  }

  @Test func `There are pictures`() {
    #expect(!Self.names.isEmpty)
  }

  @Test(arguments: names)
  func `A picture is what the gallery draws now`(name: String) throws {
    let file = Self.folder.appendingPathComponent(name)
    let known = try String(contentsOf: file, encoding: .utf8)
    let drawn = try picture(file.deletingPathExtension().lastPathComponent)
    if known == drawn { return }
    if ProcessInfo.processInfo.environment["SNAPSHOT_RECORD"] == "failed" {
      try drawn.write(to: file, atomically: true, encoding: .utf8)
    }
    Issue.record(
      "Docs/Pictures/\(name) is out of date; look at what SNAPSHOT_RECORD=failed writes")
  }

  @Test func `Every page is a well-formed picture in colours of the theme`() throws {
    let pages = try Self.gallery.run(["--list"]).output.split(separator: "\n")
    for page in pages {
      let picture = try picture(String(page))
      let parser = XMLParser(data: Data(picture.utf8))
      #expect(parser.parse(), "\(page): \(String(describing: parser.parserError))")
      let colors = Set(picture.matches(of: /#[0-9a-f]{6}/).map(\.output))
      #expect(colors.count >= 4, "\(page): \(colors)")
    }
  }
}
