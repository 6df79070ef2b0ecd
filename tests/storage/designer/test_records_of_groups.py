"""The file of best scores: groups, versions, and files of the version before."""

import json

from minigolf_desktop.storage.designer.records import (
    Result,
    SeatResult,
    add_result,
    best,
    read_results,
    rivals,
)

OLD = {
    "date": "2025-11-20T06:12:00",
    "seed": 7,
    "land": "land-01",
    "clients": ("mrs-lazy", "mr-long"),
    "total": 90,
    "level": 2,
    "practice": False,
}


def result(total: int, **changes: object) -> Result:
    return Result(**{**OLD, "total": total, **changes})


def seats(*totals: int) -> tuple[SeatResult, ...]:
    return tuple(
        SeatResult(name=f"P{seat}", colour="red", land="land-01", total=total, place=seat + 1)
        for seat, total in enumerate(totals)
    )


def test_a_file_of_the_first_version_is_a_list_of_solo_family_games(tmp_path):
    path = tmp_path / "records.json"
    document = {"format": "minigolf-records", "version": 1, "results": [OLD]}
    path.write_text(json.dumps(document), encoding="ascii")
    results, warning = read_results(path)
    assert warning == ""
    assert (results[0].mode, results[0].expansion, results[0].seats) == ("family", False, ())


def test_the_players_of_a_group_come_back(tmp_path):
    path = tmp_path / "records.json"
    game = result(80, seats=seats(80, 61), mode="advanced", expansion=True)
    add_result(path, game)
    assert read_results(path) == ((game,), "")


def test_groups_and_solo_games_have_lists_of_their_own():
    alone, group = result(90), result(80, seats=seats(80, 61))
    assert best((alone, group), 9) == (alone,)
    assert best((alone, group), 9, group=True) == (group,)


def test_only_games_of_one_version_are_rivals():
    first, second = result(90, mode="advanced"), result(99, mode="advanced")
    others = (result(120), result(110, expansion=True, mode="advanced"))
    assert rivals((first, second, *others), first) == (second, first)


def test_d36_games_without_mistakes_counted_are_compared_among_themselves():
    children, others = result(140, mistakes=False), result(90)
    assert rivals((children, others), children) == (children,)
    assert rivals((children, others), others) == (others,)
    assert best((children, others), 9) == (others,)


def test_d36_a_file_of_version_3_had_mistakes_counted_for_all_it_knew(tmp_path):
    path = tmp_path / "records.json"
    document = {"format": "minigolf-records", "version": 3, "results": [OLD]}
    path.write_text(json.dumps(document), encoding="ascii")
    assert [one.mistakes for one in read_results(path)[0]] == [True]
    children = result(140, mistakes=False)
    add_result(path, children)
    assert [one.mistakes for one in read_results(path)[0]] == [False, True]
