/// Which module may import what.
struct LayeringPolicy {
  let table: ModuleTable

  /// The modules that stand on the standard library alone, and the folders of theirs that may
  /// read files through Foundation.
  static let withoutFoundation = [
    "DFTerminalCore": [String](),
    "DFTerminalIO": [],
    "DFTerminalTheme": ["Sources/DFTerminalTheme/Files"],
  ]
  /// The modules the C library goes by.
  static let libc: Set<String> = [
    "Android", "Bionic", "CRT", "Darwin", "Glibc", "Musl", "WinSDK",
  ]
  /// The one file that re-exports.
  static let umbrella = "Sources/DFTerminal/Exports.swift"
  /// The one file that names the C library.
  static let systemCalls = "Syscalls.swift"

  /// Returns what a file of `Sources/` imports against the rules.
  func findings(in file: RepositoryFile) -> [Finding] {
    ImportLine.all(in: file.tokens).flatMap { line in
      [ownModule(line, file), foundation(line, file), libc(line, file), export(line, file)]
        .compactMap { message in
          message.map { Finding(path: file.path, line: line.line, message: $0) }
        }
    }
  }

  private func module(of file: RepositoryFile) -> String {
    file.path.split(separator: "/").dropFirst().first.map(String.init) ?? ""
  }

  private func ownModule(_ line: ImportLine, _ file: RepositoryFile) -> String? {
    let module = module(of: file)
    guard table.dependencies[line.module] != nil, let allowed = table.dependencies[module],
      !allowed.contains(line.module)
    else { return nil }
    return "\(module) imports \(line.module), which the table of modules in "
      + "Docs/Architecture.md does not allow; move the code down, or change the table and say "
      + "why in Docs/Decisions"
  }

  private func foundation(_ line: ImportLine, _ file: RepositoryFile) -> String? {
    guard line.module.hasPrefix("Foundation"),
      let folders = Self.withoutFoundation[module(of: file)],
      !folders.contains(where: { file.folder.hasPrefix($0) })
    else { return nil }
    return "\(module(of: file)) does without \(line.module): it costs start-up time; use the "
      + "standard library, or move the code to a module above"
  }

  private func libc(_ line: ImportLine, _ file: RepositoryFile) -> String? {
    let isHome = module(of: file) == "DFTerminalIO" && file.name == Self.systemCalls
    guard Self.libc.contains(line.module), !isHome else { return nil }
    return "imports \(line.module); only \(Self.systemCalls) of DFTerminalIO names the C library; "
      + "offer the call there and use it from here"
  }

  private func export(_ line: ImportLine, _ file: RepositoryFile) -> String? {
    guard line.isExported, file.path != Self.umbrella else { return nil }
    return "re-exports \(line.module); only \(Self.umbrella) does; write `public import`"
  }
}
