"""From the home screen to a putt, and the repair of a course on the way."""

import json
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QTabWidget

from minigolf_desktop.bots.putt_dice.mind import BestPutter
from minigolf_desktop.cli import run as run_verb
from minigolf_desktop.model.designer import ChooseLand, Phase, PutBack, Stop
from minigolf_desktop.model.designer.repair import Change, ChangeKind, changed_course
from minigolf_desktop.model.play.game_code import read_code
from minigolf_desktop.model.putt_dice import BonusCard, standings
from minigolf_desktop.model.putt_dice.leaderboard import (
    CARD_COVERAGE_POINTS,
    CARD_INCOME,
    CARD_MONEY,
    COUPON_STROKES,
)
from minigolf_desktop.storage import journal as journals
from minigolf_desktop.storage.designer.courses import read_course, write_course
from minigolf_desktop.storage.errors import DiskError
from minigolf_desktop.storage.journal import Journal
from minigolf_desktop.storage.putt_dice import is_playable, shipped_courses
from minigolf_desktop.storage.saved_matches import course_of
from minigolf_desktop.storage.settings import read_settings
from minigolf_desktop.ui.common.picture_dialog import PictureDialog
from minigolf_desktop.ui.common.players import player_name
from minigolf_desktop.ui.designer.entry import DESIGNER
from minigolf_desktop.ui.designer.scripted import finished_game
from minigolf_desktop.ui.putt_dice.words import card_held

Key = Qt.Key


@pytest.fixture
def broken(catalogue, folders):
    """A course in the player's folder in which one tile lies the wrong way."""
    course_file = shipped_courses(catalogue)[0]
    course = course_file.course
    cell = list(course.tiles)[3]
    turn = Change(ChangeKind.TURN, ((cell, course.tiles[cell] ^ 1),))
    broken = replace(course_file, name="Old Yard", course=changed_course(course, [turn]))
    folders.courses.mkdir(parents=True)
    path = folders.courses / "old-yard.json"
    write_course(path, broken)
    return path


def test_a_round_begins_with_two_clicks(player):
    player.click("Putt Dice: New")
    assert player.screen_name == "PuttingChoiceScreen"
    player.screen.main_button.click()
    assert player.screen_name == "PuttTable"


def test_the_keyboard_chooses_course_and_players(player):
    player.click("Putt Dice: New")
    player.press(Key.Key_Right, Key.Key_3, Key.Key_Return)
    setup = player.screen.session.view.setup
    assert (setup.course.name, len(setup.players)) == ("Duck Ponds", 3)


def test_a_course_drawn_by_chance_can_be_putted_on(broken, player):
    player.click("Putt Dice: New")
    for _ in range(12):
        player.click("Draw one by chance")
        assert player.screen.chosen.course is not None


def test_escape_leads_back_to_the_courses_home(player):
    player.click("Putt Dice: New")
    player.press(Key.Key_Escape)
    assert player.screen_name == "HomeScreen"


def test_a_course_of_the_player_comes_first(broken, player):
    player.click("Putt Dice: New")
    assert player.screen.cards[0].title == "Old Yard"
    assert "needs a repair" in player.screen.cards[0].accessibleName()


def repair_shown(player, qtbot):
    # Another process looks for it, on a machine that may be busy.
    qtbot.waitUntil(lambda: player.screen_name == "RepairScreen", timeout=30_000)


def test_a_repaired_course_is_a_new_file_and_the_original_stays(
    broken, player, catalogue, folders, qtbot
):
    before = broken.read_bytes()
    player.click("Putt Dice: New")
    player.screen.main_button.click()
    repair_shown(player, qtbot)
    player.press(Key.Key_Return)
    assert broken.read_bytes() == before
    (mended,) = (path for path in folders.courses.iterdir() if path != broken)
    assert is_playable(read_course(mended, catalogue))
    assert any(card.title == "Old Yard, repaired" for card in player.screen.cards)


def test_a_repair_that_is_not_agreed_to_changes_nothing(broken, player, folders, qtbot):
    player.click("Putt Dice: New")
    player.screen.main_button.click()
    repair_shown(player, qtbot)
    player.press(Key.Key_Escape)
    assert player.screen_name == "PuttingChoiceScreen"
    assert list(folders.courses.iterdir()) == [broken]


