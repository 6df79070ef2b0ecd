"""Hints of 18 Holes in words."""

from collections.abc import Iterable, Mapping

from minigolf_desktop.bots.eighteen_holes.advice import (
    BEHIND,
    FEWER_TURNS,
    FIRST_MORE_OFTEN,
    GOAL,
    KEEPS_CLUBS,
    LEAVES_BUNKER,
    LIES,
    OUT,
    PAST_TREES,
    PAST_WATER,
    REACHES,
    SAVES,
    THEN,
    TURNS,
    WALKS,
)
from minigolf_desktop.bots.mind import AHEAD, LIKING, Hint, HintWords
from minigolf_desktop.model.eighteen_holes import moves
from minigolf_desktop.model.eighteen_holes.box import Deck
from minigolf_desktop.model.eighteen_holes.course import TERRAIN_NAMES, Terrain
from minigolf_desktop.model.eighteen_holes.flight import Landing, landings
from minigolf_desktop.model.eighteen_holes.state import NONE, View
from minigolf_desktop.model.play import Character
from minigolf_desktop.ui.common.spoken import in_sentences
from minigolf_desktop.ui.common.text import in_tenths
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.eighteen_holes.art.landing import SIGNS, GroundSign
from minigolf_desktop.ui.eighteen_holes.round.landings import (
    far_words,
    lying_words,
    percent_words,
    shot_words,
    sign_words,
    walk_words,
)
from minigolf_desktop.ui.eighteen_holes.round.tasks.turn import KINDS, deed_words, reset_words
from minigolf_desktop.ui.eighteen_holes.session import player_names
from minigolf_desktop.ui.eighteen_holes.text.cards import (
    club_draw,
    club_name,
    deck_in_words,
    direction_name,
)

_TOLD = 3
"""How many kinds of ground a hint names, the likeliest first."""
_WORTH_TELLING = 0.05
"""Least chance of a kind of ground that a hint names."""
_LIKELY = 0.5
"""Chance of the green from which on a hint does not look at the next shot."""
_SAVED = 0.05
"""Least number of turns, saved or ahead, that a hint names."""
_OFTEN = 0.01
"""Least chance to come first that a hint names."""
_TWO = 2


def hint_words(view: View, hint: Hint) -> HintWords:
    """Return what to do, and why; ``view`` is the game as the readers of the hint know it."""
    title, why = _words(view, hint)
    reasons = {reason.what: reason.amount for reason in hint.reasons}
    told = (why, *_apart(view, reasons), _liking(reasons))
    return HintWords(title, in_sentences(*told).removesuffix("."))


def _words(view: View, hint: Hint) -> tuple[str, str]:
    match hint.action:
        case moves.SelectClub(club) | moves.BorrowClub(club):
            return _club(view, club), _prospect(view, hint)
        case moves.PickClub(club) | moves.DeclareClub(club):
            return _club(view, club), _pick(view, club, hint)
        case moves.PlayClub() | moves.ExitBunker() as action:
            return _played(view, action), _prospect(view, hint)
        case moves.BigHit() as action:
            return _deed(action), _prospect(view, hint)
        case moves.MoveOneHex(direction) as action:
            if view.ball == NONE:
                return _else(action), ""
            words = _lying(walk_words(view, view.ball, direction).line, hint)
            return _else(action), _and_then(view, words, hint)
        case moves.ResetHand() as action:
            return _deed(action), reset_words(view, view.seat)
        case moves.PlayShot(slot, flight, aim):
            for landing in landings(view, slot):
                if (landing.flight, landing.aim) == (flight, aim):
                    return _shot(view, slot, landing, hint)
        case moves.PlaceToken(hole) | moves.KeepTarget(hole):
            return _green(view, hint.action, hole)
        case moves.ThrowCard(slot) | moves.FollowCard(slot) | moves.Redraw(slot) as action:
            return _card(action).replace("{number}", str(slot + 1)), _why_card(view, hint)
        case moves.OwnClub() | moves.NameGolfer() as action:
            return _else(action), _prospect(view, hint)
    return _else(hint.action), _why_else(hint.action)


