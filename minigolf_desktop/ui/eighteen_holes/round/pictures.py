"""What board and panels show of a game, and what the rules say to it: pure functions of a view."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple

from minigolf_desktop.model.eighteen_holes.box import SWIFT_A, SWIFT_B, Deck
from minigolf_desktop.model.eighteen_holes.course import Terrain
from minigolf_desktop.model.eighteen_holes.leaderboard import Standing, best_on, winners_of
from minigolf_desktop.model.eighteen_holes.modes import stableford_points
from minigolf_desktop.model.eighteen_holes.moves import Phase
from minigolf_desktop.model.eighteen_holes.setup import COUNTED_MODES, Mode
from minigolf_desktop.model.eighteen_holes.state import NONE, View, is_choosing
from minigolf_desktop.model.geometry.hexagon import distance
from minigolf_desktop.ui.common.text import signed, with_practice
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.eighteen_holes.art.tokens import RIVAL_NAMES
from minigolf_desktop.ui.eighteen_holes.board.picture import (
    BoardPicture,
    FlagPicture,
    GolferPicture,
)
from minigolf_desktop.ui.eighteen_holes.entry import mode_name
from minigolf_desktop.ui.eighteen_holes.round.landings import (
    NEAREST,
    chooses_extra_turn,
    goals,
    in_extra_turns,
    known_target,
    nearest_goals,
)
from minigolf_desktop.ui.eighteen_holes.round.offer import GolfOffer
from minigolf_desktop.ui.eighteen_holes.session import colour_at, takers_of
from minigolf_desktop.ui.eighteen_holes.text.events import golfer_mark
from minigolf_desktop.ui.eighteen_holes.text.modes import (
    GOLF_MODES,
    against_par_words,
    golf_mode,
    hole_label,
    hole_name,
    rival_name,
    score_words,
)
from minigolf_desktop.ui.eighteen_holes.widgets import OrderRow, StripHole, StripPlayer, TurnState
from minigolf_desktop.ui.eighteen_holes.widgets.chaos_panels import MOST, GoalRow, RivalRow

RIVAL_KEYS = ("7", "8", "9")
"""Keys that turn the club of an opponent over."""
POINTED_OUT = frozenset({Phase.SELECT, Phase.EXTRA, Phase.ACT, Phase.NAME, Phase.CHOOSE})
"""Phases in which the nearest greens of the player to move are red."""
BIG_HIT = frozenset({Phase.FOLLOW, Phase.THROW})
"""Phases of a big hit between the draw and the shot."""


def chaos_flag(view: View, hole: int, offer: GolfOffer, near: Collection[int]) -> FlagPicture:
    """Return a green: its flag until all is taken, who aims at it, what it is worth.

    ``near`` are the greens that are pointed out.
    """
    table = view.table
    left = view.tokens[hole] if hole < len(view.tokens) else ()
    return FlagPicture(
        hole,
        table.field.hexes[table.field.greens[hole]],
        hole_label(table, hole),
        in_play=hole == offer.green or hole in near,
        winners=() if left else takers_of(view, hole),
        tokens=left if golf_mode(view).has_tokens else (),
        seekers=_seekers(view, hole, offer),
        aimed=hole in offer.greens or _is_own_target(view, hole, offer),
    )


def _seekers(view: View, hole: int, offer: GolfOffer) -> tuple[str, ...]:
    """Return who is known to make for a green: opponents, and a player who looks alone."""
    found = tuple(
        RIVAL_NAMES[number] for number, rival in enumerate(view.rivals) if rival.target == hole
    )
    return found + (
        (colour_at(view.table, offer.who),) if _is_own_target(view, hole, offer) else ()
    )


def _is_own_target(view: View, hole: int, offer: GolfOffer) -> bool:
    return known_target(view, offer.who) == hole and shows_target(view, offer)


def shows_target(view: View, offer: GolfOffer) -> bool:
    """Return whether the secret target of the player at the lower left may be shown."""
    return offer.is_private or view.table.setup.open_choices


def rival_players(view: View) -> list[StripPlayer]:
    """Return the opponents as they stand on the strip."""
    return [
        StripPlayer(rival_name(number), RIVAL_NAMES[number], str(rival.points))
        for number, rival in enumerate(view.rivals)
    ]


def rival_rows(view: View, revealed: Sequence[int]) -> list[RivalRow]:
    """Return the opponents for their panel; ``revealed`` are those whose club may be shown."""
    clubs = view.table.box.clubs
    return [
        RivalRow(
            number,
            rival.points,
            rival.target,
            view.tokens[rival.target] if rival.target != NONE else (),
            clubs[rival.club] if rival.club != NONE else None,
            RIVAL_KEYS[number] if number in revealed else "",
        )
        for number, rival in enumerate(view.rivals)
    ]


def goal_rows(view: View, offer: GolfOffer) -> list[GoalRow]:
    """Return the nearest greens of the player at the lower left, the secret target first."""
    found = goals(view, offer.who)
    if view.phase is Phase.TARGET:
        found = tuple(goal for goal in found if goal.hole in offer.greens)
    target = known_target(view, offer.who) if shows_target(view, offer) else NONE
    near = {goal.hole for goal in found[:NEAREST]}
    shown = sorted(found, key=lambda goal: goal.hole != target)[:MOST]
    teams = view.table.teams
    return [
        GoalRow(
            goal.hole,
            goal.far,
            goal.tokens if golf_mode(view).has_tokens else (),
            goal.hole in near,
            colour_at(view.table, offer.who) if goal.hole == target else "",
            golfer_mark(goal.ball) if teams else "",
            colour_at(view.table, offer.who),
        )
        for goal in shown
    ]


def looked_at(view: View, offer: GolfOffer) -> list[int]:
    """Return the places that matter to the hitter: golfers and the nearest greens."""
    greens = view.table.field.greens
    if offer.view is not None:
        targets = [rival.target for rival in view.rivals if rival.target != NONE]
        return [greens[hole] for hole in ([offer.green] if offer.green != NONE else targets)]
    if view.phase not in POINTED_OUT | BIG_HIT:
        return []
    # The neighbour who throws a card away looks at the shot of another.
    who = offer.who if offer.owner == NONE else offer.owner
    balls = (view.ball,) if view.ball != NONE else view.table.balls_of(who)
    found = [view.balls[ball].place for ball in balls]
    found += [greens[goal.hole] for goal in nearest_goals(view, who)]
    if shows_target(view, offer) and known_target(view, offer.who) != NONE:
        found.append(greens[known_target(view, offer.who)])
    return found


# --- extra turns


def extra_rows(
    view: View, names: Sequence[str], doings: dict[int, str], offer: GolfOffer
) -> list[OrderRow]:
    """Return who is done, whose extra turn it is, and who waits for one, in that order."""
    ball = view.ball if view.ball != NONE else view.table.balls_of(view.seat)[0]
    seat = view.table.seat_of(ball)
    waiting = [one for one in view.extra if view.players[view.table.seat_of(one)].clubs]
    travelling = {seat, *(view.table.seat_of(one) for one in waiting)}
    done = [one for one in dict.fromkeys(view.played) if one not in travelling]
    rows = [
        OrderRow(names[one], colour_at(view.table, one), TurnState.DONE, words=doings.get(one, ""))
        for one in done
    ]
    club = None
    if not chooses_extra_turn(view) and view.used[seat] != NONE:
        club = view.table.box.clubs[view.used[seat]]
    rows.append(
        OrderRow(
            _short_name(ball, view, names),
            colour_at(view.table, seat),
            TurnState.NOW,
            club,
            offer.doing,
        )
    )
    return rows + [
        OrderRow(
            _short_name(one, view, names),
            colour_at(view.table, view.table.seat_of(one)),
            TurnState.WAITS,
            words=translate("golf round", "extra turn to come"),
        )
        for one in waiting
    ]


def _short_name(ball: int, view: View, names: Sequence[str]) -> str:
    """Return a name for the narrow column: in a team with the figure of the golfer."""
    name = names[view.table.seat_of(ball)]
    return f"{name} {golfer_mark(ball)}" if view.table.teams else name


class HoleResult(NamedTuple):
    """What became of a hole."""

    winners: tuple[str, ...] = ()
    """Shapes of the players who won something there, or were best there."""
    alone: str = ""
    """The only player's result, as a figure."""
    words: str = ""
    """The same of everybody, a line each."""


