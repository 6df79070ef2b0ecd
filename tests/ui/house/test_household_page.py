"""The page of the people of the house: what is changed there, and what becomes of it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from minigolf_desktop.storage.people import Guest, people_in, welcome
from minigolf_desktop.ui.common.seats import last_seats
from minigolf_desktop.ui.common.widgets.dialogs import Question

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def page(make_player, folders):
    """Open the page of a house of three, of whom Odile plays Putt Dice on the first seat."""
    welcome(folders.people, [Guest("Odile", "purple"), Guest("Pim"), Guest("Vera")])
    player = make_player(golfer_names={"red": "Odile", "blue": "Pim"})
    player.flow.people()
    return player


def kept(page):
    """Return the book as it is on disk, when all is written."""
    page.window.disk.finish()
    return people_in(page.flow._folders)


def answer_yes(page):
    page.window.findChildren(Question)[-1].yes.click()


def names(book):
    return [one.name for one in book.people]


def test_a_name_that_is_typed_over_is_kept_and_the_one_of_before_stays_known(page):
    page.screen.name.setText("Odilia")
    QTest.keyClick(page.screen.name, Qt.Key.Key_Return)
    book = kept(page)
    assert book.called("Odile").name == "Odilia"


def test_nobody_takes_the_name_of_somebody_else(page):
    page.screen.name.setText("pim")
    QTest.keyClick(page.screen.name, Qt.Key.Key_Return)
    assert page.screen.name.text() == "Odile"
    assert names(kept(page)) == ["Odile", "Pim", "Vera"]


def test_colour_and_portrait_are_chosen_with_a_click_each(page):
    page.screen.colours[4].click()
    page.screen.portraits[15].click()
    odile = kept(page).people[0]
    assert (odile.colour, odile.portrait) == ("green", "fox")


def test_two_who_are_one_are_merged_and_parted_again_by_undo(page):
    odile, pim, _ = page.screen.book.people
    page.screen.ask_to_merge(odile, pim)
    answer_yes(page)
    assert names(kept(page)) == ["Odile", "Vera"]
    assert kept(page).called("Pim").name == "Odile"
    page.screen.undo.click()
    assert names(kept(page)) == ["Odile", "Pim", "Vera"]


def test_who_is_hidden_is_not_offered_where_somebody_sits_down(page):
    page.click("Hide")
    assert [one.name for one in kept(page).shown] == ["Pim", "Vera"]
    assert page.screen.list.item(0).text() == "Odile (hidden)"


def test_no_set_up_proposes_who_was_removed(page):
    page.screen.ask_to_remove(page.screen.book.people[0])
    answer_yes(page)
    assert names(kept(page)) == ["Pim", "Vera"]
    assert [seat.name for seat in last_seats(page.window.settings)[:2]] == ["", "Pim"]


def test_who_was_removed_is_of_the_house_again_when_the_name_is_typed(page, folders):
    page.screen.ask_to_remove(page.screen.book.people[0])
    answer_yes(page)
    kept(page)
    welcome(folders.people, [Guest("Odile")])
    assert names(kept(page)) == ["Pim", "Vera", "Odile"]
