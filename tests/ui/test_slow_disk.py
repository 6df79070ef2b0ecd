"""A disk that takes long: the window goes on, and nothing that hangs on chance shows too early.

The disk of these tests flushes nothing before it is let. What the window's own thread flushes would
stop it for as long: that is a fault wherever it happens.
"""

import os
import random

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFileDialog, QLabel
from slow_disks import SlowDisk
from torture import games
from torture.games import Table
from torture.laying import BOARDS, lay, tiles_of

from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.model.designer import ChooseLand, Discard, Phase, PlaceTile
from minigolf_desktop.model.putt_dice import Roll
from minigolf_desktop.storage.designer.courses import course_to_json
from minigolf_desktop.storage.eighteen_holes import golf_course_to_json, own_courses
from minigolf_desktop.storage.journal import read_journal
from minigolf_desktop.storage.putt_dice import shipped_courses
from minigolf_desktop.storage.reading import at_once
from minigolf_desktop.storage.saved_matches import saves
from minigolf_desktop.storage.settings import read_settings
from minigolf_desktop.ui.common import disk
from minigolf_desktop.ui.common.file_dialog import save_pixmap
from minigolf_desktop.ui.common.laying.shelf_sheet import ShelfSheet
from minigolf_desktop.ui.common.lessons.tips import ToldOnce
from minigolf_desktop.ui.common.picture_dialog import PictureDialog, card_to_show, plaque
from minigolf_desktop.ui.common.spare_time import Piecemeal
from minigolf_desktop.ui.common.widgets.dialogs import Question
from minigolf_desktop.ui.designer.results import save_course_file
from minigolf_desktop.ui.eighteen_holes.entry import EIGHTEEN_HOLES
from minigolf_desktop.ui.games import GAMES

SEED = 20_261_128
MOST_MOVES = 60
"""Moves of a match after which it is left for later."""


@pytest.fixture
def slow(player, monkeypatch):
    """A window on a slow disk, which it is patient with for no time at all."""
    slow = SlowDisk(os.fsync)
    monkeypatch.setattr(os, "fsync", slow.flush)
    monkeypatch.setattr(disk, "PATIENCE", 0)
    yield slow
    slow.is_broken = False
    slow.gate.set()
    player.window.disk.finish()
    assert slow.flushed_by_window == 0


def lies_on(screen, game):
    """Return the tiles of a board, as :func:`lay` tells them."""
    to_json = {
        "designer": lambda layout: course_to_json(layout.course_file),
        "eighteen-holes": lambda layout: golf_course_to_json(layout.course),
    }
    return tiles_of(to_json[game](screen.session.layout))


def turns(count=20):
    for _ in range(count):
        QCoreApplication.processEvents()


@pytest.fixture
def session(player, slow, qtbot):
    """A game alone at the table, on a disk that was quick up to now."""
    slow.gate.set()
    games.begin(player.flow, Table("designer", "family", 1), SEED)
    qtbot.waitUntil(lambda: player.flow.shell is not None and player.flow.shell.session is not None)
    session = player.session
    session.play(ChooseLand(0))
    qtbot.waitUntil(lambda: not player.window.disk.is_busy and not session.is_held)
    assert session.phase is Phase.TURN
    slow.gate.clear()
    return session


def placement(session):
    return next(one for one in session.rules.legal(session.match.state) if type(one) is PlaceTile)


def test_a_tile_is_laid_at_once(session, player):
    before = len(session.designer.course.tiles)
    assert session.play(placement(session))
    assert len(session.designer.course.tiles) == before + 1
    assert player.window.disk.is_busy


def test_what_is_laid_is_in_the_file_before_it_is_flushed(session, player):
    session.play(placement(session))
    journal = player.flow.shell.opened.journal.path
    found = at_once(read_journal(journal, session.rules))
    assert found.match.state == session.match.state


