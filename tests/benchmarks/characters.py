"""Tell characters apart by what they build, how they putt and how they swing.

    PYTHONPATH=DIR python tests/benchmarks/characters.py play GAME LEVEL OUT [--only NAME ...]
    PYTHONPATH=DIR python tests/benchmarks/characters.py tell OUT [OUT ...]

DIR is a copy made by `installer/compiled_copy.py`; without it they think in plain Python. ``play``
lets each character play games of the same seeds, and adds a line with the statistics of each to a
file; what the file has already is not played again. ``tell`` compares files: by how much each
character differs from the others in what somebody at the table can see (in standard deviations
within one character), what its taste costs against Ada in the same games, and how often a
classifier, nearest mean of statistics that are divided by their standard deviations, tells from a
game whose it is. It learns from one half of the games and is asked about the other, both ways.

Minigolf Designer is played alone, family rules; Putt Dice and 18 Holes against Ada at the same
level, seats in turn. Points are what the game counts: of satisfaction, strokes, or holes won.
"""

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import combinations
from math import sqrt
from pathlib import Path
from statistics import fmean, variance
from typing import Any

from minigolf_desktop.bots.designer.kernel.conversion import Kernel
from minigolf_desktop.bots.designer.kernel.score import CIRCUIT, CONDITIONS, score
from minigolf_desktop.bots.designer.kernel.tables import BENDS, LENGTH, MANY
from minigolf_desktop.bots.designer.mind import DesignerMind
from minigolf_desktop.bots.designer.playout import setup_for_playout
from minigolf_desktop.bots.designer.search import USUAL, Budget
from minigolf_desktop.bots.eighteen_holes.kernel.codes import FAIRWAY, LAKE, NONE, WATER
from minigolf_desktop.bots.eighteen_holes.kernel.conversion import position_of
from minigolf_desktop.bots.eighteen_holes.kernel.playing import landing
from minigolf_desktop.bots.eighteen_holes.mind import GolfMind
from minigolf_desktop.bots.eighteen_holes.random_games import random_setup
from minigolf_desktop.bots.mind import Thinker
from minigolf_desktop.bots.putt_dice.mind import PuttDiceMind
from minigolf_desktop.content.designer import designer_rules, load_catalogue
from minigolf_desktop.content.eighteen_holes import eighteen_holes_rules
from minigolf_desktop.content.putt_dice import putt_dice_rules
from minigolf_desktop.model.designer import Pass, PlaceTile
from minigolf_desktop.model.designer.box import ELEMENT_NAMES, enclosed
from minigolf_desktop.model.eighteen_holes.moves import (
    MissedTurn,
    PickClub,
    PlayClub,
    PlayShot,
    ReachedGreen,
)
from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.model.play import Character, Level, Outcome, Randomness, Seat
from minigolf_desktop.model.putt_dice import HOLES, Roll, Setup
from minigolf_desktop.model.putt_dice.moves import Suffered
from minigolf_desktop.storage.putt_dice import putt_course, shipped_courses

Game = Callable[[Thinker, int], dict[str, float]]
"""Plays the game of a seed as somebody; returns the statistics."""


def decided(
    rules: Any, mind: Any, setup: Any, thinkers: Any, seed: int
) -> Iterator[tuple[Any, ...]]:
    """Play a game; give every state with who moves there and what that does, and the last."""
    state, chance = rules.start(setup, seed).state, Randomness.of_seed(~seed)
    while (seat := rules.to_move(state)) is not None:
        key, chance = chance.below(1 << 60)
        view = rules.view(state, seat)
        action = mind.decide(view, thinkers[seat], Randomness.of_seed(key)).action
        before, (state, events) = state, rules.apply(state, action)[:2]
        yield before, seat, action, events
    yield state, None, None, ()


def outcome_of(rules: Any, state: Any) -> Outcome:
    """Return how a game ended."""
    outcome = rules.outcome(state)
    assert isinstance(outcome, Outcome), "a game that nobody is to move in is over"
    return outcome


