// Prints random frames for a terminal engine to replay: one JSON object a line, each with the bytes
// of a frame and the cells that must then be on the screen. Tests/Oracles holds the replayers.

switch FuzzOptions.parse(Array(CommandLine.arguments.dropFirst())) {
case .success(let options): FuzzRun(options).printFrames()
case .failure(let problem): print("fuzz-terminal: \(problem.message)\n\n\(FuzzOptions.help)")
}
