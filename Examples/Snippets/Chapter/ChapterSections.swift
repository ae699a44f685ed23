// swift-format-ignore-file
import DFTerminal

// "Sections and Grouping". The blocks stand as the chapter prints them.

extension Chapter {

struct SectionedTasks: View {
  let todayTasks: [Task]
  let upcomingTasks: [Task]

  var body: some View {
List {
    Section("Today") {
        ForEach(todayTasks) { task in
            TaskRow(task: task)
        }
    }

    Section("Upcoming") {
        ForEach(upcomingTasks) { task in
            TaskRow(task: task)
        }
    }
}
  }
}

struct TaskSection: Identifiable {
    let id: String
    let title: String
    let tasks: [Task]
}

/// Dynamic sections made of the section model.
struct DynamicSections: View {
  let sections: [TaskSection]

  var body: some View {
    List {
      ForEach(sections) { section in
        Section(section.title) {
          ForEach(section.tasks) { task in TaskRow(task: task) }
        }
      }
    }
  }
}

}

extension Snippet {
  static let chapterSections = [
    Snippet("chapter-sections") {
      Chapter.SectionedTasks(
        todayTasks: Array(Chapter.Task.samples.prefix(1)),
        upcomingTasks: Array(Chapter.Task.samples.dropFirst()))
    },
    Snippet("chapter-dynamic-sections") {
      Chapter.DynamicSections(sections: [
        Chapter.TaskSection(id: "a", title: "Algebra", tasks: Array(Chapter.Task.samples[..<2])),
        Chapter.TaskSection(id: "b", title: "Botany", tasks: []),
        Chapter.TaskSection(id: "c", title: "Cooking", tasks: Array(Chapter.Task.samples[2...])),
      ])
    },
  ]
}
