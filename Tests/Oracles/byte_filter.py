#!/usr/bin/env python3
"""Shows hostile data in `dfgrid` and lets no byte pass that is not of our own vocabulary.

    byte_filter.py DFGRID

DFGRID is the built executable. The data hold every C0 and C1 control, in UTF-8 and as bare bytes,
bidirectional controls, clipboard and status requests, titles, links and 100,000 combining marks; so
do the names of columns and files and the words on the command line. What reaches the terminal, a
pipe, the title or standard error is taken apart byte by byte. Needs the package pyghostty.
"""

import os
import re
import sys
import tempfile

from lifecycle_terminal import Program, Screen

# Every sequence a program of ours may write, whole: nothing else may follow an ESC.
VOCABULARY = re.compile(
    rb"""\x1b(?:
      \[ (?: \d{1,5}(;\d{1,5})? )? [Hr]      # cursor, margins
    | \[ \d{0,5} [ABCDGKXSTb]                # motion, erasure, scrolling, repetition
    | \[ [02]? J
    | \[ [\d;:]{0,64} m                      # colours and emphasis
    | \[ \? (?:7|25|1000|1002|1003|1004|1006|1049|2004|2026|2027|2031|2048) [hl]
    | \[ \? \d{1,4} \$ p | \[ \? u | \[ > 0 q | \[ c | \[ 6 n   # questions
    | \[ > 5 u | \[ < (?:1|64) u | \[ 2[23];0 t                 # keyboard, title stack
    | \] 2; (?P<title> [^\x00-\x1f\x7f]{0,1024} ) \x1b\\
    | \] 8;[\x21-\x7e]*;[\x21-\x7e]* \x1b\\
    | \] 9;4;[0-4];\d{1,3} \x1b\\
    | \] 1[01];\? \x1b\\
    | \\                                                       # the end of a broken sequence
    )""", re.X)
COPY = re.compile(rb"\x1b\]52;c;[A-Za-z0-9+/=]*\x1b\\")
FORBIDDEN = [
    (0x00, 0x08), (0x0B, 0x0C), (0x0E, 0x1F), (0x7F, 0x9F), (0x200B, 0x200B), (0x200E, 0x200F),
    (0x202A, 0x202E), (0x2060, 0x206F), (0x61C, 0x61C), (0xFEFF, 0xFEFF), (0xFFFE, 0xFFFF),
    (0xE0001, 0xE0001),
]
HOSTILE = (
    "\x1b[3J\x1b[8mred\x1b[?1047l", "\x1b]52;c;cHduZWQ=\x07", "\x1b]0;pwned\x07", "\x1bP$qm\x1b\\",
    "\x1bP+q544e\x1b\\", "\u009b31mC1", "\u0090$qm\u009c", "\u009d52;c;cHdu\u009c", "a\u202eb\u2066c",
    "\u200f\u061c\u200b", "\x1b]8;;https://example.com\x07link\x1b]8;;\x07", "\x1b[6n\x1b[c\x1b[>q",
    "\x07\x08\x0c\x7f", "\x1b[?2004h\x1b[201~", "\ufeff\ufffe", "\x1b_Gf=32;AAAA\x1b\\", "\x1bc",
)


def table():
    """The rows of the file, as bytes."""
    rows = [b"na\x1b[3Jme,\xc2\x9b1m,\x9d52;c;x\x07,\"c\xe2\x80\xaed\""]
    for code in list(range(0x20)) + list(range(0x7F, 0xA0)):
        bare = b"x" if code in (0x0A, 0x0D) else bytes([code])
        rows.append(b'"a%sb","%s",%d,"%s"' % (chr(code).encode(), bare + b"[1;1HX", code, bare))
    for text in HOSTILE:
        rows.append(b'"%s","%s",1,"%s"' % (text.encode(), text.encode("utf-8") * 3, text.encode()))
    rows.append(b'"e' + "\u0301".encode() * 100_000 + b'",2,3,4')
    return b"\n".join(rows) + b"\n"


def strangers(data, copies=False, moves=False):
    """What of some bytes is not of our vocabulary; the first thing, or None.

    `copies` lets the clipboard be written, `moves` the cursor go back by a backspace.
    """
    data = COPY.sub(b"", data) if copies else data
    rest = VOCABULARY.sub(b"", data)
    try:
        text = rest.decode()
    except UnicodeDecodeError as error:
        return "bytes that are no UTF-8: %r" % rest[error.start:error.start + 12]
    for place, character in enumerate(text):
        if moves and character == "\b":
            continue
        if any(low <= ord(character) <= high for low, high in FORBIDDEN):
            return "U+%04X in %r" % (ord(character), text[max(0, place - 20):place + 20])
    return None


