"""What the guest book keeps of a round of Putt Dice."""

from minigolf_desktop.model.play import EVERYBODY
from minigolf_desktop.model.play.seats import COLOURS
from minigolf_desktop.model.putt_dice import HOLES, standings
from minigolf_desktop.storage.ends import Ended
from minigolf_desktop.storage.history import MOST_HOLES, PUTT_DICE, HistoryGame, HistoryPlayer
from minigolf_desktop.storage.putt_dice.records import course_key


def history_of(rules: object, ended: Ended) -> HistoryGame | None:
    """Return a round that is over as the history has it: strokes without any coupon.

    None for practice, and where only computers played.
    """
    view = ended.match.view(EVERYBODY)
    setup, course = view.setup, view.setup.course
    if setup.practice or not ended.people:
        return None
    ranks = {standing.seat: standing.rank for standing in standings(view)}
    return HistoryGame(
        date=ended.date,
        match=ended.id,
        game=PUTT_DICE,
        course=course_key(course),
        name=course.name[:200],
        pars=tuple(hole.par for hole in course.holes),
        players=tuple(
            HistoryPlayer(
                name=player.name,
                colour=COLOURS[seat],
                level=player.computer,
                character=player.character,
                score=sum(view.cards[seat][:HOLES]),
                place=ranks[seat],
                strokes=view.cards[seat][:MOST_HOLES],
            )
            for seat, player in enumerate(setup.players)
            if seat not in ended.replaced
        ),
    )
