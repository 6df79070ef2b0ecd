"""From the last turn to the final score and to the next game, by mouse and by keyboard."""

from PySide6.QtCore import Qt
from solo_matches import begin, finish, play_turns

from minigolf_desktop.model.designer import (
    ChooseLand,
    Pass,
    Phase,
    PutBack,
)
from minigolf_desktop.storage.designer.best_courses import read_best_courses
from minigolf_desktop.storage.designer.records import read_results
from minigolf_desktop.storage.folders import Folders

Key = Qt.Key


def test_the_table_leads_to_the_counting_when_the_game_ends(player):
    begin(player)
    play_turns(player, 2)
    finish(player)
    assert player.focus.accessibleName() == "Count: Fun"


def test_the_count_ends_with_the_final_score(player, rules):
    begin(player)
    play_turns(player, 6)
    player.session.play(Pass())
    while player.session.match.state.phase is Phase.REST:
        slot = next(slot for slot, tile in enumerate(player.session.tiles) if tile >= 0)
        player.session.play(PutBack(slot))
    finish(player)
    total = rules.assessment(player.session.match.state, 0, final=True).score.total
    while not player.screen.is_done:
        player.press(Key.Key_Return)
    assert player.screen.conditions.total == total
    assert player.screen.track.totals == (total,)


def test_a_finished_game_is_kept_with_its_score_once(player, folders: Folders):
    begin(player)
    play_turns(player, 2)
    finish(player)
    player.press(Key.Key_S)
    player.click("Count again")
    player.press(Key.Key_S)
    player.rest()
    results, _ = read_results(folders.records)
    assert [result.total for result in results] == [player.screen.conditions.total]
    assert list(folders.saves.glob("*.jsonl")) == []
    assert len(list(folders.finished.glob("*.jsonl"))) == 1
    assert player.screen.result.notice == "Your best course so far!"


def test_looking_at_a_finished_game_again_adds_no_score(player, folders: Folders):
    begin(player)
    finish(player)
    player.press(Key.Key_S)
    player.flow.home()
    (journal,) = folders.finished.glob("*.jsonl")
    player.flow.resume(journal)
    assert player.screen_name == "CountingScreen"
    results, _ = read_results(folders.records)
    assert len(results) == 1
    assert journal.exists()


def test_stopping_by_mistake_can_be_taken_back_before_the_result(player):
    begin(player)
    play_turns(player, 1)
    finish(player)
    player.click("Back to the table")
    assert player.screen_name == "DesignerTable"
    player.screen.wing.actions_.undo.trigger()
    assert player.session.match.state.phase is Phase.TURN
    assert player.screen_name == "DesignerTable"


def test_d35_holes_are_numbered_at_the_table_before_they_are_counted(player):
    begin(player)
    play_turns(player, 8)
    finish(player)
    player.click("Back to the table")
    player.press(Key.Key_N, Key.Key_7, Key.Key_Escape, Key.Key_Return)
    assert player.screen_name == "CountingScreen"
    assert 7 in player.session.designer.numbers.values()


def test_a_game_closed_while_it_is_counted_is_counted_the_next_time(make_player):
    first = make_player()
    begin(first)
    finish(first)
    first.press(Key.Key_Right)
    first.window.close()
    second = make_player()
    second.press(Key.Key_Space)
    assert second.screen_name == "CountingScreen"


def test_a_practice_game_takes_no_place_among_the_best(player):
    player.flow.new_game()
    player.screen._practice.setChecked(True)
    player.click("Deal three lands")
    player.session.play(ChooseLand(0))
    finish(player)
    player.press(Key.Key_S)
    player.rest()
    assert player.screen.result.notice == "A practice game counts for no record."


def test_playing_again_leads_to_a_new_game(player):
    begin(player)
    finish(player)
    player.press(Key.Key_S)
    player.click("Play again")
    assert player.screen_name == "NewGameScreen"


def test_the_best_course_stands_on_the_home_screen(player, folders: Folders):
    begin(player)
    land = player.session.course.land.name
    finish(player)
    player.press(Key.Key_S)
    player.rest()
    assert [best.land for best in read_best_courses(folders)] == [land]
