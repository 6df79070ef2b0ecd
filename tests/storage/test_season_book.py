"""What came of the tasks of the season, in a book that knows its matches."""

from minigolf_desktop.model.play.goals import GoalStanding, stars_of
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.overview import SeenTask, tasks_seen
from minigolf_desktop.storage.progress import SEASON_BOOKS, TaskResult, keep_standing


def earned_in(folders):
    """Return what came of each task, and see that home is told the same."""
    earned = SEASON_BOOKS.read(folders.season)[0].tasks
    seen = {task: SeenTask(one.stars, one.best, one.tries) for task, one in earned.items()}
    assert tasks_seen(folders) == seen
    return earned


FIRST, SECOND = "1" * 16, "2" * 16


def kept(folders, match, value, stars, *, less=False):
    standing = GoalStanding(value, stars)
    return keep_standing(folders.season, match, "no-pass", standing, less_is_more=less)


def test_a_home_without_a_season_has_earned_nothing(tmp_path):
    assert earned_in(Folders.below(tmp_path)) == {}


def test_the_most_stars_and_the_best_result_stay_and_tries_are_counted(tmp_path):
    folders = Folders.below(tmp_path)
    kept(folders, FIRST, 90, 2)
    kept(folders, SECOND, 70, 1)
    assert earned_in(folders) == {"no-pass": TaskResult(stars=2, best=90, tries=2)}


def test_of_results_where_little_is_good_the_lowest_is_the_best(tmp_path):
    folders = Folders.below(tmp_path)
    kept(folders, FIRST, 4, 1, less=True)
    assert kept(folders, SECOND, 3, 1, less=True) == TaskResult(stars=1, best=3, tries=2)


def test_a_match_is_counted_once_however_often_its_end_is_written(tmp_path):
    folders = Folders.below(tmp_path)
    for _ in range(3):
        kept(folders, FIRST, 90, 2)
    assert earned_in(folders)["no-pass"].tries == 1


def test_a_match_that_broke_a_condition_is_a_try_without_stars(tmp_path):
    folders = Folders.below(tmp_path)
    kept(folders, FIRST, 120, 0)
    assert kept(folders, SECOND, 80, 1) == TaskResult(stars=1, best=80, tries=2)


def test_a_damaged_book_is_set_aside_and_the_season_begins_anew(tmp_path):
    folders = Folders.below(tmp_path)
    folders.season.write_text("{", encoding="ascii")
    assert tasks_seen(folders) == {}
    assert earned_in(folders) == {}
    assert not folders.season.exists()


def test_steps_that_rise_are_reached_from_below_and_steps_that_fall_from_above():
    assert [stars_of(value, (10, 16, 20)) for value in (9, 10, 19, 20)] == [0, 1, 2, 3]
    assert [stars_of(value, (4, 2, 0)) for value in (5, 4, 1, 0)] == [0, 1, 2, 3]