def hole_result(view: View, hole: int, names: Sequence[str]) -> HoleResult:
    """Return what became of a hole; ``names`` are those of the players by seat."""
    mode = view.table.setup.mode
    if mode not in COUNTED_MODES:
        return HoleResult(takers_of(view, hole))
    best = best_on(view, hole)
    words = "\n".join(_told(view, hole, seat, names[seat]) for seat in _finishers(view, hole))
    if len(view.players) == 1 and best:
        return HoleResult(alone=_figure(view, hole), words=words)
    return HoleResult(tuple(colour_at(view.table, seat) for seat in best), words=words)


def _finishers(view: View, hole: int) -> list[int]:
    return [seat for seat, player in enumerate(view.players) if hole < len(player.card)]


def _figure(view: View, hole: int) -> str:
    par, turns = view.table.field.pars[hole], view.players[0].card[hole]
    if golf_mode(view).scores_holes:
        return str(stableford_points(par, turns))
    return signed(turns - par, plus=True)


def _told(view: View, hole: int, seat: int, name: str) -> str:
    par, turns = view.table.field.pars[hole], view.players[seat].card[hole]
    mode = view.table.setup.mode
    if golf_mode(view).scores_holes:
        result = score_words(mode, stableford_points(par, turns))
    else:
        result = f"{score_words(mode, turns)}, {against_par_words(turns - par)}"
    return translate("golf round", "{name}: {result}").format(name=name, result=result)


