"""What is kept of a game that is over."""

from datetime import UTC, datetime

from minigolf_desktop.model.designer import Setup, Standings, satisfaction
from minigolf_desktop.model.designer.clients import Client
from minigolf_desktop.storage.designer.records import Result, SeatResult
from minigolf_desktop.ui.designer.group_session import GroupSession
from minigolf_desktop.ui.designer.session import SoloSession


def solo_result(session: SoloSession) -> Result:
    """Return the end of a solo game as records keep it; raises ValueError without a land."""
    state, total, course = session.state, session.ending.score.total, session.course
    if course is None:
        raise ValueError("a match without land has no score")
    level = satisfaction(total, state.setup.is_advanced)
    return _result(session.match.seed, state.setup, state.clients, course.land.id, total, level, ())


def group_result(session: GroupSession, standings: Standings) -> Result:
    """Return the end of a group game; raises ValueError where somebody has no land."""
    state = session.state
    seats = []
    for seat, (player, designer) in enumerate(
        zip(state.setup.players, state.designers, strict=True)
    ):
        if designer.course is None:
            raise ValueError("a match without land has no score")
        seats.append(
            SeatResult(
                name=player.name,
                colour=player.colour,
                land=designer.course.land.id,
                total=standings.totals[seat],
                place=standings.places[seat],
            )
        )
    winner = standings.winners[0]
    total, land = standings.totals[winner], seats[winner].land
    return _result(session.match.seed, state.setup, state.clients, land, total, 0, tuple(seats))


def _result(
    seed: int,
    setup: Setup,
    clients: tuple[Client, ...],
    land: str,
    total: int,
    level: int,
    seats: tuple[SeatResult, ...],
) -> Result:
    return Result(
        date=datetime.now(UTC).astimezone().isoformat(timespec="seconds"),
        seed=seed,
        land=land,
        clients=tuple(client.id for client in clients),
        total=total,
        level=level,
        practice=setup.practice,
        mode="advanced" if setup.is_advanced else "family",
        expansion=setup.expansion,
        seats=seats,
    )
