import DFTerminalCore
import DFTerminalIO
import Testing

@Suite struct InputPointerTests {
  private func pointers(_ bytes: [UInt8]) -> [PointerEvent] {
    var decoder = InputDecoder()
    return decoder.feed(bytes, at: .zero).compactMap { event in
      if case .pointer(let pointer) = event { pointer } else { nil }
    }
  }

  @Test(arguments: [
    (0, PointerEvent.Action.press(.left)), (1, .press(.middle)), (2, .press(.right)),
    (128, .press(.back)), (129, .press(.forward)), (32, .drag(.left)), (34, .drag(.right)),
    (35, .move), (64, .wheel(.top)), (65, .wheel(.bottom)), (66, .wheel(.leading)),
    (67, .wheel(.trailing)),
  ])
  func `an SGR report names the button`(_ code: Int, _ action: PointerEvent.Action) {
    let events = pointers(Array("\u{1B}[<\(code);51;9M".utf8))
    #expect(events == [PointerEvent(action, at: CellPoint(column: 50, row: 8))])
  }

  @Test func `modifiers are read from the same number`() {
    let events = pointers(Array("\u{1B}[<28;1;1M\u{1B}[<20;1;1m".utf8))
    #expect(events.map(\.modifiers) == [[.shift, .alt, .control], [.shift, .control]])
    #expect(events.map(\.action) == [.press(.left), .release(.left)])
  }

  @Test func `X10 and urxvt reports name the button on release by what was pressed`() {
    let old: [UInt8] = [0x1B, 0x5B, 0x4D, 34, 33, 43, 0x1B, 0x5B, 0x4D, 35, 34, 44]
    #expect(
      pointers(old) == [
        PointerEvent(.press(.right), at: CellPoint(column: 0, row: 10)),
        PointerEvent(.release(.right), at: CellPoint(column: 1, row: 11)),
      ])
    #expect(
      pointers(Array("\u{1B}[33;300;2M\u{1B}[35;300;2M".utf8)).map(\.action)
        == [.press(.middle), .release(.middle)])
  }

  @Test func `coordinates outside the grid are moved to its edge`() {
    let far = pointers(Array("\u{1B}[<0;99999999999999999999;0M".utf8))
    #expect(far.first?.position == CellPoint(column: (1 << 30) - 1, row: 0))
    #expect(
      pointers([0x1B, 0x5B, 0x4D, 32, 0, 255]).first?.position == CellPoint(column: 0, row: 222))
  }
}
