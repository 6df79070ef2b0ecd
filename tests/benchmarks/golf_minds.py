"""Measure the computer's golfers, with short runs of whole games on the courses of the box.

    PYTHONPATH=DIR python tests/benchmarks/golf_minds.py par LEVEL [--games N] [--seed S]
    PYTHONPATH=DIR python tests/benchmarks/golf_minds.py without PART MODE [--games N] [--seed S]

DIR is a copy made by `installer/compiled_copy.py`; without it they think in plain Python. ``par``
plays Stroke Play alone and tells the turns of a hole against its par. ``without`` lets a hard
golfer play against as many as the mode needs that lack a part of what it sees. Games between levels
are played by `minigolf-desktop playout eighteen-holes --seats hard,medium`.

Courses come one after the other, golfers by lot; seats go round.
"""

import argparse
from collections.abc import Callable

from minigolf_desktop.bots.eighteen_holes.greedy_golfer import FAVOURITES
from minigolf_desktop.bots.eighteen_holes.kernel.actions import ARGUMENT
from minigolf_desktop.bots.eighteen_holes.kernel.codes import DRAFT
from minigolf_desktop.bots.eighteen_holes.kernel.position import Position
from minigolf_desktop.bots.eighteen_holes.mind import SIGHTS, GolfMind, Sight
from minigolf_desktop.bots.eighteen_holes.random_games import random_setup
from minigolf_desktop.bots.mind import Mind, Thinker, Thought
from minigolf_desktop.bots.seated import play_seated
from minigolf_desktop.content.eighteen_holes.rules import eighteen_holes_rules
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import SEATS, Mode, Setup
from minigolf_desktop.model.eighteen_holes.view import View
from minigolf_desktop.model.play import Character, Level, Randomness

GAMES_A_COURSE = 2
"""Deals on a course before the next one: what is known of a course is worked out once."""
WHOLE, LACKING = Thinker(Level.HARD), Thinker(Level.HARD, Character.BRUNO)
PARTS = {
    "clubs": Sight(shots_ahead=0, flags_ahead=0),
    "later-clubs": Sight(shots_ahead=1),
    "cards": Sight(cards=False),
    "next-tee": Sight(next_tee=False),
    "rivals": Sight(rivals=False),
}
"""By part that is lacking what is left to see."""


class FixedPicks(GolfMind):
    """Drafts by a fixed order of clubs, whatever the course."""

    def worths(self, position: Position, actions: list[int], level: Level) -> list[float]:
        """Return the place of a club in the order; all else as usual."""
        if position.phase != DRAFT:
            return super().worths(position, actions, level)
        names = position.table.cards.name
        return [0.1 * FAVOURITES.index(names[action & ARGUMENT]) for action in actions]


class TwoMinds:
    """Decides for two kinds of players with a mind for each."""

    def __init__(self, rules: EighteenHolesRules, lacking: GolfMind) -> None:
        """Take the mind of those who lack something."""
        self._minds = {WHOLE: GolfMind(rules), LACKING: lacking}

    def decide(self, view: View, thinker: Thinker, randomness: Randomness) -> Thought:
        """Return what the mind of a player decides."""
        return self._minds[thinker].decide(view, thinker, randomness)


def setups(
    rules: EighteenHolesRules, mode: Mode, players: int, seed: int
) -> Callable[[int], Setup]:
    """Return what sets up the games of a run, course by course."""
    courses = len(rules.box.presets)

    def setup_of(deal: int) -> Setup:
        course, again = divmod(deal, GAMES_A_COURSE)
        return random_setup(
            rules.box, mode, players, course % courses + courses * (seed + again + 1)
        )

    return setup_of


def par(level: Level, games: int, seed: int) -> None:
    """Print the turns of a hole against its par, and how long decisions take."""
    rules = eighteen_holes_rules()
    setup_of = setups(rules, Mode.STROKE, 1, seed)
    mind: Mind = GolfMind(rules)
    thinker = Thinker(level)
    tally = play_seated(rules, mind, setup_of, [thinker], games, seed).players[thinker]
    holes = [hole for game in range(games) for hole in setup_of(game).course.holes]
    against = (tally.points - sum(hole.par for hole in holes)) / len(holes)
    print(f"{level}: {against:+.2f} a hole in {games} games of {len(holes)} holes")
    print(f"{1000 * tally.seconds / tally.decisions:.1f} ms a decision, {tally.slowest:.2f} s most")


def without(part: str, mode: Mode, games: int, seed: int) -> None:
    """Print how often the whole mind wins against the one that lacks a part."""
    rules = eighteen_holes_rules()
    lacking: GolfMind = FixedPicks(rules)
    if part in PARTS:
        lacking = GolfMind(rules, {**SIGHTS, Level.HARD: PARTS[part]})
    seats = [WHOLE] + [LACKING] * (max(2, SEATS[mode][0]) - 1)
    setup_of = setups(rules, mode, len(seats), seed)
    found = play_seated(rules, TwoMinds(rules, lacking), setup_of, seats, games, seed).players
    for name, thinker in (("whole", WHOLE), (f"without {part}", LACKING)):
        one = found[thinker].figures()
        print(f"{name}: {one['wins']:.1%} won, {one['shared']:.1%} shared, mean {one['mean']:.2f}")


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=28)
    parser.add_argument("--seed", type=int, default=100)
    what = parser.add_subparsers(dest="what", required=True)
    what.add_parser("par").add_argument("level", choices=list(Level), type=Level)
    lacking = what.add_parser("without")
    lacking.add_argument("part", choices=[*PARTS, "picks"])
    lacking.add_argument("mode", choices=list(Mode), type=Mode)
    wanted = parser.parse_args()
    if wanted.what == "par":
        par(wanted.level, wanted.games, wanted.seed)
    else:
        without(wanted.part, wanted.mode, wanted.games, wanted.seed)


if __name__ == "__main__":
    main()
