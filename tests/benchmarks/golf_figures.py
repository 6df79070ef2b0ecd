"""Plays 18 Holes for `golf_play.py` in one of its forms, and prints the figures as a JSON object.

    python tests/benchmarks/golf_figures.py FORM FOLDER

FOLDER is the checkout, or a copy with compiled kernels: the program is loaded from there.
"""

import json
import random
import sys
from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter, process_time

MODEL = "model"
"""The form that plays by the model; any other plays in the kernel."""

if __name__ == "__main__":
    # Before what is installed: the folder says which kernels are measured.
    sys.path.insert(0, sys.argv[2])

from minigolf_desktop.bots.eighteen_holes.kernel.conversion import position_of  # noqa: E402
from minigolf_desktop.bots.eighteen_holes.kernel.plain_golfers import RandomGolfer  # noqa: E402
from minigolf_desktop.bots.eighteen_holes.plain_golfers import GreedyGolfer  # noqa: E402
from minigolf_desktop.bots.eighteen_holes.random_games import (  # noqa: E402
    play_game,
    play_greedily,
    random_solo_deck,
)
from minigolf_desktop.content.eighteen_holes import load_box  # noqa: E402
from minigolf_desktop.model.eighteen_holes import (  # noqa: E402
    ClubChoice,
    EighteenHolesRules,
    Mode,
    Phase,
    Setup,
    landings,
)
from minigolf_desktop.model.eighteen_holes.box import Box  # noqa: E402
from minigolf_desktop.model.eighteen_holes.setup import CHAOS_MODES, SEATS  # noqa: E402

COURSE, CHAOS_COURSE = "sunday-lawn", "crossways"
USUAL_PLAYERS = 3
USUAL = f"match {USUAL_PLAYERS}"
"""Mode and players that are held against catanatron first."""
SECONDS = {USUAL: 1.5}
"""How long a mode with a number of players is measured in a round."""
OTHER_SECONDS = 0.3


def setup_for(box: Box, mode: Mode, players: int) -> Setup:
    """Return the set-up that is measured."""
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


def random_game(form: str, rules: EighteenHolesRules, setup: Setup, seed: int) -> int:
    """Play a random game; return how many decisions it had."""
    if form == MODEL:
        return play_game(rules, setup, seed)[-1].actions
    return RandomGolfer(seed).play_out(position_of(rules.start(setup, seed).state))


def greedy_game(form: str, rules: EighteenHolesRules, setup: Setup, seed: int) -> int:
    """Play a game between greedy golfers; the decisions are not counted."""
    if form != MODEL:
        play_greedily(rules, setup, seed)
        return 0
    state = rules.start(setup, seed).state
    golfers = [GreedyGolfer(seed + seat) for seat in range(setup.seats)]
    while state.seat >= 0:
        view, legal = rules.view(state, state.seat), rules.legal(state)
        state = rules.apply(state, golfers[state.seat].choose(view, legal)).state
    return 0


def landing_times(rules: EighteenHolesRules, setup: Setup) -> dict[str, float]:
    """Measure how long all landings of a drawn card take, in seconds."""
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


def copy_times(rules: EighteenHolesRules, setup: Setup) -> dict[str, float]:
    """Measure how long it takes to copy a position and to go back to one, in seconds."""
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


if __name__ == "__main__":
    print(json.dumps(play(sys.argv[1])))
