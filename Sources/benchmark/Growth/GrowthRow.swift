import DFTerminal

/// A row whose texts are of one kind.
struct GrowthRow: Identifiable, Sendable {
  let id: Int
  let first: String
  let second: String

  /// What the cells of a grid hold.
  enum Kind: String, CaseIterable {
    case ascii = "ASCII"
    case eastAsian = "CJK"
    case emoji
    case views
  }

  /// Returns rows of a kind; views show texts of ASCII.
  static func rows(_ count: Int, _ kind: Kind) -> [GrowthRow] {
    (0..<count).map { GrowthRow(id: $0, kind) }
  }

  private init(id: Int, _ kind: Kind) {
    let number = id * 7_919 % 1_000
    self.id = id
    switch kind {
    case .ascii, .views: (first, second) = ("name \(number)", "person\(number)@example.org")
    case .eastAsian: (first, second) = ("山田太郎 \(number)", "東京都港区\(number)")
    case .emoji: (first, second) = ("👍🏽 🚀 \(number)", "👩‍💻 e\u{301} 🇩🇪 \(number)")
    }
  }

  /// Returns a number of columns, which show the two texts by turns.
  @MainActor static func columns(_ count: Int, _ kind: Kind) -> [DFDataGridColumn<GrowthRow>] {
    (0..<count).map { number in
      let header = "Column \(number)"
      if kind == .views {
        return DFDataGridColumn(id: header, header: header) { row in
          AnyView(
            HStack(spacing: 1) {
              Text(row.first); Text(row.second)
            })
        }
      }
      return DFDataGridColumn(header, value: number.isMultiple(of: 2) ? \.first : \.second)
    }
  }
}