def require(condition, what):
    if not condition:
        raise AssertionError(what)


def filtered(name, data, copies=False, least=1):
    require(len(data) >= least, "%s: only %d bytes" % (name, len(data)))
    found = strangers(data, copies)
    require(found is None, "%s: %s" % (name, found))
    print("pass  %s (%d bytes)" % (name, len(data)), flush=True)


def settle(program):
    for _ in range(50):
        length = len(program.screen.raw)
        program.pump(0.1)
        if len(program.screen.raw) == length:
            return


def keys(program):
    """Moves through all the data, searches, edits, sorts and pastes."""
    for piece in ([b"\x1b[6~"] * 12 + [b"\x1b[5~"] * 3 + [b"\x1b[C"] * 5 + [b"\x1b[18~"] + [b"\x1b[B"] * 4):
        program.send(piece)
        program.pump(0.03)
    program.send(b"\x1b[102;5u")
    program.pump(0.1)
    program.send(b"\x1b[200~" + "".join(HOSTILE).replace("\x1b[201~", "").encode() + b"\x1b[201~")
    settle(program)
    program.send(b"\x1b")
    settle(program)
    program.send(b"\x1bOQ")
    settle(program)
    program.send(b"\x1b[200~" + HOSTILE[0].encode() + b"\x1b[201~")
    settle(program)
    program.send(b"\x1b")
    settle(program)


def on_screen(grid, file):
    program = Program(Screen(), [grid, file])
    require(program.pump(10, lambda program: "a␀b" in program.screen.text()), "the first rows show")
    settle(program)
    keys(program)
    filtered("screen", program.screen.raw, least=4_000)
    titles = [found["title"] for found in VOCABULARY.finditer(program.screen.raw) if found["title"]]
    require(titles and all(b"pwned" not in title for title in titles[1:]), "the title of the file")
    program.send(b"\x1b[99;5u")
    settle(program)
    filtered("screen, after copying", program.screen.raw, copies=True)
    program.send(b"\x1b[113;5u")
    if not program.ends(2):
        program.send(b"\x1b[113;5u")
        require(program.ends(), "the program ends")
    filtered("screen, to the end", program.screen.raw, copies=True)
    require(program.screen.differences() == {}, "the terminal is as it was")


def output(grid, arguments, terminal):
    """Standard output and standard error of a run, each as bytes."""
    screen = Screen()
    out, out_end = os.pipe()
    errors, errors_end = os.pipe()
    program = Program(
        screen, [grid, *arguments], stdout=None if terminal else out_end, stderr=errors_end)
    os.close(out_end)
    os.close(errors_end)
    data = b""
    if not terminal:
        while part := os.read(out, 65536):
            data += part
    require(program.ends(30), "the program ends")
    error = b""
    while part := os.read(errors, 65536):
        error += part
    os.close(out)
    os.close(errors)
    return screen.raw if terminal else data, error


def static(grid, file):
    for arguments in ([], ["--once", "--size", "60x30"], ["--format", "markdown"], ["--format", "html"]):
        data, _ = output(grid, [file, *arguments], terminal=False)
        filtered("pipe " + " ".join(arguments), data, least=500)
        require(b"\x1b" not in data, "no escape sequences in a pipe")
    for form in ("text", "csv", "tsv", "json", "markdown", "html"):
        data, _ = output(grid, [file, "--format", form], terminal=True)
        filtered("terminal --format " + form, data, least=500)
    data, _ = output(grid, [file, "--format", "csv"], terminal=False)
    require(b"a\x1bb" in data, "an export to a file carries the original value")


def errors(grid, folder, file):
    missing = os.path.join(folder, "mis\x1b]0;pwned\x07sing\u202e\u009b.csv")
    for arguments in (
        [missing], [file, "--sort", HOSTILE[0]], [file, "--columns", HOSTILE[5]],
        [file, "--theme", HOSTILE[1]], [file, "--" + HOSTILE[2], "x"], [file, "--size", HOSTILE[3]],
        [file, "--delimiter", HOSTILE[8]], [file, "--page", HOSTILE[4]],
    ):
        _, error = output(grid, arguments, terminal=False)
        filtered("error %r" % arguments[-1][:14], error, least=10)
        require(b"\x1b" not in error, "no escape sequences in an error")


def main():
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    grid = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "hos\x1b]2;pwned\x07tile\u009b\u202e.csv")
        with open(file, "wb") as data:
            data.write(table())
        # The filter itself must see what is strange.
        for text in HOSTILE[:11]:
            require(strangers(text.encode()), "the filter lets %r pass" % text)
        on_screen(grid, file)
        static(grid, file)
        errors(grid, folder, file)
    return 0


if __name__ == "__main__":
    sys.exit(main())