def test_a_draw_is_shown_when_what_led_to_it_is_safe(session, player, slow, qtbot):
    session.play(placement(session))
    hand = session.tiles
    assert session.play(Discard(next(slot for slot, tile in enumerate(hand) if tile >= 0)))
    turns()
    assert session.is_held
    assert session.tiles == hand
    assert not session.play(placement(session) if session.phase is Phase.TURN else Discard(0))
    assert not session.undo()
    slow.gate.set()
    qtbot.waitUntil(lambda: not session.is_held)
    assert session.phase is Phase.TURN
    assert session.tiles != hand


def test_that_a_draw_waits_is_said_where_it_waits_long(session, player, slow, qtbot):
    session.play(placement(session))
    session.play(Discard(next(slot for slot, tile in enumerate(session.tiles) if tile >= 0)))
    qtbot.waitUntil(lambda: player.said == "Saving…")
    slow.gate.set()
    qtbot.waitUntil(lambda: "Saving…" not in player.said)


def test_a_table_keeps_its_room_while_it_is_said_that_a_move_waits(session, player, slow, qtbot):
    drawing = player.screen.wing.drawing
    before = drawing.panels, player.screen.geometry()
    session.play(placement(session))
    session.play(Discard(next(slot for slot, tile in enumerate(session.tiles) if tile >= 0)))
    qtbot.waitUntil(lambda: player.said == "Saving…")
    turns()
    assert (drawing.panels, player.screen.geometry()) == before
    slow.gate.set()
    qtbot.waitUntil(lambda: "Saving…" not in player.said)


def test_a_match_goes_back_to_what_is_on_disk_where_that_refuses_later(
    session, player, slow, qtbot
):
    safe = session.match.state
    session.play(placement(session))
    session.play(Discard(next(slot for slot, tile in enumerate(session.tiles) if tile >= 0)))
    slow.is_broken = True
    slow.gate.set()
    qtbot.waitUntil(lambda: not session.is_held)
    assert session.match.state == safe
    slow.is_broken = False
    qtbot.waitUntil(lambda: not player.window.disk.is_busy)
    found = at_once(read_journal(player.flow.shell.opened.journal.path, session.rules))
    assert found.match.state == safe
    assert session.play(placement(session))


def test_home_comes_when_everything_is_saved_and_says_so_before(session, player, slow, qtbot):
    session.play(placement(session))
    player.flow.home()
    qtbot.waitUntil(lambda: player.said == "Saving…")
    assert player.screen_name == "DesignerTable"
    slow.gate.set()
    qtbot.waitUntil(lambda: player.screen_name == "HomeScreen")
    assert "Saving…" not in player.said
    # Its summary was written after its last line.
    assert player.flow._look_home().offer.is_known


def test_a_table_that_was_left_hears_of_nothing_while_its_summary_is_written(
    session, player, slow, qtbot, monkeypatch
):
    """Its match is gone by then: no key, no other size and no other look may ask for it."""
    leave = player.flow._leave_game

    def leave_slowly():
        slow.gate.clear()
        leave()

    monkeypatch.setattr(player.flow, "_leave_game", leave_slowly)
    session.play(placement(session))
    player.flow.home()
    slow.gate.set()
    qtbot.waitUntil(lambda: player.flow.shell is None)
    assert player.window.disk.is_busy
    player.window.resize(player.window.width() + 200, player.window.height() + 200)
    turns()
    player.window.change_settings(theme="dark")
    player.press(Qt.Key.Key_H, Qt.Key.Key_P, Qt.Key.Key_Escape)
    turns()
    assert player.told == []
    slow.gate.set()
    qtbot.waitUntil(lambda: player.screen_name == "HomeScreen")


def test_the_window_closes_when_everything_is_saved(session, player, slow, qtbot):
    session.play(placement(session))
    journal = player.flow.shell.opened.journal.path
    player.window.close()
    turns()
    assert player.window.isVisible()
    slow.gate.set()
    qtbot.waitUntil(lambda: not player.window.isVisible())
    found = at_once(read_journal(journal, session.rules))
    assert len(found.match.moves) == 2


