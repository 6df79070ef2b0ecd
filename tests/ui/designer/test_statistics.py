"""The statistics sheet of the box: every figure is counted from the content."""

import pytest

from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.model.designer.box import Box
from minigolf_desktop.model.designer.racks import bag_content
from minigolf_desktop.model.designer.setup import Setup
from minigolf_desktop.ui.common.theme import LIGHT, load_fonts
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.art.tile import TileAtlas
from minigolf_desktop.ui.designer.statistics import (
    ONE_WAY,
    ROWS,
    SHOWN,
    StatisticsPage,
    TileType,
    base_tiles,
    by_kind,
    holding,
    row_of,
)

DESIGNS = load_catalogue().designs


def test_every_tile_of_the_box_is_counted_once():
    kinds = by_kind(DESIGNS)
    assert tuple(kinds) == ROWS
    base = sum(found.tiles for kind, found in kinds.items() if kind is not TileType.EXPANSION)
    assert base == base_tiles(DESIGNS).tiles == len(bag_content(Box(DESIGNS), Setup())) == 264
    assert kinds[TileType.EXPANSION].tiles == 24


@pytest.mark.parametrize("shown", range(len(SHOWN)))
def test_the_kinds_together_hold_what_the_box_holds(shown):
    found = [one.shown[shown] for one in by_kind(DESIGNS).values()]
    assert sum(found) == holding(DESIGNS).shown[shown]


def test_a_design_counts_with_its_copies():
    design = next(one for one in DESIGNS if one.copies > 1 and one.elements.people)
    found = holding([design])
    assert (found.tiles, found.par) == (design.copies, design.copies * design.par)
    people = found.shown[SHOWN.index("people")]
    assert people == design.copies * design.elements.people


def test_a_tricky_tile_of_the_expansion_is_one_of_the_expansion():
    assert all(row_of(one) is TileType.EXPANSION for one in DESIGNS if one.set != "base")


def test_d39_the_sheet_counts_nine_arrows_in_the_expansion():
    assert by_kind(DESIGNS)[TileType.EXPANSION].shown[SHOWN.index(ONE_WAY)] == 9


@pytest.fixture
def page(qtbot, english):
    load_fonts()
    result = StatisticsPage(Look(LIGHT), DESIGNS, TileAtlas())
    qtbot.addWidget(result)
    return result


def texts(page, row):
    return [figure.text() for figure in page.figures[row]]


def test_the_page_shows_the_whole_box_and_what_nobody_has_as_a_dash(page):
    tees = by_kind(DESIGNS)[TileType.TEE].figures()
    assert texts(page, TileType.TEE) == [str(count) if count else "–" for count in tees]
    assert texts(page, None)[0] == "264"
    assert page.figures[TileType.TEE][0].accessibleName() == f"Tee, Tiles: {tees[0]}"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_players_share_is_an_even_part_of_the_box(page, players):
    page.players.buttons[players - 1].click()
    assert float(texts(page, None)[0]) == pytest.approx(264 / players, abs=0.05)
