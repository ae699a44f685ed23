extension String {
  /// Calls `body` with the UTF-8 of the text, without copying it where the text is native.
  func withBytes<Result>(_ body: (borrowing Span<UInt8>) -> Result) -> Result {
    var text = self
    return text.withUTF8 { bytes in body(unsafe bytes.span) }
  }
}
