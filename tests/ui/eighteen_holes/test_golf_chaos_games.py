"""Whole games of the chaos modes through the window, with the keyboard."""

from random import Random

import pytest
from hands import lift_curtain
from PySide6.QtCore import Qt

from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.model.eighteen_holes.flight import landings
from minigolf_desktop.model.eighteen_holes.moves import Phase
from minigolf_desktop.model.eighteen_holes.setup import CHAOS_MODES, ClubChoice, Mode
from minigolf_desktop.storage.eighteen_holes import read_golf_book
from minigolf_desktop.storage.saved_matches import read_latest, saves
from minigolf_desktop.ui.eighteen_holes.choice.wanted import in_order, preset_offers
from minigolf_desktop.ui.eighteen_holes.entry import EIGHTEEN_HOLES
from minigolf_desktop.ui.eighteen_holes.round.landings import nearest_to
from minigolf_desktop.ui.eighteen_holes.round.tasks import Telling
from minigolf_desktop.ui.eighteen_holes.text.modes import clubs_name
from minigolf_desktop.ui.house.rules import RulesDialog

Key = Qt.Key
KEYS = (Key.Key_3, Key.Key_2, Key.Key_1, Key.Key_6, Key.Key_5, Key.Key_4)
"""By direction of the model: the key that aims there."""


@pytest.fixture
def golf(player):
    """A player at the screen that sets a game of 18 Holes up."""
    player.click("18 Holes: New")
    return player


def set_up(player, mode, players, course, clubs):
    choice = player.screen
    choice.modes.choose(mode)
    choice.shelf.look_at(course)
    choice.players.choose(players)
    choice.options.choose(clubs)
    choice.options.seed.field.setText("gulls")
    choice.main_button.click()
    return player.flow.shell_of(EIGHTEEN_HOLES).session


def aim_key(session, chance):
    """Return the key of the direction that ends nearest to a green worth something."""
    state = session.match.state
    ball = state.ball if state.ball >= 0 else state.table.balls_of(state.seat)[0]
    acting = state._replace(ball=ball)
    found = landings(acting, 0)
    if not found or chance.random() < 0.2:
        # Who always aims alike may stand before a tree for ever.
        return chance.choice(KEYS)
    field = state.table.field

    def far(landing):
        if landing.end in field.greens:
            return 0
        goal = nearest_to(acting, landing.end)
        return goal.far if goal is not None else 0

    return KEYS[min(found, key=lambda one: (far(one), one.aim)).aim]


def answer(player, session, chance):
    """Answer what is asked with the keyboard, mostly as well as one can."""
    screen = player.screen
    lift_curtain(screen)
    phase, main = session.match.state.phase, screen.offer.main
    if main is not None and not main.is_ready:
        if phase in (Phase.SELECT, Phase.EXTRA):
            player.press(*[Key.Key_Right] * chance.randint(1, 5))
        elif phase in (Phase.CHOOSE, Phase.NAME):
            player.press(aim_key(session, chance))
        elif phase is Phase.ACT:
            player.press(chance.choice(KEYS))
        else:
            player.press(Key.Key_1)
    player.press(Key.Key_Return)


def play_to_the_end(player, session):
    chance = Random(1)
    for _ in range(4000):
        if session.is_over and not isinstance(player.screen.task, Telling):
            player.rest()
            return
        answer(player, session, chance)
    raise AssertionError("the game does not end")


def test_a_whole_game_of_solo_chaos_is_played_with_the_keyboard(golf, folders):
    session = set_up(golf, Mode.SOLO_CHAOS, 1, "honeycomb", ClubChoice.FREE)
    assert golf.screen_name == "DraftTable"
    while session.match.state.phase is Phase.DRAFT:
        golf.press(Key.Key_Right, Key.Key_Return)
    assert golf.screen_name == "GolfTable"
    play_to_the_end(golf, session)
    state = session.match.state
    assert len(state.ranks) == 4 and sum(rival.points for rival in state.rivals) > 30
    golf.press(Key.Key_Return)
    assert golf.screen_name == "GolfResultScreen"
    assert [line.rank for line in golf.screen.card.lines] == sorted(state.ranks)
    assert [save.finished for save in saves(folders)] == [True]
    book, _ = read_golf_book(folders.golf)
    assert book.bests_on(state.table.setup.course, Mode.SOLO_CHAOS)


