"""Measure random play of 18 Holes beside random play of catanatron, on one core.

    python tests/benchmarks/golf_play.py [--scratch DIR] [--rounds N] [--json]

A decision of ours is an action of Match Play for three on 18 holes without golfer cards: a club
picked or chosen, a draw, a step, a shot. The time of all landings of a drawn card is that of
`landings` for cards of every deck on hexes of a whole round.
"""

import argparse
import json
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

import peers
from arena import CHECKOUT, Contender, compete, print_table, stay_on_one_core

GAMES = 40
COURSE = "sunday-lawn"
LANDINGS_AIM = 50e-6


def play(games: int) -> dict[str, float]:
    """Play games of Match Play for three on 18 holes."""
    sys.path.insert(0, str(CHECKOUT))
    from minigolf_desktop.bots.eighteen_holes.random_games import play_game  # noqa: PLC0415
    from minigolf_desktop.content.eighteen_holes import load_box  # noqa: PLC0415
    from minigolf_desktop.model.eighteen_holes import (  # noqa: PLC0415
        EighteenHolesRules,
        Mode,
        Phase,
        Setup,
        landings,
    )

    box = load_box()
    rules = EighteenHolesRules(box)
    course = next(preset.course for preset in box.presets if preset.course.id == COURSE)
    setup = Setup(course, Mode.MATCH, ("", "", ""))
    play_game(rules, setup, 0)
    begun = perf_counter()
    actions = sum(play_game(rules, setup, seed)[-1].actions for seed in range(1, games + 1))
    seconds = perf_counter() - begun
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
        "decisions_per_second": actions / seconds,
        "games_per_second": games / seconds,
        "landings_median": median(times),
        "landings_most": sorted(times)[int(len(times) * 0.99)],
    }


def main() -> None:
    """Measure everything and print it."""
    parser = argparse.ArgumentParser(description="Measure 18 Holes beside catanatron.")
    parser.add_argument("--scratch", type=Path, help="folder of the peers, kept afterwards")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--play", action="store_true", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.play:
        print(json.dumps(play(GAMES)))
        return
    stay_on_one_core()
    ours = Contender("18 Holes", (sys.executable, __file__, "--play"))
    with tempfile.TemporaryDirectory() as passing:
        python = peers.environment(wanted.scratch or Path(passing))
        others = [one for one in peers.contenders(python) if one.name == "catanatron"]
        results = compete((ours, *others), wanted.rounds)
    figure = "decisions_per_second"
    report = {
        "decisions_per_second": results.median(ours.name, figure),
        "catanatron": results.median("catanatron", figure),
        "ratio": results.median_ratio((ours.name, figure), ("catanatron", figure)),
        "landings_median": results.median(ours.name, "landings_median"),
        "landings_99th": results.median(ours.name, "landings_most"),
    }
    if wanted.json:
        print(json.dumps(report))
        return
    print_table(
        ("measured", "ours", "held against", "ratio"),
        [
            (
                "decisions a second, Match Play, 3 players, 18 holes",
                f"{report['decisions_per_second']:,.0f}",
                f"catanatron: {report['catanatron']:,.0f}",
                f"{report['ratio']:.2f}",
            ),
            *(
                (
                    f"all landings of a drawn card, {name}",
                    f"{report[key] * 1e6:.0f} µs",
                    f"{LANDINGS_AIM * 1e6:.0f} µs",
                    f"{report[key] / LANDINGS_AIM:.2f}",
                )
                for name, key in (
                    ("median", "landings_median"),
                    ("99th percentile", "landings_99th"),
                )
            ),
        ],
    )


if __name__ == "__main__":
    main()
