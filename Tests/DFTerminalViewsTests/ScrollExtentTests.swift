import Testing

@testable import DFTerminalViews

@Suite struct ScrollExtentTests {
  @Test func `an offset never leaves a gap while there is content`() {
    for content in 0...30 {
      for visible in 0...12 {
        for offset in -3...40 {
          let extent = ScrollExtent(content: content, visible: visible, offset: offset)
          #expect(extent.offset >= 0)
          #expect(extent.offset == 0 || extent.offset + visible <= content)
        }
      }
    }
  }

  @Test func `growing the window over the content goes back to the start`() {
    #expect(ScrollExtent(content: 10, visible: 20, offset: 5).offset == 0)
  }

  @Test func `the thumb stays inside its track and touches an end exactly when the window does`() {
    for content in [2, 5, 11, 100, 1_000, 1_000_000] {
      for visible in 1..<min(content, 13) {
        for track in 3...12 {
          for offset in Set([0, 1, content / 2, content - visible - 1, content - visible]) {
            let extent = ScrollExtent(content: content, visible: visible, offset: offset)
            guard let thumb = extent.thumb(track: track) else {
              Issue.record("no thumb for \(extent) on \(track)")
              continue
            }
            #expect(thumb.count >= 1 && thumb.lowerBound >= 0 && thumb.upperBound <= track)
            #expect((thumb.lowerBound == 0) == (extent.offset == 0), "\(extent) \(track)")
            #expect((thumb.upperBound == track) == (extent.offset == extent.limit))
          }
        }
      }
    }
  }

  @Test func `there is no thumb when everything shows`() {
    #expect(ScrollExtent(content: 5, visible: 5, offset: 0).thumb(track: 5) == nil)
    #expect(ScrollExtent(content: 5, visible: 0, offset: 0).thumb(track: 0) == nil)
  }

  @Test func `dragging the thumb to either end shows that end`() {
    let extent = ScrollExtent(content: 1_000, visible: 10, offset: 500)
    #expect(extent.dragged(thumbTo: 0, track: 10).offset == 0)
    #expect(extent.dragged(thumbTo: 99, track: 10).offset == 990)
  }

  @Test(arguments: [(0..<1, 0), (4..<6, 2), (2..<40, 2), (9..<10, 6), (0..<40, 0)])
  func `revealing moves the least and shows beginnings`(range: Range<Int>, offset: Int) {
    let extent = ScrollExtent(content: 40, visible: 4, offset: offset == 0 ? 9 : 0)
    #expect(extent.revealing(range).offset == offset)
  }
}
