"""The same moves at both speeds: computers play as plain Python and compiled.

    python tests/benchmarks/two_speeds.py DIR [--games N]

DIR is a copy that `installer/compiled_copy.py` made. Hard, medium and easy play N games of every
mode with each, as few and as many of them as can, and at most three; a mode in which they moved
otherwise is named with the first such game, and the status is then 1. Nothing is cut off by the
clock here: a seed and a number of trials give the same moves on every machine.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from time import process_time
from typing import Any

from minigolf_desktop.bots.designer.mind import DesignerMind
from minigolf_desktop.bots.designer.search import Budget
from minigolf_desktop.bots.mind import AnyMind, Thinker, Thought
from minigolf_desktop.bots.playout import play_seated
from minigolf_desktop.model.designer import DesignerRules
from minigolf_desktop.model.play import Level, Randomness
from minigolf_desktop.ui.common.game import Game, Play
from minigolf_desktop.ui.games import GAMES, play_of

CHECKOUT = Path(__file__).resolve().parents[2]
FEW_TRIALS = Budget(turns=240, seconds=float("inf"))
"""What hard may spend on a decision: little, as plain Python has to play it too."""
LEVELS = (Level.HARD, Level.MEDIUM, Level.EASY)
MOST_SEATS = len(LEVELS)


class Watched:
    """A mind whose moves are written down."""

    def __init__(self, mind: AnyMind) -> None:
        self._mind = mind
        self._moves = sha256()

    def decide(self, view: Any, thinker: Thinker, randomness: Randomness) -> Thought[Any]:
        """Return what the mind decides."""
        thought = self._mind.decide(view, thinker, randomness)
        self._moves.update(f"{thought.action}\n{thought.trials}\n".encode())
        return thought

    def moves(self) -> str:
        """Return a mark of all moves so far, the same for the same moves."""
        return self._moves.hexdigest()


def main() -> int:
    """Play at both speeds and compare; status 1 if they differ."""
    parser = argparse.ArgumentParser(description="Compare the moves of computers at both speeds.")
    parser.add_argument("copy", type=Path, nargs="?", metavar="DIR")
    parser.add_argument("--games", type=int, default=1)
    wanted = parser.parse_args()
    if wanted.copy is None:
        for found in played(wanted.games):
            print(json.dumps(found), flush=True)
        return 0
    differ = False
    both = zip(at_speed(CHECKOUT, wanted.games), at_speed(wanted.copy, wanted.games), strict=True)
    for plain, compiled in both:
        pairs = zip(plain["moves"], compiled["moves"], strict=True)
        first = next((game for game, (one, other) in enumerate(pairs) if one != other), None)
        told = "the same" if first is None else f"otherwise from game {first} on"
        faster = plain["seconds"] / compiled["seconds"]
        print(
            f"{plain['mode']}: {told}, {plain['decisions']} decisions, {faster:.1f} times as fast"
        )
        differ = differ or first is not None
    return int(differ)


def at_speed(folder: Path, games: int) -> Iterator[Mapping[str, Any]]:
    """Yield what a copy of the program plays, mode by mode."""
    settings = {**os.environ, "PYTHONPATH": str(folder)}
    command = [sys.executable, __file__, "--games", str(games)]
    with subprocess.Popen(command, env=settings, text=True, stdout=subprocess.PIPE) as playing:
        assert playing.stdout is not None
        yield from map(json.loads, playing.stdout)
    if playing.returncode:
        raise SystemExit(f"the games in {folder} ended with status {playing.returncode}")


def played(games: int) -> Iterator[Mapping[str, Any]]:
    """Yield by mode a mark of the moves after each game, their number and the seconds."""
    for game in GAMES:
        for mode, players in game.modes.items():
            for seats in sorted({min(players), min(max(players), MOST_SEATS)}):
                yield _played(game, mode, seats, games)


def _played(game: Game, mode: str, seats: int, games: int) -> Mapping[str, Any]:
    play = play_of(game)
    rules = play.rules()
    setup_of = play.setups(mode, seats)
    mind = Watched(_mind(play, rules))
    thinkers = [Thinker(level) for level in LEVELS[:seats]]
    begun, moves, decisions = process_time(), [], 0
    for seed in range(games):
        found = play_seated(rules, mind, setup_of, thinkers, 1, seed)
        decisions += sum(tally.decisions for tally in found.players.values())
        moves.append(mind.moves())
    return {
        "mode": f"{game.name} {mode}, {seats}",
        "moves": moves,
        "decisions": decisions,
        "seconds": process_time() - begun,
    }


def _mind(play: Play, rules: Any) -> AnyMind:
    return DesignerMind(rules, FEW_TRIALS) if isinstance(rules, DesignerRules) else play.mind(rules)


if __name__ == "__main__":
    sys.exit(main())
