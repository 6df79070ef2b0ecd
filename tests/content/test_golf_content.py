"""The box of 18 Holes as data, and what is refused of it."""

import shutil
from collections import Counter
from dataclasses import replace

import pytest
from broken import changed, drop, put, repeat_first, swap

from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.content.resources import ContentError, resource
from minigolf_desktop.model.eighteen_holes.box import CardKind, Deck
from minigolf_desktop.model.eighteen_holes.building import faults
from minigolf_desktop.model.eighteen_holes.course import FaceKind, StopKind, Terrain
from minigolf_desktop.model.eighteen_holes.field import fairways, ground_of

FACES, CLUBS, SHOTS = "faces.json", "clubs.json", "shot_cards.json"
ADJUSTMENTS, SOLO, COURSES = "adjustments.json", "solo_cards.json", "courses.json"


@pytest.fixture
def folder(tmp_path):
    return shutil.copytree(resource("eighteen_holes"), tmp_path / "eighteen_holes")


def test_the_box_has_49_tiles_with_two_faces_each(box):
    assert Counter(face.tile for face in box.faces) == dict.fromkeys(range(1, 50), 2)
    kinds = Counter(face.kind for face in box.faces)
    assert kinds == {FaceKind.TEE: 32, FaceKind.FAIRWAY: 35, FaceKind.GREEN: 31}


def test_a_face_has_one_to_three_stars_and_an_arrow_to_one_of_its_sides(box):
    assert {face.stars for face in box.faces} == {1, 2, 3}
    assert {face.arrow for face in box.faces} <= set(range(6))


def test_there_is_one_clubhouse(box):
    houses = [face.id for face in box.faces if Terrain.CLUBHOUSE in face.terrain]
    assert houses == ["01A"]


def test_a_face_is_read_with_its_ground_its_fairway_and_its_tee(box):
    face = box.face_by_id["07A"]
    assert face.terrain == (
        Terrain.BUNKER,
        Terrain.GREEN,
        Terrain.GREEN,
        Terrain.FAIRWAY,
        Terrain.TEE,
        Terrain.FAIRWAY,
        Terrain.TREES,
    )
    assert [stop.kind for stop in face.lines[1]] == [
        StopKind.TEE,
        StopKind.HEX,
        StopKind.GAP,
        StopKind.GREEN,
    ]
    assert (face.tee.place, face.tee.par, face.tee.fairway_tiles) == (4, 3, 0)
    assert face.greens == (2, 1)


def test_34_clubs_come_in_the_order_of_their_initiative(box):
    assert [club.initiative for club in box.clubs] == list(range(1, 35))
    driver = box.clubs[23]
    assert (driver.name, driver.decks, driver.draw) == ("driver", (Deck.FIVE,), 2)
    assert driver.tee_box_only
    assert not driver.big_hit


def test_a_club_draws_one_card_or_two_of_a_deck_one_of_two_decks_or_goes_straight_on(box):
    kinds = {(len(club.decks), club.draw) for club in box.clubs}
    assert kinds == {(1, 1), (2, 1), (1, 2), (0, 0)}
    assert all((club.distance > 0) == (not club.decks) for club in box.clubs)


def test_the_clubs_of_the_example_have_initiative_5_12_and_20(box):
    """Page 7 of the rule book; of two clubs with one name it is about the one that is told."""
    initiatives = {name: set() for name in ("8-hybrid", "6-iron", "5-wood")}
    for club in box.clubs:
        if club.name in initiatives:
            initiatives[club.name].add(club.initiative)
    assert 5 in initiatives["8-hybrid"]
    assert 12 in initiatives["6-iron"]
    assert 20 in initiatives["5-wood"]


def test_pools_of_clubs_are_those_of_ruling_h9(box):
    def pool(players):
        return sum(club.min_players <= players for club in box.clubs)

    assert [pool(players) for players in (1, 2, 3, 4, 5)] == [18, 18, 26, 26, 34]


def test_only_hybrids_go_as_far_from_the_rough(box):
    names = {club.name for club in box.clubs if not club.rough_penalty}
    assert names == {"3-hybrid", "5-hybrid", "8-hybrid"}


def test_74_shot_cards_make_five_decks(box):
    assert [len(cards) for cards in box.cards_of_deck] == [14, 14, 16, 15, 15]
    drive = next(card for card in box.shot_cards if card.kind is CardKind.LONGEST_DRIVE)
    assert (drive.deck, drive.flights) == (Deck.FIVE, ((0,) * 6,))


def test_a_super_from_the_chip_deck_draws_from_deck_3_and_deck_2_has_no_short(box):
    specials = {(card.deck, card.kind): card.draw_from for card in box.shot_cards}
    assert specials[Deck.CHIP, CardKind.SUPER] is Deck.THREE
    assert (Deck.TWO, CardKind.SHORT) not in specials


def test_a_shuffle_card_draws_from_its_own_deck(box):
    shuffles = [card for card in box.shot_cards if card.kind is CardKind.SHUFFLE]
    assert [card.draw_from for card in shuffles] == [card.deck for card in shuffles]


