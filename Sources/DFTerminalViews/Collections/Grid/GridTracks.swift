import DFTerminalCore

/// The columns of a grid in cells, or its rows where it scrolls sideways.
struct GridTracks: Hashable, Sendable {
  /// One column.
  struct Track: Hashable, Sendable {
    var offset: Int
    var length: Int
    var alignment: Alignment
  }

  private(set) var tracks: [Track] = []
  /// The cells from the first column to the end of the last.
  private(set) var length = 0

  /// Shares a space out among columns; without one each takes its least.
  ///
  /// Fixed columns come first; the others divide what is left in order, within their limits. An
  /// adaptive column alone is narrower than its least where there is no room for it. There is at
  /// least one column. Complexity: O(columns).
  init(_ items: [GridItem], in space: Int?, along axis: Axis, metrics: DFMetrics) {
    let items = items.isEmpty ? [GridItem()] : items
    let gaps = items.map { metrics.gap($0.spacing ?? metrics.defaultSpacing, along: axis) }
    let least = items.map { $0.size.limits(axis, metrics).lowerBound }
    var left = space.map { space in
      let fixed = zip(items, least).reduce(0) { $0 + ($1.0.size.isFixed ? $1.1 : 0) }
      return max(0, space - gaps.dropLast().reduce(0, +) - fixed)
    }
    var sharers = items.count { !$0.size.isFixed }
    for (index, item) in items.enumerated() {
      let limits = item.size.limits(axis, metrics)
      guard !item.size.isFixed else {
        append(limits.lowerBound, item, gap: gaps[index])
        continue
      }
      let share = left.map { $0.dividedUp(by: max(1, sharers)) } ?? limits.lowerBound
      let used = append(item, share: share, limits: limits, gap: gaps[index])
      left = left.map { max(0, $0 - used) }
      sharers -= 1
    }
  }

  /// Adds the columns of a flexible or adaptive item; returns the cells they take.
  private mutating func append(
    _ item: GridItem, share: Int, limits: ClosedRange<Int>, gap: Int
  ) -> Int {
    guard case .adaptive = item.size else {
      let length = min(max(share, limits.lowerBound), limits.upperBound)
      append(length, item, gap: gap)
      return length
    }
    let fitting = (share + gap) / max(1, limits.lowerBound + gap)
    let count = min(max(1, fitting), GridTracks.limit)
    var left = max(1, share - gap * (count - 1))
    let before = length
    for remaining in stride(from: count, to: 0, by: -1) {
      let length = min(left.dividedUp(by: remaining), limits.upperBound)
      append(length, item, gap: gap)
      left -= length
    }
    return length - before
  }

  /// The columns an adaptive item makes at most: a stack may ask how wide a grid could become.
  private static let limit = 512

  private mutating func append(_ length: Int, _ item: GridItem, gap: Int) {
    let offset = tracks.last.map { $0.offset + $0.length + nextGap } ?? 0
    tracks.append(Track(offset: offset, length: length, alignment: item.alignment ?? .center))
    self.length = offset + length
    nextGap = gap
  }

  private var nextGap = 0
}

extension Int {
  /// The quotient, rounded up: so odd cells go to the first columns.
  fileprivate func dividedUp(by divisor: Int) -> Int { (self + divisor - 1) / divisor }
}

extension GridItem.Size {
  fileprivate var isFixed: Bool {
    if case .fixed = self { true } else { false }
  }

  /// The least and the most cells.
  fileprivate func limits(_ axis: Axis, _ metrics: DFMetrics) -> ClosedRange<Int> {
    switch self {
    case .fixed(let length):
      let cells = metrics.extent(length, along: axis)
      return cells...cells
    case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
      let least = max(1, metrics.extent(minimum, along: axis))
      return least...max(least, metrics.extent(maximum, along: axis))
    }
  }
}
