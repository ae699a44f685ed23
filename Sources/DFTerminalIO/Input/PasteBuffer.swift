/// Collects the bytes of a bracketed paste and finds the marker that ends it.
struct PasteBuffer: Hashable, Sendable {
  private static let endMarker: [UInt8] = Array("\u{1B}[201~".utf8)

  private(set) var bytes: [UInt8] = []
  /// How many bytes of the end marker have just been seen.
  private var matched = 0

  /// Whether nothing was collected.
  var isEmpty: Bool { bytes.isEmpty && matched == 0 }

  /// Whether the bytes just seen may be the beginning of the end marker.
  var isMatching: Bool { matched > 0 }

  /// Takes bytes without an ESC among them.
  mutating func append(_ plain: ArraySlice<UInt8>) { bytes += plain }

  /// Takes a byte and returns whether it completes the end marker.
  mutating func push(_ byte: UInt8) -> Bool {
    if byte == PasteBuffer.endMarker[matched] {
      matched += 1
      guard matched == PasteBuffer.endMarker.count else { return false }
      matched = 0
      return true
    }
    keepMatched()
    // ESC occurs only at the marker's start, so no other border needs to be tried.
    if byte == PasteBuffer.endMarker[0] { matched = 1 } else { bytes.append(byte) }
    return false
  }

  /// Returns the bytes collected so far, with what looked like a marker, and empties the buffer.
  mutating func takeBytes() -> [UInt8] {
    keepMatched()
    defer { bytes = [] }
    return bytes
  }

  /// Returns the text collected so far, with line feeds for line ends, and empties the buffer.
  mutating func takeText() -> String {
    let taken = takeBytes()
    guard taken.contains(UInt8(ascii: "\r")) else { return String(decoding: taken, as: UTF8.self) }
    var text: [UInt8] = []
    text.reserveCapacity(taken.count)
    var wasReturn = false
    for byte in taken {
      let isReturn = byte == UInt8(ascii: "\r")
      if isReturn || !(wasReturn && byte == UInt8(ascii: "\n")) {
        text.append(isReturn ? UInt8(ascii: "\n") : byte)
      }
      wasReturn = isReturn
    }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func keepMatched() {
    bytes.append(contentsOf: PasteBuffer.endMarker[..<matched])
    matched = 0
  }
}
