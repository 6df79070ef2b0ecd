"""Measure random play of 18 Holes beside random play of catanatron, on one core.

    python tests/benchmarks/golf_play.py [--compiled DIR] [--scratch DIR] [--rounds N] [--json]

18 Holes is played by the model, in the kernel as plain Python, and in the kernel compiled: DIR is a
copy made by `installer/compiled_copy.py`, which is made for the occasion where none is named. All
three play the same games. A decision is an action of any kind: a club picked or chosen, a draw, a
step, a shot. Games are whole ones on the 18 holes of a course, without golfer cards; their start
counts too. Times are those of the processor.

The time of all landings of a drawn card is that of the model's `landings` for cards of every deck
on hexes of a whole round.
"""

import argparse
import json
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import TYPE_CHECKING

import peers
from arena import CHECKOUT, Contender, Results, compete, print_table, stay_on_one_core

if TYPE_CHECKING:
    from minigolf_desktop.model.eighteen_holes import EighteenHolesRules, Mode, Setup
    from minigolf_desktop.model.eighteen_holes.box import Box

COURSE, CHAOS_COURSE = "sunday-lawn", "crossways"
USUAL_PLAYERS = 3
USUAL = f"match {USUAL_PLAYERS}"
"""Mode and players that are held against catanatron first."""
SECONDS = {USUAL: 1.5}
"""How long a mode with a number of players is measured in a round."""
OTHER_SECONDS = 0.3
LANDINGS_AIM = 50e-6
MODEL, PLAIN, COMPILED = "model", "kernel", "compiled"


def setup_for(box: "Box", mode: "Mode", players: int) -> "Setup":
    """Return the set-up that is measured."""
    from minigolf_desktop.bots.eighteen_holes.random_games import random_solo_deck  # noqa: PLC0415
    from minigolf_desktop.model.eighteen_holes import ClubChoice, Mode, Setup  # noqa: PLC0415
    from minigolf_desktop.model.eighteen_holes.setup import CHAOS_MODES  # noqa: PLC0415

    wanted = CHAOS_COURSE if mode in CHAOS_MODES else COURSE
    course = next(preset.course for preset in box.presets if preset.course.id == wanted)
    solo = mode is Mode.SOLO_CHAOS
    return Setup(
        course,
        mode,
        ("",) * players,
        ClubChoice.FREE if players == 1 else ClubChoice.DRAFT,
        solo_deck=random_solo_deck(box, 6, random.Random(1)) if solo else (),
    )


