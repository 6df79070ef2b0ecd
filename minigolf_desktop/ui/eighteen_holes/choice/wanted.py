"""The game of 18 Holes that is to be set up, and the courses that it may be played on."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from minigolf_desktop.model.eighteen_holes.box import GOLFER_FACES, Box, Golfer, Preset
from minigolf_desktop.model.eighteen_holes.building import can_be_played
from minigolf_desktop.model.eighteen_holes.course import MOST_HOLES, Course
from minigolf_desktop.model.eighteen_holes.hazards import Hazards
from minigolf_desktop.model.eighteen_holes.modes import PLAY_MODES
from minigolf_desktop.model.eighteen_holes.modes.solo_chaos import targets_of_each
from minigolf_desktop.model.eighteen_holes.quick_course import quick_course
from minigolf_desktop.model.eighteen_holes.ratings import difficulty, solo_par, stableford_range
from minigolf_desktop.model.eighteen_holes.setup import (
    CHAOS_MODES,
    SEATS,
    SOLO_CARDS,
    ClubChoice,
    Mode,
)
from minigolf_desktop.model.play import Randomness, seed_from_text
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.eighteen_holes.text.modes import GOLF_MODES

READY_MODES = tuple(mode for mode in Mode if mode in PLAY_MODES)
"""Modes that can be played, in the order in which they are offered."""

MOST_SEATS = 5
FIRST_COURSE = "practice-meadow"
"""Id of the preset course that is meant for a first game."""
USUAL_HOLES = 9
"""Holes of a quick course unless others are wanted."""
BY_CHANCE = "by-chance"
"""In place of a golfer face: one is dealt when the game begins."""


@dataclass(frozen=True)
class WantedGolf:
    """Everything chosen for a game but its seed and the names of the players."""

    mode: Mode = Mode.MATCH
    course: str = FIRST_COURSE
    """Key of the course: the id of a preset one, or what :mod:`.offers` calls another."""
    holes: int = USUAL_HOLES
    """Holes of the next quick course."""
    players: int = 2
    faces: tuple[str, ...] = ("",) * MOST_SEATS
    """By seat, of all five: a face, empty for none, or :data:`BY_CHANCE`."""
    clubs: ClubChoice = ClubChoice.FIRST_GAME
    open_choices: bool = False
    fly_over: bool = False
    hazards: Hazards = Hazards.AS_DRAWN
    rank: int = 0
    """Rank of the solo deck on this course; 0 for the one that is a fair match there."""
    deck: tuple[int, ...] = ()
    """Solo cards chosen one by one for this course; empty for a deck of that rank (H27)."""


def club_choices(mode: Mode, players: int) -> tuple[ClubChoice, ...]:
    """Return how so many players may come by their clubs in a mode (ruling H9)."""
    if GOLF_MODES[mode].has_solo_deck:
        return (ClubChoice.FREE, ClubChoice.RANDOM)
    usual = ClubChoice.FREE if players == 1 else ClubChoice.DRAFT
    return (usual, ClubChoice.RANDOM, ClubChoice.FIRST_GAME)


def takes_golfers(mode: Mode, clubs: ClubChoice) -> bool:
    """Return whether golfer cards are played: not with ready hands, nor with a solo deck."""
    return not GOLF_MODES[mode].has_solo_deck and clubs is not ClubChoice.FIRST_GAME


def first_game() -> WantedGolf:
    """Return what the rule book suggests to those who play for the first time."""
    return WantedGolf()


def deal_faces(faces: Sequence[str], seed: int) -> tuple[str, ...]:
    """Return faces with those left to chance dealt: of golfers that nobody has, either side."""
    taken = {GOLFER_FACES[face].golfer for face in faces if face in GOLFER_FACES}
    left = [golfer for golfer in Golfer if golfer not in taken]
    stream = Randomness.of_seed(seed)
    dealt = []
    for face in faces:
        chosen = face
        if face == BY_CHANCE:
            place, stream = stream.below(len(left))
            side, stream = stream.below(2)
            chosen = f"{left.pop(place)}-{'ab'[side]}"
        dealt.append(chosen)
    return tuple(dealt)


def wanted_by(settings: Settings) -> WantedGolf:
    """Return the choices of last time; those of a first game where there are none."""
    return wanted_from_json(settings.last_golf)


def setting_changes(wanted: WantedGolf) -> dict[str, Any]:
    """Return what to remember of a game that is begun, by the name of the setting."""
    return {
        "last_golf": {
            "mode": str(wanted.mode),
            "course": wanted.course,
            "holes": wanted.holes,
            "players": wanted.players,
            "faces": list(wanted.faces),
            "clubs": str(wanted.clubs),
            "open_choices": wanted.open_choices,
            "fly_over": wanted.fly_over,
            "hazards": str(wanted.hazards),
            "rank": wanted.rank,
            "deck": list(wanted.deck),
        }
    }


def wanted_from_json(data: Mapping[str, Any]) -> WantedGolf:
    """Return the choices that were remembered; what is not of the form is as in a first game."""
    wanted = first_game()
    modes = {str(mode): mode for mode in READY_MODES}
    mode = modes.get(str(data.get("mode")), wanted.mode)
    players = data.get("players")
    if type(players) is not int or players not in SEATS[mode]:
        players = wanted.players if wanted.players in SEATS[mode] else SEATS[mode][0]
    ways = {str(clubs): clubs for clubs in club_choices(mode, players)}
    hazards = {str(one): one for one in Hazards}
    course, holes, rank = data.get("course"), data.get("holes"), data.get("rank")
    return replace(
        wanted,
        mode=mode,
        course=course if isinstance(course, str) else wanted.course,
        holes=holes if type(holes) is int and 1 <= holes <= MOST_HOLES else wanted.holes,
        players=players,
        faces=_faces(data.get("faces")),
        clubs=ways.get(str(data.get("clubs")), next(reversed(ways.values()))),
        open_choices=data.get("open_choices") is True,
        fly_over=data.get("fly_over") is True,
        hazards=hazards.get(str(data.get("hazards")), wanted.hazards),
        rank=rank if type(rank) is int and rank > 0 else wanted.rank,
        deck=_deck(data.get("deck")),
    )


def _deck(data: object) -> tuple[int, ...]:
    """Return the numbers of different solo cards, none where anything else is among them."""
    cards = data if isinstance(data, list) else []
    sound = all(type(card) is int and 0 <= card < SOLO_CARDS for card in cards)
    return tuple(cards) if sound and len(set(cards)) == len(cards) else ()


def _faces(data: object) -> tuple[str, ...]:
    """Return a face for every seat, no golfer twice."""
    faces = list(data)[:MOST_SEATS] if isinstance(data, list) else []
    kept: list[str] = []
    seen: set[Golfer] = set()
    for face in faces:
        known = GOLFER_FACES.get(face) if isinstance(face, str) else None
        if known is not None and known.golfer not in seen:
            seen.add(known.golfer)
            kept.append(known.id)
        else:
            kept.append(BY_CHANCE if face == BY_CHANCE else "")
    return (*kept, *("",) * (MOST_SEATS - len(kept)))


OWN, QUICK = "own:", "quick:"
"""Beginnings of the keys of the player's own courses and of quick ones."""

