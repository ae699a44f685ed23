import Foundation
import Synchronization

/// A file of the repository, read when its content is asked for.
struct RepositoryFile: Sendable {
  /// The path from the top folder.
  let path: String
  private let content: String?

  /// A file on disk.
  init(path: String) {
    self.path = path
    content = nil
  }

  /// A file made up by a test.
  init(path: String, content: String) {
    self.path = path
    self.content = content
  }

  /// The text; empty where the file is not UTF-8.
  var text: String {
    if let content { return content }
    let url = Repository.root.appendingPathComponent(path)
    return (try? String(contentsOf: url, encoding: .utf8)) ?? ""
  }

  /// The lines of the text, the first at offset 0.
  var lines: [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// The words and signs of the Swift code; scanned once for each file on disk.
  var tokens: SwiftTokens {
    if content != nil { return SwiftTokens(text) }
    if let known = Self.scanned.withLock({ $0[path] }) { return known }
    let tokens = SwiftTokens(text)
    Self.scanned.withLock { $0[path] = tokens }
    return tokens
  }

  private static let scanned = Mutex<[String: SwiftTokens]>([:])

  /// The last part of the path.
  var name: String { String(path.split(separator: "/").last ?? "") }

  /// The path of the folder it lies in; empty at the top.
  var folder: String { path.split(separator: "/").dropLast().joined(separator: "/") }

  /// Whether a generator of the repository writes it.
  var isGenerated: Bool { name.hasSuffix("+Generated.swift") }
}
