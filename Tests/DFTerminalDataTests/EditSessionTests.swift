import Testing

@testable import DFTerminalData

@Suite struct EditSessionTests {
  private let cell = CellID(row: 7, column: "name")

  private func number(_ text: String) -> DFValidationState {
    Int(text) == nil ? .error("Must be a number") : .valid
  }

  @Test func `escape brings the old value back`() {
    var session = EditSession(cell, value: "old")
    session.type("new") { _ in .valid }
    session.cancel()
    #expect(session.draft == "old" && !session.isDirty && session.message == nil)
  }

  @Test func `an invalid draft stays, with its reason`() {
    var session = EditSession(cell, value: "12")
    session.type("12a", validate: number)
    #expect(session.message == "Must be a number")
    let outcome = session.commit(validate: number)
    #expect(outcome == .refused("Must be a number") && session.draft == "12a")
    session.type("13", validate: number)
    #expect(session.message == nil)
    let second = session.commit(validate: number)
    #expect(second == .change(CellChange(cell, before: "12", after: "13")))
  }

  @Test func `a value that was not changed calls nothing`() {
    var session = EditSession(cell, value: "bad")
    let outcome = session.commit(validate: number)
    #expect(outcome == .unchanged)
  }

  @Test func `a key that begins editing is checked too`() {
    var session = EditSession(cell, value: "1", typed: "x")
    #expect(session.isDirty && session.check == .untouched)
    let outcome = session.commit(validate: number)
    #expect(outcome == .refused("Must be a number"))
  }

  @Test func `a commit waits for a check elsewhere and late answers are dropped`() {
    var session = EditSession(cell, value: "a")
    session.type("b") { _ in .none }
    let old = session.beginCheck()
    session.type("c") { _ in .none }
    let new = session.beginCheck()
    let waiting = session.commit { _ in .none }
    #expect(waiting == .waiting && session.check == .pending)
    let late = old.flatMap { session.endCheck($0, .error("old")) }
    #expect(late == nil && session.check == .pending)
    let outcome = new.flatMap { session.endCheck($0, .valid) }
    #expect(outcome == .change(CellChange(cell, before: "a", after: "c")))
  }

  @Test func `a check elsewhere may refuse`() {
    var session = EditSession(cell, value: "a")
    session.type("b") { _ in .none }
    let ticket = session.beginCheck()
    let outcome = ticket.flatMap { session.endCheck($0, .error("Taken")) }
    #expect(outcome == nil && session.message == "Taken")
    let again = session.beginCheck()
    #expect(again == nil, "a refused draft is not checked again until it changes")
  }

  @Test func `a value changed meanwhile offers mine and theirs`() {
    var session = EditSession(cell, value: "a")
    session.type("mine") { _ in .valid }
    session.sourceChanged(to: "theirs")
    #expect(session.message == "Changed meanwhile")
    let outcome = session.commit { _ in .valid }
    #expect(outcome == .conflict(mine: "mine", theirs: "theirs"))
    var mine = session
    mine.resolve(keeping: .mine)
    let change = mine.commit { _ in .valid }
    #expect(change == .change(CellChange(cell, before: "theirs", after: "mine")))
    session.resolve(keeping: .theirs)
    #expect(session.draft == "theirs" && !session.isDirty)
  }

  @Test func `a change that agrees is no conflict`() {
    var session = EditSession(cell, value: "a")
    session.sourceChanged(to: "b")
    #expect(session.draft == "b" && session.theirs == nil)
    session.type("c") { _ in .valid }
    session.sourceChanged(to: "c")
    #expect(!session.isDirty && session.theirs == nil)
    session.type("d") { _ in .valid }
    session.sourceChanged(to: "x")
    session.sourceChanged(to: "c")
    #expect(session.theirs == nil && session.isDirty)
  }
}

@Suite struct EditBookTests {
  private let name = CellID(row: 1, column: "name")
  private let age = CellID(row: 2, column: "age")

  private func notEmpty(_ text: String) -> DFValidationState {
    text.isEmpty ? .error("Required") : .valid
  }

  @Test func `leaving a cell commits a good draft and keeps a bad one`() {
    var book = EditBook<Int>()
    _ = book.begin(name, value: "Ada")
    book.withSession { $0.type("Ada L.", validate: notEmpty) }
    let change = book.begin(age, value: "36", validate: notEmpty)
    #expect(change == CellChange(name, before: "Ada", after: "Ada L."))
    book.withSession { $0.type("", validate: notEmpty) }
    let nothing = book.leave(validate: notEmpty)
    #expect(nothing == nil && book.session == nil && book.mark(of: age) == .refused)
    _ = book.begin(age, value: "36")
    #expect(book.session?.draft == "" && book.drafts.isEmpty)
    book.cancel()
    #expect(book.mark(of: age) == nil)
  }

