"""An evening in the window: chosen once, gone on with from home, put aside in the end."""

import pytest

from minigolf_desktop.storage.evenings import EVENING_BOOKS, evening_in, note_match
from minigolf_desktop.storage.history import HistoryGame, HistoryPlayer
from minigolf_desktop.ui.house.evening import EveningDialog
from minigolf_desktop.ui.house.evening_card import EveningCard

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

FIRST_TO_THREE, CUP, ALL = range(3)


def book(player):
    return player.flow._folders.evenings


def begin(player, kind=ALL):
    """Choose an evening of two, and begin it."""
    player.flow.evening()
    (dialog,) = player.window.findChildren(EveningDialog)
    dialog.kind.buttons[kind].click()
    player.click("Begin the evening")
    player.window.disk.finish()
    return evening_in(book(player))


def card(player):
    (found,) = player.screen.findChildren(EveningCard)
    return found


def test_an_evening_that_begins_has_its_card_on_home(player):
    evening = begin(player)
    assert evening.next_game == "designer"
    assert "Minigolf Designer" in card(player).main.text()


def test_the_next_match_begins_with_one_click_and_is_played_by_those_who_were_chosen(player):
    evening = begin(player)
    card(player).main.click()
    player.window.disk.finish()
    seats = player.session.match.setup.players
    assert [seat.name for seat in seats] == [seat.name for seat in evening.players]
    playing = EVENING_BOOKS.read(book(player))[0].now.playing
    assert playing == player.flow.shell.opened.journal.header.match


def test_home_leads_on_to_the_next_game_when_a_match_has_ended(player):
    begin(player)
    card(player).main.click()
    player.window.disk.finish()
    match = player.flow.shell.opened.journal.header.match
    ended = tuple(
        HistoryPlayer(name=name, score=9, place=place) for name, place in (("a", 2), ("b", 1))
    )
    note_match(
        book(player),
        HistoryGame(date="2026-11-28T21:00:00+01:00", match=match, game="designer", players=ended),
    )
    player.flow.home()
    assert evening_in(book(player)).winners == (1,)
    assert "Putt Dice" in card(player).main.text()


def test_an_evening_that_is_put_aside_leaves_home_as_it_was(player):
    begin(player, CUP)
    player.flow.evening()
    dialog = player.window.findChildren(EveningDialog)[-1]
    dialog.ended.emit()
    player.window.disk.finish()
    assert evening_in(book(player)) is None
    assert player.screen.findChildren(EveningCard) == []
