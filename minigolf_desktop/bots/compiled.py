"""What of the program is compiled, and whether it is in this copy.

Kernels are plain typed Python that runs as it is. Packages, and wheels for one platform, hold the
same modules compiled with mypyc beside their sources, and Python prefers those;
`.github/CONTRIBUTING.md` tells more.
"""

import pkgutil
from collections.abc import Iterator
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from types import ModuleType
from typing import NamedTuple

COMPILED_PACKAGES = (
    "minigolf_desktop.bots.kernel",
    "minigolf_desktop.bots.designer.kernel",
    "minigolf_desktop.bots.eighteen_holes.kernel",
    "minigolf_desktop.bots.putt_dice.kernel",
    "minigolf_desktop.model.designer.counting",
)
"""Packages of which every module is compiled, those of packages inside them too, but no
``__init__``: the one list, which what builds packages reads as well."""

LIBRARY = "__mypyc"
"""How the name of a library ends that holds what several modules were compiled to."""


class Speed(NamedTuple):
    """Which of its two speeds this copy of the program runs at."""

    compiled: tuple[str, ...]
    """Modules that run compiled."""
    plain: tuple[str, ...]
    """Modules that would be compiled elsewhere, but run as plain Python here."""

    @property
    def is_compiled(self) -> bool:
        """Whether nothing runs as plain Python that could be compiled."""
        return bool(self.compiled) and not self.plain

    def __str__(self) -> str:
        if self.compiled and self.plain:
            return f"compiled, but not {', '.join(self.plain)}"
        modules = len(self.compiled) + len(self.plain)
        return f"{modules} modules, {'compiled' if self.is_compiled else 'plain Python'}"


def speed() -> Speed:
    """Load every module that is compiled elsewhere and ask it; raises ImportError."""
    modules = list(_modules())
    return Speed(
        tuple(module.__name__ for module in modules if is_compiled(module)),
        tuple(module.__name__ for module in modules if not is_compiled(module)),
    )


def is_compiled(module: ModuleType) -> bool:
    """Return whether a module was loaded from a compiled library."""
    return (module.__file__ or "").endswith(tuple(EXTENSION_SUFFIXES))


def _modules() -> Iterator[ModuleType]:
    for name in COMPILED_PACKAGES:
        if find_spec(name) is None:
            continue
        places = import_module(name).__path__
        for found in pkgutil.walk_packages(places, f"{name}."):
            if not found.ispkg and not found.name.endswith(LIBRARY):
                yield import_module(found.name)