def test_settings_are_written_once_for_many_changes(player, slow, folders, qtbot):
    for scale in (100, 115, 130):
        player.window.change_settings(scale=scale)
    turns()
    slow.gate.set()
    qtbot.waitUntil(lambda: not player.window.disk.is_busy)
    assert read_settings(folders.settings)[0].scale == 130


@pytest.mark.quick
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_set_up_opens_and_offers_its_lesson_on_a_slow_disk(player, slow, game, qtbot):
    player.flow.new_game(game)
    turns()
    assert player.screen_name != "HomeScreen"
    assert player.window.findChildren(ToldOnce)


def test_a_match_begins_when_it_is_on_disk(player, slow, qtbot):
    games.begin(player.flow, Table("putt-dice", "round", 2), SEED)
    turns()
    assert player.flow.shell is None or player.flow.shell.session is None
    slow.gate.set()
    qtbot.waitUntil(lambda: player.flow.shell is not None and player.flow.shell.session is not None)
    session = player.session
    roll = next(one for one in session.rules.legal(session.match.state) if type(one) is Roll)
    slow.gate.clear()
    assert session.play(roll)
    assert session.is_held
    slow.gate.set()
    qtbot.waitUntil(lambda: not session.is_held)
    assert session.match.moves[-1].action == roll


@pytest.mark.parametrize(
    "table",
    [
        Table("designer", "family", 1),
        Table("putt-dice", "round", 2),
        Table("eighteen-holes", "match", 2),
    ],
    ids=str,
)
def test_a_whole_match_is_played_and_filed_on_a_slow_disk(player, slow, folders, table, qtbot):
    chance = random.Random(SEED)
    slow.gate.set()
    games.begin(player.flow, table, SEED)
    qtbot.waitUntil(lambda: player.flow.shell is not None and player.flow.shell.session is not None)
    session = player.session
    choose = games.player(session.rules, session.match.state, SEED, stop_once_in=12)
    moves = 0
    while session.to_move is not None and moves < MOST_MOVES:
        session.play(choose(session.match.state))
        moves += 1
        if session.is_held and chance.random() < 0.5:
            slow.gate.clear()
            turns(2)
            slow.gate.set()
        qtbot.waitUntil(lambda: not session.is_held)
    player.flow.home()
    qtbot.waitUntil(lambda: player.screen_name == "HomeScreen")
    assert player.told == []
    assert moves > 5


def see_again(player):
    player.flow.shell.reviews.show()


def begin_another(player):
    shell = player.flow.shell
    shell.beginning.begin(shell.open_session.match.setup, SEED + 1)


@pytest.mark.parametrize(
    ("leave", "comes"),
    [
        (lambda player: player.flow.home(), "HomeScreen"),
        (see_again, "ReviewScreen"),
        (begin_another, "LandChoiceScreen"),
    ],
    ids=["for home", "to see it again", "for another"],
)
def test_a_match_that_is_over_is_filed_before_it_is_left_while_the_window_answers(
    player, slow, folders, leave, comes, qtbot, monkeypatch
):
    slow.gate.set()
    games.begin(player.flow, Table("designer", "family", 1), SEED)
    qtbot.waitUntil(lambda: player.flow.shell is not None and player.flow.shell.session is not None)
    session = player.session
    choose = games.player(session.rules, session.match.state, SEED, stop_once_in=3)
    while session.to_move is not None:
        session.play(choose(session.match.state))
        qtbot.waitUntil(lambda: not session.is_held)
    slow.gate.clear()
    player.flow.shell.show()
    player.screen.skip()
    assert not player.flow.shell.filing.is_filed

    def finish_at_once(piecemeal):
        pytest.fail("the window waits for what is written step by step")

    monkeypatch.setattr(Piecemeal, "finish", finish_at_once)
    leave(player)
    qtbot.waitUntil(lambda: player.said == "Saving…")
    slow.gate.set()
    qtbot.waitUntil(lambda: player.screen_name == comes)
    assert [save.path.parent for save in saves(folders)][-1] == folders.finished
    assert player.told == []


with_board = pytest.mark.parametrize(
    "game", [game for game in GAMES if game.name in BOARDS], ids=lambda game: game.name
)


