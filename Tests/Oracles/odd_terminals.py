#!/usr/bin/env python3
"""Runs programs where nobody expects them: odd variables, sizes, descriptors and terminals.

    odd_terminals.py FOLDER [WORD]

FOLDER holds the built programs; with WORD only the cases whose names hold it run. A program may say
that it cannot run, with a status of its own, but never ends by a fault or hangs; what it writes passes
the byte filter, and the terminal is as it was. Prints a line a case and exits with 1 when one fails.
Needs the package pyghostty.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from byte_filter import strangers
from lifecycle_terminal import Program, Screen

CSV = "name,age\n" + "".join("Ada %d,%d\n" % (n, n) for n in range(500))
KEYS = [b"\x1b[B", b"\x1b[6~", b"\t", b"\x1b[C", b"\r", b"\x1b", b"\x1b[A"]
CASES = []
COLOUR = re.compile(rb"\x1b\[(?:[\d;:]*[;:])?(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])[\d;:]*m")


def case(function):
    CASES.append(function)
    return function


class Tools:
    """The programs, and the keys that end them."""

    def __init__(self, folder, data):
        self.folder = os.path.abspath(folder)
        self.data = data
        self.file = os.path.join(data, "people.csv")
        self.tasks = os.path.join(data, "tasks.json")
        with open(self.file, "w") as file:
            file.write(CSV)

    def arguments(self, name):
        words = {"dfgrid": [self.file], "tasks": ["--file", self.tasks]}
        return [os.path.join(self.folder, name)] + words.get(name, [])

    @property
    def names(self):
        return ("gallery", "dfgrid", "tasks", "contacts")

    def run(self, name, screen=None, environment=None, words=(), **given):
        return Program(screen or Screen(), self.arguments(name) + list(words), environment, **given)


def require(condition, what):
    if not condition:
        raise AssertionError(what)


def begun(program, seconds=10):
    """Waits until the program has the screen and rests."""
    require(
        program.pump(seconds, lambda program: b"\x1b[?1049h" in program.screen.raw), "it does not start")
    settle(program)


def settle(program, rounds=30):
    for _ in range(rounds):
        length = len(program.screen.raw)
        program.pump(0.1)
        if len(program.screen.raw) == length:
            return


def play(program):
    for key in KEYS:
        if program.status is None:
            program.send(key)
            program.pump(0.03)
    settle(program)


def quits(name, program, codes=(0, 130), patience=0.7):
    """Ends a program by its keys, by TERM if that is not enough, and looks at what it leaves."""
    for keys in (b"\x1b", b"\x1b[113;5u" if name == "dfgrid" else b"\x1b[99;5u", b"\x11", b"\x03"):
        if program.status is None:
            program.send(keys)
            program.ends(patience)
    if program.status is None:
        program.finish()
        raise AssertionError("%s does not end" % name)
    check(name, program, codes)


def check(name, program, codes):
    program.pump(0.1)
    require(program.exit_code in codes, "%s ends with %s" % (name, program.exit_code))
    left = program.screen.differences()
    require(not left, "%s leaves %s" % (name, left))
    found = strangers(program.screen.raw, copies=True, moves=True)
    require(not found, "%s writes %s" % (name, found))


def every(tools, environment=None, size=(80, 24), answers=True, codes=(0, 130)):
    """Starts, plays with and ends each program; returns what each wrote."""
    written = {}
    for name in tools.names:
        screen = Screen(answers=answers)
        screen.resize(*size)
        program = tools.run(name, screen, environment)
        begun(program)
        play(program)
        quits(name, program, codes)
        written[name] = screen.raw
    return written


@case
def terminals_that_cannot_move(tools):
    for term in ({"TERM": "dumb"}, {"TERM": ""}):
        for name in tools.names:
            program = tools.run(name, environment=term)
            require(program.ends(20), "%s does not end" % name)
            require(b"\x1b" not in program.screen.raw, "%s writes a sequence" % name)
            require(len(program.screen.raw) > 100, "%s prints nothing" % name)
            check(name, program, (0,))


@case
def kinds_of_terminals(tools):
    for term in ("linux", "screen", "screen-256color", "tmux-256color", "vt100", "xterm", "ansi", "\x1b[2J"):
        every(tools, {"TERM": term, "COLORTERM": ""})
    every(tools, {"TERM": "xterm-256color", "LC_ALL": "C", "LANG": "C"})


@case
def variables_about_colour(tools):
    written = every(tools, {"NO_COLOR": "1"})
    for name, raw in written.items():
        require(not COLOUR.search(raw), "%s colours under NO_COLOR: %r" % (name, COLOUR.search(raw)))
    for name, raw in every(tools, {"FORCE_COLOR": "0"}).items():
        require(not COLOUR.search(raw), "%s colours under FORCE_COLOR=0" % name)
    for value in ("3", "\x1b[2J", "true", "-1"):
        every(tools, {"FORCE_COLOR": value})
    for value in ("truecolor\x1b", "no", "\u202e", "x" * 100_000):
        every(tools, {"COLORTERM": value})


@case
def odd_sizes(tools):
    for size in ((0, 0), (1, 1), (500, 200), (1, 200), (500, 1), (2, 2)):
        every(tools, size=size)


@case
def terminals_that_answer_nothing(tools):
    every(tools, answers=False)


def talkative(tools, name, answers, pause):
    """Runs a program whose questions are answered by given bytes, each after a pause."""
    screen = Screen(answers=False)
    program = tools.run(name, screen)
    require(program.pump(10, lambda program: b"\x1b[c" in screen.raw), "%s does not ask" % name)
    for piece in answers:
        if program.status is None:
            program.send(piece)
        program.pump(pause)
    settle(program)
    play(program)
    quits(name, program)


@case
def terminals_that_answer_late(tools):
    replies = b"\x1b[?2026;2$y\x1b[?2027;2$y\x1b[?0u\x1bP>|ghostty 1.2\x1b\\\x1b]11;rgb:0000/0000/0000\x1b\\\x1b[?62;22c"
    for name in tools.names:
        screen = Screen(answers=False)
        program = tools.run(name, screen)
        begun(program)
        program.pump(2)
        program.send(replies)
        program.pump(0.3)
        require("rgb" not in screen.text() and "2027" not in screen.text(), "an answer is typed")
        play(program)
        quits(name, program)


@case
def terminals_that_answer_slowly(tools):
    reply = b"\x1b[?2026;2$y\x1b]11;rgb:ff/ff/ff\x1b\\\x1b[?62c"
    for name in ("gallery", "dfgrid"):
        talkative(tools, name, [reply[index:index + 1] for index in range(len(reply))], 0.25)


@case
def terminals_that_answer_rubbish(tools):
    rubbish = [
        b"\x1bP>|" + b"A" * 100_000 + b"\x1b\\", b"\x1b]11;rgb:zz/zz/zz\x07", b"\x1b[?9999999999;9999999999$y",
        b"\x1b[?2026;99$y", b"\x1bP>|\x1b]0;pwned\x07\x1b\\", b"\x1b[" + b"1;" * 5000 + b"c", b"\x1b]11;",
        b"\x1b[?-1u", b"\xff\xfe\x00\x90\x9b", b"\x1b[?62c\x1b[?62c\x1b[?62c", b"\x1b[48;0;0;0;0t",
        b"\x1b[48;99999;99999;1;1t", b"\x1b[48;4;4;1;1t",
    ]
    for name in tools.names:
        talkative(tools, name, rubbish, 0.05)


@case
def closed_descriptors(tools):
    for name in tools.names:
        for closed in ((0,), (1,), (2,), (0, 2), (0, 1, 2)):
            program = tools.run(name, closed=closed)
            require(
                program.pump(8, lambda program: program.status is not None or b"\x1b[?1049h" in program.screen.raw),
                "%s without %s neither starts nor ends" % (name, closed))
            if program.status is None:
                settle(program)
                quits(name, program)
            else:
                # An app says 1, the other programs 2, where nothing can be written.
                check(name, program, (0, 1, 2))
    require(open(tools.file).read() == CSV, "the file was written to")


@case
def full_disk(tools):
    for name in tools.names:
        full = os.open("/dev/full", os.O_WRONLY)
        reading, writing = os.pipe()
        program = tools.run(name, stdout=full, stderr=writing)
        os.close(writing)
        os.close(full)
        require(program.ends(20), "%s does not end" % name)
        error = os.read(reading, 1000)
        require(program.exit_code not in (0, None), "%s: status %s" % (name, program.exit_code))
        require(b"No space left" in error, "%s says %r" % (name, error))
        full = os.open("/dev/full", os.O_WRONLY)
        program = tools.run(name, stdout=full, stderr=full)
        require(program.ends(20) and program.exit_code not in (0, None), "%s, nowhere to say it" % name)


@case
def readers_that_leave(tools):
    for name in tools.names:
        reading, writing = os.pipe()
        errors, error_end = os.pipe()
        program = tools.run(name, stdout=writing, stderr=error_end, ignored=[signal.SIGPIPE])
        os.close(writing)
        os.close(reading)
        os.close(error_end)
        require(program.ends(20), "%s does not end" % name)
        require(program.exit_code in (0, 141), "%s: status %s" % (name, program.exit_code))
        require(os.read(errors, 100) == b"", "%s says something" % name)


@case
def storms_of_sizes(tools):
    for name in tools.names:
        screen = Screen()
        program = tools.run(name, screen)
        begun(program)
        for turn in range(300):
            screen.resize(20 + turn % 160, 5 + turn % 60)
            program.kill(signal.SIGWINCH)
            if turn % 30 == 0:
                program.kill(signal.SIGSTOP)
                program.pump(0.01)
                program.kill(signal.SIGCONT)
            program.pump(0.002)
        screen.resize(80, 24)
        settle(program)
        play(program)
        quits(name, program)


@case
def slow_readers(tools):
    for name in tools.names:
        screen = Screen()
        program = tools.run(name, screen)
        end = time.time() + 6
        turn = 0
        while time.time() < end:
            program.pump(0.1, reads=False)
            screen.feed(os.read(screen.master, 10))
            program.send(KEYS[turn % 2])
            turn += 1
        program.pump(1)
        settle(program)
        quits(name, program)


@case
def one_megabyte_pasted(tools):
    paste = b"\x1b[200~" + b"abc \xe4\xb8\xad\n\x1b]52;c;eA==\x07" * 50_000 + b"\x1b[201~"
    for name, keys in (("gallery", b""), ("dfgrid", b"\x1b[102;5u"), ("dfgrid", b"\x1bOQ"), ("tasks", b"")):
        program = tools.run(name)
        begun(program)
        program.send(keys)
        settle(program)
        for index in range(0, len(paste), 4000):
            program.send(paste[index:index + 4000])
            program.pump(0.001)
        program.pump(2)
        play(program)
        quits(name, program, patience=30)


@case
def killed_and_started_again(tools):
    for name in tools.names:
        screen = Screen()
        program = tools.run(name, screen)
        begun(program)
        program.kill(signal.SIGKILL)
        require(program.ends(), "KILL does not end it")
        require(screen.differences(), "a killed program leaves its modes")
        screen.raw = b""
        program = tools.run(name, screen)
        begun(program)
        screen.modes["clusters"] = screen.engine.mode(2027)
        quits(name, program)


@case
def on_the_screen_of_the_shell(tools):
    for name in ("gallery", "dfgrid", "tasks"):
        screen = Screen()
        screen.feed(b"what stood here before\r\n")
        program = tools.run(name, screen, words=["--no-alt-screen"])
        require(program.pump(10, lambda program: b"\x1b[?1002h" in screen.raw), "%s does not start" % name)
        settle(program)
        require("what stood here" not in screen.text(), "%s draws over the shell" % name)
        program.kill(signal.SIGTSTP)
        require(program.stops(), "%s does not stop" % name)
        require(not screen.differences(), "%s stops with its modes" % name)
        program.kill(signal.SIGCONT)
        settle(program)
        quits(name, program)
        require(b"1049" not in screen.raw.replace(b"\x1b[?1049$p", b""), "%s takes the other screen" % name)


@case
def inside_tmux(tools):
    if not shutil.which("tmux"):
        print("      tmux is not installed")
        return
    for name in tools.names:
        screen = Screen()
        socket = os.path.join(tools.data, "tmux-" + name)
        command = " ".join("'%s'" % word for word in tools.arguments(name)) + "; echo ended $?; cat"
        program = Program(
            screen, [shutil.which("tmux"), "-f", "/dev/null", "-S", socket, "new-session", command])
        require(program.pump(15, lambda program: b"\x1b[?1049h" in screen.raw), "tmux does not start")
        settle(program)
        for key in KEYS:
            program.send(key)
            program.pump(0.1)
        for size in ((40, 10), (100, 30), (80, 24)):
            screen.resize(*size)
            program.pump(0.3)
        for keys in (b"\x1b", b"\x11", b"\x03"):
            if "ended" not in screen.text():
                program.send(keys)
                program.pump(1, lambda program: "ended" in screen.text())
        shown = re.search(r"ended (\d+)", screen.text())
        subprocess.run(["tmux", "-S", socket, "kill-server"], check=True)
        require(program.ends(), "tmux does not end")
        require(shown and int(shown.group(1)) in (0, 130), "%s shows %r" % (name, screen.text()[-200:]))


@case
def two_at_once(tools):
    for name in tools.names:
        first, second = tools.run(name), tools.run(name)
        begun(first)
        begun(second)
        play(first)
        play(second)
        quits(name, first)
        quits(name, second)


def main():
    word = sys.argv[2] if len(sys.argv) > 2 else ""
    failed = 0
    for function in CASES:
        name = function.__name__.replace("_", " ")
        if word not in name:
            continue
        with tempfile.TemporaryDirectory() as data:
            try:
                function(Tools(sys.argv[1], data))
                print("pass  " + name, flush=True)
            except (AssertionError, OSError) as error:
                failed += 1
                print("FAIL  %s: %s" % (name, error), flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
