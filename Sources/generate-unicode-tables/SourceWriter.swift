/// Writes the tables as Swift source: string literals of ASCII, read in place at run time.
struct SourceWriter {
  let version: String
  let fingerprint: UInt64
  let trie: Trie

  /// The text of `UnicodeTables+Generated.swift`.
  var source: String {
    """
    // swift-format-ignore-file
    // Made by `swift run generate-unicode-tables` from the files in its Inputs folder; not for editing.

    /// Properties of all scalars for Unicode \(version), packed by `generate-unicode-tables`.
    ///
    /// The literals hold ASCII only, so they lie in the program as they are and cost nothing at
    /// start-up.
    enum UnicodeTables {
      /// The version the tables are made for.
      static var version: (Int, Int, Int) { (\(version.split(separator: ".").joined(separator: ", "))) }
      /// A hash over the input files, by which a test sees that the tables are in step.
      static var fingerprint: UInt64 { 0x\(String(fingerprint, radix: 16)) }
      /// The number of low bits of a scalar that choose the place within a block.
      static var shift: Int { \(Trie.shift) }
      /// The number of the first record.
      static var firstNumber: Int { \(Trie.firstNumber) }
      /// The number of the first record after those of simple scalars of two columns.
      static var firstNarrow: Int { \(trie.firstNarrow) }
      /// The number of the first record after those of simple scalars.
      static var firstComplex: Int { \(trie.firstComplex) }

    \(literal("index", "The block of each group of scalars, two bytes a number.", trie.index))

    \(literal("blocks", "The record number of each place of each distinct block.", trie.blocks))

    \(literal("uniform", "The columns of groups of 64 scalars of three bytes, all simple and of one width, or 0.", trie.uniform))

    \(literal("records", "The distinct records, four bytes each, lowest first.", trie.records))
    }

    """
  }

  private func literal(_ name: String, _ comment: String, _ bytes: [UInt8]) -> String {
    var lines = [""]
    for byte in bytes {
      let text = escaped(byte)
      if lines[lines.count - 1].utf8.count + text.utf8.count > 92 { lines.append("") }
      lines[lines.count - 1] += text
    }
    let body = lines.joined(separator: "\\\n    ")
    return """
        /// \(comment)
        static var \(name): StaticString {
          \"\"\"
          \(body)
          \"\"\"
        }
      """
  }

  private func escaped(_ byte: UInt8) -> String {
    switch byte {
    case 0: "\\0"
    case 0x22: "\\\""
    case 0x5C: "\\\\"
    case 0x21...0x7E: String(Unicode.Scalar(byte))
    default: "\\u{\(String(byte, radix: 16))}"
    }
  }
}