def test_21_adjustment_tiles_show_bunkers_water_and_trees(box):
    assert Counter(box.adjustments) == {
        Terrain.BUNKER: 8,
        Terrain.WATER: 5,
        Terrain.TREES: 8,
    }


def test_24_solo_cards_have_the_difficulty_of_ruling_h12(box):
    assert len(box.solo_cards) == 24
    for card in box.solo_cards:
        alone, total = 0, 0
        for turn in card.turns:
            total += 5 - alone if turn == "C" else 0
            alone = alone + 1 if turn == "P" else 0
        assert card.difficulty == total


def test_nothing_at_all_is_wrong_with_the_14_courses(box):
    assert len(box.presets) == 14
    assert {preset.course.id: faults(preset.course, box) for preset in box.presets} == {
        preset.course.id: () for preset in box.presets
    }


def test_every_hole_of_the_courses_is_linked_from_its_tee_to_its_green(box):
    for preset in box.presets:
        ways = {way.tee: way for way in fairways(preset.course.tiles, box.face_by_id)}
        for hole in preset.course.holes:
            assert (ways[hole.tee].green, ways[hole.tee].par) == (hole.green, hole.par)


def test_h28_every_adjustment_tile_of_a_preset_changes_what_lies_there(box):
    """And there are no more of a kind on a course than in the box."""
    laid = [preset.course for preset in box.presets if preset.course.adjustments]
    assert laid
    for course in laid:
        ground = ground_of(replace(course, adjustments=()), box.face_by_id)
        for place, terrain in course.adjustments:
            assert ground[place] is not terrain, f"{course.id}: {place}"
        kinds = Counter(terrain for _, terrain in course.adjustments)
        kinds[Terrain.ROUGH] = 0
        assert kinds <= Counter(box.adjustments), course.id
        assert len(course.adjustments) <= len(box.adjustments), course.id


