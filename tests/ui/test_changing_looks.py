"""Theme, language and scale changed at any moment: nothing dead, no key lost (issue 13, 6)."""

from dataclasses import replace

import pytest
from changes import change_all, change_one
from hands import lift_curtain, move
from PySide6.QtCore import SIGNAL, QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest

from minigolf_desktop.bots.eighteen_holes.plain_golfers import RandomGolfer
from minigolf_desktop.bots.eighteen_holes.random_games import random_setup
from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.model.designer import Mode as DesignerMode
from minigolf_desktop.model.designer import Setup
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode
from minigolf_desktop.model.play import Seat
from minigolf_desktop.ui.common.widgets.dialogs import Question
from minigolf_desktop.ui.designer.art.tile import TileAtlas
from minigolf_desktop.ui.designer.box import DesignerBox
from minigolf_desktop.ui.designer.counting import CountingScreen
from minigolf_desktop.ui.designer.entry import DESIGNER
from minigolf_desktop.ui.designer.new_game import WantedGame
from minigolf_desktop.ui.designer.scripted import advanced, finished_game, group_game
from minigolf_desktop.ui.designer.session import TableSession
from minigolf_desktop.ui.eighteen_holes.entry import EIGHTEEN_HOLES
from minigolf_desktop.ui.eighteen_holes.round.tasks import Rest
from minigolf_desktop.ui.house.settings import SettingsDialog
from minigolf_desktop.ui.putt_dice.entry import PUTT_DICE

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

Key = Qt.Key


@pytest.fixture
def changeable(player, monkeypatch):
    """A player before a window that a display has room for at any scale."""
    monkeypatch.setattr(type(player.window), "_room", property(lambda window: window.size()))
    return player


def design(player, players=1, mode=DesignerMode.FAMILY):
    player.flow.new_game(DESIGNER)
    seats = tuple(
        Seat(name, colour) for name, colour in (("Odile", "red"), ("Marek", "blue"))[:players]
    )
    setup = Setup(players=seats if players > 1 else (), mode=mode)
    player.flow.shell.begin(WantedGame(setup, "7"))


def land(player):
    design(player)


def table(player):
    design(player)
    player.press(Key.Key_Return)


def promise(player):
    design(player, players=2, mode=DesignerMode.ADVANCED)
    while player.screen_name == "LandChoiceScreen":
        player.press(Key.Key_Return)


def putt(player, players=2):
    player.flow.new_game(PUTT_DICE)
    player.flow.shell.begin(
        next(iter(player.flow.shell.courses.offered())), (Seat(),) * players, first=0, seed=1
    )


def golf(player, clubs=ClubChoice.FIRST_GAME, mode=Mode.MATCH, players=2):
    player.flow.new_game(EIGHTEEN_HOLES)
    setup = replace(random_setup(load_box(), mode, players, 1), clubs=clubs)
    if clubs is ClubChoice.FIRST_GAME:
        setup = replace(setup, golfers=("",) * players)
    player.flow.shell.beginning.begin(setup, 1)


def draft(player):
    golf(player, ClubChoice.DRAFT, players=3)


SCREENS = {
    "home": lambda player: None,
    "saved games": lambda player: player.flow.all_games(),
    "records": lambda player: player.flow.records(),
    "reference": lambda player: player.flow.reference(),
    "set-up of a design": lambda player: player.flow.new_game(DESIGNER),
    "land": land,
    "table": table,
    "promises": promise,
    "free board": lambda player: player.flow.show_board(DESIGNER),
    "courses to putt on": lambda player: player.flow.new_game(PUTT_DICE),
    "putting": putt,
    "set-up of 18 Holes": lambda player: player.flow.new_game(EIGHTEEN_HOLES),
    "draft": draft,
    "round": golf,
    "course editor": lambda player: player.flow.show_board(EIGHTEEN_HOLES),
}


@pytest.mark.parametrize("name", SCREENS)
def test_the_keyboard_stays_where_it_is_when_the_look_changes(changeable, name):
    SCREENS[name](changeable)
    assert change_all(changeable.window) == []
    assert not changeable.told


