/// Finds a run of bytes in others (Horspool's method: skips ahead by what the last byte allows).
struct ByteSearcher {
  private let needle: [UInt8]
  private let skips: [Int]

  /// Prepares to look for a run of bytes that is not empty.
  init(_ needle: [UInt8]) {
    self.needle = needle
    var skips = [Int](repeating: needle.count, count: 256)
    for (index, byte) in needle.dropLast().enumerated() {
      skips[Int(byte)] = needle.count - 1 - index
    }
    self.skips = skips
  }

  /// Returns where the run first begins in a range of `bytes`, or `nil`.
  ///
  /// Complexity: O(length of the range / length of the run) for usual texts.
  func firstMatch(in bytes: borrowing Span<UInt8>, _ range: Range<Int>) -> Int? {
    let last = needle.count - 1
    guard last >= 0 else { return range.lowerBound }
    let lastByte = needle[last]
    var place = range.lowerBound
    while place + last < range.upperBound {
      let byte = bytes[place + last]
      if byte == lastByte && matches(bytes, at: place) { return place }
      place += skips[Int(byte)]
    }
    return nil
  }

  private func matches(_ bytes: borrowing Span<UInt8>, at place: Int) -> Bool {
    for index in needle.indices where bytes[place + index] != needle[index] { return false }
    return true
  }
}
