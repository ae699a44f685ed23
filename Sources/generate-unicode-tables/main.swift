// Makes the Unicode tables of DFTerminalCore from the files in Inputs.
//
//     swift run generate-unicode-tables [--check] [PACKAGE]
//
// PACKAGE is the package's folder, the current one by default. With --check nothing is written
// and the exit status is 1 if the tables are not what the inputs give.

import Foundation

let arguments = CommandLine.arguments.dropFirst()
let isCheck = arguments.contains("--check")
let package = URL(fileURLWithPath: arguments.first { $0 != "--check" } ?? ".")
let inputsFolder = package.appendingPathComponent("Sources/generate-unicode-tables/Inputs")
let output = package.appendingPathComponent(
  "Sources/DFTerminalCore/Text/Unicode/UnicodeTables+Generated.swift")

do {
  let inputs = try UCDInputs(folder: inputsFolder)
  let table = ScalarTable(inputs: inputs)
  let writer = SourceWriter(
    version: table.version, fingerprint: inputs.fingerprint, trie: Trie(table.records))
  let source = Data(writer.source.utf8)
  if isCheck {
    let current = try Data(contentsOf: output)
    print(current == source ? "The tables are in step." : "The tables differ from the inputs.")
    exit(current == source ? 0 : 1)
  }
  try source.write(to: output)
  print("Wrote \(output.lastPathComponent) for Unicode \(table.version).")
} catch {
  FileHandle.standardError.write(Data("generate-unicode-tables: \(error)\n".utf8))
  exit(1)
}
