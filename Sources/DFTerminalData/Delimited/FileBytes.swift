import Foundation

/// The bytes of a file, in memory or mapped into it.
struct FileBytes: Sendable {
  /// Up to this size a file is read at once; larger ones are mapped and read where they are looked at.
  static let mappedSize = 16 << 20

  private enum Storage {
    case memory(Data)
    case mapped(MappedFile)
  }

  private let storage: Storage

  init(_ data: Data) { storage = .memory(data) }

  /// Reads a file; also a pipe, to its end.
  init(_ url: URL) throws(DelimitedError) {
    do {
      let status = try Self.status(of: url)
      if let oddity = Self.oddity(of: status.st_mode) {
        throw DelimitedError.unreadable(path: url.relativePath, reason: oddity)
      }
      guard status.st_mode & S_IFMT == S_IFREG else {
        let pipe = try FileHandle(forReadingFrom: url)
        defer { try? pipe.close() }  // Nothing was written that closing could lose.
        storage = .memory(try pipe.readToEnd() ?? Data())
        return
      }
      storage =
        status.st_size > Self.mappedSize
        ? .mapped(try MappedFile(url, count: Int(status.st_size)))
        : .memory(try Data(contentsOf: url))
    } catch let error as DelimitedError {
      throw error
    } catch {
      throw .unreadable(path: url.relativePath, reason: ErrorText.words(for: error))
    }
  }

  /// What keeps a kind of file from being read: it holds no bytes, or never ends.
  private static func oddity(of mode: mode_t) -> String? {
    switch mode & S_IFMT {
    case S_IFDIR: "It is a folder, not a file"
    case S_IFCHR, S_IFBLK: "It is a device, not a file"
    case S_IFSOCK: "It is a socket, not a file"
    default: nil
    }
  }

  /// What the system says of a file, behind all links.
  private static func status(of url: URL) throws -> stat {
    var status = stat()
    guard unsafe stat(url.path, &status) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    return status
  }

  var count: Int {
    switch storage {
    case .memory(let data): data.count
    case .mapped(let file): file.count
    }
  }

  /// The bytes that are still there: fewer than ``count`` where another program has cut the file.
  var remaining: Int {
    switch storage {
    case .memory(let data): data.count
    case .mapped(let file): file.remaining
    }
  }

  /// Whether another program has cut the file, looked at anew.
  var isShortened: Bool { read { _ in remaining < count } }

  /// Calls `body` with all bytes; those of a mapped file are read as they are touched.
  func read<Result>(_ body: (borrowing Span<UInt8>) throws -> Result) rethrows -> Result {
    switch storage {
    case .memory(let data):
      try unsafe data.withUnsafeBytes { raw in
        try body(unsafe raw.bindMemory(to: UInt8.self).span)
      }
    case .mapped(let file): try body(unsafe file.bytes.bindMemory(to: UInt8.self).span)
    }
  }

  /// Returns a part of the bytes.
  subscript(range: Range<Int>) -> Data {
    switch storage {
    case .memory(let data):
      data[data.startIndex + range.lowerBound..<data.startIndex + range.upperBound]
    case .mapped(let file): unsafe Data(file.bytes[range])
    }
  }
}
