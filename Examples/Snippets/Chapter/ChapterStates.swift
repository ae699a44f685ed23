// swift-format-ignore-file
import DFTerminal

// "Loading, Empty, and Error States". The block stands as the chapter prints it. It stands outside
// of `Chapter`, since it means the language's `Task` by that name.

struct ChapterContent: View {
  typealias TaskList = Chapter.TaskList
  let viewModel: Chapter.ViewModel

  var body: some View { content }

@ViewBuilder
var content: some View {
    switch viewModel.state {
    case .idle, .loading:
        ProgressView("Loading tasks…")

    case .loaded(let tasks) where tasks.isEmpty:
        ContentUnavailableView(
            "No Tasks",
            systemImage: "checklist",
            description: Text("Create a task to get started.")
        )

    case .loaded(let tasks):
        TaskList(tasks: tasks)

    case .failed:
        ContentUnavailableView {
            Label("Unable to Load Tasks", systemImage: "exclamationmark.triangle")
        } description: {
            Text("Check your connection and try again.")
        } actions: {
            Button("Retry") {
                Task { await viewModel.reload() }
            }
        }
    }
}
}

extension Snippet {
  static let chapterStates = [
    Snippet("chapter-loading") { ChapterContent(viewModel: Chapter.ViewModel(.loading)) },
    Snippet("chapter-empty") { ChapterContent(viewModel: Chapter.ViewModel(.loaded([]))) },
    Snippet("chapter-loaded") {
      ChapterContent(viewModel: Chapter.ViewModel(.loaded(Chapter.Task.samples)))
    },
    Snippet("chapter-failed") {
      ChapterContent(viewModel: Chapter.ViewModel(.failed(Chapter.Offline())))
    },
  ]
}
