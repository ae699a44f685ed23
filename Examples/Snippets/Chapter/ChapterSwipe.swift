// swift-format-ignore-file
import DFTerminal

// "Swipe Actions". The block stands as the chapter prints it.

extension Chapter {

struct SwipeableTasks: View {
  @State private var tasks = Task.samples
  @State private var archived = 0

  var body: some View {
    List(tasks) { task in
      TaskRow(task: task)
.swipeActions(edge: .trailing, allowsFullSwipe: true) {
    Button(role: .destructive) {
        delete(task)
    } label: {
        Label("Delete", systemImage: "trash")
    }

    Button {
        archive(task)
    } label: {
        Label("Archive", systemImage: "archivebox")
    }
    .tint(.indigo)
}
    }
    .toolbar { Text("\(archived) archived") }
  }

  private func delete(_ task: Task) {
    tasks.removeAll { $0.id == task.id }
  }

  private func archive(_ task: Task) {
    delete(task)
    archived += 1
  }
}

}

extension Snippet {
  static let chapterSwipe = [
    Snippet("chapter-swipe") { Chapter.SwipeableTasks() },
  ]
}
