// Runs files of cases and says for each case whether the library does what it expects.
//
//     swift run -c release conformance FILE.jsonl...
//
// For each case one line of JSON is printed: `{"got":…,"id":…,"status":"pass"|"fail"|"skip"}`, with
// `failed` naming the keys that do not hold, `unjudged` those the runner cannot judge and `reason`
// saying why, and who judges them. A summary follows. The exit status is 1 if a case failed and 2 if a file could not be read.

import Foundation

let files = CommandLine.arguments.dropFirst()
guard !files.isEmpty else {
  FileHandle.standardError.write(Data("usage: conformance FILE.jsonl...\n".utf8))
  exit(2)
}
var tally = Tally()
for file in files {
  do {
    for line in try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n") {
      let report = Report(of: try Case(json: line))
      print(report.json)
      tally.count(report.status)
    }
  } catch {
    FileHandle.standardError.write(Data("conformance: \(file): \(error)\n".utf8))
    exit(2)
  }
}
print(tally.summary)
exit(tally.failed > 0 ? 1 : 0)
