#!/usr/bin/env python3
"""Replays random frames in libvterm (apt-get install libvterm-dev), which measures scalar by scalar.

The screen must equal the buffer cell by cell, but for the cells of clusters that terminals measure
differently. Needs a C compiler; libvterm knows no dim text, no links and six scalars a cell.
"""

import os
import subprocess
import sys
import tempfile

import frames

CONFIGURATIONS = [("", "truecolor"), ("bce", "256"), ("noscroll", "16"), ("", "none")]


def build(folder):
    """Compiles the replayer."""
    source = os.path.join(os.path.dirname(os.path.abspath(__file__)), "vterm_screen.c")
    target = os.path.join(folder, "vterm_screen")
    subprocess.run(["cc", "-O2", "-Wall", "-Wextra", "-o", target, source, "-lvterm"], check=True)
    return target


class Screen:
    """One line of the replayer, read as a screen."""

    def __init__(self, line, columns):
        fields = line.split()
        self.cursor = [int(fields[0]), int(fields[1])]
        self.visible = fields[2] == "1"
        self.cells = [field.split(",") for field in fields[3:]]
        self.columns = columns

    def text(self, row, column):
        numbers = [int(scalar, 16) for scalar in self.cells[row * self.columns + column][0].split(".")]
        # libvterm leaves marks of an earlier glyph in the second half of a wide one.
        if numbers[0] == 0xFFFFFFFF:
            return ""
        return "".join(map(chr, numbers)) if numbers != [0] else " "

    def style(self, row, column):
        cell = self.cells[row * self.columns + column]
        bold, underline, italic, reverse, strike = cell[2].split(".")
        return dict(
            fg=color(cell[3]), bg=color(cell[4]), underline=int(underline), ul=None,
            bold=bold == "1", italic=italic == "1", inverse=reverse == "1",
            strikethrough=strike == "1", faint=False, link=False)


def doubtful(frame):
    """The cells of emoji, of which libvterm's old tables know only some."""
    cells = frames.spoiled(frame)
    for row, line in enumerate(frame["cells"]):
        for column, text in enumerate(line[:-1]):
            if text and line[column + 1] == "" and not 0x2E80 <= ord(text[0]) < 0x1F000:
                cells |= {(row, column), (row, column + 1)}
    return cells


def color(text):
    if text == "-":
        return None
    return [int(part) for part in text.split(".")] if "." in text else int(text)


def replay(path, replayer, options, seed, features, depth):
    """Replays one run; returns the number of frames, or exits at the first mismatch."""
    more = ["--depth", depth] + (["--features", features] if features else [])
    more += frames.size(options)
    count, before = 0, None
    with subprocess.Popen([replayer], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        for frame in frames.frames(path, options, seed, *more):
            head = f"{frame['columns']} {frame['rows']} {len(frame['bytes'])}\n"
            process.stdin.write(head.encode() + frame["bytes"])
            process.stdin.flush()
            screen = Screen(process.stdout.readline().decode(), frame["columns"])
            for style in frame["styles"]:
                style["faint"] = style["link"] = False
            found = frames.differences(
                frame, screen.text, screen.style, doubtful(frame), frames.split(frame),
                same_text=lambda shown, wanted: len(wanted) > 6 and wanted.startswith(shown))
            if screen.visible != (frame["cursor"] is not None):
                found.append("the cursor is shown or hidden wrongly")
            if frame["cursor"] and screen.cursor != frame["cursor"]:
                found.append(f"cursor at {screen.cursor} instead of {frame['cursor']}")
            if found:
                frames.report(frame, found, before)
                print(f"libvterm, depth {depth}, features {features or 'none'}: FAILED")
                raise SystemExit(1)
            count, before = count + 1, frame
        process.stdin.close()
    return count


def main():
    options = frames.arguments(__doc__, frames=2_000)
    path = frames.program(options)
    with tempfile.TemporaryDirectory() as folder:
        replayer = build(folder)
        for index, (features, depth) in enumerate(CONFIGURATIONS):
            count = replay(path, replayer, options, options.seed + index, features, depth)
            print(f"libvterm, depth {depth}, features {features or 'none'}: {count} frames equal")


if __name__ == "__main__":
    sys.exit(main())
