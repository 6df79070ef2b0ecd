"""The package for Debian, Ubuntu and their relatives."""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from email.utils import format_datetime
from pathlib import Path
from textwrap import indent, wrap

from release import product
from release.frozen import BuildFailed
from release.linux import copy_share, settle
from release.product import CHECKOUT, Release
from release.slimming import CARRIED

TEMPLATES = Path(__file__).parent / "deb"
TOOLS = ("dpkg-deb", "dpkg-shlibdeps")
MAINTAINER = "The Minigolf Desktop authors <authors@minigolf-desktop.example>"

MOST_MEGABYTES = 45
"""Size of a package above which something came along that should not."""

LEFT_TO_THE_SYSTEM = {"libqgtk3.so", "libcupsprintersupport.so"}
"""Plugins that are only loaded where GTK or CUPS are at home, so nobody must install those."""

DESCRIPTION = """\
 Golf board games for the desktop, for one to five people at one screen. Lay
 out a minigolf course tile by tile on a crooked piece of land, keep the
 promises made to two particular clients, then putt on what you built; or
 draft clubs and shape your shots over a course of hexagonal tiles.
 .
 Every point is counted, and explained, while you play; every move is on disk
 before you see it. The games run offline and need no account."""


def build(frozen: Path, work: Path, out: Path, history: tuple[Release, ...], home: str) -> Path:
    """Make the package and return it; raises BuildFailed."""
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if missing:
        raise BuildFailed(f"{', '.join(missing)}: not found; install dpkg-dev")
    tree = work / "deb" / product.COMMAND
    shutil.rmtree(tree.parent, ignore_errors=True)
    _lay_out(tree, frozen, history, home)
    architecture = _output("dpkg", "--print-architecture").strip()
    control = tree / "DEBIAN"
    control.mkdir()
    (control / "control").write_text(_control(tree, architecture, history[0], home))
    (control / "md5sums").write_text("".join(_checksums(tree)))
    settle(tree, history[0])
    package = out / f"{product.COMMAND}_{history[0].version}_{architecture}.deb"
    # Without the time, the same files would not give the same package.
    made = {"SOURCE_DATE_EPOCH": str(int(history[0].moment.timestamp()))}
    options = ["--root-owner-group", "-Zxz", "-z6"]
    _output("dpkg-deb", *options, "--build", str(tree), str(package), settings=made)
    _bound(package)
    return package


def _bound(package: Path) -> None:
    """Raise BuildFailed for a package that has grown beyond what people are asked to download."""
    megabytes = package.stat().st_size / 1e6
    if megabytes > MOST_MEGABYTES:
        raise BuildFailed(f"{package.name} has {megabytes:.1f} MB; {MOST_MEGABYTES} are the most")


def _lay_out(tree: Path, frozen: Path, history: tuple[Release, ...], home: str) -> None:
    """Put every file of the package into its place."""
    library = tree / "usr" / "lib" / product.COMMAND
    shutil.copytree(frozen, library, symlinks=True)
    for path in (library / "_internal").iterdir():
        # Debian has these itself, and mends them.
        if CARRIED.match(path.name):
            path.unlink()
    games = tree / "usr" / "games"
    games.mkdir()
    (games / product.COMMAND).symlink_to(f"../lib/{product.COMMAND}/{product.COMMAND}")
    share = tree / "usr" / "share"
    copy_share(share, history, home)
    for page in (share / "man").rglob("*.6"):
        _compress(page)
    about = share / "doc" / product.COMMAND
    about.mkdir(parents=True)
    notice = f"lib/{product.COMMAND}/_internal/{product.PACKAGE}/resources/licences/third-party.txt"
    (about / "third-party.txt").symlink_to(f"../../../{notice}")
    licence = (CHECKOUT / "LICENSE").read_text(encoding="utf-8")
    terms = licence.partition("Permission is")
    text = (TEMPLATES / "copyright").read_text(encoding="utf-8")
    mit = indent(f"{terms[1]}{terms[2]}".replace("\n\n", "\n.\n").strip(), " ")
    (about / "copyright").write_text(text.replace("@MIT@", mit), encoding="utf-8")
    changelog = about / "changelog"
    changelog.write_text("\n".join(_changelog(history)), encoding="utf-8")
    _compress(changelog)
    overrides = share / "lintian" / "overrides"
    overrides.mkdir(parents=True)
    shutil.copy(TEMPLATES / "lintian-overrides", overrides / product.COMMAND)


def _control(tree: Path, architecture: str, release: Release, home: str) -> str:
    size = sum(1 + path.lstat().st_size // 1024 for path in tree.rglob("*"))
    fields = {
        "Package": product.COMMAND,
        "Version": release.version,
        "Architecture": architecture,
        "Maintainer": MAINTAINER,
        "Installed-Size": str(size),
        "Depends": _dependencies(tree),
        "Section": "games",
        "Priority": "optional",
        "Homepage": home,
        "Description": f"{product.SUMMARY[0].lower()}{product.SUMMARY[1:]}\n{DESCRIPTION}",
    }
    return "".join(f"{name}: {value}\n" for name, value in fields.items())


def _dependencies(tree: Path) -> str:
    """Return the packages of the libraries that the programs are linked against."""
    binaries = [
        path
        for path in (tree / "usr" / "lib").rglob("*")
        if not path.is_symlink() and path.is_file() and path.name not in LEFT_TO_THE_SYSTEM
        if path.read_bytes()[:4] == b"\x7fELF"
    ]
    # The tool asks for the control file of a source package, and for little in it.
    source = tree.parent / "debian"
    source.mkdir()
    name = product.COMMAND
    (source / "control").write_text(f"Source: {name}\n\nPackage: {name}\nArchitecture: any\n")
    folders = sorted({f"-l{path.parent}" for path in binaries})
    files = [f"-e{path}" for path in binaries]
    command = ["dpkg-shlibdeps", "-O", "--ignore-missing-info", "--warnings=0", *folders, *files]
    found = _output(*command, folder=tree.parent)
    shutil.rmtree(source)
    return found.strip().removeprefix("shlibs:Depends=")


def _changelog(history: tuple[Release, ...]) -> Iterator[str]:
    """Give the lines of the changelog as Debian writes them."""
    for release in history:
        yield f"{product.COMMAND} ({release.version}) stable; urgency=medium"
        yield ""
        for change in release.plain_changes:
            lines = wrap(change, 74, initial_indent="  * ", subsequent_indent="    ")
            yield from lines
        yield ""
        yield f" -- {MAINTAINER}  {format_datetime(release.moment)}"
        yield ""


def _checksums(tree: Path) -> Iterator[str]:
    for path in sorted((tree / "usr").rglob("*")):
        if path.is_file() and not path.is_symlink():
            digest = hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()
            yield f"{digest}  {path.relative_to(tree)}\n"


def _compress(path: Path) -> None:
    packed = gzip.compress(path.read_bytes(), 9, mtime=0)
    path.with_name(f"{path.name}.gz").write_bytes(packed)
    path.unlink()


def _output(
    *command: str, folder: Path | None = None, settings: Mapping[str, str] | None = None
) -> str:
    environment = {**os.environ, **(settings or {})}
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, cwd=folder, env=environment
    )
    if done.returncode:
        raise BuildFailed(f"{command[0]}: {done.stderr.strip()}")
    return done.stdout
