import DFTerminalIO
import Foundation

/// Tries inputs on the targets: in a process of its own, so that even a trap is found and made
/// small.
struct InputFuzz {
  private let options: InputOptions

  init(_ options: InputOptions) { self.options = options }

  /// Runs what the options ask for; returns the exit status, 1 where a law was broken.
  func run() throws -> Int32 {
    if let hex = options.only { return try check(hex) }
    if options.isWorker { return try work() }
    var status: Int32 = 0
    for target in options.targets where try !supervise(target) { status = 1 }
    return status
  }

  private func check(_ hex: String) throws -> Int32 {
    guard let bytes = InputScript.bytes(hexadecimal: hex) else {
      throw FuzzOptions.Problem(message: "--only needs hexadecimal digits")
    }
    var status: Int32 = 0
    for target in options.targets {
      guard let law = target.check(bytes) else { continue }
      print("\(target.name): \(law)")
      status = 1
    }
    return status
  }

  /// Runs the rounds of one target here.
  private func work() throws -> Int32 {
    for target in options.targets {
      let corpus = try InputCorpus(options.corpus).inputs(for: target)
      let generator = InputGenerator(target, corpus: corpus, seed: options.seed)
      var bytes = 0
      for round in options.first..<options.first + options.rounds {
        let input = round < corpus.count ? corpus[round] : generator.input(round)
        bytes += input.count
        if options.names { FileHandle.standardOutput.write(Data("\(input.hexadecimal)\n".utf8)) }
        guard let law = target.check(input) else { continue }
        var shrinker = Shrinker { target.check($0) != nil }
        let small = shrinker.shrink(input)
        print("\(target.name), seed \(options.seed), round \(round): \(target.check(small) ?? law)")
        print("  --target \(target.name) --only \(small.hexadecimal)")
        return 1
      }
      print("bytes \(bytes)")
    }
    return 0
  }

  /// Runs the rounds of one target in processes of their own; returns whether all laws held.
  private func supervise(_ target: FuzzTarget) throws -> Bool {
    let end = options.minutes.map { ContinuousClock.now + .seconds($0 * 60) }
    let batch = end == nil ? options.rounds : 2_000
    var (rounds, bytes) = (0, 0)
    repeat {
      let range = ["--first", "\(rounds)", "--rounds", "\(batch)"]
      let worker = try Worker(target, options, range)
      guard worker.status == 0 else {
        print(worker.output)
        if worker.hasTrapped { try explain(target, range) }
        return false
      }
      rounds += batch
      bytes += worker.output.split(separator: " ").last.flatMap { Int($0.filter(\.isNumber)) } ?? 0
    } while end.map { ContinuousClock.now < $0 } ?? false
    print("\(target.name): \(rounds) inputs, \(bytes) bytes, seed \(options.seed): all laws hold")
    return true
  }

  /// Finds the input that trapped, makes it small and prints it.
  private func explain(_ target: FuzzTarget, _ range: [String]) throws {
    let named = try Worker(target, options, range + ["--names"])
    guard let last = named.output.split(separator: "\n").last,
      let input = InputScript.bytes(hexadecimal: String(last))
    else { return print("\(target.name): it trapped, but not again") }
    var shrinker = Shrinker { bytes in
      // A worker that cannot be started proves nothing.
      (try? Worker(target, options, ["--only", bytes.hexadecimal]))?.hasTrapped ?? false
    }
    shrinker.attempts = 300
    print("\(target.name), seed \(options.seed): trapped")
    print("  --target \(target.name) --only \(shrinker.shrink(input).hexadecimal)")
  }
}

/// A run of this program in a process of its own.
private struct Worker {
  let status: Int32
  let hasTrapped: Bool
  let output: String

  init(_ target: FuzzTarget, _ options: InputOptions, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Bundle.main.executablePath ?? "fuzz-terminal")
    process.arguments =
      ["inputs", "--worker", "--target", target.name, "--seed", "\(options.seed)"]
      + ["--corpus", options.corpus] + arguments
    process.environment = ["SWIFT_BACKTRACE": "enable=no"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
    hasTrapped = process.terminationReason == .uncaughtSignal
  }
}
