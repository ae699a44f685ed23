#!/usr/bin/env python3
"""Ends programs in every way on a pseudo-terminal and prints what each leaves behind, as a table.

    restore_table.py FOLDER [PROGRAM...]

FOLDER holds the built programs. Columns are programs, rows are ways to end; a cell shows the exit
status, and what was left behind where something was. Where Neovim is installed, its column stands
beside ours: wherever it puts the terminal back, we must. Needs the package pyghostty. Exits with 1
when one of our programs leaves anything behind or ends with another status than it should.
"""

import os
import shutil
import signal
import sys
import tempfile

from lifecycle_terminal import Program, Screen

BEFORE = "what stood here before"
SIGNALS = "TERM HUP INT QUIT ILL TRAP ABRT BUS FPE SEGV".split()
CSV = "name,age\nAda,36\nGrace,85\n"


class Tool:
    """A program, how it is started, and the keys that end it.

    One that edits takes Ctrl+C to copy and Ctrl+Z to undo; a signal stops it.
    """

    def __init__(
        self, name, arguments, quit_keys, status=0, interrupted=130, ours=True, edits=False
    ):
        self.name = name
        self.arguments = arguments
        self.quit_keys = quit_keys
        self.status = status
        self.interrupted = interrupted
        self.ours = ours
        self.edits = edits


def tools(folder, file):
    found = [
        Tool("probe", [os.path.join(folder, "lifecycle-probe")], b"q", interrupted=None),
        Tool("gallery", [os.path.join(folder, "gallery")], b"q"),
        Tool("dfgrid", [os.path.join(folder, "dfgrid"), file], b"\x1b[113;5u", edits=True),
        Tool("tasks", [os.path.join(folder, "tasks")], b"\x1b[99;5u", status=130),
    ]
    editor = shutil.which("nvim")
    if editor:
        arguments = [editor, "-u", "NONE", "-i", "NONE", "-n"]
        found.append(Tool("nvim", arguments, b":q\r", interrupted=None, ours=False))
    return found


def start(tool, screen):
    screen.feed(BEFORE.encode() + b"\r\n")
    program = Program(screen, tool.arguments)
    drawn = program.pump(10, lambda _: b"\x1b[?1049h" in screen.raw and BEFORE not in screen.text())
    if tool.ours:
        # The terminal's answers are in: all modes of the session are on.
        drawn = drawn and program.pump(10, lambda _: b"\x1b[>5u" in screen.raw)
    settle(program)
    return program if drawn else None


def settle(program):
    """Waits until the program has said all it wants to say."""
    for _ in range(20):
        length = len(program.screen.raw)
        program.pump(0.1)
        if len(program.screen.raw) == length:
            return


def left(program):
    """What is not as it was before the program began."""
    found = program.screen.differences()
    # Neovim sets cursor keys and more; only what a shell would suffer from is compared.
    if BEFORE not in program.screen.text():
        found["screen"] = program.screen.text()[:40]
    return found


def ended(program, status):
    if not program.ends():
        program.finish()
        return "does not end"
    program.pump(0.15)
    return judged(left(program), program.exit_code, status)


def judged(found, code, status):
    if found:
        return "%s, leaves %s" % (code, ", ".join(sorted(found)))
    if status is not None and code != status:
        return "%s instead of %s" % (code, status)
    return str(code)


def by_quitting(tool, program):
    program.send(tool.quit_keys)
    return ended(program, tool.status)


def by_control_c(tool, program):
    if not tool.ours:
        program.finish()
        return "-"
    program.send(b"\x1b[99;5u")
    if tool.edits:
        # The grid copies a cell, as its help says, and stays.
        settle(program)
        return by_quitting(tool, program)
    return ended(program, tool.interrupted)


def by_signal(name):
    number = getattr(signal, "SIG" + name)

    def end(tool, program):
        program.kill(number)
        return ended(program, 128 + number if tool.ours else None)

    return end


def by_suspending(tool, program):
    during = program.screen.differences()
    if tool.edits:
        program.kill(signal.SIGTSTP)
    else:
        program.send(b"\x1b[122;5u" if tool.ours else b"\x1a")
    if not program.stops():
        program.finish()
        return "does not stop"
    program.pump(0.2)
    stopped = left(program)
    program.kill(signal.SIGCONT)
    program.pump(5, lambda program: program.screen.differences() == during)
    again = program.screen.differences()
    program.kill(signal.SIGTERM)
    last = ended(program, 143 if tool.ours else None)
    if stopped:
        return "stopped with " + ", ".join(sorted(stopped))
    return last if again == during else "continues without its modes"


def by_small_sizes(tool, program):
    for columns, rows in ((1, 1), (0, 0), (2, 1), (1, 200), (300, 1), (80, 24)):
        program.screen.resize(columns, rows)
        settle(program)
    program.send(tool.quit_keys)
    if not program.ends():
        program.finish()
        return "does not end"
    program.pump(0.15)
    # A screen of one cell keeps nothing of what stood there.
    return judged(program.screen.differences(), program.exit_code, tool.status)


def by_hanging_up(tool, program):
    master, program.screen.master = program.screen.master, None
    os.close(master)
    gone = program.pump(8, lambda program: program.status is not None, reads=False)
    if not gone:
        program.finish()
        return "does not end"
    return judged({}, program.exit_code, 129 if tool.ours else None)


WAYS = (
    [("quit", by_quitting), ("Ctrl+C", by_control_c)]
    + [(name, by_signal(name)) for name in SIGNALS]
    + [("Ctrl+Z, fg, TERM", by_suspending), ("tiny sizes, quit", by_small_sizes),
       ("hang-up", by_hanging_up)]
)


def is_right(cell):
    return cell.lstrip("-").isdigit()


def main():
    if len(sys.argv) < 2:
        raise SystemExit(__doc__)
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "people.csv")
        with open(file, "w") as people:
            people.write(CSV)
        columns = tools(os.path.abspath(sys.argv[1]), file)
        if len(sys.argv) > 2:
            columns = [tool for tool in columns if tool.name in sys.argv[2:]]
        print("%-18s" % "" + "".join("%-12s" % tool.name for tool in columns))
        for name, end in WAYS:
            cells = []
            for tool in columns:
                program = start(tool, Screen())
                cells.append(end(tool, program) if program else "does not start")
                failed += tool.ours and not is_right(cells[-1])
            print("%-18s" % name + "".join("%-12s" % cell for cell in cells).rstrip(), flush=True)
    print("%d cells wrong" % failed)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