def test_the_repair_lists_mistakes_then_changes(broken, player, qtbot):
    player.click("Putt Dice: New")
    player.screen.main_button.click()
    repair_shown(player, qtbot)
    screen = player.screen
    assert "A path meets grass or the gate" in {line.words.text() for line in screen.panel.lines()}
    player.press(Key.Key_2)
    (line,) = screen.panel.lines()
    assert line.words.text().startswith("Turn the tile in row")
    assert set(line.cells) <= set(screen.course_shown.tiles)


def play_to_the_end(player):
    session = player.screen.session
    putter = BestPutter(session.rules.dice)
    while session.to_move is not None:
        session.play(putter.choose(session.view))
    player.rest()


def test_a_finished_round_sets_the_course_record(player, folders):
    player.click("Putt Dice: New")
    player.screen.main_button.click()
    play_to_the_end(player)
    assert "New course record" in player.screen.wing.meadow.end.result.accessibleDescription()
    strokes = sum(player.screen.session.view.cards[0])
    player.screen.wing.meadow.console.main_button.click()
    assert f"record {strokes}" in player.screen.cards[0].accessibleName()


def test_the_round_of_a_record_is_seen_again_from_the_records(player):
    player.click("Putt Dice: New")
    player.screen.main_button.click()
    play_to_the_end(player)
    match = player.session.match
    player.flow.records()
    player.click("Replay")
    assert player.screen_name == "ReviewScreen"
    assert player.screen._session.match.moves == match.moves


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_end_of_a_round_offers_its_code_and_pictures_of_course_and_card(player):
    player.click("Putt Dice: New")
    player.screen.main_button.click()
    play_to_the_end(player)
    player.click("Code")
    code = QGuiApplication.clipboard().text()
    player.click("Pictures to show")
    (dialog,) = player.window.findChildren(PictureDialog)
    assert [one.text() for one in dialog.pictures.buttons] == ["Course", "Score card"]
    # Of all cards the course alone is drawn beside the window: it takes its time.
    dialog.pictures.buttons[1].click()
    assert dialog.is_drawn
    player.click("Done")
    given = player.flow.shell.beginning.game_of(read_code(code).packed)
    match = player.session.match
    assert (given.setup.course, given.seed) == (match.setup.course, match.seed)


def test_the_training_coupon_is_used_in_the_next_round(player):
    """Ruling P7."""
    player.click("Putt Dice: New")
    player.press(Key.Key_3, Key.Key_Return)
    play_to_the_end(player)
    third = standings(player.screen.session.view)[2].seat
    player.screen.wing.meadow.console.main_button.click()
    player.press(Key.Key_Return)
    assert player.screen.session.view.setup.coupon == third


def test_a_round_that_was_left_goes_on_where_it_was(player, folders):
    player.click("Putt Dice: New")
    player.press(Key.Key_2, Key.Key_Return)
    player.press(Key.Key_1, Key.Key_Space, Key.Key_1, Key.Key_Space)
    state = player.screen.session.match.state
    player.press(Key.Key_Escape)
    assert player.screen_name == "HomeScreen"
    words = {label.text() for label in player.screen.findChildren(QLabel)}
    assert {"Clockwork Yard", "Putt Dice · 2 players", "0 of 9 holes"} <= words
    player.flow.play_on()
    assert player.screen_name == "PuttTable"
    assert player.screen.session.match.state == state
    assert player.told == []


def test_a_finished_round_is_filed_away_with_its_course(player, folders):
    player.click("Putt Dice: New")
    player.screen.main_button.click()
    play_to_the_end(player)
    (journal,) = folders.finished.glob("*.jsonl")
    assert course_of(journal)["name"] == "Clockwork Yard"
    assert list(folders.saves.iterdir()) == []


def test_a_finished_round_can_be_looked_at_again_and_counts_once(player, folders):
    player.click("Putt Dice: New")
    player.screen.main_button.click()
    play_to_the_end(player)
    book = folders.putting.read_bytes()
    player.press(Key.Key_Escape)
    (journal,) = folders.finished.glob("*.jsonl")
    player.flow.resume(journal)
    assert player.screen.wing.meadow.end.result.isVisible()
    assert folders.putting.read_bytes() == book


