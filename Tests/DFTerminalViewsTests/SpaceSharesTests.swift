import Testing

@testable import DFTerminalViews

@Suite struct SpaceSharesTests {
  /// Shares a number of cells out to children that take what they are offered, within bounds.
  private func share(
    _ space: Int, _ children: [(priority: Double, least: Int, most: Int)]
  ) -> [Int] {
    var shares = SpaceShares(
      children.enumerated().map { index, child in
        SpaceShares.Claim(
          index: index, priority: child.priority, minimum: child.least,
          flexibility: child.most - child.least)
      }, space: space)
    var taken = [Int](repeating: -1, count: children.count)
    var left = max(0, space)
    while let (index, offer) = shares.next() {
      #expect(taken[index] == -1, "each chooses once")
      #expect((0...left).contains(offer), "nobody is offered more than there is")
      taken[index] = min(max(offer, children[index].least), children[index].most)
      shares.take(taken[index])
      left = max(0, left - taken[index])
    }
    return taken
  }

  @Test func `equals take equal parts, and what is left goes to the last`() {
    #expect(share(10, [(0, 0, 99), (0, 0, 99), (0, 0, 99)]) == [3, 3, 4])
    #expect(share(-5, [(0, 0, 99)]) == [0])
    #expect(share(7, []) == [])
  }

  @Test func `the least flexible chooses first`() {
    #expect(share(20, [(0, 0, 99), (0, 4, 4), (0, 2, 6)]) == [10, 4, 6])
  }

  @Test func `higher priorities take all but the minima of the lower ones`() {
    #expect(share(20, [(0, 3, 99), (1, 0, 99), (-1, 2, 99)]) == [3, 15, 2])
  }

  @Test func `a priority that is no number still gets its turn`() {
    #expect(share(6, [(.nan, 0, 2), (.nan, 0, 2)]).allSatisfy { $0 >= 0 })
  }

  @Test func `everyone gets a turn, whatever they want`() {
    for round in 0..<200 {
      let children = (0...round % 7).map { child in
        let mixed = (round &* 7_919 &+ child &* 104_729) % 1_009
        let least = mixed % 5
        return (priority: Double(mixed % 3 - 1), least: least, most: least + mixed / 5 % 10)
      }
      let space = round * 31 % 41
      #expect(share(space, children).allSatisfy { $0 >= 0 }, "\(children) in \(space)")
    }
  }
}
