"""What happened in a game of 18 Holes, and why an action is not allowed, in sentences."""

from collections.abc import Callable, Iterable, Sequence

from minigolf_desktop.model.eighteen_holes import moves as of
from minigolf_desktop.model.eighteen_holes.box import CardKind, Deck, ShotCard
from minigolf_desktop.model.eighteen_holes.modes.hole_by_hole import BIG_SKIN
from minigolf_desktop.model.eighteen_holes.moves import ShotOutcome
from minigolf_desktop.model.eighteen_holes.setup import CHAOS_MODES, Mode
from minigolf_desktop.model.eighteen_holes.state import Table
from minigolf_desktop.model.play import Refusal
from minigolf_desktop.ui.common.text import Figure, with_colon
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.eighteen_holes.text.cards import (
    club_name,
    deck_in_words,
    direction_name,
    flight_lines,
    onto_words,
)
from minigolf_desktop.ui.eighteen_holes.text.modes import (
    GOLF_MODES,
    rival_name,
    score_words,
    with_golf_figures,
)


def golfer_of(ball: int, table: Table, names: Sequence[str]) -> str:
    """Return what a golfer on the course is called: in a team by its number too."""
    name = names[table.seat_of(ball)]
    if not table.teams:
        return name
    words = translate("golf events", "{name}'s golfer {number}")
    return words.format(name=name, number=golfer_mark(ball))


def golfer_mark(ball: int) -> str:
    """Return the figure on a golfer of a team."""
    return "12"[ball % 2]


def chaos_sentence(event: of.Event, table: Table, names: Sequence[str]) -> str:
    """Return what happened in a chaos mode; empty where the words of the other modes fit."""
    match event:
        case of.TokensLaid():
            return _laid(table.setup.mode)
        case of.HoleBegun(hole) if hole < len(table.field.pars):
            return translate("golf events", "Everybody tees off, in any direction.")
        case of.Scored(_, points, hole):
            return _scored(table.setup.mode, points).replace("{hole}", str(hole + 1))
        case of.TargetDrawn(_, hole):
            if hole < 0:
                return translate("golf events", "No target is left for {name}.")
            return translate("golf events", "{name} keeps a secret target.")
    return _rivals(event, table)


def _laid(mode: Mode) -> str:
    if GOLF_MODES[mode].has_tokens:
        text = translate(
            "golf events",
            "Tokens of {first_token} and {second_token.points} lie on every green.",
        )
        return with_golf_figures(text)
    return translate("golf events", "A flag stands on every green.")


def _scored(mode: Mode, points: int) -> str:
    if GOLF_MODES[mode].counts_flags:
        return translate("golf events", "{name} takes the flag of green {hole}.")
    return translate("golf events", "{name}: %n points for green {hole}.", "", points)


def _rivals(event: of.Event, table: Table) -> str:
    """Return what happened to the opponents of Solo Chaos."""
    match event:
        case of.SoloTurn(_, _, True):
            return translate(
                "golf events", "Combined scoring: opponents with a target left reach it this turn."
            )
        case of.SoloTurn():
            return translate("golf events", "Only you can score this turn.")
        case of.RivalTarget(rival, hole):
            text = translate("golf events", "{rival} makes for green {hole}.")
        case of.RivalScored(rival, points, hole):
            text = translate("golf events", "{rival}: %n points for green {hole}.", "", points)
        case of.RivalClub(rival, club):
            text = translate("golf events", "{rival}'s club: {club}, initiative {number}.")
            card = table.box.clubs[club]
            text = text.replace("{club}", club_name(card))
            text = text.replace("{number}", str(card.initiative))
            return text.replace("{rival}", rival_name(rival))
        case _:
            return ""
    return text.replace("{rival}", rival_name(rival)).replace("{hole}", str(hole + 1))


Sentence = Callable[[of.Event, Table, Sequence[str]], str]
"""Puts an event into words; returns an empty string for an event it does not know."""


def golf_event_sentence(event: of.Event, table: Table, names: Sequence[str]) -> str:
    """Return what happened; an empty string for an event that the log passes over.

    ``names`` are those of the players by seat.
    """
    if isinstance(event, of.Borrowed | of.TargetLost):
        return _of_two(event, table, names)
    chaos = table.setup.mode in CHAOS_MODES
    for sentence in (chaos_sentence, *_USUAL) if chaos else _USUAL:
        text = sentence(event, table, names)
        if text:
            who = _who(event, table, names)
            return text.replace("{name}", who) if who else text
    return ""


