package import DFTerminalCore

/// What a lazy container remembers: the lengths seen so far and what was first in sight.
package struct LazyMemory {
  /// The indexes for the breadths asked for last, newest first.
  fileprivate var indexes: [(across: Int?, index: LineIndex)] = []
  fileprivate var anchor: Anchor?
  fileprivate var ends: Ends?
  fileprivate var total: Int?

  /// The item first in sight, and where it began.
  fileprivate struct Anchor {
    var id: AnyHashable
    var item: Int
    var position: Int
  }

  /// Enough of the items to notice most changes without looking at all of them.
  fileprivate struct Ends: Equatable {
    var count: Int
    var first: AnyHashable?
    var last: AnyHashable?
  }

  package init() {}
}

/// Places many items one after another and builds only those in sight.
///
/// Items out of sight count with the length they had, or with that of the first one seen. When a
/// length turns out different, or items come and go before those in sight, the scroll view around
/// it is moved along, so that what is in sight stays where it is.
@MainActor package final class LazyLayout {
  /// An item in sight: where it begins, and its length.
  package struct Placement {
    package var item: Int
    package var position: Int
    package var length: Int
  }

  /// What the layout asks about the items.
  package struct Items {
    /// The number of items.
    package var count: Int
    /// The identity of an item.
    package var id: (Int) -> AnyHashable
    /// The length of an item for a breadth; `nil` where it has no content.
    package var length: (_ item: Int, _ across: Int?) -> Int?

    package init(
      count: Int, id: @escaping (Int) -> AnyHashable, length: @escaping (Int, Int?) -> Int?
    ) {
      self.count = count
      self.id = id
      self.length = length
    }
  }

  private let axis: Axis
  private let items: Items
  private let spacing: Int
  private let memory: StateSlot<LazyMemory>
  private let isExact: Bool

  /// Lays items out along an axis; `isExact` measures all of them, for output that does not scroll.
  package init(
    _ axis: Axis, _ items: Items, spacing: Int, memory: StateSlot<LazyMemory>, isExact: Bool
  ) {
    self.axis = axis
    self.items = items
    self.spacing = spacing
    self.memory = memory
    self.isExact = isExact
    noticeChanges()
  }

  /// The length of everything for a breadth, as far as it is known.
  package func total(across: Int?) -> Int {
    var index = index(across)
    if isExact {
      for item in 0..<items.count { measure(item, across, &index) }
    } else if index.estimate == nil, items.count > 0 {
      measure(0, across, &index)
    }
    keep(index, across)
    return max(0, index.total)
  }

  /// Returns where an item begins, as far as it is known.
  package func position(of item: Int, across: Int?) -> Int {
    index(across).position(of: item)
  }

  /// Measures what a window shows and returns it in order.
  package func placements(
    in window: Range<Int>, across: Int?, scroll: ScrollContext?, _ pass: FramePass
  ) -> [Placement] {
    var index = index(across)
    let before = index
    let placements = window.isEmpty ? [] : measureVisible(window, across, &index)
    keep(index, across)
    let shift = follow(index, placements, isBefore: window.upperBound <= 0)
    scroll?.shift(axis, by: shift, pass)
    if index != before || shift != 0 {
      pass.afterFrame { [memory] in memory.update { _ in } }
    }
    return placements
  }

  private func measureVisible(
    _ window: Range<Int>, _ across: Int?, _ index: inout LineIndex
  ) -> [Placement] {
    var placements: [Placement] = []
    var item = index.item(at: window.lowerBound)
    var position = index.position(of: item)
    while item < items.count, position < window.upperBound {
      let length = measure(item, across, &index)
      if length > 0 {
        placements.append(Placement(item: item, position: position, length: length))
      }
      position += length + spacing
      item += 1
    }
    return placements
  }

  @discardableResult
  private func measure(_ item: Int, _ across: Int?, _ index: inout LineIndex) -> Int {
    let length = items.length(item, across) ?? -spacing
    index.set(length, of: item)
    return length
  }

  /// Notes what is first in sight; returns how far that moved since it was noted.
  private func follow(_ index: LineIndex, _ placements: [Placement], isBefore: Bool) -> Int {
    var shift = 0
    if isBefore, let total = memory.value.total {
      shift = index.total - total
    } else if let anchor = memory.value.anchor, !placements.isEmpty, let item = place(of: anchor) {
      shift = index.position(of: item) - anchor.position
    }
    memory.cache { memory in
      memory.total = index.total
      if shift != 0, let anchor = memory.anchor {
        memory.anchor?.item = place(of: anchor) ?? anchor.item
        memory.anchor?.position += shift
      } else {
        memory.anchor = placements.first.map {
          LazyMemory.Anchor(id: items.id($0.item), item: $0.item, position: $0.position)
        }
      }
    }
    return shift
  }

  /// Finds an item that was in sight, looking outward from where it was.
  private func place(of anchor: LazyMemory.Anchor) -> Int? {
    for distance in 0..<LazyLayout.searchReach {
      for item in Set([anchor.item + distance, anchor.item - distance])
      where item >= 0 && item < items.count && items.id(item) == anchor.id {
        return item
      }
    }
    return nil
  }

  /// The items looked at on either side for one that was in sight.
  private static let searchReach = 512

  private func noticeChanges() {
    let count = items.count
    let ends = LazyMemory.Ends(
      count: count, first: count > 0 ? items.id(0) : nil,
      last: count > 0 ? items.id(count - 1) : nil)
    guard memory.value.ends != ends else { return }
    memory.cache { memory in
      memory.ends = ends
      for place in memory.indexes.indices { memory.indexes[place].index.reset(count: count) }
    }
  }

  private func index(_ across: Int?) -> LineIndex {
    memory.value.indexes.first { $0.across == across }?.index
      ?? LineIndex(count: items.count, spacing: spacing)
  }

  private func keep(_ index: LineIndex, _ across: Int?) {
    memory.cache { memory in
      if let place = memory.indexes.firstIndex(where: { $0.across == across }) {
        memory.indexes[place].index = index
      } else {
        memory.indexes = [(across, index)] + memory.indexes.prefix(2)
      }
    }
  }
}
