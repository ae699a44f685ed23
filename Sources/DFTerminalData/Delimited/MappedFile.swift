import Foundation
import Synchronization

/// A file mapped into memory that stays readable when another program cuts off its end.
///
/// Touching a page that the file no longer has ends the process. So before each look the size is asked
/// for, and pages that are gone become zeros; only a cut in the middle of a look is not survived.
@safe final class MappedFile: Sendable {
  private let handle: FileHandle
  private nonisolated(unsafe) let start: UnsafeRawPointer
  /// The number of bytes when it was mapped.
  let count: Int
  /// The bytes that are still the file's.
  private let left: Atomic<Int>

  /// Maps a file of a size above zero.
  init(_ url: URL, count: Int) throws {
    handle = try FileHandle(forReadingFrom: url)
    let place = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, handle.fileDescriptor, 0)
    guard let place = unsafe place, unsafe place != MAP_FAILED else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    unsafe start = UnsafeRawPointer(place)
    self.count = count
    left = Atomic(count)
  }

  deinit { _ = unsafe munmap(UnsafeMutableRawPointer(mutating: start), count) }

  /// The size the file has been cut to, or the whole size.
  var remaining: Int { left.load(ordering: .acquiring) }

  /// The bytes, zeros where they are gone.
  var bytes: UnsafeRawBufferPointer {
    replaceLostPages()
    return unsafe UnsafeRawBufferPointer(start: start, count: count)
  }

  private func replaceLostPages() {
    var status = stat()
    guard unsafe fstat(handle.fileDescriptor, &status) == 0, status.st_size < remaining else {
      return
    }
    left.store(Int(status.st_size), ordering: .releasing)
    let page = Int(getpagesize())
    let first = (Int(status.st_size) + page - 1) / page * page
    guard first < count else { return }
    let place = unsafe UnsafeMutableRawPointer(mutating: start + first)
    let flags = MAP_PRIVATE | MAP_FIXED | MAP_ANON
    // It can only fail where there is no memory left at all, and then nothing else goes on either.
    _ = unsafe mmap(place, count - first, PROT_READ, flags, -1, 0)
  }
}
