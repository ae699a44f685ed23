import Testing

@testable import DFTerminalViews

@Suite struct LineIndexTests {
  /// A small generator with a fixed seed (splitmix64).
  private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  @Test func `positions agree with a plain sum whatever lengths were seen`() {
    var random = Seeded(state: 7)
    for spacing in [0, 1, 3] {
      let count = 900
      var index = LineIndex(count: count, spacing: spacing)
      var lengths = [Int?](repeating: nil, count: count)
      for _ in 0..<400 {
        let item = Int.random(in: 0..<count, using: &random)
        let length = Int.random(in: -spacing...5, using: &random)
        index.set(length, of: item)
        lengths[item] = length
      }
      let estimate = index.estimate ?? 1
      var position = 0
      for item in 0..<count {
        #expect(index.position(of: item) == position)
        position += (lengths[item] ?? estimate) + spacing
      }
      #expect(index.total == position - spacing)
    }
  }

  @Test func `the item at a position is the last one that begins there or before`() {
    var index = LineIndex(count: 50, spacing: 1)
    for item in stride(from: 0, to: 50, by: 3) { index.set(4, of: item) }
    for position in -2...(index.total + 3) {
      let item = index.item(at: position)
      #expect(index.position(of: item) <= max(0, position))
      if item < 49 { #expect(index.position(of: item + 1) > position) }
    }
  }

  @Test func `a million items of one length store nothing`() {
    var index = LineIndex(count: 1_000_000)
    for item in 0..<2_000 { index.set(2, of: item) }
    #expect(index.total == 2_000_000)
    #expect(
      index
        == {
          var other = LineIndex(count: 1_000_000); other.set(2, of: 0); return other
        }())
  }

  @Test func `no items have no length`() {
    #expect(LineIndex(count: 0, spacing: 4).total == 0)
    #expect(LineIndex(count: -3).item(at: 10) == 0)
  }
}
