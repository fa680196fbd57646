"""The process of Rondo that plays the matches, and the lines that it speaks."""

import collections
import json
import os
import shlex
import shutil
import subprocess
import threading


class RondoError(Exception):
    """Rondo refused a request, or its process has ended."""


class IllegalMove(RondoError, ValueError):
    """A move cannot be played. Nothing has changed: choose another one."""


def rondo_command(command=None):
    """The words that start Rondo: those given, those of the variable RONDO, or the program itself."""
    if command:
        return shlex.split(command) if isinstance(command, str) else list(command)
    if os.environ.get("RONDO"):
        return shlex.split(os.environ["RONDO"])
    program = shutil.which("rondo")
    if program is None:
        raise RondoError(
            "there is no program rondo on the path; name it, for instance"
            " command='java -jar rondo.jar', or set the variable RONDO"
        )
    return [program]


class Process:
    """One process with a number of matches of one game."""

    def __init__(self, game, opponents=(), seat=0, environments=1, command=None, data=False):
        words = rondo_command(command) + ["env", game, "--environments", str(environments)]
        for opponent in opponents:
            words += ["--opponent", opponent]
        if opponents:
            words += ["--seat", str(seat)]
        if data:
            words += ["--data"]
        try:
            self._process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
            )
        except OSError as error:
            raise RondoError(f"{words[0]} cannot be started: {error}") from error
        self._last = collections.deque(maxlen=16)
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        self.greeting = self._read()

    def _listen(self):
        """Reads what bots print, so that they never wait for a reader, and keeps the end of it."""
        while True:
            said = self._process.stderr.read1(4096)
            if not said:
                return
            self._last.append(said)

    def ask(self, request):
        """The answer to a request. An error in the answer is raised."""
        if self._process.stdin.closed:
            raise RondoError("the environment is closed; make a new one")
        try:
            self._process.stdin.write(json.dumps(request).encode() + b"\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            pass  # What the process said is read below.
        answer = self._read()
        if "error" in answer:
            error = IllegalMove if answer.get("illegal") else RondoError
            raise error(answer["error"])
        return answer

    def _read(self):
        line = self._process.stdout.readline()
        if not line:
            self._process.wait()
            self._listener.join(5)
            said = b"".join(self._last).decode(errors="replace").strip()
            self.close()
            raise RondoError(said or "Rondo has ended")
        return json.loads(line)

    def close(self):
        """Ends the process. A second call does nothing."""
        for stream in (self._process.stdin, self._process.stdout):
            try:
                stream.close()
            except BrokenPipeError:
                pass
        try:
            self._process.wait(5)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._listener.join(5)
        self._process.stderr.close()
