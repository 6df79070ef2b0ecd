"""Drags and turns paint what they change: the whole table is seen all the same."""

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from minigolf_desktop.model.designer import Discard
from minigolf_desktop.ui.common.application import dress_window
from minigolf_desktop.ui.common.spare_time import PaintingLater
from minigolf_desktop.ui.common.theme import LIGHT
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.board.tile_item import cell_rect


@pytest.fixture
def dressed(player):
    """A table with a style sheet, as in the program, and five tiles on its land."""
    table, session = player.table, player.session
    dress_window(table, Look(LIGHT))
    for _ in range(5):
        placement = player.a_placement()
        session.play(placement)
        session.play(Discard(1 - placement.slot))
    table.wing.desk.take(0)
    wait_for_pictures(table)
    return table


def wait_for_pictures(screen: QObject) -> None:
    QApplication.processEvents()
    while any(one.busy for one in screen.findChildren(PaintingLater)):
        QApplication.processEvents()
    QApplication.processEvents()


def on_screen(table):
    """Return what the window shows, as it came to be step by step."""
    return table.screen().grabWindow(table.winId()).toImage()


def painted_anew(table):
    """Return what the window would show if all of it were painted now."""
    return table.grab().toImage().convertToFormat(on_screen(table).format())


def under_way(table):
    """Return the middles of every third cell that a drag comes by."""
    cells = {*table.wing.desk.piece.places.rotations, *table.session.course.tiles}
    return [cell_rect(cell).center() for cell in sorted(cells)[::3]]


def test_every_step_of_a_drag_looks_like_the_whole_table(dressed):
    assert len(under_way(dressed)) > 3
    for point in under_way(dressed):
        dressed.wing.desk.tool.hover(point)
        wait_for_pictures(dressed)
        assert on_screen(dressed) == painted_anew(dressed), point


def test_a_panel_that_hides_the_board_is_painted_without_it(dressed, monkeypatch):
    painted = []
    ground, grid = dressed.wing.scene.ground, dressed.wing.panels.sheet.grid
    monkeypatch.setattr(ground, "paint_veil", lambda *_: painted.append(True))
    grid.update(grid.rect().adjusted(20, 20, -20, -20))
    QApplication.processEvents()
    assert painted == []
    dressed.wing.view.update_board()
    QApplication.processEvents()
    assert painted != []


def test_what_a_tile_is_worth_is_known_before_it_is_over_the_board(dressed, monkeypatch):
    def asked_again(*_):
        raise AssertionError("this was to be worked out before")

    monkeypatch.setattr(type(dressed.session.rules), "apply", asked_again)
    for cell in dressed.wing.desk.piece.places.rotations:
        dressed.wing.desk.tool.hover(cell_rect(cell).center())
        assert dressed.wing.desk.placement.cell == cell


def test_every_turn_of_a_group_looks_like_the_whole_table(make_group_table, qtbot, monkeypatch):
    family = make_group_table(5, lambda state: state.turn == 3)
    table = family.table
    dress_window(table, Look(LIGHT))
    shown = []
    wing = table.wing
    show = wing.show
    monkeypatch.setattr(wing, "show", lambda offer: (shown.append(wing.seat), show(offer)))
    for turn in range(3):
        before, handed = table.wing.seat, len(family.handed)
        family.table.wing.desk.propose(*family.a_placement()[:3])
        wait_for_pictures(table)
        assert on_screen(table) == painted_anew(table), turn
        shown.clear()
        table.wing.actions_.place.trigger()
        qtbot.waitUntil(lambda before=handed: len(family.handed) > before)
        wait_for_pictures(table)
        assert shown == [before, table.wing.seat], "what can be done is shown once to each"
        assert on_screen(table) == painted_anew(table), turn
    table.wing.look_at((table.wing.seat + 2) % 5)
    wait_for_pictures(table)
    assert on_screen(table) == painted_anew(table)


def test_a_course_that_hides_the_board_is_not_painted_with_it(make_group_table, monkeypatch):
    table = make_group_table(5, lambda state: state.turn == 3).table
    dress_window(table, Look(LIGHT))
    wait_for_pictures(table)
    cards, shown = [], table.wing.panels.courses
    card = next(one for one in shown if one.isVisible())
    monkeypatch.setattr(card, "_paint_name", lambda *_: cards.append(True))
    table.wing.view.update_board()
    QApplication.processEvents()
    assert cards == []


def test_a_table_that_is_given_away_at_once_is_not_painted_for_who_has_played(
    make_group_table, monkeypatch
):
    family = make_group_table(5, lambda state: state.turn == 3)
    wing = family.table.wing
    wing.desk.propose(*family.a_placement()[:3])
    wait_for_pictures(family.table)
    seen = []
    paint = wing.view.drawBackground
    monkeypatch.setattr(
        wing.view, "drawBackground", lambda *what: (seen.append(wing.seat), paint(*what))
    )
    wing.actions_.place.trigger()
    wait_for_pictures(family.table)
    assert set(seen) == {wing.seat}
