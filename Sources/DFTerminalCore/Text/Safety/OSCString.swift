/// Text that may stand inside a sequence we write, such as a window's title (OSC 0, 1, 2, 9, 777).
///
/// It holds no control character, so nothing in it can end the sequence or begin another one, and
/// it is short enough for every terminal.
package struct OSCString: Hashable, Sendable {
  /// The text: sanitised, at most ``limit`` bytes.
  package let text: String

  /// The most bytes.
  package static let limit = 1_024

  /// Makes a text safe: controls become pictures, the end is cut off at a cluster.
  package init(_ text: String) {
    // Invisible scalars go, so more than the limit is read, but not all of a text of any length.
    let start = String(decoding: text.utf8.prefix(OSCString.limit * 4), as: UTF8.self)
    self.text = ClusterScanner.scan(TextSanitizer.sanitize(start)) { scanner in
      while !scanner.isAtEnd {
        let room = OSCString.limit - scanner.position
        scanner.takeASCII(columns: room)
        let end = scanner.position
        guard scanner.next() != nil else { break }
        if scanner.position > OSCString.limit { return scanner.source.string(0..<end) }
      }
      return scanner.source.string(0..<scanner.position)
    }
  }
}
