#!/usr/bin/env python3
"""Measures other libraries on our benchmark's cases: rich, textual, tabulate, tqdm and ncurses.

usage: peers.py ROWS.csv [FILTER], as `swift run -c release benchmark --peers` starts it.

Prints a JSON object a line: case, library, version, value, unit and, where they can be counted, bytes; or
case, library and `missing`, with the reason. Times are those of the processor, the median of five runs.
"""

import asyncio
import csv
import importlib.metadata
import io
import json
import os
import pty
import resource
import statistics
import struct
import subprocess
import sys
import termios
import threading
import time
import fcntl

COLUMNS, ROWS = 120, 40
HEADER = ["Id", "Name", "Email", "Amount", "Status", "Date"]
RUNS = 5
STEPS = 2_000_000


def median(measure, runs=RUNS):
    """The median of several runs of a function that returns a figure."""
    return statistics.median(measure() for _ in range(runs))


def seconds(work):
    """The processor time a function takes."""
    start = time.process_time()
    work()
    return time.process_time() - start


class Screen:
    """A pseudo-terminal whose other end reads everything at once."""

    def __init__(self):
        self.master, self.slave = pty.openpty()
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        self.bytes = 0
        threading.Thread(target=self.drain, daemon=True).start()

    def drain(self):
        while True:
            try:
                self.bytes += len(os.read(self.master, 65_536))
            except OSError:
                return

    def settle(self):
        """Waits until nothing more arrives; returns the bytes so far."""
        while True:
            before = self.bytes
            time.sleep(0.2)
            if self.bytes == before:
                return before


# static/100k


def rich_table(rows):
    from rich.console import Console
    from rich.table import Table

    def work():
        table = Table(*HEADER)
        for row in rows:
            table.add_row(*row)
        Console(file=io.StringIO(), width=COLUMNS).print(table)

    return len(rows) / seconds(work)


def tabulate_table(rows):
    from tabulate import tabulate

    return len(rows) / seconds(lambda: tabulate(rows, headers=HEADER, disable_numparse=True))


# progress


def overhead(wrap):
    """The nanoseconds a wrapped loop takes for each step beyond the bare one."""

    def loop(steps):
        for _ in steps:
            pass

    bare = seconds(lambda: loop(range(STEPS)))
    return (seconds(lambda: loop(wrap(range(STEPS)))) - bare) / STEPS * 1e9


def rich_progress(rows):
    from rich.console import Console
    from rich.progress import track

    with open(Screen().slave, "w", closefd=False) as file:
        console = Console(file=file, force_terminal=True)
        return overhead(lambda steps: track(steps, console=console))


def tqdm_progress(rows):
    from tqdm import tqdm

    with open(Screen().slave, "w", closefd=False) as file:
        return overhead(lambda steps: tqdm(steps, file=file))


# startup


def start(program):
    """The milliseconds of processor time of a Python program, from its start to its exit."""

    def used():
        usage = resource.getrusage(resource.RUSAGE_CHILDREN)
        return usage.ru_utime + usage.ru_stime

    before = used()
    subprocess.run([sys.executable, "-c", program], check=True, stdout=subprocess.DEVNULL)
    return (used() - before) * 1e3


def program(imports, body, rows):
    return f"{imports}\nrows = {rows[:10]!r}\nheader = {HEADER!r}\n{body}"


def rich_start(rows):
    body = "t = Table(*header)\nfor row in rows: t.add_row(*row)\nConsole().print(t)"
    imports = "from rich.console import Console\nfrom rich.table import Table"
    return start(program(imports, body, rows))


def tabulate_start(rows):
    return start(program("from tabulate import tabulate", "print(tabulate(rows, header))", rows))


# scroll/1k: one row a frame, of rows the library holds (textual) or the program slices (ncurses).


def textual_scroll(rows):
    from textual.app import App
    from textual.widgets import DataTable

    class Program(App):
        def compose(self):
            yield DataTable(cursor_type="row")

        def on_mount(self):
            table = self.query_one(DataTable)
            table.add_columns(*HEADER)
            table.add_rows(rows[:1000])

    async def measure():
        program = Program()
        async with program.run_test(size=(COLUMNS, ROWS)) as pilot:
            await pilot.press(*["down"] * 60)
            start = time.process_time()
            await pilot.press(*["down"] * 50)
            return (time.process_time() - start) / 50 * 1e6

    return asyncio.run(measure())