_CHAOS_SUITS = {"yes": 0, "ok": 1, "no": 2}


@dataclass(frozen=True)
class CourseOffer:
    """A course that can be chosen, with what is told of it."""

    key: str
    """What it is remembered by: the id of a preset course, or :data:`OWN`, :data:`QUICK`."""
    course: Course
    points: tuple[int, int]
    """Stableford points for par on every hole, and the most there are."""
    difficulty: int
    """The higher the harder."""
    solo_par: int
    """Rank of the solo deck that is a fair match (ruling H15)."""
    preset: Preset | None = None
    """Where it comes with the box."""

    @property
    def is_own(self) -> bool:
        """Whether the player made it."""
        return self.key.startswith(OWN)

    @property
    def is_quick(self) -> bool:
        """Whether it was built by chance."""
        return self.key.startswith(QUICK)

    @property
    def combined(self) -> int:
        """How many turns of combined scoring a solo deck needs on it: one a target."""
        return max(1, targets_of_each(len(self.course.holes)))

    def suits(self, mode: Mode) -> int:
        """Return how well it suits a mode: 0 well, 1 passably, 2 not."""
        if mode in CHAOS_MODES:
            return _CHAOS_SUITS[self.preset.chaos] if self.preset else 1
        if self.key == FIRST_COURSE:
            # Five short holes are over before a count of strokes means anything.
            return 0 if GOLF_MODES[mode].counts_flags else 2
        return 1 if self.preset is not None and self.preset.chaos == "yes" else 0


def preset_offers(box: Box) -> tuple[CourseOffer, ...]:
    """Return the courses of the box."""
    return tuple(
        CourseOffer(
            key=preset.course.id,
            course=preset.course,
            points=stableford_range(preset.course),
            difficulty=preset.difficulty,
            solo_par=preset.solo_par,
            preset=preset,
        )
        for preset in box.presets
    )


def own_offers(courses: Iterable[Course | None], box: Box) -> Iterator[CourseOffer | None]:
    """Yield the player's own courses, in their order, each as it is due; several may have the same
    name. For one that cannot be read or played None comes.
    """
    taken: set[str] = set()
    for course in courses:
        if course is None or not can_be_played(course, box):
            yield None
            continue
        key, count = f"{OWN}{course.name}", 1
        while key in taken:
            count += 1
            key = f"{OWN}{course.name}:{count}"
        taken.add(key)
        yield _rated(key, course, box)


def quick_offer(box: Box, holes: int, seed_text: str) -> CourseOffer:
    """Return a quick course; the same holes and seed give the same one."""
    course = quick_course(box, holes, seed_from_text(seed_text))
    name = translate("golf choice", "Quick course {seed}").replace("{seed}", seed_text)
    return _rated(quick_key(holes, seed_text), replace(course, name=name), box)


def quick_key(holes: int, seed_text: str) -> str:
    """Return the key of a quick course."""
    return f"{QUICK}{holes}:{seed_text}"


def quick_choice(key: str) -> tuple[int, str] | None:
    """Return holes and seed of the key of a quick course; None for any other key."""
    if not key.startswith(QUICK):
        return None
    holes, colon, seed_text = key.removeprefix(QUICK).partition(":")
    sound = colon and seed_text and holes.isascii() and holes.isdigit()
    if not sound or len(holes) > 2 or not 1 <= int(holes) <= MOST_HOLES:
        return None
    return int(holes), seed_text


def in_order(offers: Sequence[CourseOffer], mode: Mode) -> tuple[CourseOffer, ...]:
    """Return own and quick courses first, then what suits a mode, the easier before the harder."""
    return tuple(
        sorted(
            offers,
            key=lambda offer: (
                (0, offer.is_quick, 0)
                if offer.preset is None
                else (1, offer.suits(mode), offer.difficulty)
            ),
        )
    )


def nearest(offered: Sequence[int], wanted: int) -> int:
    """Return the rank of those offered that is nearest to the one wanted."""
    return min(offered, key=lambda rank: abs(rank - wanted))


def _rated(key: str, course: Course, box: Box) -> CourseOffer:
    return CourseOffer(
        key=key,
        course=course,
        points=stableford_range(course),
        difficulty=difficulty(course, box),
        solo_par=solo_par(course, box),
    )
