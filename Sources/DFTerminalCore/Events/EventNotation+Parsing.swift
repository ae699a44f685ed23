extension EventNotation {
  /// Whether events written out are the expected ones, where several spellings mean the same.
  ///
  /// Text may be written one event a key or joined, `shift+a text:A` is `text:A`, a drag is a
  /// motion, and a note after `ignored` is for people.
  package static func matches(_ actual: [String], expected: [String]) -> Bool {
    actual.flatMap(normalised) == expected.flatMap(normalised)
  }

  /// The event in its plainest spelling, text split into scalars.
  private static func normalised(_ event: String) -> [String] {
    if event.hasPrefix("ignored") { return ["ignored"] }
    if event.hasPrefix("paste:") { return [pasteNotation(event)] }
    if event.hasPrefix("drag "), let position = event.split(separator: " ").last {
      return ["move \(position)"]
    }
    guard let start = event.textStart else { return [event] }
    return event[start...].unicodeScalars.map { "text:\($0)" }
  }

  /// A paste by its size where it is long, as ``describe(_:)`` writes it.
  private static func pasteNotation(_ event: String) -> String {
    let size = event.utf8.count - "paste:".utf8.count
    return size > longestPaste ? "paste:<\(size) bytes>" : event
  }
}

extension String {
  /// Where the typed text of an event begins, if the event types text with at most shift held.
  fileprivate var textStart: String.Index? {
    if hasPrefix("text:") { return index(startIndex, offsetBy: 5) }
    let key = prefix { $0 != " " }
    let rest = self[key.endIndex...]
    let isTyped = !["ctrl+", "alt+", "super+", "hyper+", "meta+"].contains(where: key.contains)
    return isTyped && rest.hasPrefix(" text:") ? index(key.endIndex, offsetBy: 6) : nil
  }
}
