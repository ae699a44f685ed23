import DFTerminal

extension Snippet {
  static let collections = [
    Snippet("collection") { Library() }
  ]
}

/// A list that is searched, sorted, sectioned and refreshed; deleting in it can be undone.
struct Library: View {
  @State private var books = DFCollection(
    fields: Book.fields, grouping: Grouping("shelf", by: \.shelf), load: Book.load)

  var body: some View {
    DFList(books) { book in
      DFListRow(book.title, subtitle: book.author, icon: "book")
    }
    .toolbar { DFSortMenu(books) }
    .navigationTitle("Library")
  }
}

struct Book: Identifiable, Sendable {
  let id: Int
  let title: String
  let author: String
  let shelf: String

  static let fields = [
    DataColumn<Book>("Title", text: \.title), DataColumn<Book>("Author", text: \.author),
  ]
}

extension Book {
  static let samples = [
    Book(id: 1, title: "The Left Hand of Darkness", author: "Ursula K. Le Guin", shelf: "Fiction"),
    Book(id: 2, title: "Kindred", author: "Octavia E. Butler", shelf: "Fiction"),
    Book(id: 3, title: "吾輩は猫である", author: "夏目 漱石", shelf: "Fiction"),
    Book(id: 4, title: "The Sea Around Us", author: "Rachel Carson", shelf: "Science"),
    Book(id: 5, title: "Gödel, Escher, Bach", author: "Douglas Hofstadter", shelf: "Science"),
  ]

  static func load() async throws -> [Book] { samples }
}
