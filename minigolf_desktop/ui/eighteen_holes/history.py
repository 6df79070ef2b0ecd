"""What the guest book keeps of a game of 18 Holes."""

from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.model.eighteen_holes.standings import standings
from minigolf_desktop.model.play import EVERYBODY
from minigolf_desktop.model.play.seats import COLOURS
from minigolf_desktop.storage.eighteen_holes.records import course_key
from minigolf_desktop.storage.ends import Ended
from minigolf_desktop.storage.history import GOLF, MOST_HOLES, HistoryGame, HistoryPlayer
from minigolf_desktop.ui.eighteen_holes.results import rank_beaten


def history_of(rules: object, ended: Ended) -> HistoryGame | None:
    """Return a game that is over as the history has it; None where only computers played.

    Of a race only the winners have a score, its rounds.
    """
    view = ended.match.view(EVERYBODY)
    setup = view.table.setup
    if not ended.people:
        return None
    racing, beaten = setup.mode is Mode.RACING, rank_beaten(view)
    players = []
    for seat, standing in enumerate(standings(view)):
        if seat in ended.replaced:
            continue
        player, score = setup.players[seat], view.round if racing else standing.points
        facts = {"aces": standing.aces, "won": len(view.players[seat].taken), "beaten": beaten}
        players.append(
            HistoryPlayer(
                name=player.name,
                colour=COLOURS[seat],
                level=player.computer,
                character=player.character,
                golfer=setup.golfers[seat],
                score=None if racing and view.ranks[seat] != 1 else score,
                place=view.ranks[seat],
                strokes=view.players[seat].card[:MOST_HOLES],
                facts={name: count for name, count in facts.items() if count},
            )
        )
    return HistoryGame(
        date=ended.date,
        match=ended.id,
        game=GOLF,
        mode=setup.mode.value,
        course=course_key(setup.course),
        name=setup.course.name[:200],
        holes=len(setup.course.holes),
        pars=tuple(view.table.field.pars[:MOST_HOLES]),
        players=tuple(players),
    )
