"""Pictures of matches: painted piece by piece, put where the journal lies by then."""

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QColor, QImage

from minigolf_desktop.storage.folders import thumbnail
from minigolf_desktop.ui.common.disk import Writer
from minigolf_desktop.ui.common.match_filing import MatchPictures, picture_of
from minigolf_desktop.ui.common.thumbnails import kept_thumbnail


@pytest.fixture
def owner(qapp):
    return QObject()


@pytest.fixture
def journal(tmp_path):
    path = tmp_path / "match.jsonl"
    path.touch()
    return path


def painted(colour, pieces=3):
    """Paint in so many pieces."""
    for _ in range(pieces):
        yield None
    image = QImage(4, 4, QImage.Format.Format_RGB32)
    image.fill(QColor(colour))
    yield image


def colour_of(journal):
    return kept_thumbnail(thumbnail(journal)).toImage().pixelColor(1, 1)


def test_a_picture_is_there_once_it_is_painted(owner, journal, qtbot):
    pictures = MatchPictures(Writer(owner), owner)
    with qtbot.waitSignal(pictures.kept) as heard:
        pictures.paint("a", lambda: journal, painted("red"))
        assert not thumbnail(journal).exists()
    assert heard.args == [journal]
    assert colour_of(journal) == QColor("red")


def test_a_later_picture_of_a_match_takes_the_place_of_one_not_done(owner, journal):
    pictures, before = MatchPictures(Writer(owner), owner), painted("red")
    pictures.paint("a", lambda: journal, before)
    pictures.paint("a", lambda: journal, painted("green"))
    pictures.finish()
    assert colour_of(journal) == QColor("green")
    assert next(before) is None


def test_who_begins_another_match_waits_for_no_picture(owner, journal, qtbot):
    other = journal.with_name("other.jsonl")
    other.touch()
    pictures = MatchPictures(Writer(owner), owner)
    pictures.paint("a", lambda: journal, painted("red"))
    pictures.paint("b", lambda: other, painted("green"))
    assert not thumbnail(journal).exists()
    qtbot.waitUntil(lambda: thumbnail(journal).exists() and thumbnail(other).exists())
    assert (colour_of(journal), colour_of(other)) == (QColor("red"), QColor("green"))


def test_a_match_that_was_filed_meanwhile_has_its_picture_there(owner, journal, tmp_path):
    lies = [journal]
    pictures = MatchPictures(Writer(owner), owner)
    pictures.paint("a", lambda: lies[-1], painted("red"))
    (tmp_path / "finished").mkdir()
    lies.append(journal.rename(tmp_path / "finished" / journal.name))
    pictures.finish()
    assert colour_of(lies[-1]) == QColor("red")
    assert not thumbnail(journal).exists()


def test_a_match_that_was_deleted_gets_no_picture(owner, journal):
    pictures = MatchPictures(Writer(owner), owner)
    pictures.paint("a", lambda: journal, painted("red"))
    journal.unlink()
    pictures.finish()
    assert list(journal.parent.iterdir()) == []


def test_a_folder_that_takes_no_picture_is_told_of(owner, journal, qtbot):
    pictures = MatchPictures(Writer(owner), owner)
    pictures.paint("a", lambda: journal, painted("red"))
    thumbnail(journal).mkdir()
    with qtbot.waitSignal(pictures.failed):
        pass


def test_pieces_that_make_no_picture_are_a_mistake():
    with pytest.raises(ValueError, match="no picture"):
        picture_of(iter((None, None)))
