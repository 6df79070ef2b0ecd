"""What a club may reach before its card is drawn: exact chances from the cards that are left."""

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import permutations, product
from random import Random

import pytest
from golf_tables import the_box

from minigolf_desktop.model.eighteen_holes.box import CardKind, Deck, hand_of
from minigolf_desktop.model.eighteen_holes.course import Terrain
from minigolf_desktop.model.eighteen_holes.flight import AIMS, landings
from minigolf_desktop.model.eighteen_holes.moves import Phase, PlayClub, SelectClub
from minigolf_desktop.model.eighteen_holes.prospects import (
    DrawChances,
    Pile,
    big_hit_prospect,
    prospects,
    together,
)
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode, Setup
from minigolf_desktop.model.eighteen_holes.state import NONE, view_of
from minigolf_desktop.model.geometry.hexagon import distance
from minigolf_desktop.model.play import Match

CARDS = the_box().shot_cards
RULES = EighteenHolesRules(the_box())


def number(name):
    return next(club.number for club in the_box().clubs if club.name == name)


def begun(course="heron-pond"):
    """The first choice of clubs on a course, both golfers on the first tee."""
    laid = next(preset.course for preset in the_box().presets if preset.course.id == course)
    setup = Setup(laid, Mode.MATCH, ("", ""), ClubChoice.FIRST_GAME)
    return Match(RULES, setup, 7).state


def lying_on(state, terrain):
    """The state with the first golfer on some hex of a kind, as far from water as from trees."""
    field = state.table.field
    place = next(n for n in range(field.size) if field.ground[n] == terrain)
    return state.with_ball(0, state.balls[0]._replace(place=place))


def counted(piles, deck, count):
    """The chances of what draws end with, counted card by card in every order."""

    def draw(piles, deck):
        left, used = piles[deck]
        if not left:
            left, used = used, ()
        for card in left:
            rest = tuple(one for one in left if one != card)
            yield Fraction(1, len(left)), card, {**piles, deck: (rest, used)}

    def follow(piles, card):
        if CARDS[card].draw_from is None:
            yield Fraction(1), card, piles
            return
        home = int(CARDS[card].deck)
        if CARDS[card].kind is CardKind.SHUFFLE and piles[home][1]:
            piles = {**piles, home: (piles[home][0] + piles[home][1], ())}
        for chance, top, after in draw(piles, int(CARDS[card].draw_from)):
            for part, end, at_last in follow(after, top):
                yield chance * part, end, at_last

    found = Counter()

    def play(chance, piles, tops, wanted, ends):
        if wanted:
            for part, card, after in draw(piles, deck):
                play(chance * part, after, (*tops, card), wanted - 1, ends)
        elif tops:
            for part, end, after in follow(piles, tops[0]):
                play(chance * part, after, tops[1:], 0, (*ends, end))
        else:
            found[tuple(sorted(ends))] += chance

    play(Fraction(1), piles, (), count, ())
    return found


@pytest.mark.parametrize(("deck", "count"), list(product(Deck, (1, 2))))
def test_every_order_of_the_cards_is_counted(deck, count):
    chance = Random(deck * 2 + count)
    piles = {}
    for one in Deck:
        cards = list(the_box().cards_of_deck[one])
        special = [card for card in cards if CARDS[card].is_special]
        plain = [card for card in cards if card not in special]
        kept = chance.sample(special, 2) + chance.sample(plain, 3)
        piles[int(one)] = (tuple(kept[:4]), tuple(kept[4:]))
    wanted = counted(piles, int(deck), count)
    known = [Pile(hand_of(left), hand_of(used)) for left, used in piles.values()]
    found = DrawChances(CARDS, known, lambda card: card.number).of(deck, count)
    assert {
        tuple(sorted(ends)): pytest.approx(float(chance)) for ends, chance in wanted.items()
    } == {tuple(sorted(ends)): chance for ends, chance in found.items()}


