"""Whether a game of 18 Holes can be played as it is set up."""

from minigolf_desktop.model.eighteen_holes.box import Box
from minigolf_desktop.model.eighteen_holes.golfers import GOLFER_FACES
from minigolf_desktop.model.eighteen_holes.modes import PLAY_MODES
from minigolf_desktop.model.eighteen_holes.setup import SEATS, ClubChoice, Setup
from minigolf_desktop.model.play.seats import SetupFormatError


def check_setup(setup: Setup, box: Box) -> None:
    """Raise SetupFormatError where a set-up cannot be played."""
    if setup.seats not in SEATS[setup.mode]:
        raise SetupFormatError(f"{setup.mode} is not for {setup.seats}")
    if len(setup.players) != setup.seats:
        raise SetupFormatError(f"{len(setup.players)} players sit on {setup.seats} seats")
    cards = [face for face in setup.golfers if face]
    if any(face not in GOLFER_FACES for face in cards):
        raise SetupFormatError("there is no such golfer")
    if len({GOLFER_FACES[face].golfer for face in cards}) < len(cards):
        raise SetupFormatError("a golfer card is there once, whichever side is up")
    if cards and setup.clubs is ClubChoice.FIRST_GAME:
        raise SetupFormatError("hands for the first game are played without golfer cards")
    of_others = ClubChoice.DRAFT if setup.seats == 1 else ClubChoice.FREE
    if setup.clubs is of_others:
        raise SetupFormatError("clubs are chosen freely by who plays alone, drafted by others")
    if not setup.course.holes:
        raise SetupFormatError("the course has no hole")
    PLAY_MODES[setup.mode].check(setup, box)
