// swift-format-ignore-file
import DFTerminal

// "The Collection Presentation Model" and "Choosing a Collection Container". The blocks stand as
// the chapter prints them.

extension Chapter {

struct Task: Identifiable, Hashable {
    let id: UUID
    var title: String
    var dueDate: Date?
    var isCompleted: Bool
    var priority: Priority

    enum Priority: String, CaseIterable, Hashable {
        case low, normal, high
    }
}

struct TaskListView: View {
    let tasks: [Task]

    var body: some View {
        List(tasks) { task in
            TaskRow(task: task)
        }
        .navigationTitle("Tasks")
    }
}

struct LazyStackOfTasks: View {
  let tasks: [Task]

  var body: some View {
ScrollView {
    LazyVStack(alignment: .leading, spacing: 12) {
        ForEach(tasks) { task in
            TaskCard(task: task)
        }
    }
    .padding()
}
  }
}

struct GridOfProducts: View {
  let products: [Product]

let columns = [
    GridItem(.adaptive(minimum: 140), spacing: 16)
]

var body: some View {
    ScrollView {
        LazyVGrid(columns: columns, spacing: 16) {
            ForEach(products) { product in
                ProductCard(product: product)
            }
        }
        .padding()
    }
}
}

}

extension Snippet {
  static let chapterContainers = [
    Snippet("chapter-list") { Chapter.TaskListView(tasks: Chapter.Task.samples) },
    Snippet("chapter-lazy-stack") { Chapter.LazyStackOfTasks(tasks: Chapter.Task.samples) },
    Snippet("chapter-lazy-grid") { Chapter.GridOfProducts(products: Chapter.Product.samples) },
  ]
}
