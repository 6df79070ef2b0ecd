"""Setting a game of 18 Holes up, by mouse and by keyboard."""

from dataclasses import replace
from itertools import combinations

import pytest
from golf_hands import click, press
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from minigolf_desktop.model.eighteen_holes.box import GOLFER_FACES
from minigolf_desktop.model.eighteen_holes.hazards import Hazards, course_as_played, hazard_seed
from minigolf_desktop.model.eighteen_holes.moves import Phase
from minigolf_desktop.model.eighteen_holes.setup import SEATS, ClubChoice, Mode
from minigolf_desktop.model.play import Seat
from minigolf_desktop.storage.people import Guest, PeopleBook, with_guests
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.application import dress
from minigolf_desktop.ui.common.household import House
from minigolf_desktop.ui.common.theme import LIGHT
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.choice import (
    GolfChoiceScreen,
    WantedGolf,
    setting_changes,
    wanted_by,
)
from minigolf_desktop.ui.eighteen_holes.choice.players import GolferPicker
from minigolf_desktop.ui.eighteen_holes.choice.solo_deck import SoloPicker
from minigolf_desktop.ui.eighteen_holes.choice.wanted import (
    BY_CHANCE,
    READY_MODES,
    club_choices,
    deal_faces,
    first_game,
    wanted_from_json,
)

Key = Qt.Key


def test_enter_begins_the_game_that_the_rule_book_suggests_first(choose):
    screen = choose()
    press(screen, Key.Key_Return)
    ((setup, _),) = screen.told
    assert (setup.mode, setup.course.id, setup.golfers, setup.clubs) == (
        Mode.MATCH,
        "practice-meadow",
        ("", ""),
        ClubChoice.FIRST_GAME,
    )


def test_escape_leads_back(choose):
    screen = choose()
    press(screen, Key.Key_Escape)
    assert screen.told == ["left"]


@pytest.mark.parametrize("mode", READY_MODES)
def test_every_mode_can_be_chosen_and_begun(choose, golf_rules, mode):
    screen = choose(WantedGolf(course="larkfield"))
    click(next(card for card in screen.modes.cards if card.mode is mode))
    assert screen.players.count in SEATS[mode]
    setup = screen.setup
    state = golf_rules.start(setup, screen.seed).state
    assert setup.mode is mode
    assert state.phase is not Phase.OVER


@pytest.mark.parametrize("mode", READY_MODES)
def test_every_number_of_players_of_a_mode_can_be_begun(choose, golf_rules, mode):
    screen = choose(WantedGolf(course="larkfield"))
    screen.modes.choose(mode)
    for count in SEATS[mode]:
        press(screen, Key(Key.Key_0 + count))
        assert screen.setup.seats == count
        golf_rules.start(screen.setup, 1)


def test_a_number_that_a_mode_is_not_for_cannot_be_chosen(choose):
    screen = choose()
    press(screen, Key.Key_1)
    assert screen.players.count == 2
    assert not screen.players.segments.buttons[0].isEnabled()


def test_a_free_seat_is_taken_with_a_click(choose):
    screen = choose()
    assert [place.isVisible() for place in screen.players.free] == [False, False, True, True, True]
    click(screen.players.free[3])
    assert screen.players.count == 4
    assert [place.isVisible() for place in screen.players.free] == [False] * 4 + [True]


def test_no_seat_is_free_where_a_mode_is_for_no_more_players(choose):
    screen = choose()
    screen.modes.choose(Mode.CHAOS_TEAMS)
    assert not any(place.isVisible() for place in screen.players.free)


def test_what_is_seldom_chosen_is_put_away_and_told_when_it_is_unusual(choose):
    screen = choose()
    seldom = (screen.options.open, screen.options.fly, screen.options.seed, screen.shelf.seed)
    assert not any(one.isVisible() for one in seldom)
    click(screen.more)
    assert all(one.isVisible() for one in seldom)
    screen.options.fly.setChecked(True)
    screen.options.seed.field.setText("77")
    click(screen.more)
    assert screen.options.unusual == ("Balls may cross open ground", "Seed: 77")
    assert screen.setup.fly_over and screen.seed == 77


def test_the_holes_of_the_course_are_told_one_by_one(choose):
    profile = choose(WantedGolf(course="larkfield")).shelf.facts.holes
    assert profile.accessibleName().startswith("Hole 1: par ")
    assert profile.accessibleName().count("par") == 9


