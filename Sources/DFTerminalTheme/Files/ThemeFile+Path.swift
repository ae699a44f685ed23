#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ThemeFile {
  /// Reads a theme from a file.
  ///
  /// - Parameters:
  ///   - path: The file's path, by which errors name it.
  ///   - base: Where tokens come from that the file leaves out; see ``init(bytes:file:base:)``.
  /// - Throws: ``ThemeFileError`` when the file cannot be read, or with everything that is wrong.
  public init(path: String, base: DFTheme? = nil) throws(ThemeFileError) {
    let bytes: Data
    do {
      bytes = try Data(contentsOf: URL(filePath: path))
    } catch {
      let issue = ThemeFileError.Issue(problem: .unreadable(reason(for: error, at: path)))
      throw ThemeFileError(file: path, issues: [issue])
    }
    try self.init(bytes: bytes, file: path, base: base)
  }
}

/// Returns the words for a failed read; Foundation's own come from a part that is slow to load.
private func reason(for error: any Error, at path: String) -> String {
  // Not even its kind may be known; then the error itself says more.
  let kind = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
  if kind == .typeDirectory { return "it is a folder, not a file" }
  return switch (error as? CocoaError)?.code {
  case .fileNoSuchFile?, .fileReadNoSuchFile?: "there is no such file"
  case .fileReadNoPermission?: "permission is missing"
  default: "\(error)"
  }
}
