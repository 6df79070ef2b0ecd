"""What the panels round the course show of a game: pure functions of a view."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes.clubs import Deck
from minigolf_desktop.model.eighteen_holes.golfers import SWIFT_A, SWIFT_B
from minigolf_desktop.model.eighteen_holes.moves import Phase
from minigolf_desktop.model.eighteen_holes.setup import CHAOS_MODES, Mode
from minigolf_desktop.model.eighteen_holes.standings import Standing, winners_of
from minigolf_desktop.model.eighteen_holes.state import NONE
from minigolf_desktop.model.eighteen_holes.terrain import Terrain
from minigolf_desktop.model.eighteen_holes.view import View, is_choosing
from minigolf_desktop.model.geometry.hexagon import distance
from minigolf_desktop.ui.common.text.practice import with_practice
from minigolf_desktop.ui.common.theme import signed
from minigolf_desktop.ui.eighteen_holes.board.picture import (
    BoardPicture,
    FlagPicture,
    GolferPicture,
)
from minigolf_desktop.ui.eighteen_holes.round.chaos_pictures import (
    WITH_TOKENS,
    chaos_flag,
    extra_rows,
    rival_players,
)
from minigolf_desktop.ui.eighteen_holes.round.goals import in_extra_turns
from minigolf_desktop.ui.eighteen_holes.round.hole_results import hole_result
from minigolf_desktop.ui.eighteen_holes.round.offer import Offer
from minigolf_desktop.ui.eighteen_holes.round.seats import colour_of
from minigolf_desktop.ui.eighteen_holes.text.chaos import golfer_mark
from minigolf_desktop.ui.eighteen_holes.text.modes import mode_name
from minigolf_desktop.ui.eighteen_holes.text.scores import score_words
from minigolf_desktop.ui.eighteen_holes.widgets import OrderRow, StripHole, StripPlayer, Turn

translate = QCoreApplication.translate

BEFORE = frozenset({Phase.PLACE_TOKEN, Phase.DRAFT, Phase.DECLARE, Phase.TARGET})
"""Phases before the first tee shot."""
WORTH_TELLING = frozenset({Mode.SKINS, *WITH_TOKENS})
"""Modes in which the tokens on a green are more than its flag."""


def board_picture(view: View, names: Sequence[str], offer: Offer) -> BoardPicture:
    """Return golfers and flags."""
    table = view.table
    hexes = table.field.hexes
    golfers = []
    for number, ball in enumerate(view.balls):
        seat = table.seat_of(number)
        if seat not in view.alive:
            continue
        golfers.append(
            GolferPicture(
                number,
                colour_of(seat),
                hexes[ball.place],
                names[seat],
                to_move=_is_to_move(view, number, offer),
                mark=golfer_mark(number) if table.teams else "",
                lying=ball.lying,
            )
        )
    flags = tuple(_flag(view, hole, offer) for hole in range(len(table.field.greens)))
    return BoardPicture(tuple(golfers), flags)


def _is_to_move(view: View, ball: int, offer: Offer) -> bool:
    """Return whether a golfer stands in a ring: not one of a team that misses the turn (H23)."""
    acting = view.ball if offer.golfer < 0 else offer.golfer
    on_turn = view.table.seat_of(ball) == view.seat and not view.balls[ball].lying
    return ball == acting or (acting == NONE and on_turn)


def _flag(view: View, hole: int, offer: Offer) -> FlagPicture:
    mode = view.table.setup.mode
    if mode in CHAOS_MODES:
        return chaos_flag(view, hole, offer)
    tells = mode in WORTH_TELLING and hole < len(view.tokens)
    return FlagPicture(
        hole,
        view.table.field.hexes[view.table.field.greens[hole]],
        str(hole + 1),
        in_play=hole in holes_in_play(view) or hole == offer.green,
        winners=tuple(map(colour_of, winners_of(view, hole))),
        tokens=view.tokens[hole] if tells else (),
        aimed=hole in offer.greens,
    )


def holes_in_play(view: View) -> frozenset[int]:
    """Return the holes that are played to now; in a race that of the player to move."""
    mode = view.table.setup.mode
    if mode in CHAOS_MODES or view.phase in BEFORE:
        return frozenset()
    if mode is Mode.RACING and 0 <= view.seat < len(view.balls):
        return frozenset({view.balls[view.seat].hole})
    return frozenset(view.balls[seat].hole for seat in view.alive)


def strip_holes(view: View, names: Sequence[str]) -> list[StripHole]:
    """Return the holes of the strip."""
    playing = holes_in_play(view)
    tells = view.table.setup.mode in WORTH_TELLING
    holes = []
    for hole, par in enumerate(view.table.field.pars):
        tokens = view.tokens[hole] if tells and hole < len(view.tokens) else ()
        winners, alone, words = hole_result(view, hole, names)
        holes.append(StripHole(hole + 1, par, winners, alone, tokens, hole in playing, words))
    return holes


def strip_players(
    view: View, standings: Sequence[Standing], names: Sequence[str], who: int
) -> list[StripPlayer]:
    """Return the players of the strip with their scores."""
    return [
        StripPlayer(
            names[seat],
            colour_of(seat),
            score_text(view.table.setup.mode, standing),
            seat == who,
            standing.aces,
            score_note(view.table.setup.mode, standing),
        )
        for seat, standing in enumerate(standings)
    ] + rival_players(view)


def score_text(mode: Mode, standing: Standing) -> str:
    """Return a score as it stands on the strip: against par where strokes are counted."""
    if mode is Mode.STROKE:
        return signed(standing.to_par, plus=True) if standing.holes else "0"
    return str(standing.points)


def score_note(mode: Mode, standing: Standing) -> str:
    """Return a score in a few words."""
    words = score_words(mode, standing.points)
    if standing.aces:
        words += ", " + translate("golf round", "%n holes in one", "", standing.aces)
    return words


def order_rows(
    view: View, names: Sequence[str], doings: dict[int, str], offer: Offer
) -> list[OrderRow]:
    """Return the order of play, or who chooses a club; ``doings`` tell by seat what was done."""
    if view.phase in BEFORE:
        return [_row_before(view, names, seat, offer) for seat in view.alive]
    if in_extra_turns(view):
        return extra_rows(view, names, doings, offer)
    if is_choosing(view):
        return [_row_choosing(view, names, seat, doings, offer) for seat in _choosers(view)]
    order = tuple(dict.fromkeys((*view.played, *view.order)))
    if not view.order and not view.played:
        # Revealed, but a club may still be borrowed: as the clubs themselves say.
        revealed = (seat for seat in view.alive if view.used[seat] != NONE)
        order = tuple(sorted(revealed, key=lambda seat: _initiative(view, seat)))
    absent = tuple(seat for seat in view.alive if seat not in order)
    rows = [_row_playing(view, names, seat, doings, offer) for seat in order]
    return rows + [
        OrderRow(names[seat], colour_of(seat), Turn.MISSES, words=_absence(view, seat, doings))
        for seat in absent
    ]


def _row_before(view: View, names: Sequence[str], seat: int, offer: Offer) -> OrderRow:
    if seat == view.seat:
        return OrderRow(names[seat], colour_of(seat), Turn.NOW, words=offer.doing)
    if view.phase is Phase.PLACE_TOKEN and seat < view.seat:
        words = translate("golf round", "has placed a token")
        return OrderRow(names[seat], colour_of(seat), Turn.DONE, words=words)
    if view.phase is Phase.TARGET and seat not in view.pending:
        words = translate("golf round", "has a target")
        return OrderRow(names[seat], colour_of(seat), Turn.DONE, words=words)
    return OrderRow(names[seat], colour_of(seat), Turn.WAITS)


def _choosers(view: View) -> list[int]:
    """Return the seats, those who have chosen first, then who chooses, then who waits."""
    chosen = [seat for seat in view.alive if seat not in view.waiting]
    return chosen + list(view.waiting)


def _row_choosing(
    view: View, names: Sequence[str], seat: int, doings: dict[int, str], offer: Offer
) -> OrderRow:
    name, colour = names[seat], colour_of(seat)
    if seat == view.seat:
        return OrderRow(name, colour, Turn.CHOOSES, words=offer.doing)
    if seat in view.waiting:
        return OrderRow(name, colour, Turn.WAITS, words=translate("golf round", "waits"))
    if view.balls[seat].home or seat in doings:
        # Nothing but a missed turn is told of anybody before the clubs are revealed.
        return OrderRow(name, colour, Turn.MISSES, words=_absence(view, seat, doings))
    return OrderRow(name, colour, Turn.CHOSEN, words=translate("golf round", "has chosen"))


def _row_playing(
    view: View, names: Sequence[str], seat: int, doings: dict[int, str], offer: Offer
) -> OrderRow:
    # Kelly Golf may end before all have played: then it is nobody's turn.
    now = seat == (view.order[0] if view.order else view.seat) and view.phase is not Phase.OVER
    turn = Turn.NOW if now else Turn.DONE if seat in view.played else Turn.WAITS
    words = offer.doing if now else doings.get(seat, "")
    used = view.used[seat]
    club = view.table.box.clubs[used] if used != NONE else None
    swift = view.table.setup.golfers[seat] in (SWIFT_A, SWIFT_B)
    initiative = club.initiative - 1 if club is not None and swift else 0
    return OrderRow(names[seat], colour_of(seat), turn, club, words, initiative)


def _initiative(view: View, seat: int) -> int:
    return view.table.box.clubs[view.used[seat]].initiative


def _absence(view: View, seat: int, doings: dict[int, str]) -> str:
    if view.balls[seat].home:
        return translate("golf round", "on the green")
    return doings.get(seat, "")


def lie_of(view: View, seat: int, ball: int) -> Terrain:
    """Return the ground that a golfer is on, the player's first one where none acts."""
    acting = ball if ball != NONE else view.table.balls_of(seat)[0]
    return view.table.field.terrain(view.balls[acting].place)


