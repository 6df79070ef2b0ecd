"""Which badges were earned: worked out of the history, and written nowhere."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from minigolf_desktop.content.badges import BadgeRecord
from minigolf_desktop.storage.feats import FEATS
from minigolf_desktop.storage.history import HistoryGame
from minigolf_desktop.storage.statistics import Played, played_of


class Earned(NamedTuple):
    """A badge that was earned."""

    badge: BadgeRecord
    by: Played
    """The game in which it was."""


def earned(badges: Sequence[BadgeRecord], played: Sequence[Played]) -> Mapping[str, Earned]:
    """Return the badges that were earned, by id; raises KeyError for an unknown feat."""
    found = ((badge, FEATS[badge.feat](played, **badge.given)) for badge in badges)
    return {badge.id: Earned(badge, by) for badge, by in found if by is not None}


def newly_earned(
    badges: Sequence[BadgeRecord], games: Sequence[HistoryGame], match: str
) -> tuple[BadgeRecord, ...]:
    """Return the badges that nobody would have without one match."""
    before = earned(badges, played_of(one for one in games if one.match != match))
    after = earned(badges, played_of(games))
    return tuple(badge for badge in badges if badge.id in after and badge.id not in before)