def _apart(view: View, reasons: Mapping[str, float]) -> tuple[str, ...]:
    """Return how far apart an action is from the best, or the best from the next."""
    if TURNS in reasons:
        words = translate("golf hints", "About {turns} more than the best")
        return (words.replace("{turns}", in_tenths(reasons[TURNS]).turns),)
    if BEHIND in reasons:
        return (translate("golf hints", "A little worse than the best"),)
    if FEWER_TURNS in reasons:
        return _apart_in_a_race(view, reasons)
    if AHEAD not in reasons:
        return ()
    if reasons[AHEAD] < _SAVED:
        return (translate("golf hints", "The next best is about as good, as it sees it"),)
    words = translate("golf hints", "{turns} better than the next best, as it sees it")
    return (words.replace("{turns}", in_tenths(reasons[AHEAD]).turns),)


def _apart_in_a_race(view: View, reasons: Mapping[str, float]) -> tuple[str, ...]:
    """Return what an action gains against the next best where others race to the same green."""
    turns, first = reasons[FEWER_TURNS], reasons[FIRST_MORE_OFTEN]
    told = []
    if turns >= _SAVED:
        told.append(translate("golf hints", "About {turns} fewer than with the next best"))
    elif turns <= -_SAVED:
        told.append(translate("golf hints", "About {turns} more than with the next best"))
    if abs(first) >= _OFTEN:
        told.append(_first_words(first > 0, len(view.players) == _TWO))
    elif turns <= -_SAVED:
        told.append(translate("golf hints", "it hardly changes who comes first"))
    amount = in_tenths(abs(turns)).turns
    words = " · ".join(told).replace("{turns}", amount)
    words = words.replace("{chance}", percent_words(abs(first)))
    kept = reasons[KEEPS_CLUBS]
    if words:
        # What the clubs are worth that are left is part of it: who is not there yet has some, too.
        return (words[:1].upper() + words[1:],)
    if kept >= _SAVED:
        later = translate("golf hints", "Keeps clubs that save about {turns} on the next hole")
        return (later.replace("{turns}", in_tenths(kept).turns),)
    return (translate("golf hints", "It was close: the next best is about as good"),)


def _first_words(is_more: bool, in_figures: bool) -> str:
    """Return that an action comes first more often than the next best, or less often.

    Of more than two players what one gains is not lost by one other: no figure tells it.
    """
    if in_figures and is_more:
        return translate("golf hints", "comes first {chance} more often")
    if in_figures:
        return translate("golf hints", "comes first {chance} less often")
    if is_more:
        return translate("golf hints", "likelier to come first")
    return translate("golf hints", "less likely to come first")


def _liking(reasons: Mapping[str, float]) -> str:
    """Return what a computer likes, where that alone made the difference."""
    texts = {
        Character.BRUNO: translate("golf hints", "Bruno likes it far"),
        Character.CLEO: translate("golf hints", "Cleo likes the fairway"),
        Character.DARIO: translate("golf hints", "Dario likes big hits"),
        Character.ENID: translate("golf hints", "Enid keeps away from water"),
        Character.FRITZ: translate("golf hints", "Fritz likes to be near the others"),
    }
    return next((text for one, text in texts.items() if f"{LIKING}{one}" in reasons), "")


def _shot(view: View, slot: int, landing: Landing, hint: Hint) -> tuple[str, str]:
    """Return where a shot goes, with which of several cards, and what may be done from there."""
    title, note = shot_words(view, view.ball, landing)
    if view.shot is not None and len(view.shot.stacks) > 1:
        words = translate("golf hints", "{way} · card {number}").replace("{way}", title)
        title = words.replace("{number}", str(slot + 1))
    return title, _and_then(view, _lying(note, hint), hint)


def _lying(where: str, hint: Hint) -> str:
    """Return where a ball comes to lie for sure, after what it then has behind it."""
    words = in_sentences(*_passed(hint), where).removesuffix(".")
    return words[:1].upper() + words[1:]


