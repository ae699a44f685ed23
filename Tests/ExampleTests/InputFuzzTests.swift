import DFTerminal
import Testing

/// A short run of `fuzz-terminal inputs` with fixed seeds, after the corpus in `Tests/Corpus`.
///
/// Longer runs: `swift run -c release fuzz-terminal inputs --minutes 10 --seed 7`.
@Suite struct InputFuzzTests {
  private let program = Program(name: "fuzz-terminal")
  private static let targets = ["decoder", "sanitizer", "csv", "query", "theme"]
  private static let corpus = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Corpus").standardized

  @Test(arguments: targets, [1, 2])
  func `no input from outside breaks a law`(target: String, seed: Int) throws {
    let result = try program.run([
      "inputs", "--target", target, "--rounds", "150", "--seed", "\(seed)",
      "--corpus", Self.corpus.path,
    ])
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    #expect(result.output.hasPrefix("\(target): 150 inputs, "))
  }

  @Test(arguments: targets) func `the corpus has inputs for every target`(target: String) throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Self.corpus.appending(path: target).path)
    #expect(files.count >= 6 && files.count < 150)
  }

  @Test func `options that make no sense are explained`() throws {
    let result = try program.run(["inputs", "--target", "nothing"])
    #expect(result.status == 2)
    #expect(result.output.contains("there is no nothing"))
  }
}
