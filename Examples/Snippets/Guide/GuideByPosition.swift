// swift-format-ignore-file
import DFTerminal

// "Identified: which row is which, after a change". The block stands as the guide prints it.

extension Guide {
/// Rows identified by their position.
@MainActor enum ByPosition {
static var console = Console()
static func print(_ line: String) { console.print(line) }

struct ContentView: View {
    @State private var cities = ["Seattle", "Victoria"]

    var body: some View {
        VStack(spacing: 16) {
            Button("Add Vancouver at the top") {
                cities.insert("Vancouver", at: 0)
            }
            ForEach(cities.indices, id: \.self) { i in
                Row(city: cities[i])
            }
        }
    }
}

struct Row: View {
    let city: String

    var body: some View {
        Text(city)
            .onAppear {
                print("a row appeared: \(city)")
            }
    }
}
}

/// Rows identified by their position.
@MainActor public static func rowsByPosition() -> Program {
  ByPosition.console = Console()
  return Program(view: AnyView(ByPosition.ContentView()), console: ByPosition.console)
}
}
