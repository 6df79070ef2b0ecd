"""From the home screen to the final score, by mouse and by keyboard."""

import errno
import os

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from solo_matches import begin, play_turns

from minigolf_desktop.model.designer import (
    EdgeChecking,
    Mode,
    Setup,
)
from minigolf_desktop.model.play.occasions import Occasion
from minigolf_desktop.storage import atomic
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.folders import Folders, summary_beside
from minigolf_desktop.storage.journal import delete_journal, read_journal
from minigolf_desktop.storage.reading import at_once
from minigolf_desktop.storage.saved_matches import read_latest
from minigolf_desktop.ui.designer.entry import DESIGNER
from minigolf_desktop.ui.designer.new_game import WantedGame
from minigolf_desktop.ui.eighteen_holes.entry import EIGHTEEN_HOLES
from minigolf_desktop.ui.games import GAMES
from minigolf_desktop.ui.house.cards import welcome
from minigolf_desktop.ui.putt_dice.entry import PUTT_DICE

Key = Qt.Key


def test_the_first_visit_invites_to_a_game(player):
    assert player.screen_name == "HomeScreen"
    assert player.focus.accessibleName() == "Begin a game"


def test_a_game_begins_with_two_clicks(player):
    player.click("Minigolf Designer: New")
    player.click("Deal three lands")
    assert player.screen_name == "LandChoiceScreen"


def test_who_is_dealt_a_single_land_is_not_asked_to_choose_one(player):
    player.flow.new_game(GAMES[0])
    player.flow.shell.begin(WantedGame(Setup(land="land-07"), "7"))
    assert player.screen_name == "LandChoiceScreen"
    assert player.screen.accessibleName() == "Your land"


def test_a_click_on_a_land_leads_to_the_table(player):
    player.click("Begin a game")
    player.click("Deal three lands")
    second = player.screen._lands[1]
    player.click(second.accessibleName())
    assert player.screen_name == "DesignerTable"
    assert player.session.course.land is second.land


def test_the_keyboard_leads_to_the_table(player):
    player.press(Key.Key_Space, Key.Key_Return, Key.Key_Right, Key.Key_Right, Key.Key_Return)
    assert player.screen_name == "DesignerTable"
    session = player.session
    assert session.course.land is session.rules.lands[session.designer.dealt[2]]


def test_arrow_keys_walk_round_the_lands(player):
    player.press(Key.Key_Space, Key.Key_Return, Key.Key_Left)
    assert player.focus.land is player.screen._lands[2].land


def test_the_main_button_builds_on_the_land_looked_at(player):
    player.press(Key.Key_Space, Key.Key_Return, Key.Key_Right)
    land = player.focus.land
    player.click(f"Build on {land.name}")
    assert player.session.course.land is land


def test_a_typed_seed_deals_the_same_lands_again(player):
    dealt = []
    for _ in range(2):
        player.flow.new_game()
        player.screen._seed.field.setText("Crazy Golf")
        player.click("Deal three lands")
        dealt.append(player.session.designer.dealt)
    assert dealt[0] == dealt[1]


def test_the_seed_shown_gives_the_game_of_typed_words_again(player):
    player.flow.new_game()
    player.screen._seed.field.setText("Crazy Golf")
    player.click("Deal three lands")
    dealt, seed = player.session.designer.dealt, player.flow.shell.seed_text
    player.flow.new_game()
    player.screen._seed.field.setText(seed)
    player.click("Deal three lands")
    assert player.session.designer.dealt == dealt


def test_the_dice_button_draws_another_seed(player):
    player.flow.new_game()
    before = player.screen._seed.text
    player.click("More")
    player.click("Draw another seed")
    assert player.screen._seed.text != before


def test_escape_leads_back_to_the_set_up_with_its_seed(player):
    player.flow.new_game()
    player.screen._seed.field.setText("77")
    player.click("Deal three lands")
    player.press(Key.Key_Escape)
    assert player.screen_name == "NewGameScreen"
    assert player.screen._seed.text == "77"


def test_a_match_that_nobody_chose_a_land_in_leaves_no_file(player, folders: Folders):
    player.press(Key.Key_Space, Key.Key_Return, Key.Key_Escape)
    assert list(folders.saves.glob("*.jsonl")) == []


def test_the_journal_is_on_disk_before_the_first_screen(player, folders: Folders):
    player.press(Key.Key_Space, Key.Key_Return)
    assert len(list(folders.saves.glob("*.jsonl"))) == 1


def test_players_version_and_lands_of_the_last_game_are_proposed_again(player):
    player.flow.new_game()
    player.click("Number of players: 3")
    player.click("Version: Advanced")
    player.click("Deal three lands")
    player.flow.new_game()
    setup = player.screen.wanted.setup
    assert (setup.seats, setup.mode) == (3, Mode.ADVANCED)


