import Foundation

/// What to do with a snapshot that is missing or different.
///
/// `SNAPSHOT_RECORD` in the environment chooses; under `CI` the default is ``never``.
public enum SnapshotRecording: String, Sendable, CaseIterable {
  /// Write those that are missing, and fail so that someone looks at them.
  case missing
  /// Write those that are missing or different, and fail.
  case failed
  /// Write all, and fail.
  case all
  /// Write none.
  case never

  /// The mode the environment asks for.
  public static var current: SnapshotRecording {
    let environment = ProcessInfo.processInfo.environment
    if let mode = environment["SNAPSHOT_RECORD"].flatMap(SnapshotRecording.init) { return mode }
    return environment["CI"] == nil ? .missing : .never
  }
}

/// Why a snapshot did not match.
public struct SnapshotFailure: Error, CustomStringConvertible {
  /// What happened, where, and what to do.
  public let description: String
}

extension Harness {
  /// Compares the screen with the snapshot of a name beside the test file.
  ///
  /// Files are `__Snapshots__/<test file>/<name>.txt`; names are letters, digits and `-._`.
  ///
  /// - Throws: ``SnapshotFailure`` where the snapshot is missing, different or was recorded.
  public func matchSnapshot(_ name: String, file: String = #filePath) throws {
    let snapshot = Snapshot(self, name: name).text
    let url = snapshotURL(name, file)
    let known = try? String(contentsOf: url, encoding: .utf8)
    let mode = SnapshotRecording.current
    if known == snapshot, mode != .all { return }
    let writes = mode == .all || mode == .failed || (mode == .missing && known == nil)
    if writes { try write(snapshot, to: url) }
    throw SnapshotFailure(
      description: message(name, url.path, known, snapshot, wasRecorded: writes))
  }

  private func snapshotURL(_ name: String, _ file: String) -> URL {
    let source = URL(fileURLWithPath: file)
    let suite = source.deletingPathExtension().lastPathComponent
    return source.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(suite).appendingPathComponent(name + ".txt")
  }

  private func write(_ snapshot: String, to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try snapshot.write(to: url, atomically: true, encoding: .utf8)
  }

  private func message(
    _ name: String, _ path: String, _ known: String?, _ new: String, wasRecorded: Bool
  ) -> String {
    let advice =
      wasRecorded
      ? "It was recorded: look at \(path), then run again."
      : "Run again with SNAPSHOT_RECORD=failed to accept it."
    guard let known else { return "Snapshot \(name) is missing. \(advice)" }
    return "Snapshot \(name) differs. \(advice)\n\(LineDifference.describe(known, new))"
  }
}

/// The lines in which two texts differ.
enum LineDifference {
  static func describe(_ old: String, _ new: String) -> String {
    let old = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let new = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let changes = new.difference(from: old)
    return changes.map { change in
      switch change {
      case .remove(let offset, let line, _): "-\(offset + 1) \(line)"
      case .insert(let offset, let line, _): "+\(offset + 1) \(line)"
      }
    }.joined(separator: "\n")
  }
}
