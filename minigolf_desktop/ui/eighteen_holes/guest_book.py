"""What the guest book keeps of a game of 18 Holes, and how it tells games apart."""

from PySide6.QtGui import QPixmap

from minigolf_desktop.model.eighteen_holes.box import GOLFER_FACES
from minigolf_desktop.model.eighteen_holes.leaderboard import standings
from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.model.play import EVERYBODY
from minigolf_desktop.model.play.seats import COLOURS
from minigolf_desktop.storage.books import EndedMatch
from minigolf_desktop.storage.eighteen_holes import course_key, earlier_games
from minigolf_desktop.storage.history import (
    GOLF,
    MOST_HOLES,
    HistoryGame,
    HistoryPlayer,
    by_course,
    by_golfer,
    by_par,
)
from minigolf_desktop.ui.common.guest_book import (
    TOKEN,
    Chapter,
    GuestBook,
    badges_of,
    computers,
    course_words,
    par_words,
    players,
)
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.result import rank_beaten
from minigolf_desktop.ui.eighteen_holes.shell import GolfShell
from minigolf_desktop.ui.eighteen_holes.text.modes import golf_mode, mode_name
from minigolf_desktop.ui.eighteen_holes.widgets.cards import card_name, portrait_pixmap

_MODES = {mode.value: mode for mode in Mode}


def guest_book(shell: GolfShell) -> GuestBook:
    """Return its part; raises ContentError."""
    return GuestBook(
        GOLF,
        (
            Chapter(translate("book", "Courses"), by_course, course_words),
            Chapter(translate("book", "Golfers"), by_golfer, _golfer, _golfer_picture),
            players(),
            Chapter(
                translate("book", "Holes by par"), by_par, par_words, fewest=True, in_order=True
            ),
            computers(),
        ),
        badges_of(GOLF),
        _mode_name,
        earlier_games,
        "characters/bruno",
    )


def _golfer(group: str) -> str:
    return card_name(group) if group in GOLFER_FACES else group


def _golfer_picture(look: Look, group: str, ratio: float) -> QPixmap:
    if group not in GOLFER_FACES:
        return QPixmap()
    return portrait_pixmap(group, look.px(TOKEN), ratio, look.theme)


def _mode_name(mode: str) -> str:
    return mode_name(_MODES[mode]) if mode in _MODES else mode


def history_of(rules: object, ended: EndedMatch) -> HistoryGame | None:
    """Return a game that is over as the history has it; None where only computers played.

    Of a race only the winners have a score, its rounds.
    """
    view = ended.match.view(EVERYBODY)
    setup = view.table.setup
    if not ended.people:
        return None
    racing, beaten = golf_mode(view).is_race, rank_beaten(view)
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
