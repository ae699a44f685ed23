import DFTerminal

/// A file of tasks in the JSON format, off the main actor.
///
/// It is written in one step and only its owner may read it. What another program wrote meanwhile is
/// not overwritten, and a file that cannot be read is kept aside before it is written over.
actor TaskFile {
  /// What was read.
  struct Content: Sendable {
    var tasks: [CourseTask]
    /// What a person has to know about it.
    var warning: String?
  }

  /// Why a file could not be written.
  enum Failure: Error, LocalizedError {
    case changedElsewhere(String)
    case cannotCreate(String)
    case newer(String)

    var errorDescription: String? {
      switch self {
      case .changedElsewhere(let name):
        "another program changed \(name) meanwhile; refresh first"
      case .cannotCreate(let path):
        "there is no place for \(path)"
      case .newer(let name):
        "\(name) is of a newer version of this program"
      }
    }
  }

  private struct Document: Codable {
    var version = 1
    var tasks: [CourseTask] = []
  }

  private let url: URL
  /// What the file held when it was read or written last.
  private var known = Data()
  /// Whether that is no list of tasks.
  private var isUnreadable = false

  init(_ url: URL) {
    self.url = url
  }

  /// Reads the file; where there is none, there are no tasks.
  func read() throws -> Content {
    let data = try current()
    isUnreadable = false
    do {
      let tasks = try tasks(in: data)
      known = data
      return Content(tasks: tasks)
    } catch is DecodingError {
      known = data
      isUnreadable = true
      return Content(
        tasks: [],
        warning: "\(url.lastPathComponent) could not be read; saving keeps it aside")
    }
  }

  /// Writes the file in one step.
  func write(_ tasks: [CourseTask]) throws {
    guard try current() == known else { throw Failure.changedElsewhere(url.lastPathComponent) }
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let data = try encoder.encode(Document(tasks: tasks))
    if isUnreadable { try keepAside() }
    isUnreadable = false
    try replace(with: data)
    known = data
  }

  private func current() throws -> Data {
    FileManager.default.fileExists(atPath: url.path) ? try Data(contentsOf: url) : Data()
  }

  private func tasks(in data: Data) throws -> [CourseTask] {
    guard !data.isEmpty else { return [] }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let document = try decoder.decode(Document.self, from: data)
    if document.version > Document().version { throw Failure.newer(url.lastPathComponent) }
    return document.tasks
  }

  /// Puts a file that only its owner may read in the place of what is there, in one step.
  private func replace(with data: Data) throws {
    let manager = FileManager.default
    let folder = url.deletingLastPathComponent()
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    let draft = folder.appendingPathComponent(".\(url.lastPathComponent).\(UUID().uuidString)")
    let isMade = manager.createFile(
      atPath: draft.path, contents: data, attributes: [.posixPermissions: 0o600])
    if !isMade { throw Failure.cannotCreate(url.path) }
    // Behind a link, so that it stays one. Foundation's own replacing fails on Linux.
    guard unsafe rename(draft.path, url.resolvingSymlinksInPath().path) == 0 else {
      let error = POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
      try manager.removeItem(at: draft)
      throw error
    }
  }

  /// Gives a file that cannot be read another name.
  private func keepAside() throws {
    let folder = url.deletingLastPathComponent()
    for number in 1... {
      let name = "\(url.lastPathComponent).unreadable-\(number)"
      let place = folder.appendingPathComponent(name)
      if FileManager.default.fileExists(atPath: place.path) { continue }
      return try FileManager.default.moveItem(at: url, to: place)
    }
  }
}
