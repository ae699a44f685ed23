import Foundation
import Testing

@testable import DFTerminalApp

@Suite struct ClipboardSequenceTests {
  @Test func `A text is copied in one sequence that nothing in it can end`() {
    let bytes = ClipboardSequence.bytes("a\u{1B}\\\u{7}é")
    #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}]52;c;YRtcB8Op\u{1B}\\")
  }

  @Test(arguments: ["x", "é", "中", "👩‍💻"])
  func `Too long a text is cut between scalars`(character: String) {
    for shift in 0..<4 {
      let text = String(repeating: "x", count: shift) + String(repeating: character, count: 80_000)
      let payload = ClipboardSequence.payload(text)
      #expect(
        payload.count <= ClipboardSequence.limit && payload.count > ClipboardSequence.limit - 4)
      #expect(
        String(bytes: payload, encoding: .utf8).map { text.utf8.starts(with: $0.utf8) } == true)
    }
  }

  @Test func `A text that fits is copied whole`() {
    let text = String(repeating: "é", count: ClipboardSequence.limit / 2)
    #expect(ClipboardSequence.payload(text) == Data(text.utf8))
    #expect(ClipboardSequence.payload("").isEmpty)
  }
}