BEFORE = frozenset({Phase.PLACE_TOKEN, Phase.DRAFT, Phase.DECLARE, Phase.TARGET})
"""Phases before the first tee shot."""


def board_picture(view: View, names: Sequence[str], offer: GolfOffer) -> BoardPicture:
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
                colour_at(view.table, seat),
                hexes[ball.place],
                names[seat],
                to_move=_is_to_move(view, number, offer),
                mark=golfer_mark(number) if table.teams else "",
                lying=ball.lying,
            )
        )
    pointed_out = nearest_goals(view, offer.who) if view.phase in POINTED_OUT else ()
    near = {goal.hole for goal in pointed_out}
    flags = tuple(_flag(view, hole, offer, near) for hole in range(len(table.field.greens)))
    return BoardPicture(tuple(golfers), flags)


def _is_to_move(view: View, ball: int, offer: GolfOffer) -> bool:
    """Return whether a golfer stands in a ring: not one of a team that misses the turn (H23)."""
    acting = view.ball if offer.golfer < 0 else offer.golfer
    on_turn = view.table.seat_of(ball) == view.seat and not view.balls[ball].lying
    return ball == acting or (acting == NONE and on_turn)


def _flag(view: View, hole: int, offer: GolfOffer, near: Collection[int]) -> FlagPicture:
    if view.table.in_any_order:
        return chaos_flag(view, hole, offer, near)
    tells = golf_mode(view).has_tokens and hole < len(view.tokens)
    return FlagPicture(
        hole,
        view.table.field.hexes[view.table.field.greens[hole]],
        hole_label(view.table, hole),
        in_play=hole in holes_in_play(view) or hole == offer.green,
        winners=tuple(colour_at(view.table, seat) for seat in winners_of(view, hole)),
        tokens=view.tokens[hole] if tells else (),
        aimed=hole in offer.greens,
        on_clubhouse=hole >= len(view.table.field.pars),
    )