  @Test func `a change shows at once and is taken back when it is refused`() {
    var book = EditBook<Int>()
    let ticket = book.apply(CellChange(name, before: "Ada", after: "Bob"))
    #expect(book.shownText(of: name, source: "Ada") == "Bob" && book.mark(of: name) == .pending)
    book.refuse(ticket, reason: "Read only")
    #expect(book.shownText(of: name, source: "Ada") == "Ada" && book.mark(of: name) == .refused)
    #expect(book.drafts[name]?.draft == "Bob" && book.drafts[name]?.message == "Read only")
    book.discardDraft(of: name)
    #expect(book.mark(of: name) == nil)
  }

  @Test func `a refusal of a cell that is edited again keeps what is typed`() {
    var book = EditBook<Int>()
    let ticket = book.apply(CellChange(name, before: "a", after: "b"))
    _ = book.begin(name, value: "b", typed: "bc")
    book.refuse(ticket, reason: "Read only")
    #expect(book.session?.draft == "bc" && book.session?.message == "Read only")
  }

  @Test func `the newest of several changes shows until each is settled`() {
    var book = EditBook<Int>()
    let first = book.apply(CellChange(name, before: "a", after: "b"))
    let second = book.apply(CellChange(name, before: "b", after: "c"))
    book.settle(second)
    #expect(book.shownText(of: name, source: "a") == "b")
    book.settle(first)
    #expect(book.shownText(of: name, source: "c") == "c" && book.mark(of: name) == nil)
  }

  @Test func `undo and redo address cells by identifier`() {
    var book = EditBook<Int>()
    _ = book.apply(CellChange(name, before: "a", after: "b"), title: "Edit Name")
    _ = book.apply(
      [CellChange(name, before: "b", after: "c"), CellChange(age, before: "1", after: "2")],
      title: "Paste")
    #expect(book.history.undoTitle == "Paste" && book.history.isDirty)
    let undone = book.undo()
    #expect(
      undone?.changes == [
        .cell(CellChange(age, before: "2", after: "1")),
        .cell(CellChange(name, before: "c", after: "b")),
      ])
    let redone = book.redo()
    #expect(redone?.title == "Paste" && redone?.changes.first == undone?.changes.last?.inverse)
  }

  @Test func `rows that are gone take their drafts with them`() {
    var book = EditBook<Int>()
    _ = book.begin(name, value: "a")
    _ = book.apply(CellChange(age, before: "1", after: "2"))
    book.prune { $0 == 2 }
    #expect(book.session == nil && book.mark(of: age) == .pending)
  }

  @Test func `the stack knows what is saved and forgets the oldest`() {
    var stack = UndoStack<Int>(limit: 2)
    #expect(!stack.isDirty && !stack.canUndo)
    stack.push([1], title: "one")
    stack.markSaved()
    stack.push([2], title: "two")
    _ = stack.undo()
    #expect(!stack.isDirty && stack.canRedo)
    _ = stack.undo()
    #expect(stack.isDirty)
    stack.push([3], title: "three")
    #expect(stack.isDirty && !stack.canRedo, "the saved state cannot be reached any more")
    stack.push([4], title: "four")
    stack.push([5], title: "five")
    let titles = [stack.undo()?.title, stack.undo()?.title, stack.undo()?.title]
    #expect(titles == ["five", "four", nil])
    stack.push([], title: "nothing")
    #expect(!stack.canUndo)
  }

  @Test func `an edit names its row, wherever it is sorted`() {
    let rows = [Person(id: 10, name: "m"), Person(id: 20, name: "a")]
    var arrangement = Arrangement<Person>()
    let shown = arrangement.arrange(
      rows, columns: Person.columns, by: ArrangementRequest(sort: [DFSortKey("name")]))
    var book = EditBook<Int>()
    let row = rows[shown.order[0]]
    _ = book.begin(CellID(row: row.id, column: "name"), value: row.name, typed: "X")
    let outcome = book.commit { _ in .valid }
    #expect(
      outcome == .change(CellChange(CellID(row: 20, column: "name"), before: "a", after: "X")))
  }
}
