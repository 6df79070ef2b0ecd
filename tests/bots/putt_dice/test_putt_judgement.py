"""The judge of Putt Dice: exact, and its luck is nothing on average."""

from pathlib import Path

import pytest

from minigolf_desktop.bots.judgement import balance, judgements
from minigolf_desktop.bots.putt_dice.judgement import judge
from minigolf_desktop.content.putt_dice import putt_dice_rules
from minigolf_desktop.model.play import Match, Randomness
from minigolf_desktop.model.putt_dice import Phase, Roll
from minigolf_desktop.model.putt_dice.putting import ForcedFalls
from minigolf_desktop.storage.journal import read_journal
from minigolf_desktop.storage.reading import at_once

GOLDEN = Path(__file__).parents[2] / "golden" / "putt_dice"
CHANCE = Randomness.of_seed(1)


@pytest.fixture(scope="module")
def rules():
    return putt_dice_rules()


@pytest.fixture(scope="module")
def round_(rules):
    return at_once(read_journal(GOLDEN / "four-golfers-with-names.jsonl", rules)).match


def test_luck_is_nothing_on_average_over_all_falls(rules, round_):
    """Checked with two and three dice on the first tee."""
    judges, state = judge(rules), round_.state_after(0)
    for dice in (2, 3):
        falls = [()]
        for die in rules.dice[:dice]:
            falls = [(*fall, face) for fall in falls for face in range(len(die.faces))]
        lucks = []
        for fall in falls:
            forced = state._replace(chance=ForcedFalls(fall))
            after = rules.apply(forced, Roll(dice)).state
            lucks.append(next(judges.judge(state, Roll(dice), after, CHANCE)).luck)
        assert sum(lucks) / len(lucks) == pytest.approx(0, abs=1e-9)
        assert max(lucks) > 0 > min(lucks)


def test_the_best_number_of_dice_costs_nothing_and_each_other_something(rules, round_):
    judges, state = judge(rules), round_.state_after(0)
    after = rules.apply(state, Roll(1)).state
    found = {n: next(judges.judge(state, Roll(n), after, CHANCE)) for n in (1, 2, 3, 4)}
    best = {one.best.action for one in found.values()}
    assert len(best) == 1
    assert found[best.pop().dice].cost.amount == 0
    assert sorted(one.cost.amount for one in found.values())[1] > 0


def test_a_whole_round_is_judged_putt_by_putt(rules, round_):
    match = Match(round_.rules, round_.setup, round_.seed)
    for move in round_.moves[:60]:
        match.play(*move)
    putts = [
        number
        for number, move in enumerate(match.moves)
        if match.state_after(number).phase is Phase.PUTT and isinstance(move.action, Roll)
    ]
    looked = judgements(rules, judge(rules), match.setup, match.seed, match.moves)
    found = {one.judged.move: one.judged for one in looked}
    assert set(putts) <= found.keys()
    assert all(judged.cost.amount >= 0 for judged in found.values())


def test_luck_and_choices_add_up_to_the_strokes_of_a_round(rules, round_):
    """All is exact, but for choices that were made to win: none of the golden round were."""
    judges = judge(rules)
    looked = judgements(rules, judges, round_.setup, round_.seed, round_.moves)
    found = list({one.judged.move: one.judged for one in looked}.values())
    states = [round_.state_after(count) for count in range(len(round_.moves) + 1)]
    for seat in range(len(round_.setup.names)):
        own = balance(found, seat, judges.outset(states, seat))
        assert own.outset.result == -sum(states[-1].cards[seat])
        assert own.rest == (pytest.approx(0, abs=1e-9), 0.0)