@with_board
def test_a_board_is_laid_and_its_steps_are_kept_on_a_slow_disk(player, slow, game, qtbot):
    chance = random.Random(SEED)
    slow.gate.set()
    player.flow.show_board(game)
    qtbot.waitUntil(lambda: player.screen_name == BOARDS[game.name])
    qtbot.waitUntil(lambda: not player.window.disk.is_busy)
    slow.gate.clear()
    for _ in range(4):
        laid = lay(player.screen, game.name, chance)
        turns()
    slow.gate.set()
    player.flow.home()
    qtbot.waitUntil(lambda: player.screen_name == "HomeScreen")
    player.flow.show_board(game)
    qtbot.waitUntil(lambda: player.screen_name == BOARDS[game.name])
    assert lies_on(player.screen, game.name) == laid


@pytest.fixture
def open_board(player, slow, qtbot):
    """Open the board of a game and lay something there, with a disk that stands still then."""

    def lay_there(game):
        slow.gate.set()
        player.flow.show_board(game)
        qtbot.waitUntil(lambda: player.screen_name == BOARDS[game.name])
        qtbot.waitUntil(lambda: not player.window.disk.is_busy)
        slow.gate.clear()
        laid = lay(player.screen, game.name, random.Random(SEED))
        turns()
        return laid

    return lay_there


@pytest.fixture
def shelf(player, qtbot):
    """Open the shelf over the board."""

    def sheets():
        return [one for one in player.screen.findChildren(ShelfSheet) if one.isVisible()]

    def open_shelf():
        player.press(Qt.Key.Key_B)
        qtbot.waitUntil(lambda: sheets() != [])
        return sheets()[0]

    return open_shelf


@with_board
def test_another_board_opens_when_the_one_before_is_on_disk(
    player, slow, open_board, shelf, game, qtbot
):
    laid = open_board(game)
    shelf().new.click()
    qtbot.waitUntil(lambda: player.said == "Saving…")
    assert lies_on(player.screen, game.name) == laid
    slow.gate.set()
    qtbot.waitUntil(lambda: lies_on(player.screen, game.name) == [])
    assert "Saving…" not in player.said
    slow.gate.clear()
    sheet = shelf()
    sheet.gallery.look_at(next(one.key for one in sheet.entries if not one.is_here))
    sheet.yes.click()
    slow.gate.set()
    qtbot.waitUntil(lambda: lies_on(player.screen, game.name) == laid)
    assert player.told == []


@with_board
def test_a_board_is_renamed_deleted_and_brought_back_on_a_slow_disk(
    player, slow, open_board, shelf, game, qtbot
):
    open_board(game)
    slow.gate.set()
    shelf().new.click()
    qtbot.waitUntil(lambda: lies_on(player.screen, game.name) == [])
    sheet = shelf()

    def others():
        return [one for one in sheet.entries if not one.is_here]

    sheet.gallery.look_at(others()[0].key)
    slow.gate.clear()
    sheet.name.setText("Riverside")
    sheet.name.editingFinished.emit()
    turns()
    assert [one.name for one in others()] != ["Riverside"]
    slow.gate.set()
    qtbot.waitUntil(lambda: [one.name for one in others()] == ["Riverside"])
    sheet.gallery.look_at(others()[0].key)
    sheet.delete.click()
    qtbot.waitUntil(lambda: others() == [])
    sheet.back.click()
    qtbot.waitUntil(lambda: [one.name for one in others()] == ["Riverside"])
    assert player.told == []


@with_board
def test_a_board_that_cannot_be_kept_is_left_for_another_after_a_yes(
    player, slow, open_board, shelf, game, qtbot
):
    laid = open_board(game)
    slow.is_broken = True
    shelf().new.click()
    slow.gate.set()
    qtbot.waitUntil(lambda: player.window.findChild(Question) is not None)
    assert lies_on(player.screen, game.name) == laid
    player.click("Open")
    assert lies_on(player.screen, game.name) == []
    assert len(player.told) == 1


