"""The list of all saved games."""

import os
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.model.designer import Setup
from minigolf_desktop.model.eighteen_holes import setup as golf
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.play import Match, Seat
from minigolf_desktop.storage.atomic import Lock
from minigolf_desktop.storage.journal import Journal
from minigolf_desktop.storage.saved_matches import Latest, write_latest
from minigolf_desktop.ui.common.records.exhibition import InvitationSign
from minigolf_desktop.ui.common.widgets.dialogs import Question

Key = Qt.Key


@pytest.fixture
def saved(folders, rules):
    """Two saved games: the one of 18 Holes was played last."""
    box = load_box()
    setup = golf.Setup(box.presets[1].course, golf.Mode.STABLEFORD, ("", "", ""))
    paths = []
    for match in (Match(rules, Setup(), 7), Match(EighteenHolesRules(box), setup, 7)):
        with Journal.create(folders.saves, match) as journal:
            paths.append(journal.path)
        os.utime(journal.path, (len(paths), len(paths)))
    return paths


def listed(player):
    return [one.words.partition("\n")[0] for one in player.screen.wall.framed]


def test_a_game_of_18_holes_is_told_from_others_by_mode_course_and_players(player, saved):
    player.flow.all_games()
    assert listed(player)[0] == "18 Holes · Stableford · Larkfield Nine · 3 players"


def test_a_file_that_cannot_be_read_is_listed_by_its_name(player, folders, saved):
    (folders.saves / "z.jsonl").write_bytes(b"rubbish\n")
    player.flow.all_games()
    assert "A file that cannot be read · z.jsonl" in listed(player)


def test_a_game_is_deleted_after_a_question(player, saved):
    player.flow.all_games()
    QTest.keyClick(player.focus, Key.Key_Delete)
    assert len(listed(player)) == 2
    QTest.keyClick(player.focus, Key.Key_Return)
    assert len(listed(player)) == 1
    assert [path.exists() for path in saved] == [True, False]


@pytest.mark.parametrize(
    ("goes", "told"), [(False, "is deleted for good"), (True, "comes back at the next start")]
)
def test_the_question_says_what_becomes_of_the_file(make_player, folders, saved, goes, told):
    player = make_player(folders._replace(goes_with_program=goes))
    player.flow.all_games()
    player.press(Key.Key_Delete)
    (question,) = player.screen.findChildren(Question)
    assert told in question.accessibleName()


def test_a_game_is_kept_by_going_back(player, saved):
    player.flow.all_games()
    player.click("Delete")
    QTest.keyClick(player.focus, Key.Key_Escape)
    assert len(listed(player)) == 2
    assert all(path.exists() for path in saved)


def test_where_the_last_game_is_deleted_the_list_says_so(player, saved):
    player.flow.all_games()
    for _ in saved:
        QTest.keyClick(player.focus, Key.Key_Delete)
        QTest.keyClick(player.focus, Key.Key_Return)
    assert listed(player) == []
    assert not player.button("Delete").isEnabled()
    assert not player.button("Open").isEnabled()
    assert player.screen._again.isHidden()


def test_a_game_that_another_window_plays_is_not_deleted(player, saved):
    player.flow.all_games()
    with Lock(saved[1]):
        QTest.keyClick(player.focus, Key.Key_Delete)
        QTest.keyClick(player.focus, Key.Key_Return)
    assert player.told == ["This game is open in another window."]
    assert saved[1].exists()


def test_the_game_looked_at_stands_on_the_easel_with_who_plays_and_how_far_it_is(
    player, folders, rules
):
    seats = (Seat("Odile"), Seat("Marek"))
    match = Match(rules, Setup(players=seats), 7)
    with Journal.create(folders.saves, match) as journal:
        path = journal.path
    now = datetime.now(UTC).isoformat()
    size = path.stat().st_size
    summary = Latest(path.name, placed=9, of=36, saved=now, game="designer", size=size)
    write_latest(folders, summary)
    player.flow.all_games()
    (framed,) = player.screen.wall.framed
    assert (framed.title, framed.more, framed.part) == ("Odile, Marek", "9 of 36 tiles", 0.25)
    told = {one.text() for one in player.screen.findChildren(QLabel) if one.isVisible()}
    assert {"Minigolf Designer", "Odile", "Marek", path.name} <= told


def test_somebody_invites_to_a_game_where_none_is_saved(player):
    player.flow.all_games()
    invitation = player.screen.findChild(InvitationSign)
    assert invitation.isVisible()
    assert invitation.words.startswith("There is no saved game yet.")
    assert not player.screen.wall.isVisible()


def test_after_deleting_the_next_game_is_looked_at(player, saved):
    player.flow.all_games()
    first = player.screen.wall.current
    player.press(Key.Key_Delete, Key.Key_Return)
    assert player.screen.wall.current not in ("", first)
