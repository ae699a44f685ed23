// swift-format-ignore-file
import DFTerminal

// "On demand: the container makes only the rows it needs". The block stands as the guide prints it, except that the
// set is static here, because two programs of one module share no name, and belongs to the main actor.

extension Guide {
/// A list over 1,000 numbers that counts the rows it asked for.
@MainActor enum ListOfNumbers {
static var console = Console()
static func print(_ line: String) { console.print(line) }

/// Every row number this screen has asked for.
static var made: Set<Int> = []

struct ContentView: View {
    var body: some View {
        List {
            ForEach(0..<1000, id: \.self) { n in
                row(n)
            }
        }
        .task {
            try? await Task.sleep(for: .seconds(1))
            print("rows made: \(made.count) of 1000")
        }
    }

    func row(_ n: Int) -> some View {
        made.insert(n)
        return Text("Row \(n)")
    }
}
}

/// A list over 1,000 numbers that counts the rows it asked for.
@MainActor public static func listOfNumbers() -> Program {
  ListOfNumbers.made = []
  ListOfNumbers.console = Console()
  return Program(view: AnyView(ListOfNumbers.ContentView()), console: ListOfNumbers.console)
}
}
