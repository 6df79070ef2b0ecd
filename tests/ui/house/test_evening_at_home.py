"""An evening in the window: chosen once, gone on with from home, put aside in the end."""

from dataclasses import replace

import pytest
from almost_over import almost_over
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from torture.games import player as player_by_chance

from minigolf_desktop.model.play import Character, Level, Seat
from minigolf_desktop.model.play.evening import CUP_MATCHES, Evening, EveningKind
from minigolf_desktop.storage.evenings import (
    EVENING_BOOKS,
    begin_evening,
    evening_in,
    note_match,
)
from minigolf_desktop.storage.history import HistoryGame, HistoryPlayer
from minigolf_desktop.storage.people import Guest, PeopleBook, people_in, welcome, with_guests
from minigolf_desktop.ui.common.lessons.tips import ToldOnce
from minigolf_desktop.ui.common.widgets.dialogs import Question
from minigolf_desktop.ui.common.widgets.name_field import NameField
from minigolf_desktop.ui.games import GAMES
from minigolf_desktop.ui.house.evening import EveningDialog, offer_evening
from minigolf_desktop.ui.house.evening_card import EveningCard
from minigolf_desktop.ui.house.evening_strip import EveningStrip
from minigolf_desktop.ui.house.rules import rules_of_all

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

FIRST_TO_THREE, CUP, ALL = range(3)


def book(player):
    return player.flow._folders.evenings


def begin(player, kind=ALL, *, even=False, game=0):
    """Choose an evening of two, and begin it."""
    player.flow.evening()
    (dialog,) = player.window.findChildren(EveningDialog)
    dialog.kind.buttons[kind].click()
    dialog.game.buttons[game].click()
    dialog.even.setChecked(even)
    player.click("Begin the evening")
    player.window.disk.finish()
    return evening_in(book(player))


def test_the_first_match_is_set_up_as_soon_as_an_evening_begins(player):
    evening = begin(player)
    names = [seat.name for seat in player.screen.wanted.setup.players]
    assert names == [seat.name for seat in evening.players]


def card(player):
    (found,) = player.screen.findChildren(EveningCard)
    return found


def test_an_evening_that_begins_has_its_card_on_home(player):
    evening = begin(player)
    assert evening.next_game == "designer"
    player.flow.home()
    assert "Minigolf Designer" in card(player).main.text()


def begin_match(player):
    """Let the match that is set up begin as it is proposed."""
    player.press(Qt.Key.Key_Return)
    player.window.disk.finish()


def test_the_next_match_is_set_up_for_those_who_were_chosen(player):
    evening = begin(player)
    begin_match(player)
    seats = player.session.match.setup.players
    assert [seat.name for seat in seats] == [seat.name for seat in evening.players]
    playing = EVENING_BOOKS.read(book(player))[0].now.playing
    assert playing == player.flow.shell.opened.journal.header.match


def test_a_match_of_the_evening_that_was_left_is_gone_on_with(player):
    begin(player)
    begin_match(player)
    left = player.flow.shell.opened.journal.header.match
    player.flow.home()
    player.window.disk.finish()
    assert card(player).main.accessibleName() == "Play on: Minigolf Designer"
    card(player).main.click()
    assert player.flow.shell.opened.journal.header.match == left


@pytest.mark.parametrize("even", [True, False])
def test_the_set_up_plays_with_handicaps_where_the_evening_does(player, even):
    begin(player, even=even)
    player.flow.home()
    card(player).main.click()
    assert player.screen.household.even.isChecked() is even


def test_home_leads_on_to_the_next_game_when_a_match_has_ended(player):
    evening = begin(player)
    begin_match(player)
    match = player.flow.shell.opened.journal.header.match
    ended = tuple(
        HistoryPlayer(name=seat.name, level=seat.computer, score=9, place=place)
        for seat, place in zip(evening.players, (2, 1), strict=True)
    )
    note_match(
        book(player),
        HistoryGame(date="2026-11-28T21:00:00+01:00", match=match, game="designer", players=ended),
    )
    player.flow.home()
    assert evening_in(book(player)).winners == (1,)
    assert "Putt Dice" in card(player).main.text()


def play_a_match(player, folders):
    """Play a match of the evening from its set-up to its result, which is kept."""
    begin_match(player)
    almost_over(player, folders, lacking=0)
    filing = player.flow.shell.filing
    # Where players count it, it is counted.
    filing.file_away()
    filing.finish()


def strips(player):
    return [one for one in player.window.findChildren(EveningStrip) if one.isVisible()]


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_a_result_leads_to_the_next_match_of_the_evening_with_a_click(player, folders, game):
    evening = begin(player, FIRST_TO_THREE, game=GAMES.index(game))
    play_a_match(player, folders)
    (strip,) = strips(player)
    assert strip.accessibleName().startswith("This evening: ")
    strip.on.click()
    assert player.flow.game is game
    assert not strips(player)
    begin_match(player)
    names = [seat.name for seat in player.session.match.setup.players]
    assert names == [seat.name for seat in evening.players]


