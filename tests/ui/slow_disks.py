"""Disks that flush when they are let, and know what the window's own thread flushed."""

import errno
import os
from threading import Event, current_thread, main_thread

LONG = 60
"""Seconds that nothing takes here."""


class SlowDisk:
    """Flushes when it is let, and may refuse then; notes what the window's thread flushed."""

    def __init__(self, fsync):
        self.gate = Event()
        self.is_broken = False
        self.flushed_by_window = 0
        self._fsync = fsync

    def flush(self, descriptor):
        if current_thread() is main_thread():
            self.flushed_by_window += 1
            return
        self.gate.wait(LONG)
        if self.is_broken:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        self._fsync(descriptor)
