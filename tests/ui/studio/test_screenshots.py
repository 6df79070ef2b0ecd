"""The pictures of all screens."""

import gc
import os
import weakref

import pytest
from fitting import faults_of
from hearing import unheard
from long_words import lengthened
from made_up_results import made_up_result
from parts import PARTS, pictures_of
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel, QWidget

from minigolf_desktop.model.play import Seat
from minigolf_desktop.storage.designer.records import add_result
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.application import USUAL_FRAME
from minigolf_desktop.ui.common.curtain import CurtainScreen, Handover, SeatState
from minigolf_desktop.ui.common.lessons.bubble import Bubble
from minigolf_desktop.ui.common.records.exhibition import RecordsPage
from minigolf_desktop.ui.designer.entry import DESIGNER
from minigolf_desktop.ui.studio import screenshots
from minigolf_desktop.ui.studio.screenshots import GameStage, Studio, draw_screens, open_studio

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
        "home-evening",
        "evening-result-next",
        "evening-result-over",
        "new-game",
        "land-choice",
    ),
    *("table-early", "table-mid", "table-late", "table-ghost", "table-hover"),
    *("counting-start", "counting-mid", "counting-end", "opening-day"),
    *("free-board-empty", "free-board", "free-board-tile", "free-board-shelf"),
    *("land-editor-empty", "land-editor-missing", "land-editor", "land-editor-shelf"),
    "golf-course-editor-shelf",
    *("new-game-race", "race-table", "race-table-fence", "race-last-tiles"),
    *("race-counting-mid", "race-counting-end"),
    *("replay", "replay-blunder", "replay-brilliant"),
    *("replay-group", "replay-group-blunder", "replay-group-brilliant"),
    *("golf-replay", "golf-replay-blunder", "golf-replay-brilliant"),
    *("putting-replay", "putting-replay-blunder", "putting-replay-brilliant"),
    *("group-table-two-computer", "computer-choose-land", "computer-promises"),
    *("golf-draft-company", "golf-draft-computer"),
    *(
        "putting-choice",
        "putting-repair",
        "putting",
        "putting-bad-luck",
        "putting-computer",
        "putting-end",
        "putting-records",
        "putting-guest-book",
        "putting-badges",
    ),
    *("guest-book", "guest-book-empty", "badges", "badges-empty", "counting-badges"),
    *("reference-tiles", "reference-clients", "reference-promises", "reference-lands"),
    *("reference-statistics", "table-over"),
    *("rules-at-par", "lesson", "putting-lesson", "golf-lesson"),
    *("putting-choice", "putting-repair", "putting-repair-by-hand"),
    *("putting", "putting-bad-luck", "putting-computer", "putting-faces", "putting-end"),
    *("new-game-group", "land-choice-group", "curtain", "promises", "promises-solo"),
    *("group-table-2", "group-table-3", "group-table-5", "group-table-computer"),
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
    *("golf-round-computer", "golf-sharp"),
    *("golf-nineteenth-offer", "golf-nineteenth", "golf-nineteenth-result"),
    *("golf-chaos", "golf-chaos-select", "golf-chaos-extra", "golf-chaos-result"),
    *("golf-teams-act", "golf-teams-name", "golf-teams-result"),
    *("golf-kelly-curtain", "golf-kelly-target", "golf-kelly-select", "golf-kelly-peek"),
    *("golf-kelly-result", "golf-solo-deck", "golf-solo-chaos", "golf-solo-select"),
    *("golf-solo-scoring", "golf-solo-result"),
    *("golf-choice", "golf-choice-sharp", "golf-choice-skins", "golf-choice-solo"),
    *("golf-draft-curtain", "golf-draft", "golf-draft-alone"),
    *("golf-result-stroke", "golf-result-match", "golf-result-alone", "golf-records"),
    *("golf-guest-book", "golf-badges"),
    *("golf-reference-clubs", "golf-reference-shots", "golf-reference-golfers"),
    *("golf-reference-tiles", "golf-reference-solo"),
    *(
        "records",
        "records-empty",
        "saved-games",
        "saved-games-empty",
        "settings",
        "rules",
        "about",
        "licences",
        "report",
    ),
    *("home-today", "today-first-visit", "today", "play-a-code", "picture-to-show"),
    *("on-paper", "evening-choice", "evening-podium", "what-is-new"),
    *("season-first-visit", "season-on-the-way", "season-task-playing", "season-task-earned"),
    "season-task-missed",
    *("people", "people-nobody", "family-table", "guest-book-person", "new-game-people"),
}


LAPTOP = QSize(1366, 690)
"""A display of 1366 x 768 without a title bar and a task bar."""
SCALES = [int(scale) for scale in os.environ.get("MINIGOLF_SCALES", "130").split()]
"""Interface scales at which the screens are looked at: by hand ``MINIGOLF_SCALES="100 115 130"``.
The largest leaves the least room: on this display it is 115 %."""

LANGUAGE = os.environ.get("MINIGOLF_LANGUAGE", "en")
"""What the screens are looked at in: by hand ``MINIGOLF_LANGUAGE=fr``, or ``long`` for the made-up
language of long words, which takes two minutes of processor time; otherwise only what is cheap
to draw is looked at in long words."""

MADE_UP = "long"

DIALOGS = (
    *("settings", "rules", "about", "licences", "report", "play-a-code", "picture-to-show"),
    *("on-paper", "evening-choice", "evening-podium", "what-is-new"),
)
ELSEWHERE = ("golf-course-editor", *DIALOGS)
"""Pictures of dialogs, which are windows of their own, and of the editor with its sheets."""