def test_clients_mistakes_and_practice_begin_anew_with_every_game(player):
    """What was chosen for one game must not rule the next one unseen."""
    player.flow.new_game()
    player.screen._mrs._group.button(3).click()
    player.click("More")
    player.click("Mistakes: Allow")
    player.screen._practice.setChecked(True)
    player.click("Deal three lands")
    player.flow.new_game()
    setup = player.screen.wanted.setup
    assert (setup.mrs, setup.edges, setup.practice) == (None, EdgeChecking.PREVENT, False)
    player.click("More")
    player.click("Mistakes: Ignore")
    player.click("Deal three lands")
    player.flow.new_game()
    assert player.screen.wanted.setup.mistakes


def test_one_difficulty_stays_chosen(player):
    player.flow.new_game()
    chips = player.screen._difficulties._buttons
    for chip in chips:
        chip.click()
    assert player.screen._difficulties.chosen == (3,)


def test_a_game_left_is_offered_with_land_score_and_picture(player, folders: Folders, qtbot):
    begin(player)
    play_turns(player, 3)
    land = player.session.course.land.name
    score = player.session.assessment.score.total
    player.flow.home()
    seen = welcome(folders, GAMES)
    assert (seen.offer.land_name, seen.offer.score, seen.offer.placed) == (land, score, 3)
    assert player.focus.accessibleName() == "Play on"
    qtbot.waitUntil(lambda: welcome(folders, GAMES).picture is not None)
    assert player.flow._welcome == welcome(folders, GAMES)


def test_a_window_that_closes_leaves_the_picture_of_its_game(player, folders: Folders):
    begin(player)
    play_turns(player, 3)
    player.window.close()
    assert welcome(folders, GAMES).picture is not None


def test_a_game_goes_on_in_the_next_window_where_it_was_left(make_player):
    first = make_player()
    begin(first)
    play_turns(first, 4)
    before = first.session.match.state
    first.window.close()
    second = make_player()
    second.press(Key.Key_Space)
    assert second.screen_name == "DesignerTable"
    assert second.session.course.tiles == before.designers[0].course.tiles
    assert second.session.tiles == before.rack


def test_a_game_whose_window_died_goes_on_after_its_last_move(player, folders, rules):
    begin(player)
    play_turns(player, 2)
    (journal,) = folders.saves.glob("*.jsonl")
    assert at_once(read_journal(journal, rules)).match.state.designers[0].course.tiles == (
        player.session.course.tiles
    )


def test_a_game_that_only_dealt_lands_goes_on_with_their_choice(make_player):
    first = make_player()
    first.press(Key.Key_Space, Key.Key_Return)
    dealt = first.session.designer.dealt
    first.window.close()
    second = make_player()
    second.press(Key.Key_Space)
    assert second.screen_name == "LandChoiceScreen"
    assert second.session.designer.dealt == dealt


def test_a_game_open_in_another_window_is_told_about(make_player, folders: Folders):
    first, second = make_player(), make_player()
    begin(first)
    (journal,) = folders.saves.glob("*.jsonl")
    second.flow.resume(journal)
    assert second.told == ["This game is open in another window."]
    assert second.flow.shell is None


@pytest.mark.parametrize("game", [DESIGNER, EIGHTEEN_HOLES], ids=lambda game: game.name)
def test_no_board_stays_that_was_put_away_for_a_game_that_is_refused(make_player, folders, game):
    first, second = make_player(), make_player()
    begin(first)
    (journal,) = folders.saves.glob("*.jsonl")
    second.flow.show_board(game)
    second.flow.resume(journal)
    assert second.told == ["This game is open in another window."]
    assert (second.screen_name, second.flow.game) == ("HomeScreen", None)


def test_no_table_stays_that_was_put_away_for_a_game_that_is_refused(make_player, folders):
    first, second = make_player(), make_player()
    begin(first)
    (journal,) = folders.saves.glob("*.jsonl")
    begin(second)
    second.flow.resume(journal)
    assert second.told == ["This game is open in another window."]
    assert (second.screen_name, second.flow.game) == ("HomeScreen", None)


def test_a_set_up_stays_where_another_game_is_refused(make_player, folders):
    first, second = make_player(), make_player()
    begin(first)
    (journal,) = folders.saves.glob("*.jsonl")
    second.flow.new_game(PUTT_DICE)
    second.flow.resume(journal)
    assert second.told == ["This game is open in another window."]
    assert (second.screen_name, second.flow.game) == ("PuttingChoiceScreen", PUTT_DICE)


def test_no_table_stays_that_was_put_away_for_a_game_that_cannot_begin(
    player, folders, monkeypatch
):
    begin(player)
    monkeypatch.setattr(atomic, "_take", full_disk)
    given = player.flow.shell.beginning.given(Occasion.DAY, 740_000)
    player.flow.enter(DESIGNER, lambda shell: shell.beginning.begin_told(given))
    assert "No space left" in player.told[-1]
    assert (player.screen_name, player.flow.game) == ("HomeScreen", None)


