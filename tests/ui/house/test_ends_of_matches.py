"""The end of a match is one step: whatever stops the program in it, the result is there once.

The disk of the torture kit counts what is done to it, so that whatever is written at the end of a
match is broken here too.
"""

import json
import shutil
from dataclasses import replace
from functools import cache

import pytest
from torture import endings
from torture.endings import RULES, kept
from torture.faulty_disk import Fault, FaultyDisk, Killed
from torture.games import player as player_by_chance

from minigolf_desktop.content.eighteen_holes import eighteen_holes_rules
from minigolf_desktop.content.putt_dice import putt_dice_rules
from minigolf_desktop.model.designer import Setup as DesignerSetup
from minigolf_desktop.model.designer import Stop
from minigolf_desktop.model.eighteen_holes.quick_course import quick_course
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode
from minigolf_desktop.model.eighteen_holes.setup import Setup as GolfSetup
from minigolf_desktop.model.play import Match, Seat
from minigolf_desktop.model.putt_dice import Setup as PuttingSetup
from minigolf_desktop.storage.designer.best_courses import read_best_courses
from minigolf_desktop.storage.designer.courses import course_document
from minigolf_desktop.storage.designer.records import read_results
from minigolf_desktop.storage.eighteen_holes import read_golf_book
from minigolf_desktop.storage.folders import thumbnail
from minigolf_desktop.storage.journal import Journal
from minigolf_desktop.storage.putt_dice import putt_course, read_putting_book, shipped_courses
from minigolf_desktop.storage.saved_matches import read_latest, unsettled
from minigolf_desktop.ui.games import GAMES, play_of, wing_of
from minigolf_desktop.ui.house.records import RecordsScreen

SEED = 5

left_open = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
"""What a kill leaves open goes with the process; here it goes with the garbage."""


def designed(rules, catalogue):
    match = Match(rules, DesignerSetup(), SEED)
    choose = player_by_chance(rules, match.state, SEED)
    while not match.is_over:
        is_enough = len(match.moves) > 12 and rules.refusal(match.state, 0, Stop()) is None
        match.play(0, Stop() if is_enough else choose(match.state))
    return match, None


def putted(rules, catalogue):
    course = shipped_courses(catalogue)[0]
    setup = PuttingSetup(putt_course(course), (Seat("Ann"), Seat("Bob")))
    match = Match(putt_dice_rules(), setup, SEED)
    play_out(match)
    return match, course_document(course)


def golfed(rules, catalogue):
    golf = eighteen_holes_rules()
    course = quick_course(golf.box, 1, 40)
    setup = GolfSetup(course, Mode.STROKE, ("",), ClubChoice.FREE)
    match = Match(golf, setup, SEED)
    play_out(match)
    return match, None


def play_out(match):
    choose = player_by_chance(match.rules, match.state, SEED)
    while not match.is_over:
        match.play(match.rules.to_move(match.state), choose(match.state))


PLAYED = {"designer": designed, "putt-dice": putted, "eighteen-holes": golfed}


class Table:
    """A home with a match that is over and not filed, and a window to file it in."""

    def __init__(self, player, folders, match, course, before):
        self.player, self.folders = player, folders
        self.game = next(game for game in GAMES if game.name == match.rules.name)
        with Journal.create(folders.saves, match, course=course) as journal:
            self.name = journal.path.name
        self._before = before
        shutil.copytree(folders.data, before, dirs_exist_ok=True)
        self.shell = wing_of(self.game).shown_in(player.window, folders)
        # Screens write nothing, and take most of the time.
        self.shell.show = lambda: None

    def begin_anew(self):
        """Lay everything as it was before the end; the program is started."""
        shutil.rmtree(self.folders.data)
        shutil.copytree(self._before, self.folders.data)
        self.start()

    def start(self):
        """Know nothing any more of the match."""
        self.player.told.clear()
        if self.shell.session is not None:
            self.shell.close()

    def finish(self):
        """Open the match: it is over. Where players count it, it is counted."""
        self.shell.resume(self.folders.saves / self.name)
        self.shell.filing.file_away()
        self.shell.put_away()

    def settle(self):
        """Do what the program does at its start."""
        for path in filter(None, unsettled(self.folders)):
            for _ in self.shell.filing.settle(path):
                pass

    def is_open(self):
        return (self.folders.saves / self.name).exists()

    def kept(self):
        return kept(self.folders.data) | {"best": read_best_courses(self.folders)}

    def files(self):
        return {
            path.relative_to(self.folders.data): path.read_bytes()
            for path in self.folders.data.rglob("*")
            if path.is_file() and path.name != "settings.json"
        }


