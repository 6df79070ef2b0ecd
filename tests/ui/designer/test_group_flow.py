"""A game of a group from the set-up to the final table, by mouse and by keyboard."""

import random

import pytest
from made_up_results import made_up_result, made_up_seats
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from minigolf_desktop.bots.designer.playout import random_action
from minigolf_desktop.model.designer import (
    ChooseLand,
    Collect,
    Done,
    EdgeChecking,
    Mode,
    Pass,
    Phase,
    is_final_phase,
)
from minigolf_desktop.model.designer.racks import VISIT, untaken
from minigolf_desktop.storage.designer.records import add_result, read_results
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.saved_matches import read_latest
from minigolf_desktop.storage.settings import read_settings

Key = Qt.Key


def set_up(player, *, seats: int = 3, mode: Mode = Mode.ADVANCED) -> None:
    player.flow.new_game()
    player.click(f"Number of players: {seats}")
    for field, name in zip(player.screen._seats.fields, ("Odile", "Marek", "Sol"), strict=False):
        field.field.setText(name)
    player.click(f"Version: {mode.capitalize()}")
    player.screen._seed.field.setText("77")
    player.click("Deal three lands")


def choose_lands(player) -> None:
    while player.session.phase is Phase.CHOOSE_LAND:
        player.press(Key.Key_Return)


def promise(player, *keys: Qt.Key) -> None:
    """Open the curtain, choose cards and promise."""
    player.press(Key.Key_Return, *keys, Key.Key_Return)


def to_the_table(player) -> None:
    choose_lands(player)
    while player.session.phase is Phase.PROMISES:
        promise(player, Key.Key_1)


def play_on(player, qtbot: QtBot, until: Phase) -> None:
    """Let chance play until a phase comes; promises of visits are declined."""
    chance = random.Random(5)
    session = player.session
    while session.phase is not until:
        if session.phase is Phase.PROMISES:
            qtbot.waitUntil(lambda: player.screen_name == "CurtainScreen")
            promise(player)
        else:
            session.play(random_action(session.rules, session.match.state, chance))


def let_nobody_build(session) -> None:
    """Play a whole game in which everybody passes until all may stop (ruling D38)."""
    while session.phase is not Phase.OVER:
        table = session.match.state
        if session.phase is Phase.REST:
            session.play(Done())
        elif is_final_phase(table):
            session.play(Collect(untaken(table.rack)[0]))
        else:
            session.play(Pass())


def texts(screen) -> str:
    found = [
        widget.accessibleName()
        for widget in screen.findChildren(object)
        if hasattr(widget, "accessibleName")
    ]
    return " ".join(found)


def test_each_player_chooses_a_land_in_turn(player):
    set_up(player)
    first = player.session.seat
    assert player.screen_name == "LandChoiceScreen"
    player.press(Key.Key_Return)
    assert player.session.seat != first
    assert player.screen_name == "LandChoiceScreen"


def test_the_seats_have_names_and_colours_of_their_own(player):
    set_up(player)
    players = player.session.match.state.setup.players
    assert [one.name for one in players] == ["Odile", "Marek", "Sol"]
    assert len({one.colour for one in players}) == 3


def test_a_colour_that_another_wears_is_swapped(player):
    player.flow.new_game()
    player.click("Number of players: 3")
    seats = player.screen._seats
    first, second = seats.fields[0].colour, seats.fields[1].colour
    seats.fields[0].colour_wanted.emit(second)
    assert [field.colour for field in seats.fields[:2]] == [second, first]


def test_names_of_a_group_are_remembered_beyond_a_solo_game(player, folders: Folders):
    set_up(player)
    player.flow.new_game()
    player.click("Number of players: Solo")
    player.click("Deal three lands")
    player.flow.new_game()
    player.click("Number of players: 3")
    assert [one.name for one in player.screen._seats.players] == ["Odile", "Marek", "Sol"]
    alone = read_settings(folders.settings)[0].last_setup["players"]
    assert [one["name"] for one in alone] == ["Odile"]


def test_clients_of_the_expansion_come_only_with_it(player):
    player.flow.new_game()
    screen = player.screen
    screen._expansion.setChecked(True)
    player.click("Mrs Client: Mrs Camper")
    assert screen.wanted.setup.mrs == "mrs-camper"
    screen._expansion.setChecked(False)
    assert screen.wanted.setup.mrs is None


