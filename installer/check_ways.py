"""Install, start and remove every package of Linux in a clean Debian, as a user and as root.

    sudo python3 installer/check_ways.py dist [--release trixie] [--wheels build/wheels]

Makes a minimal system, tries in it what lies in the folder, and prints the tables that stand in
`installer/tries.md`. Each also tests itself, which takes minutes; `--quick` asks for its version
instead. Where the system has no network, `--wheels` holds what `pipx` and `uv` install there, pip
and uv included. Needs root, Debian or Ubuntu, and `apt-get install debootstrap xvfb`. Exit status
0 when every try ended as it should.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from pathlib import Path

from clean_system import HOME, CleanSystem, display, release_name
from release.product import COMMAND
from tries import CANNOT_START, SELF_TEST, SHOWN, WHEELS, Tries

from minigolf_desktop.content import qt_libraries

BOX = "/opt/packages"
"""Where the packages lie in the system."""
INSTALL = ("apt-get", "install", "-y", "-qq", "--no-install-recommends")
DESKTOP = ("xserver-xorg-core", "xfwm4", "xfce4-session", "thunar", "xz-utils", "weston")
"""The smallest desktop, as a stand-in for the libraries that every desktop has, and Wayland."""
ON_WAYLAND = """\
export XDG_RUNTIME_DIR="$HOME/session" WAYLAND_DISPLAY=golf
mkdir -m 700 "$XDG_RUNTIME_DIR"
weston --backend=headless-backend.so --socket=golf >/dev/null 2>&1 &
until [ -S "$XDG_RUNTIME_DIR/golf" ] || ! kill -0 $!; do sleep 0.1; done
"$0" "$@"
status=$?
kill $!
rm -r "$XDG_RUNTIME_DIR"
exit $status
"""
"""Runs a command at a display of Wayland that nobody sees."""
VERSION = "--version"
"""What is asked instead of a test, where that takes too long."""
FUSE = "fuse3"
"""What mounts an AppImage; every usual desktop brings it along."""


class WayCheck:
    """The packages in a folder, tried one after the other in one system."""

    def __init__(
        self, system: CleanSystem, tries: Tries, packages: Path, shown_at: str, asked: str
    ) -> None:
        self._system = system
        self._tries = tries
        self._packages = packages
        self._display = shown_at
        self._asked = asked

    def lay_out(self, wheels: Path | None) -> None:
        """Put the packages, and the wheels that are needed, into the system."""
        for source, target in ((self._packages, BOX), (wheels, WHEELS)):
            if source is not None:
                shutil.copytree(source, self._system.root / target.lstrip("/"))

    def without_libraries(self) -> None:
        """Start the AppImage where no library of a desktop is: one line names them."""
        image = self._file("*.AppImage")
        unpack = ("env", "APPIMAGE_EXTRACT_AND_RUN=1", f"{BOX}/{image.name}", SHOWN)
        told = "Qt needs"
        command = self._tries.user("/tmp", *unpack, display=self._display)
        self._tries.enter("AppImage, no library of a desktop", command, CANNOT_START, told)

    def debian(self) -> None:
        """Install the Debian package, start it, remove it, look what is left."""
        package = self._file("*.deb")
        before = self._system.files()
        self._size(package)
        root = self._tries.root
        self._tries.enter(".deb: installed", root(BOX, *INSTALL, f"./{package.name}"))
        self._starts(".deb", f"/usr/games/{COMMAND}")
        purge = ("apt-get", "purge", "-y", "-qq", "--auto-remove", COMMAND)
        self._tries.enter(".deb: removed", root("/", *purge))
        self._look_for_traces(".deb", before)

    def desktop(self) -> None:
        """Install the smallest desktop, which the ways below take for granted."""
        self._tries.enter("a small desktop: installed", self._tries.root("/", *INSTALL, *DESKTOP))

    def portable(self) -> None:
        """Unpack the archive where the path has a space, start it, throw it away."""
        archive = self._file("*.tar.xz")
        self._size(archive)
        before = self._system.files()
        place = f"{HOME}/un packed"
        unpack = ("sh", "-c", f'mkdir "{place}" && tar -xf {BOX}/{archive.name} -C "{place}"')
        self._tries.enter("archive: unpacked", self._tries.user("/tmp", *unpack))
        folder = archive.name.removesuffix(".tar.xz")
        program = f"{place}/{folder}/{COMMAND}"
        self._starts("archive", program)
        wayland = self._tries.user("/tmp", "sh", "-c", ON_WAYLAND, program, SHOWN)
        self._tries.enter("archive, user: a window on Wayland", wayland)
        shutil.rmtree(self._system.root / place.lstrip("/"))
        self._look_for_traces("archive", before)

    def appimage(self) -> None:
        """Start the AppImage as it is, unpacking itself and mounted."""
        image = self._file("*.AppImage")
        self._size(image)
        before = self._system.files()
        program = f"{BOX}/{image.name}"
        self._starts("AppImage, unpacking itself", "env", "APPIMAGE_EXTRACT_AND_RUN=1", program)
        self._look_for_traces("AppImage, unpacking itself", before)
        self._tries.enter(f"{FUSE}: installed", self._tries.root("/", *INSTALL, FUSE))
        self._lend_fuse()
        before = self._system.files()
        self._starts("AppImage, mounted", program)
        self._look_for_traces("AppImage, mounted", before)

    def python(self) -> None:
        """Install the wheel with pipx and with uv, start it, remove it."""
        wheel = self._file("*-none-any.whl")
        self._size(wheel)
        tries = self._tries
        tries.enter("pipx: installed", tries.root("/", *INSTALL, "pipx"))
        for run in (tries.user, tries.root):
            tries.enter("uv: installed", run("/tmp", "pipx", "install", "uv"))
        package = f"{BOX}/{wheel.name}"
        tries.enter("wheel, pipx, user: installed", tries.user("/tmp", "pipx", "install", package))
        shown = tries.user("/tmp", COMMAND, SHOWN, display=self._display)
        tries.enter("wheel, pipx, user: a window", shown, CANNOT_START, "Qt needs")
        libraries = sorted({library.debian for library in qt_libraries.LIBRARIES})
        install = tries.root("/", *INSTALL, *libraries)
        tries.enter("what it names, and the rest of what Qt loads: installed", install)
        tries.enter("wheel, pipx, user: a window", shown)
        asked = tries.user("/tmp", COMMAND, self._asked, display=self._display)
        tries.enter(f"wheel, pipx, user: {self._asked}", asked)
        tries.enter("wheel, pipx, user: removed", tries.user("/tmp", "pipx", "uninstall", COMMAND))
        for what, run, tool in (
            ("pipx, root", tries.root, ("pipx",)),
            ("uv, user", tries.user, ("uv", "tool")),
            ("uv, root", tries.root, ("uv", "tool")),
        ):
            words = f"wheel, {what}"
            tries.enter(f"{words}: installed", run("/tmp", *tool, "install", package))
            shown = run("/tmp", COMMAND, SHOWN, display=self._display)
            tries.enter(f"{words}: a window", shown)
            tries.enter(f"{words}: removed", run("/tmp", *tool, "uninstall", COMMAND))
        left = [name for name in self._system.files() if name.endswith(f"bin/{COMMAND}")]
        if left:
            tries.fail("wheel: removed", f"left behind: {', '.join(left)}")

    def _starts(self, what: str, *program: str) -> None:
        """Let it show its window and do what is asked as a user, and show its window as root."""
        user, root = self._tries.user, self._tries.root
        shown = user("/tmp", *program, SHOWN, display=self._display)
        self._tries.enter(f"{what}, user: a window", shown)
        asked = user("/tmp", *program, self._asked, display=self._display)
        self._tries.enter(f"{what}, user: {self._asked}", asked)
        shown = root("/tmp", *program, SHOWN, display=self._display)
        self._tries.enter(f"{what}, root: a window", shown)

    def _size(self, package: Path) -> None:
        megabytes = package.stat().st_size / 1e6
        self._tries.row(f"`{package.name}`", "", "", f"{megabytes:.1f} MB")

    def _look_for_traces(self, what: str, before: set[str]) -> None:
        """Look that nothing is left but games and settings of whoever played."""
        others = (HOME.lstrip("/"), "root/", BOX.lstrip("/"), "tmp/.X11-unix/")
        found = {name for name in self._system.files() - before if not name.startswith(others)}
        named = sorted(name for name in found if "minigolf" in name or name.startswith("tmp/"))
        if named:
            self._tries.fail(f"{what}: traces", ", ".join(named[:5]))

    def _lend_fuse(self) -> None:
        """Give the system the device that mounts; as desktops do, to everybody."""
        device = self._system.root / "dev/fuse"
        if not device.exists():
            os.mknod(device, 0o020666, Path("/dev/fuse").stat().st_rdev)
            device.chmod(0o666)

    def _file(self, pattern: str) -> Path:
        (found,) = self._packages.glob(pattern)
        return found


def main() -> int:
    """Try everything and return the exit status."""
    parser = argparse.ArgumentParser(description="Install every package in a clean Debian.")
    parser.add_argument("packages", type=Path, metavar="DIR")
    parser.add_argument("--release", default=release_name(), metavar="NAME")
    parser.add_argument("--wheels", type=Path, metavar="DIR", help="what pip would download")
    parser.add_argument("--system", type=Path, metavar="DIR", help="a clean system made before")
    parser.add_argument("--quick", action="store_true", help="ask for versions, not for tests")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, display() as table:
        system = CleanSystem(wanted.system or Path(folder), wanted.release)
        if wanted.system is None:
            system.make()
        with system.mounted():
            tries = Tries(system, wanted.wheels)
            tries.head(wanted.release)
            asked = VERSION if wanted.quick else SELF_TEST
            check = WayCheck(system, tries, wanted.packages, table.display, asked)
            check.lay_out(wanted.wheels)
            ways = (check.without_libraries, check.debian, check.desktop, check.portable)
            for way in (*ways, check.appimage, check.python):
                way()
    return 1 if tries.failed else 0


if __name__ == "__main__":
    os.umask(0o022)
    sys.exit(main())
