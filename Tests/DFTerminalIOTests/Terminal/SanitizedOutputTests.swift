import Testing

@testable import DFTerminalIO

@Suite struct SanitizedOutputTests {
  @Test func `an error that quotes hostile text reaches the terminal as text`() throws {
    let pipe = try Syscalls.makePipe()
    defer { Syscalls.closeDescriptor(pipe.reading) }
    let hostile = "no \u{1B}[2Jfile\u{9B}1m\r\nsecond\u{202E} line\u{7}\n"
    try ProcessOutput(descriptor: pipe.writing).write(sanitized: hostile)
    Syscalls.closeDescriptor(pipe.writing)
    var bytes: [UInt8] = []
    _ = Syscalls.read(pipe.reading, into: &bytes, capacity: 1024)
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "no ␛[2Jfile\u{FFFD}1m␍\nsecond line␇\n")
  }
}