def hole_facts(view: View, seat: int) -> tuple[str, ...]:
    """Return what a player likes to know: the hole, its par, the turn, the distance."""
    field = view.table.field
    ball = view.balls[view.table.balls_of(seat)[0]]
    if view.phase in BEFORE or view.table.setup.mode in CHAOS_MODES:
        return ()
    if not 0 <= ball.hole < len(field.greens):
        return ()
    hole = translate("golf round", "Hole {hole}").replace("{hole}", str(ball.hole + 1))
    par = translate("golf round", "Par {par}").replace("{par}", str(field.pars[ball.hole]))
    if ball.home or view.phase is Phase.OVER:
        return hole, par, translate("golf round", "On the green")
    turn = translate("golf round", "Turn {number}")
    if view.table.setup.mode is Mode.STROKE:
        turn = translate("golf round", "Stroke {number}")
    turn = turn.replace("{number}", str(ball.turns + 1))
    far = distance(field.hexes[ball.place], field.hexes[field.greens[ball.hole]])
    facts = (hole, par, turn, translate("golf round", "%n hexes to the green", "", far))
    if view.table.setup.mode in WORTH_TELLING and ball.hole < len(view.tokens):
        worth = translate("golf round", "Worth %n points", "", sum(view.tokens[ball.hole]))
        return (*facts, worth)
    return facts


def cards_left(view: View) -> list[int]:
    """Return by deck how many cards are face down."""
    return [view.deck_sizes[deck] for deck in Deck] if view.deck_sizes else [0] * len(Deck)


def game_words(view: View, course: str) -> str:
    """Return what is played: ``Match Play · nine holes, Riverside``."""
    holes = translate("golf round", "%n holes", "", len(view.table.field.greens))
    setup = view.table.setup
    return with_practice(f"{mode_name(setup.mode)}  ·  {holes}, {course}", setup)
