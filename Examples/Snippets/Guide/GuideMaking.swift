// swift-format-ignore-file
import DFTerminal

// "Three ways to make one" and "One type for every row". The blocks stand as the guide prints them,
// but for the names without an id, which do not compile, as it says.

extension Guide {

struct Rows: View {
    var count = 3

    var body: some View {
        VStack {
            ForEach(0..<count) { n in
                Text("Row \(n)")
            }
        }
    }
}

/// The guide's `Names`, with the id that makes it compile.
struct Names: View {
    let names = ["Seattle", "Victoria"]

    var body: some View {
        VStack {
            ForEach(names, id: \.self) { name in
                Text(name)
            }
        }
    }
}

/// Runs the block that prints the type of rows which are a text or an image.
@MainActor public static func rowsOfOneType() -> Console {
let console = Console()
func print(_ type: Any.Type) { console.print("\(type)") }

let names = ["Seattle", "Victoria", "Vancouver"]
let rows = ForEach(names, id: \.self) { name in
    if name.count > 8 {
        Text(name)
    } else {
        Image(systemName: "star")
    }
}
print(type(of: rows))

return console
}

struct Trip: Identifiable {
  let id: Int
  let name: String
}

/// Returns the type of a list made of data: "List(data) is a ForEach".
@MainActor public static func typeOfListOfData() -> String {
  let trips = [Trip(id: 1, name: "Seattle")]
  return "\(type(of: List(trips) { trip in Text(trip.name) }))"
}

}

extension Snippet {
  static let guide = [
    Snippet("guide-range") { Guide.Rows() },
    Snippet("guide-names") { Guide.Names() },
    Snippet("guide-one-type") {
      List {
        ForEach(["Seattle", "Victoria", "Vancouver"], id: \.self) { name in
          if name.count > 8 { Text(name) } else { Image(systemName: "star") }
        }
      }
    },
  ]
}
