"""The 19th in the window: offered by the result, played at the table, told of by both (H34)."""

import errno
import os
from argparse import Namespace
from threading import current_thread, main_thread

import pytest
from hands import lift_curtain
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from minigolf_desktop.bots.eighteen_holes.plain_golfers import RandomGolfer
from minigolf_desktop.model.eighteen_holes.moves import Phase, PlayNineteenth
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode, Setup
from minigolf_desktop.model.play import Character, Level, Match, Seat
from minigolf_desktop.storage import atomic
from minigolf_desktop.storage.history import read_history
from minigolf_desktop.storage.journal import Journal
from minigolf_desktop.storage.reading import at_once
from minigolf_desktop.storage.saved_matches import saves
from minigolf_desktop.verbs.check import run

Key = Qt.Key
PEOPLE = (Seat("Odile"), Seat("Marek"))
COMPANY = (Seat("Odile"), Seat("Bruno", computer=Level.HARD, character=Character.BRUNO))
TIED = {(Mode.MATCH, 2): 6, (Mode.STABLEFORD, 2): 7, (Mode.KELLY, 2): 26, (Mode.MATCH, 3): 4}
"""By mode and players: the seed of golfers by chance whose game on the meadow ends in a tie."""


@pytest.fixture
def tied(box, courses, folders, player):
    """Open a game that has just ended with a shared first place, at its result."""
    rules = EighteenHolesRules(box)

    def open_tied(mode=Mode.MATCH, seats=PEOPLE, course="practice-meadow"):
        setup = Setup(courses[course], mode, ("",) * len(seats), ClubChoice.FIRST_GAME, seats)
        match, golfer = Match(rules, setup, 7), RandomGolfer(rules, TIED[mode, len(seats)])
        while not match.is_over:
            match.play(match.state.seat, golfer.choose(match.state))
        assert match.state.ranks.count(1) == 2
        journal = Journal.create(folders.saves, match)
        journal.close()
        player.flow.resume(journal.path)
        player.rest()
        assert player.screen_name == "GolfResultScreen", player.told
        return player

    return open_tied


def games_kept(folders):
    return at_once(read_history(folders.history))[0]


def places(folders):
    """The places of the one game in the history."""
    (game,) = games_kept(folders)
    return [one.place for one in game.players]


def end(player):
    """Play the 19th to its end by chance."""
    session = player.session
    golfer = RandomGolfer(session.rules, 5)
    while not session.is_over:
        session.play(golfer.choose(session.match.state))
    player.rest()


# --- the offer


def test_the_result_offers_the_19th_to_who_shares_the_first_place(tied):
    player = tied()
    assert player.screen.winner.headline.text() == "Odile and Marek win together"
    assert player.button("Play the 19th").isEnabled()


def test_it_begins_before_a_slow_disk_has_flushed_that_the_game_goes_on(tied, monkeypatch):
    player = tied()
    flushed_by = []
    monkeypatch.setattr(os, "fsync", lambda _: flushed_by.append(current_thread()))
    player.click("Play the 19th")
    assert player.session.view.phase is not Phase.OVER
    assert flushed_by
    assert main_thread() not in flushed_by


def test_it_is_not_forced_and_declining_keeps_the_shared_result(tied, folders):
    player = tied()
    player.press(Key.Key_Escape)
    player.rest()
    assert player.screen_name == "HomeScreen"
    assert places(folders) == [1, 1]
    assert [save.finished for save in saves(folders)] == [True]


def test_a_game_that_somebody_won_offers_none(tied, player, courses, box, folders):
    rules = EighteenHolesRules(box)
    course = courses["practice-meadow"]
    match = Match(rules, Setup(course, Mode.MATCH, ("", ""), ClubChoice.FIRST_GAME, PEOPLE), 7)
    golfer = RandomGolfer(rules, 1)
    while not match.is_over:
        match.play(match.state.seat, golfer.choose(match.state))
    assert match.state.ranks.count(1) == 1
    journal = Journal.create(folders.saves, match)
    journal.close()
    player.flow.resume(journal.path)
    assert player.screen_name == "GolfResultScreen"
    assert player.screen.winner.nineteenth_button.isHidden()


# --- the table


def test_it_is_played_at_the_table_behind_the_curtain(tied):
    player = tied()
    player.click("Play the 19th")
    assert player.screen_name == "GolfTable"
    assert player.screen.curtain is not None
    lift_curtain(player.screen)
    assert player.session.match.state.phase is Phase.SELECT
    assert "The 19th" in player.screen.wing.words
    names = {label.text() for label in player.screen.findChildren(QLabel)}
    assert "The 19th" in names


def test_the_clubhouse_is_a_green_with_a_flag_of_its_own(tied):
    player = tied()
    player.click("Play the 19th")
    field = player.session.match.state.table.field
    (flag,) = (one for one in player.screen.wing.board.scene.picture.flags if one.on_clubhouse)
    assert (flag.label, flag.in_play, flag.place) == ("19", True, field.hexes[field.greens[-1]])


