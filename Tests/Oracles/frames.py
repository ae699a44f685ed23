"""Frames of `fuzz-terminal` and how to compare them with what a terminal engine shows."""

import argparse
import json
import os
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PLAIN = dict(fg=None, bg=None, ul=None, underline=0, bold=False, faint=False, italic=False,
             inverse=False, strikethrough=False, link=False)


def arguments(description, frames):
    """Parses the options every oracle has."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--frames", type=int, default=frames, help="frames for each configuration")
    parser.add_argument("--minutes", type=float, help="run each configuration that long instead")
    parser.add_argument("--seed", type=int, default=42, help="the first seed")
    parser.add_argument("--size", help="the usual size of the screen, such as 12x5")
    parser.add_argument("--program", help="the fuzz-terminal to run; built in release if not given")
    return parser.parse_args()


def program(options):
    """Returns the path of fuzz-terminal, building it where none was given."""
    if options.program:
        return options.program
    build = ["swift", "build", "-c", "release", "--package-path", ROOT]
    subprocess.run(build + ["--product", "fuzz-terminal"], check=True, stdout=sys.stderr)
    path = subprocess.run(build + ["--show-bin-path"], check=True, capture_output=True, text=True)
    return os.path.join(path.stdout.strip(), "fuzz-terminal")


def size(options):
    """Returns the arguments for the size of the screen, where one was given."""
    if not options.size:
        return []
    columns, rows = options.size.split("x")
    return ["--columns", columns, "--rows", rows]


def frames(path, options, seed, *more):
    """Yields the frames of one run of fuzz-terminal, parsed."""
    length = ["--minutes", str(options.minutes)] if options.minutes else ["--frames", str(options.frames)]
    command = [path, "--seed", str(seed), *length, *more]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        for line in process.stdout:
            frame = json.loads(line)
            frame["bytes"] = bytes.fromhex(frame["bytes"])
            yield frame
    if process.returncode != 0:
        raise SystemExit(f"{' '.join(command)}: exit status {process.returncode}")


def spoiled(frame):
    """The cells whose look depends on how a terminal measures clusters."""
    cells = set()
    for row, column in frame["uncertain"]:
        line = frame["cells"][row]
        cells.add((row, column))
        if column + 1 < len(line) and line[column + 1] == "":
            cells.add((row, column + 1))
    return cells


def blank(style):
    """The part of a style that shows on a space."""
    inked = style["underline"] or style["strikethrough"] or style["inverse"]
    seen = dict(style, ul=style["ul"] if style["underline"] else None)
    if inked:
        return seen
    return dict(seen, fg=None, bold=False, faint=False, italic=False)


def split(frame):
    """The wide cells whose cluster a terminal without clusters shows as two narrow ones."""
    return {(row, column) for row, line in enumerate(frame["cells"])
            for column, wanted in enumerate(line)
            if len(wanted) > 1 and column + 1 < len(line) and line[column + 1] == ""}


def differences(frame, text, style, skip=(), halves=(), same_text=None):
    """Compares a frame with a screen, given as functions of (row, column).

    `text` returns the cluster of a cell, empty for the second half of a wide glyph; `style` a
    dictionary like PLAIN, or None where the engine does not tell. Cells of `halves` may show
    their cluster spread over both.
    """
    found = []
    skip = set(skip)
    blanks = [blank(style) for style in frame["styles"]]
    for row, line in enumerate(frame["cells"]):
        looks = frame["looks"][row]
        for column, wanted in enumerate(line):
            if skip and (row, column) in skip:
                continue
            shown = text(row, column)
            if halves and (row, column) in halves and shown + text(row, column + 1) == wanted:
                skip.add((row, column + 1))
                shown = wanted
                text(row, column)
            if shown != wanted and not (same_text and same_text(shown, wanted)):
                found.append(f"row {row} column {column}: {shown!r} instead of {wanted!r}")
                continue
            if wanted == "":
                continue
            look = style(row, column)
            if look is None:
                continue
            expected = frame["styles"][looks[column]]
            if wanted == " ":
                look, expected = blank(look), blanks[looks[column]]
            # Where a key is missing the engine does not tell.
            if look != expected:
                found += [f"row {row} column {column} {wanted!r}: {key} is {look[key]} "
                          f"instead of {expected[key]}"
                          for key in look if look[key] != expected[key]]
    return found


def report(frame, found, before):
    """Prints what differs in a frame, enough to repeat it."""
    print(f"seed {frame['seed']} frame {frame['frame']} "
          f"({frame['columns']}x{frame['rows']}): {len(found)} differences")
    for line in found[:12]:
        print("  " + line)
    print("  bytes:", frame["bytes"].decode("utf-8", "replace").replace("\x1b", "^[").encode("unicode_escape").decode()[:2000])
    for name, shown in (("before", before), ("wanted", frame)):
        if shown:
            print(f"  {name}:")
            for line in shown["cells"]:
                print("    |" + "".join(line) + "|")