@pytest.mark.parametrize("name", ["home", "set-up of a design", "putting", "set-up of 18 Holes"])
def test_a_button_that_has_the_keyboard_keeps_it(changeable, name):
    SCREENS[name](changeable)
    changeable.press(Key.Key_Tab, Key.Key_Tab)
    assert change_all(changeable.window) == []


@pytest.mark.usefixtures("resting_curtains")
def test_a_curtain_that_is_down_keeps_the_keys(changeable):
    draft(changeable)
    assert change_all(changeable.window) == []
    curtain = changeable.screen.curtain
    assert changeable.focus is curtain
    curtain.wake()
    changeable.press(Key.Key_Return)
    assert changeable.screen.curtain is None


def test_a_club_is_picked_after_the_look_has_changed(changeable):
    draft(changeable)
    lift_curtain(changeable.screen)
    change_all(changeable.window)
    changeable.press(Key.Key_1, Key.Key_Return)
    assert len(changeable.session.match.moves) == 1


@pytest.mark.parametrize("begin", [draft, golf])
def test_a_curtain_that_was_opened_stays_open_to_the_same_player(changeable, begin):
    begin(changeable)
    lift_curtain(changeable.screen)
    assert change_all(changeable.window) == []
    assert changeable.screen.curtain is None
    assert not changeable.session.is_veiled


def test_a_curtain_that_was_opened_falls_again_when_the_game_is_gone_on_with(changeable):
    draft(changeable)
    lift_curtain(changeable.screen)
    changeable.flow.shell.show()
    assert changeable.screen.curtain is not None


def test_the_course_stays_in_sight_before_the_next_hand_is_shown(changeable):
    golf(changeable)
    session = changeable.session
    golfer = RandomGolfer(session.rules, 1)
    while not isinstance(changeable.screen.task, Rest) or changeable.screen.curtain is not None:
        lift_curtain(changeable.screen)
        session.play(golfer.choose(session.match.state))
    assert change_all(changeable.window) == []
    assert isinstance(changeable.screen.task, Rest)
    assert changeable.screen.curtain is None
    assert session.is_veiled


def count(player, match):
    session, atlas = TableSession(match.rules, match), TileAtlas()
    session.setParent(player.window)
    settings = player.window.settings
    player.window.show_screen(lambda look: CountingScreen(look, session, atlas, settings))
    return player.screen


@pytest.mark.parametrize("steps", [0, 3, 100])
def test_a_counting_goes_on_at_its_step_after_the_look_has_changed(changeable, steps):
    screen = count(changeable, finished_game(DesignerBox().rules))
    for _ in range(steps):
        screen.next()
    assert change_all(changeable.window) == []
    assert changeable.screen is not screen
    assert changeable.screen.step == screen.step


def test_the_place_of_a_course_is_still_told_after_the_look_has_changed(changeable):
    screen = count(changeable, finished_game(DesignerBox().rules))
    screen.skip()
    screen.tell_place(1)
    change_all(changeable.window)
    assert changeable.screen is not screen
    assert changeable.screen.result.notice


def test_the_course_that_was_looked_at_is_there_after_the_look_has_changed(changeable):
    match = group_game(DesignerBox().rules, advanced(3), lambda _: False)
    screen = count(changeable, match)
    other = (screen.seat + 1) % 3
    screen.skip()
    screen.look_at(other)
    screen.result.see.click()
    assert change_all(changeable.window) == []
    assert changeable.screen.seat == other
    assert changeable.screen.result.see.isChecked()
    assert changeable.screen.stage.table.isHidden()


def test_the_keys_of_putt_dice_work_after_the_look_has_changed(changeable):
    putt(changeable)
    changeable.press(Key.Key_2)
    change_all(changeable.window)
    changeable.press(Key.Key_3)
    assert changeable.screen.wing.meadow.console.dice == 3
    changeable.press(Key.Key_Return)
    assert changeable.session.match.moves[0].action.dice == 3


def test_a_tile_is_taken_after_the_look_has_changed(changeable):
    table(changeable)
    change_all(changeable.window)
    changeable.press(Key.Key_1)
    assert changeable.screen.wing.desk.slot == 0


def test_what_moves_when_the_look_changes_is_as_it_was_played(changeable):
    changeable.window.change_settings(animation_speed=100)
    putt(changeable)
    changeable.press(Key.Key_Return)
    assert changeable.screen.wing.is_moving
    change_all(changeable.window)
    assert not changeable.screen.wing.is_moving
    QTest.qWait(50)
    changeable.press(Key.Key_Return)
    assert len(changeable.session.match.moves) == 2


