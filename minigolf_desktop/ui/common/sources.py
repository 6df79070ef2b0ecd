"""Keeps Qt for Python from reading the sources of the program.

Qt for Python has switches a module ("features": snake_case names, true properties). To know which
modules to switch, it reads the source of every module that is imported after it, and Python keeps
what was read: 10 MB for this program, and time at its start. The program uses none of them.
"""

import sys

import PySide6.QtCore  # noqa: F401 - brings the module that is looked up below


def leave_sources_alone() -> None:
    """Tell Qt for Python that every module is one of its own, without looking.

    The switch is no public one: where a version lacks it, all goes on as usual.
    """
    feature = sys.modules.get("shibokensupport.feature")
    if hasattr(feature, "_mod_uses_pyside"):
        setattr(feature, "_mod_uses_pyside", lambda module: True)  # noqa: B010
