"""What all tests share: Qt must not look for a display; the content of the boxes, and rules."""

import gc
import os
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from minigolf_desktop.content.designer import Catalogue, load_catalogue
from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.model.designer import DesignerRules
from minigolf_desktop.model.eighteen_holes.box import Box

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# The terminal of whoever tests may speak another language.
os.environ["LANGUAGE"] = "en"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes long: two that test side by side then end at about the same time."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.fixture(scope="session")
def catalogue() -> Catalogue:
    return load_catalogue()


@pytest.fixture(scope="session")
def rules(catalogue: Catalogue) -> DesignerRules:
    return DesignerRules(catalogue.designs, catalogue.lands, catalogue.clients)


@pytest.fixture(scope="session")
def box() -> Box:
    """Return the box of 18 Holes."""
    return load_box()


@pytest.fixture
def nothing_to_collect() -> Iterator[None]:
    """Keep what other tests left out of the time that this one measures.

    A worker of the whole suite holds so many objects that one full collection of them takes
    longer than what is timed.
    """
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_teardown() -> Iterator[None]:
    """Let every window of a test end with it, not in the middle of the next one.

    Qt deletes what is to be deleted later when an event loop runs. A window that waits for that
    may be collected by Python first, at any moment, even while one of its own timers is at work.
    """
    yield
    if QCoreApplication.instance() is not None:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