@pytest.fixture
def saved_as(monkeypatch, tmp_path):
    """Answer every dialog that asks where to save with one file."""
    path = tmp_path / "file"
    monkeypatch.setattr(QFileDialog, "exec", lambda dialog: 1)
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda dialog: [str(path)])
    return path


def course(player, folders):
    save_course_file(player.window, shipped_courses(load_catalogue())[0], folders)


def table(player, folders):
    save_pixmap(player.window, QPixmap(40, 20), "Save", "final-table")


def picture(player, folders):
    keepsake = plaque("Lily Pads", "118 points", ())
    dialog = PictureDialog(
        player.window, [card_to_show(player.window, lambda look: QLabel("Card"), keepsake)]
    )
    dialog.save.click()


def own_course(player, folders):
    player.screen.hand_out_requested.emit()


handed_out = pytest.mark.parametrize(
    ("hand_out", "ending"),
    [(course, ".minigolf"), (table, ".png"), (picture, ".png"), (own_course, ".minigolf")],
)


@pytest.fixture
def editor(player, slow, box, qtbot):
    """The course editor with a course that has a name, on a disk that stands still then."""
    slow.gate.set()
    player.flow.shell_of(EIGHTEEN_HOLES).edit(box.presets[0].course)
    qtbot.waitUntil(lambda: player.screen_name == BOARDS[EIGHTEEN_HOLES.name])
    session = player.screen.session
    session.change(session.layout.named("Larch Hill"))
    qtbot.waitUntil(lambda: not player.window.disk.is_busy)
    slow.gate.clear()
    return player.screen


def own(folders):
    return [one.course.name for one in own_courses(folders.golf_courses).courses]


@handed_out
def test_a_file_is_handed_out_while_the_window_answers(
    player, slow, editor, folders, hand_out, ending, saved_as, qtbot
):
    hand_out(player, folders)
    qtbot.waitUntil(lambda: player.said == "Saving…")
    path = saved_as.with_name(saved_as.name + ending)
    assert not path.exists()
    slow.gate.set()
    qtbot.waitUntil(path.exists)
    qtbot.waitUntil(lambda: "Saving…" not in player.said)
    assert player.told == []


@handed_out
def test_that_a_file_could_not_be_handed_out_is_told(
    player, slow, editor, folders, hand_out, ending, saved_as, qtbot
):
    slow.is_broken = True
    hand_out(player, folders)
    slow.gate.set()
    qtbot.waitUntil(lambda: len(player.told) == 1)
    assert not saved_as.with_name(saved_as.name + ending).exists()


def test_a_course_that_is_saved_twice_while_the_disk_stands_still_is_one(
    player, slow, editor, folders, qtbot
):
    for _ in range(2):
        editor.save_requested.emit()
    qtbot.waitUntil(lambda: player.said == "Saving…")
    assert own(folders) == []
    layout = editor.session.layout
    editor.session.change(layout.turned(layout.course.tiles[0].place, 1))
    editor.save_requested.emit()
    slow.gate.set()
    qtbot.waitUntil(lambda: not player.window.disk.is_busy)
    assert own(folders) == ["Larch Hill"]
    [kept] = own_courses(folders.golf_courses).courses
    assert kept.course.tiles == editor.session.layout.course.tiles
    assert player.window.findChildren(Question) == []


def test_a_course_that_the_disk_refuses_stays_on_its_board_and_is_saved_later(
    player, slow, editor, folders, qtbot
):
    slow.is_broken = True
    editor.save_requested.emit()
    slow.gate.set()
    qtbot.waitUntil(lambda: len(player.told) == 1)
    assert own(folders) == []
    slow.is_broken = False
    editor.save_requested.emit()
    qtbot.waitUntil(lambda: own(folders) == ["Larch Hill"])


def test_a_round_is_set_up_when_its_course_is_on_disk(player, slow, editor, folders, qtbot):
    editor.play_requested.emit()
    turns()
    assert player.screen is editor
    slow.gate.set()
    qtbot.waitUntil(lambda: player.screen_name == "GolfChoiceScreen")
    assert own(folders) == ["Larch Hill"]
