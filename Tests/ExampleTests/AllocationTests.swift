import Testing

/// Counts what frames allocate, in a process of its own: the counter hooks into the runtime.
@Suite struct AllocationTests {
  @Test func `a steady frame allocates a bounded number of objects`() throws {
    let outcome = try Program(name: "benchmark").run(["--child", "allocations"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let counts = outcome.output.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(counts.map(\.first) == ["grid", "list"])
    for (line, ceiling) in zip(counts, [400, 1_200]) where line.last != "unknown" {
      let count = try #require(line.last.flatMap { Int($0) })
      #expect((1...ceiling).contains(count), "\(line[0]): \(count)")
    }
  }
}
