// Prints random frames for a terminal engine to replay: one JSON object a line, each with the bytes
// of a frame and the cells that must then be on the screen. Tests/Oracles holds the replayers.
//
// As `fuzz-terminal inputs` it tries random inputs on what reads bytes from outside instead.

import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "inputs" {
  do {
    exit(try InputFuzz(try InputOptions.parse(arguments.dropFirst())).run())
  } catch let problem as FuzzOptions.Problem {
    print("fuzz-terminal: \(problem.message)\n\n\(InputOptions.help)")
    exit(2)
  } catch {
    print("fuzz-terminal: \(error)")
    exit(2)
  }
}
switch FuzzOptions.parse(arguments) {
case .success(let options): FuzzRun(options).printFrames()
case .failure(let problem): print("fuzz-terminal: \(problem.message)\n\n\(FuzzOptions.help)")
}