def test_who_plays_alone_chooses_clubs_freely_or_takes_a_random_or_a_ready_hand():
    assert club_choices(Mode.STROKE, 1) == (
        ClubChoice.FREE,
        ClubChoice.RANDOM,
        ClubChoice.FIRST_GAME,
    )
    drafts = (ClubChoice.DRAFT, ClubChoice.RANDOM, ClubChoice.FIRST_GAME)
    assert club_choices(Mode.STROKE, 2) == drafts


def test_the_choice_of_ready_hands_survives_a_look_at_a_mode_without_them(choose):
    screen = choose()
    screen.options.choose(ClubChoice.FIRST_GAME)
    screen.modes.choose(Mode.SOLO_CHAOS)
    assert screen.options.clubs is not ClubChoice.FIRST_GAME
    screen.modes.choose(Mode.MATCH)
    assert screen.options.clubs is ClubChoice.FIRST_GAME


def test_ready_hands_are_played_without_golfer_cards(choose):
    wanted = WantedGolf(faces=("lucky-a", "", "", "", ""), clubs=ClubChoice.FIRST_GAME)
    screen = choose(wanted)
    assert screen.players.rows[0].card.isHidden()
    assert screen.setup.golfers == ("", "")


def test_a_golfer_card_is_chosen_with_the_mouse(choose):
    screen = choose(WantedGolf(clubs=ClubChoice.DRAFT))
    click(screen.players.rows[1].card)
    picker = screen.findChild(GolferPicker)
    click(picker.cards["swift-b"])
    assert screen.setup.golfers == ("", "swift-b")


def test_a_golfer_card_is_chosen_with_the_keyboard(choose):
    screen = choose(WantedGolf(clubs=ClubChoice.DRAFT))
    screen.pick_golfer(0)
    press(screen, Key.Key_Right, Key.Key_Down, Key.Key_Space)
    assert screen.setup.golfers == ("dorian-b", "")


def test_tab_stays_with_the_golfer_cards_while_one_is_chosen(choose):
    screen = choose(WantedGolf(clubs=ClubChoice.DRAFT))
    screen.pick_golfer(0)
    picker = screen.findChild(GolferPicker)
    for _ in range(24):
        press(screen, Key.Key_Tab)
        assert picker.isAncestorOf(screen.window().focusWidget())


def test_a_golfer_that_somebody_has_cannot_be_taken(choose):
    screen = choose(WantedGolf(clubs=ClubChoice.DRAFT, faces=("lucky-a", "", "", "", "")))
    screen.pick_golfer(1)
    picker = screen.findChild(GolferPicker)
    taken = picker.cards["lucky-b"]
    assert "power" not in taken.accessibleName()
    click(taken)
    assert screen.setup.golfers == ("lucky-a", "")
    press(screen, Key.Key_Escape)
    assert screen.told == []


def test_no_card_puts_a_golfer_back(choose):
    screen = choose(WantedGolf(clubs=ClubChoice.DRAFT, faces=("lucky-a", "", "", "", "")))
    screen.pick_golfer(0)
    press(screen, Key.Key_0)
    assert screen.setup.golfers == ("", "")


def test_cards_left_to_chance_are_the_same_for_the_same_seed():
    faces = (BY_CHANCE, "lucky-a", BY_CHANCE, "", BY_CHANCE)
    dealt = deal_faces(faces, 7)
    assert dealt == deal_faces(faces, 7)
    assert (dealt[1], dealt[3]) == ("lucky-a", "")


def test_chance_deals_no_golfer_twice():
    for seed in range(200):
        dealt = deal_faces((BY_CHANCE, "swift-b", BY_CHANCE, BY_CHANCE, BY_CHANCE), seed)
        assert len({GOLFER_FACES[face].golfer for face in dealt}) == 5


def test_names_are_those_typed_last(choose):
    screen = choose(seats=(Seat("Odile"), Seat(), Seat("Sol"), Seat(), Seat()))
    assert screen.setup.players == (Seat("Odile", "red"), Seat("", "blue"))
    screen.players.rows[1].field.setText("Marek")
    assert screen.setup.players == (Seat("Odile", "red"), Seat("Marek", "blue"))