def holes_in_play(view: View) -> frozenset[int]:
    """Return the holes that are played to now; in a race that of the player to move."""
    if view.table.in_any_order or view.phase in BEFORE:
        return frozenset()
    if golf_mode(view).is_race and 0 <= view.seat < len(view.balls):
        return frozenset({view.balls[view.seat].hole})
    return frozenset(view.balls[view.table.balls_of(seat)[0]].hole for seat in view.alive)


def strip_holes(view: View, names: Sequence[str]) -> list[StripHole]:
    """Return the holes of the strip."""
    playing = holes_in_play(view)
    tells = golf_mode(view).has_tokens
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
            colour_at(view.table, seat),
            score_text(view.table.setup.mode, standing),
            seat == who,
            standing.aces,
            score_note(view.table.setup.mode, standing),
        )
        for seat, standing in enumerate(standings)
    ] + rival_players(view)


def score_text(mode: Mode, standing: Standing) -> str:
    """Return a score as it stands on the strip: against par where strokes are counted."""
    if GOLF_MODES[mode].counts_strokes:
        return signed(standing.to_par, plus=True) if standing.holes else "0"
    return str(standing.points)


def score_note(mode: Mode, standing: Standing) -> str:
    """Return a score in a few words."""
    words = score_words(mode, standing.points)
    if standing.aces:
        words += ", " + translate("golf round", "%n holes in one", "", standing.aces)
    return words


def order_rows(
    view: View, names: Sequence[str], doings: dict[int, str], offer: GolfOffer
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
        OrderRow(
            names[seat],
            colour_at(view.table, seat),
            TurnState.MISSES,
            words=_absence(view, seat, doings),
        )
        for seat in absent
    ]


def _row_before(view: View, names: Sequence[str], seat: int, offer: GolfOffer) -> OrderRow:
    if seat == view.seat:
        return OrderRow(names[seat], colour_at(view.table, seat), TurnState.NOW, words=offer.doing)
    if view.phase is Phase.PLACE_TOKEN and seat < view.seat:
        words = translate("golf round", "has placed a token")
        return OrderRow(names[seat], colour_at(view.table, seat), TurnState.DONE, words=words)
    if view.phase is Phase.TARGET and seat not in view.pending:
        words = translate("golf round", "has a target")
        return OrderRow(names[seat], colour_at(view.table, seat), TurnState.DONE, words=words)
    return OrderRow(names[seat], colour_at(view.table, seat), TurnState.WAITS)


def _choosers(view: View) -> list[int]:
    """Return the seats: those that have chosen, the one that chooses, those that wait."""
    chosen = [seat for seat in view.alive if seat not in view.waiting]
    return chosen + list(view.waiting)


def _row_choosing(
    view: View, names: Sequence[str], seat: int, doings: dict[int, str], offer: GolfOffer
) -> OrderRow:
    name, colour = names[seat], colour_at(view.table, seat)
    if seat == view.seat:
        return OrderRow(name, colour, TurnState.CHOOSES, words=offer.doing)
    if seat in view.waiting:
        return OrderRow(name, colour, TurnState.WAITS, words=translate("golf round", "waits"))
    if view.balls[seat].home or seat in doings:
        # Nothing but a missed turn is told of anybody before the clubs are revealed.
        return OrderRow(name, colour, TurnState.MISSES, words=_absence(view, seat, doings))
    return OrderRow(name, colour, TurnState.CHOSEN, words=translate("golf round", "has chosen"))


