import DFTerminal

/// The chapter's types, in a space of their own: its `Task` would hide the one of the language.
enum Chapter {}

extension Snippet {
  /// The code blocks of the chapter on collections, in its order.
  static let chapter =
    chapterContainers + chapterSections + chapterSearch + chapterSelection + chapterSwipe
    + chapterRefresh + chapterStates
}

// What the code blocks take for granted.

extension Chapter {
  struct TaskRow: View {
    let task: Task

    var body: some View {
      DFListRow(
        task.title, subtitle: "\(task.priority.rawValue) priority",
        accessory: .checkmark(isOn: task.isCompleted))
    }
  }

  struct TaskCard: View {
    let task: Task

    var body: some View { DFCard { DFText(task.title) } }
  }

  struct TaskList: View {
    let tasks: [Task]

    var body: some View { List(tasks) { TaskRow(task: $0) } }
  }

  struct Product: Identifiable {
    let id: Int
    let name: String
    let price: String

    static let samples = [
      Product(id: 1, name: "Kettle", price: "39.00"),
      Product(id: 2, name: "Toaster", price: "52.50"),
      Product(id: 3, name: "Teapot", price: "24.90"),
      Product(id: 4, name: "茶碗", price: "18.00"),
      Product(id: 5, name: "Scales", price: "31.00"),
    ]
  }

  struct ProductCard: View {
    let product: Product

    var body: some View {
      DFCard {
        VStack(alignment: .leading, spacing: 0) {
          DFText(product.name, style: .labelLarge)
          DFText(product.price).dfTextStyle(.secondary)
        }
      }
    }
  }

  @Observable @MainActor final class ViewModel {
    var state = LoadState<[Task]>.idle
    private(set) var reloads = 0

    init(_ state: LoadState<[Task]> = .idle) { self.state = state }

    func reload() async {
      reloads += 1
      state = .loaded(Task.samples)
    }
  }

  struct Offline: Swift.Error {}
}

extension Chapter.Task {
  static let samples = [
    sample(1, "Hand in exercise 7", day: 3, .high),
    sample(2, "Read chapter 4", day: 1, .high),
    sample(3, "Find a study group", day: nil, .low, isCompleted: true),
    sample(4, "Éclair budget", day: 9, .normal),
  ]

  private static func sample(
    _ number: UInt8, _ title: String, day: Double?, _ priority: Priority,
    isCompleted: Bool = false
  ) -> Self {
    Self(
      id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number)), title: title,
      dueDate: day.map { Date(timeIntervalSinceReferenceDate: 757_382_400 + $0 * 86_400) },
      isCompleted: isCompleted, priority: priority)
  }
}
