"""From the home screen through a whole game of 18 Holes, and back to one that was left."""

from dataclasses import replace
from random import Random

import pytest
from almost_over import almost_over
from hands import lift_curtain
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.model.eighteen_holes.moves import Phase
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode
from minigolf_desktop.model.geometry.hexagon import distance
from minigolf_desktop.storage.eighteen_holes import keep_course, read_golf_book
from minigolf_desktop.storage.saved_matches import read_latest, saves
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.eighteen_holes.entry import EIGHTEEN_HOLES

Key = Qt.Key
KEYS = (Key.Key_3, Key.Key_2, Key.Key_1, Key.Key_6, Key.Key_5, Key.Key_4)
"""By direction of the model: the key that aims there."""


@pytest.fixture
def golf(player):
    """A player at the screen that sets a game of 18 Holes up."""
    player.click("18 Holes: New")
    return player


def session_of(player):
    return player.flow.shell_of(EIGHTEEN_HOLES).session


def begin(player):
    player.screen.main_button.click()
    return session_of(player)


def set_up(player, mode=Mode.MATCH, players=2, clubs=ClubChoice.FIRST_GAME):
    choice = player.screen
    choice.modes.choose(mode)
    choice.players.choose(players)
    choice.options.choose(clubs)
    choice.options.seed.field.setText("7")
    return begin(player)


def aim_key(session):
    """Return the key of the direction whose landing is nearest to the green."""
    state = session.match.state
    field, ball = state.table.field, state.balls[state.ball]
    green = field.hexes[field.greens[ball.hole]]
    slot = next(action.slot for action in session.legal if hasattr(action, "slot"))
    found = session.landings(slot)
    best = min(found, key=lambda one: (distance(field.hexes[one.end], green), one.aim))
    return KEYS[best.aim]


def answer(player, session, chance):
    """Answer what is asked with the keyboard, mostly as well as one can."""
    lift_curtain(player.screen)
    offer = player.screen.offer
    if session.match.state.phase is Phase.SELECT and offer.hand and not offer.main.is_ready:
        player.press(*[Key.Key_Right] * chance.randint(1, 5))
    elif session.match.state.phase is Phase.CHOOSE and not offer.main.is_ready:
        # Who always aims alike may stand before a tree for ever.
        player.press(chance.choice(KEYS) if chance.random() < 0.2 else aim_key(session))
    elif session.match.state.phase is Phase.THROW:
        player.press(Key.Key_1)
    elif offer.main is not None and not offer.main.is_ready:
        # A direction is to be told: one of those that do not lead off the course.
        staying = [way for way, aim in offer.aims.items() if not aim.out]
        player.press(KEYS[chance.choice(staying)] if staying else Key.Key_R)
    player.press(Key.Key_Return)


def test_a_game_begins_with_two_clicks(golf):
    assert golf.screen_name == "GolfChoiceScreen"
    golf.screen.main_button.click()
    assert golf.screen_name == "GolfTable"


def test_the_draft_moves_as_the_settings_say(golf):
    golf.window.change_settings(animation_speed=0)
    set_up(golf, clubs=ClubChoice.DRAFT)
    assert golf.screen_name == "DraftTable"
    assert golf.screen.wing.board.course.scene.motion == Motion(0.0)


def test_a_course_that_is_not_finished_is_not_offered(player, folders):
    course = replace(load_box().presets[0].course, id="", name="Whole")
    keep_course(folders.golf_courses, course)
    keep_course(folders.golf_courses, replace(course, name="Half", holes=()))
    player.click("18 Holes: New")
    offered = [exhibit.key for exhibit in player.screen.shelf.gallery.exhibits]
    assert "own:Whole" in offered
    assert "own:Half" not in offered


def test_escape_leads_from_the_choice_back_home(golf):
    golf.press(Key.Key_Escape)
    assert golf.screen_name == "HomeScreen"


def test_a_whole_match_is_played_with_the_keyboard(golf, folders):
    session, chance = set_up(golf), Random(1)
    for _ in range(3000):
        if session.is_over:
            break
        answer(golf, session, chance)
    golf.rest()
    assert session.is_over and sum(player.points for player in session.match.state.players) >= 5
    assert [save.finished for save in saves(folders)] == [True]
    book, _ = read_golf_book(folders.golf)
    assert book.bests_on(session.match.state.table.setup.course, Mode.MATCH)


def test_a_draft_comes_before_the_round(golf):
    session = set_up(golf, clubs=ClubChoice.DRAFT)
    assert golf.screen_name == "DraftTable"
    while session.match.state.phase is Phase.DRAFT:
        session.play(session.legal[0])
    assert golf.screen_name == "GolfTable"


