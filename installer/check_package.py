"""Install a Debian package in a clean system, play, update, remove, and look at what is left.

    sudo python3 installer/check_package.py dist/minigolf-desktop_2.0.0_amd64.deb

Makes a minimal system of the same Debian release with debootstrap, from where this system has its
packages, and exchanges saves with the source tree. Needs root, Debian or Ubuntu, and
`apt-get install debootstrap xvfb xdotool imagemagick lintian desktop-file-utils appstream`.
Exit status 0 when all is as it should be.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import environment
from clean_system import (
    HOME,
    PLAYER,
    CheckFailed,
    CleanSystem,
    Table,
    display,
    expect,
    release_name,
    run,
)
from judges import judge_package
from release.debian import MOST_MEGABYTES

PACKAGE = "minigolf-desktop"
PROGRAM = f"/usr/games/{PACKAGE}"
MODULE = "minigolf_desktop"
DATA = f".local/share/{PACKAGE}"

MOST_INSTALLED_MEGABYTES = 140

BEGIN = ("space", "Return", "Return")
"""Keys from the first visit's home screen to the table."""
TURN = ("1", "Return", "Return")
"""Keys of a turn: a tile is taken and placed."""
OVERRIDES = Path(__file__).parent / "release" / "deb" / "lintian-overrides"
"""What lintian warns of and why that is as it should be."""

END = ("s", "Return", "Return", "s")
"""Keys that end a game, ask for its points and skip to their sum."""


class SourceTree:
    """The program as it lies beside this script."""

    def __init__(self) -> None:
        self.program = [str(environment.prepare(environment.PROGRAM_LOCK)), "-m", MODULE]
        """The command that starts it."""


class Check:
    """The round trip of a package, step by step."""

    def __init__(
        self, package: Path, system: CleanSystem, table: Table, pictures: Path, source: SourceTree
    ) -> None:
        self._package = package
        self._source = source
        self._system = system
        self._table = table
        self._pictures = pictures
        self._home = system.root / HOME.lstrip("/")

    def sizes(self) -> str:
        """Measure what is downloaded and what is installed."""
        megabytes = self._package.stat().st_size / 1e6
        field = run("dpkg-deb", "--field", str(self._package), "Installed-Size")
        installed = int(field) * 1024 / 1e6
        expect(megabytes <= MOST_MEGABYTES, f"{megabytes:.1f} MB to download")
        expect(installed <= MOST_INSTALLED_MEGABYTES, f"{installed:.1f} MB installed")
        return f"{megabytes:.1f} MB to download, {installed:.1f} MB installed"

    def validate(self) -> str:
        """Let the judges of packages, menu entries and metainfo look at it."""
        judge_package(self._package)
        overridden = OVERRIDES.read_text(encoding="utf-8").count(f"\n{PACKAGE}: ")
        return f"no errors, no warnings but for {overridden} kinds, each with its reason"

    def install(self) -> str:
        """Install the package with what it depends on, and nothing else."""
        self._install(self._package)
        found = self._system.run("dpkg", "--get-selections").splitlines()
        python = [line.split()[0] for line in found if line.startswith("python3")]
        expect(not python, f"packages of Python came along: {', '.join(python)}")
        return f"{len(found)} packages in the system, none of Python"

    def self_test(self) -> str:
        """Let the program test itself, without a display."""
        told = run(*self._system.as_player(), PROGRAM, "--self-test", "--thorough")
        expect(not (self._home / DATA).exists(), "the self-test left something behind")
        return told.strip().splitlines()[-1]

    def finish(self) -> str:
        """Visit for the first time, then play a game to its end, so that there is a record."""
        program = [*self._system.as_player(self._table.display), PROGRAM]
        picture = self._pictures / "package-first-visit.png"
        self._table.play(program, (), lambda: True, picture)
        records = self._home / DATA / "records.json"
        self._table.play(program, [*BEGIN, *END], records.exists)
        return f"{len(list((self._home / DATA / 'finished').glob('*.jsonl')))} game, with a record"

    def play(self) -> str:
        """Begin a game in the window and take a turn; the source tree opens the save."""
        program = [*self._system.as_player(self._table.display), PROGRAM]
        picture = self._pictures / "package-table.png"
        self._table.play(program, [*BEGIN, *TURN], lambda: moves(self._saves) > 1, picture)
        return run(*self._source.program, "check", str(self._only_save())).strip()

    def play_on(self) -> str:
        """Let the source tree play the save of the package on, and the package check that."""
        save = self._only_save()
        before = moves(self._saves)
        with tempfile.TemporaryDirectory() as home:
            saves = Path(home, "saves")
            shutil.copytree(self._saves, saves)
            settings = {"MINIGOLF_DESKTOP_HOME": home}
            keys = ["space", "b", *TURN]
            grown = lambda: moves(saves) > before  # noqa: E731
            self._table.play(self._source.program, keys, grown, settings=settings)
            shutil.copytree(saves, self._saves, dirs_exist_ok=True)
        for path in self._saves.iterdir():
            os.chown(path, PLAYER, PLAYER)
        inside = f"{HOME}/{save.relative_to(self._home)}"
        return run(*self._system.as_player(), PROGRAM, "check", inside).strip()

    def update(self) -> str:
        """Install a later version over it: everything of the player stays as it is."""
        before = contents(self._home)
        expect(len(before) > 2, "there is too little to lose")
        self._install(later_version(self._package))
        expect(contents(self._home) == before, "the update changed what belongs to the player")
        program = [*self._system.as_player(self._table.display), PROGRAM]
        picture = self._pictures / "package-updated.png"
        self._table.play(program, (), lambda: True, picture)
        inside = f"{HOME}/{self._only_save().relative_to(self._home)}"
        run(*self._system.as_player(), PROGRAM, "check", inside)
        return f"{len(before)} files of the player kept"

    def remove(self, before: set[str]) -> str:
        """Remove the package and what came with it; all that stays is the player's."""
        own = contents(self._home)
        self._system.run("apt-get", "purge", "-y", "-qq", PACKAGE)
        traces = [name for name in self._system.files() if PACKAGE in name]
        traces = [name for name in traces if not name.startswith(HOME.lstrip("/"))]
        expect(not traces, f"left behind: {', '.join(traces)}")
        self._system.run("apt-get", "autoremove", "--purge", "-y", "-qq")
        left = self._system.files() - before
        left = {name for name in left if not name.startswith(HOME.lstrip("/"))}
        expect(contents(self._home) == own, "the removal changed what belongs to the player")
        own_words = f"{len(own)} files of the player kept"
        return f"{own_words}; of its dependencies: {', '.join(sorted(left)) or 'nothing left'}"

    def _install(self, package: Path) -> None:
        place = self._system.root / "tmp" / package.name
        shutil.copy(package, place)
        options = ["-y", "-qq", "--no-install-recommends"]
        self._system.run("apt-get", "install", *options, f"/tmp/{package.name}")
        place.unlink()

    @property
    def _saves(self) -> Path:
        return self._home / DATA / "saves"

    def _only_save(self) -> Path:
        (save,) = self._saves.glob("*.jsonl")
        return save


