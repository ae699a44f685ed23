import DFTerminalCore

extension InputDecoder {
  mutating func beginPaste() {
    emitPrefix()
    begin(.paste)
    pasteTailEnd = nil
  }

  /// Returns the bytes of a paste that need not be looked at one by one.
  func plainPaste(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard state == .paste, !pasted.isMatching else { return [] }
    let room = max(1, limits.pasteBytes - pasted.bytes.count)
    let window = bytes.prefix(room)
    return window.prefix(upTo: window.firstIndex(of: 0x1B) ?? window.endIndex)
  }

  /// Takes bytes of a paste in bulk.
  mutating func collect(_ plain: ArraySlice<UInt8>) {
    pasted.append(plain)
    handOutFullPaste()
  }

  private mutating func handOutFullPaste() {
    if pasted.bytes.count >= limits.pasteBytes { emit(.paste(pasted.takeText())) }
  }

  /// Takes a byte of a paste, or one that came right behind a paste.
  ///
  /// Not every terminal removes the end marker from what it pastes, so pasted text could end its
  /// paste early and go on as keys. Bytes that follow without a pause are held back: if another
  /// end marker comes they were pasted, and if none comes they were typed.
  mutating func consumePaste(_ byte: UInt8) {
    if pasted.push(byte) { endPaste(window: limits.escape) } else { handOutFullPaste() }
  }

  /// Hands out the paste and keeps watching for the rest of it.
  private mutating func endPaste(window: Duration) {
    if state == .afterPaste, pasted.isEmpty {
      output.append(.ignored)
    } else {
      emit(.paste(pasted.takeText()))
    }
    finish()
    pasteTailEnd = now + window
  }

  /// Hands out a paste whose end never came; a late rest of it is still not typed.
  mutating func abandonPaste() {
    endPaste(window: limits.paste * 5)
  }

  /// Takes the bytes behind a paste for typed keys.
  mutating func releaseHeldBytes() {
    let bytes = pasted.takeBytes()
    finish()
    pasteTailEnd = nil
    for byte in bytes { consume(byte) }
  }
}
