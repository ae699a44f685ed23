import DFTerminalCore
import DFTerminalIO
import Testing

@Suite struct InputCaseTests {
  @Test func `the case file has its input cases`() {
    #expect(ReportedCase.area("input").count >= 40)
  }

  @Test(arguments: ReportedCase.area("input"))
  func `a reported input gives the events a person would call right`(_ reported: ReportedCase)
    throws
  {
    let reads = try #require(reported.input["reads_hex"] as? [String])
    let gaps = reported.input["gaps_ms"] as? [Int] ?? []
    let script = InputScript(
      reads: try reads.map { try #require(InputScript.bytes(hexadecimal: $0)) },
      gaps: gaps.map { .milliseconds($0) })
    var decoder = InputDecoder()
    let events = script.play(to: &decoder)
    let expected = try #require(reported.expected["events"] as? [String])
    #expect(EventNotation.matches(events, expected: expected), "\(events)")
  }
}
