import Foundation

/// Writes a file beside the one it is to replace, and puts it in place when all is on the disk.
///
/// Whoever reads the path sees the old content or the new, never a part. Permissions are kept; a
/// symbolic link stays one and its target is replaced.
struct AtomicFile {
  private let target: String
  private let temporary: String
  private let handle: FileHandle

  /// Writes what `body` hands over; throws and leaves the old file when anything fails.
  static func write(
    to url: URL, _ body: (_ write: (Data) throws -> Void) throws -> Void
  ) throws(DelimitedError) {
    do {
      let file = try AtomicFile(path: url.path)
      do {
        try body { try file.handle.write(contentsOf: $0) }
        try file.finish()
      } catch {
        file.abandon()
        throw error
      }
    } catch let error as DelimitedError {
      throw error
    } catch {
      throw .unwritable(path: url.relativePath, reason: ErrorText.words(for: error))
    }
  }

  private init(path: String) throws {
    target = FileIdentity.resolved(path)
    let folder = URL(fileURLWithPath: target).deletingLastPathComponent()
    let name = ".\(URL(fileURLWithPath: target).lastPathComponent).\(UUID().uuidString)"
    temporary = folder.appendingPathComponent(name).path
    var attributes: [FileAttributeKey: Any] = [:]
    if let old = try? FileManager.default.attributesOfItem(atPath: target) {
      attributes[.posixPermissions] = old[.posixPermissions]
    }
    try Data().write(to: URL(fileURLWithPath: temporary), options: .withoutOverwriting)
    if !attributes.isEmpty {
      try FileManager.default.setAttributes(attributes, ofItemAtPath: temporary)
    }
    handle = try FileHandle(forWritingTo: URL(fileURLWithPath: temporary))
  }

  private func finish() throws {
    try handle.synchronize()
    try handle.close()
    guard unsafe rename(temporary, target) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
  }

  private func abandon() {
    // The file was not put in place; what remains of it is of no use to anybody.
    try? handle.close()
    try? FileManager.default.removeItem(atPath: temporary)
  }
}