def _of_two(event: of.Borrowed | of.TargetLost, table: Table, names: Sequence[str]) -> str:
    """Return what one player did with something of another: both names are put in at once."""
    match event:
        case of.Borrowed(seat, owner, club):
            text = translate("golf events", "{name} uses the {club} of {owner}.")
            return text.format(name=names[seat], club=_club(club, table), owner=names[owner])
        case of.TargetLost(owner, hole, claimed_by):
            text = translate("golf events", "{claimer} reached the secret target of {owner}.")
            if owner == claimed_by:
                text = translate("golf events", "Green {hole} was {claimer}'s secret target.")
            return text.format(claimer=names[claimed_by], owner=names[owner], hole=hole + 1)


def _who(event: of.Event, table: Table, names: Sequence[str]) -> str:
    """Return whom an event is about; an empty string for nobody."""
    ball: int = getattr(event, "ball", -1)
    seat: int = getattr(event, "seat", -1)
    if ball >= 0:
        return golfer_of(ball, table, names)
    return names[seat] if seat >= 0 else ""


def _choosing(event: of.Event, table: Table, names: Sequence[str]) -> str:
    """Return what happened before anybody hits."""
    match event:
        case of.TokenPlaced(_, hole):
            text = translate("golf events", "{name} put a token of {points} on green {hole}.")
            text = text.replace("{points}", Figure(BIG_SKIN).points)
            return text.replace("{hole}", str(hole + 1))
        case of.Declared(_, club):
            text = translate("golf events", "{name}: the {club} never expires.")
            return text.replace("{club}", _club(club, table))
        case of.HoleBegun(hole) if hole >= len(table.field.pars):
            return ""  # NineteenthBegun tells.
        case of.HoleBegun(hole):
            text = translate("golf events", "Hole {hole}, par {par}.")
            par = str(table.field.pars[hole])
            return text.replace("{hole}", str(hole + 1)).replace("{par}", par)
        case of.RoundBegun(number):
            return translate("golf events", "Turn {number} of the round.").replace(
                "{number}", str(number)
            )
        case of.MissedTurn():
            return translate("golf events", "{name} misses a turn because of the water.")
        case of.TookBack():
            return translate("golf events", "{name} took the discard back.")
        case of.Looked(_, deck):
            text = translate("golf events", "{name} looked at the top card of {deck}.")
            return text.replace("{deck}", _deck(deck))
        case of.KeptCard(_, deck):
            text = translate("golf events", "{name} keeps the card of {deck} for the next shot.")
            return text.replace("{deck}", _deck(deck))
        case of.ShowedCard(_, card):
            text = translate("golf events", "{name} put the card back, for all to see: {card}.")
            return text.replace("{card}", card_words(table.box.shot_cards[card]))
        case of.Revealed(clubs):
            return _revealed(clubs, table, names)
    return ""


def _revealed(clubs: Sequence[int], table: Table, names: Sequence[str]) -> str:
    shown = [
        with_colon(names[seat], _club(club, table)) for seat, club in enumerate(clubs) if club >= 0
    ]
    return translate("golf events", "Clubs: {clubs}.").replace("{clubs}", ", ".join(shown))


def _drawing(event: of.Event, table: Table, names: Sequence[str]) -> str:
    """Return what happened with the cards."""
    match event:
        case of.Aimed(_, aim):
            text = translate("golf events", "{name} aims {direction}.")
            return text.replace("{direction}", direction_name(aim))
        case of.Drew(_, _, card):
            shot = table.box.shot_cards[card]
            text = translate("golf events", "{name} drew from {deck}: {card}.")
            text = text.replace("{deck}", _deck(shot.deck))
            return text.replace("{card}", card_words(shot))
        case of.Reshuffled(deck, ran_out):
            text = translate("golf events", "The discards went back into {deck}, shuffled.")
            if ran_out:
                text = translate(
                    "golf events", "No card was left in {deck}: its discards were shuffled."
                )
            return text.replace("{deck}", _deck(deck))
        case of.TriedBigHit(_, deck):
            text = translate("golf events", "{name} tries a big hit from {deck}.")
            return text.replace("{deck}", _deck(deck))
        case of.Threw(seat, card):
            text = translate("golf events", "{name} threw a card away: {card}.")
            if seat < 0:
                text = translate("golf events", "Chance threw a card away: {card}.")
            return text.replace("{card}", card_words(table.box.shot_cards[card]))
        case of.Redrew(_, _, club):
            if club < 0:
                return translate("golf events", "{name} is lucky and draws again.")
            text = translate("golf events", "{name} throws in the {club} and draws again.")
            return text.replace("{club}", _club(club, table))
    return ""


