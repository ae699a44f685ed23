#!/usr/bin/env python3
"""Replays random frames in tmux (apt-get install tmux) and compares the text of its pane.

tmux tells the text of rows, not of cells, so a row that holds clusters which terminals measure
differently is matched around them; all other rows must be equal, blanks included.
"""

import os
import re
import subprocess
import sys
import tempfile
import time

import frames
from vterm_oracle import doubtful

CONFIGURATIONS = [("", "truecolor"), ("bce,rep", "256"), ("noscroll", "none")]
COLUMNS, ROWS = 40, 10

# Runs in the pane: writes each frame and waits until tmux has read it, which a reply to a cursor
# report proves.
FEEDER = r"""
import os, sys, tty
frames, done = open(sys.argv[1], "rb"), open(sys.argv[2], "w")
tty.setraw(0)
sys.stdout.buffer.write(b"\x1b[?1049h")
while size := frames.read(8):
    sys.stdout.buffer.write(frames.read(int(size)) + b"\x1b[6n")
    sys.stdout.buffer.flush()
    reply = b""
    while not reply.endswith(b"R"): reply += os.read(0, 1)
    done.write(reply[2:-1].decode() + "\n"); done.flush()
"""


class Pane:
    """A tmux server of our own with one pane."""

    def __init__(self, folder):
        self.socket = os.path.join(folder, "tmux")
        feeder, self.frames, self.done = (os.path.join(folder, n) for n in ("feeder.py", "in", "out"))
        with open(feeder, "w") as file:
            file.write(FEEDER)
        os.mkfifo(self.frames)
        os.mkfifo(self.done)
        self.command("-f", "/dev/null", "new-session", "-d", "-x", str(COLUMNS), "-y", str(ROWS),
                     f"LC_ALL=C.UTF-8 {sys.executable} {feeder} {self.frames} {self.done}",
                     ";", "set", "-g", "status", "off",
                     ";", "set", "-g", "window-size", "manual",
                     ";", "resize-window", "-x", str(COLUMNS), "-y", str(ROWS))
        self.frames = open(self.frames, "wb")
        self.done = open(self.done)
        time.sleep(0.3)

    def command(self, *arguments):
        environment = dict(os.environ, LC_ALL="C.UTF-8")
        environment.pop("TMUX", None)
        done = subprocess.run(["tmux", "-u", "-S", self.socket, *arguments], check=True,
                              capture_output=True, env=environment)
        return done.stdout.decode()

    def show(self, data):
        """Shows bytes; returns the cursor and the rows of the pane."""
        self.frames.write(b"%8d" % len(data) + data)
        self.frames.flush()
        row, column = map(int, self.done.readline().split(";"))
        return [column - 1, row - 1], self.command("capture-pane", "-p", "-N").split("\n")

    def close(self):
        """Ends the feeder; the server goes with its last pane, if it has not gone already."""
        self.frames.close()
        subprocess.run(["tmux", "-S", self.socket, "kill-server"], capture_output=True)


def pattern(frame, row, skip):
    """Returns what the text of a row must match, blanks at its end left out."""
    text = ""
    for column, cell in enumerate(frame["cells"][row]):
        text += (".{0,12}" if cell else "") if (row, column) in skip else re.escape(cell)
    return re.compile(re.sub(r"(\\ )+$", "", text) + " *")


def replay(pane, path, options, seed, features, depth):
    """Replays one run; returns the number of frames, or exits at the first mismatch."""
    more = ["--depth", depth, "--no-resize", "--columns", str(COLUMNS), "--rows", str(ROWS)]
    more += ["--features", features] if features else []
    count, before = 0, None
    for frame in frames.frames(path, options, seed, *more):
        cursor, lines = pane.show(frame["bytes"])
        skip, found = doubtful(frame), []
        for row in range(ROWS):
            if not pattern(frame, row, skip).fullmatch(lines[row]):
                found.append(f"row {row}: {lines[row]!r} instead of {''.join(frame['cells'][row])!r}")
        if frame["cursor"] and cursor != frame["cursor"]:
            found.append(f"cursor at {cursor} instead of {frame['cursor']}")
        if found:
            frames.report(frame, found, before)
            print(f"tmux, depth {depth}, features {features or 'none'}: FAILED")
            return None
        count, before = count + 1, frame
    return count


def main():
    options = frames.arguments(__doc__, frames=300)
    path = frames.program(options)
    for index, (features, depth) in enumerate(CONFIGURATIONS):
        with tempfile.TemporaryDirectory() as folder:
            pane = Pane(folder)
            try:
                count = replay(pane, path, options, options.seed + index, features, depth)
            finally:
                pane.close()
        if count is None:
            return 1
        print(f"tmux, depth {depth}, features {features or 'none'}: {count} frames equal")
    return 0


if __name__ == "__main__":
    sys.exit(main())
