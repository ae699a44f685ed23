/// Links between the documents lead somewhere.
struct LinkPolicy {
  /// Whether there is a file or folder at a path from the top.
  let exists: (String) -> Bool
  /// The anchors of the document at a path from the top.
  let anchors: (String) -> Set<String>

  func findings(in document: RepositoryFile) -> [Finding] {
    MarkdownFile(document.lines).links.compactMap { link in
      problem(link.target, from: document).map {
        Finding(path: document.path, line: link.line, message: "the link \(link.target) \($0)")
      }
    }
  }

  private func problem(_ target: String, from document: RepositoryFile) -> String? {
    if ["https://", "http://", "mailto:", "doc:"].contains(where: target.hasPrefix) { return nil }
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path =
      parts[0].isEmpty ? document.path : resolve(String(parts[0]), from: document.folder)
    guard exists(path) else { return "leads to no file; correct or remove it" }
    guard parts.count > 1, path.hasSuffix(".md") else { return nil }
    return anchors(path).contains(String(parts[1])) ? nil : "names no heading of \(path)"
  }

  /// Returns the path from the top of what a link in a folder names.
  private func resolve(_ path: String, from folder: String) -> String {
    var parts = path.hasPrefix("/") ? [] : folder.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}