def test_a_question_ends_with_the_look_that_it_was_asked_in(changeable):
    table(changeable)
    changeable.screen.wing.actions_.stop.trigger()
    (question,) = changeable.screen.findChildren(Question)
    assert question.isAncestorOf(changeable.focus)
    change_all(changeable.window)
    assert not changeable.screen.findChildren(Question)
    changeable.press(Key.Key_1)
    assert changeable.screen.wing.desk.slot == 0


def test_a_question_can_be_left_when_the_panels_behind_it_were_made_anew(changeable):
    table(changeable)
    changeable.screen.wing.actions_.stop.trigger()
    changeable.window.change_settings(hints=not changeable.window.settings.hints)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    changeable.press(Key.Key_Escape)
    changeable.press(Key.Key_1)
    assert changeable.screen.wing.desk.slot == 0


def test_the_settings_keep_their_own_keys_and_give_the_screen_its_back(changeable):
    putt(changeable)
    changeable.flow.settings()
    (dialog,) = changeable.window.findChildren(SettingsDialog)
    assert change_all(changeable.window) == []
    focus = dialog.focusWidget()
    assert focus is not None and focus.isEnabled() and focus.isVisibleTo(dialog)
    dialog.close()
    changeable.press(Key.Key_2)
    assert changeable.screen.wing.meadow.console.dice == 2


def test_a_tile_that_is_dragged_when_the_look_changes_goes_back(changeable):
    table(changeable)
    card = changeable.screen.wing.panels.offer.cards[0]
    middle = card.rect().center()
    QTest.mousePress(card, Qt.MouseButton.LeftButton, pos=middle)
    move(card, middle - QPoint(0, 300), Qt.MouseButton.LeftButton)
    assert changeable.screen.wing.desk.slot == 0
    change_all(changeable.window)
    view = changeable.screen.wing.view.viewport()
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=view.rect().center())
    assert changeable.screen.wing.desk.slot is None
    assert len(changeable.session.match.moves) == 1
    changeable.press(Key.Key_1)
    assert changeable.screen.wing.desk.slot == 0


def test_the_page_that_was_open_is_open_after_the_look_has_changed(changeable):
    changeable.flow.reference()
    changeable.screen.turn_to(1, 2)
    changeable.screen.page.first.setFocus()
    assert change_all(changeable.window) == []
    screen = changeable.screen
    assert (screen.games.current, screen.chapter.tabs.current) == (1, 2)
    assert changeable.focus is screen.page.first


def test_the_screen_below_another_comes_back_with_the_keys_where_they_were(changeable):
    putt(changeable)
    changeable.flow.reference()
    change_all(changeable.window)
    changeable.window.uncover()
    assert changeable.screen_name == "PuttTable"
    changeable.press(Key.Key_2)
    assert changeable.screen.wing.meadow.console.dice == 2


def test_a_screen_below_another_is_made_anew_in_another_language(changeable):
    below = changeable.screen
    changeable.flow.reference()
    change_one(changeable.window, "language", "fr")
    changeable.window.uncover()
    assert changeable.screen_name == "HomeScreen"
    assert changeable.screen is not below


@pytest.mark.parametrize("name", ["draft", "round", "table", "putting", "free board"])
def test_a_screen_made_anew_leaves_no_listener_behind(changeable, name):
    SCREENS[name](changeable)
    session = changeable.screen.session

    def listeners():
        told = (session, "changed(PyObject)"), (changeable.window, "settings_changed(PyObject)")
        return [teller.receivers(SIGNAL(signal)) for teller, signal in told]

    before = listeners()
    change_all(changeable.window)
    assert listeners() == before


def test_a_screen_that_was_left_does_not_follow_the_settings(changeable, monkeypatch):
    golf(changeable)
    told = []
    screen = type(changeable.screen)
    monkeypatch.setattr(screen, "apply_settings", lambda one, settings: told.append(one))
    changeable.window.change_settings(confirm=False)
    assert told == [changeable.screen]
    changeable.flow.home()
    changeable.window.change_settings(confirm=True)
    assert len(told) == 1
