import DFTerminal

/// What the program shows and does, apart from how it looks.
@Observable @MainActor final class Dashboard {
  /// The tasks with their search, filters, order, groups, selection, states and undo.
  let tasks: DFCollection<CourseTask>
  /// The day from which tasks are looked at.
  let today: Today
  /// The task in the form; `nil` while the form is closed.
  var draft: TaskDraft?
  /// What happened last, in a few words.
  private(set) var notice: String?
  /// What storage had to say, such as that a file was kept aside.
  var warning: String? { inbox.warning }

  private var chosen = TaskFilter()
  private let inbox: Inbox

  /// What storage says beside the tasks.
  @Observable @MainActor final class Inbox {
    var warning: String?
  }

  init(_ store: TaskStore, today: Today = Today()) {
    let inbox = Inbox()
    tasks = DFCollection(fields: CourseTask.fields, grouping: DueGroup.grouping(on: today)) {
      try await store.save($0)
    } load: {
      let content = try await store.load()
      if let warning = content.warning { inbox.warning = warning }
      return content.tasks
    }
    tasks.sort = Dashboard.order(by: "due")
    self.today = today
    self.inbox = inbox
  }

  /// Which tasks are shown.
  var filter: TaskFilter {
    get { chosen }
    set {
      chosen = newValue
      tasks.filters = newValue.conditions
    }
  }

  /// The courses with how far they have come.
  var courses: [CourseSummary] { CourseSummary.all(of: tasks.elements, on: today) }

  /// How many tasks are selected, and how many of them search or filters hide.
  var selectionText: String {
    let selected = tasks.selection
    let hidden = selected.count - tasks.visible.count { selected.contains($0.id) }
    return "\(selected.count) selected" + (hidden > 0 ? ", \(hidden) hidden" : "")
  }

  /// Takes search and filters away.
  func clearFilters() {
    tasks.search = ""
    filter = TaskFilter()
  }
}

/// The order; equal tasks follow by title.
extension Dashboard {
  private static func order(by field: String, ascending: Bool = true) -> [DFSortKey] {
    let tie = field == "title" ? [] : [DFSortKey("title")]
    return [DFSortKey(field, ascending: ascending)] + tie
  }

  /// Sorts by a field, or turns the order round where that is the field already.
  func sort(by field: String) {
    let current = tasks.sort.first
    let turns = current?.columnID == field && current?.ascending == true
    tasks.sort = Dashboard.order(by: field, ascending: !turns)
  }

  /// Sorts by the next field.
  func sortByNextField() {
    let fields = tasks.fields.map(\.id)
    let current = fields.firstIndex { $0 == tasks.sort.first?.columnID } ?? -1
    tasks.sort = Dashboard.order(by: fields[(current + 1) % fields.count])
  }

  /// The order in words, such as `Due date ▲`.
  func orderText(_ glyphs: GlyphSet) -> String {
    guard let key = tasks.sort.first else { return "" }
    let name = tasks.fields.first { $0.id == key.columnID }?.header ?? key.columnID
    return "\(name) \(key.ascending ? glyphs.pick("▲", "^") : glyphs.pick("▼", "v"))"
  }
}

/// Acting on tasks.
extension Dashboard {
  /// The tasks an action means: the selected ones when that one is among them, else that one.
  private func meant(by id: CourseTask.ID) -> Set<CourseTask.ID> {
    tasks.selection.contains(id) ? tasks.selection : [id]
  }

  /// Completes a task and those selected with it, or reopens them where all are done.
  func complete(_ id: CourseTask.ID) { complete(meant(by: id)) }

  /// Completes tasks, or reopens them where all are done.
  func complete(_ ids: Set<CourseTask.ID>) {
    let isDone = tasks.elements.contains { ids.contains($0.id) && !$0.isCompleted }
    tasks.update(ids, title: isDone ? "Complete" : "Reopen") { $0.isCompleted = isDone }
    say(isDone ? "Completed" : "Reopened", ids.count)
  }

  /// Deletes tasks; it can be undone.
  func delete(_ ids: Set<CourseTask.ID>) {
    guard !ids.isEmpty else { return }
    tasks.delete(ids)
    say("Deleted", ids.count)
  }

  /// Deletes tasks at offsets of a shown section.
  func delete(_ offsets: IndexSet, in section: CollectionSection<CourseTask>) {
    let start = section.elements.startIndex
    delete(Set(offsets.map { section.elements[start + $0].id }))
  }

  /// Takes the last change back.
  func undo() {
    guard let title = tasks.model.history.undoTitle else { return }
    tasks.undo()
    notice = "Undone: \(title.lowercased())"
  }

  /// Makes the change again that was taken back last.
  func redo() {
    guard let title = tasks.model.history.redoTitle else { return }
    tasks.redo()
    notice = "Done again: \(title.lowercased())"
  }

  private func say(_ verb: String, _ count: Int) {
    notice = count == 1 ? "\(verb) 1 task" : "\(verb) \(count) tasks"
  }
}

/// The form.
extension Dashboard {
  /// Opens the form for a new task, in the course that is shown.
  func add() { draft = TaskDraft(course: filter.course) }

  /// Opens the form for a task.
  func edit(_ id: CourseTask.ID) {
    draft = tasks.model.element(id).map { TaskDraft($0) }
  }

  /// Saves what is in the form and closes it, or says what is wrong with it.
  func saveDraft() {
    guard let task = draft?.task(on: today) else {
      draft?.isChecked = true
      return
    }
    if draft?.id == nil {
      tasks.insert(task)
      notice = "Added “\(task.title)”"
    } else {
      tasks.update([task.id]) { $0 = task }
      notice = "Changed “\(task.title)”"
    }
    draft = nil
  }

  /// Deletes the task in the form and closes it.
  func deleteDraft() {
    if let id = draft?.id { delete([id]) }
    draft = nil
  }
}
