"""Loads Python's side of Qt, and no more of it than a window needs."""

import builtins
from importlib import machinery
from importlib.util import LazyLoader
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.abc import Loader

_ITS_OWN = "shibokensupport."
"""The part of it that describes Qt's names; its sources lie packed in a library, and each start
compiles them anew: a quarter of the time of a bare window."""

WHEN_ASKED = frozenset(
    _ITS_OWN + name
    for name in (
        *("feature", "signature.errorhandler", "signature.importhandler", "signature.layout"),
        *("signature.parser", "signature.lib.enum_sig", "signature.lib.pyi_generator"),
        "signature.lib.tool",
    )
)
"""Modules of it that words about wrong calls, help and the making of stubs need, and no window."""


def load_qt_binding() -> None:
    """Load Python's side of Qt.

    Before any other module of Qt, what describes it is loaded when it is first asked for. Always,
    the sources of modules that are imported later are not read, nor kept, for features that none of
    ours uses: 10 MB, and time at the start.

    Raises:
        ImportError: It is not there, or it lacks a library.
    """
    plain = machinery.ModuleSpec
    # The names are its own: where a version of it has others, all goes on as before.
    machinery.ModuleSpec = _spec  # type: ignore[misc, assignment]
    try:
        import shiboken6  # noqa: F401, PLC0415
    finally:
        machinery.ModuleSpec = plain  # type: ignore[misc]
    vars(builtins)["__import__"] = vars(builtins).get("__orig_import__", builtins.__import__)


def _spec(
    name: str, loader: "Loader | None", *, plain: type[machinery.ModuleSpec] = machinery.ModuleSpec
) -> machinery.ModuleSpec:
    """Return how a module is loaded: at once, or when it is first asked for."""
    return plain(name, LazyLoader(loader) if loader and name in WHEN_ASKED else loader)
