"""Run a Qt program that ends when it is shown; print that moment, and the processor's time to it.

    python first_paint.py minigolf_desktop | bare_window

With `--exit-when-shown` a program leaves its event loop as soon as its first paint is complete.
What it does to end decently afterwards is not part of its start.
"""

import runpy
import sys
import time
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType

WINDOWS = "PySide6.QtWidgets"


class Telling:
    """Finds the module of windows as ever, and lets its event loop tell when it ends.

    Nothing of Qt is loaded beforehand: how a program loads it is part of its start.
    """

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return how the module of windows is found; None for every other."""
        spec = PathFinder.find_spec(name, path, target) if name == WINDOWS else None
        if spec is not None and spec.loader is not None:
            load = spec.loader.exec_module

            def load_and_tell(module: ModuleType) -> None:
                load(module)
                run_event_loop = module.QApplication.exec

                def run_and_tell() -> int:
                    status: int = run_event_loop()
                    # The clock that all processes share, and the processor's.
                    moment = time.clock_gettime(time.CLOCK_MONOTONIC)
                    print(moment, time.process_time(), flush=True)
                    return status

                module.QApplication.exec = staticmethod(run_and_tell)

            spec.loader.exec_module = load_and_tell  # type: ignore[method-assign]
        return spec


if __name__ == "__main__":
    sys.meta_path.insert(0, Telling)
    sys.argv = [sys.argv[1], "--exit-when-shown"]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