@pytest.fixture(params=PLAYED)
def table(request, player, folders, rules, catalogue, tmp_path_factory, monkeypatch):
    monkeypatch.setattr(endings, "RULES", {name: cache(make) for name, make in RULES.items()})
    # At home the window would settle by itself what is left there.
    player.flow.all_games()
    match, course = PLAYED[request.param](rules, catalogue)
    return Table(player, folders, match, course, tmp_path_factory.mktemp("before"))


def ways_to_stop(table):
    """Yield what is done to the disk at the end of a match, by number."""
    table.begin_anew()
    with FaultyDisk(table.folders.data) as disk:
        table.finish()
    assert disk.done > 10
    yield from range(1, disk.done + 1)


def finished_well(table):
    """Return what is kept where nothing goes wrong."""
    table.begin_anew()
    table.finish()
    assert table.player.told == []
    return table.kept()


def test_the_end_leaves_one_result_and_the_journal_among_the_finished(table):
    found = finished_well(table)
    assert [(folder, name) for folder, name, _ in found["matches"]] == [("finished", table.name)]
    assert thumbnail(table.folders.finished / table.name).is_file()
    assert list(table.folders.saves.iterdir()) == []
    assert found["warnings"] == []
    results = len(found["results"]) + len(found["golf"]) + len(found["putting"])
    assert results == len(found["history"]) == 1


@left_open
def test_a_kill_at_any_write_of_the_end_loses_nothing_and_doubles_nothing(table):
    wanted = finished_well(table)
    for at in ways_to_stop(table):
        table.begin_anew()
        with FaultyDisk(table.folders.data, Fault.KILL, at) as disk, pytest.raises(Killed):
            table.finish()
        table.start()
        table.settle()
        if table.is_open():
            # Nothing of the end was begun: it was not counted yet.
            assert table.game.name == "designer"
            assert table.kept()["results"] == []
            table.finish()
        assert table.kept() == wanted, disk.what
        assert table.player.told == []
        assert not list(table.folders.saves.glob("*.jsonl")), disk.what
        assert thumbnail(table.folders.finished / table.name).is_file(), disk.what
        before = table.files()
        table.start()
        table.settle()
        table.shell.resume(table.folders.finished / table.name)
        table.shell.filing.file_away()
        table.shell.put_away()
        assert table.files() == before, disk.what


def test_a_disk_that_is_full_at_the_end_is_told_of_and_all_is_made_good(table):
    wanted = finished_well(table)
    for at in list(ways_to_stop(table))[::4]:
        table.begin_anew()
        with FaultyDisk(table.folders.data, Fault.FULL, at):
            table.finish()
        assert table.player.told or not table.is_open()
        table.start()
        table.settle()
        if table.is_open():
            table.finish()
        assert table.kept() == wanted


def test_a_match_that_only_waits_to_be_filed_is_not_offered(table):
    table.begin_anew()
    with FaultyDisk(table.folders.data, Fault.FULL, 1) as disk:
        table.finish()
        disk.make_room()
    table.finish()
    assert read_latest(table.folders) is None


@left_open
def test_the_window_completes_at_its_start_what_was_begun(table, make_player, qtbot):
    wanted = finished_well(table)
    last = max(ways_to_stop(table))
    table.begin_anew()
    with FaultyDisk(table.folders.data, Fault.KILL, last), pytest.raises(Killed):
        table.finish()
    anew = make_player()
    qtbot.waitUntil(lambda: not table.is_open())
    assert table.kept() == wanted
    assert anew.told == []
    anew.flow.records()
    assert isinstance(anew.screen, RecordsScreen)


