"""What the mode of a game does at each step.

The same rules as in :mod:`~minigolf_desktop.model.eighteen_holes.modes`: what changes there
changes here.
"""

from typing import Final

from mypy_extensions import i64

from minigolf_desktop.bots.eighteen_holes.kernel.actions import KIND_BITS, REVEAL_CLUB
from minigolf_desktop.bots.eighteen_holes.kernel.codes import (
    ACT,
    BUNJIL_A,
    BUNJIL_B,
    CHAOS,
    CHAOS_TEAMS,
    KELLY,
    LUCKY_A,
    LUCKY_B,
    MATCH,
    NO_FACE,
    NONE,
    OVER,
    PLACING,
    RACING,
    SKINS,
    SLICK_RIKESH_A,
    SOLO_CHAOS,
    STABLEFORD,
    STROKE,
    TARGET,
    bit_of,
    clubs_of,
)
from minigolf_desktop.bots.eighteen_holes.kernel.position import SINGLE, Player, Position, shuffled
from minigolf_desktop.model.eighteen_holes.modes.hole_by_hole import SMALL_SKINS
from minigolf_desktop.model.play.randomness import Randomness

# --- What the ways to play share

_MORE_THAN_ACES: Final = 65_536
"""More than anybody has hole-in-one tokens."""


def tee_off(position: Position, hole: i64, seats: bytes) -> None:
    """Move seats to the tee of a hole and take all effects of hazards from them (steps 8, 9)."""
    tee: i64 = position.table.ground.tees[hole]
    for seat in seats:
        for number in position.balls_of(seat):
            ball = position.balls[number]
            ball.place = tee
            ball.hole = hole
            ball.turns = 0
            ball.lying = False
            ball.home = False
        face = position.face_of(seat)
        if face in (BUNJIL_A, BUNJIL_B, SLICK_RIKESH_A):
            position.players[seat].turned = False
        elif face == LUCKY_B:
            position.players[seat].spent = False


def reach(position: Position, number: i64, hit: bool) -> None:
    """Take a golfer on the green of its hole out of play; a hole-in-one wins a token (step 7)."""
    ball = position.balls[number]
    if ball.place != position.table.ground.greens[ball.hole]:
        return
    ball.home = True
    ball.lying = False
    if hit and ball.turns == 1:
        position.players[number].aces += 1


def award(position: Position, seat: i64, hole: i64, values: bytes) -> None:
    """Give a seat tokens of a hole."""
    player = position.players[seat]
    for value in values:
        player.points += value
        player.taken = player.taken + SINGLE[hole] + SINGLE[value]
        player.claimed |= bit_of(hole)


def write_cards(position: Position, seats: bytes) -> None:
    """Write the turns that seats took on their hole on their score cards."""
    for seat in seats:
        player = position.players[seat]
        player.card = [*player.card, position.balls[seat].turns]


def reachers(position: Position) -> bytes:
    """Return the seats that are on the green of their hole."""
    arrived = b""
    for seat in position.alive:
        if position.balls[seat].home:
            arrived += SINGLE[seat]
    return arrived


def score_of(position: Position, seat: i64) -> i64:
    """Return what the game is decided by first, as players count it."""
    player = position.players[seat]
    return len(player.card) if position.table.mode == RACING else player.points


def end_game(position: Position) -> None:
    """End the game: equal merits share a rank."""
    merits: list[int] = []
    for seat, player in enumerate(position.players):
        merits.append(_merit(position, seat, player))
    end_with(position, merits)


def end_with(position: Position, merits: list[int]) -> None:
    """End the game with a rank for each of some merits."""
    ranks = b""
    for mine in merits:
        rank = 1
        for other in merits:
            if other > mine:
                rank += 1
        ranks += SINGLE[rank]
    position.ranks = ranks
    position.phase = OVER
    position.seat = NONE


def _merit(position: Position, seat: i64, player: Player) -> i64:
    """Return what places a seat at the end: the greatest is the first."""
    mode = position.table.mode
    if mode >= CHAOS:
        return player.points
    points = -player.points if mode == STROKE else score_of(position, seat)
    second = player.aces
    if mode == SKINS:
        second = 1 if position.tie_break and position.alive == SINGLE[seat] else 0
    return points * _MORE_THAN_ACES + second


