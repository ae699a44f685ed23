import DFTerminal

/// A heading with something below it.
struct Exhibit<Content: View>: View {
  let title: String
  let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      DFText(title, style: .caption).dfTextStyle(.secondary).lineLimit(1)
      content
    }
  }
}

/// Exhibits beside each other, as many as fit.
struct Exhibits<Content: View>: View {
  let minimum: Int
  let content: Content

  init(minimum: Int = 34, @ViewBuilder content: () -> Content) {
    self.minimum = minimum
    self.content = content()
  }

  var body: some View {
    LazyVGrid(
      columns: [
        GridItem(
          .adaptive(minimum: .columns(minimum)), spacing: .columns(4), alignment: .topLeading)
      ],
      alignment: .leading, spacing: .rows(1)
    ) { content }
  }
}