def test_a_set_up_stays_where_its_game_cannot_begin(player, monkeypatch):
    begin(player)
    player.flow.new_game()
    monkeypatch.setattr(atomic, "_take", full_disk)
    player.click("Deal three lands")
    assert "No space left" in player.told[-1]
    assert (player.screen_name, player.flow.game) == ("NewGameScreen", DESIGNER)


def test_a_damaged_game_is_set_aside_and_told_about(player, folders: Folders):
    begin(player)
    player.flow.home()
    (journal,) = folders.saves.glob("*.jsonl")
    damaged = b'{"format": "minigolf-match", "version": 1}\n'
    journal.write_bytes(damaged)
    player.flow.resume(journal)
    assert player.screen_name == "HomeScreen"
    assert "cannot be read" in player.told[0]
    assert not journal.exists()
    assert [path.read_bytes() for path in (folders.saves / "set-aside").iterdir()] == [damaged]


@pytest.mark.parametrize("refuses", ["atomic._take", "os.fsync"])
def test_a_sound_game_stays_where_it_is_when_the_disk_refuses(
    player, folders: Folders, monkeypatch, refuses
):
    begin(player)
    player.flow.home()
    (journal,) = folders.saves.glob("*.jsonl")
    sound = journal.read_bytes()
    # A last line that was half written needs room for its copy; the lock needs it, too.
    journal.write_bytes(sound + b'{"seat"' * (refuses == "os.fsync"))
    before = journal.read_bytes()
    place = {"atomic._take": (atomic, "_take"), "os.fsync": (os, "fsync")}[refuses]
    monkeypatch.setattr(*place, full_disk)
    player.flow.resume(journal)
    assert "cannot be opened now" in player.told[-1]
    assert "No space left" in player.told[-1]
    assert journal.read_bytes() == before


def full_disk(*_: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_game_of_a_newer_program_stays_in_the_list(player, folders: Folders):
    begin(player)
    player.flow.home()
    (journal,) = folders.saves.glob("*.jsonl")
    newer = journal.read_bytes().replace(b'"version": 3', b'"version": 9')
    journal.write_bytes(newer)
    player.flow.resume(journal)
    assert "written by a newer program" in player.told[-1]
    assert journal.read_bytes() == newer


def test_home_knows_the_land_soon_after_it_is_chosen(player, folders: Folders, qtbot: QtBot):
    begin(player)
    (journal,) = folders.saves.glob("*.jsonl")
    summary = summary_beside(journal)
    land = player.session.course.land.name
    qtbot.waitUntil(lambda: summary.exists() and f'"{land}"' in summary.read_text("ascii"))


def test_home_knows_the_land_of_the_game_before_the_one_that_is_deleted(player, folders):
    begin(player)
    land = player.session.course.land.name
    play_turns(player, 2)
    player.flow.home()
    (older,) = folders.saves.glob("*.jsonl")
    player.flow.new_game()
    player.click("Deal three lands")
    player.flow.home()
    newer = next(path for path in folders.saves.glob("*.jsonl") if path != older)
    delete_journal(newer)
    offer = read_latest(folders)
    assert (offer.journal, offer.land_name, offer.placed) == (older.name, land, 2)
    assert not summary_beside(newer).exists()


@pytest.mark.parametrize("name", ["records", "all_games", "new_game"])
def test_escape_leads_home(player, name: str):
    getattr(player.flow, name)()
    player.press(Key.Key_Escape)
    assert player.screen_name == "HomeScreen"


def test_the_window_remembers_its_size(make_player):
    first = make_player()
    first.window.resize(1250, 700)
    first.window.close()
    assert make_player().window.settings.window == first.window.settings.window != ""


def test_home_knows_of_a_game_whose_window_died_long_after_it_began(
    player, qtbot: QtBot, folders: Folders
):
    begin(player)
    play_turns(player, 4)
    qtbot.waitUntil(lambda: list(folders.saves.glob("*.png")) != [])
    offer = welcome(folders, GAMES).offer
    # The window that has the match open is still there: only another process may be offered it.
    assert offer is None
    (journal,) = folders.saves.glob("*.jsonl")
    assert summary_beside(journal).exists()


def test_a_full_disk_is_told_about_when_a_land_is_chosen(player, monkeypatch: pytest.MonkeyPatch):
    player.press(Key.Key_Space, Key.Key_Return)

    def full(move: object) -> None:
        raise StorageError("the disk is full")

    monkeypatch.setattr(player.session.journal, "append", full)
    player.press(Key.Key_Return)
    assert player.screen_name == "LandChoiceScreen"
    assert "the disk is full" in player.told[0]
