"""Games of a history that nobody played."""

from datetime import UTC, datetime, timedelta

from minigolf_desktop.storage.history import (
    DESIGNER,
    GOLF,
    PUTT_DICE,
    HistoryGame,
    HistoryPlayer,
)

FIRST = datetime(2025, 6, 1, 18, tzinfo=UTC)


def date_of(day):
    """Return when a game ended, so many days after the first."""
    return (FIRST + timedelta(days=day)).isoformat()


def solo(
    day, score, *, match="", land="land-01", points=None, strokes=(4,) * 9, facts=None, others=()
):
    """Return a solo family game; without other facts all went well in it."""
    usual = {"holes": 9, "passes": 0, "missing": 0}
    player = HistoryPlayer(
        land=land,
        score=score,
        points=points or {},
        strokes=strokes,
        facts=usual if facts is None else facts,
    )
    return HistoryGame(
        date=date_of(day),
        match=match,
        game=DESIGNER,
        mode="family-solo",
        clients=("mrs-bloom", "mr-long"),
        players=(player, *others),
    )


def putting(day, strokes, *, others=()):
    """Return a round alone on a course of as many holes of par 3."""
    player = HistoryPlayer(colour="red", score=sum(strokes), place=1, strokes=strokes)
    return HistoryGame(
        date=date_of(day),
        game=PUTT_DICE,
        course="c0ffee",
        name="Duck Ponds",
        pars=(3,) * len(strokes),
        players=(player, *others),
    )


def golf(day, strokes, *, mode="stroke", golfer="", hazards="as-drawn", others=()):
    """Return a game alone on a course of as many holes of par 4."""
    player = HistoryPlayer(
        colour="red", golfer=golfer, score=sum(strokes), place=1, strokes=strokes
    )
    return HistoryGame(
        date=date_of(day),
        game=GOLF,
        mode=mode,
        course="fa1r",
        hazards=hazards,
        name="Larkfield Nine",
        pars=(4,) * len(strokes),
        players=(player, *others),
    )
