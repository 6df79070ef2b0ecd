"""The best scores."""

import pytest
from made_up_results import made_up_result

from minigolf_desktop.storage.designer import records
from minigolf_desktop.storage.designer.records import add_result, best, read_results
from minigolf_desktop.storage.errors import NewerFile


def result(total, date="2025-11-20T06:12:00", practice=False):
    return made_up_result(total=total, date=date, practice=practice)


def test_results_come_back_best_first(tmp_path):
    path = tmp_path / "records.json"
    for total in (70, 110, -5):
        assert add_result(path, result(total)) == ""
    results, warning = read_results(path)
    assert [one.total for one in results] == [110, 70, -5]
    assert warning == ""


def test_of_equal_scores_the_older_stands_first(tmp_path):
    path = tmp_path / "records.json"
    add_result(path, result(70, "2025-11-21T00:00:00"))
    add_result(path, result(70, "2025-11-20T00:00:00"))
    assert [one.date[:10] for one in read_results(path)[0]] == ["2025-11-20", "2025-11-21"]


def test_practice_games_have_a_list_of_their_own(tmp_path):
    results = (result(100, practice=True), result(80), result(60))
    assert [one.total for one in best(results, 1)] == [80]
    assert [one.total for one in best(results, 5, practice=True)] == [100]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{}",
        b'{"format": "minigolf-records", "version": 1}',
        b'{"format": "minigolf-records", "version": 1, "results": [{}]}',
        b'{"format": "minigolf-records", "version": 1, "results": [], "x": 1}',
        b" " * 2_000_000,
    ],
)
def test_a_damaged_file_is_set_aside_and_new_results_are_kept(tmp_path, content):
    path = tmp_path / "records.json"
    path.write_bytes(content)
    warning = add_result(path, result(90))
    assert warning.startswith("records.json: ")
    assert (tmp_path / "set-aside" / "records.json").read_bytes() == content
    assert [one.total for one in read_results(path)[0]] == [90]


def test_a_file_of_a_newer_program_stays_as_it_is(tmp_path):
    path = tmp_path / "records.json"
    content = b'{"format": "minigolf-records", "version": 7, "results": []}'
    path.write_bytes(content)
    with pytest.raises(NewerFile, match="newer program"):
        add_result(path, result(90))
    assert "newer program" in read_results(path)[1]
    assert path.read_bytes() == content


def test_the_lowest_go_when_there_are_too_many(tmp_path, monkeypatch):
    monkeypatch.setattr(records, "MOST_RESULTS", 3)
    path = tmp_path / "records.json"
    for total in (5, 1, 9, 7):
        add_result(path, result(total))
    assert [one.total for one in read_results(path)[0]] == [9, 7, 5]
