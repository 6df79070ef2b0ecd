"""Games that the rules of today refuse: their screens show them, and nothing can be done."""

import pytest

from minigolf_desktop.content.designer import designer_rules
from minigolf_desktop.model.designer import Setup
from minigolf_desktop.model.play import Match, newest_version
from minigolf_desktop.storage.journal import Journal

OF_TODAY = f'"rules": {newest_version(designer_rules().amendments)}'
"""Of the header of a journal of Minigolf Designer."""


def aged(path, *more):
    """Let a journal be of the first rules, with lines that those of today refuse."""
    text = path.read_text("utf-8").replace(OF_TODAY, '"rules": 1', 1)
    path.write_text("".join([text, *(f"{line}\n" for line in more)]), "utf-8")
    return path


@pytest.fixture
def refused_design(folders, rules):
    """A game of Minigolf Designer, two tiles in; a stop out of turn follows."""
    match = Match(rules, Setup(), 7)
    with Journal.create(folders.saves, match) as journal:
        for _ in range(5):
            seat = rules.to_move(match.state)
            match.play(seat, next(iter(rules.legal(match.state))))
            journal.append(match.moves[-1])
    return aged(journal.path, '{"seat": 0, "do": "collect", "slot": 0}')


def test_the_position_is_shown_with_a_sentence_and_the_file_stays(player, refused_design):
    before = refused_design.read_bytes()
    player.flow.resume(refused_design)
    assert player.told == []
    assert len(player.session.match.moves) == 5
    assert "begun under earlier rules of Minigolf Designer" in player.notice
    assert "it can be looked at, not played on" in player.notice
    player.flow.home()
    assert player.notice == ""
    assert refused_design.read_bytes() == before


def test_no_action_is_taken_and_none_is_taken_back(player, refused_design):
    player.flow.resume(refused_design)
    session = player.session
    tried = []
    session.only_looked_at.connect(lambda: tried.append(True))
    assert not session.can_undo and not session.can_redo
    assert not session.play(next(iter(session.rules.legal(session.match.state))))
    assert tried == [True]
    assert len(session.match.moves) == 5


def test_a_game_that_is_looked_at_is_not_what_home_offers_anew(player, folders, refused_design):
    player.flow.resume(refused_design)
    player.flow.home()
    assert list(folders.saves.glob("*.summary.json")) == []


def test_a_broken_game_of_todays_rules_is_set_aside_as_ever(player, folders, refused_design):
    text = refused_design.read_text("utf-8").replace('"rules": 1', OF_TODAY, 1)
    refused_design.write_text(text, "utf-8")
    player.flow.resume(refused_design)
    assert len(player.told) == 1
    assert not refused_design.exists()


def test_a_game_of_today_says_nothing_of_rules(player, refused_design, folders):
    player.flow.resume(refused_design)
    player.flow.new_game()
    assert player.notice == ""
