"""A race against the computer: the rival plays along in its own house and is counted as well."""

import json

from PySide6.QtCore import Qt

from minigolf_desktop.model.designer import ChooseLand, Pass, Phase, PutBack, Stop
from minigolf_desktop.model.play import Character, Level
from minigolf_desktop.storage.designer.records import read_results
from minigolf_desktop.storage.journal import read_journal
from minigolf_desktop.storage.reading import at_once
from minigolf_desktop.storage.settings import read_settings
from minigolf_desktop.ui.designer.text.game import setup_words

Key = Qt.Key
LONG = 90_000
"""Milliseconds that a whole course may take on a busy machine."""


def waits(qtbot, session):
    """Wait until the rival waits for the person."""
    qtbot.waitUntil(lambda: not session.is_rival_due, timeout=LONG)


def pass_turn(session):
    session.play(Pass())
    session.play(PutBack(0))
    session.play(PutBack(1))


def test_a_rival_is_chosen_with_the_other_players_and_remembered(player, race, folders):
    rival = race.match.setup.rival
    assert (rival.name, rival.computer, rival.character) == ("Fritz", Level.EASY, Character.FRITZ)
    assert setup_words(race.match.setup) == "solo, family game, against Fritz"
    assert read_settings(folders.settings)[0].last_setup["rival"]["character"] == "fritz"
    player.flow.home()
    player.flow.new_game()
    assert player.button("Number of players: Race").isChecked()
    player.click("Number of players: Solo")
    assert player.screen.wanted.setup.rival is None


def test_a_person_cannot_be_a_rival(player, race):
    player.flow.home()
    player.flow.new_game()
    menu = player.screen._seats.rival_field.who.menu_of_players()
    assert len(menu.actions()) == len(Character)


def test_both_are_dealt_the_same_lands_clients_and_bag(race):
    own, rival = race.match.state, race.match.rival
    first = rival.rules.start(rival.setup, rival.seed).state
    assert first == own


def test_the_rival_is_never_ahead_by_more_than_the_turn_that_goes_on(race, qtbot):
    waits(qtbot, race)
    race.play(ChooseLand(0))
    for turn in range(1, 4):
        waits(qtbot, race)
        assert race.table.turn == turn
        assert race.rival_table.turn == turn + 1
        pass_turn(race)


def test_the_rival_is_told_nothing_of_what_the_person_does(race, qtbot):
    waits(qtbot, race)
    before = json.dumps(race.told_rival("match")).encode()
    race.play(ChooseLand(0))
    pass_turn(race)
    assert json.dumps(race.told_rival("match")).encode() == before


def test_undo_takes_back_what_the_person_did_and_nothing_of_the_rival(race, qtbot):
    race.play(ChooseLand(0))
    waits(qtbot, race)
    race.play(Pass())
    moves = race.match.rival.moves
    assert race.undo()
    assert race.phase is Phase.TURN
    assert race.match.rival.moves == moves


def test_a_race_that_was_left_goes_on_in_both_houses(player, race, qtbot):
    race.play(ChooseLand(0))
    waits(qtbot, race)
    own, rival = race.match.moves, race.match.rival.moves
    player.flow.home()
    player.flow.play_on()
    session = player.session
    assert (session.match.moves, session.match.rival.moves) == (own, rival)
    pass_turn(session)
    waits(qtbot, session)
    assert session.rival_table.turn == 3


def test_the_course_of_the_rival_is_seen_only_over_the_fence(player, race, qtbot):
    waits(qtbot, race)
    race.play(ChooseLand(0))
    waits(qtbot, race)
    panel = player.screen.wing.panels.rival
    cells = len(race.rival_table.designers[0].course.land.free)
    assert panel.fence.text().strip() == f"Fritz: 1 of {cells}"
    assert not panel.card.isVisible()
    player.press(Key.Key_O)
    assert panel.card.isVisible()
    assert panel.card.accessibleName().startswith("Fritz: score")
    player.press(Key.Key_O)
    assert not panel.card.isVisible()


def test_who_stops_first_waits_and_both_courses_are_counted_and_kept(player, race, qtbot, folders):
    race.play(ChooseLand(0))
    waits(qtbot, race)
    pass_turn(race)
    race.play(Stop())
    player.press(Key.Key_Return)
    assert player.screen_name == "LastTilesScreen"
    qtbot.waitUntil(lambda: player.screen_name == "CountingScreen", timeout=LONG)
    screen = player.screen
    screen.next()
    assert {row.standing.seat for row in screen.ranking.rows} == {0, 1}
    screen.skip()
    own, other = screen.standings.totals
    assert own == race.ending.score.total
    assert screen.result.verdict.race.text() == f"Fritz is {other - own} points ahead of you."
    assert screen.stage.finished.isVisible()
    player.rest()
    (result,), _ = read_results(folders.records)
    assert (result.total, result.rival.total) == (own, other)
    assert (result.rival.name, result.rival.level) == ("Fritz", Level.EASY)
    assert result.seats == ()
    (journal,) = folders.finished.glob("*.jsonl")
    assert at_once(read_journal(journal, race.rules)).match.rival.is_over


def test_a_finished_race_is_looked_at_again_with_both_courses(player, race, qtbot, folders):
    race.play(ChooseLand(0))
    race.play(Stop())
    player.press(Key.Key_Return)
    qtbot.waitUntil(lambda: player.screen_name == "CountingScreen", timeout=LONG)
    player.screen.skip()
    totals = player.screen.standings.totals
    player.flow.home()
    (journal,) = folders.finished.glob("*.jsonl")
    player.flow.resume(journal)
    assert player.screen.standings.totals == totals
    player.screen.look_at(1)
    assert player.screen.seat == 1
    assert player.flow.shell._course_file(1).name.endswith(", Fritz")
