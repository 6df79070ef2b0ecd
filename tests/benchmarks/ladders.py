"""The ladders of all games for two: hard against medium, medium against easy, by who begins.

    PYTHONPATH=DIR python tests/benchmarks/ladders.py [--minutes 30] [--only WORD ...] [...]

DIR is a copy made by `installer/compiled_copy.py`. Games come in pairs: the same set-up and deal,
with seats changed, so that luck favours nobody. The ladder that had the least time of the processor
is next, until the minutes are over or each has its games. Told are the games that the better one
won, a shared first place as half a one; errors are standard errors, of all games by pairs.
"""

import argparse
import time
from dataclasses import dataclass, field
from math import sqrt
from statistics import mean, stdev
from typing import Any

from arena import print_table

from minigolf_desktop.bots.mind import AnyMind, Thinker
from minigolf_desktop.bots.playout import play_seated
from minigolf_desktop.model.play import AnyRules, Level
from minigolf_desktop.ui.games import GAMES, play_of

PAIRS = (
    (Thinker(Level.HARD), Thinker(Level.MEDIUM)),
    (Thinker(Level.MEDIUM), Thinker(Level.EASY)),
)
"""Who meets whom, the better one first."""
SEATS = 2


@dataclass
class Ladder:
    """Two levels of one game and mode, and what their games came to so far."""

    name: str
    rules: AnyRules
    mind: AnyMind
    setup_of: Any
    better: Thinker
    worse: Thinker
    begun: list[float] = field(default_factory=list)
    """What the better one won of the games that it began, by deal."""
    followed: list[float] = field(default_factory=list)
    """The same of the games that the other began."""
    points: list[tuple[float, float]] = field(default_factory=list)
    """What both came to, game by game."""
    seconds: float = 0.0

    @property
    def title(self) -> str:
        """Its game and its levels."""
        return f"{self.name}, {self.better.level} : {self.worse.level}"

    def play(self, seed: int) -> None:
        """Play a deal twice, with seats changed."""
        before = time.process_time()
        deal = len(self.begun)
        setup = self.setup_of(deal)
        first = self.rules.to_move(self.rules.start(setup, seed + deal).state)
        for seats in ((self.better, self.worse), (self.worse, self.better)):
            played = play_seated(
                self.rules, self.mind, lambda _: setup, seats, 1, seed + deal
            ).players
            tally = played[self.better]
            won = tally.wins + tally.shared / 2
            (self.begun if seats[first or 0] is self.better else self.followed).append(won)
            self.points.append((tally.points, played[self.worse].points))
        self.seconds += time.process_time() - before

    def row(self) -> list[str]:
        """Return what the table tells of it."""
        pairs = [sum(pair) / SEATS for pair in zip(self.begun, self.followed, strict=True)]
        better, worse = (mean(column) for column in zip(*self.points, strict=True))
        return [
            self.name,
            f"{self.better.level} : {self.worse.level}",
            str(len(self.points)),
            *map(share, (pairs, self.begun, self.followed)),
            f"{better:.1f} to {worse:.1f}",
            f"{self.seconds:.0f} s",
        ]


def share(won: list[float]) -> str:
    """Return a share of games with its standard error, in hundredths."""
    error = 100 * stdev(won) / sqrt(len(won)) if len(won) > 1 else float("nan")
    return f"{100 * mean(won):.1f} % ({error:.1f})"


def ladders() -> list[Ladder]:
    """Return the ladders of all games and modes that two can play."""
    found = []
    for game in GAMES:
        play = play_of(game)
        rules = play.rules()
        mind = play.mind(rules)
        for mode, counts in game.modes.items():
            if SEATS in counts:
                setup_of = play.setups(mode, SEATS)
                name = f"{game.name}, {mode}"
                found += [Ladder(name, rules, mind, setup_of, *pair) for pair in PAIRS]
    return found


def main() -> None:
    """Read the command line, play, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--games", type=int, default=400, help="of each ladder, at most")
    parser.add_argument("--seed", type=int, default=70_000)
    parser.add_argument("--only", nargs="*", default=[], help="ladders that have all these words")
    wanted = parser.parse_args()
    end = time.monotonic() + 60 * wanted.minutes
    all_of_them = [one for one in ladders() if all(word in one.title for word in wanted.only)]
    while time.monotonic() < end:
        left = [one for one in all_of_them if len(one.points) < wanted.games]
        if not left:
            break
        min(left, key=lambda one: one.seconds).play(wanted.seed)
    headings = ("game", "levels", "games", "won", "began", "followed", "mean", "time")
    print_table(headings, [one.row() for one in all_of_them if one.points])


if __name__ == "__main__":
    main()