def _moving(event: of.Event, table: Table, names: Sequence[str]) -> str:
    """Return how somebody moved."""
    ground = table.field.terrain
    match event:
        case of.Walked(_, _, end):
            text = translate("golf events", "{name} moved one hex, {place}.")
            return text.replace("{place}", onto_words(ground(end)))
        case of.Flew(outcome=ShotOutcome.OUT):
            return ""  # WentOut tells.
        case of.Flew(_, _, path, outcome):
            text = translate("golf events", "{name} hit the ball {place}.")
            if outcome is ShotOutcome.STOPPED and len(path) == 1:
                return translate("golf events", "{name} hit the trees; the ball stays.")
            if outcome is ShotOutcome.STOPPED:
                text = translate("golf events", "{name} hit the trees; the ball went {place}.")
            return text.replace("{place}", onto_words(ground(path[-1])))
        case of.LeftBunker(outcome=ShotOutcome.OUT):
            return ""  # WentOut tells.
        case of.LeftBunker(_, _, start, end, outcome):
            if outcome is ShotOutcome.STOPPED:
                return translate(
                    "golf events", "{name} cannot get out that way and stays in the bunker."
                )
            if start == end:
                return translate("golf events", "{name} stays in the bunker.")
            text = translate("golf events", "{name} left the bunker, {place}.")
            return text.replace("{place}", onto_words(ground(end)))
        case of.FellIntoWater(_, penalty):
            if penalty:
                return translate("golf events", "{name} is in the water: one stroke more.")
            if GOLF_MODES[table.setup.mode].ends_holes:
                return translate(
                    "golf events",
                    "{name} is in the water and misses the next turn, unless the hole ends first.",
                )
            return translate("golf events", "{name} is in the water and misses the next turn.")
        case of.WentOut(_, penalty):
            if penalty:
                return translate(
                    "golf events",
                    "{name} went out of bounds: one stroke more, the club comes back.",
                )
            return translate("golf events", "{name} went out of bounds: the club comes back.")
        case of.KeptDrive():
            return translate("golf events", "{name} has hit the longest drive and keeps the card.")
    return ""


def _scoring(event: of.Event, table: Table, names: Sequence[str]) -> str:
    """Return what a green, a hole or a round brought to whom."""
    match event:
        case of.ReachedGreen(_, hole, _, True):
            text = translate("golf events", "{name}: a hole-in-one on hole {hole}!")
            return text.replace("{hole}", str(hole + 1))
        case of.ReachedGreen(_, hole) if hole >= len(table.field.pars):
            return translate("golf events", "{name} is in the clubhouse.")
        case of.ReachedGreen(_, hole, turns):
            text = translate("golf events", "{name} reached green {hole} in {turns}.")
            return text.replace("{hole}", str(hole + 1)).replace("{turns}", str(turns))
        case of.Scored(_, points, hole):
            text = translate("golf events", "{name}: {score} for hole {hole}.")
            text = text.replace("{score}", score_words(table.setup.mode, points))
            return text.replace("{hole}", str(hole + 1))
        case of.Jackpot(hole, onto):
            text = translate(
                "golf events", "Nobody wins hole {hole}: its tokens go to hole {onto}."
            )
            return text.replace("{hole}", str(hole + 1)).replace("{onto}", str(onto + 1))
        case of.Eliminated(seats):
            text = translate("golf events", "Out of the tie-break: {names}.")
            return text.replace("{names}", _listed(seats, names))
        case of.TieBreak(seats):
            text = translate("golf events", "A tie: {names} play on from hole 1.")
            return text.replace("{names}", _listed(seats, names))
        case of.NineteenthBegun(seats):
            text = translate("golf events", "The 19th: {names} play on to the clubhouse.")
            return text.replace("{names}", _listed(seats, names))
        case of.NineteenthOver(-1):
            return translate(
                "golf events", "Nobody came to the clubhouse: the first place stays shared."
            )
        case of.NineteenthOver():
            return translate("golf events", "{name} wins the 19th.")
        case of.Ended(ranks):
            # In Solo Chaos the opponents come after the player.
            everybody = (*names, *map(rival_name, range(len(ranks) - len(names))))
            winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
            text = translate("golf events", "The round is over. First: {names}.")
            return text.replace("{names}", _listed(winners, everybody))
    return ""


