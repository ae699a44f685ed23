/// The version of the Unicode Standard that text is segmented and measured by.
///
/// The tables are the library's own, so the answer is the same on every system and does not
/// follow the version of the Swift runtime.
public enum UnicodeVersion {
  /// The version's number, such as `17.0.0`.
  public static var current: String {
    let (major, minor, update) = UnicodeTables.version
    return "\(major).\(minor).\(update)"
  }

  /// A hash over the data files the tables were made from (FNV-1a, 64 bits).
  package static var fingerprint: UInt64 { UnicodeTables.fingerprint }
}
