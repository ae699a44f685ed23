import Foundation
import Testing

@testable import DFTerminalData

@Suite struct LoadStateTests {
  enum Failure: Error { case offline }

  private func begin<Value>(
    _ loadable: inout Loadable<Value>, replacing: Bool = false
  ) throws -> Loadable<Value>.Ticket {
    let ticket = loadable.begin(replacing: replacing)
    return try #require(ticket)
  }

  @Test func `the four states read as in the chapter`() {
    func words(_ state: LoadState<[Int]>) -> String {
      switch state {
      case .idle, .loading: "Loading tasks…"
      case .loaded(let tasks) where tasks.isEmpty: "No Tasks"
      case .loaded(let tasks): "\(tasks.count) tasks"
      case .failed: "Unable to Load Tasks"
      }
    }
    #expect(words(.loading) == "Loading tasks…" && words(.loaded([])) == "No Tasks")
    #expect(words(.loaded([1])) == "1 tasks")
    #expect(words(.failed(Failure.offline)) == "Unable to Load Tasks")
    #expect(LoadState.loaded(2).map { $0 * 2 }.value == 4)
  }

  @Test func `what was loaded before stays while refreshing and after a failure`() throws {
    var rows = Loadable<[Int]>()
    let first = try begin(&rows)
    #expect(!rows.isRefreshing && rows.latest == nil)
    rows.finish(first, with: .success([1, 2]))
    let second = try begin(&rows)
    #expect(rows.isRefreshing && rows.latest == [1, 2])
    rows.finish(second, with: .failure(Failure.offline))
    #expect(rows.latest == [1, 2] && rows.isStale && rows.state.error != nil)
  }

  @Test func `late and repeated answers are dropped`() throws {
    var rows = Loadable<Int>()
    let old = try begin(&rows)
    let overlapping = rows.begin()
    #expect(overlapping == nil)
    let new = try begin(&rows, replacing: true)
    let oldCounts = rows.finish(old, with: .success(1))
    let newCounts = rows.finish(new, with: .success(2))
    let again = rows.finish(new, with: .success(3))
    #expect(!oldCounts && newCounts && !again && rows.latest == 2)
  }

  @Test func `cancelling goes back to what was there`() throws {
    var rows = Loadable(1)
    let ticket = try begin(&rows)
    rows.update { $0 = 5 }
    rows.finish(ticket, with: .failure(CancellationError()))
    #expect(rows.state.value == 5 && !rows.isStale)
    var nothing = Loadable<Int>()
    let first = try begin(&nothing)
    nothing.cancel(first)
    if case .idle = nothing.state {} else { Issue.record("\(nothing.state) is not idle") }
  }

  @Test func `every state has its kind and its action`() throws {
    var rows = Loadable<[Int]>()
    #expect(CollectionStatus(rows, shown: .noRows).kind == .idle)
    let first = try begin(&rows)
    #expect(CollectionStatus(rows, shown: .noRows).kind == .loading)
    rows.finish(first, with: .failure(Failure.offline))
    let failed = CollectionStatus(rows, shown: .noRows)
    #expect(failed.kind == .failed && failed.action == .retry && failed.failure == "offline")
    rows = Loadable([1])
    #expect(CollectionStatus(rows, shown: .noRows).action == .create)
    #expect(CollectionStatus(rows, shown: .noMatch).action == .clearFilters)
    let refresh = try begin(&rows)
    #expect(CollectionStatus(rows, shown: .none).isRefreshing)
    rows.finish(refresh, with: .failure(Failure.offline))
    let stale = CollectionStatus(rows, shown: .none)
    #expect(stale.kind == .rows && stale.action == .retry && stale.failure != nil)
  }

  @Test func `an empty success is never shown for a failure`() throws {
    var rows = Loadable<[Int]>([])
    let ticket = try begin(&rows)
    rows.finish(ticket, with: .failure(Failure.offline))
    #expect(CollectionStatus(rows, shown: .noRows).kind == .failed)
  }

  @Test func `errors speak their own words`() {
    struct Described: LocalizedError { var errorDescription: String? { "The disk is full" } }
    #expect(ErrorText.words(for: Described()) == "The disk is full")
    #expect(ErrorText.words(for: Failure.offline) == "offline")
    #expect(ErrorText.words(for: CocoaError(.fileReadNoSuchFile)).count > 10)
    #expect(ErrorText.words(for: POSIXError(.ENOSPC)) == "No space left on device")
    let outer = CocoaError(
      .fileWriteUnknown, userInfo: [NSUnderlyingErrorKey: POSIXError(.EISDIR)])
    #expect(ErrorText.words(for: outer) == "Is a directory")
  }
}
