"""What the tests of Minigolf Designer share."""

import pytest
from drawn_course import catalogue

from minigolf_desktop.model.designer import DesignerRules


@pytest.fixture(scope="session")
def rules():
    content = catalogue()
    return DesignerRules(content.designs, content.lands, content.clients)
