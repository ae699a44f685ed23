/// Makes inputs from a corpus, from words and from chance; the same ones from the same seed.
struct InputGenerator {
  private let corpus: [[UInt8]]
  private let words: [[UInt8]]
  private let seed: UInt64

  init(_ target: FuzzTarget, corpus: [[UInt8]], seed: UInt64) {
    self.corpus = corpus
    self.seed = seed
    words = target.words.map { Array($0.utf8) }
  }

  /// Returns the input of a round, which depends on nothing but the seed and the corpus.
  func input(_ round: Int) -> [UInt8] {
    var random = SplitMix(state: seed &* 0x9E37_79B9 &+ UInt64(round) &* 0xD134_2543_DE82_EF95)
    var input = start(&random)
    for _ in 0..<Int.random(in: 1...6, using: &random) { change(&input, &random) }
    return input
  }

  private func start(_ random: inout SplitMix) -> [UInt8] {
    if Int.random(in: 0..<2, using: &random) == 0, let known = corpus.randomElement(using: &random)
    {
      return known
    }
    return text(Int.random(in: 0...60, using: &random), &random)
  }

  private func text(_ count: Int, _ random: inout SplitMix) -> [UInt8] {
    (0..<count).flatMap { _ -> [UInt8] in
      if Int.random(in: 0..<4, using: &random) > 0, let word = words.randomElement(using: &random) {
        return word
      }
      return [.random(in: 0...255, using: &random)]
    }
  }

  private func change(_ input: inout [UInt8], _ random: inout SplitMix) {
    let place = Int.random(in: 0...input.count, using: &random)
    let end = min(input.count, place + Int.random(in: 0...12, using: &random))
    switch Int.random(in: 0..<8, using: &random) {
    case 0: input.removeSubrange(place..<end)
    case 1: input.insert(contentsOf: input[place..<end], at: place)
    case 2:
      input.insert(contentsOf: text(Int.random(in: 1...8, using: &random), &random), at: place)
    case 3: for index in place..<end { input[index] = .random(in: 0...255, using: &random) }
    case 4: if place < input.count { input[place] ^= 1 << UInt8.random(in: 0..<8, using: &random) }
    case 5: input.replaceSubrange(place..<end, with: words.randomElement(using: &random) ?? [])
    case 6: splice(&input, at: place, &random)
    default: repeatPiece(&input, place..<end, &random)
    }
  }

  /// The beginning of one input and the end of another.
  private func splice(_ input: inout [UInt8], at place: Int, _ random: inout SplitMix) {
    guard let other = corpus.randomElement(using: &random) else { return }
    let start = Int.random(in: 0...other.count, using: &random)
    input = Array(input[..<place] + other[start...])
  }

  private func repeatPiece(_ input: inout [UInt8], _ piece: Range<Int>, _ random: inout SplitMix) {
    guard input.count < 4_096 else { return }
    let copies = Array(
      repeating: Array(input[piece]), count: Int.random(in: 1...40, using: &random))
    input.insert(contentsOf: copies.joined(), at: piece.upperBound)
  }
}
