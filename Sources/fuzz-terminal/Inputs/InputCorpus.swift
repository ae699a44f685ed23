import Foundation

/// Inputs that are tried first and changed at random: files in a folder for each target.
///
/// An input that broke a law once stays there, so that it is tried for ever.
struct InputCorpus {
  private let folder: URL

  init(_ path: String) { folder = URL(fileURLWithPath: path) }

  /// Returns the inputs of a target, in the order of their names.
  func inputs(for target: FuzzTarget) throws -> [[UInt8]] {
    let place = folder.appendingPathComponent(target.name)
    return try FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil)
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map { Array(try Data(contentsOf: $0)) }
  }
}

extension [UInt8] {
  /// The bytes as hexadecimal digits.
  var hexadecimal: String {
    map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
  }
}
