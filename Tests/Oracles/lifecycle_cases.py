#!/usr/bin/env python3
"""Runs `lifecycle-probe` on a pseudo-terminal and checks what every way to end or stop it leaves.

    lifecycle_cases.py PROBE [WORD]

PROBE is the built executable; with WORD only the cases whose names hold it run. SESSIONS=10000 in
the environment opens and closes that many in `many sessions`. Needs the package pyghostty. Prints a line a case and exits with 1 when one fails.
"""

import fcntl
import json
import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
import traceback

from lifecycle_terminal import Program, Screen

PROBE = [os.path.abspath(sys.argv[1])]
CASES = []


def case(function):
    CASES.append(function)
    return function


def start(screen=None, arguments=(), environment=None, ready="READY"):
    screen = screen or Screen()
    program = Program(screen, PROBE + list(arguments), environment)
    if ready:
        equal(program.shows(ready), True, "the first frame")
        if screen.answers:
            equal(program.pump(3, lambda program: b"\x1b[>5u" in screen.raw), True, "answered")
    return program


def equal(found, wanted, what):
    if found != wanted:
        raise AssertionError("%s: found %r, wanted %r" % (what, found, wanted))


def check_restored(program, code):
    equal(program.ends(), True, "ended")
    program.pump(0.1)
    equal(program.screen.differences(), {}, "left behind")
    if code is not None:
        equal(program.exit_code, code, "exit status")


@case
def normal_return():
    program = start()
    wanted = {
        "cursor", "mouse drags", "focus", "SGR mouse", "alternate screen", "paste", "keyboard",
        "appearance", "size reports", "iflag", "oflag", "lflag",
    }
    equal(wanted - set(program.screen.differences()), set(), "modes during the session")
    program.send("q")
    check_restored(program, 0)


@case
def asynchronous_events():
    program = start(arguments=["--thread"])
    program.send("x")
    equal(program.shows('Optional("x")'), True, "key")
    program.screen.resize(66, 22)
    equal(program.shows("columns: 66, rows: 22"), True, "size")
    program.send("q")
    check_restored(program, 0)
    program = start(arguments=["--thread"])
    program.kill(signal.SIGTERM)
    check_restored(program, 143)


@case
def every_signal():
    """life-sigint, life-sigterm, render-sync-pair (nothing is left on)"""
    for name in "TERM HUP INT QUIT ILL TRAP ABRT BUS FPE SEGV".split():
        number = getattr(signal, "SIG" + name)
        for arguments in ((), ("--no-alt-screen",), ("--motion", "--title")):
            program = start(arguments=arguments)
            program.kill(number)
            check_restored(program, 128 + number)


@case
def handlers_allocate_nothing():
    source = os.path.join(os.path.dirname(os.path.abspath(__file__)), "handler_malloc.c")
    with tempfile.TemporaryDirectory() as folder:
        library = os.path.join(folder, "handler_malloc.so")
        subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", library, source], check=True)
        for name in "TERM HUP INT QUIT ILL TRAP ABRT BUS FPE SEGV TSTP CONT WINCH".split():
            program = start(environment={"LD_PRELOAD": library})
            program.kill(getattr(signal, "SIG" + name))
            if name in ("TSTP", "CONT", "WINCH"):
                program.pump(0.2)
                program.kill(signal.SIGCONT)
                program.kill(signal.SIGTERM)
            equal(program.ends(), True, "ended by " + name)
            equal(b"ALLOCATED" in program.screen.raw, False, "allocated in the handler of " + name)


@case
def faults_in_the_program():
    """life-fatal-trap"""
    for key, codes in (("t", (132, 133)), ("s", (139,)), ("o", (139,)), ("e", (1, 132, 133))):
        program = start()
        program.send(key)
        check_restored(program, None)
        equal(program.exit_code in codes, True, "status %s of %s" % (program.exit_code, key))


@case
def control_c_is_a_key():
    """life-ctrl-c-in-raw"""
    program = start()
    program.send(b"\x1b[99;5u")
    check_restored(program, None)
    equal(program.exit_code != 0, True, "status %s" % program.exit_code)


@case
def stop_and_continue():
    """life-suspend-key"""
    for stop in (b"z", b"\x1a", signal.SIGTSTP):
        program = start()
        during = program.screen.differences()
        if isinstance(stop, bytes):
            program.send(stop)
        else:
            program.kill(stop)
        equal(program.stops(), True, "stopped")
        program.pump(0.1)
        equal(program.screen.differences(), {}, "left while stopped")
        program.kill(signal.SIGCONT)
        equal(program.shows("resumed"), True, "drawn again")
        program.pump(0.1)
        equal(program.screen.differences(), during, "modes again")
        program.send("q")
        check_restored(program, 0)