def part_of(name: str) -> str:
    """Return the game that a picture is of, or the house."""
    if name.startswith(("golf-", "hex-")):
        return "eighteen-holes"
    if name in DIALOGS or name.startswith(("home-", "evening-", "today", "season-", "people")):
        return "house"
    return "putt-dice" if name.startswith("putting") else "designer"


@pytest.mark.long
@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("scale", SCALES)
def test_nothing_is_cut_off_overlaps_is_faint_or_has_no_name_on_a_laptop_at_a_large_scale(
    request, qapp, measured, scale, part
):
    if LANGUAGE == MADE_UP:
        request.getfixturevalue("long_words")
    settings = Settings(theme="dark", language=LANGUAGE, animation_speed=0, scale=scale)
    drawn, faults = set(), {}
    with open_studio(LAPTOP, settings) as studio:
        for name, _ in pictures_of(studio, part):
            drawn.add(name)
            measured.note(name)
            screen = studio.window.screen_shown
            if screen is not None and not name.startswith(ELSEWHERE):
                faults[name] = faults_of(screen)
            if screen is not None:
                faults[f"{name}, by ear"] = unheard(screen)
            for bubble in studio.window.findChildren(Bubble):
                if bubble.isVisible():
                    faults[f"{name}, bubble"] = faults_of(bubble)
    assert {name: found for name, found in faults.items() if found} == {}
    assert measured.faint == []
    assert drawn == {name for name in SCREENS if part_of(name) == part}


@pytest.mark.parametrize(
    ("language", "scale"), [("en", 100), ("en", 115), ("en", 130), ("fr", 130)]
)
def test_every_dialog_fits_into_the_window_with_its_frame(qapp, language, scale):
    settings = Settings(theme="dark", language=language, animation_speed=0, scale=scale)
    with open_studio(LAPTOP, settings) as studio:
        for name, dialog in studio.dialogs():
            studio.dialog(dialog)
            dialog.show()
            assert unheard(dialog) == [], name
            dialog.close()
            assert dialog.size().boundedTo(LAPTOP.shrunkBy(USUAL_FRAME)) == dialog.size(), name
            assert faults_of(dialog) == [], name


@pytest.mark.usefixtures("qapp", "long_words")
def test_home_and_every_dialog_have_room_for_the_words_of_a_long_language():
    settings = Settings(theme="dark", language="en", animation_speed=0, scale=130)
    with open_studio(LAPTOP, settings) as studio:
        for name, dialog in studio.dialogs():
            studio.dialog(dialog)
            assert faults_of(dialog) == [], name
        assert next(pictures_of(studio, "house"))[0] == "home-first-visit"
        home = studio.window.screen_shown
        told = {label.text() for label in home.findChildren(QLabel)}
        assert lengthened("Settings") in told
        assert faults_of(home) == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_all_that_can_be_done_with_a_game_that_is_kept_has_room_below_its_record(
    qapp, language, tmp_path
):
    settings = Settings(theme="dark", language=language, animation_speed=0, scale=130)
    with open_studio(LAPTOP, settings) as studio:
        add_result(studio.folders.records, made_up_result())
        GameStage(studio, DESIGNER).records()
        screen = studio.window.screen_shown
        page = next(one for one in screen.findChildren(RecordsPage) if one.isVisibleTo(screen))
        page.offer_review(tmp_path)
        qapp.processEvents()
        assert page.gates_button.isVisible()
        assert faults_of(screen) == []


@pytest.mark.usefixtures("qapp", "long_words")
@pytest.mark.parametrize(
    ("part", "last"), [("designer", "new-game"), ("putt-dice", "putting-choice")]
)
def test_setting_up_a_game_has_room_for_the_words_of_a_long_language(part, last):
    settings = Settings(theme="dark", language="en", animation_speed=0, scale=130)
    with open_studio(LAPTOP, settings) as studio:
        faults = {}
        for name, _ in pictures_of(studio, part):
            if studio.window.screen_shown is not None:
                faults[name] = faults_of(studio.window.screen_shown)
            if name == last:
                break
        assert last in faults
        assert {name: found for name, found in faults.items() if found} == {}


@pytest.mark.quick
def test_made_up_words_are_a_quarter_to_a_third_longer_and_keep_what_is_filled_in():
    text = "{player} plays %n tiles: <b>an easy course</b> with water"
    longer = lengthened(text)
    assert all(part in longer for part in ("{player}", "%n", "<b>an ", "</b>"))
    words = ["abcdefghijkl"[:letters] for letters in range(3, 13)]
    before, after = (sum(map(len, texts)) for texts in (words, map(lengthened, words)))
    assert 5 / 4 <= after / before <= 4 / 3


def test_the_pictures_are_files_of_the_size_asked_for(qapp, tmp_path, monkeypatch):
    monkeypatch.setattr(Studio, "scenes", lambda studio, game: iter(()))
    files = draw_screens(tmp_path, (1366, 690), "en", "dark", 115)
    assert {file.stem for file in files} >= {"home-first-visit", "settings", "rules"}
    assert QImage(str(tmp_path / "home-first-visit.png")).size().toTuple() == (1366, 690)


@pytest.mark.usefixtures("qapp")
def test_nothing_is_left_of_a_curtain_whose_picture_was_taken():
    gone = []

    def make(look):
        players, states = (Seat("Odile", "red"),), (SeatState.NOW,)
        screen = CurtainScreen(look, players, states, Handover("Odile", "", "Open"))
        gone.append(weakref.ref(screen))
        return screen

    with open_studio(screenshots.SIZE, Settings(theme="light")) as studio:
        studio.take(make)
        studio.take(lambda look: QWidget())
    gc.collect()
    assert gone[0]() is None
