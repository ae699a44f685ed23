import DFTerminalCore
import DFTerminalIO
import Testing

/// Plays one read and waits until nothing is pending.
func decode(_ text: String) -> [String] {
  decode(Array(text.utf8))
}

func decode(_ bytes: [UInt8]) -> [String] {
  var decoder = InputDecoder()
  return InputScript(reads: [bytes]).play(to: &decoder)
}

@Suite struct InputKeyTests {
  @Test(arguments: [
    // Cursor keys, in both modes and with every modifier.
    ("\u{1B}[A", "up"), ("\u{1B}OB", "down"), ("\u{1B}[1;2C", "shift+right"),
    ("\u{1B}[1;3D", "alt+left"), ("\u{1B}[1;8H", "ctrl+alt+shift+home"), ("\u{1B}[F", "end"),
    ("\u{1B}O5A", "ctrl+up"), ("\u{1B}O1;5A", "ctrl+up"), ("\u{1B}[5A", "ctrl+up"),
    ("\u{1B}[;5A", "ctrl+up"), ("\u{1B}[1;9A", "super+up"),
    // rxvt.
    ("\u{1B}[a", "shift+up"), ("\u{1B}Oa", "ctrl+up"), ("\u{1B}[7~", "home"), ("\u{1B}[8~", "end"),
    ("\u{1B}[3$", "shift+delete"), ("\u{1B}[3^", "ctrl+delete"), ("\u{1B}[3@", "ctrl+shift+delete"),
    ("\u{1B}[23$", "shift+f11"),
    // VT220, xterm, PuTTY and the Linux console.
    ("\u{1B}[1~", "home"), ("\u{1B}[4~", "end"), ("\u{1B}[2~", "insert"), ("\u{1B}[5~", "pageup"),
    ("\u{1B}[6;5~", "ctrl+pagedown"), ("\u{1B}OP", "f1"), ("\u{1B}[11~", "f1"), ("\u{1B}[[A", "f1"),
    ("\u{1B}[[E", "f5"), ("\u{1B}[24~", "f12"), ("\u{1B}[34~", "f20"), ("\u{1B}[1;2R", "shift+f3"),
    ("\u{1B}[R", "f3"), ("\u{1B}[1;5S", "ctrl+f4"), ("\u{1B}[1;2Q", "shift+f2"),
    // The number pad in application mode.
    ("\u{1B}OM", "enter"), ("\u{1B}Op", "text:0"), ("\u{1B}Oy", "text:9"), ("\u{1B}Ok", "text:+"),
    ("\u{1B}[E", "key:kp_begin"),
    // Alt with keys of one byte.
    ("\u{1B}\r", "alt+enter"), ("\u{1B}\u{7F}", "alt+backspace"), ("\u{1B}\t", "alt+tab"),
    ("\u{1B} ", "alt+space"), ("\u{1B}A", "alt+shift+a"), ("\u{1B}\u{1}", "ctrl+alt+a"),
    ("\u{1B}é", "alt+é"), ("\u{1B}O", "alt+shift+o"), ("\u{1B}P", "alt+shift+p"),
    ("\u{1B}]", "alt+]"), ("\u{1B}_", "alt+_"), ("\u{1B}^", "alt+^"), ("\u{1B}X", "alt+shift+x"),
    // Control characters.
    ("\u{1}", "ctrl+a"), ("\u{1A}", "ctrl+z"), ("\u{1C}", "ctrl+\\"), ("\u{1D}", "ctrl+]"),
    ("\u{1E}", "ctrl+^"), ("\u{1F}", "ctrl+_"), ("\t", "tab"), ("\r", "enter"),
    // Shift with Tab.
    ("\u{1B}[Z", "shift+tab"), ("\u{1B}[1;5Z", "ctrl+shift+tab"),
    // modifyOtherKeys, in both forms.
    ("\u{1B}[27;5;9~", "ctrl+tab"), ("\u{1B}[27;2;13~", "shift+enter"),
    ("\u{1B}[27;6;65~", "ctrl+shift+a"), ("\u{1B}[65;6u", "ctrl+shift+a"),
    ("\u{1B}[27;5;33~", "ctrl+!"), ("\u{1B}[27;5;127~", "ctrl+backspace"),
  ])
  func `a legacy key`(_ bytes: String, _ event: String) {
    #expect(decode(bytes) == [event])
  }

