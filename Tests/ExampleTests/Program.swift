import Foundation

/// A program of the package, run as a user runs it.
struct Program {
  let name: String

  /// How a run of a program ended.
  struct Result {
    let status: Int32
    let output: String
    let errors: String
  }

  /// Runs the program to its end, without a terminal and with an environment of its own.
  ///
  /// - Parameters:
  ///   - arguments: The words after the program's name.
  ///   - input: What it reads from standard input; nothing by default.
  ///   - environment: Variables besides `PATH`.
  func run(
    _ arguments: [String], input: Data = Data(), environment: [String: String] = [:]
  ) throws -> Result {
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = Self.products.appendingPathComponent(name)
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.environment = environment.merging(["PATH": "/usr/bin:/bin"]) { own, _ in own }
    process.standardInput = try FileHandle(forReadingFrom: try folder.add("input", input))
    process.standardOutput = try FileHandle(forWritingTo: try folder.add("output"))
    process.standardError = try FileHandle(forWritingTo: try folder.add("errors"))
    try process.run()
    process.waitUntilExit()
    // A signal has a number of its own, which no status of ours equals.
    let status = process.terminationStatus
    return Result(
      status: process.terminationReason == .exit ? status : -status,
      output: try folder.text("output"), errors: try folder.text("errors"))
  }

  /// Where the package's programs are built: beside the tests.
  private static let products: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
  }()
}

/// A folder for the files of a test; it goes when the test lets go of it.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    // What cannot be removed is left to the system, which clears the folder of its own accord.
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file and returns its place.
  @discardableResult func add(_ name: String, _ content: Data = Data()) throws -> URL {
    let file = url.appendingPathComponent(name)
    try content.write(to: file)
    return file
  }

  /// Returns what a file holds, with U+FFFD for what is not UTF-8.
  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
  }
}
