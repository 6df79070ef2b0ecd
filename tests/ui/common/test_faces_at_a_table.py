"""Faces of the house above the seats of a table, and the handicap that stands at each seat."""

from itertools import count

import pytest

from minigolf_desktop.model.play import Seat
from minigolf_desktop.storage.handicaps import Table
from minigolf_desktop.storage.history import DESIGNER, GOLF, HistoryGame, HistoryPlayer
from minigolf_desktop.storage.people import Guest, PeopleBook, with_guests
from minigolf_desktop.ui.common.household import Faces, House, HouseRow
from minigolf_desktop.ui.common.seats import SeatField, Seats
from minigolf_desktop.ui.common.spare_time import Piecemeal
from minigolf_desktop.ui.common.theme import LIGHT, load_fonts
from minigolf_desktop.ui.common.widgets.look import Look

HOUSE = with_guests(PeopleBook(), [Guest("Odile", "purple"), Guest("Pim"), Guest("Vera")])
FAMILY = Table(DESIGNER, "family-group")


@pytest.fixture
def sit(qtbot, english):
    """Set some seats, of which two are played on."""
    load_fonts()

    def table(*names):
        fields = [
            SeatField(Look(LIGHT), number, Seat(name), chooses_colour=True, house=HOUSE)
            for number, name in enumerate((*names, *("",) * (5 - len(names))))
        ]
        seats = Seats(Look(LIGHT), fields, 2)
        qtbot.addWidget(seats)
        return seats

    return table


@pytest.fixture
def row(qtbot, sit):
    """Show the house above two seats, with games of a good player and of a beginner."""

    def shown(table=FAMILY, *, even=False):
        day = count(10)
        games = [
            HistoryGame(
                date=f"2026-11-{next(day)}T20:00:00+00:00",
                game=DESIGNER,
                mode="family-group",
                players=(
                    HistoryPlayer(name="Odile", score=110 + number % 3, place=1),
                    HistoryPlayer(name="Pim", score=70 - number % 3, place=2),
                ),
            )
            for number in range(10)
        ]
        seats = sit("Odile", "Pim")
        result = HouseRow(Look(LIGHT), House(HOUSE, games), seats, table)
        qtbot.addWidget(result)
        qtbot.waitUntil(lambda: not any(one.busy for one in result.findChildren(Piecemeal)))
        result.even.setChecked(even)
        return result

    return shown


def test_a_click_on_a_face_seats_somebody_and_another_lets_them_get_up(sit):
    seats = sit()
    faces = Faces(Look(LIGHT), HOUSE, seats)
    faces.buttons[0].click()
    assert seats.players[0] == Seat("Odile", "purple", portrait="plaits")
    assert faces.buttons[0].isChecked()
    faces.buttons[0].click()
    assert [seat.name for seat in seats.players] == ["", ""]
    assert not faces.buttons[0].isChecked()


def test_where_no_seat_is_free_one_more_is_wanted(sit, qtbot):
    seats = sit("Odile", "Pim")
    faces = Faces(Look(LIGHT), HOUSE, seats)
    faces.one_more.connect(lambda: seats.show_players(3))
    faces.buttons[2].click()
    assert [seat.name for seat in seats.players] == ["Odile", "Pim", "Vera"]


def test_a_colour_that_somebody_has_already_is_not_taken_away(sit):
    seats = sit("Pim")
    seats.fields[0].colour_wanted.emit("purple")
    Faces(Look(LIGHT), HOUSE, seats).buttons[0].click()
    assert [seat.colour for seat in seats.players] == ["purple", "blue"]


def test_the_handicap_that_is_suggested_is_seen_before_it_is_switched_on(row):
    table = row()
    assert [badge.handicap for badge in table.badges[:2]] == [0, table.badges[1].handicap]
    assert table.badges[1].handicap > 20
    assert table.badges[1].text() == f"+{table.badges[1].handicap}"
    assert [seat.handicap for seat in table.players] == [0, 0]


def test_handicaps_count_with_one_click(row):
    table = row(even=True)
    assert [seat.handicap for seat in table.players] == [0, table.badges[1].handicap]


def test_another_handicap_is_chosen_from_those_about_the_suggested_one(row):
    table = row(even=True)
    badge = table.badges[1]
    suggested = badge.handicap
    actions = badge.menu_of_handicaps().actions()
    (own,) = (action for action in actions if "suggested" in action.text())
    assert own.isChecked()
    actions[0].trigger()
    assert [seat.handicap for seat in table.players] == [0, 0]
    assert badge.handicap != suggested


def test_a_race_has_no_handicap_and_says_why(row):
    table = row(Table(GOLF, "racing"), even=True)
    assert not table.even.isEnabled()
    assert "race" in table.even.toolTip()
    assert all(badge.isHidden() for badge in table.badges)


def test_whoever_typed_no_name_is_called_by_the_colour_where_the_colour_is_chosen(sit):
    seats = sit("Odile", "")
    called = [field.token.accessibleName() for field in seats.fields[:2]]
    assert called == ["Odile: red heart", "Blue: blue drop"]
