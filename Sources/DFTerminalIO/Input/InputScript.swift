import DFTerminalCore

/// Reads and pauses that are played to a decoder, as the case files write them.
package struct InputScript: Sendable {
  /// The bytes of each read.
  package var reads: [[UInt8]]
  /// The pause before each read.
  package var gaps: [Duration]

  /// Creates a script; reads without a gap follow at once.
  ///
  /// Where there are fewer gaps than reads, they stand between the reads.
  package init(reads: [[UInt8]], gaps: [Duration] = []) {
    self.reads = reads
    self.gaps = gaps.count < reads.count ? [.zero] + gaps : gaps
  }

  /// Reads hexadecimal digits, or `<N x HH>` for a byte repeated; `nil` when they are neither.
  package static func bytes(hexadecimal text: String) -> [UInt8]? {
    if text.hasPrefix("<"), text.hasSuffix(">") {
      let parts = text.dropFirst().dropLast().split(separator: " ")
      guard parts.count == 3, let count = Int(parts[0]), count >= 0,
        let byte = UInt8(parts[2], radix: 16)
      else { return nil }
      return Array(repeating: byte, count: count)
    }
    let digits = Array(text.utf8)
    guard digits.count.isMultiple(of: 2) else { return nil }
    var bytes: [UInt8] = []
    for index in stride(from: 0, to: digits.count, by: 2) {
      let pair = String(decoding: digits[index...index + 1], as: UTF8.self)
      guard let byte = UInt8(pair, radix: 16) else { return nil }
      bytes.append(byte)
    }
    return bytes
  }

  /// Plays the script to a decoder and then waits until nothing is pending.
  ///
  /// - Returns: Every event in the notation of the case files; swallowed sequences are `ignored`.
  package func play(to decoder: inout InputDecoder) -> [String] {
    var now = Duration.zero
    var decoded: [InputDecoder.Decoded] = []
    for (index, read) in reads.enumerated() {
      now += gaps.indices.contains(index) ? gaps[index] : .zero
      while let deadline = decoder.deadline, deadline <= now {
        decoded += decoder.expire(at: deadline)
      }
      decoded += decoder.decode(read, at: now)
    }
    while let deadline = decoder.deadline { decoded += decoder.expire(at: max(now, deadline)) }
    return decoded.map(InputScript.notation)
  }

  private static func notation(_ decoded: InputDecoder.Decoded) -> String {
    switch decoded {
    case .event(let event): EventNotation.describe(event)
    case .ignored: "ignored"
    }
  }
}
