"""What all tests share: Qt must not look for a display; the content of the boxes, and rules."""

import os

import pytest

from minigolf_desktop.content import Catalogue, load
from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.model.designer import DesignerRules
from minigolf_desktop.model.eighteen_holes.box import Box

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(scope="session")
def catalogue() -> Catalogue:
    return load()


@pytest.fixture(scope="session")
def rules(catalogue: Catalogue) -> DesignerRules:
    return DesignerRules(catalogue.designs, catalogue.lands, catalogue.clients)


@pytest.fixture(scope="session")
def box() -> Box:
    """Return the box of 18 Holes."""
    return load_box()