def test_the_last_result_of_an_evening_leads_to_its_podium(player, folders):
    begin(player, CUP, game=1)
    for _ in range(CUP_MATCHES):
        play_a_match(player, folders)
        (strip,) = strips(player)
        strip.on.click()
    *_, dialog = player.window.findChildren(EveningDialog)
    places = {one.place for one in evening_in(book(player)).standings}
    assert {step.place for step in dialog.podium.steps} == places


def test_the_evening_is_not_told_before_the_score_card_of_18_holes(player, folders):
    begin(player, CUP, game=2)
    begin_match(player)
    session, shell = almost_over(player, folders), player.flow.shell
    match = session.match
    choose = player_by_chance(match.rules, match.state, 1)
    # Other choices than those that led so far may lead to a turn more.
    while not session.is_over:
        session.play(choose(match.state))
    shell.filing.finish()
    assert not strips(player)
    shell.show_result()
    assert strips(player)


def test_who_leaves_a_result_is_told_of_the_evening_no_more(player, folders):
    begin(player, CUP, game=1)
    play_a_match(player, folders)
    player.flow.home()
    assert not strips(player)


def test_an_evening_that_is_put_aside_leaves_home_as_it_was(player):
    begin(player, CUP)
    player.flow.evening()
    dialog = player.window.findChildren(EveningDialog)[-1]
    dialog.ended.emit(False)
    player.window.disk.finish()
    assert evening_in(book(player)) is None
    assert player.screen.findChildren(EveningCard) == []


def chooser(player, *people, last=None):
    """Open what chooses an evening in a house of some people."""
    house = with_guests(PeopleBook(), map(Guest, people))
    return EveningDialog(player.window, GAMES, house, None, last)


def test_people_of_the_house_sit_down_with_a_click_each_and_in_their_colours(player):
    dialog = chooser(player, "Odile", "Pim", "Vera")
    for face in dialog.faces.buttons:
        face.click()
    liked = {one.name: one.colour for one in dialog._house.people}
    assert {seat.name: seat.colour for seat in dialog.evening.players} == liked
    assert all(seat.portrait for seat in dialog.evening.players)


def test_who_is_typed_for_an_evening_has_a_face_in_its_first_set_up(player, folders):
    player.flow.evening()
    (dialog,) = player.window.findChildren(EveningDialog)
    dialog.seats.fields[0].findChild(NameField).setText("Vera")
    player.click("Begin the evening")
    player.window.disk.finish()
    assert [one.name for one in people_in(folders).people] == ["Vera"]
    assert player.screen.wanted.setup.players[0].portrait


def test_the_next_evening_is_proposed_as_the_last_one_was(player):
    last = Evening(
        EveningKind.CUP, ("putt-dice",), (Seat("Odile"), Seat("Pim"), Seat("Vera")), even=True
    )
    chosen = chooser(player, "Odile", last=last).evening
    assert replace(chosen, players=()) == replace(last, players=())
    assert [seat.name for seat in chosen.players] == ["Odile", "Pim", "Vera"]


@pytest.mark.parametrize("names", [("Odile", "odile"), ("Odile", "Odile")])
def test_two_of_one_name_cannot_be_told_apart_and_do_not_begin(player, names):
    last = Evening(EveningKind.CUP, ("designer",), tuple(map(Seat, names)))
    assert not chooser(player, last=last).begins.isEnabled()


def test_computers_alone_play_no_evening(player):
    ada = Seat("Ada", "", Level.EASY, Character.ADA)
    bruno = Seat("Bruno", "", Level.HARD, Character.BRUNO)
    last = Evening(EveningKind.CUP, ("designer",), (ada, bruno))
    assert not chooser(player, last=last).begins.isEnabled()


def test_an_evening_that_goes_on_is_not_ended_by_a_slip(player):
    begin(player)
    player.flow.evening()
    player.click("End the evening")
    assert evening_in(book(player)) is not None
    player.window.findChildren(Question)[-1].yes.click()
    player.window.disk.finish()
    assert evening_in(book(player)) is None


def test_who_has_played_together_is_told_of_evenings_once(player, folders):
    begun = []
    for _ in range(2):
        offer_evening(player.window, folders, lambda: begun.append(1))
        player.window.disk.finish()
    (told,) = player.window.findChildren(ToldOnce)
    assert told.bubble is not None and told.bubble.isVisible()
    told.bubble.findChildren(QPushButton)[-1].click()
    assert begun == [1]


def test_the_rules_tell_what_an_evening_is(player):
    pages = rules_of_all(GAMES)
    sections = {section for page in pages[-1] for section in page.sections}
    assert sections == {"household", "handicap", "evening"}
    assert len({page.title for page in pages[-1]}) == 1


def test_the_card_shows_the_portrait_that_somebody_has_today(player, folders):
    begun = Evening(EveningKind.CUP, ("designer",), (Seat("Odile"), Seat("Pim")))
    begin_evening(folders.evenings, begun, "2026-11-28T20:00:00+01:00")
    welcome(folders.people, [Guest("Odile")])
    seats = player.flow.rooms._evening_now().players
    assert [seat.portrait for seat in seats] == [people_in(folders).people[0].portrait, ""]
