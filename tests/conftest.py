"""What all tests share: Qt must not look for a display; the content of the boxes, and rules.

Nothing of a test is left to the next one, and ``--quick`` runs one test of every module.
"""

import gc
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from minigolf_desktop import cli
from minigolf_desktop.content.designer import Catalogue, load_catalogue
from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.model.designer import DesignerRules
from minigolf_desktop.model.eighteen_holes.box import Box
from minigolf_desktop.storage.folders import HOME_VARIABLE

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# The terminal of whoever tests may speak another language.
os.environ["LANGUAGE"] = "en"


_RUNNING = "PYTEST_CURRENT_TEST"
"""Environment variable in which pytest says what is running."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--quick", action="store_true", help="run one test of every module, for a quick answer"
    )


class _FromTheEnd(pytest.Dir):
    """A folder of tests whose last module is read first."""

    def collect(self) -> Iterator[pytest.Item | pytest.Collector]:
        yield from reversed([*super().collect()])


def _worker(config: pytest.Config) -> str | None:
    """Return the name of the worker that this is; None where all tests run in one process."""
    given: dict[str, str] = getattr(config, "workerinput", {})
    return given.get("workerid")


def pytest_collect_directory(path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Let every second worker read the tests from the end.

    Every worker reads all of them, and pytest keeps how it rewrites a module: in a new clone two
    that go towards each other rewrite half of them each.
    """
    worker = _worker(parent.config)
    if worker is None or worker[-1] not in "13579" or (path / "__init__.py").exists():
        return None
    return _FromTheEnd.from_parent(parent, path=path)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begin with what takes long: two that test side by side then end at about the same time."""
    if _worker(config) is not None:
        # All workers must have them in one order.
        items.sort(key=lambda item: item.path.parts)
    if config.getoption("quick"):
        chosen = _quick_ones(items)
        config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
        items[:] = chosen
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def pytest_collection_finish() -> None:
    """Look for garbage no more in what was collected: it stays, and a search took half a second.

    Python looks the more seldom the more there is, so that windows of tests long past were kept.
    """
    gc.collect()
    gc.freeze()
    # How much there is it knows from its last search.
    gc.collect()


def _quick_ones(items: list[pytest.Item]) -> list[pytest.Item]:
    """Return a test of every module: the first one called quick, or the first not called long."""
    chosen: dict[Path, pytest.Item] = {}
    for item in sorted(items, key=lambda item: item.get_closest_marker("quick") is None):
        if item.get_closest_marker("long") is None:
            chosen.setdefault(item.path, item)
    return sorted(chosen.values(), key=items.index)


@pytest.fixture(scope="session")
def home_of_nobody(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return where the program would keep its files in a test that gives it no home."""
    return tmp_path_factory.mktemp("nobody")


@pytest.fixture(autouse=True)
def nothing_left_to_the_next(home_of_nobody: Path) -> Iterator[None]:
    """Let no test leave its environment, its folder or any files of a player to the next one."""
    os.environ[HOME_VARIABLE] = str(home_of_nobody)
    environment, folder = dict(os.environ), Path.cwd()
    yield
    environment[_RUNNING] = os.environ[_RUNNING]
    if os.environ != environment:
        os.environ.clear()
        os.environ.update(environment)
    os.chdir(folder)
    assert not list(home_of_nobody.iterdir()), "written into the home of nobody"


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


class Done(NamedTuple):
    """What came of a command, as :mod:`subprocess` calls it."""

    returncode: int
    stdout: str
    stderr: str


@pytest.fixture
def minigolf(capfd: pytest.CaptureFixture[str]) -> Callable[..., Done]:
    """Run the program as a command does, but in this process: most of a new one is its start."""

    def run(*arguments: object) -> Done:
        status = cli.run([*map(str, arguments)])
        return Done(status, *capfd.readouterr())

    return run


@pytest.fixture
def nothing_to_collect() -> None:
    """Keep what other tests left out of the time that this one measures.

    A worker of the whole suite holds so many objects that one full collection of them takes
    longer than what is timed.
    """
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_teardown() -> Iterator[None]:
    """Let every window of a test end with it, not in the middle of the next one.

    Qt deletes what is to be deleted later when an event loop runs. A window that waits for that
    may be collected by Python first, at any moment, even while one of its own timers is at work.
    """
    yield
    if QCoreApplication.instance() is not None:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