def test_who_did_not_share_the_first_place_stands_back(tied):
    player = tied(seats=(*PEOPLE, Seat("Sol")))
    ranks = player.session.match.state.ranks
    player.click("Play the 19th")
    shown = {one.ball for one in player.screen.wing.board.scene.picture.golfers}
    assert shown == {seat for seat, rank in enumerate(ranks) if rank == 1}


def test_it_is_played_with_keys_to_its_end(tied):
    player = tied()
    player.click("Play the 19th")
    lift_curtain(player.screen)
    player.press(Key.Key_Right, Key.Key_Return)
    assert len(player.session.match.state.waiting) == 1


@pytest.mark.parametrize(("mode"), [Mode.MATCH, Mode.STABLEFORD, Mode.KELLY])
def test_the_result_tells_of_both(tied, folders, mode):
    player = tied(mode)
    player.click("Play the 19th")
    end(player)
    player.press(Key.Key_Return)
    assert player.screen_name == "GolfResultScreen"
    ranks = player.session.match.state.ranks
    won = ("Odile", "Marek")[ranks.index(1)]
    assert player.screen.winner.headline.text() == f"{won} wins"
    reason = player.screen.winner.reason.text()
    assert reason == "The first place was shared, then won at the 19th."
    assert player.screen.winner.nineteenth_button.isHidden()


# --- what is kept


def test_the_history_knows_first_that_it_was_shared_then_who_won_it(tied, folders):
    player = tied()
    assert places(folders) == [1, 1]
    player.click("Play the 19th")
    assert places(folders) == [1, 1]
    end(player)
    ranks = player.session.match.state.ranks
    assert places(folders) == list(ranks) and sorted(ranks) == [1, 2]
    (game,) = games_kept(folders)
    assert [one.facts.get("nineteenth", 0) for one in game.players] == [
        int(rank == 1) for rank in ranks
    ]


def test_scores_and_rounds_are_those_of_the_game(tied, folders):
    player = tied()
    (before,) = games_kept(folders)
    player.click("Play the 19th")
    end(player)
    (after,) = games_kept(folders)
    assert [(one.score, one.strokes) for one in after.players] == [
        (one.score, one.strokes) for one in before.players
    ]


def test_the_match_is_among_those_that_go_on_until_it_is_over_again(tied, folders):
    player = tied()
    assert [save.finished for save in saves(folders)] == [True]
    player.click("Play the 19th")
    assert [save.finished for save in saves(folders)] == [False]
    end(player)
    assert [save.finished for save in saves(folders)] == [True]


def test_who_leaves_amid_the_19th_comes_back_to_it(tied, folders):
    player = tied()
    player.click("Play the 19th")
    lift_curtain(player.screen)
    player.press(Key.Key_Right, Key.Key_Return)
    state = player.session.match.state
    player.flow.home()
    player.rest()
    (path,) = folders.saves.glob("*.jsonl")
    player.flow.resume(path)
    assert player.screen_name == "GolfTable"
    assert player.session.match.state == state and state.nineteenth is not None


def test_a_finished_game_offers_it_later_too(tied, folders):
    player = tied()
    player.flow.home()
    player.rest()
    (path,) = folders.finished.glob("*.jsonl")
    player.flow.resume(path)
    player.click("Play the 19th")
    assert player.screen_name == "GolfTable"
    assert not list(folders.finished.glob("*.jsonl"))


def test_a_19th_that_has_begun_is_not_taken_back(tied):
    player = tied()
    player.click("Play the 19th")
    assert not player.session.can_undo


def test_where_the_disk_refuses_a_19th_home_is_shown_and_the_game_stays_over(
    tied, folders, monkeypatch
):
    player = tied()

    def refuse(*_):
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    monkeypatch.setattr(atomic, "_take", refuse)
    player.click("Play the 19th")
    assert "cannot be opened now" in player.told[-1]
    assert (player.screen_name, player.flow.game) == ("HomeScreen", None)
    assert [save.path.parent for save in saves(folders)] == [folders.finished]


def test_a_match_with_a_19th_is_sound(tied, folders, capsys):
    player = tied()
    player.click("Play the 19th")
    end(player)
    player.flow.home()
    (path,) = folders.finished.glob("*.jsonl")
    assert run(Namespace(file=path)) == 0, capsys.readouterr()


# --- in company


def test_a_computer_plays_it_too(tied, qtbot):
    player = tied(seats=COMPANY)
    player.click("Play the 19th")
    assert player.session.match.moves[-1] == (0, PlayNineteenth())
    player.press(Key.Key_Right, Key.Key_Return)
    qtbot.waitUntil(lambda: player.session.match.state.phase is not Phase.SELECT, timeout=20_000)


def test_it_can_be_seen_again(tied, folders):
    player = tied()
    player.click("Play the 19th")
    end(player)
    player.press(Key.Key_Return)
    player.click("Replay")
    assert player.screen_name == "ReviewScreen"
    player.press(Key.Key_End)
    assert player.session.match.state.nineteenth is not None
