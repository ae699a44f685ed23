import DFTerminalCore
import Foundation
import Testing

@testable import DFTerminalApp

@Suite struct LiveBlockTests {
  private func line(_ text: String) -> LiveBlock.Line {
    LiveBlock.Line(bytes: Array(text.utf8), columns: text.count)
  }

  private func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "\u{1B}", with: "^")
  }

  @Test func `the first lines are written one below the other`() {
    var block = LiveBlock()
    let bytes = block.update(to: [line("one"), line("two")], columns: 20)
    #expect(text(bytes) == "\rone^[K\r\ntwo^[K")
  }

  @Test func `only lines that changed are written again`() {
    var block = LiveBlock()
    _ = block.update(to: [line("one"), line("two")], columns: 20)
    #expect(block.update(to: [line("one"), line("two")], columns: 20).isEmpty)
    let bytes = block.update(to: [line("one"), line("2")], columns: 20)
    #expect(text(bytes) == "\r^[1A\r\n2^[K")
  }

  @Test func `lines that are gone leave nothing behind`() {
    var block = LiveBlock()
    _ = block.update(to: [line("one"), line("two")], columns: 20)
    #expect(text(block.update(to: [line("one")], columns: 20)) == "\r^[1A\r\n^[J^[1A")
  }

  @Test func `a log line goes above and the block is written below it`() {
    var block = LiveBlock()
    _ = block.update(to: [line("bar")], columns: 20)
    let bytes = block.log(Array("saved".utf8), columns: 20)
    #expect(text(bytes) == "\r^[Jsaved\r\n\rbar^[K")
  }

  @Test func `rows that wrapped on a narrower terminal are counted`() {
    var block = LiveBlock()
    _ = block.update(to: [line("0123456789"), line("x")], columns: 20)
    let bytes = block.update(to: [line("01234"), line("x")], columns: 6)
    #expect(text(bytes) == "\r^[2A^[J01234^[K\r\nx^[K")
  }

  @Test func `the last lines stay when the block ends`() {
    var block = LiveBlock()
    #expect(block.finish().isEmpty)
    _ = block.update(to: [line("done")], columns: 20)
    #expect(text(block.finish()) == "\r\n")
    #expect(block.finish().isEmpty)
  }
}

@Suite struct SpokenProgressTests {
  private func node(_ percent: Int) -> SemanticNode {
    SemanticNode(.progress, label: "Copying", value: "\(percent)%")
  }

  @Test func `a thousand updates are at most eleven lines, the end among them`() {
    var spoken = SpokenProgress()
    var text = ""
    for step in 0...1000 {
      let bytes = spoken.lines(of: node(step / 10), isLast: step == 1000)
      text += String(decoding: bytes, as: UTF8.self)
    }
    let lines = text.split(separator: "\n")
    #expect(lines.count == 11)
    #expect(lines.last?.contains("100%") == true)
    #expect(text.hasSuffix("\n"))
    #expect(!text.contains("\u{1B}"))
  }
}
