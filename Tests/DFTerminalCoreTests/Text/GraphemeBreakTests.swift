import DFTerminalCore
import Testing

@Suite struct GraphemeBreakTests {
  @Test func `every line of GraphemeBreakTest breaks where Unicode says`() throws {
    let lines = try TextFixtures.lines("GraphemeBreakTest.txt")
    #expect(lines.count > 700)
    for line in lines {
      let rule = line.prefix { $0 != "#" }
      let clusters = rule.split(separator: "÷").map { cluster in
        TextFixtures.text(cluster.filter { $0 != "×" && $0 != "\t" })
      }.filter { !$0.isEmpty }
      let found = TextClusters(clusters.joined()).map(String.init)
      #expect(
        found.map { Array($0.unicodeScalars) } == clusters.map { Array($0.unicodeScalars) },
        "\(line)")
    }
  }
}