# --- Match Play: in the first round in which somebody reaches the green, all who do win a point

FLAG = SINGLE[1]


def match_play_round_over(position: Position) -> None:
    """Score the flag where it was reached, and go on to the next hole, or end the game."""
    winners = reachers(position)
    if not winners:
        return
    hole = position.balls[winners[0]].hole
    write_cards(position, position.alive)
    for seat in winners:
        award(position, seat, hole, FLAG)
    position.tokens[hole] = b""
    if hole + 1 == len(position.table.ground.greens):
        end_game(position)
    else:
        tee_off(position, hole + 1, position.alive)


# --- Stroke Play and Stableford: everybody finishes every hole, and turns are counted

STABLEFORD_BASE: Final = 2


def counted_play_round_over(position: Position) -> None:
    """Write the score cards when the last golfer is on the green."""
    for ball in position.balls:
        if not ball.home:
            return
    ground = position.table.ground
    hole = position.balls[0].hole
    write_cards(position, position.alive)
    for seat in position.alive:
        turns = position.balls[seat].turns
        points = turns
        if position.table.mode != STROKE:
            points = max(0, STABLEFORD_BASE + ground.pars[hole] - turns)
        position.players[seat].points += points
    if hole + 1 == len(ground.greens):
        end_game(position)
    else:
        tee_off(position, hole + 1, position.alive)


# --- Skins: greens are worth 1, 2 or 5 points, and a tied green moves on as a jackpot (page 22)

BIG_SKIN = SINGLE[5]


def place_token(position: Position, hole: i64) -> None:
    """Put the five-point token of the seat to move on a green; after all, draw the small ones."""
    position.tokens[hole] += BIG_SKIN
    seat = position.seat + 1
    if seat < position.table.seats:
        position.phase = PLACING
        position.seat = seat
        return
    small = shuffled(position, SMALL_SKINS)
    drawn = 0
    for number in range(len(position.tokens)):
        if not position.tokens[number]:
            position.tokens[number] = SINGLE[small[drawn]]
            drawn += 1
    position.seat = NONE


def skins_round_over(position: Position) -> None:
    """Give the tokens to the one who reached the green alone, or move them on as a jackpot."""
    arrived = reachers(position)
    if not arrived:
        return
    hole = position.balls[arrived[0]].hole
    if position.tie_break:
        _tie_break_over(position, hole, arrived)
        return
    write_cards(position, position.alive)
    if hole + 1 == len(position.tokens):
        _last_hole_over(position, hole, arrived)
        return
    if len(arrived) == 1:
        _claim(position, arrived[0], hole)
    else:
        _move_tokens(position, hole, hole + 1)
    tee_off(position, hole + 1, position.alive)


def _claim(position: Position, seat: i64, hole: i64) -> None:
    values = position.tokens[hole]
    position.tokens[hole] = b""
    award(position, seat, hole, values)


def _move_tokens(position: Position, hole: i64, onto: i64) -> None:
    values = position.tokens[hole]
    if values:
        position.tokens[hole] = b""
        position.tokens[onto] = bytes(sorted(position.tokens[onto] + values, reverse=True))


def _last_hole_over(position: Position, hole: i64, arrived: bytes) -> None:
    """End the game, or break a tie: of the last hole if it decides, else of the points."""
    if len(arrived) == 1:
        _claim(position, arrived[0], hole)
    elif _decides(position, hole, arrived):
        _begin_tie_break(position, hole, arrived)
        return
    leaders = _leaders(_points(position))
    if len(leaders) == 1:
        end_game(position)
    else:
        _begin_tie_break(position, hole, leaders)


def _decides(position: Position, hole: i64, arrived: bytes) -> bool:
    """Return whether the winner depends on which tied player takes the jackpot."""
    points = _points(position)
    before = _leaders(points)
    jackpot = sum(position.tokens[hole])
    for seat in arrived:
        after = points[:]
        after[seat] += jackpot
        if _leaders(after) != before:
            return True
    return False


