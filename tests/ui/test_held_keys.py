"""Keys that are held down or tapped twice, before the real window, in all three games.

They decide nothing for whoever comes next: no curtain opens, nothing is confirmed for somebody
else, no turn ends and no result is left by a key that was meant for what lay there before.
"""

import random
from time import monotonic

import pytest
from almost_over import almost_over
from hands import hold, repeat, tap
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from minigolf_desktop.bots.designer.playout import random_action
from minigolf_desktop.bots.eighteen_holes.plain_golfers import GreedyGolfer
from minigolf_desktop.model.designer import ChooseLand, Mode, Phase, Setup, Stop
from minigolf_desktop.model.eighteen_holes.box import clubs_in
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice
from minigolf_desktop.model.play import Seat
from minigolf_desktop.model.putt_dice import Phase as PuttPhase
from minigolf_desktop.model.putt_dice import Roll
from minigolf_desktop.ui.designer.new_game import WantedGame
from minigolf_desktop.ui.eighteen_holes.entry import EIGHTEEN_HOLES
from minigolf_desktop.ui.putt_dice.entry import PUTT_DICE

Key = Qt.Key

THREE = (Seat("Odile", "red"), Seat("Marek", "blue"), Seat("Sol", "yellow"))


class Time:
    """A clock that a test moves on."""

    def __init__(self) -> None:
        self.now = monotonic()

    def __call__(self) -> float:
        return self.now

    def passes(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def time(player, resting_curtains) -> Time:
    """The clock of the window of ``player``; its curtains rest."""
    time = player.window.keys.clock = Time()
    return time


def settle(player, time) -> None:
    """Wait until whatever has just come takes keys."""
    time.passes(2)
    curtain = curtain_of(player)
    if curtain is not None:
        curtain.wake()


def curtain_of(player):
    """Return the curtain that is down, whether a screen of its own or before one."""
    screen = player.screen
    return screen if player.screen_name == "CurtainScreen" else getattr(screen, "curtain", None)


# Minigolf Designer


@pytest.fixture
def visit(player, time, qtbot):
    """An advanced game whose first player decides on promises at a visit."""
    player.flow.new_game()
    shell = player.flow.shell
    shell.begin(WantedGame(Setup(mode=Mode.ADVANCED, players=THREE), "77"))
    session, chance = shell.open_session, random.Random(5)
    while not (session.phase is Phase.PROMISES and session.table.turn > 0):
        session.play(random_action(session.rules, session.match.state, chance))
    qtbot.waitUntil(lambda: player.screen_name == "CurtainScreen")
    settle(player, time)
    tap(player.window, Key.Key_Return)
    assert player.screen_name == "PromisesScreen"
    settle(player, time)
    return session


def test_two_enters_at_a_visit_do_not_show_the_next_player_s_promises(player, visit, time):
    first = visit.seat
    tap(player.window, Key.Key_Return)
    assert visit.seat != first and player.screen_name == "CurtainScreen"
    time.passes(0.12)
    tap(player.window, Key.Key_Return)
    assert player.screen_name == "CurtainScreen"
    settle(player, time)
    tap(player.window, Key.Key_Return)
    assert player.screen_name == "PromisesScreen"


def test_enter_held_at_a_visit_decides_for_one_player_only(player, visit, time):
    waiting = len(visit.table.waiting)
    hold(player.window, Key.Key_Return)
    settle(player, time)
    for _ in range(30):
        repeat(player.window, Key.Key_Return)
    assert len(visit.table.waiting) == waiting - 1 and player.screen_name == "CurtainScreen"


@pytest.fixture
def solo(player, time):
    """A solo game at the table."""
    player.flow.new_game()
    shell = player.flow.shell
    shell.begin(WantedGame(Setup(), "77"))
    shell.open_session.play(ChooseLand(0))
    assert player.screen_name == "DesignerTable"
    settle(player, time)
    return shell.open_session


def test_enter_held_where_the_counting_ends_does_not_leave_the_result(player, solo, time, qtbot):
    solo.play(Stop())
    settle(player, time)
    tap(player.window, Key.Key_Return)
    qtbot.waitUntil(lambda: player.screen_name == "CountingScreen")
    settle(player, time)
    while not player.screen.is_done:
        tap(player.window, Key.Key_Return)
    for _ in range(30):
        repeat(player.window, Key.Key_Return)
    assert player.screen_name == "CountingScreen"
    settle(player, time)
    tap(player.window, Key.Key_Return)
    assert player.screen_name == "NewGameScreen"


def test_a_held_letter_passes_one_turn_only(player, solo, time):
    player.window.change_settings(confirm=False)
    moves = len(solo.match.moves)
    hold(player.window, Key.Key_P)
    assert len(solo.match.moves) == moves + 1


def test_enter_held_over_a_question_does_not_answer_it(player, solo, time):
    tap(player.window, Key.Key_P)
    moves = len(solo.match.moves)
    for _ in range(30):
        repeat(player.window, Key.Key_Return)
    assert len(solo.match.moves) == moves
    tap(player.window, Key.Key_Return)
    assert len(solo.match.moves) == moves + 1


# 18 Holes


def golf(player, time, clubs: ClubChoice, players: int = 2):
    """Begin a game of 18 Holes and open the first curtain; return its session."""
    player.click("18 Holes: New")
    choice = player.screen
    choice.players.choose(players)
    choice.options.choose(clubs)
    choice.options.seed.field.setText("7")
    choice.main_button.click()
    settle(player, time)
    tap(player.window, Key.Key_Return)
    settle(player, time)
    return player.flow.shell_of(EIGHTEEN_HOLES).open_session


def picked(session) -> list[int]:
    return [len(tuple(clubs_in(one.hand))) for one in session.match.state.players]


def test_enter_held_in_the_draft_picks_for_one_player_only(player, time):
    session = golf(player, time, ClubChoice.DRAFT, 3)
    before = picked(session)
    tap(player.window, Key.Key_1)
    hold(player.window, Key.Key_Return)
    settle(player, time)
    for _ in range(30):
        repeat(player.window, Key.Key_Return)
    after = picked(session)
    assert sorted(new - old for old, new in zip(before, after, strict=True)) == [0, 0, 1]
    assert player.screen_name == "DraftTable" and player.screen.curtain is not None


def test_enter_held_at_the_choice_of_a_club_shows_nobody_else_s_hand(player, time):
    session = golf(player, time, ClubChoice.FIRST_GAME)
    tap(player.window, Key.Key_Right)
    hold(player.window, Key.Key_Return)
    settle(player, time)
    for _ in range(30):
        repeat(player.window, Key.Key_Return)
    assert session.match.state.waiting == (1,) and player.screen.curtain is not None


def test_a_second_tap_meant_for_the_hand_does_not_open_the_next_curtain(player, time):
    golf(player, time, ClubChoice.FIRST_GAME)
    tap(player.window, Key.Key_Right, Key.Key_Return, Key.Key_Return, Key.Key_Space)
    assert player.screen.curtain is not None
    assert player.screen_name == "GolfTable"


def test_the_second_click_of_a_double_click_does_not_open_a_curtain(player, time):
    golf(player, time, ClubChoice.FIRST_GAME)
    tap(player.window, Key.Key_Right, Key.Key_Return)
    button = player.screen.curtain.main_button
    place = button.mapTo(player.window, button.rect().center())
    handle = player.window.windowHandle()
    QTest.mouseDClick(handle, Qt.MouseButton.LeftButton, pos=place)
    assert player.screen.curtain is not None
    settle(player, time)
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=place)
    assert player.screen.curtain is None


