/// Which columns of a table too wide for its room are in sight: the pinned ones and some others.
package struct ColumnWindow: Hashable, Sendable {
  /// The pinned columns in sight, at the leading edge.
  package let pinned: Range<Int>
  /// The scrolled columns in sight.
  package let scrolled: Range<Int>
  /// The room that the last column in sight has, which may be less than its width.
  package let lastWidth: Int
  /// Whether there are scrolled columns before those in sight.
  package var hasBefore: Bool { scrolled.lowerBound > pinned.upperBound }
  /// Whether there are columns after those in sight.
  package let hasAfter: Bool

  /// Finds the columns in sight.
  ///
  /// `widths` are those of all columns, of which the first `pins` are pinned. Pinned columns that
  /// would take more than six tenths of the room scroll with the others. `first` is the first scrolled
  /// column; it is clamped so that the room is used. The last column may be cut.
  /// Complexity: O(columns).
  package init(widths: [Int], gap: Int = 2, pins: Int = 0, first: Int, room: Int) {
    let room = max(0, room)
    let pinned = Self.pinned(widths, gap, pins, limit: room / 10 * 6 + room % 10 * 6 / 10)
    let taken = widths[..<pinned].reduce(0) { $0.addingClamped($1).addingClamped(gap) }
    let left = max(0, room - taken)
    let start = Self.start(widths, gap, max(first, pinned), pinned, left)
    var (end, used, last) = (start, 0, 0)
    while end < widths.count {
      let free = left - used - (end > start ? gap : 0)
      guard free > 0 else { break }
      last = min(free, widths[end])
      used = left - free + last
      end += 1
    }
    self.pinned = 0..<pinned
    scrolled = start..<end
    lastWidth = last
    hasAfter = end < widths.count || (end > start && last < widths[end - 1])
  }

  private static func pinned(_ widths: [Int], _ gap: Int, _ pins: Int, limit: Int) -> Int {
    var (count, used) = (0, 0)
    while count < min(max(0, pins), widths.count) {
      used = used.addingClamped(widths[count]).addingClamped(count > 0 ? gap : 0)
      if used > limit { break }
      count += 1
    }
    return count
  }

  /// The last start from which all columns to the end fit, or the one asked for if it is earlier.
  private static func start(
    _ widths: [Int], _ gap: Int, _ wanted: Int, _ pinned: Int, _ room: Int
  ) -> Int {
    guard pinned < widths.count else { return widths.count }
    var (start, used) = (widths.count - 1, widths[widths.count - 1])
    while start > pinned {
      used = used.addingClamped(gap).addingClamped(widths[start - 1])
      if used > room { break }
      start -= 1
    }
    return min(wanted, start)
  }
}

extension ColumnWindow {
  /// Returns the first scrolled column that brings a column into sight, moving as little as possible.
  package static func reveal(
    _ column: Int, widths: [Int], gap: Int = 2, pins: Int = 0, first: Int, room: Int
  ) -> Int {
    let window = ColumnWindow(widths: widths, gap: gap, pins: pins, first: first, room: room)
    guard widths.indices.contains(column), !window.pinned.contains(column) else {
      return window.scrolled.lowerBound
    }
    if column < window.scrolled.lowerBound { return column }
    var first = window.scrolled.lowerBound
    while first < column {
      let window = ColumnWindow(widths: widths, gap: gap, pins: pins, first: first, room: room)
      let isCut = column == window.scrolled.upperBound - 1 && window.lastWidth < widths[column]
      if window.scrolled.contains(column) && !isCut { break }
      first += 1
    }
    return first
  }
}