def test_a_round_that_a_full_disk_keeps_from_beginning_leaves_nothing(player, folders, monkeypatch):
    def full(path, data):
        raise DiskError(f"{path.name}: cannot be written (No space left on device)")

    player.click("Putt Dice: New")
    monkeypatch.setattr(journals, "write_atomically", full)
    player.screen.main_button.click()
    (told,) = player.told
    assert "No space left on device" in told
    assert "Look whether the disk is full" in told
    assert list(folders.saves.iterdir()) == []


def test_a_broken_book_of_scores_is_told_of_in_words(player, folders):
    folders.putting.write_bytes(b"rubbish")
    player.click("Putt Dice: New")
    player.screen.main_button.click()
    assert any("The best scores could not be read" in told for told in player.told)


def test_a_saved_round_passes_the_check(player, folders, capsys):
    player.click("Putt Dice: New")
    player.screen.main_button.click()
    player.press(Key.Key_1, Key.Key_Space, Key.Key_Escape)
    (journal,) = folders.saves.glob("*.jsonl")
    assert run_verb(["check", str(journal)]) == 0
    assert "OK: a match of putt-dice, moves: 1, not over" in capsys.readouterr().out


def with_course(path, change):
    """Change the course that stands in the first line of a journal."""
    first, rest = path.read_bytes().split(b"\n", 1)
    header = json.loads(first)
    change(header["course"])
    path.write_bytes(json.dumps(header).encode() + b"\n" + rest)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda course: course.update(colour="red"), "field 'course': field 'colour'"),
        (lambda course: course["tiles"].pop(), "field 'course': hole 9 does not lie on it"),
    ],
)
def test_a_round_that_does_not_lie_on_its_course_is_broken(player, folders, capsys, change, fault):
    player.click("Putt Dice: New")
    player.screen.main_button.click()
    player.flow.home()
    (path,) = folders.saves.glob("*.jsonl")
    with_course(path, change)
    assert run_verb(["check", str(path)]) == 1
    assert fault in capsys.readouterr().out
    player.flow.resume(path)
    (told,) = player.told
    assert fault in told
    assert not path.exists()


def test_the_course_of_the_game_finished_last_is_offered_first(player, folders, rules):
    with Journal.create(folders.finished, finished_game(rules)):
        pass
    player.click("Putt Dice: New")
    land = finished_game(rules).state.designers[0].course.land.name
    assert player.screen.cards[0].title.startswith(land)


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_rules_open_at_those_of_putt_dice(player):
    player.click("Putt Dice: New")
    player.screen.main_button.click()
    player.press(Key.Key_F1)
    (pages,) = player.window.findChildren(QTabWidget)
    assert pages.tabText(pages.currentIndex()) == "Putt Dice"


def finish_a_game(player, qtbot, turns=2):
    player.press(Key.Key_Space, Key.Key_Return)
    player.session.play(ChooseLand(0))
    for _ in range(turns):
        player.session.play(next(iter(player.session.placements)))
        while player.session.match.state.phase is Phase.REST:
            hand = player.session.tiles
            player.session.play(PutBack(next(slot for slot in range(len(hand)) if hand[slot] >= 0)))
    player.session.play(Stop())
    player.click("Count the points")
    qtbot.waitUntil(lambda: player.screen_name == "CountingScreen")
    player.screen.skip()


def test_a_course_just_built_that_cannot_be_putted_on_goes_to_the_repair_board(player, qtbot):
    finish_a_game(player, qtbot)
    built = player.session.course.tiles
    player.click("Putt on it")
    repair_shown(player, qtbot)
    assert player.screen.bench.original.tiles == built
    player.press(Key.Key_Return)
    assert player.screen_name == "PuttingChoiceScreen"
    chosen = player.screen.chosen
    assert chosen.course is not None
    assert chosen.title.endswith(", repaired")
    assert player.told == []


def test_a_course_that_is_fit_is_offered_as_the_choice(player, catalogue):
    pond = shipped_courses(catalogue)[1]
    player.flow.play_on_course(DESIGNER, pond)
    assert player.screen_name == "PuttingChoiceScreen"
    assert player.screen.chosen.title == pond.name
    assert [card.title for card in player.screen.cards].count(pond.name) == 1


