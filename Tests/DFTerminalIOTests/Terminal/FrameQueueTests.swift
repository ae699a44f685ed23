import DFTerminalCore
import Testing

@testable import DFTerminalIO

/// A terminal that takes bytes in its own way and remembers them.
final class FakeTerminal {
  var taken: [UInt8] = []
  var calls = 0
  private var answers: [Answer]

  enum Answer {
    case take(Int)
    case block
    case fail(Int32)
  }

  init(_ answers: [Answer] = []) { self.answers = answers }

  func write(_ bytes: RawSpan) -> Syscalls.Transfer {
    calls += 1
    let answer = answers.isEmpty ? .take(.max) : answers.removeFirst()
    switch answer {
    case .take(let count):
      let taking = min(count, bytes.byteCount)
      for index in 0..<taking {
        taken.append(unsafe bytes.unsafeLoad(fromByteOffset: index, as: UInt8.self))
      }
      return .done(taking)
    case .block: return .wouldBlock
    case .fail(let code): return .failed(code)
    }
  }
}

@Suite struct FrameQueueTests {
  private let frame = (0..<1000).map { UInt8(truncatingIfNeeded: $0) }

  @Test func `a frame is one write where the terminal takes it`() {
    var queue = FrameQueue()
    let terminal = FakeTerminal()
    #expect(queue.send(frame, terminal.write) == .done)
    #expect(terminal.calls == 1)
    #expect(terminal.taken == frame)
    #expect(queue.isEmpty)
  }

  @Test func `a write that stops short goes on where it stopped`() {
    var queue = FrameQueue()
    let terminal = FakeTerminal([.take(10), .take(1), .block, .take(500), .block])
    #expect(queue.send(frame, terminal.write) == .blocked)
    #expect(queue.count == 989)
    #expect(queue.proceed(terminal.write) == .blocked)
    #expect(queue.count == 489)
    #expect(queue.proceed(terminal.write) == .done)
    #expect(terminal.taken == frame)
    #expect(queue.isEmpty)
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func `no byte is lost or repeated whatever the terminal takes`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let answers = (0..<60).map { _ in
      Bool.random(using: &generator)
        ? FakeTerminal.Answer.block : .take(Int.random(in: 1...90, using: &generator))
    }
    let terminal = FakeTerminal(answers)
    var queue = FrameQueue()
    var wanted = frame
    var progress = queue.send(frame, terminal.write)
    queue.append([1, 2, 3])
    wanted += [1, 2, 3]
    var rounds = 0
    while progress != .done || !queue.isEmpty, rounds < 200 {
      progress = queue.proceed(terminal.write)
      rounds += 1
    }
    #expect(terminal.taken == wanted)
  }

  @Test func `a failure drops what is left and says why`() {
    var queue = FrameQueue()
    let terminal = FakeTerminal([.take(5), .fail(32)])
    #expect(queue.send(frame, terminal.write) == .failed(32))
    #expect(queue.isEmpty)
    #expect(terminal.taken == Array(frame[..<5]))
  }
}

@Suite struct ProcessOutputTests {
  @Test func `all bytes reach a reader that is slower than the writer`() throws {
    let pipe = try Syscalls.makePipe()
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let thread = try SystemThread.start {
      // An error shows as missing bytes below.
      try? ProcessOutput(descriptor: pipe.writing).write(bytes)
      Syscalls.closeDescriptor(pipe.writing)
    }
    var read: [UInt8] = []
    var part: [UInt8] = []
    loop: while true {
      _ = Syscalls.wait(for: [.init(descriptor: pipe.reading, reads: true)], timeout: nil)
      switch Syscalls.read(pipe.reading, into: &part, capacity: 4096) {
      case .done(0), .failed: break loop
      case .done: read += part
      case .wouldBlock: continue
      }
    }
    thread.join()
    Syscalls.closeDescriptor(pipe.reading)
    #expect(read == bytes)
  }

  @Test func `short writes, interruptions and full buffers lose nothing`() throws {
    let terminal = FakeTerminal([.take(3), .block, .take(1), .block, .block, .take(4)])
    let pipe = try Syscalls.makePipe()
    try ProcessOutput(descriptor: pipe.writing).write(
      Array("hello, world".utf8), by: terminal.write)
    #expect(String(decoding: terminal.taken, as: UTF8.self) == "hello, world")
    Syscalls.closeDescriptor(pipe.reading)
    Syscalls.closeDescriptor(pipe.writing)
  }

  @Test func `a reader that is gone is an error of its own`() {
    let terminal = FakeTerminal([.take(3), .fail(32)])
    let error = #expect(throws: TerminalError.self) {
      try ProcessOutput(descriptor: 1).write([1, 2, 3, 4], by: terminal.write)
    }
    #expect(error == .closed)
  }

  @Test func `another failure names the call and the system's words`() {
    let terminal = FakeTerminal([.fail(28)])
    let error = #expect(throws: TerminalError.self) {
      try ProcessOutput(descriptor: 1).write([1], by: terminal.write)
    }
    #expect(error == .system(call: "write", code: 28))
    #expect(error?.description == "write failed: No space left on device (error 28)")
  }

  @Test func `the environment of the process is read`() {
    #expect(ProcessEnvironment.variables["PATH"]?.isEmpty == false)
  }
}