def test_promises_are_made_behind_the_curtain_by_keys(player):
    set_up(player)
    choose_lands(player)
    seat = player.session.seat
    assert player.screen_name == "CurtainScreen"
    player.press(Key.Key_Return)
    assert player.screen_name == "PromisesScreen"
    player.press(Key.Key_2, Key.Key_5, Key.Key_5, Key.Key_7, Key.Key_Return)
    assert player.session.match.state.designers[seat].promises == (1, 6)
    assert player.screen_name == "CurtainScreen"


def test_nobody_begins_without_a_promise(player):
    set_up(player)
    choose_lands(player)
    player.press(Key.Key_Return, Key.Key_Return)
    assert player.screen_name == "PromisesScreen"
    assert not player.button("Choose at least one").isEnabled()


def test_the_curtain_shows_nothing_but_names(player):
    set_up(player)
    choose_lands(player)
    promise(player, Key.Key_3)
    screen = player.screen
    shown = {type(child).__name__ for child in screen.children()}
    assert shown <= {"QFrame", "QLabel", "Words", "QPushButton", "_Badge"}
    assert "whim" not in texts(screen).lower()
    assert player.window.screen_shown is screen
    assert player.window.screens.count() == 1


def test_the_curtain_covers_the_whole_window(player):
    set_up(player)
    choose_lands(player)
    assert player.screen.size() == player.window.size()
    image = player.screen.grab().toImage()
    assert not image.hasAlphaChannel() or image.pixelColor(0, 0).alpha() == 255


def test_closing_the_cards_draws_the_curtain_and_promises_nothing(player):
    set_up(player)
    choose_lands(player)
    seat = player.session.seat
    player.press(Key.Key_Return, Key.Key_4, Key.Key_Escape)
    assert player.screen_name == "CurtainScreen"
    assert player.session.match.state.designers[seat].promises == ()


def test_promises_are_looked_at_behind_the_curtain_and_the_table_comes_back(player):
    set_up(player)
    to_the_table(player)
    player.screen.wing.actions_.promises.trigger()
    assert player.screen_name == "CurtainScreen"
    player.press(Key.Key_Return)
    assert [card.is_taken for card in player.screen.cards].count(True) == 1
    player.press(Key.Key_3)
    assert player.screen.chosen == ()
    player.click("Close the cards")
    assert player.screen_name == "DesignerTable"


def test_a_family_game_has_no_curtain_between_turns(player, qtbot: QtBot):
    set_up(player, mode=Mode.FAMILY)
    choose_lands(player)
    assert player.screen_name == "DesignerTable"
    seat = player.session.seat
    session = player.session
    session.play(random_action(session.rules, session.match.state, random.Random(1)))
    qtbot.waitUntil(lambda: player.screen.wing.seat != seat)
    assert player.screen_name == "DesignerTable"


def test_whoever_leaves_before_the_table_turns_is_not_called_back(player, qtbot: QtBot):
    set_up(player, mode=Mode.FAMILY)
    choose_lands(player)
    table = player.screen
    player.session.play(Pass())
    player.flow.home()
    table.asks.handed_over.emit(1)
    assert player.screen_name == "HomeScreen"


def test_a_curtain_for_every_turn_can_be_asked_for(player, qtbot: QtBot):
    player.window.change_settings(curtain="always")
    set_up(player, mode=Mode.FAMILY)
    assert player.screen_name == "CurtainScreen"
    while player.session.phase is Phase.CHOOSE_LAND:
        player.press(Key.Key_Return, Key.Key_Return)
    assert player.screen_name == "CurtainScreen"
    player.press(Key.Key_Return)
    assert player.screen_name == "DesignerTable"
    session = player.session
    session.play(random_action(session.rules, session.match.state, random.Random(1)))
    qtbot.waitUntil(lambda: player.screen_name == "CurtainScreen")


def test_three_players_come_from_the_set_up_to_the_final_table(
    player, qtbot: QtBot, folders: Folders
):
    set_up(player)
    to_the_table(player)
    assert player.screen_name == "DesignerTable"
    play_on(player, qtbot, Phase.OVER)
    player.press(Key.Key_Return)
    assert player.screen_name == "CountingScreen"
    screen = player.screen
    for _ in range(len(screen.counts) + 1):
        player.press(Key.Key_Right)
    assert screen.is_done
    assert screen.track.totals == screen.standings.totals
    player.rest()
    results, _ = read_results(folders.records)
    assert [seat.name for seat in results[0].seats] == ["Odile", "Marek", "Sol"]
    assert results[0].mode == "advanced"
    assert screen.result.notice == "The best a group has done so far!"


