import Testing

@testable import DFTerminalData

@Suite struct ArrangementWorkerTests {
  @Test func `an answer from elsewhere is the same as one from here`() async {
    let worker = ArrangementWorker<Person>()
    let request = ArrangementRequest(sort: [DFSortKey("name")])
    var arrangement = Arrangement<Person>()
    let expected = arrangement.arrange(Person.sample, columns: Person.columns, by: request)
    let result = await worker.arrange(Person.sample, columns: Person.columns, by: request)
    #expect(result?.order == expected.order)
  }

  @Test func `a request that is overtaken gives no answer`() async {
    let worker = ArrangementWorker<Person>()
    let gate = Gate()
    let slow = RowFilter<Person>("slow") { _ in
      gate.open()
      while !gate.isReleased {}
      return true
    }
    async let old = worker.arrange(Person.sample, columns: Person.columns, filters: [slow])
    while !gate.isOpen { await Task.yield() }
    async let new = worker.arrange(Person.sample, by: ArrangementRequest())
    while worker.pendingTickets < 2 { await Task.yield() }
    gate.release()
    #expect(await old == nil)
    #expect(await new?.count == 5)
  }

  @Test func `a cancelled task gives no answer`() async {
    let worker = ArrangementWorker<Person>()
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return await worker.arrange(Person.sample)
    }
    task.cancel()
    #expect(await task.value == nil)
  }
}
