"""Every kind of hint: the first Enter gets ready what it says, and plays nothing; another does it.

Hints are given by the test, so that none waits for a search; they are taken by key.
"""

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from minigolf_desktop.bots.mind import Hint
from minigolf_desktop.model.designer import moves as designer_moves
from minigolf_desktop.model.designer import setup as designer_setup
from minigolf_desktop.model.eighteen_holes import moves as golf_moves
from minigolf_desktop.model.eighteen_holes.box import clubs_in
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode, Setup
from minigolf_desktop.model.play import Match, Seat
from minigolf_desktop.model.putt_dice import ChooseMishap, Phase, PickFirst, Roll
from minigolf_desktop.ui.common.hints import Hints
from minigolf_desktop.ui.common.table.table import MatchTable
from minigolf_desktop.ui.designer.entry import DESIGNER
from minigolf_desktop.ui.designer.new_game import WantedGame
from minigolf_desktop.ui.designer.session import TableSession
from minigolf_desktop.ui.designer.table import DesignerTable
from minigolf_desktop.ui.designer.text.hints import hint_words as designer_words
from minigolf_desktop.ui.eighteen_holes.draft import DraftTable
from minigolf_desktop.ui.eighteen_holes.hint_words import hint_words as golf_words
from minigolf_desktop.ui.eighteen_holes.round import GolfTable
from minigolf_desktop.ui.eighteen_holes.session import GolfSession

Key = Qt.Key
MOST_MOVES = 4000
"""Moves of one game in which every kind that it has comes up."""

_ALONE = {
    designer_moves.PlaceTile,
    designer_moves.PlaceReserved,
    designer_moves.Reserve,
    designer_moves.Pass,
    designer_moves.PutBack,
    designer_moves.Discard,
    designer_moves.Stop,
}
_TOGETHER = {
    designer_moves.PlaceTile,
    designer_moves.Pass,
    designer_moves.PutBack,
    designer_moves.Done,
    designer_moves.Collect,
}
_EVERY_ROUND = {
    golf_moves.SelectClub,
    golf_moves.MoveOneHex,
    golf_moves.PlayClub,
    golf_moves.BigHit,
    golf_moves.ResetHand,
    golf_moves.PlayShot,
}


def take(player, panel, session, action):
    """Take a hint by Enter, then do by Enter what lies ready."""
    hints = panel._hints
    hints.found = (Hint(action),)
    hints.changed.emit()
    before = len(session.match.moves)
    player.press(Key.Key_Return)
    assert not panel.isVisible(), action
    assert len(session.match.moves) == before, f"{action} was done by the first Enter"
    player.press(Key.Key_Return)
    assert len(session.match.moves) > before, f"{action} was not done by the second Enter"
    assert session.match.moves[before].action == action


def play_by_hints(player, match, kinds, screen_of, last=(), usual=()):
    """Let chance play a match, and take a hint by key wherever a kind comes up that was not yet.

    ``last`` is a kind that ends a game, left for when all others were taken; ``usual`` are kinds
    that chance prefers, to come to what is rare.
    """
    chance, left = Random(3), set(kinds)
    for _ in range(MOST_MOVES):
        state = match.state
        seat = match.rules.to_move(state)
        if not left or seat is None:
            break
        legal = [
            action
            for action in match.rules.legal(state)
            if not isinstance(action, designer_moves.Renumbering)
        ]
        if left - set(last):
            legal = [action for action in legal if type(action) not in last] or legal
        new = [action for action in legal if type(action) in left]
        often = [action for action in legal if type(action) in usual]
        action = chance.choice(new or often or legal)
        screen_and_panel = screen_of(match) if new else None
        if screen_and_panel is None:
            match.play(seat, action)
            continue
        screen, panel = screen_and_panel
        take(player, panel, screen.session, action)
        left.discard(type(action))
    assert not {kind.__name__ for kind in left}


@pytest.mark.parametrize(
    ("seats", "kinds", "last", "usual"),
    [
        ((), _ALONE, {designer_moves.Stop}, ()),
        (
            (Seat("Odile", "red"), Seat("Marek", "blue")),
            _TOGETHER,
            {designer_moves.Collect},
            {designer_moves.Pass, designer_moves.Done},
        ),
    ],
    ids=["alone", "together"],
)
def test_every_kind_of_hint_at_a_table_is_got_ready_and_done(
    player, rules, seats, kinds, last, usual
):
    setup = designer_setup.Setup(players=seats, reserve=not seats, mode=designer_setup.Mode.FAMILY)
    window, atlas = player.window, player.flow.shell_of(DESIGNER).box.atlas

    def table(match):
        if match.state.phase not in (designer_moves.Phase.TURN, designer_moves.Phase.REST):
            return None
        session = TableSession(rules, match)
        hints = Hints(window, session, "hinted", designer_words)
        window.show_screen(
            lambda look: MatchTable(
                look,
                session,
                DesignerTable(session, atlas, window.settings),
                window.settings,
                hints=hints,
            )
        )
        return player.screen, player.screen.hint_panel

    play_by_hints(player, Match(rules, setup, 7), kinds, table, last, usual)


def test_escape_puts_away_what_a_hint_got_ready(player):
    player.flow.new_game(DESIGNER)
    player.flow.shell.begin(WantedGame(designer_setup.Setup(), "7"))
    player.press(Key.Key_Return)
    screen = player.screen
    words, moves = screen.wing.actions_.place.text(), screen.session.match.moves
    panel = screen.hint_panel
    panel._hints.found = (Hint(designer_moves.Pass()),)
    panel._hints.changed.emit()
    player.press(Key.Key_Return)
    assert screen.wing.actions_.place.text() == "Pass"
    player.press(Key.Key_Escape)
    assert player.screen is screen
    assert screen.wing.actions_.place.text() == words
    assert screen.session.match.moves == moves