def test_the_chance_of_a_hex_is_that_of_the_cards_which_lead_there():
    state = begun()
    iron = number("2-iron")
    four, five = the_box().cards_of_deck[Deck.FOUR], the_box().cards_of_deck[Deck.FIVE]
    up = next(card for card in four if CARDS[card].kind is CardKind.SUPER)
    left = {
        Deck.FOUR: [up, *[card for card in four if not CARDS[card].is_special][:3]],
        Deck.FIVE: [card for card in five if not CARDS[card].is_special][:2],
    }

    def with_decks(fours, fives):
        decks, discards = list(state.decks), list(state.discards)
        for deck, cards in ((Deck.FOUR, fours), (Deck.FIVE, fives)):
            decks[deck] = bytes(cards)
            discards[deck] = bytes(set(the_box().cards_of_deck[deck]) - set(cards))
        players = tuple(player._replace(hand=1 << iron) for player in state.players)
        return state._replace(decks=tuple(decks), discards=tuple(discards), players=players)

    reached, draws = Counter(), 0
    for fours in permutations(left[Deck.FOUR]):
        for fives in permutations(left[Deck.FIVE]):
            now = with_decks(fours, fives)
            for _ in range(2):
                now = RULES.apply(now, SelectClub(iron)).state
            assert now.phase is Phase.ACT
            now = RULES.apply(now, PlayClub(Deck.FOUR, NONE)).state
            draws += 1
            reached.update({one.end for one in landings(now, 0) if one.end != now.balls[0].place})
    view = view_of(with_decks(left[Deck.FOUR], left[Deck.FIVE]), 0)
    (prospect,) = (one for one in prospects(view, 0, iron, 0) if one.deck == Deck.FOUR)
    ends = {
        place: chance for place, chance in prospect.ends.items() if place != view.balls[0].place
    }
    assert ends == {place: pytest.approx(times / draws) for place, times in reached.items()}


def test_a_wood_goes_where_it_goes():
    view = view_of(begun(), 0)
    (prospect,) = prospects(view, 0, number("5-wood"), 0)
    assert prospect.deck == NONE
    assert set(prospect.ends.values()) == {1.0}


@pytest.mark.parametrize(("name", "loses"), [("4-iron", 1), ("5-hybrid", 0)])
def test_from_the_rough_a_shot_goes_one_hex_less_but_not_with_hybrids(name, loses):
    far = {}
    for lie in (Terrain.ROUGH, Terrain.FAIRWAY):
        state = lying_on(begun(), Terrain.FAIRWAY)
        field, place = state.table.field, state.balls[0].place
        ground = bytes(lie if n == place else kind for n, kind in enumerate(field.ground))
        field = replace(field, ground=ground)
        view = view_of(state._replace(table=replace(state.table, field=field)), 0)
        found = together(p for p in prospects(view, 0, number(name), 0) if p.deck == Deck.THREE)
        likely = [end for end, prospect in found.items() if prospect.ends[end] > 0.1]
        far[lie] = max(distance(field.hexes[place], field.hexes[end]) for end in likely)
    assert far[Terrain.FAIRWAY] - far[Terrain.ROUGH] == loses


def test_a_chip_that_is_told_has_its_ends_for_each_direction():
    view = view_of(begun(), 0)
    found = prospects(view, 0, number("sand-wedge"), 0)
    assert [(one.deck, one.aim) for one in found] == [(Deck.CHIP, aim) for aim in AIMS]
    assert len({frozenset(one.ends) for one in found}) == len(AIMS)


def test_in_a_bunker_the_signs_of_the_cards_decide():
    view = view_of(lying_on(begun(), Terrain.BUNKER), 0)
    place, field = view.balls[0].place, view.table.field
    beside = {field.next[way][place] for way in AIMS} | {place}
    found = prospects(view, 0, number("2-iron"), 0)
    assert len(found) == 2 * len(AIMS)
    for prospect in found:
        assert set(prospect.ends) <= beside
        assert sum(prospect.ends.values()) + prospect.out == pytest.approx(1.0)


def test_off_the_tee_a_driver_reaches_nothing_and_in_a_bunker_no_wood_does():
    view = view_of(lying_on(begun(), Terrain.BUNKER), 0)
    assert prospects(view, 0, number("driver"), 0) == ()
    assert prospects(view, 0, number("3-wood"), 0) == ()
    assert prospects(view_of(begun(), 0), 0, number("driver"), 0) != ()


def test_two_cards_reach_more_than_one_and_a_big_hit_goes_farther():
    view = view_of(begun(), 0)
    (one,) = (p for p in prospects(view, 0, number("4-iron"), 0) if p.deck == Deck.THREE)
    (two,) = prospects(view, 0, number("5-iron"), 0)
    assert set(one.ends) == set(two.ends)
    assert all(two.ends[place] > chance - 1e-9 for place, chance in one.ends.items())
    assert big_hit_prospect(view, 0, number("5-iron"), 0).deck == Deck.FOUR


def test_a_card_that_was_looked_at_is_certain():
    state = begun()
    top = next(c for c in the_box().cards_of_deck[Deck.THREE] if not CARDS[c].is_special)
    state = state._replace(peek=(0, int(Deck.THREE), top))
    (seen,) = (
        one
        for one in prospects(view_of(state, 0), 0, number("4-iron"), 0)
        if one.deck == Deck.THREE
    )
    assert set(seen.ends.values()) == {1.0}
    (hidden,) = (
        one
        for one in prospects(view_of(state, 1), 1, number("4-iron"), 1)
        if one.deck == Deck.THREE
    )
    assert set(hidden.ends.values()) != {1.0}