def _pick(view: View, club: int, hint: Hint) -> str:
    """Return what a club draws, and how much it is worth on the course."""
    words = club_draw(view.table.box.clubs[club])
    for reason in hint.reasons:
        if reason.what == SAVES and abs(reason.amount) >= _SAVED:
            told = translate("golf hints", "{turns} better here than the average of these")
            words = f"{words}. {told.replace('{turns}', in_tenths(reason.amount).turns)}"
    return words


def _green(view: View, action: object, hole: int) -> tuple[str, str]:
    title = translate("golf hints", "Green {number}").replace("{number}", str(hole + 1))
    if isinstance(action, moves.KeepTarget):
        return title, far_words(view, view.seat, hole)
    words = translate("golf hints", "par {par}: the longer a hole, the longer the token lies")
    return title, words.replace("{par}", str(view.table.field.pars[hole]))


def _why_card(view: View, hint: Hint) -> str:
    """Return what a card of several would allow, or why another is drawn for it."""
    if isinstance(hint.action, moves.FollowCard):
        return translate("golf hints", "It costs nothing, and shows what you choose from")
    for reason in hint.reasons:
        if reason.what == LIES:
            hitter = view.order[0]
            ball = view.ball if view.ball != NONE else view.table.balls_of(hitter)[0]
            words = translate("golf hints", "With it {name} could come to lie so: {where}")
            where = lying_words(view, ball, round(reason.amount)).line
            name = player_names(view.table.setup)[hitter]
            return words.format(name=name, where=_inside(where))
    return ""


def _why_else(action: object) -> str:
    match action:
        case moves.LookAtDeck():
            return translate("golf hints", "It costs nothing, and tells what would come")
        case moves.KeepCard():
            return translate("golf hints", "For your next shot")
        case moves.PutBack():
            return translate("golf hints", "Another card is better for you")
        case moves.ResetFirst():
            return translate("golf hints", "It costs nothing, and all your clubs are there")
        case moves.HandOver():
            return translate("golf hints", "Nothing is left to follow")
        case moves.StayPut():
            return translate("golf hints", "A club costs more than the turn would gain")
        case moves.PassPick():
            return translate("golf hints", "A better one may come")
    return ""


def _inside(words: str) -> str:
    """Return the words of a title as they stand inside a sentence."""
    return words[:1].lower() + words[1:]


def _prospect(view: View, hint: Hint) -> str:
    """Return the likeliest grounds of a shot, and what may be done from where it likely ends."""
    ball = view.ball if view.ball != NONE else view.table.balls_of(view.seat)[0]
    names = {
        name: sign_words()[SIGNS.get(ground, GroundSign.ROUGH)]
        for name, ground in TERRAIN_NAMES.items()
    }
    names |= {GOAL: sign_words()[GroundSign.GREEN], OUT: sign_words()[GroundSign.OUT]}
    names[Terrain.GREEN.name.lower()] = translate("golf hints", "another green")
    chances: dict[str, float] = {}
    lies = NONE
    for what, amount in hint.reasons:
        if what in names:
            chances[names[what]] = chances.get(names[what], 0.0) + amount
        elif what == LIES:
            lies = round(amount)
        elif what == WALKS:
            step = round(amount)
            words = translate("golf hints", "For a step: {where}")
            where = _inside(lying_words(view, ball, step, walks=True).line)
            words = words.replace("{where}", where)
            return _and_then(view, words, hint)
    words = _chance_words(chances, names[GOAL], hint)
    if lies == NONE or chances.get(names[GOAL], 0.0) >= _LIKELY:
        return words
    likely = translate("golf hints", "Likeliest spot: {where}")
    if not words:
        likely = translate("golf hints", "At best: {where}")
    likely = likely.replace("{where}", _inside(lying_words(view, ball, lies).line))
    return f"{words}. {_and_then(view, likely, hint)}" if words else likely


