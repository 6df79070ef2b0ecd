"""Matches whose rules were amended after they began: looked at, never called broken."""

import json

import pytest

from minigolf_desktop.content.designer import designer_rules
from minigolf_desktop.model.designer import (
    ChooseLand,
    DesignerRules,
    Discard,
    EdgeChecking,
    Pass,
    Setup,
)
from minigolf_desktop.model.designer.rules import TRICKY_TEE
from minigolf_desktop.model.play import (
    Amendment,
    Match,
    Refusal,
    Seat,
    SetupFormatError,
    newest_version,
)
from minigolf_desktop.storage.errors import NewerFile, StorageError
from minigolf_desktop.storage.journal import Journal, open_journal, read_journal
from minigolf_desktop.storage.reading import at_once
from minigolf_desktop.storage.replay import EarlierRules

NEXT = newest_version(designer_rules().amendments) + 1


@pytest.fixture
def saved(tmp_path, match, play_on):
    """A journal of forty moves of today's rules."""
    with Journal.create(tmp_path, match) as journal:
        play_on(match, journal, 40)
    return journal.path


@pytest.fixture
def amended(catalogue):
    """Rules of tomorrow; a test says how they differ."""
    rules = DesignerRules(catalogue.designs, catalogue.lands, catalogue.clients)
    rules.amendments = (*rules.amendments, Amendment(NEXT, "tomorrow"))
    return rules


def header_of(path):
    return json.loads(path.read_bytes().splitlines()[0])


def change_header(path, **changes):
    first, rest = path.read_bytes().split(b"\n", 1)
    changed = {**json.loads(first), **changes}
    header = {name: value for name, value in changed.items() if value is not None}
    path.write_bytes(json.dumps(header).encode() + b"\n" + rest)


def no_discards(rules):
    """Amend rules so that nothing is discarded any more."""
    refusal = type(rules).refusal

    def stricter(state, seat, action):
        return Refusal("gone") if type(action) is Discard else refusal(rules, state, seat, action)

    rules.refusal = stricter


def moves_before_a_discard(match):
    kinds = [type(move.action) for move in match.moves]
    return match.moves[: kinds.index(Discard)]


def test_a_save_carries_the_version_of_its_rules(saved, rules):
    assert header_of(saved)["rules"] == NEXT - 1


def test_a_save_of_the_first_program_is_of_version_one(saved, rules):
    change_header(saved, version=1, rules=None, match=None)
    assert at_once(read_journal(saved, rules)).header.rules == 1


def test_a_file_of_version_one_names_no_rules(saved, rules):
    change_header(saved, version=1)
    with pytest.raises(StorageError, match="field 'rules'"):
        open_journal(saved, rules)


def test_a_save_of_rules_to_come_is_told_apart(saved, rules):
    change_header(saved, rules=NEXT)
    with pytest.raises(NewerFile, match="newer program"):
        open_journal(saved, rules)


def test_a_save_of_earlier_rules_that_replays_goes_on_under_those_of_today(saved, match, amended):
    again, journal = open_journal(saved, amended)
    journal.close()
    assert again.moves == match.moves
    assert header_of(saved)["rules"] == NEXT


def test_one_that_is_refused_today_is_not_opened_to_be_played_on(saved, amended):
    no_discards(amended)
    with pytest.raises(EarlierRules) as reason:
        open_journal(saved, amended)
    assert [one.code for one in reason.value.amendments] == ["tomorrow"]


def test_one_that_is_refused_today_is_shown_as_far_as_it_replays(saved, match, amended):
    no_discards(amended)
    found = at_once(read_journal(saved, amended))
    assert found.match.moves == moves_before_a_discard(match)
    assert [one.code for one in found.amendments] == ["tomorrow"]


def test_looking_at_it_leaves_the_file_as_it_is(saved, amended):
    no_discards(amended)
    before = saved.read_bytes()
    with pytest.raises(EarlierRules):
        open_journal(saved, amended)
    assert saved.read_bytes() == before
    assert not (saved.parent / "set-aside").exists()


def test_it_can_be_opened_again_after_it_was_looked_at(saved, amended, rules):
    no_discards(amended)
    with pytest.raises(EarlierRules):
        open_journal(saved, amended)
    open_journal(saved, rules)[1].close()


def test_a_save_of_today_that_is_refused_is_broken_as_ever(saved, amended):
    change_header(saved, rules=NEXT)
    no_discards(amended)
    with pytest.raises(StorageError, match=r"line \d+: refused: gone") as fault:
        open_journal(saved, amended)
    assert not isinstance(fault.value, EarlierRules)


def test_an_action_that_is_none_any_more_ends_what_is_shown(saved, match, amended):
    kinds = {name: kind for name, kind in amended.action_kinds.items() if kind is not Discard}
    amended.action_kinds = kinds
    assert at_once(read_journal(saved, amended)).match.moves == moves_before_a_discard(match)


def test_a_line_that_is_no_move_is_broken_under_any_rules(saved, amended):
    saved.write_bytes(saved.read_bytes() + b'{"undo": 1}\n{"undo": true}\n')
    with pytest.raises(StorageError, match="not a move"):
        open_journal(saved, amended)


def test_a_set_up_that_is_none_any_more_leaves_nothing_to_replay(saved, amended):
    def refuse(setup):
        raise SetupFormatError("gone")

    amended.check_setup = refuse
    with pytest.raises(EarlierRules):
        open_journal(saved, amended)
    with pytest.raises(EarlierRules):
        at_once(read_journal(saved, amended))


