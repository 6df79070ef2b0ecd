"""What the guest book keeps of a round of Putt Dice, and how it tells rounds apart."""

from minigolf_desktop.model.play import EVERYBODY
from minigolf_desktop.model.play.seats import COLOURS
from minigolf_desktop.model.putt_dice import HOLES, standings
from minigolf_desktop.storage.books import EndedMatch
from minigolf_desktop.storage.history import (
    MOST_HOLES,
    PUTT_DICE,
    HistoryGame,
    HistoryPlayer,
    by_course,
    by_par,
)
from minigolf_desktop.storage.putt_dice import course_key, earlier_games
from minigolf_desktop.ui.common.guest_book import (
    Chapter,
    GuestBook,
    badges_of,
    computers,
    course_words,
    par_words,
    players,
)
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.putt_dice.shell import PuttDiceShell


def guest_book(shell: PuttDiceShell) -> GuestBook:
    """Return its part; raises ContentError."""
    return GuestBook(
        PUTT_DICE,
        (
            Chapter(translate("book", "Courses"), by_course, course_words),
            players(),
            Chapter(
                translate("book", "Holes by par"), by_par, par_words, fewest=True, in_order=True
            ),
            computers(),
        ),
        badges_of(PUTT_DICE),
        str,
        earlier_games,
        "characters/cleo",
    )


def history_of(rules: object, ended: EndedMatch) -> HistoryGame | None:
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