@pytest.fixture
def last_stroke(player, time, folders):
    """A game of 18 Holes that is over, its last course still on the screen."""
    golf(player, time, ClubChoice.FIRST_GAME)
    session, golfer = almost_over(player, folders), GreedyGolfer(7)
    while not session.is_over:
        seen = session.seen_by(session.match.state.seat)
        session.play(golfer.choose(seen, session.legal))
    settle(player, time)
    return session


def test_enter_held_at_the_end_leaves_the_score_card_of_18_holes(player, last_stroke, time):
    hold(player.window, Key.Key_Return)
    time.passes(2)
    for _ in range(30):
        repeat(player.window, Key.Key_Return)
    assert player.screen_name == "GolfResultScreen"


def test_two_enters_at_the_end_begin_no_other_game_of_18_holes(player, last_stroke, time):
    tap(player.window, Key.Key_Return)
    assert player.screen_name == "GolfResultScreen"
    time.passes(0.12)
    tap(player.window, Key.Key_Return)
    assert player.screen_name == "GolfResultScreen"
    time.passes(1)
    tap(player.window, Key.Key_Return)
    assert player.screen_name != "GolfResultScreen"


# Putt Dice


def putting(player, time, players=1):
    """Begin a round of Putt Dice; return its session."""
    player.flow.new_game(PUTT_DICE)
    shell = player.flow.shell
    shell.begin(next(iter(shell.courses.offered())), (Seat(),) * players, first=0, seed=1)
    settle(player, time)
    return shell.open_session


