import DFTerminal

/// Runs the script that measures other libraries, and compares.
@MainActor struct Peers {
  private let options: BenchmarkOptions
  /// Our own figures by case, measured beside the first peer of each.
  private var ours: [String: BenchmarkResult] = [:]

  init(_ options: BenchmarkOptions) {
    self.options = options
  }

  /// Prints a line for each case and library, also for those that are missing; returns the exit
  /// status.
  mutating func run() -> Int32 {
    let script = "Tests/Oracles/peers.py"
    guard FileManager.default.fileExists(atPath: script) else {
      printError("\(script) is not here: run it from the top folder of the repository")
      return 2
    }
    do {
      for peer in try measured(script) { printLine(try line(peer)) }
      return 0
    } catch {
      printError("\(error)")
      return 1
    }
  }

  private struct Peer: Decodable {
    var name: String
    var library: String
    var version: String?
    var value: Double?
    var unit: String?
    var bytes: Int?
    /// Why it could not be measured.
    var missing: String?

    enum CodingKeys: String, CodingKey {
      case name = "case"
      case library, version, value, unit, bytes, missing
    }
  }

  private func measured(_ script: String) throws -> [Peer] {
    let rows = FileManager.default.temporaryDirectory.appending(path: "peers-\(getpid()).csv")
    try Data(Person.rows(100_000).map(\.line).joined().utf8).write(to: rows)
    defer { try? FileManager.default.removeItem(at: rows) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      ProcessInfo.processInfo.environment["PEERS_PYTHON"] ?? "python3", script, rows.path,
      options.filter,
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

  private mutating func line(_ peer: Peer) throws -> String {
    let name = "\(peer.name): \(peer.library)"
    guard let value = peer.value, let unit = peer.unit else {
      return "\(name) is missing, \(peer.missing ?? "for no reason given")"
    }
    let result = try ourResult(of: peer.name)
    let ratio = unit.hasSuffix("/s") ? result.value / value : value / result.value
    let theirs = "\(BenchmarkResult.text(value)) \(unit)" + (peer.bytes.map { ", \($0) B" } ?? "")
    let ours = "\(BenchmarkResult.text(result.value)) \(result.unit.name)"
    let bytes = peer.bytes == nil ? "" : result.work.notes["bytes"].map { ", \($0) B" } ?? ""
    return "\(name) \(peer.version ?? "") \(theirs), ours \(ours)\(bytes), "
      + "\(BenchmarkResult.text(ratio)) times as fast"
  }

  /// Measures our own case in the same run, so that both see the same machine.
  private mutating func ourResult(of name: String) throws -> BenchmarkResult {
    if let known = ours[name] { return known }
    guard let item = BenchmarkCase.all.first(where: { $0.name == name }) else {
      throw WrongAnswer("\(name): no such case")
    }
    let result = try item.measured(runs: options.runs)
    ours[name] = result
    return result
  }
}
