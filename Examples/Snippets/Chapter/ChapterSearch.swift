// swift-format-ignore-file
import DFTerminal

// "Searching, Filtering, and Sorting". The blocks stand as the chapter prints them.

extension Chapter {

struct TaskBrowser: View {
    @State private var searchText = ""
    @State private var showCompleted = true
    let tasks: [Task]

    var visibleTasks: [Task] {
        tasks
            .filter { task in
                showCompleted || !task.isCompleted
            }
            .filter { task in
                searchText.isEmpty ||
                task.title.localizedCaseInsensitiveContains(searchText)
            }
            .sorted { lhs, rhs in
                lhs.title.localizedStandardCompare(rhs.title) == .orderedAscending
            }
    }

    var body: some View {
        List(visibleTasks) { task in
            TaskRow(task: task)
        }
        .searchable(text: $searchText, prompt: "Search tasks")
        .toolbar {
            Toggle("Show completed", isOn: $showCompleted)
        }
    }
}

/// The tasks by due date, undated ones last, with the title as second key.
static func sorted(_ tasks: [Task]) -> [Task] {
let sortedTasks = tasks.sorted {
    switch ($0.dueDate, $1.dueDate) {
    case let (left?, right?):
        return left < right
    case (_?, nil):
        return true       // undated tasks appear last
    case (nil, _?):
        return false
    case (nil, nil):
        return $0.title < $1.title
    }
}
return sortedTasks
}

}

extension Snippet {
  static let chapterSearch = [
    Snippet("chapter-search") { Chapter.TaskBrowser(tasks: Chapter.Task.samples) },
    Snippet("chapter-sorting") {
      Chapter.TaskListView(tasks: Chapter.sorted(Chapter.Task.samples))
    },
  ]
}
