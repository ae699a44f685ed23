import DFTerminalCore
import DFTerminalIO

extension FuzzTarget {
  /// Bytes of a keyboard: any split gives the same events, and nothing piles up.
  static let decoder = FuzzTarget(
    name: "decoder",
    words: [
      "\u{1B}", "[", "O", "]", "P", "\u{1B}[", "\u{1B}]", "\u{1B}\\", "\u{7}", "é", "中", "😀",
      "\u{1B}[200~", "\u{1B}[201~", "\u{1B}[<0;5;5M", "\u{1B}[<35;1;1", "M", "m", ";", ":", "12",
      "u", "~", "$", "y", "?", ">", "c", "R", "A", "\u{1B}[M", "\u{1B}[[", "11;rgb:1/2/3", "\r",
      "\u{1B}[?2026;2$y", "\u{1B}P>|x\u{1B}\\", "\u{1B}[97;5u", "\u{1B}[I", "\u{0}", "\u{9B}",
      "\u{1B}[27;5;97~", "\u{1B}[48;24;80;0;0t", "\u{1B}_G", "\u{1B}[99999999999999999999;1u",
      "\u{1B}[1;2R", "\u{1B}[?997;1n", "\u{1B}[97:65:99;2:3;97:98u", "\u{1B}OA", "\u{1B}\u{1B}[A",
    ]
  ) { bytes in
    var laws = LawCheck()
    let whole = DecoderRun(bytes, parts: [bytes.count])
    let single = DecoderRun(bytes, parts: [1])
    let odd = DecoderRun(bytes, parts: [3, 1, 7, 2, 5])
    laws.expect(whole.events == single.events, "byte by byte gives the same events")
    laws.expect(whole.events == odd.events, "any split gives the same events")
    for run in [whole, single, odd] {
      laws.expect(run.mostKept <= DecoderRun.bound, "\(run.mostKept) bytes are kept")
      laws.expect(run.isAtRest, "the decoder comes to rest")
      laws.expect(run.events.count <= bytes.count + 1, "no byte gives two events")
    }
    return laws.broken
  }
}

/// What a decoder made of bytes that came in parts, without pauses.
private struct DecoderRun {
  private static let pasteBytes = 2_048
  /// The bytes that may be kept: a paste and the longest sequence.
  static let bound = pasteBytes + 70_000

  private(set) var events: [InputDecoder.Decoded] = []
  private(set) var mostKept = 0
  private(set) var isAtRest = false

  init(_ bytes: [UInt8], parts: [Int]) {
    var decoder = InputDecoder(limits: InputDecoder.Limits(pasteBytes: Self.pasteBytes))
    var rest = bytes[...]
    var turn = 0
    while !rest.isEmpty {
      let part = rest.prefix(max(1, parts[turn % parts.count]))
      turn += 1
      events += decoder.decode(part, at: .zero)
      rest = rest.dropFirst(part.count)
      mostKept = max(mostKept, decoder.keptBytes)
    }
    for _ in 0..<bytes.count + 10 {
      guard let deadline = decoder.deadline else { break }
      events += decoder.expire(at: deadline)
    }
    isAtRest = decoder.deadline == nil
  }
}
