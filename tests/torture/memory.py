"""How much memory this process has, and how much of it the C library uses or keeps for later."""

import ctypes
import os
from pathlib import Path
from typing import NamedTuple


class Memory(NamedTuple):
    """Megabytes."""

    resident: float
    used: float
    """Of what the C library holds: what somebody asked it for. Qt asks it for nearly everything,
    Python for what is larger than half a kilobyte."""
    free: float
    """What it keeps for later, in pieces."""

    def __str__(self) -> str:
        return f"{self.resident:.0f} MB (C library: {self.used:.0f} used, {self.free:.0f} free)"


class _Heap(ctypes.Structure):
    """What ``mallinfo2`` of the GNU C library tells."""

    _fields_ = [
        (name, ctypes.c_size_t)
        for name in (
            *("arena", "ordblks", "smblks", "hblks", "hblkhd"),
            *("usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"),
        )
    ]


def memory() -> Memory:
    """Return what memory this process has; no figures of a C library that tells none."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    resident = pages * os.sysconf("SC_PAGE_SIZE") / 1e6
    tell = getattr(ctypes.CDLL(None), "mallinfo2", None)
    if tell is None:
        return Memory(resident, 0, 0)
    tell.restype = _Heap
    heap = tell()
    return Memory(resident, (heap.uordblks + heap.hblkhd) / 1e6, heap.fordblks / 1e6)
