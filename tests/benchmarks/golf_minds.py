"""Measure the computer's golfers, with short runs of whole games on the courses of the box.

    PYTHONPATH=DIR python tests/benchmarks/golf_minds.py par LEVEL [--without PART] [...]
    PYTHONPATH=DIR python tests/benchmarks/golf_minds.py between LEVEL LEVEL MODE [...]
    PYTHONPATH=DIR python tests/benchmarks/golf_minds.py without PART MODE [...]

DIR is a copy made by `installer/compiled_copy.py`; without it they think in plain Python. ``par``
plays Stroke Play alone and tells the strokes of a hole against its par, of a hard golfer also
without a part of what it sees. ``between`` lets a golfer of the first level play against as many of
the second as the mode needs, ``without`` a hard one against as many who lack a part.

`--games` and `--seed` come first. Courses come one after the other, golfers by lot; seats go round.
"""

import argparse
from collections.abc import Callable

from minigolf_desktop.bots.eighteen_holes.kernel.actions import ARGUMENT
from minigolf_desktop.bots.eighteen_holes.kernel.codes import DRAFT
from minigolf_desktop.bots.eighteen_holes.kernel.position import Position
from minigolf_desktop.bots.eighteen_holes.mind import SIGHTS, GolfMind, Sight
from minigolf_desktop.bots.eighteen_holes.plain_golfers import FAVOURITES
from minigolf_desktop.bots.eighteen_holes.random_games import random_setup
from minigolf_desktop.bots.mind import AnyMind, Thinker, Thought
from minigolf_desktop.bots.playout import play_seated
from minigolf_desktop.content.eighteen_holes import eighteen_holes_rules
from minigolf_desktop.model.eighteen_holes.moves import Action
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import SEATS, Mode, Setup
from minigolf_desktop.model.eighteen_holes.state import View
from minigolf_desktop.model.play import STRONGEST, Character, Level, Randomness

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

    def worths(self, position: Position, actions: list[int], sight: Sight) -> list[float]:
        """Return the place of a club in the order; all else as usual."""
        if position.phase != DRAFT:
            return super().worths(position, actions, sight)
        names = position.table.cards.name
        return [0.1 * FAVOURITES.index(names[action & ARGUMENT]) for action in actions]


class TwoMinds:
    """Decides for two kinds of players with a mind for each."""

    def __init__(self, whole: GolfMind, lacking: GolfMind) -> None:
        """Take the mind of all, and that of those who lack something."""
        self._whole = whole
        self._lacking = lacking

    def decide(self, view: View, thinker: Thinker, randomness: Randomness) -> Thought[Action]:
        """Return what the mind of a player decides."""
        mind = self._lacking if thinker == LACKING else self._whole
        return mind.decide(view, thinker, randomness)


def lacking_mind(rules: EighteenHolesRules, part: str) -> GolfMind:
    """Return a mind that lacks a part of what a hard golfer sees."""
    if part in PARTS:
        return GolfMind(rules, (*SIGHTS[:STRONGEST], PARTS[part]))
    return FixedPicks(rules)


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


def par(level: Level, part: str | None, games: int, seed: int) -> None:
    """Print the strokes of a hole against its par, and how long decisions take."""
    rules = eighteen_holes_rules()
    setup_of = setups(rules, Mode.STROKE, 1, seed)
    mind: AnyMind = lacking_mind(rules, part) if part else GolfMind(rules)
    thinker = Thinker(level)
    tally = play_seated(rules, mind, setup_of, [thinker], games, seed).players[thinker]
    holes = [hole for game in range(games) for hole in setup_of(game).course.holes]
    against = (tally.points - sum(hole.par for hole in holes)) / len(holes)
    print(f"{level}: {against:+.2f} a hole in {games} games of {len(holes)} holes")
    print(f"{1000 * tally.seconds / tally.decisions:.1f} ms a decision, {tally.slowest:.2f} s most")


def between(
    first: Thinker, second: Thinker, mind: AnyMind, mode: Mode, games: int, seed: int
) -> None:
    """Print how often one player wins against as many others as the mode needs."""
    rules = eighteen_holes_rules()
    seats = [first] + [second] * (max(2, SEATS[mode][0]) - 1)
    setup_of = setups(rules, mode, len(seats), seed)
    found = play_seated(rules, mind, setup_of, seats, games, seed).players
    for name, thinker in (("first", first), ("second", second)):
        one = found[thinker].figures()
        print(f"{name}: {one['wins']:.1%} won, {one['shared']:.1%} shared, mean {one['mean']:.2f}")


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=28)
    parser.add_argument("--seed", type=int, default=100)
    what = parser.add_subparsers(dest="what", required=True)
    alone = what.add_parser("par")
    alone.add_argument("level", choices=list(Level), type=Level)
    alone.add_argument("--without", choices=[*PARTS, "picks"])
    levels = what.add_parser("between")
    levels.add_argument("level", choices=list(Level), type=Level)
    levels.add_argument("other", choices=list(Level), type=Level)
    lacking = what.add_parser("without")
    lacking.add_argument("part", choices=[*PARTS, "picks"])
    for one in (levels, lacking):
        one.add_argument("mode", choices=list(Mode), type=Mode)
    wanted = parser.parse_args()
    run = wanted.games, wanted.seed
    rules = eighteen_holes_rules()
    if wanted.what == "par":
        par(wanted.level, wanted.without, *run)
    elif wanted.what == "between":
        pair = Thinker(wanted.level), Thinker(wanted.other)
        between(*pair, GolfMind(rules), wanted.mode, *run)
    else:
        minds = TwoMinds(GolfMind(rules), lacking_mind(rules, wanted.part))
        between(WHOLE, LACKING, minds, wanted.mode, *run)


if __name__ == "__main__":
    main()
