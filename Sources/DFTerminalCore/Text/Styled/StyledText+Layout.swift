extension StyledText {
  /// Returns the cells the text takes when its lines stand below each other: the widest line and
  /// the number of lines.
  public func size(profile: WidthProfile = .grapheme) -> CellSize {
    TextMeasure.size(of: text, profile: profile)
  }

  /// Returns the text as one line that takes `columns` cells at most, with a mark where it was cut
  /// in the look of the text beside it.
  ///
  /// Line breaks show as `⏎`. The rules are those of ``TextTruncation``.
  public func truncated(
    to columns: Int, mode: TextTruncation.Mode = .end, mark: String = TextTruncation.unicodeMark,
    profile: WidthProfile = .grapheme
  ) -> StyledText {
    let line = onOneLine
    let flat = CellLine(line.text, profile)
    guard let cut = TextTruncation.Cut(of: flat, to: max(columns, 0), mode: mode, mark: mark)
    else { return line }
    let head = line.slice(0..<cut.head)
    let tail = line.slice(cut.tail..<flat.text.utf8.count)
    var middle = head.last ?? tail.first ?? line.runs.first ?? Run("")
    middle.text = cut.filling
    return StyledText(clean: head + [middle] + tail)
  }

  /// Returns the lines of the text, none wider than `columns`, at least one.
  ///
  /// The rules are those of ``TextWrapping``.
  public func wrapped(
    to columns: Int, mode: TextWrapping.Mode = .word, profile: WidthProfile = .grapheme
  ) -> [StyledText] {
    hardLines.flatMap { line in
      let flat = line.text
      let breaker = LineBreaker(flat, limit: max(columns, 1), profile: profile)
      return (mode == .fold ? breaker.folded : breaker.wrapped).map {
        StyledText(clean: line.slice($0))
      }
    }
  }

  /// The text with its line breaks as marks.
  private var onOneLine: StyledText {
    StyledText(
      clean: runs.map { run in
        var run = run
        run.text = TextSanitizer.sanitize(run.text)
        return run
      })
  }

  /// The lines the text's own breaks make.
  var hardLines: [StyledText] {
    let flat = text
    return UTF8Bytes.of(flat) { bytes in
      HardLines(bytes).map { StyledText(clean: slice($0)) }
    }
  }

  /// Returns the runs of a range of bytes that begins and ends between clusters.
  private func slice(_ bytes: Range<Int>) -> [Run] {
    var start = 0
    var slice: [Run] = []
    for run in runs {
      let count = run.text.utf8.count
      let part = bytes.clamped(to: start..<start + count)
      if !part.isEmpty {
        var piece = run
        piece.text = UTF8Bytes.of(run.text) {
          $0.string(part.lowerBound - start..<part.upperBound - start)
        }
        slice.append(piece)
      }
      start += count
    }
    return slice
  }
}