  @Test(arguments: [
    ("\u{1B}[97u", "text:a"), ("\u{1B}[97;5u", "ctrl+a"), ("\u{1B}[27u", "escape"),
    ("\u{1B}[13;2u", "shift+enter"), ("\u{1B}[127;5u", "ctrl+backspace"),
    ("\u{1B}[9;3u", "alt+tab"),
    ("\u{1B}[97;2u", "text:A"), ("\u{1B}[97:65;2u", "text:A"),
    ("\u{1B}[49:33;2u", "shift+1 text:!"),
    ("\u{1B}[49;2;33u", "shift+1 text:!"), ("\u{1B}[97;1:3u", "release:a"),
    ("\u{1B}[97;1:2u", "text:a"), ("\u{1B}[1;1:3A", "release:up"),
    ("\u{1B}[3;5:3~", "release:ctrl+delete"),
    ("\u{1B}[57358u", "key:caps_lock"), ("\u{1B}[57441;2u", "shift+key:left_shift"),
    ("\u{1B}[57376u", "f13"), ("\u{1B}[57398u", "f35"), ("\u{1B}[57414u", "enter"),
    ("\u{1B}[57404u", "text:5"), ("\u{1B}[57417u", "left"), ("\u{1B}[57427~", "key:kp_begin"),
    ("\u{1B}[57430u", "key:media_play_pause"), ("\u{1B}[57363u", "menu"),
    ("\u{1B}[97;65u", "text:A"), ("\u{1B}[97;66u", "text:a"),
    ("\u{1B}[97;193;65u", "text:A"),
    // Another alphabet's layout: the shortcut is the key's place, the text is what it types.
    ("\u{1B}[1089::99;5u", "ctrl+c"), ("\u{1B}[1089::99u", "text:с"), ("\u{1B}[1089;5u", "ctrl+с"),
    // Text of an input method, without a key.
    ("\u{1B}[0;;229u", "text:å"), ("\u{1B}[;;20013u", "text:中"),
    ("\u{1B}[97;9u", "super+a"), ("\u{1B}[97;33u", "meta+a"),
  ])
  func `a key of the kitty protocol`(_ bytes: String, _ event: String) {
    #expect(decode(bytes) == [event])
  }

  @Test(arguments: [
    "\u{1B}[1003h", "\u{1B}[>4;2m", "\u{1B}[x", "\u{1B}[201~", "\u{1B}[99~", "\u{1B}[57345u",
    "\u{1B}[55296u", "\u{1B}[1114112u", "\u{1B}[?u!".replacing("u!", with: "z"), "\u{1B}[1;2;3;4A",
    "\u{1B}[ !p", "\u{1B}[1<2A", "\u{1B}]52;c;c2VjcmV0\u{7}", "\u{1B}]0;title\u{1B}\\",
    "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}^private\u{1B}\\", "\u{1B}Xstring\u{1B}\\",
    "\u{1B}Pq#0\u{1B}\\",
    "\u{1B}[<65;1;1m", "\u{1B}[<300;1;1M", "\u{1B}[<0;1M", "\u{1B}[48;0;0;0;0t", "\u{1B}[?997;9n",
  ])
  func `a sequence nobody knows is swallowed whole`(_ bytes: String) {
    #expect(decode(bytes) == ["ignored"])
    #expect(decode(bytes + "a") == ["ignored", "text:a"])
    #expect(decode("\u{1B}" + bytes) == ["escape", "ignored"])
  }