def test_a_game_of_a_group_is_gone_on_with_where_it_was(player, make_player, folders: Folders):
    set_up(player)
    choose_lands(player)
    promise(player, Key.Key_2)
    seat = player.session.seat
    player.flow.home()
    latest = read_latest(folders)
    assert latest is not None and (latest.players, latest.mode) == (3, "advanced")
    again = make_player()
    again.flow.play_on()
    assert again.screen_name == "CurtainScreen"
    assert again.session.seat == seat


def test_a_solo_advanced_game_asks_for_promises_without_a_curtain(player):
    player.flow.new_game()
    player.click("Version: Advanced")
    # No visit comes with the first tiles of this one.
    player.screen._seed.field.setText("77")
    player.click("Deal three lands")
    player.session.play(ChooseLand(0))
    assert player.screen_name == "PromisesScreen"
    player.press(Key.Key_1, Key.Key_6, Key.Key_Return)
    assert player.session.designer.promises == (0, 5)
    assert player.screen_name == "DesignerTable"


def test_an_advanced_game_warns_of_edge_mistakes_unless_they_are_allowed(player):
    player.flow.new_game()
    player.click("Version: Advanced")
    assert player.screen._edges.edges is EdgeChecking.WARN
    player.click("Version: Family")
    assert player.screen._edges.edges is EdgeChecking.PREVENT
    player.click("More")
    player.click("Mistakes: Allow")
    player.click("Version: Advanced")
    assert player.screen._edges.edges is EdgeChecking.ALLOW


def test_d36_a_first_game_may_ignore_mistakes(player):
    player.flow.new_game()
    player.click("More")
    player.click("Mistakes: Ignore")
    setup = player.screen.wanted.setup
    assert (setup.mistakes, setup.edges) == (False, EdgeChecking.ALLOW)
    player.click("Version: Advanced")
    assert not player.screen.wanted.setup.mistakes
    player.click("Mistakes: Warn")
    assert player.screen.wanted.setup.mistakes


# --- the children's table (rulings D36 and D37)


def childrens_table(player):
    return player.button("Children's table")


def test_d36_one_click_seats_children_with_all_that_they_need(player):
    player.flow.new_game()
    player.click("Children's table")
    wanted = player.screen.wanted
    assert (wanted.setup.difficulties, wanted.setup.mode) == ((1,), Mode.FAMILY)
    assert (wanted.setup.mistakes, wanted.setup.edges) == (False, EdgeChecking.ALLOW)
    assert wanted.hints
    assert childrens_table(player).isChecked()
    assert "Mistakes: Ignore" in player.screen._unusual.text()


@pytest.mark.parametrize("change", ["Tricky lands, 2 golf balls", "Version: Advanced", "Hints"])
def test_d36_each_choice_of_the_childrens_table_can_still_be_changed(player, change):
    player.flow.new_game()
    player.click("Children's table")
    player.click(change)
    assert not childrens_table(player).isChecked()
    assert not player.screen.wanted.setup.mistakes
    player.click(change.replace("Advanced", "Family"))
    assert childrens_table(player).isChecked()


def test_d36_a_second_click_goes_back_to_what_was_chosen_before(player):
    player.flow.new_game()
    player.click("Version: Advanced")
    player.click("Easy lands, 1 golf ball")
    before = player.screen.wanted
    player.click("Children's table")
    assert player.screen.wanted.setup.mode is Mode.FAMILY
    player.click("Children's table")
    assert player.screen.wanted == before
    assert not childrens_table(player).isChecked()


def test_d36_the_childrens_table_is_remembered_as_it_is_seen(player):
    player.flow.new_game()
    player.click("Children's table")
    player.click("Deal three lands")
    assert difficulties_dealt(player) == {1}
    player.flow.new_game()
    assert childrens_table(player).isChecked()
    assert not player.screen.wanted.setup.mistakes
    player.click("Children's table")
    setup = player.screen.wanted.setup
    assert (setup.difficulties, setup.mistakes) == ((1, 2, 3), True)


def test_d36_the_childrens_table_turns_hints_on_for_who_had_them_off(player):
    player.window.change_settings(hints=False)
    player.flow.new_game()
    assert not player.screen.wanted.hints
    player.click("Deal three lands")
    settings = player.window.settings
    assert (settings.hints, settings.advice) == (False, True), "nobody asked for others"
    player.flow.new_game()
    player.click("Children's table")
    player.click("Deal three lands")
    settings = player.window.settings
    assert (settings.hints, settings.advice) == (True, True)


