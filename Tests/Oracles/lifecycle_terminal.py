"""A program on a pseudo-terminal whose far end is a real terminal engine (libghostty, from pyghostty).

The engine answers the program's questions and keeps modes, screen and keyboard flags, so a test can
compare the terminal before and after.
"""

import fcntl
import os
import pty
import select
import signal
import struct
import termios
import time

from pyghostty import Terminal

MODES = {
    1: "application cursor keys", 7: "autowrap", 25: "cursor", 1000: "mouse buttons",
    1002: "mouse drags", 1003: "mouse motion", 1004: "focus", 1006: "SGR mouse",
    1049: "alternate screen", 2004: "paste", 2026: "synchronized", 2027: "clusters",
    2031: "appearance", 2048: "size reports",
}


class Screen:
    """A pseudo-terminal that outlives the programs run on it."""

    def __init__(self, columns=80, rows=24, answers=True):
        self.engine = Terminal(cols=columns, rows=rows, fg=(220, 220, 220), bg=(0, 0, 0))
        self.master, self.slave = pty.openpty()
        self.answers = answers
        self.raw = b""
        self.engine.on_reply(self._reply)
        self.resize(columns, rows)
        self.modes = self._modes()
        self.settings = termios.tcgetattr(self.slave)

    def close(self):
        """Hangs the terminal up."""
        for descriptor in (self.master, self.slave):
            if descriptor is not None:
                os.close(descriptor)
        self.master = self.slave = None

    def resize(self, columns, rows):
        if columns and rows:
            self.engine.resize(columns, rows)
        size = struct.pack("HHHH", rows, columns, columns * 8, rows * 16)
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, size)

    def feed(self, data):
        self.raw += data
        self.engine.feed(data)

    def differences(self):
        """What is not as it was when the terminal was opened."""
        found = {
            name: self.engine.mode(mode)
            for mode, name in MODES.items() if self.engine.mode(mode) != self.modes[name]
        }
        flags = self._keyboard_flags()
        if flags not in ("", "\x1b[?0u"):
            found["keyboard"] = flags
        now = termios.tcgetattr(self.slave)
        for index, name in enumerate(("iflag", "oflag", "cflag", "lflag")):
            if now[index] != self.settings[index]:
                found[name] = "%x, was %x" % (now[index], self.settings[index])
        return found

    def text(self):
        return self.engine.text() if callable(self.engine.text) else self.engine.text

    def _modes(self):
        return {name: self.engine.mode(mode) for mode, name in MODES.items()}

    def _reply(self, data):
        if self.answers:
            try:
                os.write(self.master, data)
            except OSError:
                pass

    def _keyboard_flags(self):
        caught = []
        self.engine.on_reply(lambda data: caught.append(data) or None)
        self.engine.feed("\x1b[?u")
        self.engine.on_reply(self._reply)
        return b"".join(caught).decode(errors="replace")


class Program:
    """One run of a program on a screen, in a session of its own."""

    def __init__(
        self, screen, arguments, environment=None, stdin=None, stdout=None, stderr=None, pipe=None,
        ignored=(), closed=(),
    ):
        self.screen = screen
        self.status = None
        self.is_stopped = False
        variables = dict(
            os.environ, TERM="xterm-256color", COLORTERM="truecolor", LC_ALL="C.UTF-8",
            SWIFT_BACKTRACE="enable=no")
        for name in ("CI", "COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "TMUX", "STY"):
            variables.pop(name, None)
        variables.update(environment or {})
        self.pid = os.fork()
        if self.pid == 0:
            os.setsid()
            fcntl.ioctl(screen.slave, termios.TIOCSCTTY, 0)
            for descriptor, given in enumerate((stdin, stdout, stderr)):
                os.dup2(screen.slave if given is None else given, descriptor)
            keep = 3
            if pipe is not None:
                # Out of the way first: the wanted number may be taken.
                os.dup2(os.dup2(pipe, 63), 4)
                keep = 5
            os.closerange(keep, 64)
            # What this script inherited, such as from nohup, is not what a shell gives a program.
            for number in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGPIPE):
                signal.signal(number, signal.SIG_DFL)
            for number in ignored:
                signal.signal(number, signal.SIG_IGN)
            for descriptor in closed:
                os.close(descriptor)
            os.execve(arguments[0], arguments, variables)

    def pump(self, seconds, until=None, reads=True):
        """Lets the program and the terminal talk, until a condition holds or time is over."""
        end = time.time() + seconds
        while time.time() < end:
            ready, _, _ = select.select([self.screen.master] if reads else [], [], [], 0.01)
            if ready:
                try:
                    self.screen.feed(os.read(self.screen.master, 65536))
                except OSError:
                    # The other end is closed; its program may be ending still.
                    reads = False
            self._wait()
            if until and until(self):
                return True
        return until is None

    def shows(self, text, seconds=5):
        return self.pump(seconds, lambda program: text in program.screen.text())

    def ends(self, seconds=8):
        return self.pump(seconds, lambda program: program.status is not None)

    def stops(self, seconds=5):
        return self.pump(seconds, lambda program: program.is_stopped)

    def send(self, data):
        os.write(self.screen.master, data if isinstance(data, bytes) else data.encode())

    def kill(self, number):
        os.kill(self.pid, number)

    def finish(self):
        """Ends the program whatever it does."""
        if self.status is None:
            os.kill(self.pid, signal.SIGKILL)
            os.kill(self.pid, signal.SIGCONT)
            self.ends()

    @property
    def exit_code(self):
        """The status as a shell shows it: 128 and the signal's number, or the code."""
        if self.status is None:
            return None
        if os.WIFSIGNALED(self.status):
            return 128 + os.WTERMSIG(self.status)
        return os.WEXITSTATUS(self.status)

    def _wait(self):
        if self.status is not None:
            return
        pid, status = os.waitpid(self.pid, os.WNOHANG | os.WUNTRACED | os.WCONTINUED)
        if not pid:
            return
        if os.WIFSTOPPED(status):
            self.is_stopped = True
        elif os.WIFCONTINUED(status):
            self.is_stopped = False
        else:
            self.status = status
