"""What the tips of Putt Dice claim, and random rounds to try them in."""

import random
from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial

from tip_moments import Claims, Moment, Played, check

from minigolf_desktop.bots.putt_dice.random_rounds import RandomPutter
from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.content.putt_dice import putt_dice_rules
from minigolf_desktop.model.play import Match, Seat
from minigolf_desktop.model.play.rules import Step
from minigolf_desktop.model.putt_dice import HOLES, HoleTile, PuttCourse, PuttHole, Roll, Setup
from minigolf_desktop.model.putt_dice.putting import MOST_STROKES
from minigolf_desktop.model.putt_dice.rules import PuttDiceRules
from minigolf_desktop.model.putt_dice.setup import MOST_PLAYERS
from minigolf_desktop.model.putt_dice.state import State
from minigolf_desktop.storage.putt_dice import putt_course, shipped_courses

# --- Where a putt ends, and why, worked out from its dice


def rest_of(moment: Moment) -> tuple[int, int]:
    """Return the tile on which bad luck met the ball, and the strokes of the putt itself."""
    before: State = moment.before
    if not isinstance(moment.action, Roll):
        return before.position, 0
    rules: PuttDiceRules = moment.match.rules
    chance, precision, marked = before.chance, 0, False
    for die in rules.dice[: moment.action.dice]:
        face, chance = chance.below(len(die.faces))
        precision += die.faces[face].precision
        marked |= die.faces[face].bad_luck
    check(marked, "no exclamation mark shows")
    precision, place = max(0, precision), before.position
    for _ in range(moment.action.dice):
        if place == before.hole.length:
            break
        precision -= before.hole.tiles[place].par
        if precision < 0:
            return place, 1
        place += 1
    raise AssertionError("the ball was not held for want of precision")


def goes(by: int, *, penalty: int, hazards: tuple[str, ...], moment: Moment) -> Iterator[None]:
    """Claim that a hazard of the tile moves the ball by so many tiles, at so many strokes."""
    before, after = moment.before, moment.after
    place, strokes = rest_of(moment)
    tile = before.hole.tiles[place]
    check(any(getattr(tile, hazard) for hazard in hazards), f"tile {place} has none of {hazards}")
    check(after.turn == before.turn and after.cards == before.cards, "the hole is over")
    check(after.position == place + by, f"the ball went from {place} to {after.position}")
    check(after.strokes == before.strokes + strokes + penalty, f"{after.strokes} strokes")
    yield from ()


def stays(by: int, *, penalty: int, hazards: tuple[str, ...], moment: Moment) -> Iterator[None]:
    """Claim that there is no tile in the direction of a hazard, so that the ball stays."""
    place, _ = rest_of(moment)
    check(not 0 <= place + by < moment.before.hole.length, f"beside tile {place} there is another")
    yield from goes(0, penalty=penalty, hazards=hazards, moment=moment)


_SPLASHES = {"penalty": 1, "hazards": ("water", "flowers")}
_SLOPES = {"penalty": 0, "hazards": ("slope",)}

CLAIMS: Claims = {
    "splash": lambda moment: goes(1, **_SPLASHES, moment=moment),
    "splash-on-green": lambda moment: stays(1, **_SPLASHES, moment=moment),
    "roll-back": lambda moment: goes(-1, **_SLOPES, moment=moment),
    "roll-back-on-tee": lambda moment: stays(-1, **_SLOPES, moment=moment),
}

# --- Random rounds


@cache
def rules() -> PuttDiceRules:
    """Return the rules with the dice of the box."""
    return putt_dice_rules()


@cache
def courses() -> tuple[PuttCourse, ...]:
    """Return the courses that come with the program."""
    return tuple(map(putt_course, shipped_courses(load_catalogue())))


def dangerous(chance: random.Random) -> PuttCourse:
    """Return a course with something to fall into, or to roll down, on most of its tiles."""

    def tile(place: int) -> HoleTile:
        slope, water, flowers = (chance.random() < share for share in (0.5, 0.4, 0.2))
        return HoleTile(chance.randrange(4), slope, water, flowers, place, 0)

    holes = (PuttHole(tuple(map(tile, range(chance.randrange(2, 6))))) for _ in range(HOLES))
    return PuttCourse("", tuple(holes))


class LevelRound(PuttDiceRules):
    """Rounds in which everybody is level after eight holes, so that many are played off."""

    def start(self, setup: Setup, seed: int) -> Step:
        """Begin with the last hole."""
        step = super().start(setup, seed)
        cards = ((MOST_STROKES,) * (HOLES - 1),) * len(setup.players)
        return step._replace(state=step.state._replace(round=HOLES - 1, cards=cards))


def _round(seed: int, *, players: range, danger: bool, coupon: bool, level: bool) -> Played:
    chance = random.Random(seed)
    course = dangerous(chance) if danger else chance.choice(courses())
    count = chance.choice(players)
    setup = Setup(
        course,
        (Seat(),) * count,
        first=chance.randrange(count),
        coupon=chance.randrange(count) if coupon else None,
    )
    by = LevelRound(rules().dice) if level else rules()
    putter = RandomPutter(by.dice, seed)
    return Played(Match(by, setup, seed), putter.choose, None)


_USUAL = {"danger": False, "coupon": False, "level": False}
_GROUP = range(2, MOST_PLAYERS + 1)

MODES: Mapping[str, Callable[[int], Played]] = {
    "alone": partial(_round, players=range(1, 2), **_USUAL),
    "group": partial(_round, players=_GROUP, **_USUAL),
    "training coupon": partial(_round, players=_GROUP, **{**_USUAL, "coupon": True}),
    "play-off": partial(_round, players=_GROUP, danger=True, coupon=False, level=True),
    "dangers everywhere": partial(
        _round, players=range(1, MOST_PLAYERS + 1), danger=True, coupon=False, level=False
    ),
}
