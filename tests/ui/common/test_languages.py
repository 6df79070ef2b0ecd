"""The program speaks the player's language, down to Qt's own words, days and decimals."""

from datetime import datetime

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtGui import QKeySequence

from minigolf_desktop.content.resources import resource
from minigolf_desktop.storage.errors import ForeignFile
from minigolf_desktop.storage.reading import NotJson, parse, read_bytes
from minigolf_desktop.ui.common.setting_aside import fault_in_words
from minigolf_desktop.ui.common.text import day, less_than_one_per_cent, per_cent, tenths
from minigolf_desktop.ui.common.translation import WordCatalogue, language_for, languages, speaking

FLEX = "\N{NARROW NO-BREAK SPACE}"


@pytest.fixture
def french(qapp):
    with speaking("fr"):
        yield


class System:
    """A system that prefers some languages; stands in for that of the machine."""

    def __init__(self, *preferred: str) -> None:
        self._preferred = list(preferred)

    def uiLanguages(self) -> list[str]:
        return self._preferred


@pytest.mark.parametrize(
    ("preferred", "language"),
    [
        (("fr-FR", "fr"), "fr"),
        (("fr-CA",), "fr"),
        (("tlh", "fr-FR"), "fr"),
        (("en-US", "fr"), "en"),
        (("tlh",), "en"),
        ((), "en"),
    ],
)
def test_the_first_language_of_the_system_that_there_is_counts(monkeypatch, preferred, language):
    monkeypatch.setattr(QLocale, "system", lambda: System(*preferred))
    assert language_for("") == language


def test_the_language_that_was_chosen_counts_before_that_of_the_system(monkeypatch):
    monkeypatch.setattr(QLocale, "system", lambda: System("fr-FR"))
    assert language_for("en") == "en"


def test_every_language_is_offered_by_its_own_name():
    assert languages() == {"en": "English", "fr": "Français"}


@pytest.mark.usefixtures("french")
def test_menus_and_keys_of_qt_are_french_too():
    assert QCoreApplication.translate("QWidgetTextControl", "&Undo") == "&Annuler"
    keys = QKeySequence("Ctrl+Shift+P").toString(QKeySequence.SequenceFormat.NativeText)
    assert keys == "Ctrl+Maj+P"


@pytest.mark.usefixtures("french")
def test_french_has_a_decimal_comma_and_a_space_before_per_cent():
    assert tenths(2.44) == "2,4"
    assert per_cent(39) == f"39{FLEX}%"
    assert less_than_one_per_cent() == f"<{FLEX}1{FLEX}%"


@pytest.mark.usefixtures("french")
def test_what_is_wrong_with_a_file_is_told_in_french_to_the_last_word(tmp_path):
    with pytest.raises(ForeignFile) as missing:
        read_bytes(tmp_path / "course.minigolf", 100)
    assert str(missing.value) == "course.minigolf: cannot be read (No such file or directory)"
    told = fault_in_words(missing.value)
    assert told == f"course.minigolf{FLEX}: lecture impossible (fichier ou dossier introuvable)"
    with pytest.raises(NotJson) as torn:
        parse(b"[1,")
    told = fault_in_words(torn.value)
    assert told == f"pas du JSON, ligne 1, colonne 4{FLEX}: il manque une valeur"


@pytest.mark.usefixtures("french")
def test_a_french_day_comes_before_its_month():
    assert day(datetime(2024, 3, 14, 12)) == "14/03/2024"


def test_nothing_french_is_left_when_english_is_spoken_again(qapp):
    with speaking("fr"):
        assert QCoreApplication.translate("menu", "Settings") == "Réglages"
    with speaking("en"):
        assert tenths(2.44) == "2.4"
        assert QCoreApplication.translate("menu", "Settings") == "Settings"
        assert QCoreApplication.translate("QWidgetTextControl", "&Undo") == "&Undo"


def test_a_catalogue_that_is_written_anew_in_its_place_is_spoken_on_as_it_was_read(tmp_path):
    file = tmp_path / "fr.qm"
    file.write_bytes(resource("translations", "minigolf_fr.qm").read_bytes())
    catalogue = WordCatalogue(file)
    # Of a file that is mapped no byte is left to be looked at: the program would end here.
    file.write_bytes(b"")
    assert catalogue.translate("menu", "Settings") == "Réglages"


def test_a_catalogue_that_is_missing_or_torn_says_nothing(tmp_path):
    torn = tmp_path / "torn.qm"
    torn.write_bytes(resource("translations", "minigolf_fr.qm").read_bytes()[:10])
    for file in (torn, tmp_path / "missing.qm"):
        catalogue = WordCatalogue(file)
        assert catalogue.isEmpty()
        assert not catalogue.translate("menu", "Settings")