def test_a_whole_game_of_kelly_golf_is_played_with_the_keyboard(golf, folders):
    session = set_up(golf, Mode.KELLY, 3, "practice-meadow", ClubChoice.FIRST_GAME)
    assert session.match.state.phase is Phase.TARGET and golf.screen.curtain is not None
    play_to_the_end(golf, session)
    state = session.match.state
    assert not any(state.tokens)
    assert sum(player.points for player in state.players) >= 5
    golf.press(Key.Key_Return)
    assert golf.screen_name == "GolfResultScreen"
    assert [save.finished for save in saves(folders)] == [True]


def test_a_whole_game_of_chaos_golf_is_played_with_the_keyboard(golf):
    session = set_up(golf, Mode.CHAOS, 3, "practice-meadow", ClubChoice.FIRST_GAME)
    play_to_the_end(golf, session)
    assert not any(5 in values for values in session.match.state.tokens)


def test_a_whole_game_of_chaos_teams_is_played_with_the_keyboard(golf):
    session = set_up(golf, Mode.CHAOS_TEAMS, 2, "practice-meadow", ClubChoice.FIRST_GAME)
    play_to_the_end(golf, session)
    assert sum(player.points for player in session.match.state.players) == 5


def test_a_game_of_kelly_golf_that_was_left_comes_back_behind_the_curtain(golf, folders):
    session = set_up(golf, Mode.KELLY, 2, "larkfield", ClubChoice.FIRST_GAME)
    golf.press(Key.Key_Return, Key.Key_1, Key.Key_Return)
    target = session.match.state.players[0].target
    golf.press(Key.Key_Escape)
    latest = read_latest(folders)
    assert (latest.placed, latest.of) == (0, 9)
    golf.click("Play on")
    session = golf.flow.shell_of(EIGHTEEN_HOLES).session
    assert session.match.state.players[0].target == target >= 0
    assert golf.screen.curtain.accessibleName() == "Blue, keep a secret target"


def test_the_strength_of_the_opponents_is_chosen_by_rank(golf):
    choice = golf.screen
    choice.modes.choose(Mode.SOLO_CHAOS)
    choice.shelf.look_at("honeycomb")
    assert choice.options.rank.value() == 24
    choice.options.rank.setValue(20)
    cards = [choice._box.solo_cards[card] for card in choice.setup.solo_deck]
    assert sum(card.difficulty for card in cards) == 20
    assert choice.deck.words.startswith("Rank 20:")


def test_the_solo_deck_shows_in_solo_chaos_alone_and_golfer_cards_do_not(golf):
    choice = golf.screen
    choice.modes.choose(Mode.SOLO_CHAOS)
    assert not choice.deck.isHidden() and choice.players.rows[0].card.isHidden()
    choice.modes.choose(Mode.KELLY)
    draft = clubs_name(ClubChoice.DRAFT)
    next(one for one in choice.options.segments.buttons if one.text() == draft).click()
    assert choice.deck.isHidden() and not choice.players.rows[0].card.isHidden()


@pytest.mark.quick
@pytest.mark.parametrize("mode", sorted(CHAOS_MODES))
def test_courses_made_for_chaos_stand_before_the_others(mode):
    offers = in_order(preset_offers(load_box()), mode)
    assert [offer.preset.chaos for offer in offers[:3]] == ["yes"] * 3


def test_the_rules_open_at_the_mode_that_is_played(golf, monkeypatch):
    opened = []

    def note(dialog):
        opened.append(dialog)

    monkeypatch.setattr(RulesDialog, "open", note)
    set_up(golf, Mode.KELLY, 2, "practice-meadow", ClubChoice.FIRST_GAME)
    golf.flow.rules()
    assert opened[0].sections.titles.currentItem().text() == "Kelly Golf"
