import DFTerminal

extension Snippet {
  static let collections = [
    Snippet("collection") { Library() }
  ]
}

struct Book: Identifiable, Sendable {
  let id: Int
  let title: String
  let author: String
  let shelf: String
}

/// A list that is searched, sorted, sectioned and refreshed, in one screen of code.
struct Library: View {
  @State private var books = Book.samples
  @State private var query = ""
  @State private var isByAuthor = false
  @State private var selected: Book.ID?

  var body: some View {
    List(selection: $selected) {
      ForEach(shelves, id: \.self) { shelf in
        Section(shelf) {
          ForEach(found.filter { $0.shelf == shelf }) { book in
            DFListRow(book.title, subtitle: book.author, icon: "book")
          }
        }
      }
    }
    .searchable(text: $query, prompt: "Title or author")
    .refreshable { books = await Book.load() }
    .toolbar { Toggle("By author", isOn: $isByAuthor) }
    .navigationTitle("Library")
  }

  private var found: [Book] {
    let matches = books.filter { book in
      query.isEmpty || book.title.localizedCaseInsensitiveContains(query)
        || book.author.localizedCaseInsensitiveContains(query)
    }
    return matches.sorted { isByAuthor ? $0.author < $1.author : $0.title < $1.title }
  }

  private var shelves: [String] { Set(found.map(\.shelf)).sorted() }
}

extension Book {
  static let samples = [
    Book(id: 1, title: "The Left Hand of Darkness", author: "Ursula K. Le Guin", shelf: "Fiction"),
    Book(id: 2, title: "Kindred", author: "Octavia E. Butler", shelf: "Fiction"),
    Book(id: 3, title: "吾輩は猫である", author: "夏目 漱石", shelf: "Fiction"),
    Book(id: 4, title: "The Sea Around Us", author: "Rachel Carson", shelf: "Science"),
    Book(id: 5, title: "Gödel, Escher, Bach", author: "Douglas Hofstadter", shelf: "Science"),
  ]

  static func load() async -> [Book] { samples }
}
