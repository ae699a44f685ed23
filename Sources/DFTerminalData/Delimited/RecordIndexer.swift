/// Finds where the records of a file begin, piece by piece.
///
/// Only quotes and line ends are looked for: a quote opens a field exactly when a delimiter or a line
/// end stands before it, so delimiters need no attention of their own, except to count fields.
struct RecordIndexer: Sendable {
  /// The most problems kept.
  private static let problemLimit = 20

  let dialect: DelimitedDialect
  private let finder: DelimiterFinder
  /// Where the next record begins.
  private(set) var place: Int
  /// The most fields of a record so far.
  private(set) var widest = 0
  /// What is odd, as byte offsets.
  private(set) var problems: [(kind: DelimitedProblem.Kind, offset: Int)] = []

  init(dialect: DelimitedDialect, start: Int) {
    self.dialect = dialect
    finder = DelimiterFinder(dialect)
    place = start
  }

  /// Goes on until `goal` bytes are passed and returns where records begin; blank lines are none.
  mutating func advance(to goal: Int, in bytes: borrowing Span<UInt8>) -> [Int] {
    var found: [Int] = []
    while place < bytes.count && place < goal {
      let byte = bytes[place]
      if byte == 0x0A || byte == 0x0D {
        place += 1
        continue
      }
      found.append(place)
      skipRecord(bytes)
    }
    return found
  }

  private mutating func skipRecord(_ bytes: borrowing Span<UInt8>) {
    let start = place
    var fields = 1
    while true {
      let run = finder.run(from: place, in: bytes)
      place = run.end
      fields += run.delimiters
      guard place < bytes.count, bytes[place] == dialect.quote else { break }
      if place == start || bytes[place - 1] == dialect.delimiter {
        skipQuoted(bytes)
      } else {
        note(.bareQuote, at: place)
        place += 1
      }
    }
    widest = max(widest, fields)
  }

  /// Moves behind the quote that closes the field beginning here.
  private mutating func skipQuoted(_ bytes: borrowing Span<UInt8>) {
    let start = place
    place = finder.quote(from: place + 1, in: bytes)
    while place < bytes.count {
      guard place + 1 < bytes.count, bytes[place + 1] == dialect.quote else {
        place += 1
        return noteTextAfterQuote(bytes)
      }
      place = finder.quote(from: place + 2, in: bytes)
    }
    note(.unterminatedQuote, at: start)
  }

  private mutating func noteTextAfterQuote(_ bytes: borrowing Span<UInt8>) {
    guard place < bytes.count else { return }
    let next = bytes[place]
    if next != dialect.delimiter && next != 0x0A && next != 0x0D {
      note(.textAfterQuote, at: place)
    }
  }

  private mutating func note(_ kind: DelimitedProblem.Kind, at offset: Int) {
    if problems.count < Self.problemLimit { problems.append((kind, offset)) }
  }
}
