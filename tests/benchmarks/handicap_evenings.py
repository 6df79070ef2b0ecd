"""How often each of three computers wins an evening's games with the handicaps that are suggested.

    PYTHONPATH=DIR python tests/benchmarks/handicap_evenings.py play GAME OUT [--evenings N]
    PYTHONPATH=DIR python tests/benchmarks/handicap_evenings.py tell GAME OUT

DIR is a copy made by `installer/compiled_copy.py`; without it they think in plain Python. ``play``
lets an easy, a medium and a hard computer play a game an evening, seats in turn, and adds a line of
scores for each to a file; what the file has already is not played again. A handicap changes no
move, so one file of games serves every way to suggest one. ``tell`` goes through the evenings in
their order: before each, handicaps are suggested from what the three did in their own last games,
as the program does it, and the winner with them is told.
"""

import argparse
import json
from pathlib import Path
from typing import Any

from arena import print_table

from minigolf_desktop.bots.mind import Thinker
from minigolf_desktop.model.play import FIXED_LEVELS, Outcome, Randomness, Seat
from minigolf_desktop.model.play.handicap import places_with
from minigolf_desktop.storage.handicaps import Table, handicaps_for
from minigolf_desktop.storage.history import HistoryGame, HistoryPlayer, fewest_wins
from minigolf_desktop.storage.people import PeopleBook
from minigolf_desktop.ui.plays import play_called

MODES_KEPT = {"designer": "family-group", "putt-dice": "", "eighteen-holes": "stroke"}
"""By game: how the history calls it."""
MODES = {"designer": "family", "putt-dice": "", "eighteen-holes": "stroke"}
"""By game: the mode that is played."""


def played(game: Any, mode: str, evening: int) -> dict[str, Any]:
    """Return the scores of a game by level, easy first, and the par and holes of its course."""
    rules = game.rules()
    mind, setup = game.mind(rules), game.setups(mode, len(FIXED_LEVELS))(evening)
    # Whoever plays first has an advantage in some games.
    order = [(seat + evening) % len(FIXED_LEVELS) for seat in range(len(FIXED_LEVELS))]
    thinkers = [Thinker(FIXED_LEVELS[level]) for level in order]
    state, chance = rules.start(setup, evening).state, Randomness.of_seed(~evening)
    while (seat := rules.to_move(state)) is not None:
        key, chance = chance.below(1 << 60)
        thought = mind.decide(rules.view(state, seat), thinkers[seat], Randomness.of_seed(key))
        state = rules.apply(state, thought.action).state
    outcome = rules.outcome(state)
    assert isinstance(outcome, Outcome), "a game that nobody is to move in is over"
    scores = [outcome.scores[order.index(level)] for level in range(len(FIXED_LEVELS))]
    course = getattr(setup, "course", None)
    pars = [] if course is None else [hole.par for hole in course.holes]
    return {"evening": evening, "scores": scores, "pars": pars}


def play(wanted: argparse.Namespace) -> None:
    """Play evenings and write them down."""
    out = Path(wanted.out)
    known = len(out.read_text().splitlines()) if out.exists() else 0
    game = play_called(wanted.game)
    for evening in range(known, wanted.evenings):
        line = json.dumps(played(game, wanted.mode or MODES[wanted.game], evening))
        with out.open("a") as file:
            file.write(line + "\n")


def kept(game: str, line: dict[str, Any]) -> HistoryGame:
    """Return a game as the history has it."""
    scores = line["scores"]
    return HistoryGame(
        date="2026-01-01T12:00:00+00:00",
        game=game,  # type: ignore[arg-type]
        mode=MODES_KEPT[game],
        holes=len(line["pars"]),
        pars=tuple(line["pars"]),
        players=tuple(
            HistoryPlayer(name=level.value, score=score)
            for level, score in zip(FIXED_LEVELS, scores, strict=True)
        ),
    )


def tell(wanted: argparse.Namespace) -> None:
    """Go through the evenings, and print how often each level won with handicaps and without."""
    lines = [json.loads(line) for line in Path(wanted.out).read_text().splitlines()]
    fewest = fewest_wins(wanted.game, MODES_KEPT[wanted.game])
    seats = [Seat(level.value) for level in FIXED_LEVELS]
    games: list[HistoryGame] = []
    won = {name: [0.0] * len(seats) for name in ("without", "with")}
    given = [0] * len(seats)
    for line in lines:
        table = Table(wanted.game, MODES_KEPT[wanted.game], tuple(line["pars"]))
        handicaps = handicaps_for(games, PeopleBook(), table, seats)
        if len(games) >= wanted.first:
            for name, head_starts in (("without", (0,) * len(seats)), ("with", handicaps)):
                places = places_with(line["scores"], head_starts, fewest=fewest)
                for seat, place in enumerate(places):
                    won[name][seat] += (place == 1) / places.count(1)
            given = [sum(pair) for pair in zip(given, handicaps, strict=True)]
        games.append(kept(wanted.game, line))
    counted = len(lines) - wanted.first
    rows = [
        (
            level.value,
            *(f"{100 * won[name][seat] / counted:.1f}" for name in ("without", "with")),
            f"{given[seat] / counted:.1f}",
        )
        for seat, level in enumerate(FIXED_LEVELS)
    ]
    print(f"{wanted.game}: {counted} evenings, after {wanted.first} in which they get known")
    print_table(("level", "won without, %", "won with, %", "handicap, mean"), rows)


def main() -> None:
    """Play, or tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("do", choices=("play", "tell"))
    parser.add_argument("game", choices=MODES)
    parser.add_argument("out")
    parser.add_argument("--mode", default="", help="another mode to play")
    parser.add_argument("--evenings", type=int, default=200)
    parser.add_argument("--first", type=int, default=5, help="evenings that are not counted")
    wanted = parser.parse_args()
    (play if wanted.do == "play" else tell)(wanted)


if __name__ == "__main__":
    main()
