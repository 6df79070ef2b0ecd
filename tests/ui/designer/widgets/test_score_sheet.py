"""The score sheet: which cubes stand where."""

import pytest

from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.model.designer import (
    ChooseLand,
    DesignerRules,
    Discard,
    Phase,
    Setup,
)
from minigolf_desktop.model.play import Match
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.theme import LIGHT, load_fonts
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.session import TableSession
from minigolf_desktop.ui.designer.widgets.score_sheet import (
    HOLES,
    Row,
    ScoreSheet,
    sheet_rows,
    with_coming,
)


@pytest.fixture
def session(qapp):
    catalogue = load_catalogue()
    rules = DesignerRules(catalogue.designs, catalogue.lands, catalogue.clients)
    match = Match(rules, Setup(), 5)
    match.play(0, ChooseLand(0))
    game = TableSession(rules, match)
    for _ in range(14):
        placement = max(
            (p for p in game.placements if p.cell in game.course.land.free),
            key=lambda p: (sum(change.line.points for change in game.changes(p)), p),
        )
        game.play(placement)
        if game.match.state.phase is Phase.REST:
            game.play(Discard(1 - placement.slot))
    return game


def test_a_row_has_the_par_of_its_hole(session):
    rows = sheet_rows(session.assessment)
    for declared in session.assessment.numbering.declared:
        if declared.number:
            assert rows[declared.number - 1].par == declared.hole.par


def test_a_hole_that_is_not_there_has_an_empty_row(session):
    numbers = {declared.number for declared in session.assessment.numbering.declared}
    rows = sheet_rows(session.assessment)
    assert len(rows) == HOLES
    assert all(rows[number - 1] == Row() for number in range(1, HOLES + 1) if number not in numbers)


def test_coming_cubes_are_the_par_that_a_tile_adds(session):
    box, hand = session.rules.box, session.tiles
    placement = next(
        p
        for p in session.placements
        if box.designs[hand[p.slot]].par and len(box.designs[hand[p.slot]].segments) == 1
    )
    now, after = session.assessment, session.outlook(placement)
    rows = with_coming(sheet_rows(now), now, after, placement.cell)
    assert sum(row.coming for row in rows) >= box.designs[hand[placement.slot]].par


def test_without_a_path_no_cube_comes(session):
    now = session.assessment
    assert with_coming(sheet_rows(now), now, now, -1) == sheet_rows(now)


@pytest.fixture
def sheet(qtbot):
    load_fonts()
    widget = ScoreSheet(Look(LIGHT), Motion(0))
    qtbot.addWidget(widget)
    return widget


@pytest.mark.quick
def test_the_sheet_tells_what_it_shows_to_those_who_listen(sheet):
    sheet.show_rows([Row(4, started=True)] + [Row()] * 8)
    assert sheet.grid.accessibleName() == "Hole 1: par 4"


@pytest.mark.parametrize("par", [3, 8, 14])
def test_any_number_of_cubes_can_be_painted(sheet, par):
    sheet.resize(256, 380)
    sheet.show_rows([Row(par, started=True, finished=True, coming=2)] * 9)
    assert not sheet.grab().isNull()
