"""Run a Qt program that ends when it is shown; print that moment, and the processor's time to it.

    python first_paint.py minigolf_desktop | bare_window

With `--exit-when-shown` a program leaves its event loop as soon as its first paint is complete.
What it does to end decently afterwards is not part of its start.
"""

import runpy
import sys
import time

from PySide6.QtWidgets import QApplication

run_event_loop = QApplication.exec


def run_and_tell() -> int:
    """Run the event loop, then print the clock that all processes share, and the processor's."""
    status = run_event_loop()
    print(time.clock_gettime(time.CLOCK_MONOTONIC), time.process_time(), flush=True)
    return status


if __name__ == "__main__":
    QApplication.exec = staticmethod(run_and_tell)  # type: ignore[method-assign]
    sys.argv = [sys.argv[1], "--exit-when-shown"]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