@case
def handed_over():
    program = start()
    during = program.screen.differences()
    length = len(program.screen.raw)
    program.send("h")
    equal(program.shows("resumed"), True, "drawn again")
    equal(program.screen.differences(), during, "modes again")
    written = program.screen.raw[length:]
    equal(
        written.index(b"\x1b[?1049l") < written.index(b"handed over")
        < written.index(b"\x1b[?1049h"), True, "put back in between")
    program.send("q")
    check_restored(program, 0)


@case
def stopped_from_outside():
    program = start()
    during = program.screen.differences()
    program.kill(signal.SIGSTOP)
    equal(program.stops(), True, "stopped")
    program.kill(signal.SIGCONT)
    equal(program.shows("resumed"), True, "drawn again")
    equal(program.screen.differences(), during, "modes again")
    program.kill(signal.SIGTERM)
    check_restored(program, 143)


@case
def continued_in_the_background():
    """life-sigcont-background"""
    screen = Screen()
    reading, writing = os.pipe()
    shell = os.path.join(os.path.dirname(os.path.abspath(__file__)), "lifecycle_shell.py")
    program = Program(screen, [sys.executable, shell] + PROBE, {"SHELL_PIPE": "4"}, pipe=reading)
    equal(program.shows("READY"), True, "the first frame")
    program.pump(0.3)
    program.send("z")
    equal(program.pump(3, lambda _: b"STOPPED" in screen.raw), True, "stopped")
    equal(screen.differences(), {}, "left while stopped")
    length = len(screen.raw)
    os.write(writing, b"b")
    program.pump(0.6)
    equal(screen.raw[length:], b"", "written in the background")
    screen.resize(70, 20)
    program.pump(0.3)
    equal(screen.raw[length:], b"", "written in the background after a new size")
    os.write(writing, b"f")
    equal(program.shows("resumed"), True, "drawn again in the foreground")
    equal(program.shows("READY 70x20"), True, "the new size")
    program.send("q")
    check_restored(program, 0)


@case
def killed_then_started_again():
    """life-sigkill-then-next-start"""
    screen = Screen()
    program = start(screen)
    program.kill(signal.SIGKILL)
    equal(program.ends(), True, "ended")
    equal(screen.differences() != {}, True, "a killed program leaves its modes")
    screen.raw = b""
    program = start(screen)
    program.send("q")
    equal(program.ends(), True, "ended")
    # Whether clusters were on before the first run, nobody can tell any more.
    screen.modes["clusters"] = screen.differences().get("clusters", False)
    check_restored(program, 0)


@case
def hang_up():
    program = start()
    master, program.screen.master = program.screen.master, None
    os.close(master)
    equal(program.pump(5, lambda program: program.status is not None, reads=False), True, "ended")
    equal(program.exit_code, 129, "exit status")


@case
def end_of_input_without_a_signal():
    screen = Screen()
    program = Program(screen, PROBE, ignored=[signal.SIGHUP])
    equal(program.shows("READY"), True, "the first frame")
    program.pump(0.3)
    os.close(screen.master)
    screen.master = None
    equal(program.pump(5, lambda program: program.status is not None, reads=False), True, "ended")
    equal(program.exit_code, 0, "exit status")


@case
def second_session():
    """life-two-instances"""
    program = start()
    during = program.screen.differences()
    program.send("2")
    equal(program.shows("already running"), True, "refused")
    equal(program.screen.differences(), during, "the first session is unaffected")
    program.send("x")
    equal(program.shows("text:x"), True, "the first session goes on")
    program.send("q")
    check_restored(program, 0)


@case
def sizes():
    program = start(Screen(0 or 80, 24))
    for columns, rows, wanted in ((0, 0, "33x11"), (1, 1, None), (100, 30, "100x30")):
        program.screen.resize(columns, rows)
        program.pump(0.3)
        if wanted == "100x30":
            equal(program.shows("READY 100x30"), True, "size")
    program.send("q")
    check_restored(program, 0)
    screen = Screen()
    screen.resize(0, 0)
    program = start(screen, environment={"COLUMNS": "33", "LINES": "11"}, ready="READY 33x11")
    program.send("q")
    check_restored(program, 0)
    screen.resize(0, 0)
    program = start(screen, ready="READY 80x24")
    program.send("q")
    check_restored(program, 0)