MUTATIONS = [
    # file, change, what the message says
    (FACES, put(0, "id", "1A"), "entry 0 (1A), field id"),
    (FACES, put(0, "id", "50A"), "entry 0 (50A), field id"),
    (FACES, swap(0, 1), "entry 0 (01B), field id: 01A is wanted here"),
    (FACES, drop(97), "97 faces, not 98"),
    (FACES, put(0, "stars", 4), "entry 0 (01A), field stars"),
    (FACES, put(0, "stars", "1"), "entry 0 (01A), field stars"),
    (FACES, put(0, "colour", "red"), "entry 0 (01A), field colour"),
    (FACES, drop(0, "arrow"), "entry 0 (01A), field arrow"),
    (FACES, drop(0, "cells", "c"), "entry 0 (01A), field entry: cells are"),
    (FACES, put(0, "cells", "1", "lava"), "unknown terrain lava"),
    (FACES, put(0, "cells", "1", "outside"), "unknown terrain outside"),
    (FACES, put(0, "cells", "1", "tee"), "tee is not the one hex of tee ground"),
    (FACES, put(0, "cells", "1", "green"), "greens are not the hexes of green ground"),
    (FACES, put(0, "cells", "1", "lake"), "a lake lies beside the fairway"),
    (FACES, put(0, "cells", "c", "bunker"), "lines: c is bunker"),
    (FACES, put(0, "lines", 0, ["tee:3", "0", "side:0"]), "tee:3 and 0 are not neighbours"),
    (FACES, put(0, "lines", 0, ["tee:3", "c", "0", "side:1"]), "0 and side:1 are not neighb"),
    (FACES, put(0, "lines", 0, ["tee:3", "c", "0"]), "a fairway ends at a green or a side"),
    (FACES, put(0, "lines", 0, ["c", "0", "side:0"]), "a fairway begins at a tee or a side"),
    (FACES, put(0, "lines", 0, ["tee:3", "gap:c", "0", "side:0"]), "lines: gap:c is fairway"),
    (FACES, put(0, "lines", 0, ["tee:3", "c", "side:7"]), "entry 0 (01A), field lines.0.2"),
    (FACES, put(0, "lines", []), "entry 0 (01A), field lines"),
    (FACES, repeat_first(0, "lines"), "two fairways leave through one side"),
    (FACES, put(0, "tee", None), "tee is not the one hex of tee ground"),
    (FACES, put(0, "tee", "par", 6), "entry 0 (01A), field tee.par"),
    (FACES, put(0, "kind", "fairway"), "a fairway face has neither tee nor green"),
    (FACES, put(1, "kind", "tee"), "entry 1 (01B), field entry: kind: a tee face has a tee"),
    (FACES, put(1, "kind", "green"), "a fairway leads to a green face's green from a side"),
    (FACES, put(6, "tee", "fairway_tiles", 1), "a whole hole needs no fairway tiles"),
    (CLUBS, put(0, "initiative", 2), "entry 0 (3-hybrid), field initiative: 1 is wanted here"),
    (CLUBS, put(0, "decks", ["6"]), "entry 0 (3-hybrid), field decks.0"),
    (CLUBS, put(0, "decks", []), "a club draws from a deck unless it is a wood"),
    (CLUBS, put(0, "decks", ["4", "4"]), "decks: one is there twice"),
    (CLUBS, put(6, "big_hit", True), "big_hit: there is no deck above 5"),
    (CLUBS, put(0, "distance", 3), "only woods go a distance"),
    (CLUBS, put(16, "decks", ["4"]), "entry 16 (3-wood), field entry: a wood draws no cards"),
    (CLUBS, put(16, "distance_from_rough", 2), "one hex less from the rough"),
    (CLUBS, put(0, "min_players", 1), "19 clubs 1, not 18"),
    (CLUBS, put(5, "starter_hand", "D"), "4 clubs of hand C, not 5"),
    (CLUBS, drop(33), "17 clubs 1, not 18"),
    (SHOTS, put(0, "flights", ["SSSS"]), "entry 0 (flight), field entry: flights: 5 steps"),
    (SHOTS, put(0, "flights", ["SSSSX"]), "entry 0 (flight), field flights.0"),
    (SHOTS, put(0, "flights", []), "a wild card has several, any other card one"),
    (SHOTS, put(11, "flights", ["SSSLL", "SSSLL"]), "flights: one is there twice"),
    (SHOTS, put(0, "bunker", None), "a card with a flight has a bunker outcome"),
    (SHOTS, put(13, "bunker", "stay"), "a short card has neither flight nor bunker outcome"),
    (SHOTS, drop(13, "draw_from"), "short from a shorter one"),
    (SHOTS, put(27, "draw_from", "3"), "super draws from a longer deck"),
    (SHOTS, put(14, "draw_from", "4"), "a shuffle card draws from its own deck"),
    (SHOTS, drop(0), "14 cards of deck 5, not 15"),
    (SHOTS, put(12, {"deck": "5", "kind": "flight", "flights": ["SSSSS"], "bunker": "stay"}),
     "0 Longest Drive cards, not 1"),
    (ADJUSTMENTS, put(0, "front", "rough"), "entry 0 (J01), field front"),
    (ADJUSTMENTS, put(1, "id", "J01"), "entry 1 (J01), field id: used twice"),
    (ADJUSTMENTS, put(0, "front", "water"), "7 tiles bunker, not 8"),
    (SOLO, put(0, "difficulty", 2), "entry 0 (PPPPC), field entry: difficulty is not 5 minus"),
    (SOLO, put(0, "combined", 2), "combined is not the number of turns C"),
    (SOLO, put(0, "turns", "PPPP"), "entry 0 (PPPP), field turns"),
    (SOLO, drop(0), "23 cards, not 24"),
    (COURSES, put(0, "id", "Meadow!"), "entry 0 (Meadow!), field id"),
    (COURSES, put(1, "id", "practice-meadow"), "entry 1 (practice-meadow), field id: used"),
    (COURSES, put(0, "par", 18), "par is not the sum of the pars of the holes"),
    (COURSES, put(0, "holes", 6), "the holes are not numbered from 1 to holes"),
    (COURSES, put(0, "suits", "chaos", "maybe"), "entry 0 (practice-meadow), field suits.chaos"),
    (COURSES, put(0, "tiles", 0, "turn", 6), "entry 0 (practice-meadow), field tiles.0.turn"),
    (COURSES, put(0, "tiles", 0, "face", "99A"), "field tiles: unknown-face (face 99A)"),
    (COURSES, put(0, "tiles", 1, "face", "01B"), "field tiles: tile-twice (tile 1)"),
    (COURSES, put(0, "tiles", 1, "q", 9), "field tiles: apart"),
    (COURSES, put(0, "sequence", 0, "tee", "q", -6), "field sequence: no-tee (hole 1) at -6 4"),
    (COURSES, put(0, "sequence", 0, "green", "q", 2), "field sequence: no-green (hole 1)"),
    (COURSES, put(0, "adjustments", [{"q": 0, "r": -1, "kind": "trees"}]),
     "field adjustments: adjustment-on-tee at 0 -1"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "change", "message"), MUTATIONS)
def test_a_broken_file_is_refused_with_its_place(folder, name, change, message):
    changed(folder, name, change)
    with pytest.raises(ContentError) as refused:
        load_box(folder)
    text = str(refused.value)
    assert text.startswith(f"{name}: ")
    assert message in text
    assert "\n" not in text


@pytest.mark.parametrize("name", [FACES, CLUBS, SHOTS, ADJUSTMENTS, SOLO, COURSES])
def test_a_file_that_is_missing_or_no_json_is_named(folder, name):
    (folder / name).write_text("[{", encoding="utf-8")
    with pytest.raises(ContentError, match=name):
        load_box(folder)
    (folder / name).unlink()
    with pytest.raises(ContentError, match=f"{name}: cannot be read"):
        load_box(folder)
