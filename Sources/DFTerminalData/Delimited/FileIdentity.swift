import Foundation

/// What tells whether a file is still the one that was opened.
struct FileIdentity: Hashable, Sendable {
  private let path: String
  private let size: Int
  private let number: Int
  private let modified: Date

  /// Reads it from the disk; `nil` when there is no such file.
  init?(path: String) {
    self.path = Self.resolved(path)
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: self.path) else {
      return nil
    }
    size = (attributes[.size] as? NSNumber)?.intValue ?? 0
    number = (attributes[.systemFileNumber] as? NSNumber)?.intValue ?? 0
    modified = attributes[.modificationDate] as? Date ?? .distantPast
  }

  /// Whether two stand for one file, by its path or on the disk, whatever is written in it.
  func isSameFile(as other: FileIdentity) -> Bool {
    path == other.path || number == other.number
  }

  /// The path without symbolic links.
  static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
