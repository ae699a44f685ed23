import DFTerminal

/// What a machine has to do at least for an answer.
enum Needful {
  /// Nothing that could be timed.
  case nothing
  /// Copying a number of bytes (memcpy).
  case copying(Int)
  /// Looking through a number of bytes (memchr).
  case scanning(Int)
  /// Going round a bare loop.
  case stepping(Int)
}

/// How fast this machine copies, looks through bytes and goes round a loop, measured in this run.
@MainActor struct Calibration {
  /// Measured when it is asked for first.
  static let shared = Calibration()

  private let secondsPerCopiedByte: Double
  private let secondsPerScannedByte: Double
  /// The seconds a bare loop takes for each step.
  let secondsPerStep: Double

  private static let bytes = 4 << 20

  private init() {
    secondsPerCopiedByte = Calibration.fastest(of: Calibration.copy) / Double(Calibration.bytes)
    secondsPerScannedByte = Calibration.fastest(of: Calibration.scan) / Double(Calibration.bytes)
    let steps = 1_000_000
    secondsPerStep = Calibration.fastest { Calibration.step(0..<steps) } / Double(steps)
  }

  /// Returns the seconds that the needful takes.
  func seconds(for needful: Needful) -> Double {
    switch needful {
    case .nothing: 0
    case .copying(let bytes): Double(bytes) * secondsPerCopiedByte
    case .scanning(let bytes): Double(bytes) * secondsPerScannedByte
    case .stepping(let steps): Double(steps) * secondsPerStep
    }
  }

  private static func fastest(of body: () -> Int) -> Double {
    var best = Double.infinity
    for _ in 0..<9 {
      let start = CPUClock.seconds
      keep(body())
      best = min(best, CPUClock.seconds - start)
    }
    return best
  }

  private static let source = [UInt8](repeating: 0x61, count: bytes)
  private static var target = [UInt8](repeating: 0, count: bytes)

  private static func copy() -> Int {
    unsafe target.withUnsafeMutableBytes { target in
      unsafe source.withUnsafeBytes { unsafe target.copyMemory(from: $0) }
    }
    return Int(target[bytes / 2])
  }

  private static func scan() -> Int {
    unsafe source.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return 0 }
      return unsafe memchr(base, 0x0A, bytes.count) == nil ? 1 : 0
    }
  }

  /// Mixes the elements of a sequence into a digest: a loop that does next to nothing, but that no
  /// compiler replaces by a formula.
  @inline(never)
  static func step(_ steps: some Sequence<Int>) -> Int {
    var digest = 0
    for step in steps { digest = digest &* 31 ^ step }
    return digest
  }

  /// Returns its argument without the compiler knowing what it is.
  @inline(never) @discardableResult
  static func keep(_ value: Int) -> Int { value }
}