def test_a_match_that_is_dealt_otherwise_today_is_not_taken_for_another(saved, amended):
    """The same moves may be legal after another deal: the amendment says which it touches."""
    touching = Amendment(NEXT, "other-deal", lambda setup, events: setup.is_solo)
    amended.amendments = (*designer_rules().amendments, touching)
    with pytest.raises(EarlierRules) as reason:
        at_once(read_journal(saved, amended))
    assert reason.value.amendments == (touching,)


def test_a_set_up_that_no_amendment_touches_is_played_on(saved, match, amended):
    other = Amendment(NEXT, "other-deal", lambda setup, events: not setup.is_solo)
    amended.amendments = (*designer_rules().amendments, other)
    again, journal = open_journal(saved, amended)
    journal.close()
    assert again.moves == match.moves


def test_a_step_that_went_otherwise_before_is_not_shown(saved, match, amended):
    marked = match.log[10]
    touching = Amendment(NEXT, "other-cards", lambda setup, events: events == marked)
    amended.amendments = (*designer_rules().amendments, touching)
    found = at_once(read_journal(saved, amended))
    assert len(found.match.log) < len(match.log)
    assert marked not in found.match.log


def test_a_match_of_today_is_not_asked_what_an_amendment_touches(saved, match, amended):
    change_header(saved, rules=NEXT)
    amended.amendments = (Amendment(NEXT, "other-deal", lambda setup, events: True),)
    assert at_once(read_journal(saved, amended)).match.moves == match.moves


def test_a_match_that_is_only_counted_otherwise_is_looked_at_to_its_end(saved, match, amended):
    marked = match.log[10]
    touching = Amendment(NEXT, "counts", lambda setup, events: events == marked, of_count=True)
    amended.amendments = (*designer_rules().amendments, touching)
    found = at_once(read_journal(saved, amended))
    assert found.match.moves == match.moves
    assert (found.amendments, found.is_whole) == ((touching,), True)
    with pytest.raises(EarlierRules):
        open_journal(saved, amended)


def test_a_match_that_stops_tells_what_stopped_it_and_no_more(saved, match, amended):
    counts = Amendment(NEXT, "counts", lambda setup, events: events == match.log[3], of_count=True)
    cards = Amendment(NEXT, "cards", lambda setup, events: events == match.log[10])
    amended.amendments = (*designer_rules().amendments, counts, cards)
    found = at_once(read_journal(saved, amended))
    assert (found.amendments, found.is_whole) == ((cards,), False)


# --- the arrow that the tricky tee had before version 3 (ruling D39)


def with_tricky_tee(rules, *, laid):
    """Return a match alone in which the tile has come into hand, and is laid or not."""
    tee = next(at for at, one in enumerate(rules.box.designs) if one.id == TRICKY_TEE)
    for seed in range(500):
        match = Match(rules, Setup(expansion=True, edges=EdgeChecking.ALLOW), seed)
        match.play(0, ChooseLand(0))
        if tee in match.state.rack:
            break
    else:
        pytest.fail("the tile never came up")
    if laid:
        slot = match.state.rack.index(tee)
        match.play(0, next(one for one in rules.placements(match.state) if one.slot == slot))
    return match


@pytest.mark.parametrize(("laid", "codes"), [(True, ["nine-arrows"]), (False, [])])
def test_d39_a_save_of_ten_arrows_is_looked_at_once_the_tile_is_laid(tmp_path, rules, laid, codes):
    match = with_tricky_tee(rules, laid=laid)
    with Journal.create(tmp_path, match) as journal:
        pass
    change_header(journal.path, rules=2)
    found = at_once(read_journal(journal.path, rules))
    assert [one.code for one in found.amendments] == codes
    assert found.match.moves == match.moves
    assert found.is_whole


@pytest.mark.parametrize("mistakes", [True, False], ids=["counted", "ignored"])
def test_d34_d36_a_save_that_is_counted_more_kindly_today_is_played_on(tmp_path, rules, mistakes):
    match = Match(rules, Setup(mistakes=mistakes), 5)
    match.play(0, ChooseLand(0))
    with Journal.create(tmp_path, match) as journal:
        pass
    change_header(journal.path, rules=2)
    again, journal = open_journal(journal.path, rules)
    journal.close()
    assert again.moves == match.moves
    assert header_of(journal.path)["rules"] == NEXT - 1


def test_d38_two_who_passed_for_more_than_three_rounds_are_looked_at(tmp_path, rules):
    """Before ruling D38 the rounds went on; now the final phase begins with the third."""
    match = Match(rules, Setup(players=(Seat("Ann", "red"), Seat("Bob", "blue"))), 3)
    for action in (*[ChooseLand(0)] * 2, *[Pass()] * 6):
        match.play(match.state.waiting[0], action)
    with Journal.create(tmp_path, match) as journal:
        pass
    change_header(journal.path, version=1, rules=None, match=None)
    line = {"seat": match.state.waiting[0], "do": "pass"}
    with journal.path.open("a") as file:
        file.write(json.dumps(line) + "\n")
    found = at_once(read_journal(journal.path, rules))
    assert [one.code for one in found.amendments] == ["nobody-builds"]
    assert len(found.match.moves) == 8