@case
def resize_storm():
    """render-resize-storm"""
    program = start()
    program.kill(signal.SIGSTOP)
    program.stops()
    for columns in range(20, 180):
        program.screen.resize(columns, 30)
    program.kill(signal.SIGCONT)
    equal(program.shows("READY 179x30"), True, "the last size")
    first = frames(program)
    for columns in range(20, 120):
        program.screen.resize(columns, 30)
    program.screen.resize(90, 30)
    equal(program.shows("READY 90x30"), True, "the last size")
    equal(frames(program) - first <= 101, True, "at most a frame a size")
    program.send("q")
    check_restored(program, 0)


def frames(program):
    return int(re.search(r"frame (\d+)", program.screen.text()).group(1))


@case
def slow_terminal():
    """life-partial-write"""
    program = start()
    program.send("f")
    program.pump(0.2)
    before = resident(program.pid)
    program.pump(1.5, reads=False)
    equal(resident(program.pid) - before < 4_000_000, True, "memory stays")
    program.send("f")
    program.pump(1.0)
    program.send("x")
    equal(program.shows("text:x"), True, "goes on")
    first = frames(program)
    program.pump(0.3)
    equal(frames(program), first, "rests")
    program.send("q")
    check_restored(program, 0)


@case
def ended_while_the_terminal_takes_nothing():
    program = start()
    program.send("f")
    program.pump(0.5, reads=False)
    program.kill(signal.SIGTERM)
    ended = program.pump(6, lambda program: program.status is not None, reads=False)
    equal(ended, True, "ended")
    equal(program.exit_code, 143, "exit status")


@case
def ended_in_the_middle_of_a_frame():
    for attempt in range(8):
        program = start()
        program.send("f")
        program.pump(0.02 * attempt)
        program.pump(0.1, reads=False)
        program.kill(signal.SIGTERM)
        check_restored(program, 143)


@case
def closed_pipe():
    """life-epipe-static, life-epipe-sigpipe-ignored"""
    for ignored, codes in (([], (141, 0)), ([signal.SIGPIPE], (0,))):
        reading, writing = os.pipe()
        errors, error_end = os.pipe()
        program = Program(
            Screen(), PROBE + ["--table"], stdout=writing, stderr=error_end, ignored=ignored)
        os.close(writing)
        os.close(error_end)
        os.read(reading, 10)
        os.close(reading)
        equal(program.ends(), True, "ended")
        equal(program.exit_code in codes, True, "status %s" % program.exit_code)
        equal(os.read(errors, 100), b"", "standard error")


@case
def paste_mode_that_was_on():
    """life-paste-mode-was-on"""
    screen = Screen()
    screen.feed(b"\x1b[?2004h")
    program = start(screen, ["--no-alt-screen"])
    program.send("q")
    equal(program.ends(), True, "ended")
    equal(screen.differences(), {"paste": True}, "as it was before")


@case
def dumb_terminal():
    """life-term-dumb"""
    screen = Screen()
    program = Program(screen, PROBE, {"TERM": "dumb"})
    equal(program.ends(), True, "ended")
    equal(b"\x1b" in screen.raw, False, "no escape sequences")
    equal(program.exit_code != 0, True, "an error")
    equal(screen.differences(), {}, "untouched")


@case
def terminal_that_answers_nothing():
    screen = Screen(answers=False)
    program = start(screen)
    equal(program.shows("capabilities"), True, "goes on without answers")
    program.send("q")
    began = time.time()
    check_restored(program, 0)
    equal(time.time() - began < 1, True, "ends soon")


@case
def nothing_late_reaches_the_shell():
    for delay in (0, 0.01, 0.05):
        screen = Screen()
        program = Program(screen, PROBE)
        program.pump(5, lambda _: b"READY" in screen.raw)
        program.pump(delay)
        program.send("q")
        check_restored(program, 0)
        os.set_blocking(screen.slave, False)
        try:
            left = os.read(screen.slave, 1000)
        except BlockingIOError:
            left = b""
        equal(left, b"", "left in the input")


@case
def descriptors_stay_blocking():
    program = start()
    equal(fcntl.fcntl(program.screen.slave, fcntl.F_GETFL) & os.O_NONBLOCK, 0, "O_NONBLOCK")
    program.send("q")
    check_restored(program, 0)
    equal(fcntl.fcntl(program.screen.slave, fcntl.F_GETFL) & os.O_NONBLOCK, 0, "O_NONBLOCK")


@case
def idle_costs_nothing():
    program = start()
    program.pump(0.5)
    before, length = switches(program.pid), len(program.screen.raw)
    program.pump(2)
    equal(switches(program.pid) - before, 0, "wake-ups in two seconds")
    equal(len(program.screen.raw) - length, 0, "bytes in two seconds")
    program.send("q")
    check_restored(program, 0)


