/// How much content there is along an axis, how much of it shows, and from where on; in cells.
package struct ScrollExtent: Hashable, Sendable {
  /// The length of the content.
  package let content: Int
  /// The length of the window.
  package let visible: Int
  /// The cells before the window, within 0 and ``limit``.
  package let offset: Int

  /// Describes a window; the offset is brought into range.
  package init(content: Int, visible: Int, offset: Int) {
    self.content = max(0, content)
    self.visible = max(0, visible)
    self.offset = min(max(0, offset), max(0, self.content - self.visible))
  }

  /// The largest offset.
  package var limit: Int { max(0, content - visible) }

  /// Whether some content is out of sight.
  package var overflows: Bool { content > visible }

  /// Returns the extent scrolled by a number of cells, as far as there is content.
  package func scrolled(by cells: Int) -> ScrollExtent {
    let (sum, overflow) = offset.addingReportingOverflow(cells)
    let target = overflow ? (cells < 0 ? 0 : limit) : sum
    return ScrollExtent(content: content, visible: visible, offset: target)
  }

  /// Returns the extent scrolled as little as possible to show a range of the content.
  ///
  /// Where the range is longer than the window, its beginning shows.
  package func revealing(_ range: Range<Int>) -> ScrollExtent {
    var target = offset
    if range.upperBound > target + visible { target = range.upperBound - visible }
    if range.lowerBound < target { target = range.lowerBound }
    return ScrollExtent(content: content, visible: visible, offset: target)
  }
}

extension ScrollExtent {
  /// Returns the cells the thumb covers on a track, or `nil` when everything shows.
  ///
  /// At least one cell; on tracks that have room it touches an end exactly when the window does.
  package func thumb(track: Int) -> Range<Int>? {
    guard overflows, track > 0 else { return nil }
    let share = Double(visible) / Double(content)
    let length = min(max(1, Int((Double(track) * share).rounded())), max(1, track - 2))
    let space = track - length
    var start = Int((Double(space) * Double(offset) / Double(limit)).rounded())
    if space > 1 {
      start = min(max(start, offset > 0 ? 1 : 0), offset < limit ? space - 1 : space)
    }
    return start..<start + length
  }

  /// Returns the extent whose thumb begins at a cell of a track.
  package func dragged(thumbTo cell: Int, track: Int) -> ScrollExtent {
    guard let thumb = thumb(track: track) else { return self }
    let space = track - thumb.count
    let share = space > 0 ? Double(min(max(0, cell), space)) / Double(space) : 0
    let target = Int((share * Double(limit)).rounded())
    return ScrollExtent(content: content, visible: visible, offset: target)
  }
}
