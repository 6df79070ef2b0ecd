"""The tables of the rules of 18 Holes, made from its box and from what the game counts with."""

from functools import partial
from itertools import groupby

from minigolf_desktop.model.eighteen_holes.box import DECK_LETTERS, HARDEST, Box, CardKind, Deck
from minigolf_desktop.model.eighteen_holes.draft import STARTER_HANDS
from minigolf_desktop.model.eighteen_holes.modes.chaos_golf import (
    NO_TARGET,
    OTHERS_TARGET,
    OWN_TARGET,
)
from minigolf_desktop.model.eighteen_holes.modes.hole_by_hole import stableford_points
from minigolf_desktop.model.eighteen_holes.setup import CHAOS_MODES, SEATS, Mode
from minigolf_desktop.ui.common.rules_page import RulesTable, Tables
from minigolf_desktop.ui.common.text import content_name
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.eighteen_holes.entry import mode_name
from minigolf_desktop.ui.eighteen_holes.text.cards import (
    club_draw,
    club_name,
    deck_name,
    shot_name,
)
from minigolf_desktop.ui.eighteen_holes.text.modes import mode_players, rank_words

_DASH = "\N{EN DASH}"


def _modes() -> RulesTable:
    order = translate("rules tables", "in order")
    free = translate("rules tables", "in any order")
    return RulesTable(
        translate("rules tables", "The ways to play"),
        ("", translate("rules tables", "Greens"), translate("rules tables", "Players")),
        tuple(
            (mode_name(mode), free if mode in CHAOS_MODES else order, mode_players(mode))
            for mode in Mode
        ),
        words=2,
    )


def _club_pool(box: Box) -> RulesTable:
    players = range(1, max(max(seats) for seats in SEATS.values()) + 1)
    pools = [sum(club.min_players <= count for club in box.clubs) for count in players]
    return RulesTable(
        translate("rules tables", "Clubs in the game, by players"),
        (translate("rules tables", "Players"), *map(str, players)),
        ((translate("rules tables", "Clubs"), *map(str, pools)),),
    )


def _ready_hands(box: Box) -> RulesTable:
    return RulesTable(
        translate("rules tables", "The ready hands of a first game"),
        (translate("rules tables", "Hand"), translate("rules tables", "Clubs")),
        tuple(
            (
                letter,
                ", ".join(club_name(one) for one in box.clubs if one.starter_hand == letter),
            )
            for letter in STARTER_HANDS
        ),
        words=2,
    )


def _clubs(box: Box) -> RulesTable:
    rows = []
    for _, alike in groupby(box.clubs, key=lambda club: club.name):
        clubs = list(alike)
        big_hit = DECK_LETTERS[clubs[0].big_hit_deck] if clubs[0].big_hit else _DASH
        orders = ", ".join(str(club.initiative) for club in clubs)
        rows.append((club_name(clubs[0]), club_draw(clubs[0]), orders, big_hit))
    return RulesTable(
        translate("rules tables", "All clubs, in the order of their initiative"),
        (
            "",
            translate("rules tables", "What it does"),
            translate("rules tables", "Initiative"),
            translate("rules tables", "Big hit"),
        ),
        tuple(rows),
        translate("rules tables", "Big hit: the deck that the cards are drawn from."),
        words=2,
    )


def _decks(box: Box) -> RulesTable:
    kinds = (CardKind.WILD, CardKind.SUPER, CardKind.SHORT, CardKind.SHUFFLE)
    rows = []
    for deck in Deck:
        cards = [card for card in box.shot_cards if card.deck is deck]
        lengths = {len(flight) for card in cards for flight in card.flights}
        counts = [sum(card.kind is kind for card in cards) for kind in kinds]
        told = (str(count) if count else _DASH for count in counts)
        rows.append((deck_name(deck), str(len(cards)), _span(min(lengths), max(lengths)), *told))
    return RulesTable(
        translate("rules tables", "What lies in the decks"),
        (
            "",
            translate("rules tables", "Cards"),
            translate("rules tables", "Reach"),
            *map(shot_name, kinds),
        ),
        tuple(rows),
    )


def _span(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}{_DASH}{most}"


def _stableford(box: Box) -> RulesTable:
    pars = sorted({face.tee.par for face in box.faces if face.tee is not None})
    last = next(turns for turns in range(1, 99) if not stableford_points(pars[-1], turns))
    more = translate("rules tables", "{least} and more").replace("{least}", str(last))
    heads = (translate("tiles", "par {par}").replace("{par}", str(par)) for par in pars)
    return RulesTable(
        translate("rules tables", "Points of a hole, by its par and the turns taken"),
        (translate("rules tables", "Turns"), *heads),
        tuple(
            (
                more if turns == last else str(turns),
                *(str(stableford_points(par, turns)) for par in pars),
            )
            for turns in range(1, last + 1)
        ),
    )


def _kelly() -> RulesTable:
    worth = {
        translate("rules tables", "The own target"): OWN_TARGET,
        translate("rules tables", "The target of another"): OTHERS_TARGET,
        translate("rules tables", "Any other green"): NO_TARGET,
    }
    return RulesTable(
        translate("rules tables", "What a green is worth"),
        ("", translate("rules tables", "Points")),
        tuple((green, str(sum(tokens))) for green, tokens in worth.items()),
    )


def _solo_steps() -> RulesTable:
    alone = range(HARDEST)
    return RulesTable(
        translate("rules tables", "What a turn of combined scoring adds to the rank of a deck"),
        (translate("rules tables", "Turns of your own right before it"), *map(str, alone)),
        ((translate("rules tables", "Adds"), *(str(HARDEST - turns) for turns in alone)),),
    )


def _solo_cards(box: Box) -> RulesTable:
    ranks = [card.difficulty for card in box.solo_cards]
    return RulesTable(
        translate("rules tables", "The solo cards of the box"),
        (translate("rules tables", "Rank"), *map(str, sorted(set(ranks)))),
        (
            (
                translate("rules tables", "Cards"),
                *(str(ranks.count(rank)) for rank in sorted(set(ranks))),
            ),
        ),
    )


def _fair_ranks(box: Box) -> RulesTable:
    return RulesTable(
        translate("rules tables", "A fair match, course by course"),
        ("", translate("rules tables", "Holes"), translate("rules tables", "Rank")),
        tuple(
            (
                content_name(preset.course.name),
                str(len(preset.course.holes)),
                rank_words(preset.solo_par),
            )
            for preset in sorted(box.presets, key=lambda preset: preset.solo_par)
        ),
    )


def tables_of(box: Box) -> Tables:
    """Return what makes each table of the rules, by its name there."""
    return {
        "modes": _modes,
        "club-pool": partial(_club_pool, box),
        "ready-hands": partial(_ready_hands, box),
        "clubs": partial(_clubs, box),
        "decks": partial(_decks, box),
        "stableford": partial(_stableford, box),
        "kelly": _kelly,
        "solo-steps": _solo_steps,
        "solo-cards": partial(_solo_cards, box),
        "fair-ranks": partial(_fair_ranks, box),
    }