def test_the_hint_to_promise_no_more_lets_go_of_what_was_chosen(player):
    player.flow.new_game(DESIGNER)
    setup = designer_setup.Setup(mode=designer_setup.Mode.ADVANCED)
    player.flow.shell.begin(WantedGame(setup, "7"))
    player.press(Key.Key_Return)
    screen = player.screen
    screen.cards[2].setChecked(True)
    screen.hint_panel._hints.found = (Hint(designer_moves.Done()),)
    screen.hint_panel._hints.changed.emit()
    player.press(Key.Key_Return)
    assert screen.chosen == ()


@pytest.mark.parametrize(
    ("mode", "golfers", "clubs", "course", "kinds"),
    [
        pytest.param(
            Mode.SKINS,
            ("dorian-a", "slick-rikesh-b", ""),
            ClubChoice.DRAFT,
            "practice-meadow",
            {
                golf_moves.PlaceToken,
                golf_moves.PickClub,
                golf_moves.PassPick,
                golf_moves.DeclareClub,
                golf_moves.BorrowClub,
                golf_moves.FollowCard,
                golf_moves.ThrowCard,
                *_EVERY_ROUND,
            },
            id="skins",
        ),
        pytest.param(
            Mode.STROKE,
            ("bunjil-b", "slick-rikesh-a", "lucky-a"),
            ClubChoice.DRAFT,
            "practice-meadow",
            {
                golf_moves.LookAtDeck,
                golf_moves.KeepCard,
                golf_moves.PutBack,
                golf_moves.BorrowClub,
                golf_moves.OwnClub,
                golf_moves.Redraw,
                golf_moves.HandOver,
            },
            id="golfers",
        ),
        pytest.param(
            Mode.KELLY,
            ("", ""),
            ClubChoice.FIRST_GAME,
            "practice-meadow",
            {golf_moves.KeepTarget},
            id="kelly",
        ),
        pytest.param(
            Mode.CHAOS,
            ("", "", ""),
            ClubChoice.FIRST_GAME,
            "honeycomb",
            {golf_moves.StayPut},
            id="chaos",
        ),
        pytest.param(
            Mode.CHAOS_TEAMS,
            ("", ""),
            ClubChoice.FIRST_GAME,
            "honeycomb",
            {golf_moves.NameGolfer},
            id="teams",
        ),
        pytest.param(
            Mode.SOLO_CHAOS,
            ("",),
            ClubChoice.FIRST_GAME,
            "honeycomb",
            {golf_moves.RevealClub},
            id="solo-chaos",
        ),
    ],
)
def test_every_kind_of_hint_at_golf_is_got_ready_and_done(
    player, box, mode, golfers, clubs, course, kinds
):
    courses = {preset.course.id: preset.course for preset in box.presets}
    players = tuple(Seat(name) for name in ("Odile", "Marek", "Sol")[: len(golfers)])
    deck = tuple(range(len(box.solo_cards))) if mode is Mode.SOLO_CHAOS else ()
    setup = Setup(courses[course], mode, golfers, clubs, players, open_choices=True, solo_deck=deck)
    rules, window = EighteenHolesRules(box), player.window

    def golf(match):
        session = GolfSession(rules, match)
        hints = Hints(window, session, "hinted", golf_words)
        is_draft = match.state.phase is golf_moves.Phase.DRAFT
        wing = DraftTable(session) if is_draft else GolfTable(session, "")
        window.show_screen(
            lambda look: MatchTable(look, session, wing, window.settings, hints=hints)
        )
        return player.screen, player.screen.hint_panel

    play_by_hints(player, Match(rules, setup, 5), kinds, golf)


@pytest.mark.quick
def test_the_hint_of_a_wood_chooses_where_it_goes_and_another_enter_hits_it(player, box):
    (course,) = [one.course for one in box.presets if one.course.id == "practice-meadow"]
    setup = Setup(course, Mode.STROKE, ("",), ClubChoice.FIRST_GAME)
    rules, window = EighteenHolesRules(box), player.window
    match = Match(rules, setup, 5)
    wood = next(one for one in clubs_in(match.state.players[0].hand) if not box.clubs[one].decks)
    match.play(0, golf_moves.SelectClub(wood))
    session = GolfSession(rules, match)
    hints = Hints(window, session, "hinted", golf_words)
    window.show_screen(
        lambda look: MatchTable(look, session, GolfTable(session, ""), window.settings, hints=hints)
    )
    take(player, player.screen.hint_panel, session, golf_moves.PlayClub(-1, -1))
    assert isinstance(match.moves[-1].action, golf_moves.PlayShot)
    assert match.state.balls[0].place != match.state.table.field.tees[0]


def test_the_hint_of_one_of_two_mishaps_is_the_one_that_enter_takes(player):
    player.click("Putt Dice: New")
    shell = player.flow.shell
    for course in shell.courses.offered():
        for seed in range(40):
            shell.begin(course, (Seat("Odile"), Seat("Sol")), first=0, seed=seed)
            session = player.screen.session
            while session.view.phase is Phase.PUTT:
                session.play(Roll(session.best_dice))
            if session.view.phase in (Phase.MISHAP, Phase.PICK_FIRST):
                screen = player.screen
                QApplication.processEvents()
                action = session.rules.legal(session.match.state)[1]
                assert isinstance(action, ChooseMishap | PickFirst)
                take(player, screen.hint_panel, session, action)
                return
    pytest.fail("no question comes up")
