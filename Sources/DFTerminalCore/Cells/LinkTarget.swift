/// A link target that may be written to a terminal or a document.
///
/// Only the schemes `http`, `https`, `mailto` and `file` are let through, at most 2,083 bytes
/// long; bytes that are not printable ASCII are percent-encoded, so that none can end the
/// sequence a terminal reads.
package struct LinkTarget: Hashable, Sendable {
  /// The target, in printable ASCII.
  package let text: String

  /// The longest target, in bytes; VTE's limit.
  package static let longest = 2_083
  private static let schemes = ["http://", "https://", "mailto:", "file://"]

  /// Creates a target; `nil` where the scheme is another or the text too long.
  package init?(_ target: String) {
    let lowered = target.prefix(8).lowercased()
    guard LinkTarget.schemes.contains(where: lowered.hasPrefix) else { return nil }
    var text = ""
    for byte in target.utf8.prefix(LinkTarget.longest + 1) { text += LinkTarget.encoded(byte) }
    guard text.utf8.count <= LinkTarget.longest else { return nil }
    self.text = text
  }

  private static func encoded(_ byte: UInt8) -> String {
    if byte > 0x20, byte < 0x7F, byte != 0x22, byte != 0x3C, byte != 0x3E {
      return String(UnicodeScalar(byte))
    }
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.utf8.count == 1 ? "%0" + digits : "%" + digits
  }
}