def _begin_tie_break(position: Position, hole: i64, seats: bytes) -> None:
    """Send the tied seats to the first tee with full hands, the jackpot on its green."""
    for seat in seats:
        player = position.players[seat]
        player.hand |= player.discard
        player.shown |= player.discard
        player.discard = 0
        player.turned = False
    position.alive = seats
    position.tie_break = True
    _move_tokens(position, hole, 0)
    tee_off(position, 0, seats)


def _tie_break_over(position: Position, hole: i64, arrived: bytes) -> None:
    """End the game if one player reached the green alone; else go on with those who tied."""
    if len(arrived) == 1:
        jackpot = position.tokens[hole]
        _claim(position, arrived[0], hole)
        position.alive = arrived
        leaders = _leaders(_points(position))
        if jackpot and len(leaders) > 1:
            _begin_tie_break(position, hole, leaders)
        else:
            end_game(position)
        return
    following = (hole + 1) % len(position.tokens)
    _move_tokens(position, hole, following)
    position.alive = arrived
    tee_off(position, following, arrived)


def _points(position: Position) -> list[int]:
    found: list[int] = []
    for player in position.players:
        found.append(player.points)
    return found


def _leaders(points: list[int]) -> bytes:
    most = max(points)
    found = b""
    for seat in range(len(points)):
        if points[seat] == most:
            found += SINGLE[seat]
    return found


# --- Golf Racing: every green in order, and the first on the last one wins (page 20)


def golf_racing_round_over(position: Position) -> None:
    """Send everybody who reached a green to the next tee; the last green ends the race."""
    arrived = reachers(position)
    write_cards(position, arrived)
    last = len(position.table.ground.greens) - 1
    for seat in arrived:
        if position.balls[seat].hole == last:
            end_game(position)
            return
    for seat in arrived:
        tee_off(position, position.balls[seat].hole + 1, SINGLE[seat])


# --- Chaos Golf and Chaos Teams: greens are claimed in any order (pages 19 and 20)

FIRST_TOKEN: Final = 5
FLAGS_TO_WIN: Final = 10


def may_claim(position: Position, seat: i64, hole: i64) -> bool:
    """Return whether a seat may take a token: there is one, and it has none of this green."""
    return bool(position.tokens[hole]) and not position.players[seat].claimed >> hole & 1


def claim(position: Position, seat: i64, hole: i64) -> None:
    """Give a seat the largest token of a green, if it may have one (ruling H25)."""
    if not may_claim(position, seat, hole):
        return
    values = position.tokens[hole]
    position.tokens[hole] = values[1:]
    refresh(position, seat)
    award(position, seat, hole, values[:1])


def refresh(position: Position, seat: i64) -> None:
    """Let a golfer do again what it may do once a hole."""
    face = position.face_of(seat)
    if face == NO_FACE:
        return
    for ball in position.balls_of(seat):
        position.balls[ball].turns = 0
    player = position.players[seat]
    player.spent = False
    if face not in (LUCKY_A, LUCKY_B):
        player.turned = False


def is_decided_for_teams(position: Position) -> bool:
    """Return whether the game of teams ends at once: one has ten flags, or none is left."""
    if position.table.mode == CHAOS_TEAMS:
        for player in position.players:
            if player.points >= FLAGS_TO_WIN:
                return True
    return not any_tokens(position)


def any_tokens(position: Position) -> bool:
    """Return whether a token lies on any green."""
    return any(values for values in position.tokens)


def any_first_token(position: Position) -> bool:
    """Return whether a five-point token is left."""
    return any(values and values[0] == FIRST_TOKEN for values in position.tokens)


def chaos_golf_round_over(position: Position) -> None:
    """End the game when no five-point token is left; other tokens are ignored then."""
    if not any_first_token(position):
        end_game(position)


# --- Kelly Golf: everybody has a secret green to reach (page 21, ruling H14)

OWN_TARGET = SINGLE[2] + SINGLE[1]
OTHERS_TARGET = SINGLE[1] + SINGLE[1]
NO_TARGET = SINGLE[1]


