/// Jumps to a row by typing the beginning of its text.
///
/// Keys typed in quick succession make one text; one key typed again and again goes through all rows
/// that begin with it. Case and accents do not count.
package struct TypeAhead: Hashable, Sendable {
  /// The seconds after which typing begins anew.
  package let patience: Double
  private var typed = ""
  private var lastTime = -Double.infinity

  /// Creates a jump; a second of patience unless told otherwise.
  package init(patience: Double = 1) { self.patience = patience }

  /// The text typed so far.
  package var text: String { typed }

  /// Takes a key at a time in seconds and returns the place of the row to go to, or `nil`.
  ///
  /// `current` is the place of the cursor; `texts` are those of the rows in their order. A longer
  /// text may stay on the row where it is. Complexity: O(distance to the row).
  package mutating func type(
    _ key: String, at time: Double, current: Int?, texts: some RandomAccessCollection<String>
  ) -> Int? {
    if time - lastTime > patience { typed = "" }
    lastTime = time
    let folded = TextFold.fold(typed + key)
    let repeats = !typed.isEmpty && folded.allSatisfy { $0 == folded.first }
    typed = repeats ? key : typed + key
    let start = (current ?? -1) + (typed.count == 1 ? 1 : 0)
    return place(of: TextFold.bytes(of: typed), from: start, texts)
  }

  /// Begins anew.
  package mutating func reset() { typed = "" }

  private func place(
    of prefix: [UInt8], from start: Int, _ texts: some RandomAccessCollection<String>
  ) -> Int? {
    guard !prefix.isEmpty, !texts.isEmpty else { return nil }
    for distance in 0..<texts.count {
      let place = (max(0, start) + distance) % texts.count
      if TextFold.bytes(of: texts.element(at: place)).starts(with: prefix) { return place }
    }
    return nil
  }
}
