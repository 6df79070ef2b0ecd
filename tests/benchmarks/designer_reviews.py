"""Reviews of solo games: how long they take, whether marks hold, and what the best course gains.

    [PYTHONPATH=DIR] python tests/benchmarks/designer_reviews.py times [--level easy] [--games 3]
    PYTHONPATH=DIR python tests/benchmarks/designer_reviews.py marks --level medium --games 6
    PYTHONPATH=DIR python tests/benchmarks/designer_reviews.py best --level hard --games 40

DIR is a copy that `installer/compiled_copy.py` made. Games of a computer player are judged as the
review does it: `times` tells the time of the processor until the first verdict, until all were
looked at, and until all are tried out. `marks` tries slips and blunders against 600 fresh deals to
the end of the game. `best` tells what the best course scores more than the one that was built.
"""

import argparse
from collections.abc import Iterator
from math import sqrt
from statistics import mean, stdev
from time import process_time
from typing import cast

from minigolf_desktop.bots.designer.best_course import SECONDS, best_course
from minigolf_desktop.bots.designer.judgement import END, MARKING, DesignerJudge
from minigolf_desktop.bots.designer.kernel.conversion import Kernel, number_of
from minigolf_desktop.bots.designer.kernel.position import Outlook
from minigolf_desktop.bots.designer.kernel.value import Valuer
from minigolf_desktop.bots.designer.kernel.value_player import Trials
from minigolf_desktop.bots.designer.kernel.weights import POINT, Weights
from minigolf_desktop.bots.designer.mind import DesignerMind
from minigolf_desktop.bots.designer.playout import setup_for_playout
from minigolf_desktop.bots.judgement import SURE, Judged, Mark, judgements, weighed
from minigolf_desktop.bots.mind import Thinker
from minigolf_desktop.content.designer import designer_rules
from minigolf_desktop.model.designer import Action, DesignerMatch, DesignerRules
from minigolf_desktop.model.play import Level, Match, Randomness

DEALS = 600
"""Deals against which a mark is tried,"""
FRESH = 5_000_000_000
"""from this one on: no judge has seen them."""


def games(wanted: argparse.Namespace) -> Iterator[DesignerMatch]:
    """Play the games that are wanted, one after the other."""
    rules = designer_rules()
    mind, setup = DesignerMind(rules), setup_for_playout("family", 1)
    for seed in range(wanted.seed, wanted.seed + wanted.games):
        match, chance = Match(rules, setup, seed), Randomness.of_seed(~seed)
        while not match.is_over:
            key, chance = chance.below(1 << 60)
            thinker, own = Thinker(wanted.level), Randomness.of_seed(key)
            match.play(0, mind.decide(match.view(0), thinker, own).action)
        yield match


def times(wanted: argparse.Namespace) -> None:
    """Print how long the review of each game takes."""
    judge = DesignerJudge(designer_rules())
    for match in games(wanted):
        begun = process_time()
        spent: list[tuple[bool, float]] = []
        for one in judgements(match.rules, judge, match.setup, match.seed, match.moves):
            spent.append((one.judged.is_glance, process_time() - begun))
        glances = [time for is_glance, time in spent if is_glance]
        judge.outset([match.state_after(count) for count in range(len(match.moves) + 1)], 0)
        print(
            f"{match.seed}: first {glances[0]:.3f} s, all at a glance {glances[-1]:.2f} s, all "
            f"tried out {spent[-1][1]:.1f} s, with its start {process_time() - begun:.1f} s"
        )


def marks(wanted: argparse.Namespace) -> None:
    """Print what slips and blunders come to in fresh trials."""
    rules, told, fresh, held = designer_rules(), [], [], 0
    for match in games(wanted):
        judge = DesignerJudge(rules)
        found = judgements(rules, judge, match.setup, match.seed, match.moves)
        judged = {one.judged.move: one.judged for one in found}
        for one in judged.values():
            if one.mark not in (Mark.SLIP, Mark.BLUNDER):
                continue
            amount, error = _tried(rules, match, one)
            least = MARKING.slip if one.mark is Mark.SLIP else MARKING.blunder
            holds = amount + SURE * error >= least
            told.append(one.cost.amount)
            fresh.append(amount)
            held += holds
            print(
                f"{match.seed}, move {one.move}, {one.mark}: told {one.cost.amount:.1f} (error "
                f"{one.cost.error:.1f}), fresh {amount:.1f} ({error:.1f}){'' if holds else ' NO'}"
            )
    print(f"{len(told)} marks, {held} hold; told {mean(told):.2f}, fresh {mean(fresh):.2f}")


def _tried(rules: DesignerRules, match: DesignerMatch, judged: Judged) -> tuple[float, float]:
    view = rules.view(match.state_after(judged.move), judged.seat)
    possible = rules.determinize(view, Randomness.of_seed(judged.move))
    position = Kernel(rules.box, rules.lands).position(possible)
    trials = Trials(position, Valuer(Weights(), Outlook(position)), END)
    best = number_of(position, cast(Action, judged.best.action))
    done = number_of(position, cast(Action, judged.action))
    found = []
    for deal in range(DEALS):
        trials.deal(FRESH + deal)
        found.append((trials.play(best) - trials.play(done)) / POINT)
    return weighed(found)


def best(wanted: argparse.Namespace) -> None:
    """Print what the best course of each game scores more."""
    rules, gains = designer_rules(), []
    for match in games(wanted):
        states = [match.state_after(count) for count in range(len(match.moves) + 1)]
        own = rules.assessment(states[-1], 0, True).score.total
        begun = process_time()
        found = best_course(rules, states, lambda share: None, wanted.seconds)
        gains.append(found.total - own)
        spent = process_time() - begun
        print(f"{match.seed}: {own} to {found.total}, {gains[-1]} more, {spent:.1f} s", flush=True)
    error = stdev(gains) / sqrt(len(gains))
    print(f"{len(gains)} games: {mean(gains):.1f} more (error {error:.1f})")


def main() -> None:
    """Play, and measure what is asked for."""
    parser = argparse.ArgumentParser(description="Measure reviews of solo games.")
    parser.add_argument("what", choices=("times", "marks", "best"))
    parser.add_argument("--level", type=Level, default=Level.HARD)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--seed", type=int, default=20000)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    wanted = parser.parse_args()
    {"times": times, "marks": marks, "best": best}[wanted.what](wanted)


if __name__ == "__main__":
    main()
