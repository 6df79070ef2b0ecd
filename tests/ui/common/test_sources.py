"""Qt for Python leaves the sources of the program alone."""

import linecache

import minigolf_desktop.ui.designer.counting  # noqa: F401 - imported for what it brings along


def test_qt_does_not_keep_the_sources_of_the_screens_in_memory():
    kept = [name for name in linecache.cache if "minigolf_desktop/ui/art" in name]
    assert kept == []
