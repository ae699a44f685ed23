import DFTerminalCore
import DFTerminalIO

/// The events that bytes of a terminal give.
struct InputArea: Area {
  private let events: [String]

  init?(_ input: JSONValue) {
    let reads = (input["reads_hex"].array ?? []).compactMap(\.string)
    let bytes = reads.compactMap { InputScript.bytes(hexadecimal: $0) }
    guard !reads.isEmpty, bytes.count == reads.count else { return nil }
    let gaps = (input["gaps_ms"].array ?? []).compactMap(\.int)
    var decoder = InputDecoder()
    events = InputScript(reads: bytes, gaps: gaps.map { .milliseconds($0) }).play(to: &decoder)
  }

  func judge(_ key: String, _ expected: JSONValue) -> Judgement? {
    guard key == "events" else { return nil }
    let wanted = (expected.array ?? []).compactMap(\.string)
    return Judgement(
      .array(events.map(JSONValue.string)), EventNotation.matches(events, expected: wanted))
  }
}