def test_people_of_the_house_sit_down_in_the_colour_that_they_like(choose):
    house = with_guests(PeopleBook(), [Guest("Odile", "purple"), Guest("Pim", "purple")])
    screen = choose(seats=(Seat("Odile"), Seat(), Seat(), Seat(), Seat()), house=House(house))
    screen.players.rows[1].field.setText("Pim")
    assert [seat.colour for seat in screen.setup.players] == ["purple", "blue"]
    assert [one.colour for one in screen.players.rows] == [
        *("purple", "blue", "yellow", "red", "green")
    ]


def test_nobody_typed_a_name(choose):
    assert {seat.name for seat in choose().setup.players} == {""}


def test_enter_in_a_name_begins_the_game(choose):
    screen = choose()
    field = screen.players.rows[0].field
    field.setFocus()
    QTest.keyClicks(field, "Vera")
    QTest.keyClick(field, Key.Key_Return)
    assert [setup.players[0].name for setup, _ in screen.told] == ["Vera"]


def test_our_first_game_chooses_mode_course_and_hands(choose):
    screen = choose(
        WantedGolf(mode=Mode.STROKE, course="thornwall", players=1, clubs=ClubChoice.FREE)
    )
    click(screen.first)
    setup = screen.setup
    assert (setup.mode, setup.course.id, setup.clubs, setup.seats) == (
        Mode.MATCH,
        "practice-meadow",
        ClubChoice.FIRST_GAME,
        2,
    )


def test_the_solo_deck_follows_the_strength_of_the_opponents(choose, box):
    screen = choose(WantedGolf(course="honeycomb"))
    screen.modes.choose(Mode.SOLO_CHAOS)
    screen.options.rank.setValue(18)
    deck = screen.setup.solo_deck
    assert sum(box.solo_cards[card].difficulty for card in deck) == 18


@pytest.mark.parametrize("course", ["practice-meadow", "honeycomb", "long-ribbon"])
def test_the_solo_deck_has_the_solo_par_of_the_course_to_begin_with(choose, box, course):
    screen = choose(WantedGolf(Mode.SOLO_CHAOS, course, players=1, clubs=ClubChoice.FREE))
    preset = next(preset for preset in box.presets if preset.course.id == course)
    deck = screen.setup.solo_deck
    assert sum(box.solo_cards[card].difficulty for card in deck) == preset.solo_par


def test_the_strength_of_the_opponents_is_remembered_for_the_course(choose):
    wanted = WantedGolf(Mode.SOLO_CHAOS, "honeycomb", players=1, clubs=ClubChoice.FREE, rank=18)
    screen = choose(wanted)
    assert screen.options.rank.value() == 18
    assert screen.wanted == wanted
    screen.shelf.look_at("crossways")
    assert screen.options.rank.value() == 24 and screen.wanted.rank == 0


def solo(choose, **more):
    """The screen of Solo Chaos on a course with six targets for each opponent."""
    wanted = WantedGolf(Mode.SOLO_CHAOS, "honeycomb", players=1, clubs=ClubChoice.FREE, **more)
    return choose(wanted)


def picker_of(screen):
    click(screen.deck.pick_button)
    return screen.findChild(SoloPicker)


def test_the_solo_deck_is_built_card_by_card(choose, box):
    """Ruling H27."""
    screen = solo(choose)
    picker = picker_of(screen)
    assert set(picker.deck) == set(screen.setup.solo_deck)
    for card in picker.cards.values():
        card.setChecked(False)
    assert not picker.take_button.isEnabled()
    for number in range(6):
        click(picker.cards[number])
    assert picker.note.text() == "Rank 9."
    click(picker.take_button)
    assert screen.setup.solo_deck == (0, 1, 2, 3, 4, 5)
    assert screen.deck.words.startswith("Rank 9:")


def test_a_deck_with_more_than_six_combined_turns_shows_its_range(choose):
    """Ruling H27."""
    screen = solo(choose, deck=tuple(range(8)))
    assert screen.deck.words.startswith("Rank 9 to 12:")
    assert screen.wanted.deck == tuple(range(8))
    told = "Rank 9 to 12. Only 6 of its 8 combined turns are played."
    assert picker_of(screen).note.text() == told


