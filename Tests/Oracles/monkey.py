#!/usr/bin/env python3
"""Plays with programs at random: keys, pastes, the mouse, broken bytes, sizes, stops.

    monkey.py FOLDER [--steps N] [--seed N] [--program NAME]

FOLDER holds the built programs. A program may end when it is asked to, but never by a fault; what
it writes passes the byte filter, and the terminal is as it was before. Prints the seed and the last
steps where something fails. Needs the package pyghostty.
"""

import argparse
import os
import random
import signal
import sys
import tempfile
import termios

from byte_filter import HOSTILE, strangers, table
from lifecycle_terminal import Program, Screen

KEYS = (
    [b"\x1b[A", b"\x1b[B", b"\x1b[C", b"\x1b[D"] * 4
    + [b"\x1b[5~", b"\x1b[6~", b"\x1b[H", b"\x1b[F", b"\t", b"\x1b[Z", b"\r", b" ", b"\x1b", b"\x7f",
       b"\x1b[3~", b"\x1bOQ", b"\x1bOR", b"\x1b[18~", b"\x1b[19~", b"\x1b[1;2A", b"\x1b[1;2B",
       b"\x1b[1;5C", b"\x1b[1;3A", b"\x1b[97;5u", b"\x1b[102;5u", b"\x1b[122;5u", b"\x1b[121;5u",
       b"\x1b[115;5u", b"\x1b[103;5u", b"\x1b[110;5u", b"n", b"p", b"t", b"d", b"m", b"?", b"x", b"7",
       "é".encode(), "中".encode(), "👩‍💻".encode(), b"-", b"=", b"/", b"e", b"j", b"k", b"g", b"G"])
SIZES = [(80, 24), (100, 30), (40, 10), (20, 5), (7, 3), (2, 2), (1, 1), (1, 30), (200, 2), (0, 0), (133, 41)]


def silent(screen):
    """Turns echo off, so that what is typed when a program has just ended is not taken for its output."""
    settings = termios.tcgetattr(screen.slave)
    settings[3] &= ~termios.ECHO
    termios.tcsetattr(screen.slave, termios.TCSANOW, settings)
    screen.settings = termios.tcgetattr(screen.slave)
    return screen


class Monkey:
    """One program in the hands of one seed."""

    def __init__(self, name, arguments, seed):
        self.name, self.arguments, self.seed = name, arguments, seed
        self.random = random.Random("%s %d" % (name, seed))
        self.steps = []
        self.columns, self.rows = 80, 24

    def step(self):
        """Does one thing and returns its bytes, or nothing."""
        kind = self.random.randrange(100)
        if kind < 62:
            return self.random.choice(KEYS)
        if kind < 78:
            return self.pointer()
        if kind < 84:
            text = self.random.choice(HOSTILE + ("plain", "two\nlines", "x" * 3000, "7"))
            return b"\x1b[200~" + text.replace("\x1b[201~", "").encode() + b"\x1b[201~"
        if kind < 90:
            return bytes(self.random.randrange(256) for _ in range(self.random.randrange(1, 40)))
        return None

    def pointer(self):
        button = self.random.choice([0, 0, 0, 2, 32, 64, 65, 66, 4, 8, 35])
        column = self.random.randrange(1, max(2, self.columns + 1))
        row = self.random.randrange(1, max(2, self.rows + 1))
        return b"\x1b[<%d;%d;%d%s" % (button, column, row, self.random.choice([b"M", b"M", b"m"]))

    def resize(self, program):
        self.columns, self.rows = self.random.choice(SIZES)
        self.steps.append("%dx%d" % (self.columns, self.rows))
        program.screen.resize(self.columns, self.rows)

    def play(self, count):
        """Plays; returns what went wrong, or None."""
        while count > 0:
            program = Program(silent(Screen()), self.arguments)
            program.pump(10, lambda program: b"\x1b[>5u" in program.screen.raw)
            while count > 0 and program.status is None:
                count -= 1
                self.act(program)
            wrong = self.end(program)
            if wrong:
                return "%s, seed %d: %s; the last steps: %s" % (
                    self.name, self.seed, wrong, [step[:60] for step in self.steps[-30:]])
        return None

    def act(self, program):
        data = self.step()
        if data is None:
            self.resize(program)
        elif b"\x03" not in data and b"\x1a" not in data:
            self.steps.append(data)
            try:
                program.send(data)
            except OSError:
                return
        program.pump(0.004)
        if program.is_stopped:
            program.kill(signal.SIGCONT)
            program.pump(0.2)

    def end(self, program):
        program.pump(0.2)
        if program.status is None:
            program.kill(signal.SIGTERM)
            # It may just have been stopped; then the signal waits.
            program.kill(signal.SIGCONT)
            if not program.ends(10):
                program.finish()
                return "it does not end"
        program.pump(0.1)
        if program.exit_code not in (0, 130, 143):
            return "status %s" % program.exit_code
        if left := program.screen.differences():
            return "left behind: %s" % left
        return strangers(program.screen.raw, copies=True, moves=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder")
    parser.add_argument("--steps", type=int, default=1_500, help="steps for each program")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--program", help="only this one")
    options = parser.parse_args()
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "hostile.csv")
        with open(file, "wb") as data:
            data.write(table())
        programs = {"gallery": [], "dfgrid": [file], "tasks": [], "contacts": []}
        for name, words in programs.items():
            if options.program not in (None, name):
                continue
            path = os.path.join(os.path.abspath(options.folder), name)
            wrong = Monkey(name, [path, *words], options.seed).play(options.steps)
            print("FAIL  " + wrong if wrong else "pass  %s, %d steps, seed %d" % (
                name, options.steps, options.seed), flush=True)
            failed += wrong is not None
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
