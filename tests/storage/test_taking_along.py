"""A home in one file: packed, checked, merged; nothing lost, nothing twice, nothing overwritten."""

import json
import shutil
import stat
import zipfile
from pathlib import Path

import pytest

from minigolf_desktop.storage import home_parts as parts_of_homes
from minigolf_desktop.storage.designer.best_courses import read_best_courses
from minigolf_desktop.storage.designer.records import read_results
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.history import GOLF, HistoryGame, HistoryPlayer, keep_game
from minigolf_desktop.storage.home_parts import LEFT_BEHIND, SHARED
from minigolf_desktop.storage.people import PEOPLE_BOOKS, Guest, with_guests
from minigolf_desktop.storage.progress import SEASON_BOOKS, SeasonBook, TaskResult
from minigolf_desktop.storage.reading import at_once, parse
from minigolf_desktop.storage.taking_along import MANIFEST, PackedHome, pack
from minigolf_desktop.ui.games import parts_of_games

GOLDEN = Path(__file__).parents[1] / "golden" / "home"


@pytest.fixture
def home(tmp_path):
    """The home of somebody who has played."""
    shutil.copytree(GOLDEN, tmp_path / "home")
    return Folders.below(tmp_path / "home")


@pytest.fixture
def packed(home, tmp_path):
    """That home, taken along."""
    path = tmp_path / "taken.minigolf-home"
    for _ in pack(parts_of_games(), home, path):
        pass
    return path


@pytest.fixture
def elsewhere(tmp_path):
    """The home on another computer, where nobody has played."""
    return Folders.below(tmp_path / "elsewhere")


def bring(path, folders):
    there = PackedHome(path, parts_of_games())
    try:
        for _ in there.check():
            pass
        return at_once(there.merge(folders))
    finally:
        there.close()


def content(folders):
    """Return all files of a home by their names, summaries left out."""
    return {
        str(path.relative_to(folders.data)): path.read_bytes()
        for path in folders.data.rglob("*")
        if path.is_file()
    }


def rewritten(path, change):
    """Return an archive like another, its entries changed: from name and data to such a pair."""
    target = path.with_name("changed.minigolf-home")
    with zipfile.ZipFile(path) as old, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as new:
        for entry in old.infolist():
            name, data = change(entry.filename, old.read(entry))
            new.writestr(name, data)
    return target


def test_every_path_of_a_home_is_merged_or_left_behind_on_purpose(home):
    paths = {
        name
        for name, one in vars(Folders).items()
        if isinstance(one, property) and isinstance(getattr(home, name), Path)
    }
    paths |= {name for name in Folders._fields if isinstance(getattr(home, name), Path)}
    parts = (*SHARED, *parts_of_games())
    places = {part.place(home) for part in parts}
    forgotten = {name for name in paths - LEFT_BEHIND if getattr(home, name) not in places}
    assert not forgotten
    assert len({part.name for part in parts}) == len(parts)


def test_an_empty_home_becomes_that_which_was_taken_along(home, packed, elsewhere):
    merged = bring(packed, elsewhere)
    games = len([*home.saves.glob("*.jsonl"), *home.finished.glob("*.jsonl")])
    assert merged.games == games
    here, there = content(home), content(elsewhere)
    for name in here:
        if name.endswith(".jsonl") or name.startswith("courses"):
            assert there[name] == here[name]
    assert read_results(elsewhere.records)[0] == read_results(home.records)[0]
    assert read_best_courses(elsewhere) == read_best_courses(home)


def test_games_keep_the_time_at_which_they_were_played(home, packed, elsewhere):
    bring(packed, elsewhere)
    for path in home.finished.glob("*.jsonl"):
        assert (elsewhere.finished / path.name).stat().st_mtime_ns == path.stat().st_mtime_ns


def test_what_is_brought_twice_is_there_once(packed, elsewhere):
    bring(packed, elsewhere)
    before = content(elsewhere)
    assert not bring(packed, elsewhere).anything
    assert content(elsewhere) == before


def test_a_home_that_is_brought_back_to_itself_stays_as_it_is(home, packed):
    before = {name: data for name, data in content(home).items() if name.endswith(".jsonl")}
    bring(packed, home)
    after = {name: data for name, data in content(home).items() if name.endswith(".jsonl")}
    assert after == before


def test_a_game_that_went_on_elsewhere_is_kept_beside_the_other(home, packed, elsewhere):
    bring(packed, elsewhere)
    own = next(elsewhere.saves.glob("designer-*.jsonl"))
    own.write_bytes(own.read_bytes().rstrip(b"\n").rpartition(b"\n")[0] + b"\n")
    shortened = own.read_bytes()
    assert bring(packed, elsewhere).games == 1
    assert own.read_bytes() == shortened
    beside = elsewhere.saves / f"{own.stem}-2.jsonl"
    assert beside.read_bytes() == (home.saves / own.name).read_bytes()


def test_a_course_of_one_name_and_other_content_gets_a_new_name(packed, elsewhere):
    elsewhere.courses.mkdir(parents=True)
    own = elsewhere.courses / "riverside.minigolf"
    theirs = json.loads((GOLDEN / "courses" / "riverside.minigolf").read_bytes())
    own.write_text(json.dumps({**theirs, "tiles": []}))
    before = own.read_bytes()
    bring(packed, elsewhere)
    assert own.read_bytes() == before
    beside = parse((elsewhere.courses / "riverside-2.minigolf").read_bytes())
    assert beside == {**theirs, "name": f"{theirs['name']} 2"}
    assert bring(packed, elsewhere).courses == 0


