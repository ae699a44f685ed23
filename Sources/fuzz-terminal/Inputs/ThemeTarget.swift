import DFTerminalTheme

extension FuzzTarget {
  /// Theme files: read, or refused with the place of what is wrong, in words without controls.
  static let theme = FuzzTarget(
    name: "theme",
    words: [
      "{", "}", "[", "]", "\"", ":", ",", "\"$value\"", "\"$type\"", "\"color\"", "\"primary\"",
      "\"#ff0000\"", "\"#12345\"", "\"{color.primary}\"", "\"{a.b}\"", "1e999", "-0", "null",
      "true", "\\u0000", "\\ud800", "\"ansi:12\"", "\"ansi:999\"", "\"$extensions\"",
      "\"dfterminal\"", "\"base\"", "\"dimension\"", "{\"value\":4,\"unit\":\"px\"}", "\u{1B}[31m",
      "\"spacing\"", "\"$description\"", "1", "0.5", "\n",
    ]
  ) { bytes in
    var laws = LawCheck()
    do throws(ThemeFileError) {
      _ = try ThemeFile(bytes: bytes, file: "theme\u{1B}.json")
    } catch {
      let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
      laws.expect(!error.issues.isEmpty && error.issues.count <= 100, "a refusal has reasons")
      for issue in error.issues {
        laws.expect((1...lines).contains(issue.line ?? 1), "line \(issue.line ?? 0) of \(lines)")
        laws.expect((issue.column ?? 1) >= 1, "columns count from one")
      }
      laws.expect(
        !error.description.unicodeScalars.contains {
          $0 != "\n" && $0.properties.generalCategory == .control
        }, "the words hold no control")
    }
    return laws.broken
  }
}
