"""Versions and releases: one place each."""

from datetime import date

import pytest
from release import notes, product

from minigolf_desktop import __version__

CHANGELOG = """\
# Changes

## Unreleased

- Not told yet.

## 2.0.0 (2027-02-03)

A sentence before them.

- A first change, which
  takes two lines.
- Another.

### The rules

- A detail.

## 1.0.0 (2026-11-20)

- The beginning.
"""


def test_the_latest_release_of_the_changelog_is_the_version_of_the_program():
    assert product.history()[0].version == product.version() == __version__


def test_releases_are_read_with_their_changes_without_details_and_what_is_not_released():
    latest, first = product.releases(CHANGELOG)
    assert (latest.version, latest.date) == ("2.0.0", date(2027, 2, 3))
    assert latest.changes == ("A first change, which takes two lines.", "Another.")
    assert first.changes == ("The beginning.",)


def test_changes_are_told_without_marks_where_nobody_reads_markdown():
    told = product.Release("1.0.0", date(2026, 11, 20), ("*Undo* and `--seed`.",))
    assert told.plain_changes == ("Undo and --seed.",)


def test_a_changelog_without_the_version_of_the_program_is_refused(monkeypatch):
    monkeypatch.setattr(product, "version", lambda: "0.0.0")
    with pytest.raises(product.ChangelogError, match=r"version 0\.0\.0"):
        product.history()


def test_a_release_tells_its_changes_and_its_files():
    told = notes.notes(product.releases(CHANGELOG)[0])
    assert told.startswith("- A first change")
    assert "minigolf-desktop_2.0.0_amd64.deb" in told


def test_a_tag_of_another_version_makes_no_release(monkeypatch, capsys):
    monkeypatch.setattr("sys.argv", ["notes.py", "v0.0.0"])
    assert notes.main() == 1
    assert f"is v{__version__}" in capsys.readouterr().err
