import Testing

@testable import DFTerminalIO

@Suite struct SessionRecordingTests {
  @Test(arguments: [
    (Duration.zero, "0.000000"), (.milliseconds(1500), "1.500000"), (.microseconds(7), "0.000007"),
    (.seconds(3600), "3600.000000"),
  ])
  func `times have six places`(_ duration: Duration, _ text: String) {
    #expect(SessionRecording.decimal(duration) == text)
  }

  @Test func `control characters, quotes and backslashes are escaped`() {
    #expect(
      SessionRecording.escaped("a\"\\\u{1B}[m\r\né\u{9B}")
        == "a\\\"\\\\\\u001b[m\\u000d\\u000aé\\u009b")
  }

  @Test func `a file that cannot be created is an error that names it`() {
    let error = #expect(throws: TerminalError.self) {
      _ = try Syscalls.createPrivateFile("/no/such/folder/x.cast")
    }
    #expect(error?.description.contains("/no/such/folder/x.cast") == true)
  }
}