def test_players_are_called_by_the_names_typed_and_by_their_colours_otherwise(player):
    player.click("Putt Dice: New")
    player.press(Key.Key_3)
    first, _, third, *_ = [one.field for one in player.screen.seats.fields]
    assert first.placeholderText() == "Red"
    first.setText("Odile")
    third.setText("  Sol ")
    player.screen.first.segments.buttons[1].click()
    player.screen.main_button.click()
    screen = player.screen
    names = screen.session.view.setup.names
    assert names == ("Odile", "", "Sol")
    assert [player_name(names, seat) for seat in range(3)] == ["Odile", "Blue", "Sol"]
    assert "Odile" in {label.text() for label in screen.wing.meadow.console.findChildren(QLabel)}


def test_names_are_remembered_and_saved_with_the_round(player, folders):
    player.click("Putt Dice: New")
    player.screen.seats.fields[0].field.setText("Odile")
    player.screen.main_button.click()
    player.press(Key.Key_Escape)
    assert read_settings(folders.settings)[0].golfer_names == {"red": "Odile"}
    player.click("Putt Dice: New")
    assert player.screen.seats.fields[0].field.text() == "Odile"
    player.screen.seats.fields[0].field.setText("")
    player.press(Key.Key_Escape)
    player.flow.play_on()
    assert player.screen.session.view.setup.names == ("Odile",)


def test_a_digit_in_a_name_does_not_change_how_many_play(player):
    player.click("Putt Dice: New")
    field = player.screen.seats.fields[0].field
    QTest.keyClicks(field, "R2")
    assert field.text() == "R2"
    assert player.screen.players.current == 0


EFFECTS = {
    BonusCard.INVESTMENT: (CARD_MONEY, "golfars to invest", CARD_INCOME, "to the income"),
    BonusCard.PRESS_COVERAGE: (CARD_COVERAGE_POINTS, "points more from Mrs Pressco"),
    BonusCard.TRAINING_COUPON: ("in the next round", COUPON_STROKES, "strokes off"),
}


@pytest.mark.quick
@pytest.mark.parametrize("card", BonusCard)
def test_p7_a_sentence_tells_the_holder_what_a_bonus_card_does(card):
    told = card_held(card, "Ann")
    assert told.startswith("Ann holds the ")
    assert told.count(".") == 1 and told.endswith(".")
    assert all(str(part) in told for part in EFFECTS[card])
    assert ("Minigolf Empire, another game" in told) is (card is not BonusCard.TRAINING_COUPON)


def test_p7_the_final_score_card_tells_what_the_cards_of_the_best_do(player):
    player.click("Putt Dice: New")
    player.press(Key.Key_2, Key.Key_Return)
    play_to_the_end(player)
    view = player.screen.session.view
    first, second = (player_name(view.setup.names, one.seat) for one in standings(view))
    won = [card_held(BonusCard.INVESTMENT, first), card_held(BonusCard.PRESS_COVERAGE, second)]
    told = [one.text() for one in player.screen.findChildren(QLabel) if one.isVisible()]
    assert "\n".join(won) in told


def test_p9_the_cards_of_a_round_are_told_until_the_next_is_over(player):
    player.click("Putt Dice: New")
    player.press(Key.Key_2, Key.Key_Return)
    play_to_the_end(player)
    player.screen.wing.meadow.console.main_button.click()
    assert len(player.screen.bonus.words.text().splitlines()) == 2
    player.press(Key.Key_1, Key.Key_Return)
    play_to_the_end(player)
    player.screen.wing.meadow.console.main_button.click()
    assert player.screen.bonus.words.text() == ""


def test_the_choice_tells_who_holds_the_bonus_cards_and_the_coupon_may_be_kept(player):
    """Ruling P7."""
    player.click("Putt Dice: New")
    assert player.screen.bonus.words.text() == ""
    player.press(Key.Key_3)
    player.screen.seats.fields[1].field.setText("Marek")
    player.press(Key.Key_Return)
    play_to_the_end(player)
    names = player.screen.session.view.setup.names
    order = [player_name(names, one.seat) for one in standings(player.screen.session.view)]
    player.screen.wing.meadow.console.main_button.click()
    bonus = player.screen.bonus
    told = bonus.words.text().splitlines()
    assert [line.split(":")[0] for line in told] == [
        f"{order[0]} holds the investment card",
        f"{order[1]} holds the press card",
    ]
    assert bonus.coupon.isVisible()
    assert bonus.coupon.text().startswith(f"{order[2]} uses the training coupon")
    bonus.coupon.click()
    player.screen.main_button.click()
    assert player.screen.session.view.setup.coupon is None