def test_another_strength_or_course_takes_the_place_of_a_deck_built_by_hand(choose):
    """Ruling H27."""
    screen = solo(choose, deck=tuple(range(8)))
    screen.options.rank.setValue(20)
    assert screen.wanted.deck == () and screen.deck.words.startswith("Rank 20:")
    screen = solo(choose, deck=tuple(range(8)))
    screen.shelf.look_at("crossways")
    assert screen.wanted.deck == ()


def test_esc_leaves_the_solo_deck_as_it_was(choose):
    screen = solo(choose)
    before = screen.setup.solo_deck
    picker = picker_of(screen)
    click(next(iter(picker.cards.values())))
    QTest.keyClick(picker, Qt.Key.Key_Escape)
    assert screen.setup.solo_deck == before


def test_the_first_start_offers_a_first_game():
    assert wanted_by(Settings()) == first_game()


def test_choices_are_remembered_between_starts():
    wanted = WantedGolf(
        mode=Mode.SKINS,
        course="crossways",
        holes=12,
        players=4,
        faces=("lucky-a", "", BY_CHANCE, "swift-b", ""),
        clubs=ClubChoice.DRAFT,
        open_choices=True,
        fly_over=True,
        hazards=Hazards.SHARP,
        rank=18,
        deck=(3, 7, 20),
    )
    assert wanted_by(Settings(**setting_changes(wanted))) == wanted


def test_h35_the_hazards_are_chosen_with_the_mouse(choose):
    screen = choose(WantedGolf(course="larkfield"))
    assert (screen.setup.hazards, screen.setup.hazard_seed) == (Hazards.AS_DRAWN, 0)
    click(screen.options.hazard_segments.buttons[1])
    assert screen.setup.hazards is screen.wanted.hazards is Hazards.RELAXED
    assert screen.setup.hazard_seed == hazard_seed(screen.seed)


def test_h35_the_hazards_are_chosen_with_the_keyboard(choose):
    screen = choose(WantedGolf(course="larkfield"))
    segments = screen.options.hazard_segments
    segments.buttons[0].setFocus()
    ways = [screen.setup.hazards]
    for _ in range(2):
        QTest.keyClick(QApplication.focusWidget(), Key.Key_Right)
        ways.append(screen.setup.hazards)
    assert ways == list(Hazards)


def test_h35_the_choice_of_hazards_is_spoken(choose):
    segments = choose().options.hazard_segments
    assert segments.accessibleName() == "Hazards"
    assert [one.accessibleName() for one in segments.buttons] == [
        "Hazards: As drawn",
        "Hazards: Relaxed",
        "Hazards: Sharp",
    ]


def test_h35_the_easel_shows_the_course_as_it_is_going_to_be_played(choose, box):
    screen = choose(WantedGolf(course="larkfield", hazards=Hazards.SHARP))
    shelf = screen.shelf

    def shown():
        return shelf.easel._find().what

    def wanted():
        setup = screen.setup
        return course_as_played(setup.course, setup.hazards, setup.hazard_seed, box.face_by_id)

    assert shown() == wanted() != screen.setup.course
    before = shown()
    screen.options.seed.field.setText("another one")
    assert shown() == wanted() != before
    shelf.look_at("heron-pond")
    assert shown() == wanted()
    click(screen.options.hazard_segments.buttons[0])
    assert shown() == screen.setup.course


def test_h35_the_picture_stays_until_the_course_is_painted_otherwise(choose, qtbot):
    screen = choose(WantedGolf(course="larkfield"))
    easel = screen.shelf.easel
    qtbot.waitUntil(lambda: easel.is_painted)
    click(screen.options.hazard_segments.buttons[2])
    easel.grab()
    assert easel.is_painted
    screen.shelf.look_at("heron-pond")
    easel.grab()
    assert not easel.is_painted


def test_h35_what_becomes_of_the_hazards_is_told(choose):
    screen = choose(WantedGolf(course="larkfield"))
    told = screen.shelf.facts.hazards
    assert told.isHidden()
    click(screen.options.hazard_segments.buttons[1])
    assert told.text() == "\N{MINUS SIGN}12"
    assert told.accessibleName() == told.toolTip() == "12 of 24 hazard hexes become rough"
    assert screen.shelf.easel.accessibleName() == "Larkfield Nine, relaxed"
    click(screen.options.hazard_segments.buttons[2])
    assert (told.text(), told.toolTip()) == ("+12", "12 more hazard hexes")