def _chance_words(chances: Mapping[str, float], green: str, hint: Hint) -> str:
    """Return the grounds of a shot with their chances, what it is meant to reach before all."""
    ranked = sorted(chances.items(), key=lambda one: (one[0] != green, -one[1]))
    likeliest = max(chances, key=chances.__getitem__, default="")
    aim = green if chances.get(green, 0.0) >= _LIKELY else likeliest
    aims = {
        green: translate("golf hints", "for the green"),
        sign_words()[GroundSign.FAIRWAY]: translate("golf hints", "for the fairway"),
    }
    told = [
        f"{name} {percent_words(chance)}"
        for name, chance in ranked[:_TOLD]
        if chance >= _WORTH_TELLING and (name != aim or name not in aims)
    ]
    if aim != green:
        told = [*_passed(hint), *told]
    if aim in aims:
        told.insert(0, f"{aims[aim]} {percent_words(chances[aim])}")
    words = " · ".join(told)
    return words[:1].upper() + words[1:]


def _passed(hint: Hint) -> Iterable[str]:
    """Yield what a shot likely leaves behind it on its way to the green, with the chance."""
    texts = {
        LEAVES_BUNKER: translate("golf hints", "out of the bunker"),
        PAST_WATER: translate("golf hints", "past the water"),
        PAST_TREES: translate("golf hints", "past the trees"),
    }
    for what, chance in hint.reasons:
        if what in texts and chance >= _LIKELY:
            is_sure = isinstance(hint.action, moves.PlayShot | moves.MoveOneHex)
            yield texts[what] if is_sure else f"{texts[what]} {percent_words(chance)}"


def _and_then(view: View, words: str, hint: Hint) -> str:
    """Return words about where the ball lies, with what the next shot may do from there.

    A club that those who look may not know is not told of.
    """
    told = {reason.what: reason.amount for reason in hint.reasons}
    if told.get(REACHES, 0.0) < _WORTH_TELLING:
        return words
    club, player = round(told[THEN]), view.players[view.seat]
    if club != NONE and not (player.hand | player.discard | player.shown) >> club & 1:
        return words
    then = translate("golf hints", "{lies}; then {club}: green {chance}")
    if club == NONE:
        then = translate("golf hints", "{lies}; then one step to the green")
    else:
        then = then.replace("{club}", _club(view, club))
    chance = percent_words(told[REACHES])
    return then.replace("{lies}", words).replace("{chance}", chance)


def _club(view: View, club: int) -> str:
    return club_name(view.table.box.clubs[club])


def _deed(action: object) -> str:
    return next(deed_words(deed) for deed, kind in KINDS.items() if isinstance(action, kind))


def _played(view: View, action: moves.PlayClub | moves.ExitBunker) -> str:
    """Return a club with its deck, and the direction chosen before the draw."""
    words = [_club(view, view.used[view.seat])]
    if isinstance(action, moves.ExitBunker):
        words = [_deed(action)]
    if action.deck != NONE:
        words.append(deck_in_words(Deck(action.deck)))
    if action.aim != NONE:
        words.append(direction_name(action.aim))
    return " · ".join(words)


def _card(action: object) -> str:
    match action:
        case moves.ThrowCard():
            return translate("golf hints", "Throw card {number} away")
        case moves.FollowCard():
            return translate("golf hints", "Follow card {number}: draw again")
    return translate("golf hints", "Draw card {number} anew")


def _else(action: object) -> str:
    match action:
        case moves.PassPick():
            return translate("golf hints", "Pick none")
        case moves.OwnClub():
            return translate("golf hints", "Keep your own club")
        case moves.KeepCard():
            return translate("golf hints", "Keep the card")
        case moves.PutBack():
            return translate("golf hints", "Put the card back")
        case moves.ResetFirst():
            return translate("golf hints", "Take the discard back")
        case moves.HandOver():
            return translate("golf hints", "Hand the cards over")
        case moves.LookAtDeck(deck):
            words = translate("golf hints", "Look at the top card of {deck}")
            return words.replace("{deck}", deck_in_words(Deck(deck)))
        case moves.NameGolfer(ball):
            words = translate("golf hints", "Golfer {number}")
            return words.replace("{number}", str(ball % 2 + 1))
        case moves.RevealClub():
            return translate("golf hints", "Turn a club of a rival over")
        case moves.StayPut():
            return translate("golf hints", "Stay where you are")
        case moves.MoveOneHex(direction):
            return f"{_deed(action)} · {direction_name(direction)}"
    raise ValueError(f"no hint of 18 Holes: {action}")
