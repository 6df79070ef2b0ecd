"""Which languages there are, and how the program comes to speak the player's."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from minigolf_desktop.content.resources import resource

translate = QCoreApplication.translate
"""Says a text of a context in the player's language. Catalogues gather what is handed to it."""

SOURCE_LANGUAGE = "en"
_STEM = "minigolf_"
_OF_QT = "qtbase_"
"""Beginning of the names of Qt's own catalogues: keys, menus of text fields, file dialogs."""


class WordCatalogue(QTranslator):
    """Says what stood in a file when it was read; nothing where there is none.

    Qt would map the file, and a program dies of a map whose file is written anew below it, as a
    developer does, and whoever brings the program up to date while it runs.
    """

    def __init__(self, file: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # Qt copies nothing of it.
        self._words = file.read_bytes() if file.is_file() else b""
        self.load(self._words)


def languages() -> dict[str, str]:
    """Return the languages by code, each with its own name for itself; English first."""
    codes = [
        path.stem.removeprefix(_STEM) for path in resource("translations").glob(f"{_STEM}*.qm")
    ]
    ordered = sorted(codes, key=lambda code: (code != SOURCE_LANGUAGE, code))
    return {code: _own_name(code) for code in ordered}


def language_for(wanted: str) -> str:
    """Return the language to use: the wanted one, else the system's, else English.

    ``wanted`` is a code of :func:`languages`, or empty to follow the system. A system may name
    several languages; the first one that there is a catalogue for counts.
    """
    of_system = (name.partition("-")[0] for name in QLocale.system().uiLanguages())
    for code in (wanted, *of_system):
        if code and resource("translations", f"{_STEM}{code}.qm").is_file():
            return code
    return SOURCE_LANGUAGE


def translator_for(language: str) -> QTranslator:
    """Return the translator of a language; English has one too, for its plurals."""
    return WordCatalogue(resource("translations", f"{_STEM}{language}.qm"))


def speak(language: str, before: QTranslator | None = None) -> QTranslator:
    """Let the application speak a language from now on, in place of the one before.

    Qt's own words in that language go with the translator, and away with it.
    """
    if before is not None:
        fall_silent(before)
    translator = translator_for(language)
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    of_qt = WordCatalogue(folder / f"{_OF_QT}{language}.qm", translator)
    if not of_qt.isEmpty():
        QCoreApplication.installTranslator(of_qt)
    # The last one installed is asked first.
    QCoreApplication.installTranslator(translator)
    QLocale.setDefault(_locale(language))
    return translator


def fall_silent(translator: QTranslator) -> None:
    """Let the application speak no more what a translator of :func:`speak` says."""
    for one in (translator, *translator.findChildren(QTranslator)):
        QCoreApplication.removeTranslator(one)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak a language for a while, without a window."""
    # Qt knows neither languages nor plurals without an application.
    _application = QCoreApplication.instance() or QCoreApplication([])
    locale = QLocale()
    translator = speak(language)
    try:
        yield
    finally:
        fall_silent(translator)
        QLocale.setDefault(locale)


def _locale(language: str) -> QLocale:
    """Return the system's kind of a language, else the usual one; English is international."""
    system = QLocale.system()
    wanted = QLocale(language)
    if system.language() == wanted.language():
        return system
    if language == SOURCE_LANGUAGE:
        return QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom)
    return wanted


def _own_name(code: str) -> str:
    # Without a country: English is not American English here.
    locale = QLocale(QLocale(code).language(), QLocale.Country.World)
    name = locale.nativeLanguageName()
    return name[:1].upper() + name[1:]
