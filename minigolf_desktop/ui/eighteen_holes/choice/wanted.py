"""The game of 18 Holes that is to be set up, as it is chosen on the screen and remembered."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from minigolf_desktop.model.eighteen_holes.course import MOST_HOLES
from minigolf_desktop.model.eighteen_holes.golfers import GOLFER_FACES, Golfer
from minigolf_desktop.model.eighteen_holes.modes import PLAY_MODES
from minigolf_desktop.model.eighteen_holes.setup import SEATS, ClubChoice, Mode
from minigolf_desktop.model.eighteen_holes.setup_form import SOLO_CARDS
from minigolf_desktop.model.play import Randomness
from minigolf_desktop.storage.settings import Settings

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
    rank: int = 0
    """Rank of the solo deck on this course; 0 for the one that is a fair match there."""
    deck: tuple[int, ...] = ()
    """Solo cards chosen one by one for this course; empty for a deck of that rank (H27)."""


def club_choices(mode: Mode, players: int) -> tuple[ClubChoice, ...]:
    """Return how so many players may come by their clubs in a mode (ruling H9)."""
    if mode is Mode.SOLO_CHAOS:
        return (ClubChoice.FREE, ClubChoice.RANDOM)
    usual = ClubChoice.FREE if players == 1 else ClubChoice.DRAFT
    return (usual, ClubChoice.RANDOM, ClubChoice.FIRST_GAME)


def takes_golfers(mode: Mode, clubs: ClubChoice) -> bool:
    """Return whether golfer cards are played: not with ready hands, not in Solo Chaos."""
    return mode is not Mode.SOLO_CHAOS and clubs is not ClubChoice.FIRST_GAME


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
