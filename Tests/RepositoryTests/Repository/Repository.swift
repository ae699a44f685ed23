import Foundation

/// The files of the repository that these tests are part of.
enum Repository {
  /// The top folder: the nearest one above this file that holds a manifest.
  static let root: URL = {
    var folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    repeat {
      folder.deleteLastPathComponent()
    } while folder.path != "/" && !isFile(folder.appendingPathComponent("Package.swift"))
    return folder
  }()

  /// The names that version control leaves out, at any depth.
  static let ignored: IgnoredNames = {
    let list = try? String(
      contentsOf: root.appendingPathComponent(".gitignore"), encoding: .utf8)
    return IgnoredNames(list ?? "")
  }()

  /// Every file, by path from the top, without what version control leaves out.
  static let files: [RepositoryFile] = paths(in: root, prefix: "").map {
    RepositoryFile(path: $0)
  }

  /// The names in the top folder, without what version control leaves out.
  static var topLevel: [String] { names(in: root) }

  /// Returns the files whose path starts with a folder and ends with an extension.
  static func files(under folders: [String] = [""], ending: String) -> [RepositoryFile] {
    files.filter { file in
      file.path.hasSuffix(ending) && folders.contains { file.path.hasPrefix($0) }
    }
  }

  /// Whether there is a file or folder at a path from the top.
  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  private static func paths(in folder: URL, prefix: String) -> [String] {
    names(in: folder).flatMap { name -> [String] in
      let entry = folder.appendingPathComponent(name)
      return isFile(entry)
        ? [prefix + name] : paths(in: entry, prefix: prefix + name + "/")
    }
  }

  private static func names(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !ignored.contains($0) }.sorted()
  }

  private static func isFile(_ url: URL) -> Bool {
    let values = try? url.resourceValues(forKeys: [.isDirectoryKey])
    return values?.isDirectory == false
  }
}

/// The names a `.gitignore` leaves out; only plain names and `*.ending` are understood.
struct IgnoredNames {
  private let names: Set<String>
  private let endings: [String]

  init(_ list: String) {
    let patterns = list.split(separator: "\n").map { line in
      line.trimmingCharacters(in: CharacterSet(charactersIn: "/ "))
    }
    names = Set(patterns + [".git"])
    endings = patterns.filter { $0.hasPrefix("*.") }.map { String($0.dropFirst()) }
  }

  func contains(_ name: String) -> Bool {
    names.contains(name) || endings.contains { name.hasSuffix($0) }
  }
}