  @Test(arguments: [
    ("\u{1B}[?62;22;52c", "report:da1 62;22;52"), ("\u{1B}[?2027;0$y", "report:mode 2027 unknown"),
    ("\u{1B}[24;80R", "report:cursor 24;80"), ("\u{1B}[?5;6R", "report:cursor 5;6"),
    ("\u{1B}P>|foot(1.16)\u{1B}\\", "report:version foot(1.16)"),
    ("\u{1B}[?5u", "report:keyboard 5"),
    ("\u{1B}]10;rgb:ff/80/00\u{7}", "report:foreground #ff8000"),
    ("\u{1B}]11;#fff\u{1B}\\", "report:background #ffffff"),
    ("\u{1B}]11;rgba:1234/5678/9abc/ffff\u{1B}\\", "report:background #12569a"),
    ("\u{1B}[>1;10;0c", "report:CSI >1;10;0c"), ("\u{1B}[0n", "report:CSI 0n"),
    ("\u{1B}P1$r0m\u{1B}\\", "report:DCS 1$r0m"), ("\u{1B}[?997;2n", "theme light"),
  ])
  func `an answer of the terminal`(_ bytes: String, _ event: String) {
    #expect(decode(bytes) == [event])
    #expect(decode("\u{1B}" + bytes) == ["escape", event])
  }

  @Test func `a cursor report that is awaited is never F3`() {
    var decoder = InputDecoder()
    decoder.awaitedCursorReports = 1
    let script = InputScript(reads: [Array("\u{1B}[1;2R\u{1B}[1;2R".utf8)])
    #expect(script.play(to: &decoder) == ["report:cursor 1;2", "shift+f3"])
  }

  @Test(arguments: [
    ("\u{1B}\u{1B}", ["escape", "escape"]), ("\u{1B}\u{1B}\u{1B}", ["escape", "escape", "escape"]),
    ("\u{1B}\u{1B}[A", ["alt+up"]), ("\u{1B}\u{1B}OA", ["alt+up"]),
    ("\u{1B}\u{1B}a", ["escape", "alt+a"]),
    ("\u{1B}\u{1B}[[A", ["alt+f1"]), ("\u{1B}\u{1B}[1;5A", ["ctrl+alt+up"]),
    ("\u{1B}\u{1B}[200~x\u{1B}[201~", ["escape", "paste:x"]),
    ("\u{1B}[\u{3}", ["alt+[", "ctrl+c"]),
    ("\u{1B}[\u{1B}[A", ["alt+[", "up"]), ("\u{1B}[1;\u{1B}[A", ["ignored", "up"]),
    ("\u{1B}]\u{1B}[A", ["alt+]", "up"]), ("\u{1B}]11;\u{3}", ["ignored", "ctrl+c"]),
    ("\u{1B}]hi\u{3}", ["alt+]", "text:h", "text:i", "ctrl+c"]),
    ("\u{1B}OzA", ["alt+shift+o", "text:z", "text:A"]),
    ("\u{1B}[1é", ["ignored", "text:é"]), ("\u{1B}[[x", ["alt+[", "text:[", "text:x"]),
    ("\u{1B}\u{FF}a", ["alt+ÿ", "text:a"]),
  ])
  func `sequences that are broken off`(_ bytes: String, _ events: [String]) {
    #expect(decode(bytes) == events)
  }

  @Test(arguments: [
    ([0xC0, 0xAF], 2), ([0xED, 0xA0, 0x80], 3), ([0xF4, 0x90, 0x80, 0x80], 4), ([0xE4, 0xB8], 1),
    ([0xF0, 0x9F, 0x98], 1), ([0x80], 1), ([0xFE, 0xFF], 2), ([0xF0, 0x80, 0x80], 3),
  ])
  func `bytes that are no character become replacements by maximal subparts`(
    _ bytes: [UInt8], _ count: Int
  ) {
    #expect(decode(bytes) == Array(repeating: "text:\u{FFFD}", count: count))
    #expect(String(decoding: bytes, as: UTF8.self).unicodeScalars.count == count)
  }

  @Test func `text of every script comes scalar by scalar`() {
    let text = "héllo 中文 😀👩‍👩‍👧 e\u{301}"
    #expect(EventNotation.matches(decode(text), expected: ["text:" + text]))
  }
}
