"""The reference: tiles and what finds them, pages, and what is left in the bag."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QListView

from minigolf_desktop.model.designer import ChooseLand, Setup
from minigolf_desktop.model.designer.box import Box
from minigolf_desktop.model.designer.racks import VISIT, bag_content
from minigolf_desktop.ui.common.theme import DARK, LIGHT, load_fonts
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.box import DesignerBox
from minigolf_desktop.ui.designer.reference import reference_pages
from minigolf_desktop.ui.designer.statistics import (
    SHOWN,
    TileSearch,
    TileType,
    kinds_of,
    left_in_bag,
    shows,
)
from minigolf_desktop.ui.house.reference import ReferenceScreen

# The display that tests draw on does not know sizes of windows, and says so each time.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

Key = Qt.Key


def found(catalogue, **wanted):
    search = TileSearch(**wanted)
    return [design for design in catalogue.designs if search.finds(design)]


@pytest.fixture
def make_reference(qtbot, english):
    def make(left=None, theme=LIGHT) -> ReferenceScreen:
        load_fonts()
        shell = SimpleNamespace(box=DesignerBox(), left_in_bag=left)
        pages = [("Minigolf Designer", lambda look: reference_pages(look, shell))]
        screen = ReferenceScreen(Look(theme), pages)
        qtbot.addWidget(screen)
        screen.resize(1366, 768)
        with qtbot.waitActive(screen):
            screen.show()
            screen.activateWindow()
        return screen

    return make


TILES, CLIENTS, PROMISES, LANDS = range(4)


def page(screen: ReferenceScreen, place: int):
    """Return a page of Minigolf Designer."""
    return screen.chapters[0].pages[place].widget


def tiles(screen: ReferenceScreen):
    return page(screen, TILES)


def keys_of(screen: ReferenceScreen) -> list[str]:
    return [exhibit.key for exhibit in tiles(screen).gallery.exhibits]


def test_every_tile_is_of_some_kind(catalogue):
    assert all(kinds_of(design) - {TileType.EXPANSION} for design in catalogue.designs)


@pytest.mark.parametrize("kind", TileType)
def test_every_kind_is_in_the_box(catalogue, kind: TileType):
    assert found(catalogue, kind=kind)


def test_the_expansion_is_a_kind_of_its_own(catalogue):
    assert len(found(catalogue, kind=TileType.EXPANSION)) == 24


@pytest.mark.parametrize("shown", SHOWN)
def test_a_search_for_an_element_finds_the_tiles_that_show_it(catalogue, shown: str):
    designs = found(catalogue, shown=frozenset({shown}))
    assert designs and all(shows(design, shown) for design in designs)
    assert len(designs) == sum(shows(design, shown) for design in catalogue.designs)


def test_kind_and_elements_are_asked_for_together(catalogue):
    designs = found(catalogue, kind=TileType.GREEN, shown=frozenset({"people", "dogs"}))
    assert designs
    for design in designs:
        assert TileType.GREEN in kinds_of(design)
        assert design.elements.people and design.elements.dogs


@pytest.mark.usefixtures("english")
def test_words_find_tiles_by_their_beginnings_in_any_order(catalogue):
    designs = found(catalogue, words="CORN dog")
    assert designs
    assert all(TileType.CORNER in kinds_of(design) and design.elements.dogs for design in designs)


@pytest.mark.usefixtures("english")
def test_words_that_no_tile_has_find_none(catalogue):
    assert found(catalogue, words="giraffe") == []


def test_a_full_bag_has_every_copy_and_no_tile_of_an_expansion_left_out(catalogue):
    designs = catalogue.designs
    left = left_in_bag(designs, bag_content(Box(designs), Setup()))
    assert all(
        left[design.id] == (design.copies if design.set == "base" else 0) for design in designs
    )


def test_visit_tiles_in_the_bag_are_no_tiles(catalogue):
    assert sum(left_in_bag(catalogue.designs, bytes((0, 0, VISIT))).values()) == 2


def test_the_screen_shows_every_tile_of_the_box(make_reference, catalogue):
    assert keys_of(make_reference()) == [design.id for design in catalogue.designs]


def test_typing_narrows_the_tiles_and_clearing_brings_them_back(make_reference):
    screen = make_reference()
    everything = len(keys_of(screen))
    QTest.keyClick(tiles(screen).gallery, Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(tiles(screen).words, "crossing")
    assert 0 < len(keys_of(screen)) < everything
    tiles(screen).words.clear()
    assert len(keys_of(screen)) == everything


def test_the_buttons_of_kind_and_element_narrow_the_tiles(make_reference, catalogue):
    screen = make_reference()
    (tee,) = (
        button
        for button in tiles(screen).kinds.findChildren(QAbstractButton)
        if button.text() == "Tee"
    )
    QTest.mouseClick(tee, Qt.MouseButton.LeftButton)
    QTest.mouseClick(tiles(screen).shown["dogs"], Qt.MouseButton.LeftButton)
    wanted = found(catalogue, kind=TileType.TEE, shown=frozenset({"dogs"}))
    assert keys_of(screen) == [design.id for design in wanted]


def test_the_arrow_keys_walk_along_the_tiles(make_reference):
    screen = make_reference()
    first = tiles(screen).gallery.current
    QTest.keyClick(tiles(screen).gallery, Key.Key_Right)
    assert tiles(screen).gallery.current == keys_of(screen)[1] != first


def test_a_tile_is_told_with_its_copies_to_those_who_listen(make_reference):
    screen = make_reference()
    index = tiles(screen).gallery.model().index(0, 0)
    assert "7 copies in the box" in index.data(Qt.ItemDataRole.AccessibleTextRole)


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_control_and_tab_turn_all_pages(make_reference, theme):
    screen = make_reference(theme=theme)
    seen = []
    for _ in screen.chapter.pages:
        seen.append(screen.chapter.tabs.current)
        assert screen.stack.currentWidget() is screen.page.widget
        QTest.keyClick(screen, Key.Key_Tab, Qt.KeyboardModifier.ControlModifier)
    assert seen == [0, 1, 2, 3, 4]
    assert screen.chapter.tabs.current == 0


def test_all_clients_promises_and_lands_are_there(make_reference, catalogue):
    screen = make_reference()
    assert len(page(screen, CLIENTS).cards) == len(catalogue.clients)
    assert len(page(screen, PROMISES).cards) == 7
    assert len(page(screen, LANDS).gallery.exhibits) == len(catalogue.lands)


def test_promises_tell_their_points_for_so_many_players(make_reference):
    screen = make_reference()
    page(screen, PROMISES).players.findChildren(QAbstractButton)[4].click()
    assert "Most people" in page(screen, PROMISES).cards[0].accessibleName()


def test_everything_that_can_be_used_has_an_accessible_name(make_reference):
    screen = make_reference()
    widgets = [*screen.findChildren(QAbstractButton), *screen.findChildren(QListView)]
    nameless = [
        widget
        for widget in widgets
        if not widget.accessibleName() and widget.parent() is not tiles(screen).words
    ]
    assert nameless == []


def test_nothing_is_said_about_a_bag_where_no_game_is_open(make_reference):
    assert not tiles(make_reference()).bag.isVisible()


@pytest.fixture
def at_table(player):
    player.press(Key.Key_Space, Key.Key_Return)
    player.session.play(ChooseLand(0))
    assert player.screen_name == "DesignerTable"
    return player


def test_the_key_t_opens_the_reference_with_what_is_left_in_the_bag(at_table):
    bag = at_table.session.match.state.bag
    at_table.press(Key.Key_T)
    screen = at_table.screen
    assert isinstance(screen, ReferenceScreen)
    assert tiles(screen).bag.isVisible()
    exhibits = tiles(screen).gallery.exhibits
    assert f"{bag.count(0)} left in the bag" in exhibits[0].words


def test_escape_goes_back_to_the_same_table_with_the_tile_still_in_hand(at_table):
    table = at_table.screen
    at_table.press(Key.Key_1)
    assert table.wing.desk.slot == 0
    at_table.press(Key.Key_T)
    at_table.press(Key.Key_Escape)
    assert at_table.screen is table
    assert table.wing.desk.slot == 0


def test_the_bag_stays_shut_where_the_settings_say_so(make_player):
    player = make_player(show_bag=False)
    player.press(Key.Key_Space, Key.Key_Return)
    player.session.play(ChooseLand(0))
    player.press(Key.Key_T)
    assert isinstance(player.screen, ReferenceScreen)
    assert not tiles(player.screen).bag.isVisible()


def test_the_menu_opens_the_reference_over_the_home_screen_and_escape_goes_back(player):
    home = player.screen
    player.flow.menu.reference.trigger()
    assert isinstance(player.screen, ReferenceScreen)
    player.press(Key.Key_Escape)
    assert player.screen is home


def test_another_theme_meanwhile_makes_the_covered_screen_anew(player):
    home = player.screen
    player.flow.reference()
    player.window.change_settings(theme="dark")
    assert isinstance(player.screen, ReferenceScreen)
    player.press(Key.Key_Escape)
    assert player.screen_name == "HomeScreen"
    assert player.screen is not home


def test_leaving_the_reference_for_another_screen_forgets_the_one_below(player):
    player.flow.reference()
    player.flow.records()
    assert player.screen_name == "RecordsScreen"
    player.window.uncover()
    assert player.screen_name == "RecordsScreen"
