"""A clean Debian in a folder, and a display at which somebody sits and plays."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

PLAYER = 1000
"""Number of the user who plays."""
HOME = "/home/player"

PATIENCE = 60
"""Seconds after which something that does not happen is given up."""

STATE_OF_DPKG = ("var/lib/dpkg", "var/lib/apt", "var/cache", "var/log", "etc/ld.so.cache")
"""What a package manager keeps for itself, whatever is installed."""


class CheckFailed(Exception):
    """Something is not as it should be; the message says what."""


class CleanSystem:
    """A minimal Debian in a folder."""

    def __init__(self, root: Path, release: str) -> None:
        self.root = root
        """Folder that is its root."""
        self.release = release
        """Code name of the release that it is of."""

    def make(self) -> None:
        """Install the release, and a user who plays."""
        # A temporary folder is closed to everybody else, and so to the user in it.
        self.root.chmod(0o755)
        run("debootstrap", "--variant=minbase", self.release, str(self.root), mirror())
        # How to get there, where there is a proxy.
        settings = self.root / "etc/apt/apt.conf.d"
        shutil.copytree("/etc/apt/apt.conf.d", settings, dirs_exist_ok=True)
        if Path("/etc/resolv.conf").exists():
            shutil.copy("/etc/resolv.conf", self.root / "etc/resolv.conf")
        self.run("useradd", "--uid", str(PLAYER), "--create-home", "player")
        self.run("apt-get", "update", "-qq")

    @contextmanager
    def mounted(self) -> Iterator[None]:
        """Lend it the processes and displays of this system for as long as it is needed."""
        sockets = self.root / "tmp/.X11-unix"
        sockets.mkdir(parents=True, exist_ok=True)
        with ExitStack() as stack:
            for kind, source, target in (
                (["-t", "proc"], "proc", self.root / "proc"),
                (["--bind"], "/tmp/.X11-unix", sockets),
            ):
                run("mount", *kind, source, str(target))
                stack.callback(run, "umount", str(target))
            yield

    def run(self, *command: str) -> str:
        """Run a command in it as root and return what it prints."""
        settings = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "DEBIAN_FRONTEND": "noninteractive"}
        return run("chroot", str(self.root), *command, settings=settings)

    def as_player(self, display: str = "") -> list[str]:
        """Return how a command is run in it by its user, on a display if one is named."""
        settings = [f"HOME={HOME}", "PATH=/usr/bin:/bin:/usr/games", "LANG=C.UTF-8"]
        settings.append(f"DISPLAY={display}" if display else "QT_QPA_PLATFORM=offscreen")
        user = f"--userspec={PLAYER}:{PLAYER}"
        return ["chroot", user, str(self.root), "/usr/bin/env", "-i", *settings]

    def files(self) -> set[str]:
        """Return every file and folder in it, but for what its package manager keeps."""
        found = set()
        for folder, folders, names in os.walk(self.root):
            here = Path(folder).relative_to(self.root)
            folders[:] = [
                name for name in folders if str(here / name) not in (*STATE_OF_DPKG, "proc")
            ]
            found |= {str(here / name) for name in (*folders, *names)}
        return found - set(STATE_OF_DPKG)


class Table:
    """A display at which somebody sits and plays."""

    def __init__(self, display: str) -> None:
        self.display = display
        """Name of the display."""

    def play(
        self,
        program: Sequence[str],
        keys: Sequence[str],
        done: Callable[[], bool],
        picture: Path | None = None,
        settings: Mapping[str, str] | None = None,
    ) -> None:
        """Start a program, press keys until something holds, take a picture, and quit."""
        environment = {**os.environ, **(settings or {}), "DISPLAY": self.display}
        with subprocess.Popen(program, env=environment) as process:
            try:
                window = self._run("xdotool", "search", "--sync", "--onlyvisible", "--class", ".")
                self._run("xdotool", "windowfocus", window.split()[-1])
                for key in keys:
                    time.sleep(1)
                    self._run("xdotool", "key", key)
                wait_for(done)
                time.sleep(1)
                if picture is not None:
                    self._run("import", "-window", "root", str(picture))
                self._run("xdotool", "key", "ctrl+q")
                status = process.wait(PATIENCE)
            finally:
                process.kill()
        if status:
            raise CheckFailed(f"the program ended with status {status}")

    def _run(self, *command: str) -> str:
        return run("timeout", str(PATIENCE), *command, settings={"DISPLAY": self.display})


@contextmanager
def display() -> Iterator[Table]:
    """Give a virtual display for as long as it is needed."""
    reader, writer = os.pipe()
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1366x768x24", "-nolisten", "tcp"]
    with subprocess.Popen(
        [*command, "-ac"], pass_fds=[writer], stderr=subprocess.DEVNULL
    ) as server:
        os.close(writer)
        try:
            with os.fdopen(reader) as number:
                yield Table(f":{number.readline().strip()}")
        finally:
            server.terminate()


def run(*command: str, settings: Mapping[str, str] | None = None) -> str:
    """Run a command and return what it prints; raises CheckFailed if it fails."""
    environment = {**os.environ, **(settings or {})}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    if done.returncode:
        told = f"{done.stdout}\n{done.stderr}".strip().splitlines()[-12:]
        raise CheckFailed("\n".join((f"failed: {' '.join(command)}", *told)))
    return done.stdout


def expect(condition: bool, otherwise: str) -> None:
    """Raise CheckFailed unless something holds."""
    if not condition:
        raise CheckFailed(otherwise)


def wait_for(condition: Callable[[], bool]) -> None:
    """Wait until something holds; raises CheckFailed when it takes too long."""
    end = time.monotonic() + PATIENCE
    while not condition():
        expect(time.monotonic() < end, "the program does not get on")
        time.sleep(0.2)


def release_name() -> str:
    """Return the code name of the release that this system is of."""
    lines = Path("/etc/os-release").read_text(encoding="utf-8").splitlines()
    facts = dict(line.partition("=")[::2] for line in lines)
    return facts["VERSION_CODENAME"].strip('"')


def mirror() -> str:
    """Return where this system has its packages from."""
    wanted = ["--format", "$(REPO_URI)", "Created-By: Packages"]
    return run("apt-get", "indextargets", *wanted).split()[0]