def main() -> int:
    """Check the package and return the exit status."""
    parser = argparse.ArgumentParser(description="Check a Debian package in a clean system.")
    parser.add_argument("package", type=Path)
    parser.add_argument("--pictures", type=Path, default=Path(), help="where pictures go")
    parser.add_argument("--release", default=release_name(), metavar="NAME")
    wanted = parser.parse_args()
    wanted.pictures.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, display() as table:
        system = CleanSystem(Path(folder), wanted.release)
        system.make()
        with system.mounted():
            check = Check(wanted.package, system, table, wanted.pictures, SourceTree())
            before = system.files()
            steps: tuple[Callable[[], str], ...] = (
                *(check.sizes, check.validate, check.install, check.self_test, check.finish),
                *(check.play, check.play_on, check.update, lambda: check.remove(before)),
            )
            try:
                for name, step in zip(STEPS, steps, strict=True):
                    print(f"{name}: {step()}", flush=True)
            except CheckFailed as fault:
                print(fault, file=sys.stderr)
                return 1
    return 0


STEPS = (
    "size",
    "validate",
    "install",
    "self-test",
    "finish",
    "play",
    "play on",
    "update",
    "remove",
)
"""What is done, in this order."""


def moves(saves: Path) -> int:
    """Return how many moves the saves in a folder hold."""
    lines = [len(save.read_bytes().splitlines()) for save in saves.glob("*.jsonl")]
    return sum(lines) - len(lines)


def contents(folder: Path) -> dict[str, str]:
    """Return the files in a folder and what is in each, in short."""
    return {
        str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.is_symlink()
    }


def later_version(package: Path) -> Path:
    """Return the same package under a later version."""
    folder = Path(tempfile.mkdtemp())
    run("dpkg-deb", "--raw-extract", str(package), str(folder / "tree"))
    control = folder / "tree/DEBIAN/control"
    text = control.read_text(encoding="utf-8")
    version = run("dpkg-deb", "--field", str(package), "Version").strip()
    later = text.replace(f"Version: {version}", f"Version: {version}+later")
    control.write_text(later, encoding="utf-8")
    result = folder / "later.deb"
    run("dpkg-deb", "--root-owner-group", "-Znone", "--build", str(folder / "tree"), str(result))
    shutil.rmtree(folder / "tree")
    return result


if __name__ == "__main__":
    sys.exit(main())
