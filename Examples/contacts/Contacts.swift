import DFTerminal

@main struct Contacts: App {
  var body: some Scene {
    WindowGroup {
      DFList(Person.all) { person in
        DFListRow(person.name, subtitle: person.email, icon: "person.fill")
      }
    }
  }
}

struct Person: Identifiable {
  let id: Int
  let name: String
  let email: String

  static let all = [
    Person(id: 1, name: "Ada Lovelace", email: "ada@example.com"),
    Person(id: 2, name: "Grace Hopper", email: "grace@example.com"),
    Person(id: 3, name: "Katherine Johnson", email: "katherine@example.com"),
  ]
}
