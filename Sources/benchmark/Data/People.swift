import DFTerminal

/// Rows made by a fixed sequence (splitmix64, seed 42), the same in every language.
struct Person: Identifiable, Sendable {
  let id: Int
  let name: String
  let email: String
  let amount: Double
  let status: String
  let date: String

  /// Returns the first rows of the sequence.
  static func rows(_ count: Int) -> [Person] {
    var generator = SplitMix64(state: 42)
    return (1...max(1, count)).map { Person(id: $0, &generator) }
  }

  private init(id: Int, _ generator: inout SplitMix64) {
    let first = Words.first[generator.below(Words.first.count)]
    let last = Words.last[generator.below(Words.last.count)]
    let kind = generator.below(100)
    let variant = generator.next()
    let cents = generator.next() % 10_000_000
    self.id = id
    name = Person.name(first, last, kind, variant)
    email =
      "\(first.lowercased()).\(last.lowercased())\(variant % 1000)"
      + "@\(Words.domains[Int((variant >> 20) % 4)])"
    amount = (Double(cents) - 1_000_000) / 100
    status = Words.status[generator.below(5)]
    date = Person.date(generator.below(4000))
  }

  private static func name(
    _ first: String, _ last: String, _ kind: Int, _ variant: UInt64
  ) -> String {
    let index = Int(variant % 8)
    return switch kind {
    case 0..<3: Words.cjk[index]
    case 3..<6: "\(first) \(last) \(Words.emoji[index])"
    case 6..<8: "\(Words.combining[index]) \(last)"
    default: "\(first) \(last)"
    }
  }

  /// The day a number of days after 2015-01-01.
  private static func date(_ days: Int) -> String {
    // Civil date from a day count, after the proleptic Gregorian calendar's 400-year cycle.
    let shifted = days + 16_436 + 719_468
    let era = shifted / 146_097
    let day = shifted - era * 146_097
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365
    let rest = day - (365 * year + year / 4 - year / 100)
    let month = (5 * rest + 2) / 153
    let civilMonth = month < 10 ? month + 3 : month - 9
    let civilYear = year + era * 400 + (civilMonth <= 2 ? 1 : 0)
    return "\(civilYear)-\(pad(civilMonth))-\(pad(rest - (153 * month + 2) / 5 + 1))"
  }

  private static func pad(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

/// The words rows are made of.
private enum Words {
  static let first = split(
    "James Mary Robert Patricia John Jennifer Michael Linda David Elizabeth William Barbara "
      + "Richard Susan Joseph Jessica Thomas Sarah Charles Karen Ana Bo Christopher Alexandra "
      + "Wei Noor Ivan Olga Priya Kofi Lars Ingrid")
  static let last = split(
    "Smith Johnson Williams Brown Jones Garcia Miller Davis Rodriguez Martinez Hernandez Lopez "
      + "Gonzalez Wilson Anderson Thomas Taylor Moore Jackson Martin Lee Perez Thompson White "
      + "Harris Sanchez Clark Ramirez Lewis Robinson Li Papadopoulos")
  static let cjk = ["王小明", "山田太郎", "佐藤 花子", "김민준", "李娜", "陳大文", "박서연", "鈴木一郎"]
  static let emoji = ["🚀", "🎉", "👍🏽", "👩‍💻", "🇩🇪", "❤️", "🔥", "🧑‍🤝‍🧑"]
  static let combining = [
    "Jose\u{301}", "Zoe\u{308}", "Andre\u{301}", "Bjo\u{308}rn", "Nin\u{303}o",
    "Franc\u{327}ois", "A\u{30A}sa", "Dvor\u{30C}a\u{301}k",
  ]
  static let status = split("active pending suspended closed archived")
  static let domains = split("example.com example.org mail.example.net corp.example.io")

  private static func split(_ words: String) -> [String] {
    words.split(separator: " ").map(String.init)
  }
}

/// How the rows are shown, and whether they are the right ones.
extension Person {
  /// The columns of a grid.
  @MainActor static let columns: [DFDataGridColumn<Person>] = [
    DFDataGridColumn("Id", value: \.id), DFDataGridColumn("Name", value: \.name),
    DFDataGridColumn("Email", value: \.email),
    DFDataGridColumn("Amount", value: \.amount, format: .fraction(2, separator: "")),
    DFDataGridColumn("Status", value: \.status), DFDataGridColumn("Date", value: \.date),
  ]

  /// The columns of a printed table.
  @MainActor static let tableColumns: [DFTableColumn<Person>] = [
    DFTableColumn("Id", value: \.id), DFTableColumn("Name", value: \.name),
    DFTableColumn("Email", value: \.email),
    DFTableColumn("Amount", value: \.amount, format: .fraction(2, separator: "")),
    DFTableColumn("Status", value: \.status), DFTableColumn("Date", value: \.date),
  ]

  /// Compares the digest (FNV-1a) of the first thousand rows, as lines of a file, with that of the
  /// sequence written down in another language.
  static func check(_ rows: [Person]) throws {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    for row in rows.prefix(1000) {
      for byte in row.line.utf8 { digest = (digest ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    }
    try WrongAnswer.unless(
      rows.count < 1000 || digest == 0x32C1_92DF_A134_ED60,
      "the rows are others than those of the sequence: \(String(digest, radix: 16))")
  }

  /// The row as a line of a delimited file.
  var line: String {
    "\(id),\(name),\(email),\(String(format: "%.2f", amount)),\(status),\(date)\n"
  }
}
