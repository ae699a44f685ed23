/// The generator of Python's `random`, for texts that a script of the same seed makes too.
///
/// Source: Matsumoto and Nishimura, MT19937 (2002), and CPython's `random` module.
struct MersenneTwister {
  private var state = [UInt32](repeating: 0, count: size)
  private var index = size

  private static let size = 624
  private static let middle = 397

  /// Seeds it as `random.seed(number)` does.
  init(seed: UInt32) {
    fill(19_650_218)
    mix(key: seed)
  }

  /// Fills the state from one number.
  private mutating func fill(_ seed: UInt32) {
    state[0] = seed
    for place in 1..<MersenneTwister.size {
      let last = state[place - 1]
      state[place] = 1_812_433_253 &* (last ^ last >> 30) &+ UInt32(place)
    }
  }

  /// Mixes a key of one number into the state.
  private mutating func mix(key: UInt32) {
    var place = 1
    for _ in 0..<MersenneTwister.size {
      let last = state[place - 1]
      state[place] = (state[place] ^ (last ^ last >> 30) &* 1_664_525) &+ key
      advance(&place)
    }
    for _ in 1..<MersenneTwister.size {
      let last = state[place - 1]
      state[place] = (state[place] ^ (last ^ last >> 30) &* 1_566_083_941) &- UInt32(place)
      advance(&place)
    }
    state[0] = 0x8000_0000
  }

  private mutating func advance(_ place: inout Int) {
    place += 1
    guard place >= MersenneTwister.size else { return }
    state[0] = state[MersenneTwister.size - 1]
    place = 1
  }

  /// The next 32 bits.
  mutating func next() -> UInt32 {
    if index >= MersenneTwister.size { twist() }
    var bits = state[index]
    index += 1
    bits ^= bits >> 11
    bits ^= bits << 7 & 0x9D2C_5680
    bits ^= bits << 15 & 0xEFC6_0000
    return bits ^ bits >> 18
  }

  private mutating func twist() {
    let size = MersenneTwister.size
    for place in 0..<size {
      let bits = state[place] & 0x8000_0000 | state[(place + 1) % size] & 0x7FFF_FFFF
      let other = state[(place + MersenneTwister.middle) % size]
      state[place] = other ^ bits >> 1 ^ (bits & 1 == 0 ? 0 : 0x9908_B0DF)
    }
    index = 0
  }

  /// A number from 0 up to but not including a limit, as `random._randbelow` draws it.
  mutating func below(_ limit: Int) -> Int {
    let shift = UInt32(32 - (Int.bitWidth - limit.leadingZeroBitCount))
    while true {
      let number = Int(next() >> shift)
      if number < limit { return number }
    }
  }

  /// A number from 0 up to but not including 1, as `random.random` draws it.
  mutating func unit() -> Double {
    let (high, low) = (next() >> 5, next() >> 6)
    return (Double(high) * 67_108_864 + Double(low)) / 9_007_199_254_740_992
  }

  /// An element, as `random.choice` draws it.
  mutating func choice<Element>(of elements: [Element]) -> Element {
    elements[below(elements.count)]
  }
}
