/// Where each of many items begins, when the lengths of those seen are known and others are taken
/// to be as long as the first.
///
/// Only lengths that differ from the estimate are stored, in blocks with running sums, so that
/// nothing grows with the number of items. Complexity: O(blocks with differences) per question.
package struct LineIndex: Hashable, Sendable {
  /// The number of items.
  package private(set) var count: Int
  /// The length of an item not seen yet; `nil` before any was.
  package private(set) var estimate: Int?
  private let spacing: Int
  private var blocks: [Int: Block] = [:]

  private struct Block: Hashable, Sendable {
    var sum = 0
    /// The differences from the estimate, by item.
    var items: [Int: Int] = [:]
  }

  private static let blockLength = 256

  /// Creates an index of items with a gap between them.
  package init(count: Int, spacing: Int = 0) {
    self.count = max(0, count)
    self.spacing = max(0, spacing)
  }

  /// The length of all items with the gaps between them.
  package var total: Int {
    guard count > 0 else { return 0 }
    return count * unit - spacing + blocks.values.reduce(0) { $0 + $1.sum }
  }

  /// Returns the length of an item, as far as it is known.
  package func length(of item: Int) -> Int {
    (estimate ?? 1) + difference(of: item)
  }

  /// Notes the length of an item; returns by how much it differs from what was taken.
  ///
  /// An item that is not there has the length of minus the gap.
  @discardableResult package mutating func set(_ length: Int, of item: Int) -> Int {
    if estimate == nil { estimate = max(1, length) }
    let change = length - self.length(of: item)
    let estimate = estimate ?? 1
    guard change != 0 else { return 0 }
    let number = item / LineIndex.blockLength
    blocks[number, default: Block()].sum += change
    blocks[number]?.items[item] = length == estimate ? nil : length - estimate
    if blocks[number]?.items.isEmpty == true { blocks[number] = nil }
    return change
  }

  /// Returns where an item begins.
  package func position(of item: Int) -> Int {
    let number = item / LineIndex.blockLength
    var position = item * unit
    for (block, content) in blocks where block < number { position += content.sum }
    for (other, difference) in blocks[number]?.items ?? [:] where other < item {
      position += difference
    }
    return position
  }

  /// Returns the item at a position, or the gap after it; clamped to the items.
  package func item(at position: Int) -> Int {
    var low = 0
    var high = max(0, count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if self.position(of: middle) <= position { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Forgets differences, for items that changed, and takes over another count.
  package mutating func reset(count: Int) {
    self.count = max(0, count)
    blocks = [:]
  }

  private var unit: Int { (estimate ?? 1) + spacing }

  private func difference(of item: Int) -> Int {
    blocks[item / LineIndex.blockLength]?.items[item] ?? 0
  }
}
