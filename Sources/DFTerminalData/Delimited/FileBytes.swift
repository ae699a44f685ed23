import Foundation

/// The bytes of a file, in memory or mapped into it.
struct FileBytes: Sendable {
  /// Up to this size a file is read at once; larger ones are mapped and read where they are looked at.
  static let mappedSize = 16 << 20

  private let data: Data

  init(_ data: Data) { self.data = data }

  init(path: String) throws(DelimitedError) {
    do {
      let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
      let options: Data.ReadingOptions = size > Self.mappedSize ? .alwaysMapped : []
      data = try Data(contentsOf: URL(fileURLWithPath: path), options: options)
    } catch {
      throw .unreadable(path: path, reason: Self.reason(of: error))
    }
  }

  var count: Int { data.count }

  /// Calls `body` with all bytes; those of a mapped file are read as they are touched.
  func read<Result>(_ body: (borrowing Span<UInt8>) throws -> Result) rethrows -> Result {
    try unsafe data.withUnsafeBytes { raw in
      try body(unsafe raw.bindMemory(to: UInt8.self).span)
    }
  }

  /// Returns a part of the bytes.
  subscript(range: Range<Int>) -> Data {
    data[data.startIndex + range.lowerBound..<data.startIndex + range.upperBound]
  }

  /// The words that the system has for an error.
  static func reason(of error: any Error) -> String {
    let cocoa = error as NSError
    if let posix = cocoa.userInfo[NSUnderlyingErrorKey] as? NSError {
      return posix.localizedDescription
    }
    return cocoa.localizedDescription
  }
}