def of_designer(turns: int) -> Game:
    """Return what plays Minigolf Designer alone; trials of a hard player play so many turns."""
    rules = designer_rules()
    mind, kernel = DesignerMind(rules, Budget(turns)), Kernel(rules.box, rules.lands)
    setup = setup_for_playout("family", 1)
    elements = {name: rules.box.count_of(name) for name in ELEMENT_NAMES}
    designs = rules.box.designs

    def play(thinker: Thinker, seed: int) -> dict[str, float]:
        turns = list(decided(rules, mind, setup, (thinker,), seed))
        done = Counter(type(action) for _, _, action, _ in turns)
        position = kernel.position(turns[-1][0])
        plot = position.plot(0)
        points = score(position, 0, True)
        laid = [plot.tiles[number] >> 2 for number in range(plot.laid)]
        holes = [plot.bodies[at] for at in range(plot.records) if not plot.dead[at]]
        finished = [
            plot.bodies[at]
            for at in range(plot.records)
            if not plot.dead[at] and plot.firsts[at] & 3 and plot.lasts[at] & 3
        ]
        pars = [int(body & MANY) for body in finished] or [0]
        return {
            "points": sum(points),
            "turns": done[PlaceTile] + done[Pass],
            "passes": done[Pass],
            "cells of the land": int(plot.ground.size),
            "balls of the land": plot.ground.land.difficulty,
            "water of the land": len(plot.ground.land.water),
            "cells inside the land": len(enclosed(plot.ground.land)),
            "free cells": int(plot.missing),
            "tiles off the land": int(plot.off_land),
            **{name: sum(many[one] for one in laid) for name, many in elements.items()},
            "bends": sum(int(body >> BENDS & MANY) for body in holes),
            "obstacles": sum(designs[one].obstacle for one in laid),
            "grass": sum(not designs[one].segments for one in laid),
            "dogs and benches": sum(
                elements["dogs"][one] + elements["benches"][one] for one in laid
            ),
            "slopes and obstacles": sum(
                elements["slopes"][one] + designs[one].obstacle for one in laid
            ),
            "circuit": points[CIRCUIT],
            "holes": len(finished),
            "par of a hole": fmean(pars),
            "longest hole": int(max(body >> LENGTH & MANY for body in holes or [0])),
            **{f"by {name}": one for name, one in zip(CONDITIONS, points, strict=True)},
        }

    return play


