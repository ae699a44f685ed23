import Foundation

/// The input files of the generator, all of one Unicode version but one.
struct UCDInputs {
  let ages: UCDFile
  let categories: UCDFile
  let coreProperties: UCDFile
  let eastAsianWidth: UCDFile
  /// The widths of Unicode 15.0, which terminals without grapheme support go by.
  let eastAsianWidth15: UCDFile
  let emojiData: UCDFile
  let emojiVariations: UCDFile
  let graphemeBreaks: UCDFile
  let joiningTypes: UCDFile
  let syllables: UCDFile

  /// Reads the files from a folder.
  init(folder: URL) throws {
    func file(_ name: String) throws -> UCDFile {
      try UCDFile(folder.appendingPathComponent(name + ".txt"))
    }
    ages = try file("DerivedAge")
    categories = try file("DerivedGeneralCategory")
    coreProperties = try file("DerivedCoreProperties")
    eastAsianWidth = try file("DerivedEastAsianWidth")
    eastAsianWidth15 = try file("DerivedEastAsianWidth-15.0.0")
    emojiData = try file("emoji-data")
    emojiVariations = try file("emoji-variation-sequences")
    graphemeBreaks = try file("GraphemeBreakProperty")
    joiningTypes = try file("DerivedJoiningType")
    syllables = try file("IndicSyllabicCategory")
  }

  /// The version in the title of the general categories, such as `17.0.0`.
  var version: String {
    String(categories.title.split(separator: "-").last?.prefix { $0 != "t" }.dropLast() ?? "?")
  }

  /// A hash over all files (FNV-1a, 64 bits), by which a test sees that the tables are in step.
  var fingerprint: UInt64 {
    let files = [
      ages, categories, coreProperties, eastAsianWidth, eastAsianWidth15, emojiData,
      emojiVariations, graphemeBreaks, joiningTypes, syllables,
    ]
    return files.reduce(0xcbf2_9ce4_8422_2325) { hash, file in
      file.data.reduce(hash) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
  }
}