NCURSES = r"""
import csv, curses, json, locale, sys, time
locale.setlocale(locale.LC_ALL, "")
rows = [row for _, row in zip(range(1000), csv.reader(open(sys.argv[1])))]
widths = [6, 26, 40, 12, 11, 10]
lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths)) for row in rows]
header = "  ".join(name.ljust(width) for name, width in zip(%r, widths))

def main(screen):
    curses.curs_set(0)
    curses.use_default_colors()
    screen.idlok(True)
    screen.scrollok(False)
    height = 37
    def draw(place):
        screen.erase()
        screen.addnstr(0, 2, header, 117, curses.A_BOLD)
        first = place - height + 1
        for line in range(height):
            style = curses.A_REVERSE if first + line == place else 0
            screen.addnstr(2 + line, 2, lines[first + line], 117, style)
        screen.addnstr(39, 2, f"{place + 1}/1,000", 40)
        screen.refresh()
    for place in range(100, 200): draw(place)
    print(json.dumps("ready"), file=sys.stderr, flush=True)
    sys.stdin.readline()
    start = time.process_time()
    for place in range(200, 600): draw(place)
    print(json.dumps((time.process_time() - start) / 400 * 1e6), file=sys.stderr, flush=True)
    sys.stdin.readline()

curses.wrapper(main)
""" % (HEADER,)


def ncurses_scroll(path):
    """One run in a process of its own; returns the microseconds and the bytes of a frame."""
    screen = Screen()
    child = subprocess.Popen(
        [sys.executable, "-c", NCURSES, path], stdin=subprocess.PIPE, stdout=screen.slave,
        stderr=subprocess.PIPE, text=True,
        env={**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"})
    if child.stderr.readline() != '"ready"\n':
        raise RuntimeError("the program did not start: " + child.stderr.read())
    before = screen.settle()
    child.stdin.write("\n")
    child.stdin.flush()
    value = json.loads(child.stderr.readline())
    size = screen.settle() - before
    child.communicate("\n")
    return value, round(size / 400)


# Case, library, unit, function of the rows and how many of them it is given.
PEERS = [
    ("static/100k", "rich", "rows/s", rich_table, 5_000),
    ("static/100k", "tabulate", "rows/s", tabulate_table, 100_000),
    ("progress", "rich", "ns/step", rich_progress, 0),
    ("progress", "tqdm", "ns/step", tqdm_progress, 0),
    ("startup", "rich", "ms/start", rich_start, 10),
    ("startup", "tabulate", "ms/start", tabulate_start, 10),
    ("scroll/1k", "textual", "us/frame", textual_scroll, 1_000),
]


def report(case, library, **figures):
    print(json.dumps({"case": case, "library": library, **figures}), flush=True)


def library_figures(library, unit, measure, rows):
    try:
        version = importlib.metadata.version(library)
    except importlib.metadata.PackageNotFoundError:
        return {"missing": f"not installed: pip install {library}"}
    return {"version": version, "value": median(lambda: measure(rows)), "unit": unit}


def ncurses_figures(path):
    try:
        import curses
    except ImportError as error:
        return {"missing": f"this Python has no ncurses: {error}"}
    version = getattr(curses, "ncurses_version", None)
    runs = sorted(ncurses_scroll(path) for _ in range(RUNS))
    value, size = runs[RUNS // 2]
    return {
        "version": ".".join(map(str, version[:2])) if version else "of unknown version",
        "value": value, "unit": "us/frame", "bytes": size,
    }


def main():
    path, wanted = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else ""
    with open(path, encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file))
    for case, library, unit, measure, count in PEERS:
        if wanted in case:
            report(case, library, **library_figures(library, unit, measure, rows[:count]))
    if wanted in "scroll-pty/1m":
        report("scroll-pty/1m", "ncurses", **ncurses_figures(path))


if __name__ == "__main__":
    main()