@case
def keys_pastes_and_pointer():
    program = start()
    for sent, shown in (
        (b"\x1b[<0;5;6M", "press left 4,5"), (b"\x1b[200~a\rb\x1b[201~", "paste:a\\nb"),
        (b"\x1b", "escape"), (b"\xe4\xb8\xad", "text:\u4e2d"), (b"\x1b[I", "focus in"),
        (b"\x1b[200~" + b"x" * 1_000_000 + b"\x1b[201~", "paste:<1000000 bytes>"),
        (b"\x1b[?997;1n", "theme dark"), (b"\x1b[1;5A", "ctrl+up"),
    ):
        for index in range(0, len(sent), 4000):
            program.send(sent[index:index + 4000])
            program.pump(0.001)
        equal(program.shows(shown), True, shown)
    program.send("q")
    check_restored(program, 0)


@case
def data_from_a_pipe_and_keys_from_the_terminal():
    reading, writing = os.pipe()
    os.close(writing)
    screen = Screen()
    program = Program(screen, PROBE, stdin=reading)
    equal(program.shows("READY"), True, "the first frame")
    program.pump(0.3)
    program.send("q")
    check_restored(program, 0)


@case
def recording_is_private_and_complete():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "session.cast")
        program = start(arguments=["--record", path])
        program.send("\u00e9")
        equal(program.shows("text:\u00e9"), True, "key")
        program.send("q")
        check_restored(program, 0)
        equal(os.stat(path).st_mode & 0o777, 0o600, "readable by its owner only")
        with open(path) as file:
            header, *lines = [json.loads(line) for line in file]
        equal((header["version"], header["width"], header["height"]), (2, 80, 24), "header")
        equal("\u00e9q" in "".join(text for _, way, text in lines if way == "i"), True, "input")
        equal("READY" in "".join(text for _, way, text in lines if way == "o"), True, "output")
        equal([at for at, _, _ in lines], sorted(at for at, _, _ in lines), "times")


@case
def many_sessions():
    count = int(os.environ.get("SESSIONS", "1500"))
    samples = sampled_sessions(count)
    while len(samples) < 4:
        # A fast machine is through before it can be looked at.
        count *= 2
        samples = sampled_sessions(count)
    early, late = samples[0], samples[1:]
    equal(max(sample[0] for sample in late) <= early[0] + 6, True, "descriptors stay")
    equal(max(sample[1] for sample in late) <= early[1] + 1, True, "threads stay")
    growth = late[-1][2] - early[2]
    equal(growth < 2_000_000, True, "memory stays, grew by %d" % growth)
    print("      %d sessions: %d samples, at most %d descriptors and %d threads, %+d bytes" % (
        count, len(samples), max(sample[0] for sample in samples),
        max(sample[1] for sample in samples), growth))


def sampled_sessions(count):
    """Opens and closes sessions in one program; returns what it held, every fifth of a second."""
    screen = Screen()
    program = Program(screen, PROBE + [str(count)])
    samples = []
    program.pump(0.4)
    while program.status is None:
        try:
            samples.append(
                (descriptors(program.pid), threads(program.pid), resident(program.pid)))
        except OSError:
            break
        program.pump(0.2)
    equal(b"done %d" % count in screen.raw, True, "all of them")
    check_restored(program, 0)
    return samples


def resident(pid):
    with open("/proc/%d/statm" % pid) as file:
        return int(file.read().split()[1]) * resource.getpagesize()


def descriptors(pid):
    return len(os.listdir("/proc/%d/fd" % pid))


def threads(pid):
    return len(os.listdir("/proc/%d/task" % pid))


def switches(pid):
    total = 0
    for task in os.listdir("/proc/%d/task" % pid):
        with open("/proc/%d/task/%s/status" % (pid, task)) as file:
            total += int(re.search(r"voluntary_ctxt_switches:\s+(\d+)", file.read()).group(1))
    return total


def main():
    word = sys.argv[2] if len(sys.argv) > 2 else ""
    failed = 0
    for function in CASES:
        name = function.__name__.replace("_", " ")
        if word not in function.__name__ and word not in name:
            continue
        try:
            function()
            print("pass  " + name, flush=True)
        except Exception as error:  # a case that cannot run has failed
            failed += 1
            line = traceback.extract_tb(error.__traceback__)[1].lineno
            print("FAIL  %s (line %d): %s" % (name, line, error), flush=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
