"""Home after the program ended without putting a match away."""

import pytest
from PySide6.QtWidgets import QLabel, QProgressBar

from minigolf_desktop.model.designer import ChooseLand, Discard, Setup
from minigolf_desktop.model.play import Match
from minigolf_desktop.storage.journal import Journal, open_journal
from minigolf_desktop.storage.saved_matches import read_latest
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.application import look_of
from minigolf_desktop.ui.games import GAMES
from minigolf_desktop.ui.house.cards import welcome
from minigolf_desktop.ui.house.home import HomeScreen


def words(screen):
    return {label.text() for label in screen.findChildren(QLabel)}


def build(rules, match, journal, tiles):
    """Place so many tiles, and discard what is left over each time."""
    laid, free = 0, match.state.designers[0].course.land.free
    while laid < tiles:
        left_over = [one for one in rules.legal(match.state) if type(one) is Discard]
        laid += not left_over
        on_land = [one for one in rules.placements(match.state) if one.cell in free]
        match.play(0, (left_over or on_land)[0])
        journal.append(match.moves[-1])


@pytest.fixture
def crashed(player, folders, rules):
    """Two tiles were laid when home was left, and three more before the crash."""
    match = Match(rules, Setup(), 7)
    with Journal.create(folders.saves, match) as journal:
        match.play(0, ChooseLand(0))
        journal.append(match.moves[-1])
        build(rules, match, journal, 2)
    player.flow.resume(journal.path)
    player.flow.home()
    assert "2 of" in " ".join(words(player.screen))
    # A window at home would settle what another one left.
    player.flow.all_games()
    match, again = open_journal(journal.path, rules)
    with again:
        build(rules, match, again, 3)
    return match


def test_home_tells_no_figures_before_it_has_counted_anew(crashed, folders, qtbot, english):
    seen = welcome(folders, GAMES)
    settings = Settings(theme="light")
    screen = HomeScreen(look_of(settings), seen, settings)
    qtbot.addWidget(screen)
    assert not any("tiles" in text and " of " in text for text in words(screen))
    assert screen.findChildren(QProgressBar) == []


def test_home_tells_the_truth_as_soon_as_the_rules_are_loaded(crashed, make_player, folders, qtbot):
    anew = make_player()
    cells = len(crashed.state.designers[0].course.land.free)
    qtbot.waitUntil(lambda: f"5 of {cells} tiles" in words(anew.screen))
    assert read_latest(folders).is_known


def test_a_match_can_be_gone_on_with_while_it_is_settled(crashed, make_player, folders):
    anew = make_player()
    anew.flow._settling.stop()
    (path,) = folders.saves.glob("*.jsonl")
    steps = anew.flow.shell_of(GAMES[0]).filing.settle(path)
    next(steps)
    assert read_latest(folders) is None
    anew.flow._settling._steps = steps
    anew.flow.play_on()
    assert anew.told == []
    assert len(anew.session.match.moves) == len(crashed.moves)


def test_a_match_that_cannot_be_read_leaves_home_as_it_is(crashed, make_player, folders, qtbot):
    (path,) = folders.saves.glob("*.jsonl")
    path.write_bytes(path.read_bytes() + b"rubbish\n{}\n")
    anew = make_player()
    qtbot.wait(50)
    assert anew.told == []
    assert anew.screen_name == "HomeScreen"


def test_records_open_at_the_game_one_comes_from(player):
    player.click("18 Holes: New")
    player.flow.records()
    titles = [button.text() for button in player.screen.games.buttons]
    assert titles[player.screen.games.current] == "18 Holes"
    player.flow.home()
    player.flow.records()
    assert titles[player.screen.games.current] == "Minigolf Designer"
