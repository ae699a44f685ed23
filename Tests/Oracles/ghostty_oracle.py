#!/usr/bin/env python3
"""Replays random frames in libghostty (pip install pyghostty==0.1.3), with mode 2027 on and off.

The screen must equal the buffer cell by cell. Where mode 2027 is off, only the cells of clusters
that terminals measure differently may differ, never their neighbours.
"""

import sys

from pyghostty import Terminal
from pyghostty._ffi import ffi, lib
from pyghostty.core import init_sized, union_fn

import frames

CONFIGURATIONS = [
    ("graphemes,links,underlines,sync,rep,bce", "truecolor"),
    ("", "truecolor"),
    ("bce,underlines", "256"),
    ("noscroll,rep", "16"),
    ("links", "none"),
]


class Screen:
    """Reads cells of a libghostty terminal."""

    def __init__(self, terminal):
        self.terminal = terminal
        self.locate = union_fn("ghostty_terminal_grid_ref",
                               "GhosttyResult(*)(GhosttyTerminal, GhosttyPointS, GhosttyGridRef*)")
        self.point = ffi.new("GhosttyPointS*")
        self.point.tag = lib.GHOSTTY_POINT_TAG_ACTIVE
        self.ref = init_sized("GhosttyGridRef")
        self.cell = ffi.new("GhosttyCell*")
        self.wide = ffi.new("GhosttyCellWide*")
        self.linked = ffi.new("bool*")
        self.count = ffi.new("size_t*")
        self.buffer = ffi.new("uint32_t[64]")
        self.look = init_sized("GhosttyStyle")
        self.tag = ffi.new("int*")
        self.rgb = ffi.new("GhosttyColorRgb*")
        self.index = ffi.new("uint8_t*")
        self.texts, self.looks, self.value = {}, {}, 0

    def begin(self):
        """Forgets what cells of the frame before looked like: their values mean something new."""
        self.texts, self.looks = {}, {}

    def text(self, row, column):
        self.point.value.x, self.point.value.y = column, row
        self.locate(self.terminal._t[0], self.point[0], self.ref)
        lib.ghostty_grid_ref_cell(self.ref, self.cell)
        self.value = self.cell[0]
        known = self.texts.get(self.value)
        if known is not None:
            return known
        lib.ghostty_cell_get(self.cell[0], lib.GHOSTTY_CELL_DATA_WIDE, self.wide)
        if self.wide[0] == 2:
            self.texts[self.value] = ""
            return ""
        lib.ghostty_grid_ref_graphemes(self.ref, self.buffer, 64, self.count)
        text = "".join(chr(self.buffer[i]) for i in range(self.count[0])).replace("\0", "")
        # Equal cells of one scalar are alike; those of several keep theirs somewhere else.
        if len(text) < 2:
            self.texts[self.value] = text or " "
        return text or " "

    def style(self, row, column):
        known = self.looks.get(self.value)
        if known is None:
            known = self.looks[self.value] = self.read_style()
        return known

    def read_style(self):
        lib.ghostty_grid_ref_style(self.ref, self.look)
        lib.ghostty_cell_get(self.cell[0], lib.GHOSTTY_CELL_DATA_HAS_HYPERLINK, self.linked)
        look = self.look
        style = dict(
            fg=color(look.fg_color), bg=color(look.bg_color), ul=color(look.underline_color),
            underline=look.underline, bold=look.bold, faint=look.faint, italic=look.italic,
            inverse=look.inverse, strikethrough=look.strikethrough, link=bool(self.linked[0]))
        # An erased cell keeps its background in the cell itself.
        lib.ghostty_cell_get(self.cell[0], lib.GHOSTTY_CELL_DATA_CONTENT_TAG, self.tag)
        tag = self.tag[0]
        if tag == lib.GHOSTTY_CELL_CONTENT_BG_COLOR_RGB:
            lib.ghostty_cell_get(self.cell[0], lib.GHOSTTY_CELL_DATA_COLOR_RGB, self.rgb)
            style["bg"] = [self.rgb.r, self.rgb.g, self.rgb.b]
        elif tag == lib.GHOSTTY_CELL_CONTENT_BG_COLOR_PALETTE:
            lib.ghostty_cell_get(self.cell[0], lib.GHOSTTY_CELL_DATA_COLOR_PALETTE, self.index)
            style["bg"] = self.index[0]
        return style


def color(value):
    if value.tag == lib.GHOSTTY_STYLE_COLOR_PALETTE:
        return value.value.palette
    if value.tag == lib.GHOSTTY_STYLE_COLOR_RGB:
        return [value.value.rgb.r, value.value.rgb.g, value.value.rgb.b]
    return None


def replay(path, options, seed, features, depth):
    """Replays one run; returns the number of frames, or exits at the first mismatch."""
    more = ["--depth", depth] + (["--features", features] if features else [])
    more += frames.size(options)
    graphemes = "graphemes" in features
    count, before, terminal, screen = 0, None, None, None
    for frame in frames.frames(path, options, seed, *more):
        if terminal is None:
            terminal = Terminal(cols=frame["columns"], rows=frame["rows"])
            terminal.feed("\x1b[?1049h" + ("\x1b[?2027h" if graphemes else "\x1b[?2027l"))
            screen = Screen(terminal)
        if terminal.size != (frame["columns"], frame["rows"]):
            terminal.resize(frame["columns"], frame["rows"])
        terminal.feed(frame["bytes"])
        screen.begin()
        skip, halves = (), ()
        if not graphemes:
            skip, halves = frames.spoiled(frame), frames.split(frame)
        # In a screen of one column libghostty drops marks, since nothing is left of the cursor.
        narrow = lambda shown, wanted: frame["columns"] == 1 and wanted.startswith(shown)
        found = frames.differences(frame, screen.text, screen.style, skip, halves, narrow)
        if terminal.mode(25) != (frame["cursor"] is not None):
            found.append("the cursor is shown or hidden wrongly")
        if frame["cursor"] and list(terminal.cursor) != frame["cursor"]:
            found.append(f"cursor at {terminal.cursor} instead of {frame['cursor']}")
        if terminal.mode(2026):
            found.append("synchronized output is left on")
        if not terminal.mode(7):
            found.append("automatic wrap is left off")
        if found:
            frames.report(frame, found, before)
            print(f"libghostty, depth {depth}, features {features or 'none'}: FAILED")
            raise SystemExit(1)
        count, before = count + 1, frame
    return count


def main():
    options = frames.arguments(__doc__, frames=1_000)
    path = frames.program(options)
    for index, (features, depth) in enumerate(CONFIGURATIONS):
        count = replay(path, options, options.seed + index, features, depth)
        print(f"libghostty, depth {depth}, features {features or 'none'}: {count} frames equal")


if __name__ == "__main__":
    sys.exit(main())
