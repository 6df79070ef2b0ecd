"""A disk that fails: at the nth thing that is done to it the program dies, or there is no room.

Everything that Python writes below a folder goes through here: making, growing, flushing, renaming
and removing files. What Qt writes by itself does not; so nothing of the program may have Qt write
a file of the player's.

A *kill* is final: nothing reaches the disk any more, and whatever was open is closed as the system
closes it, which lets go of locks. Then the same process may begin anew with a disk that is sound:
until then it goes by another number, so that it is no stranger's leftovers that it finds.
"""

import builtins
import errno
import io
import os
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from types import TracebackType
from typing import Any, Self

NOBODY = 1 << 22
"""Number of a process that no system gives."""


class Killed(BaseException):
    """The program died here; no handler of errors may go on."""


class Fault(StrEnum):
    """What happens at the nth thing done."""

    NONE = "none"
    """Nothing: what is done is only counted."""
    KILL = "kill"
    """The program dies before it."""
    TORN = "torn"
    """The program dies in the midst of it: of a write half the bytes are there."""
    FULL = "full"
    """There is no room from then on, until :meth:`FaultyDisk.make_room`."""
    FULL_ONCE = "full once"
    """There is no room for this one alone."""


class FaultyDisk:
    """The disk below a folder, for as long as the context lasts."""

    def __init__(self, folder: Path, fault: Fault = Fault.NONE, at: int = 0) -> None:
        """``at`` counts from 1; 0 never comes."""
        self._folder = f"{folder}{os.sep}"
        self._fault = fault
        self._at = at
        self._kept: dict[tuple[Any, str], Any] = {}
        self._open: dict[int, str] = {}
        self._files: set[_File] = set()
        self.things: list[str] = []
        """What was done to the disk, in its order."""
        self.what = ""
        """The thing at which it failed."""
        self.is_dead = False
        """Whether the program was killed."""
        self.is_full = False
        """Whether there is no room now."""

    @property
    def done(self) -> int:
        """How many things were done to the disk."""
        return len(self.things)

    def make_room(self) -> None:
        """Let everything be written again."""
        self.is_full = False
        self._at = 0

    def __enter__(self) -> Self:
        for place, name, made in (
            (io, "open", self._opened),
            (builtins, "open", self._opened),
            (os, "open", self._descriptor),
            (os, "getpid", lambda: NOBODY),
            (os, "close", self._closed),
            (os, "fsync", self._by_descriptor(os.fsync, "fsync")),
            (os, "ftruncate", self._by_descriptor(os.ftruncate, "truncate")),
            *(
                (os, name, self._by_path(getattr(os, name), name))
                for name in ("replace", "rename", "unlink", "remove", "truncate", "mkdir", "rmdir")
            ),
        ):
            self._kept[place, name] = getattr(place, name)
            setattr(place, name, made)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for (place, name), value in self._kept.items():
            setattr(place, name, value)
        if self.is_dead:
            # What the dead still hold leads nowhere: the files are free for who comes after.
            for file in list(self._files):
                file.close()
            nowhere = os.open(os.devnull, os.O_RDWR)
            for descriptor in self._open:
                os.dup2(nowhere, descriptor)
            os.close(nowhere)

    def _is_here(self, path: object) -> bool:
        return isinstance(path, str | os.PathLike) and str(path).startswith(self._folder)

    def _do(self, what: str, half: Callable[[], object] = lambda: None) -> None:
        """Count a thing that is about to be done; raise where it fails."""
        if self.is_dead:
            raise Killed
        self.things.append(what)
        if self.done == self._at:
            self.what = what
            if self._fault in (Fault.KILL, Fault.TORN):
                if self._fault is Fault.TORN:
                    half()
                self.is_dead = True
                raise Killed
            if self._fault in (Fault.FULL, Fault.FULL_ONCE):
                self.is_full = True
        if self.is_full:
            # Even a full disk lets files go.
            if what.split(maxsplit=1)[0] in ("unlink", "remove", "rmdir", "truncate"):
                return
            if self._fault is Fault.FULL_ONCE:
                self.is_full = False
            half()
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def _by_path(self, act: Callable[..., Any], name: str) -> Callable[..., Any]:
        def acting(path: Any, *rest: Any, **named: Any) -> Any:
            if self._is_here(path) and not (name == "mkdir" and Path(path).is_dir()):
                self._do(f"{name} {Path(path).name}")
            return act(path, *rest, **named)

        return acting

    def _by_descriptor(self, act: Callable[..., Any], name: str) -> Callable[..., Any]:
        def acting(descriptor: int, *rest: Any) -> Any:
            if descriptor in self._open:
                self._do(f"{name} {self._open[descriptor]}")
            return act(descriptor, *rest)

        return acting

    def _descriptor(self, path: Any, flags: int, *rest: Any, **named: Any) -> int:
        here = self._is_here(path)
        name = Path(path).name if here else ""
        if here and flags & os.O_CREAT and not Path(path).exists():
            self._do(f"make {name}")
        descriptor: int = self._kept[os, "open"](path, flags, *rest, **named)
        if here:
            self._open[descriptor] = name
        return descriptor

    def _closed(self, descriptor: int) -> None:
        self._open.pop(descriptor, None)
        self._kept[os, "close"](descriptor)

    def _opened(
        self, path: Any, mode: str = "r", buffering: int = -1, *rest: Any, **named: Any
    ) -> Any:
        here = path in self._open if isinstance(path, int) else self._is_here(path)
        if not here or not set(mode) & set("wax+"):
            return self._kept[io, "open"](path, mode, buffering, *rest, **named)
        name = self._open[path] if isinstance(path, int) else Path(path).name
        if "r" not in mode and not isinstance(path, int):
            self._do(f"make {name}")
        plain = mode.replace("b", "").replace("t", "")
        raw = _File(self, path, plain, name, named.pop("closefd", True))
        if buffering == 0:
            return raw
        buffered = io.BufferedRandom(raw) if "+" in mode else io.BufferedWriter(raw)
        return buffered if "b" in mode else io.TextIOWrapper(buffered, *rest, **named)

    def opened(self, file: "_File", name: str) -> None:
        """Note a file that is open for writing."""
        self._open[file.fileno()] = name
        self._files.add(file)

    def closed(self, file: "_File") -> None:
        """Note that it is closed."""
        self._files.discard(file)
        if file.closefd:
            self._open.pop(file.fileno(), None)

    def write(self, name: str, half: Callable[[], object]) -> None:
        """Count a write that is about to be done; ``half`` does half of it."""
        self._do(f"write {name}", half)

    def cut(self, name: str) -> None:
        """Count a file that is about to be cut."""
        self._do(f"truncate {name}")


class _File(io.FileIO):
    """A file on it."""

    def __init__(self, disk: FaultyDisk, path: Any, mode: str, called: str, closefd: bool) -> None:
        super().__init__(path, mode, closefd)
        self._disk = disk
        self._called = called
        disk.opened(self, called)

    def write(self, data: Any) -> int:
        whole = bytes(data)
        halved = super().write
        self._disk.write(self._called, lambda: halved(whole[: len(whole) // 2]))
        return super().write(whole)

    def truncate(self, size: int | None = None) -> int:
        self._disk.cut(self._called)
        return super().truncate(size)

    def close(self) -> None:
        if not self.closed:
            self._disk.closed(self)
        super().close()