def test_h35_a_fair_match_of_solo_chaos_is_told_of_the_course_as_drawn(choose):
    wanted = WantedGolf(Mode.SOLO_CHAOS, "honeycomb", players=1, clubs=ClubChoice.FREE)
    screen = choose(wanted)
    told = (screen.shelf.facts.worth, screen.options._solo_note)
    assert [line.text() for line in told] == [
        "Solo par 24: a fair match here",
        "24 is a fair match on this course",
    ]
    click(screen.options.hazard_segments.buttons[1])
    assert [line.text() for line in told] == [
        "Solo par 24: a fair match as drawn",
        "24 is a fair match on it as drawn",
    ]


def test_h35_a_first_game_is_played_as_drawn(choose):
    screen = choose(WantedGolf(course="larkfield", hazards=Hazards.SHARP))
    begun = []
    screen.first_game_started.connect(lambda setup, seed: begun.append(setup.hazards))
    click(screen.first)
    assert begun == [Hazards.AS_DRAWN]


def test_a_long_name_leaves_the_picture_its_room(choose, box):
    def room(name):
        course = replace(box.presets[0].course, id="", name=name)
        screen = choose(WantedGolf(course=f"own:{name}"), own=[course])
        QApplication.processEvents()
        assert screen.shelf.facts.name.text() == name
        return screen.shelf.easel.width()

    assert room("W" * 80) == room("W")


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"mode": "polo"},
        {"players": 9},
        {"players": True},
        {"faces": ["lucky-a", "lucky-b", "nobody", 3]},
        {"faces": 7},
        {"clubs": "stolen"},
        {"hazards": "mined"},
        {"hazards": ["sharp"]},
        {"holes": 40},
        {"course": 3},
    ],
)
def test_choices_that_are_not_of_the_form_are_those_of_a_first_game(choose, golf_rules, data):
    wanted = wanted_from_json(data)
    golf_rules.start(choose(wanted).setup, 1)
    assert (wanted.mode, wanted.players) == (Mode.MATCH, 2)


def test_name_and_side_of_every_golfer_can_be_read_beside_the_player(choose):
    card = (row := choose().players.rows[0]).card
    for face in (*GOLFER_FACES, BY_CHANCE, ""):
        row.deal(face)
        assert card.sizeHint().width() <= card.width(), face


def test_a_long_name_is_read_from_its_beginning(choose):
    field = choose().players.rows[0].field
    field.setFocus()
    QTest.keyClicks(field, "Anneliese-Charlotte")
    QTest.keyClick(field, Key.Key_Tab)
    assert field.cursorPosition() == 0


@pytest.mark.parametrize("scale", [1.0, 1.15, 1.3])
@pytest.mark.parametrize(("mode", "players"), [(Mode.MATCH, 5), (Mode.SOLO_CHAOS, 1)])
def test_what_tees_off_is_in_a_window_on_a_low_display(show, qapp, box, scale, mode, players):
    """1366 x 768 without title bar and task bar; nothing is laid over anything else."""
    look = Look(LIGHT, scale)
    dress(qapp, look)
    wanted = WantedGolf(mode=mode, players=players)
    screen = show(lambda _: GolfChoiceScreen(look, box, wanted), (1366, 690), look)
    button = screen.main_button
    assert screen.rect().contains(QRect(button.mapTo(screen, QPoint()), button.size()))
    parts = [part for part in screen.options.findChildren(QWidget) if part.isVisible()]
    assert all(part.height() >= part.minimumSizeHint().height() for part in parts)


@pytest.mark.parametrize("width", [1180, 1366, 1920])
def test_no_golfer_card_lies_over_another_or_over_the_edge(choose, width):
    screen = choose(WantedGolf(clubs=ClubChoice.DRAFT))
    screen.resize(width, 670)
    screen.pick_golfer(0)
    QApplication.processEvents()
    picker = screen.findChild(GolferPicker)
    cards = [card.geometry() for card in picker.cards.values()]
    assert not any(one.intersects(two) for one, two in combinations(cards, 2))
    assert all(picker.card.rect().contains(card) for card in cards)
    assert screen.rect().contains(picker.card.geometry())
