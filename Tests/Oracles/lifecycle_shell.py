"""A shell with job control, small enough to read: runs one job on the terminal it was given.

When the job stops it takes the terminal back and prints STOPPED. Then it obeys letters from the pipe
named by SHELL_PIPE: `b` continues the job in the background, `f` in the foreground. It ends when
the job ends, with the job's status.
"""

import os
import signal
import sys

pipe = int(os.environ["SHELL_PIPE"])
signal.signal(signal.SIGTTOU, signal.SIG_IGN)
job = os.fork()
if job == 0:
    os.setpgid(0, 0)
    os.tcsetpgrp(0, os.getpid())
    signal.signal(signal.SIGTTOU, signal.SIG_DFL)
    os.execv(sys.argv[1], sys.argv[1:])
while True:
    _, status = os.waitpid(job, os.WUNTRACED)
    if not os.WIFSTOPPED(status):
        sys.exit(os.WEXITSTATUS(status) if os.WIFEXITED(status) else 1)
    os.tcsetpgrp(0, os.getpgrp())
    os.write(1, b"STOPPED")
    while True:
        order = os.read(pipe, 1)
        if order == b"f":
            os.tcsetpgrp(0, job)
        os.killpg(job, signal.SIGCONT)
        if order != b"b":
            break
