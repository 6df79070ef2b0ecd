"""Names that somebody may type, paste or load are shown as they are, on every screen.

They have markup and places to be filled in, letters from right to left, pictures, marks over
letters, and are as long as a file may have them. By hand ``MINIGOLF_NAMES=1`` to 5 gives the first
player, whom most screens show, another kind of them.

In the same pass all texts are measured in the light theme; the dark one is looked at with the large
scale (``test_screenshots``).
"""

import os

import pytest
from fitting import faults_of
from odd_names import COURSES, ODD, call_oddly
from parts import PARTS, pictures_of

from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.widgets.pieces import WrappedLabel
from minigolf_desktop.ui.studio import screenshots
from minigolf_desktop.ui.studio.screenshots import Studio, open_studio

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

FIRST = int(os.environ.get("MINIGOLF_NAMES", "0"))


@pytest.mark.long
@pytest.mark.parametrize("part", PARTS)
def test_every_text_can_be_read_and_no_name_is_cut_off_without_dots_or_leads_anything_astray(
    qapp, monkeypatch, measured, part
):
    names, courses = (kind[FIRST:] + kind[:FIRST] for kind in (ODD, COURSES))
    call_oddly(monkeypatch, names, courses)
    # No name is on a sheet of pieces, and no text of one is measured.
    monkeypatch.setattr(Studio, "sheets", lambda studio, painters: iter(()))
    settings = Settings(theme="light", language="en", animation_speed=0)
    faults, pictures = {}, 0
    with open_studio(screenshots.SIZE, settings) as studio:
        for name, _ in pictures_of(studio, part):
            pictures += 1
            measured.note(name)
            screen = studio.window.screen_shown
            if screen is not None:
                faults[name] = [fault for fault in faults_of(screen) if not ends_in_dots(fault)]
    assert {name: found for name, found in faults.items() if found} == {}
    assert len(faults) > 10
    assert measured.faint == []
    assert measured.count > 20 * pictures, "the pictures tell of their texts"


def ends_in_dots(fault):
    """Whether it tells of a text of several lines that has no room for the whole of a name."""
    return fault.startswith(WrappedLabel.__name__) and any(name in fault for name in ODD)