def kelly_golf_on_green(position: Position, hole: i64, seat: i64) -> None:
    """Score a green that still has its flag; the seat whose target it was draws another."""
    if not position.tokens[hole]:
        return
    position.tokens[hole] = b""
    refresh(position, seat)
    owner: i64 = NONE
    for other, player in enumerate(position.players):
        if player.target == hole and owner == NONE:
            owner = other
    if owner == NONE:
        award(position, seat, hole, NO_TARGET)
        return
    position.players[owner].target = NONE
    position.pending = position.pending + SINGLE[owner]
    award(position, seat, hole, OWN_TARGET if owner == seat else OTHERS_TARGET)


def draw_pending(position: Position) -> None:
    """Draw two tokens for the next seat that lacks a target, or what is left in the bag."""
    seat = position.pending[0]
    bag = b""
    for hole in range(len(position.tokens)):
        if position.tokens[hole] and not _is_target(position, hole):
            bag += SINGLE[hole]
    drawn, after = Randomness(position.key, position.counter).sample(2, len(bag))
    position.counter = after.counter
    if len(drawn) == 2:
        position.targets = SINGLE[bag[drawn[0]]] + SINGLE[bag[drawn[1]]]
        position.phase = TARGET
        position.seat = seat
        return
    position.targets = b""
    position.pending = position.pending[1:]
    position.players[seat].target = bag[drawn[0]] if drawn else NONE


def keep_target(position: Position, hole: i64) -> None:
    """Keep one of the two drawn targets; the other goes back into the bag."""
    position.players[position.seat].target = hole
    position.pending = position.pending[1:]
    position.targets = b""
    position.seat = NONE
    position.phase = ACT


def _is_target(position: Position, hole: i64) -> bool:
    return any(player.target == hole for player in position.players)


# --- Solo Chaos Golf: the player against three automatic opponents (pages 24 and 25, ruling H12)

RIVALS: Final = 3
RIVAL_CLUBS: Final = 5
PLAYER: Final = 0
COMBINED = "C"


def deal_rivals(position: Position) -> None:
    """Deal targets and clubs to the opponents and shuffle the solo deck."""
    holes = len(position.tokens)
    each = holes // RIVALS
    targets = shuffled(position, bytes(range(holes)))
    left = position.table.pool & ~position.players[PLAYER].hand
    clubs = shuffled(position, bytes(clubs_of(left)))
    deck = shuffled(position, position.table.solo_deck)
    for number in range(RIVALS):
        rival = position.rivals[number]
        rival.targets = targets[number * each : (number + 1) * each]
        rival.clubs = clubs[number * RIVAL_CLUBS : (number + 1) * RIVAL_CLUBS]
    position.has_solo = True
    position.solo_deck = deck[1:]
    position.solo_card = deck[0]
    position.solo_place = 0


def add_reveals(found: list[int], position: Position) -> None:
    """Add the clubs of opponents that may be turned over: in a combined turn (page 25)."""
    if position.scored or not is_combined(position):
        return
    for number, rival in enumerate(position.rivals):
        if rival.targets and not rival.shown:
            found.append(REVEAL_CLUB << KIND_BITS | number)


def is_combined(position: Position) -> bool:
    """Return whether the opponents score in this turn."""
    if not position.has_solo:
        return False
    turns = position.table.solo_turns[position.solo_card]
    return turns[position.solo_place] == COMBINED


def solo_chaos_on_green(position: Position, hole: i64) -> None:
    """Score at once, but in a combined turn only after the opponents."""
    if position.scored or not is_combined(position):
        claim(position, PLAYER, hole)


def score_combined_turn(position: Position) -> None:
    """Score a combined turn, before the extra turns of fast travel."""
    if not is_combined(position):
        return
    mine = position.table.ground.hole_at[position.balls[PLAYER].place]
    for number in range(RIVALS):
        rival = position.rivals[number]
        if rival.targets:
            hole = rival.targets[0]
            if hole == mine and may_claim(position, PLAYER, hole):
                _compete(position, number, hole)
            else:
                _rival_scores(position, number, hole)
    if mine != NONE:
        claim(position, PLAYER, mine)
    _next_targets(position)


