"""Who makes promises in a match of Minigolf Designer."""

from minigolf_desktop.ui.designer.promises import Promiser
from minigolf_desktop.ui.designer.session import TableSession


def promiser_of(session: TableSession, *, looking: bool) -> Promiser:
    """Return who is to move, as somebody who promises; raises ValueError without a land."""
    designer, player = session.designer, session.players[session.seat]
    if designer.course is None:
        raise ValueError("promises are made on a land")
    return Promiser(
        name="" if session.is_solo else player.name,
        colour=player.colour,
        taken=designer.promises,
        course=designer.course,
        clients=session.table.clients,
        players=len(session.players),
        visit=session.table.turn > 0,
        looking=looking,
    )