def test_d36_a_screen_reader_is_told_what_the_childrens_table_sets(player):
    player.flow.new_game()
    told = childrens_table(player).accessibleDescription()
    for word in ("Easy lands", "family game", "mistakes ignored", "hints on"):
        assert word in told


def difficulties_dealt(player):
    lands = player.session.rules.lands
    return {lands[land].difficulty for land in player.session.designer.dealt}


def test_d37_a_first_game_is_dealt_easy_lands_and_says_so(player):
    player.flow.new_game()
    assert player.screen._seats._note.text() == "Your first game: you are dealt easy lands."
    player.click("Deal three lands")
    assert difficulties_dealt(player) == {1}


def test_d37_who_is_not_known_from_a_finished_game_is_dealt_easy_lands(player, folders):
    add_result(folders.records, made_up_result(seats=made_up_seats("Odile")))
    player.flow.new_game()
    player.click("Number of players: 2")
    first, second = player.screen._seats.fields[:2]
    first.field.setText("odile")
    second.field.setText("Marek")
    note = player.screen._seats._note
    assert note.text() == "Easy lands for a first game: Marek."
    assert player.screen.wanted.setup.newcomers == (1,)
    player.click("Number of players: Solo")
    assert player.screen.wanted.setup.newcomers == ()
    assert note.text() == "You alone, against what the clients expect."


@pytest.mark.parametrize("seats", [2, 5])
def test_a_group_of_any_size_comes_to_its_table(player, seats: int):
    set_up(player, seats=seats, mode=Mode.FAMILY)
    choose_lands(player)
    assert player.screen_name == "DesignerTable"
    assert len(player.session.match.state.designers) == seats


def test_the_reference_tells_a_group_what_is_left_in_the_bag_and_no_visit_tile(player):
    set_up(player)
    to_the_table(player)
    table, state = player.screen, player.session.match.state
    player.press(Key.Key_T)
    left = player.flow.shell.left_in_bag
    assert player.screen_name == "ReferenceScreen"
    assert sum(left.values()) == len(state.bag) - state.bag.count(VISIT)
    player.press(Key.Key_Escape)
    assert player.screen is table


def test_the_reference_opened_before_a_curtain_leaves_it_closed(player):
    set_up(player)
    choose_lands(player)
    curtain = player.screen
    assert player.screen_name == "CurtainScreen"
    player.flow.menu.reference.trigger()
    player.press(Key.Key_Escape)
    assert player.screen is curtain


def test_a_solo_player_keeps_a_tile_at_the_gate(player):
    player.flow.new_game()
    player.screen._reserve.setChecked(True)
    player.click("Deal three lands")
    player.session.play(ChooseLand(0))
    player.window.change_settings(confirm=False)
    design = player.session.tiles[0]
    player.press(Key.Key_1, Key.Key_G)
    assert player.session.reserved == design


def test_a_saved_group_is_listed_with_its_version(player):
    set_up(player)
    choose_lands(player)
    player.flow.all_games()
    text = player.screen.wall.framed[0].words
    assert "3 players, advanced game" in text


def test_records_of_groups_are_found_by_their_version(player):
    set_up(player, mode=Mode.FAMILY)
    choose_lands(player)
    let_nobody_build(player.session)
    player.press(Key.Key_Return)
    assert player.screen_name == "CountingScreen"
    player.press(Key.Key_S)
    winner = player.screen.standings.winners[0]
    player.flow.records()
    (framed,) = player.screen.page.wall.framed
    assert ("Odile", "Marek", "Sol")[winner] in framed.words
    player.click("Version: Advanced")
    assert player.screen.page.wall.framed == ()


def test_with_a_curtain_every_time_a_turn_is_taken_back_behind_it(player):
    set_up(player, mode=Mode.FAMILY)
    choose_lands(player)
    player.window.change_settings(curtain="always", animation_speed=0)
    first = player.session.seat
    player.press(Key.Key_P, Key.Key_Return)
    QApplication.processEvents()
    assert player.screen_name == "CurtainScreen"
    player.screen.opened.emit()
    assert player.screen.wing.seat != first
    player.screen.wing.actions_.undo.trigger()
    QApplication.processEvents()
    assert player.session.seat == first
    assert player.screen_name == "CurtainScreen"