def of_putting(_turns: int) -> Game:
    """Return what plays Putt Dice against Ada."""
    rules = putt_dice_rules()
    mind = PuttDiceMind(rules.dice)
    courses = [putt_course(one) for one in shipped_courses(load_catalogue())]

    def play(thinker: Thinker, seed: int) -> dict[str, float]:
        own = seed % 2
        thinkers = [Thinker(thinker.level)] * 2
        thinkers[own] = thinker
        setup = Setup(courses[seed % len(courses)], (Seat(), Seat()), seed // 2 % 2)
        dice: list[int] = []
        mishaps = 0
        turns = list(decided(rules, mind, setup, thinkers, seed))
        for _, seat, action, events in turns:
            if seat == own and isinstance(action, Roll):
                dice.append(action.dice)
                mishaps += sum(isinstance(one, Suffered) for one in events)
        last = turns[-1][0]
        mine, other = last.cards[own][:HOLES], last.cards[1 - own][:HOLES]
        return {
            "points": -sum(mine),
            "won": outcome_of(rules, last).places[own] == 1,
            "dice a putt": fmean(dice),
            "putts with one die": dice.count(1),
            "putts with all dice": dice.count(4),
            "mishaps": mishaps,
            "holes in one": mine.count(1),
            "dear holes": sum(strokes >= 7 for strokes in mine),
            "holes shared": sum(one == two for one, two in zip(mine, other, strict=True)),
        }

    return play


def of_golf(_turns: int) -> Game:
    """Return what plays 18 Holes against Ada, hole by hole."""
    rules = eighteen_holes_rules()
    mind = GolfMind(rules)

    def play(thinker: Thinker, seed: int) -> dict[str, float]:
        own = seed % 2
        thinkers = [Thinker(thinker.level)] * 2
        thinkers[own] = thinker
        setup = random_setup(rules.box, Mode.MATCH, 2, seed // 2)
        done: Counter[str] = Counter()
        decks: list[int] = []
        clubs: list[int] = []
        for state, seat, action, events in decided(rules, mind, setup, thinkers, seed):
            done["missed"] += sum(isinstance(one, MissedTurn) and one.ball == own for one in events)
            done["turns"] += sum(
                one.turns for one in events if isinstance(one, ReachedGreen) and one.ball == own
            )
            done["holes"] += sum(
                isinstance(one, ReachedGreen) and one.ball == own for one in events
            )
            if seat != own:
                continue
            done[type(action).__name__] += 1
            if isinstance(action, PlayClub):
                decks.append(action.deck)
            if isinstance(action, PickClub):
                clubs.append(max(rules.box.clubs[action.club].decks, default=-1))
            if isinstance(action, PlayShot):
                position = position_of(state)
                ball = position.ball
                if ball == NONE or position.bunker:
                    continue
                end = landing(position, action.slot, action.flight, action.aim)
                if end == NONE:
                    continue
                ground = position.table.ground
                around = [end, *(ground.beside[6 * end + way] for way in range(6))]
                done["shots"] += 1
                done["fairway"] += ground.ground[end] == FAIRWAY
                done["water"] += any(ground.ground[place] in (WATER, LAKE) for place in around)
                others = [one.place for at, one in enumerate(position.balls) if at != ball]
                done["near"] += any(place in around for place in others)
        shots = max(1, done["shots"])
        outcome = outcome_of(rules, state)
        return {
            "points": outcome.scores[own] - outcome.scores[1 - own],
            "won": outcome.places[own] == 1,
            "turns": done["turns"] / max(1, done["holes"]),
            "missed turns": done["missed"],
            "walks": done["MoveOneHex"],
            "big hits": done["BigHit"],
            "deck hit from": fmean(decks or [0]),
            "longest deck of clubs picked": fmean(clubs or [0]),
            "landings on the fairway, share": done["fairway"] / shots,
            "landings by the water, share": done["water"] / shots,
            "landings by a ball, share": done["near"] / shots,
        }

    return play


GAMES: Mapping[str, Callable[[int], Game]] = {
    "designer": of_designer,
    "putting": of_putting,
    "golf": of_golf,
}
TOLD_BY = {
    "designer": (
        *("cells of the land", "balls of the land", "water of the land", "turns", "free cells"),
        *("dogs and benches", "pools", "slopes and obstacles", "bends", "flowers"),
    )
}
"""The ten statistics of the classifier."""


# --- playing and telling


def play(of_seed: Game, wishes: argparse.Namespace) -> None:
    """Add what is missing of so many games of each character to a file."""
    out, level, seed = wishes.out, wishes.level, wishes.seed
    played = {(one["who"], one["seed"]) for one in lines(out)} if out.exists() else set()
    for one in range(seed, seed + wishes.games):
        for character in wishes.only:
            if (character, one) in played:
                continue
            found = of_seed(Thinker(level, character), one)
            line = {"game": wishes.game, "level": level, "who": character, "seed": one, **found}
            with out.open("a") as file:
                file.write(json.dumps(line) + "\n")


def lines(out: Path) -> list[dict[str, Any]]:
    """Return the games of a file."""
    return [json.loads(line) for line in out.read_text().splitlines()]


By = Mapping[str, list[dict[str, float]]]
"""The games of each character."""


def spread(by: By, name: str) -> float:
    """Return the standard deviation of a statistic within one character."""
    return sqrt(fmean(variance([one[name] for one in games]) for games in by.values()))


def apart(one: list[dict[str, float]], other: list[dict[str, float]], name: str) -> float:
    """Return by how many standard deviations a statistic of some games exceeds that of others."""
    first, second = [[game[name] for game in games] for games in (one, other)]
    within = sqrt((variance(first) + variance(second)) / 2)
    return (fmean(first) - fmean(second)) / within if within else 0.0


def tell(out: Path) -> None:
    """Print what tells the characters of a file apart."""
    found = lines(out)
    game, level = found[0]["game"], found[0]["level"]
    by = {
        str(who): [one for one in found if one["who"] == who]
        for who in Character
        if any(one["who"] == who for one in found)
    }
    names = [name for name in found[0] if name not in ("game", "level", "who", "seed")]
    print(f"\n{game}, {level}: {', '.join(f'{who} {len(games)}' for who, games in by.items())}")
    print("| | " + " | ".join(by) + " | within |")
    for name in names:
        means = " | ".join(f"{fmean(one[name] for one in games):.2f}" for games in by.values())
        print(f"| {name} | {means} | {spread(by, name):.2f} |")
    print_prices(by)
    seen = [name for name in names if name not in ("points", "won") and name[:3] != "by "]
    for who, games in by.items():
        others = [one for other, theirs in by.items() if other != who for one in theirs]
        ranked = sorted(
            ((apart(games, others, one), one) for one in seen), key=lambda d: -abs(d[0])
        )
        print(f"{who}: " + ", ".join(f"{name} {d:+.2f}" for d, name in ranked[:4]))
    pairs = []
    for one, other in combinations(by, 2):
        d, name = max((abs(apart(by[one], by[other], name)), name) for name in seen)
        pairs.append((d, f"{one} and {other} by {name}"))
    print("least of pairs: " + "; ".join(f"{words} {d:.2f}" for d, words in sorted(pairs)[:3]))
    if game in TOLD_BY:
        print_confusion(by, TOLD_BY[game])


def print_prices(by: By) -> None:
    """Print what each taste costs in points against Ada in the same games."""
    ada = {one["seed"]: one["points"] for one in by.get("ada", [])}
    for who, games in by.items():
        costs = [ada[one["seed"]] - one["points"] for one in games if one["seed"] in ada]
        if who != "ada" and len(costs) > 1:
            error = sqrt(variance(costs) / len(costs))
            print(f"{who} costs {fmean(costs):+.2f}, error {error:.2f} ({len(costs)} games)")


def print_confusion(by: By, names: tuple[str, ...]) -> None:
    """Print how often a classifier takes the games of a character for those of each."""
    guesses: dict[str, Counter[str]] = {who: Counter() for who in by}
    for half in (0, 1):
        taught = {
            who: [one for one in games if one["seed"] % 2 == half] for who, games in by.items()
        }
        sizes = {name: spread(taught, name) or 1.0 for name in names}
        means = {
            who: {name: fmean(one[name] for one in games) for name in names}
            for who, games in taught.items()
        }
        for who, games in by.items():
            for one in games:
                if one["seed"] % 2 == half:
                    continue
                guess = min(
                    means,
                    key=lambda other: sum(
                        ((one[name] - means[other][name]) / sizes[name]) ** 2 for name in names
                    ),
                )
                guesses[who][guess] += 1
    print("| built by, taken for | " + " | ".join(by) + " |")
    for who, row in guesses.items():
        shares = " | ".join(f"{100 * row[other] / row.total():.0f} %" for other in by)
        print(f"| {who} | {shares} |")
    right, all_of_them = (
        sum(row[who] for who, row in guesses.items()),
        sum(row.total() for row in guesses.values()),
    )
    share = right / all_of_them
    error = sqrt(share * (1 - share) / all_of_them)
    print(f"right: {100 * share:.1f} %, error {100 * error:.1f}")


def main() -> None:
    """Play or tell."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    verbs = parser.add_subparsers(dest="verb", required=True)
    to_play = verbs.add_parser("play")
    to_play.add_argument("game", choices=GAMES)
    to_play.add_argument("level", type=Level)
    to_play.add_argument("out", type=Path)
    to_play.add_argument("--only", nargs="*", type=Character, default=list(Character))
    to_play.add_argument("--games", type=int, default=60)
    to_play.add_argument("--seed", type=int, default=30000)
    to_play.add_argument("--turns", type=int, default=USUAL.turns)
    verbs.add_parser("tell").add_argument("out", nargs="+", type=Path)
    wishes = parser.parse_args()
    if wishes.verb == "play":
        play(GAMES[wishes.game](wishes.turns), wishes)
    else:
        for out in wishes.out:
            tell(out)


if __name__ == "__main__":
    main()
