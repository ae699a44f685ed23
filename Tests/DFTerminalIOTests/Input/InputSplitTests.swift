import DFTerminalCore
import DFTerminalIO
import Testing

/// Laws of the decoder for random input, with fixed seeds.
@Suite struct InputSplitTests {
  private static let fragments: [String] = [
    "\u{1B}", "[", "O", "]", "P", "\u{1B}[", "\u{1B}]", "\u{1B}\\", "\u{7}", "a", "é", "中", "😀",
    "\u{1B}[200~", "\u{1B}[201~", "\u{1B}[<0;5;5M", "\u{1B}[<35;1;1", "M", "m", ";", ":", "12",
    "u", "~", "$", "y", "?", ">", "c", "R", "A", "\u{1B}[M", "\u{1B}[[", "11;rgb:1/2/3", "\r", "\n",
    "\u{3}", "\u{1B}[?2026;2$y", "\u{1B}P>|x\u{1B}\\", "\u{1B}[97;5u", "\u{1B}[I", "\u{0}",
  ]

  /// Bytes that are half random and half pieces of sequences; for odd seeds with pastes among
  /// them, which otherwise swallow most of the rest.
  static func bytes(seed: UInt64, count: Int) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    let fragments = fragments.filter { !seed.isMultiple(of: 2) || !$0.hasPrefix("\u{1B}[20") }
    var bytes: [UInt8] = []
    while bytes.count < count {
      if Bool.random(using: &generator), let piece = fragments.randomElement(using: &generator) {
        bytes += Array(piece.utf8)
      } else {
        bytes.append(UInt8.random(in: 0...255, using: &generator))
      }
    }
    return bytes
  }

  private func events(_ bytes: [UInt8], seed: UInt64, longest: Int) -> [InputDecoder.Decoded] {
    var generator = SeededGenerator(seed: seed)
    var decoder = InputDecoder()
    var decoded: [InputDecoder.Decoded] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = rest.prefix(Int.random(in: 1...longest, using: &generator))
      decoded += decoder.decode(part, at: .zero)
      rest = rest.dropFirst(part.count)
    }
    while let deadline = decoder.deadline { decoded += decoder.expire(at: deadline) }
    return decoded
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `the same bytes give the same events however they are split`(seed: UInt64) {
    let bytes = InputSplitTests.bytes(seed: seed, count: 1500)
    let whole = events(bytes, seed: 1, longest: 1 << 20)
    #expect(events(bytes, seed: 2, longest: 1) == whole)
    #expect(events(bytes, seed: seed, longest: 7) == whole)
  }

  @Test(arguments: 100...103 as ClosedRange<UInt64>)
  func `random bytes with random pauses neither trap nor pile up`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var decoder = InputDecoder(limits: InputDecoder.Limits(pasteBytes: 4096))
    var now = Duration.zero
    for part in 0..<200 {
      let bytes = InputSplitTests.bytes(seed: seed &* 1000 &+ UInt64(part), count: 300)
      _ = decoder.feed(bytes, at: now)
      now += .milliseconds(Int.random(in: 0...80, using: &generator))
      _ = decoder.timeout(at: now)
      #expect(decoder.keptBytes <= 4096 + 4096)
    }
    while let deadline = decoder.deadline { _ = decoder.timeout(at: deadline) }
    #expect(decoder.keptBytes == 0)
  }

  @Test func `after any input and a pause the next key is itself`() {
    for seed in 500..<560 as Range<UInt64> {
      var decoder = InputDecoder()
      _ = decoder.feed(InputSplitTests.bytes(seed: seed, count: 200), at: .zero)
      while let deadline = decoder.deadline { _ = decoder.timeout(at: deadline) }
      let events = decoder.feed(Array("j".utf8), at: .seconds(60))
      #expect(events == [.key(KeyPress(.character("j")))], "seed \(seed)")
    }
  }
}

/// A long run by hand: `DFTERMINAL_FLOOD_MEGABYTES=100 swift test -c release --filter InputFlood`.
@Suite struct InputFloodTests {
  private static let megabytes =
    ProcessEnvironment.variables["DFTERMINAL_FLOOD_MEGABYTES"].flatMap { Int($0) } ?? 0

  @Test func `a flood of input neither traps nor piles up`() {
    let chunks = max(4, InputFloodTests.megabytes * 16)
    var decoder = InputDecoder(limits: InputDecoder.Limits(pasteBytes: 1 << 16))
    var (now, events, most) = (Duration.zero, 0, 0)
    for chunk in 0..<UInt64(chunks) {
      let size = InputFloodTests.megabytes > 0 ? 1 << 16 : 1 << 12
      events += decoder.feed(InputSplitTests.bytes(seed: chunk &+ 9000, count: size), at: now).count
      now += .milliseconds(Int(chunk % 120))
      events += decoder.timeout(at: now).count
      most = max(most, decoder.keptBytes)
    }
    #expect(events > chunks * 300)
    #expect(most <= 1 << 16 + 4096)
  }
}