def solo_chaos_round_over(position: Position) -> None:
    """End the game with the last five-point token, or move the marker on."""
    turns = position.table.solo_turns[position.solo_card]
    is_last = position.solo_place + 1 == len(turns)
    deck = position.solo_deck
    if not any_first_token(position) or (is_last and not deck):
        points: list[int] = [position.players[PLAYER].points]
        for rival in position.rivals:
            points.append(rival.points)
        end_with(position, points)
    elif is_last:
        position.solo_deck = deck[1:]
        position.solo_card = deck[0]
        position.solo_place = 0
    else:
        position.solo_place += 1


def _compete(position: Position, number: i64, hole: i64) -> None:
    """Let the lower initiative take the larger token; the opponent's club is turned over."""
    rival = position.rivals[number]
    rival.shown = True
    initiative = position.table.cards.initiative
    mine = position.players[PLAYER].used
    if mine == NONE or initiative[rival.clubs[0]] < initiative[mine]:
        _rival_scores(position, number, hole)
        claim(position, PLAYER, hole)
    else:
        claim(position, PLAYER, hole)
        _rival_scores(position, number, hole)


def _rival_scores(position: Position, number: i64, hole: i64) -> None:
    """Give an opponent the largest token left on a green."""
    values = position.tokens[hole]
    if not values:
        return
    rival = position.rivals[number]
    rival.points += values[0]
    rival.taken = rival.taken + SINGLE[hole] + SINGLE[values[0]]
    position.tokens[hole] = values[1:]


def _next_targets(position: Position) -> None:
    """Show the opponents' next targets; clubs that were turned over go under the others."""
    for rival in position.rivals:
        rival.past = rival.past + rival.targets[:1]
        rival.targets = rival.targets[1:]
        if rival.shown:
            rival.clubs = rival.clubs[1:] + rival.clubs[:1]
            rival.known = min(rival.known + 1, len(rival.clubs))
            rival.shown = False


# --- What the mode of a game does at each step


def begin_play(position: Position) -> None:
    """Put everybody on the first tee."""
    if position.table.mode == SOLO_CHAOS:
        deal_rivals(position)
    tee_off(position, 0, position.alive)
    if position.table.mode == KELLY:
        position.pending = position.alive


def plays_on(position: Position, seat: i64) -> bool:
    """Return whether a seat takes part in the round that begins."""
    mode = position.table.mode
    if mode == SKINS:
        return seat in position.alive
    return mode >= CHAOS or not position.balls[seat].home


def on_green(position: Position, number: i64, hit: bool) -> None:
    """Let a golfer that comes to rest on any green have what that is worth."""
    mode = position.table.mode
    if mode < CHAOS:
        reach(position, number, hit)
        return
    hole = position.table.ground.hole_at[position.balls[number].place]
    seat = position.seat_of(number)
    if mode == KELLY:
        kelly_golf_on_green(position, hole, seat)
    elif mode == SOLO_CHAOS:
        solo_chaos_on_green(position, hole)
    else:
        claim(position, seat, hole)


def is_decided(position: Position) -> bool:
    """Return whether the game ends at once, in the middle of a round."""
    mode = position.table.mode
    return (mode in (CHAOS_TEAMS, KELLY)) and is_decided_for_teams(position)


def turns_over(position: Position) -> None:
    """Take what follows when everybody had a turn, before the extra turns."""
    if position.table.mode == SOLO_CHAOS:
        score_combined_turn(position)


def round_over(position: Position) -> None:
    """Take what follows when everybody had a turn: scores, the next hole, the end."""
    mode = position.table.mode
    if mode == MATCH:
        match_play_round_over(position)
    elif mode in (STROKE, STABLEFORD):
        counted_play_round_over(position)
    elif mode == SKINS:
        skins_round_over(position)
    elif mode == RACING:
        golf_racing_round_over(position)
    elif mode == CHAOS:
        chaos_golf_round_over(position)
    elif mode == SOLO_CHAOS:
        solo_chaos_round_over(position)
