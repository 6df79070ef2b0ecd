"""What all tests share: Qt must not look for a display; the content of the box and its rules."""

import os

import pytest

from minigolf_desktop.content import Catalogue, load
from minigolf_desktop.model.designer import DesignerRules

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(scope="session")
def catalogue() -> Catalogue:
    return load()


@pytest.fixture(scope="session")
def rules(catalogue: Catalogue) -> DesignerRules:
    return DesignerRules(catalogue.designs, catalogue.lands, catalogue.clients)
