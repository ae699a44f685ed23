// swift-format-ignore-file
import DFTerminal

// "Refresh Behavior and Asynchronous State". The blocks stand as the chapter prints them.

extension Chapter {

struct RefreshableTasks: View {
  let visibleTasks: [Task]
  let viewModel: ViewModel

  var body: some View {
List(visibleTasks) { task in
    TaskRow(task: task)
}
.refreshable {
    await viewModel.reload()
}
  }
}

// This package asks for `any` before every protocol, which the chapter's settings do not.
typealias Error = any Swift.Error

enum LoadState<Value> {
    case idle
    case loading
    case loaded(Value)
    case failed(Error)
}

}

extension Snippet {
  static let chapterRefresh = [
    Snippet("chapter-refresh") {
      Chapter.RefreshableTasks(visibleTasks: Chapter.Task.samples, viewModel: Chapter.ViewModel())
    },
  ]
}