_USUAL: tuple[Sentence, ...] = (_choosing, _drawing, _moving, _scoring)
"""What tells an event in every mode; the first that has words for it does."""


def card_words(card: ShotCard) -> str:
    """Return what a shot card says, in a few words."""
    special = {
        CardKind.SUPER: translate("golf events", "super, draw from {deck}"),
        CardKind.SHORT: translate("golf events", "short, draw from {deck}"),
        CardKind.SHUFFLE: translate("golf events", "shuffle and draw again"),
        CardKind.LONGEST_DRIVE: translate("golf events", "the longest drive"),
    }.get(card.kind)
    if special is not None:
        return special.replace("{deck}", _deck(card.draw_from or Deck.CHIP))
    ways = [", ".join(flight_lines(flight)) for flight in card.flights]
    return translate("golf events", " or ").join(ways)


def _club(club: int, table: Table) -> str:
    return club_name(table.box.clubs[club])


def _deck(deck: int) -> str:
    return deck_in_words(Deck(deck))


def _listed(seats: Iterable[int], names: Sequence[str]) -> str:
    return ", ".join(names[seat] for seat in seats)


def golf_refusal_sentence(refusal: Refusal) -> str:
    """Return the sentence for a refusal; raises KeyError for a code the model does not know."""
    return {
        "game-over": translate("golf refusals", "The game is over."),
        "not-your-turn": translate("golf refusals", "It is not your turn."),
        "no-such-choice": translate("golf refusals", "That is not possible at this moment."),
        "aim-was-told": translate(
            "golf refusals", "The direction was told before the card was drawn."
        ),
        "other-end-in-play": translate(
            "golf refusals", "Of a wild card the end that stays on the course must be taken."
        ),
        "nothing-to-take-back": translate("golf refusals", "There is nothing in the discard."),
        "club-can-be-used": translate("golf refusals", "Every club in hand can be used now."),
        "not-in-hand": translate("golf refusals", "That club is not in the hand."),
        "tee-off-with-wood": translate(
            "golf refusals", "Slugger plays a wood or the driver on a tee box."
        ),
        "nothing-with-that-club": translate(
            "golf refusals", "With that club Dorian could do nothing here."
        ),
        "kept-card-decides": translate(
            "golf refusals", "The card that Bunjil keeps must be used by this shot."
        ),
        "power-used": translate("golf refusals", "The golfer's power is used already."),
        "name-golfer-first": translate("golf refusals", "First name the golfer who moves."),
        "not-in-bunker": translate("golf refusals", "The ball does not lie in a bunker."),
        "in-bunker": translate("golf refusals", "First the ball must get out of the bunker."),
        "driver-off-tee": translate("golf refusals", "The driver can be used on a tee box only."),
        "wood-in-bunker": translate("golf refusals", "A wood does not get out of a bunker."),
        "no-big-hit": translate("golf refusals", "No big hit can be tried with this club."),
        "dorian-resets-at-tee": translate(
            "golf refusals", "Dorian resets the hand before teeing off only."
        ),
        "nothing-to-borrow": translate("golf refusals", "Nobody else has a club to borrow."),
        "trees": translate("golf refusals", "Nobody can stand on fenced trees."),
        "clubhouse": translate("golf refusals", "Nobody can stand on the clubhouse."),
        "off-course": translate("golf refusals", "That is off the course."),
        "wood-draws-nothing": translate("golf refusals", "A wood draws no cards."),
        "not-a-deck-of-the-club": translate(
            "golf refusals", "This club does not draw from that deck."
        ),
    }[refusal.code]