def test_skins_puts_tokens_down_before_the_draft_and_plays_after_it(golf):
    session = set_up(golf, Mode.SKINS, clubs=ClubChoice.DRAFT)
    seen = []
    while session.match.state.phase is not Phase.SELECT:
        seen.append(golf.screen_name)
        session.play(session.legal[0])
    assert golf.screen_name == "GolfTable"
    assert seen[0] == "GolfTable" and "DraftTable" in seen


def test_a_game_that_was_left_is_gone_on_with(golf, folders):
    session = set_up(golf)
    golf.press(Key.Key_Return, Key.Key_Right, Key.Key_Return)
    chosen = session.match.state.chosen
    golf.press(Key.Key_Escape)
    assert golf.screen_name == "HomeScreen"
    latest = read_latest(folders)
    assert (latest.game, latest.land_name, latest.players) == (
        "eighteen-holes",
        "Practice Meadow",
        2,
    )
    golf.click("Play on")
    assert golf.screen_name == "GolfTable"
    assert session_of(golf).match.state.chosen == chosen
    assert golf.screen.curtain.accessibleName() == "Blue, choose a club"


def test_the_choices_of_a_game_are_remembered(golf):
    set_up(golf, Mode.STROKE, 3)
    golf.press(Key.Key_Escape)
    golf.click("18 Holes: New")
    wanted = golf.screen.wanted
    assert (wanted.mode, wanted.players) == (Mode.STROKE, 3)


def test_a_change_of_the_theme_keeps_the_game_and_the_curtain_up(golf):
    set_up(golf)
    golf.press(Key.Key_Return)
    golf.window.change_settings(theme="dark")
    assert golf.screen_name == "GolfTable"
    assert golf.screen.curtain is None and not golf.session.is_veiled


def test_the_saved_game_is_in_the_list_of_games(golf):
    set_up(golf)
    golf.flow.all_games()
    framed = golf.screen.wall.framed[0]
    assert framed.words.startswith("18 Holes")
    QTest.keyClick(golf.screen.wall, Key.Key_Return)
    assert golf.screen_name == "GolfTable"


@pytest.fixture
def finished(golf, folders):
    """The session of a game of which the last move was made in the window."""
    set_up(golf)
    session, chance = almost_over(golf, folders), Random(1)
    while not session.is_over:
        answer(golf, session, chance)
    return session


def test_the_end_leads_to_the_score_card_and_another_game(golf, finished):
    golf.press(Key.Key_Return)
    assert golf.screen_name == "GolfResultScreen"
    golf.press(Key.Key_Return)
    assert golf.screen_name == "GolfTable"
    assert session_of(golf).match.state.table.setup == finished.match.state.table.setup


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.usefixtures("finished")
def test_a_score_card_is_saved_under_the_name_of_its_course(golf, tmp_path, monkeypatch):
    proposals = []
    selected = QFileDialog.selectedFiles

    def propose(dialog):
        proposals.append((dialog.windowTitle(), selected(dialog)[0]))
        return 1

    monkeypatch.setattr(QFileDialog, "exec", propose)
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda dialog: [str(tmp_path / "card")])
    golf.press(Key.Key_Return)
    golf.click("Pictures to show")
    golf.click("Picture: Score card")
    golf.click("Save")
    ((title, proposal),) = proposals
    assert title == "Save the picture"
    assert proposal.endswith("practice-meadow-score-card.png")
    assert (tmp_path / "card.png").is_file()


@pytest.mark.usefixtures("finished")
def test_a_finished_game_opened_again_shows_its_score_card(golf):
    golf.flow.all_games()
    QTest.keyClick(golf.screen.wall, Key.Key_Return)
    assert golf.screen_name == "GolfResultScreen"


def test_the_course_editor_is_reached_from_the_choice(golf):
    golf.click("Course editor")
    assert golf.screen_name == "CourseEditorScreen"


def test_nothing_is_taken_back_once_the_game_is_among_the_finished_ones(finished):
    assert not finished.can_undo
    assert not finished.undo()
    assert finished.is_over


def test_a_finished_game_that_could_not_be_filed_is_filed_when_it_is_opened(
    golf, finished, folders
):
    setup = finished.match.state.table.setup
    golf.flow.home()
    (journal,) = folders.finished.glob("*.jsonl")
    journal.rename(folders.saves / journal.name)
    folders.golf.unlink()
    golf.flow.play_on()
    golf.rest()
    assert golf.screen_name == "GolfResultScreen"
    assert [save.finished for save in saves(folders)] == [True]
    assert read_golf_book(folders.golf)[0].bests_on(setup.course, setup.mode)
