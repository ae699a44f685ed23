import DFTerminalCore
import Testing

@testable import DFTerminalIO

@Suite struct EventMailboxTests {
  private func motion(_ column: Int) -> TerminalEvent {
    .input(.pointer(PointerEvent(.move, at: CellPoint(column: column, row: 0))))
  }

  private func size(_ columns: Int) -> TerminalEvent {
    .input(.resize(CellSize(columns: columns, rows: 10)))
  }

  private func key(_ character: Character) -> TerminalEvent {
    .input(.key(KeyPress(.character(character))))
  }

  @Test func `what happened comes in order and at once`() async {
    let mailbox = EventMailbox()
    mailbox.post([key("a"), key("b")])
    mailbox.post([key("c")])
    #expect(await mailbox.next {} == [key("a"), key("b"), key("c")])
  }

  @Test func `of a storm of sizes and motions only the last is seen`() {
    let mailbox = EventMailbox()
    for column in 1...500 { mailbox.post([size(column)]) }
    for column in 1...500 { mailbox.post([motion(column)]) }
    mailbox.post([key("a"), motion(1), .ready, .ready])
    #expect(mailbox.takeAll() == [size(500), motion(500), key("a"), motion(1), .ready])
    #expect(mailbox.takeAll().isEmpty)
  }

  @Test func `keys, presses and wheel steps are never merged`() {
    let mailbox = EventMailbox()
    let wheel = TerminalEvent.input(.pointer(PointerEvent(.wheel(.top), at: .zero)))
    mailbox.post([key("a"), key("a"), wheel, wheel])
    #expect(mailbox.takeAll().count == 4)
  }

  @Test func `whoever waits is woken`() async {
    let mailbox = EventMailbox()
    async let batch = mailbox.next {}
    await Task.yield()
    mailbox.post([key("x")])
    #expect(await batch == [key("x")])
  }

  @Test func `what came before the end is delivered, then nothing`() async {
    let mailbox = EventMailbox()
    mailbox.post([key("a"), .ended])
    mailbox.finish()
    #expect(await mailbox.next {} == [key("a"), .ended])
    #expect(await mailbox.next {} == nil)
  }

  @Test func `a cancelled wait ends`() async {
    let mailbox = EventMailbox()
    let task = Task { await mailbox.next {} }
    task.cancel()
    #expect(await task.value == nil)
    mailbox.post([key("a")])
    #expect(await mailbox.next {} == [key("a")])
  }

  @Test func `a full box stops the reading, and says when it is empty`() async {
    let mailbox = EventMailbox()
    mailbox.post(Array(repeating: key("a"), count: EventMailbox.limit))
    #expect(mailbox.isFull)
    await confirmation { drained in
      _ = await mailbox.next { drained() }
    }
    #expect(!mailbox.isFull)
  }
}