def test_books_are_merged_entry_by_entry(home, elsewhere, tmp_path):
    for folders, stars in ((home, 3), (elsewhere, 1)):
        tried = SeasonBook(tasks={"one": TaskResult(stars=stars, tries=stars)})
        SEASON_BOOKS.add(folders.season, "", lambda book, tried=tried: tried)
        name = "Ada" if stars == 3 else "Bob"
        PEOPLE_BOOKS.add(
            folders.people, "", lambda book, name=name: with_guests(book, [Guest(name)])
        )
    path = tmp_path / "both.minigolf-home"
    assert [*pack(parts_of_games(), home, path)]
    bring(path, elsewhere)
    assert SEASON_BOOKS.read(elsewhere.season)[0].tasks["one"].stars == 3
    assert [one.name for one in PEOPLE_BOOKS.read(elsewhere.people)[0].people] == ["Bob", "Ada"]


def game(match, date):
    player = HistoryPlayer(name="Ada", colour="red", score=40, place=1)
    return HistoryGame(date=date, match=match, game=GOLF, mode="stroke", players=(player,))


def test_lines_of_the_history_are_united_without_doubles(home, elsewhere, tmp_path):
    shared, theirs, ours = ("1" * 16, "2" * 16, "3" * 16)
    for folders, own, day in ((home, theirs, "2026-03-02"), (elsewhere, ours, "2026-03-03")):
        keep_game(folders.history, game(shared, "2026-03-01T20:00:00+00:00"))
        keep_game(folders.history, game(own, f"{day}T20:00:00+00:00"))
    path = tmp_path / "both.minigolf-home"
    assert [*pack(parts_of_games(), home, path)]
    bring(path, elsewhere)
    lines = elsewhere.history.read_text().splitlines()[1:]
    assert [json.loads(line)["match"] for line in lines] == [shared, theirs, ours]


def test_who_is_stopped_in_between_has_a_whole_home_and_may_merge_again(packed, elsewhere, home):
    there = PackedHome(packed, parts_of_games())
    steps = there.merge(elsewhere)
    next(steps)
    steps.close()
    there.close()
    bring(packed, elsewhere)
    for folder in ("saves", "finished"):
        names = {path.name for path in (home.data / folder).glob("*.jsonl")}
        assert {path.name for path in (elsewhere.data / folder).glob("*.jsonl")} == names


def test_what_kills_a_write_leaves_no_half_file(packed, elsewhere, monkeypatch):
    real = parts_of_homes.write_together

    def die(files):
        real(files[:1])
        raise KeyboardInterrupt

    monkeypatch.setattr(parts_of_homes, "write_together", die)
    with pytest.raises(KeyboardInterrupt):
        bring(packed, elsewhere)
    monkeypatch.undo()
    assert bring(packed, elsewhere).games > 0
    assert not list(elsewhere.data.rglob("*.new"))


BROKEN = {
    "a path that leads elsewhere": lambda name, data: (f"../{name}", data),
    "a path that leads out of a folder": lambda name, data: (name.replace("/", "/../"), data),
    "an absolute path": lambda name, data: (f"/{name}", data),
    "an unknown part": lambda name, data: (
        ("weapons/one.json", data) if name == "golf.json" else (name, data)
    ),
    "a journal that is none": lambda name, data: (
        (name, b"{}" + b" " * (len(data) - 2))
        if name.startswith("finished/putt-dice") and name.endswith(".jsonl")
        else (name, data)
    ),
    "a size that is not true": lambda name, data: (
        (name, data + b" ") if name == "records.json" else (name, data)
    ),
    "a newer form": lambda name, data: (
        (name, data.replace(b'"version": 1', b'"version": 2', 1))
        if name == MANIFEST
        else (name, data)
    ),
    "another kind of archive": lambda name, data: (
        ("readme.txt", data) if name == MANIFEST else (name, data)
    ),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_wrong_file_changes_nothing_and_says_why(what, packed, elsewhere):
    elsewhere.data.mkdir()
    with pytest.raises(StorageError):
        bring(rewritten(packed, BROKEN[what]), elsewhere)
    assert content(elsewhere) == {}


def test_a_file_that_is_no_archive_is_refused(tmp_path, elsewhere):
    path = tmp_path / "letter.minigolf-home"
    path.write_bytes(b"Dear all, " * 200)
    with pytest.raises(StorageError, match="no home that was taken along"):
        bring(path, elsewhere)


def test_a_link_in_the_archive_is_refused(packed, elsewhere):
    with zipfile.ZipFile(packed, "a") as archive:
        link = zipfile.ZipInfo("saves/link.jsonl")
        link.external_attr = (stat.S_IFLNK | 0o777) << 16
        archive.writestr(link, "/etc/passwd")
    with pytest.raises(StorageError, match="something else than a file"):
        bring(packed, elsewhere)


def test_a_file_that_swells_when_it_is_unpacked_is_refused_unread(packed, elsewhere):
    with zipfile.ZipFile(packed, "a", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("saves/bomb.jsonl", b"\0" * 50_000_000)
    with pytest.raises(StorageError, match="too large"):
        bring(packed, elsewhere)


def test_a_damaged_archive_is_refused(packed, elsewhere):
    data = bytearray(packed.read_bytes())
    middle = len(data) // 3
    data[middle : middle + 200] = bytes(200)
    packed.write_bytes(data)
    elsewhere.data.mkdir()
    with pytest.raises(StorageError):
        bring(packed, elsewhere)
    assert content(elsewhere) == {}