def _row_playing(
    view: View, names: Sequence[str], seat: int, doings: dict[int, str], offer: GolfOffer
) -> OrderRow:
    # Kelly Golf may end before all have played: then it is nobody's turn.
    now = seat == (view.order[0] if view.order else view.seat) and view.phase is not Phase.OVER
    turn = TurnState.NOW if now else TurnState.DONE if seat in view.played else TurnState.WAITS
    words = offer.doing if now else doings.get(seat, "")
    used = view.used[seat]
    club = view.table.box.clubs[used] if used != NONE else None
    swift = view.table.setup.golfers[seat] in (SWIFT_A, SWIFT_B)
    initiative = club.initiative - 1 if club is not None and swift else 0
    return OrderRow(names[seat], colour_at(view.table, seat), turn, club, words, initiative)


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
    if view.phase in BEFORE or view.table.in_any_order:
        return ()
    if not 0 <= ball.hole < len(field.greens):
        return ()
    if view.table.is_nineteenth:
        return _nineteenth_facts(view, seat)
    hole = hole_name(view.table, ball.hole)
    par = translate("golf round", "Par {par}").replace("{par}", str(field.pars[ball.hole]))
    if ball.home or view.phase is Phase.OVER:
        return hole, par, translate("golf round", "On the green")
    turn = translate("golf round", "Turn {number}")
    if golf_mode(view).counts_strokes:
        turn = translate("golf round", "Stroke {number}")
    turn = turn.replace("{number}", str(ball.turns + 1))
    far = distance(field.hexes[ball.place], field.hexes[field.greens[ball.hole]])
    facts = (hole, par, turn, translate("golf round", "%n hexes to the green", "", far))
    if golf_mode(view).has_tokens and ball.hole < len(view.tokens):
        worth = translate("golf round", "Worth %n points", "", sum(view.tokens[ball.hole]))
        return (*facts, worth)
    return facts


def _nineteenth_facts(view: View, seat: int) -> tuple[str, ...]:
    """Return the same of the 19th: of a team the way of the golfer who is nearer (ruling H34)."""
    field, table = view.table.field, view.table
    title, played = hole_name(table, len(field.pars)), view.nineteenth
    if view.phase is Phase.OVER or seat not in view.alive or played is None:
        return (title,)
    number = max(1, view.round - played.began)
    turn = translate("golf round", "Turn {number}").replace("{number}", str(number))
    balls = (view.balls[ball] for ball in table.balls_of(seat))
    far = min(distance(field.hexes[ball.place], field.hexes[field.greens[-1]]) for ball in balls)
    return title, turn, translate("golf round", "%n hexes to the clubhouse", "", far)


def cards_left(view: View) -> list[int]:
    """Return by deck how many cards are face down."""
    return [view.deck_sizes[deck] for deck in Deck] if view.deck_sizes else [0] * len(Deck)


def game_words(view: View, course: str) -> str:
    """Return what is played: ``Match Play · nine holes, Riverside``."""
    holes = translate("golf round", "%n holes", "", len(view.table.field.pars))
    if view.table.is_nineteenth:
        holes = hole_name(view.table, len(view.table.field.pars))
    setup = view.table.setup
    return with_practice(f"{mode_name(setup.mode)}  ·  {holes}, {course}", setup)


_GENERAL = "round"
_OF_PHASE: Final[Mapping[Phase, str]] = {
    Phase.PLACE_TOKEN: "skins",
    Phase.DECLARE: "golfers",
    Phase.TARGET: "kelly",
    Phase.KEEP: "golfers",
    Phase.BORROW: "golfers",
    Phase.ACT: "actions",
    Phase.NAME: "chaos-teams",
    Phase.FOLLOW: "special",
    Phase.THROW: "big-hit",
    Phase.CHOOSE: "shot",
    Phase.EXTRA: "chaos",
}


def section_of(view: View) -> str:
    """Return the section on what is to be decided now: on bunkers where the ball lies in one."""
    acts = view.phase is Phase.ACT and view.ball != NONE
    if acts and view.table.field.terrain(view.balls[view.ball].place) is Terrain.BUNKER:
        return "bunkers"
    return _OF_PHASE.get(view.phase, _GENERAL)
