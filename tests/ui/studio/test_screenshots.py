"""The pictures of all screens."""

import pytest
from PySide6.QtGui import QImage

from minigolf_desktop.ui.studio.screenshots import draw_screens

# The display that tests draw on can do little for dialogs and menus, and says so each time.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

SCREENS = {
    *(
        "tiles",
        "hex-tiles",
        "golf-cards",
        "lands",
        "home",
        "home-first-visit",
        "new-game",
        "land-choice",
    ),
    *("table-early", "table-mid", "table-late", "table-ghost", "table-hover"),
    *("counting-start", "counting-mid", "counting-end"),
    *("putting-choice", "putting-repair", "putting", "putting-bad-luck", "putting-end"),
    *("reference-tiles", "reference-clients", "reference-promises", "reference-lands"),
    *("reference-statistics", "table-over"),
    "rules-at-par",
    *("putting-choice", "putting-repair", "putting-repair-by-hand"),
    *("putting", "putting-bad-luck", "putting-end"),
    *("new-game-group", "land-choice-group", "curtain", "promises", "promises-solo"),
    *("group-table-2", "group-table-3", "group-table-5"),
    *("group-counting-start", "group-counting-mid"),
    *("group-counting-promises", "group-counting-end", "records-groups"),
    *(
        "golf-course-editor",
        "golf-course-editor-empty",
        "golf-course-editor-tile",
        "golf-course-editor-faults",
    ),
    *("golf-course-editor-adjusting", "golf-course-editor-numbering"),
    *("golf-course-editor-quick", "golf-course-editor-open"),
    *("golf-curtain", "golf-select", "golf-action", "golf-round", "golf-big-hit", "golf-bunker"),
    *("golf-two-cards", "golf-eighteen", "golf-skins", "golf-stroke", "golf-hole-won", "golf-log"),
    *("golf-chaos", "golf-chaos-select", "golf-chaos-extra", "golf-chaos-result"),
    *("golf-teams-act", "golf-teams-name", "golf-teams-result"),
    *("golf-kelly-curtain", "golf-kelly-target", "golf-kelly-select", "golf-kelly-peek"),
    *("golf-kelly-result", "golf-solo-deck", "golf-solo-chaos", "golf-solo-select"),
    *("golf-solo-scoring", "golf-solo-result"),
    *("golf-choice", "golf-choice-skins", "golf-choice-solo"),
    *("golf-draft-curtain", "golf-draft", "golf-draft-alone"),
    *("golf-result-stroke", "golf-result-match", "golf-result-alone", "golf-records"),
    *("golf-reference-clubs", "golf-reference-shots", "golf-reference-golfers"),
    *("golf-reference-tiles", "golf-reference-solo"),
    *(
        "records",
        "records-empty",
        "saved-games",
        "settings",
        "rules",
        "about",
        "licences",
        "report",
    ),
}


def test_every_screen_is_drawn_at_the_size_asked_for(qapp, tmp_path):
    files = draw_screens(tmp_path, (1200, 700), "en", "dark")
    assert {file.stem for file in files} == SCREENS
    assert QImage(str(tmp_path / "home.png")).size().toTuple() == (1200, 700)