def measured(play: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """Play games by seed for so long; return decisions and games a second."""
    play(0)
    begun = process_time()
    games = decisions = 0
    while (taken := process_time() - begun) < seconds:
        games += 1
        decisions += play(games)
    return decisions / taken, games / taken


def play(form: str) -> dict[str, float]:
    """Measure every mode and number of players; by their name, decisions a second.

    Greedy golfers, for the usual number of players, are measured in games a second.
    """
    from minigolf_desktop.content.eighteen_holes import load_box  # noqa: PLC0415
    from minigolf_desktop.model.eighteen_holes import EighteenHolesRules, Mode  # noqa: PLC0415
    from minigolf_desktop.model.eighteen_holes.setup import SEATS  # noqa: PLC0415

    rules = EighteenHolesRules(load_box())
    figures: dict[str, float] = {}
    for mode in Mode:
        for players in SEATS[mode]:
            setup = setup_for(rules.box, mode, players)
            name = f"{mode} {players}"
            decisions, games = measured(
                partial(random_game, form, rules, setup), SECONDS.get(name, OTHER_SECONDS)
            )
            figures[name] = decisions
            figures[f"{name}: games"] = games
        setup = setup_for(rules.box, mode, min(SEATS[mode], key=lambda n: abs(n - USUAL_PLAYERS)))
        _, games = measured(partial(greedy_game, form, rules, setup), OTHER_SECONDS)
        figures[f"greedy {mode} {setup.seats}: games"] = games
    setup = setup_for(rules.box, Mode.MATCH, USUAL_PLAYERS)
    figures |= landing_times(rules, setup) if form == MODEL else copy_times(rules, setup)
    return figures


def random_game(form: str, rules: "EighteenHolesRules", setup: "Setup", seed: int) -> int:
    """Play a random game; return how many decisions it had."""
    from minigolf_desktop.bots.eighteen_holes.kernel.exchange import position_of  # noqa: PLC0415
    from minigolf_desktop.bots.eighteen_holes.kernel.random_golfer import (  # noqa: PLC0415
        RandomGolfer,
    )
    from minigolf_desktop.bots.eighteen_holes.random_games import play_game  # noqa: PLC0415

    if form == MODEL:
        return play_game(rules, setup, seed)[-1].actions
    return RandomGolfer(seed).play_out(position_of(rules.start(setup, seed).state))


def greedy_game(form: str, rules: "EighteenHolesRules", setup: "Setup", seed: int) -> int:
    """Play a game between greedy golfers; the decisions are not counted."""
    from minigolf_desktop.bots.eighteen_holes.greedy_golfer import GreedyGolfer  # noqa: PLC0415
    from minigolf_desktop.bots.eighteen_holes.random_games import play_greedily  # noqa: PLC0415

    if form != MODEL:
        play_greedily(rules, setup, seed)
        return 0
    state = rules.start(setup, seed).state
    golfers = [GreedyGolfer(seed + seat) for seat in range(setup.seats)]
    while state.seat >= 0:
        view, legal = rules.view(state, state.seat), rules.legal(state)
        state = rules.apply(state, golfers[state.seat].choose(view, legal)).state
    return 0


def landing_times(rules: "EighteenHolesRules", setup: "Setup") -> dict[str, float]:
    """Measure how long all landings of a drawn card take, in seconds."""
    from minigolf_desktop.bots.eighteen_holes.random_games import play_game  # noqa: PLC0415
    from minigolf_desktop.model.eighteen_holes import Phase, landings  # noqa: PLC0415

    drawn = [
        (state, slot)
        for _, state in play_game(rules, setup, 1, keep=True)
        if state.phase is Phase.CHOOSE and state.shot is not None
        for slot in range(len(state.shot.stacks))
    ]
    times = []
    for state, slot in drawn:
        begun = perf_counter()
        landings(state, slot)
        times.append(perf_counter() - begun)
    return {
        "landings_median": median(times),
        "landings_99th": sorted(times)[int(len(times) * 0.99)],
    }


def copy_times(rules: "EighteenHolesRules", setup: "Setup") -> dict[str, float]:
    """Measure how long it takes to copy a position and to go back to one, in seconds."""
    from minigolf_desktop.bots.eighteen_holes.kernel.exchange import position_of  # noqa: PLC0415

    position = position_of(rules.start(setup, 1).state)
    other = position.copy()
    times = {}
    for name, step in (
        ("position_of", lambda: position_of(rules.start(setup, 1).state)),
        ("copy", position.copy),
        ("become", lambda: other.become(position)),
    ):
        begun = process_time()
        for _ in range(5000):
            step()
        times[name] = (process_time() - begun) / 5000
    return times


def contenders(compiled: Path, python: Path) -> list[Contender]:
    """Return what is measured, catanatron last."""
    ours = [
        Contender(form, (sys.executable, __file__, "--play", form, "--compiled", str(compiled)))
        for form in (MODEL, PLAIN, COMPILED)
    ]
    return ours + [one for one in peers.contenders(python) if one.name == "catanatron"]


def report_of(results: Results) -> dict[str, float]:
    """Return medians over the rounds, and of the ratios of one round."""
    figure = "decisions_per_processor_second"
    report = {"catanatron": results.median("catanatron", figure)}
    for form in (MODEL, PLAIN, COMPILED):
        for name in results.names(form):
            report[f"{form}: {name}"] = results.median(form, name)
            if name[-1].isdigit():
                report[f"{form}: {name}: ratio"] = results.median_ratio(
                    (form, name), ("catanatron", figure)
                )
    return report


def print_report(report: dict[str, float]) -> None:
    """Print decisions a second of every mode, and how many times those of catanatron."""
    names = [name.removeprefix(f"{MODEL}: ") for name in report if name.startswith(f"{MODEL}: ")]
    rows = []
    for name in names:
        if not name[-1].isdigit():
            continue
        row = [name]
        for form in (MODEL, PLAIN, COMPILED):
            ratio = report[f"{form}: {name}: ratio"]
            row += [f"{report[f'{form}: {name}']:,.0f}", f"{ratio:.2f}"]
        rows.append((*row, f"{report[f'{COMPILED}: {name}: games']:,.0f}"))
    print_greedy(report)
    print(f"catanatron: {report['catanatron']:,.0f} decisions a second")
    headings = ("decisions a second", MODEL, "ratio", PLAIN, "ratio", COMPILED, "ratio", "games/s")
    print_table(headings, rows)
    for name, key in (("median", "landings_median"), ("99th percentile", "landings_99th")):
        taken = report[f"{MODEL}: {key}"]
        print(
            f"all landings of a drawn card, {name}: {taken * 1e6:.0f} µs"
            f" (aim {LANDINGS_AIM * 1e6:.0f} µs)"
        )
    for key in ("copy", "become"):
        plain, fast = report[f"{PLAIN}: {key}"], report[f"{COMPILED}: {key}"]
        print(f"{key}: {plain * 1e6:.2f} µs plain, {fast * 1e6:.2f} µs compiled")


def print_greedy(report: dict[str, float]) -> None:
    """Print how many games a second greedy golfers play."""
    names = [
        name.removeprefix(f"{MODEL}: ") for name in report if name.startswith(f"{MODEL}: greedy")
    ]
    forms = (MODEL, PLAIN, COMPILED)
    print_table(
        ("games a second", *forms),
        [(name, *(f"{report[f'{form}: {name}']:,.1f}" for form in forms)) for name in names],
    )


def main() -> None:
    """Measure everything and print it."""
    parser = argparse.ArgumentParser(description="Measure 18 Holes beside catanatron.")
    parser.add_argument("--compiled", type=Path, help="a copy with compiled kernels")
    parser.add_argument("--scratch", type=Path, help="folder of the peers, kept afterwards")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--play", choices=(MODEL, PLAIN, COMPILED), help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.play:
        sys.path.insert(0, str(wanted.compiled if wanted.play == COMPILED else CHECKOUT))
        print(json.dumps(play(wanted.play)))
        return
    with tempfile.TemporaryDirectory() as passing:
        compiled = wanted.compiled or Path(passing) / "compiled"
        if not wanted.compiled:
            maker = CHECKOUT / "installer" / "compiled_copy.py"
            subprocess.run([sys.executable, maker, compiled], stdout=sys.stderr, check=True)
        stay_on_one_core()
        python = peers.environment(wanted.scratch or Path(passing) / "peers")
        report = report_of(compete(contenders(compiled.resolve(), python), wanted.rounds))
    if wanted.json:
        print(json.dumps(report))
    else:
        print_report(report)


if __name__ == "__main__":
    main()
