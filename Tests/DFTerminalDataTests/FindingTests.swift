import Testing

@testable import DFTerminalData

@Suite struct FindingTests {
  @Test func `matches are gone through in the shown order, around the end`() {
    let order = RowOrder([5, 3, 0, 1, 4])
    let hits = SearchHits([0, 5, 2, 99], sourceCount: 6)
    #expect(hits.count == 3)
    #expect(hits.next(after: nil, in: order) == 0 && hits.next(after: 0, in: order) == 2)
    #expect(hits.next(after: 2, in: order) == 0)
    #expect(hits.next(after: 2, in: order, forward: false) == 0)
    #expect(hits.next(after: nil, in: order, forward: false) == 2)
    #expect(hits.number(at: 2, in: order) == 2 && hits.number(at: 1, in: order) == nil)
    #expect(SearchHits([2], sourceCount: 6).next(after: 0, in: order) == nil)
    #expect(hits.next(after: 0, in: RowOrder(count: 0)) == nil)
  }

  @Test func `typing the beginning of a text goes to its row`() {
    let texts = ["Ada", "Bob", "Åsa", "Bea", "Beatrice"]
    var jump = TypeAhead()
    var place = jump.type("b", at: 0, current: 0, texts: texts)
    #expect(place == 1)
    place = jump.type("e", at: 0.2, current: 1, texts: texts)
    #expect(place == 3)
    place = jump.type("a", at: 0.4, current: 3, texts: texts)
    #expect(place == 3)
    place = jump.type("t", at: 0.6, current: 3, texts: texts)
    #expect(place == 4)
    place = jump.type("a", at: 9, current: 4, texts: texts)
    #expect(place == 0)
    place = jump.type("a", at: 9.1, current: 0, texts: texts)
    #expect(place == 2, "the same key again goes on, accents aside")
    place = jump.type("x", at: 20, current: 2, texts: texts)
    #expect(place == nil)
    jump.reset()
    place = jump.type("b", at: 20.1, current: nil, texts: [])
    #expect(place == nil)
  }
}
