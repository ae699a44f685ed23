// swift-format-ignore-file
import DFTerminal

// "Selection and Editing". The blocks stand as the chapter prints them.

extension Chapter {

struct SelectableTasksView: View {
    let tasks: [Task]
    @State private var selection = Set<Task.ID>()

    var body: some View {
        List(tasks, selection: $selection) { task in
            TaskRow(task: task)
        }
        .toolbar {
            Text("\(selection.count) selected")
        }
    }
}

struct EditableTasks: View {
  @State private var tasks = Task.samples

  var body: some View {
List {
    ForEach(tasks) { task in
        TaskRow(task: task)
    }
    .onDelete { offsets in
        deleteTasks(at: offsets)
    }
    .onMove { offsets, destination in
        moveTasks(from: offsets, to: destination)
    }
}
.toolbar { EditButton() }
  }

  private func deleteTasks(at offsets: IndexSet) {
    tasks.remove(atOffsets: offsets)
  }

  private func moveTasks(from offsets: IndexSet, to destination: Int) {
    tasks.move(fromOffsets: offsets, toOffset: destination)
  }
}

}

extension Snippet {
  static let chapterSelection = [
    Snippet("chapter-selection") { Chapter.SelectableTasksView(tasks: Chapter.Task.samples) },
    Snippet("chapter-editing") { Chapter.EditableTasks() },
  ]
}
