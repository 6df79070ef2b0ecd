"""What the guest book keeps of a game of Minigolf Designer."""

from minigolf_desktop.model.designer import DesignerRules
from minigolf_desktop.model.designer.scoring.score import Assessment
from minigolf_desktop.model.designer.state import Designer
from minigolf_desktop.model.play import EVERYBODY, Seat
from minigolf_desktop.storage.designer.earlier import mode_of
from minigolf_desktop.storage.ends import Ended
from minigolf_desktop.storage.history import DESIGNER, HistoryGame, HistoryPlayer


def history_of(rules: DesignerRules, ended: Ended) -> HistoryGame | None:
    """Return a game that is over as the history has it.

    None for a practice game, and where only computers played. A rival is one of the players.
    """
    setup, table = ended.match.setup, ended.match.view(EVERYBODY)
    if setup.practice or (setup.players and not ended.people):
        return None
    standings = rules.standings(table)
    seats = setup.players or (Seat(),)
    players = [
        _player(one, table.designers[seat], standings.assessments[seat], standings.places[seat])
        for seat, one in enumerate(seats)
        if seat not in ended.replaced
    ]
    return HistoryGame(
        date=ended.date,
        match=ended.id,
        game=DESIGNER,
        mode=mode_of(advanced=setup.is_advanced, group=not setup.is_solo),
        expansion=setup.expansion,
        clients=tuple(client.id for client in table.clients),
        players=(*players, *_rival(rules, ended)),
    )


def _player(seat: Seat, designer: Designer, assessment: Assessment, place: int) -> HistoryPlayer:
    """Return what is kept of a player and the course that was built."""
    course, numbered = designer.course, assessment.numbering.numbered()
    if course is None:
        raise ValueError("a match without land has no score")
    designs = course.box.designs
    return HistoryPlayer(
        name=seat.name,
        colour=seat.colour,
        level=seat.computer,
        character=seat.character,
        place=place,
        land=course.land.id,
        score=assessment.score.total,
        points={one.id: one.points for one in assessment.score.conditions},
        strokes=tuple(hole.par for hole in numbered.values()),
        facts={
            "holes": len(numbered),
            "longest": max((hole.length for hole in numbered.values()), default=0),
            "passes": designer.passes,
            "missing": course.missing,
            "crossings": sum(designs[tile // 4].is_bridge for tile in course.tiles.values()),
        },
    )


def _rival(rules: DesignerRules, ended: Ended) -> list[HistoryPlayer]:
    """Return who was raced in a solo game, if anybody was."""
    rival, match = ended.match.setup.rival, ended.match.rival
    if rival is None or match is None:
        return []
    table = match.view(EVERYBODY)
    return [
        HistoryPlayer(
            name=rival.name,
            colour=rival.colour,
            level=rival.computer,
            character=rival.character,
            score=rules.race([table]).totals[0],
        )
    ]