def test_home_completes_what_was_begun_as_soon_as_the_disk_has_room(table, qtbot):
    """Nobody has to start the program anew; that the disk was full is told once."""
    wanted = finished_well(table)
    last = max(ways_to_stop(table))
    table.begin_anew()
    with FaultyDisk(table.folders.data, Fault.FULL, last // 2):
        table.finish()
        table.player.told.clear()
        for _ in range(2):
            table.player.flow.home()
            qtbot.waitUntil(lambda: not table.player.flow._settling._timer.isActive())
        assert len(table.player.told) <= 1
        assert table.is_open()
    table.player.flow.home()
    if table.game.name == "designer" and not table.kept()["results"]:
        table.finish()
    qtbot.waitUntil(lambda: not table.is_open())
    assert table.kept() == wanted


# What programs before ids left


def drop_ids(folders):
    """Make books and journals of today those of the program before."""
    for path, version in ((folders.records, 2), (folders.golf, 1), (folders.putting, 1)):
        if path.exists():
            text = json.loads(path.read_text(encoding="ascii"))
            path.write_text(json.dumps(_without_ids(text) | {"version": version}))
    folders.history.unlink(missing_ok=True)
    for path in folders.data.rglob("*.jsonl"):
        first, rest = path.read_bytes().split(b"\n", 1)
        header = json.loads(first)
        del header["match"]
        course = header.pop("course", None)
        if course is not None:
            path.with_suffix(".course.json").write_text(json.dumps(course))
        path.write_bytes(json.dumps(header | {"version": 2}).encode() + b"\n" + rest)


def _without_ids(value):
    match value:
        case dict():
            ids = {"match", "matches", "ended"}
            return {name: _without_ids(one) for name, one in value.items() if name not in ids}
        case list():
            return [_without_ids(one) for one in value]
        case _:
            return value


def unlinked(found):
    """Return what is kept without the ids of the matches."""
    return found | {
        "results": [_without_ids(json.loads(one)) for one in found["results"]],
        "history": [_without_ids(json.loads(one)) for one in found["history"]],
        "golf": {
            key: {mode: [_without_ids(json.loads(one)) for one in bests]}
            for key, modes in found["golf"].items()
            for mode, bests in modes.items()
        },
    }


@pytest.fixture
def left_by_an_older_program(table):
    """Killed between the result and the journal, by a program before ids."""
    wanted = finished_well(table)
    (journal,) = table.folders.finished.glob("*.jsonl")
    journal.replace(table.folders.saves / journal.name)
    drop_ids(table.folders)
    return wanted


def test_a_result_that_an_older_program_wrote_is_not_written_again(table, left_by_an_older_program):
    table.start()
    table.settle()
    if table.game.name == "designer":
        table.finish()
    assert not table.is_open()
    assert unlinked(table.kept()) == unlinked(left_by_an_older_program)


def test_results_that_an_older_program_doubled_of_a_match_become_one(
    table, left_by_an_older_program
):
    """It wrote one at every opening of a match whose journal it had not filed."""
    for path in (table.folders.records, table.folders.golf):
        if path.exists():
            text = json.loads(path.read_text(encoding="ascii"))
            for course in text.get("courses", {}).values():
                course["bests"] = {mode: bests * 3 for mode, bests in course["bests"].items()}
            if "results" in text:
                text["results"] = text["results"] * 3
            path.write_text(json.dumps(text))
    table.start()
    table.settle()
    if table.game.name == "designer":
        table.finish()
    assert unlinked(table.kept()) == unlinked(left_by_an_older_program)


def test_another_match_of_the_same_seed_keeps_its_own_result(table):
    finished_well(table)
    first = table.kept()
    match, course = _again(table)
    with Journal.create(table.folders.saves, match, course=course) as journal:
        pass
    table.name = journal.path.name
    table.start()
    table.finish()
    results, _ = read_results(table.folders.records)
    golf, _ = read_golf_book(table.folders.golf)
    putting, _ = read_putting_book(table.folders.putting)
    scores = [one for course in golf.courses.values() for one in course.bests.values()]
    assert len(table.kept()["matches"]) == len(first["matches"]) + 1
    assert {
        "designer": len(results),
        "eighteen-holes": len(scores[0]) if scores else 0,
        "putt-dice": len(putting.matches),
    }[table.game.name] == 2


def _again(table):
    """Return a match that goes like that of a table."""
    rules = play_of(table.game).rules()
    catalogue = table.player.flow.shell_of(GAMES[0]).box.catalogue
    return PLAYED[table.game.name](rules if table.game.name == "designer" else None, catalogue)


def test_a_course_that_was_left_behind_is_taken_to_its_round(player, folders, catalogue, qtbot):
    """An older program moved the journal first, and was killed before its course."""
    match, course = putted(None, catalogue)
    with Journal.create(folders.saves, match, course=course) as journal:
        name = journal.path.name
    drop_ids(folders)
    folders.finished.mkdir()
    (folders.saves / name).replace(folders.finished / name)
    player.flow.warm_up()
    player.flow.resume(folders.finished / name)
    assert player.told == []
    assert player.screen_name == "PuttTable"


def test_a_round_whose_course_is_lost_is_not_set_aside(player, folders, catalogue):
    match, _ = putted(None, catalogue)
    setup = match.setup
    strange = replace(setup.course, holes=tuple(reversed(setup.course.holes)))
    match = Match(match.rules, replace(setup, course=strange), SEED)
    with Journal.create(folders.saves, match) as journal:
        pass
    player.flow.resume(journal.path)
    (told,) = player.told
    assert "not among the files" in told
    assert journal.path.exists()
