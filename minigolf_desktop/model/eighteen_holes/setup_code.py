"""A set-up of 18 Holes as the digits of a code (:mod:`..play.game_code`)."""

from dataclasses import replace

from minigolf_desktop.model.eighteen_holes.box import Box
from minigolf_desktop.model.eighteen_holes.course import MOST_HOLES, Course
from minigolf_desktop.model.eighteen_holes.golfers import GOLFER_FACES
from minigolf_desktop.model.eighteen_holes.quick_course import quick_course
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode, Setup
from minigolf_desktop.model.eighteen_holes.setup_form import SOLO_CARDS
from minigolf_desktop.model.play.game_code import Digit, NoCode, Packed, pack_seats, take_seats
from minigolf_desktop.model.play.randomness import seed_from_text

LETTER = "H"
_MODES, _CLUBS, _PRESETS, _FACES = 16, 8, 64, 32
_SHORT, _LONG = 1 << 20, 1 << 64
_SEEDS = (_SHORT, _LONG)
"""Bases that the seed of a quick course is packed in: the first that is large enough."""
_MOST_WORDS = 6
"""Words at most of the text that a quick course was drawn from."""


def pack(box: Box, setup: Setup) -> list[Digit]:
    """Return a set-up without names; raises NoCode for a course of the player's own."""
    digits = pack_seats(setup.players)
    has_golfers, has_deck = any(setup.golfers), bool(setup.solo_deck)
    digits += [
        Digit(list(Mode).index(setup.mode), _MODES),
        Digit(list(ClubChoice).index(setup.clubs), _CLUBS),
        *(Digit(flag, 2) for flag in (setup.open_choices, setup.fly_over, has_golfers, has_deck)),
    ]
    if has_golfers:
        known = list(GOLFER_FACES)
        digits += [Digit(known.index(face) + 1 if face else 0, _FACES) for face in setup.golfers]
    if has_deck:
        digits.append(Digit(sum(1 << card for card in setup.solo_deck), 1 << SOLO_CARDS))
    return digits + _pack_course(box, setup.course)


def unpack(box: Box, packed: Packed, quick_name: str) -> Setup:
    """Return the set-up of a code; a quick course has its seed in place of ``{seed}`` in its name.

    Raises FutureCode.
    """
    players = take_seats(packed)
    mode = list(Mode)[packed.one_of(len(Mode), _MODES)]
    clubs = list(ClubChoice)[packed.one_of(len(ClubChoice), _CLUBS)]
    open_choices, fly_over, has_golfers, has_deck = (bool(packed.take(2)) for _ in range(4))
    faces: tuple[str, ...] = ("",) * len(players)
    if has_golfers:
        known = ("", *GOLFER_FACES)
        faces = tuple(known[packed.one_of(len(known), _FACES)] for _ in players)
    cards = packed.take(1 << SOLO_CARDS) if has_deck else 0
    return Setup(
        course=_unpack_course(box, packed, quick_name),
        mode=mode,
        golfers=faces,
        clubs=clubs,
        players=players,
        open_choices=open_choices,
        fly_over=fly_over,
        solo_deck=tuple(card for card in range(SOLO_CARDS) if cards >> card & 1),
    )


def _pack_course(box: Box, course: Course) -> list[Digit]:
    presets = [preset.course for preset in box.presets]
    for place, preset in enumerate(presets):
        if preset.is_laid_like(course):
            return [Digit(0, 2), Digit(place, _PRESETS)]
    seed = _seed_of_quick(box, course)
    kind = 0 if seed < _SHORT else 1
    holes = Digit(len(course.holes) - 1, MOST_HOLES)
    return [Digit(1, 2), holes, Digit(kind, 2), Digit(seed, _SEEDS[kind])]


def _seed_of_quick(box: Box, course: Course) -> int:
    """Return what a quick course was drawn from, which its name ends with; raises NoCode."""
    words = course.name.split()
    if course.holes and len(course.holes) <= MOST_HOLES:
        for count in range(1, min(len(words), _MOST_WORDS) + 1):
            seed = seed_from_text(" ".join(words[-count:]))
            if quick_course(box, len(course.holes), seed).is_laid_like(course):
                return seed
    raise NoCode("the course is neither one of the box nor a quick one")


def _unpack_course(box: Box, packed: Packed, quick_name: str) -> Course:
    if not packed.take(2):
        return box.presets[packed.one_of(len(box.presets), _PRESETS)].course
    holes = packed.take(MOST_HOLES) + 1
    seed = packed.take(_SEEDS[packed.take(2)])
    name = quick_name.replace("{seed}", str(seed))
    return replace(quick_course(box, holes, seed), name=name)
