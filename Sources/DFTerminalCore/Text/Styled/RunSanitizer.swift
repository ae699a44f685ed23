/// Sanitises runs as one text, line by line, so that clusters across runs are seen whole.
struct RunSanitizer {
  private let source: [StyledText.Run]
  /// The end of each run in the joined text.
  private let ends: [Int]
  private var index = 0
  private var result: [StyledText.Run] = []

  init(_ runs: [StyledText.Run]) {
    source = runs
    var end = 0
    ends = runs.map { run in
      end += run.text.utf8.count
      return end
    }
  }

  /// Returns the runs with clean text; a cluster has the look of its first byte.
  mutating func sanitized() -> [StyledText.Run] {
    UTF8Bytes.of(source.reduce(into: "") { $0 += $1.text }) { bytes in
      var isFirst = true
      for line in HardLines(bytes, keepsLastEmptyLine: true) {
        if !isFirst { add("\n", at: line.lowerBound - 1) }
        isFirst = false
        add(ClusterScanner(bytes.part(line)), from: line.lowerBound)
      }
    }
    return StyledText(clean: result).runs
  }

  private mutating func add(_ scanner: ClusterScanner, from start: Int) {
    var scanner = scanner
    while !scanner.isAtEnd {
      addASCII(scanner.takeASCII(), of: scanner.source, from: start)
      guard let cluster = scanner.next() else { return }
      add(scanner.text(of: cluster), at: start + cluster.bytes.lowerBound)
    }
  }

  private mutating func addASCII(_ range: Range<Int>, of bytes: UTF8Bytes, from start: Int) {
    var at = range.lowerBound
    while at < range.upperBound {
      seek(start + at)
      let end = min(range.upperBound, ends[index] - start)
      add(bytes.string(at..<end), at: start + at)
      at = end
    }
  }

  private mutating func add(_ text: String, at offset: Int) {
    seek(offset)
    var run = source[index]
    run.text = text
    result.append(run)
  }

  private mutating func seek(_ offset: Int) {
    while index < ends.count - 1, ends[index] <= offset { index += 1 }
  }
}