@pytest.mark.quick
def test_enter_held_rolls_the_dice_once(player, time):
    session = putting(player, time)
    hold(player.window, Key.Key_Return)
    assert len(session.match.moves) == 1


def test_enter_held_at_the_end_begins_no_other_round_of_putt_dice(player, time):
    session = putting(player, time)
    while session.view.phase is not PuttPhase.OVER:
        answers = player.screen.wing.meadow.console.answers()
        if answers:
            answers[0].click()
        else:
            session.play(Roll(session.best_dice))
    for _ in range(30):
        repeat(player.window, Key.Key_Return)
        repeat(player.window, Key.Key_Space)
    assert player.flow.shell_of(PUTT_DICE).open_session is session


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return])
def test_keys_do_not_go_home_while_the_dice_roll(make_player, key):
    player = make_player()
    player.window.change_settings(animation_speed=100)
    time = player.window.keys.clock = Time()
    putting(player, time)
    tap(player.window, key)
    assert player.screen.wing.is_moving
    time.passes(2)
    tap(player.window, key)
    assert player.screen_name == "PuttTable" and player.screen.wing.is_moving


@pytest.mark.parametrize("impatient", [Key.Key_Space, Key.Key_Return])
def test_no_key_decides_anything_while_dice_or_ball_are_on_their_way(player, time, impatient):
    """Nor does it lead home, whoever has the keyboard then."""
    session = putting(player, time, players=2)
    screen, on_their_way = player.screen, []
    screen.wing.meadow.console.tray.roll = lambda faces, then: on_their_way.append(then)
    screen.wing.meadow.hole_view.roll = lambda way, then: on_their_way.append(then)
    while session.view.round < 2:
        time.passes(1)
        tap(player.window, Key.Key_Space)
        while on_their_way:
            moves = session.match.moves
            tap(player.window, impatient)
            assert player.screen is screen
            assert session.match.moves == moves
            on_their_way.pop()()


def test_a_question_after_a_putt_takes_no_key_at_once(player, time):
    """A tap meant for the dice picks nothing: what is asked is new."""
    session = putting(player, time, players=2)
    while True:
        before = session.to_move
        session.play(Roll(session.best_dice))
        if session.view.phase is not PuttPhase.PUTT:
            if session.to_move == before:
                break
            session.play(next(iter(session.rules.legal(session.match.state))))
    moves = session.match.moves
    tap(player.window, Key.Key_Space)
    assert session.match.moves == moves
    time.passes(1)
    tap(player.window, Key.Key_Space)
    assert len(session.match.moves) == len(moves) + 1


def test_space_rolls_the_dice_that_were_clicked(player, time):
    session = putting(player, time)
    QTest.mouseClick(player.screen.wing.meadow.console.cards[3], Qt.MouseButton.LeftButton)
    time.passes(1)
    tap(player.window, Key.Key_Space)
    assert [move.action for move in session.match.moves] == [Roll(4)]


def test_space_rolls_after_the_rules_were_looked_at(player, time):
    """A click on a tool does not leave the keyboard there, to open it again."""
    session = putting(player, time)
    player.flow.rules_at = lambda section: None
    player.click("Rules (F1)")
    time.passes(1)
    tap(player.window, Key.Key_Space)
    assert len(session.match.moves) == 1
