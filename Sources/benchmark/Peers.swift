import DFTerminal

/// Runs the scripts that measure other libraries, and compares.
@MainActor struct Peers {
  private let options: BenchmarkOptions

  init(_ options: BenchmarkOptions) {
    self.options = options
  }

  /// Prints a line for each case and library; returns the exit status.
  func run() -> Int32 {
    let script = "Tests/Oracles/peers.py"
    guard FileManager.default.fileExists(atPath: script) else {
      printError("\(script) is not here: run it from the top folder of the repository")
      return 2
    }
    do {
      for peer in try measured(script) where options.accepts(peer.name) { try report(peer) }
      return 0
    } catch {
      printError("\(error)")
      return 1
    }
  }

  private struct Peer: Decodable {
    var name: String
    var library: String
    var value: Double
    var unit: String

    enum CodingKeys: String, CodingKey {
      case name = "case"
      case library, value, unit
    }
  }

  private func measured(_ script: String) throws -> [Peer] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      ProcessInfo.processInfo.environment["PEERS_PYTHON"] ?? "python3", script, options.filter,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try WrongAnswer.unless(process.terminationStatus == 0, "\(script) failed")
    return try String(decoding: output, as: UTF8.self).split(separator: "\n").map {
      try JSONDecoder().decode(Peer.self, from: Data($0.utf8))
    }
  }

  /// Measures our own case again beside each peer, so that both see the same machine.
  private func report(_ peer: Peer) throws {
    guard let ours = BenchmarkCase.all.first(where: { $0.name == peer.name }) else { return }
    let result = try ours.measured(runs: options.runs)
    let isRate = peer.unit.hasSuffix("/s")
    let ratio = isRate ? result.value / peer.value : peer.value / result.value
    print(
      "\(peer.name): \(peer.library) \(peer.value) \(peer.unit), ours "
        + String(format: "%.2f \(result.unit.name), %.1f times as fast", result.value, ratio))
  }
}
