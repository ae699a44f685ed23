// swift-format-ignore-file
import DFTerminal

// "Identified: which row is which, after a change". The block stands as the guide prints it.

extension Guide {
/// Rows identified by the city.
@MainActor enum ByCity {
static var console = Console()
static func print(_ line: String) { console.print(line) }

struct ContentView: View {
    @State private var cities = ["Seattle", "Victoria"]

    var body: some View {
        VStack(spacing: 16) {
            Button("Add Vancouver at the top") {
                cities.insert("Vancouver", at: 0)
            }
            ForEach(cities, id: \.self) { city in
                Row(city: city)
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

/// Rows identified by the city.
@MainActor public static func rowsByCity() -> Program {
  ByCity.console = Console()
  return Program(view: AnyView(ByCity.ContentView()), console: ByCity.console)
}
}
