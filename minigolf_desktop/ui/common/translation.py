"""Which languages there are, and how the program comes to speak the player's."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from minigolf_desktop.content.resources import resource

SOURCE_LANGUAGE = "en"
_STEM = "minigolf_"


def languages() -> dict[str, str]:
    """Return the languages by code, each with its own name for itself; English first."""
    codes = [
        path.stem.removeprefix(_STEM) for path in resource("translations").glob(f"{_STEM}*.qm")
    ]
    ordered = sorted(codes, key=lambda code: (code != SOURCE_LANGUAGE, code))
    return {code: _own_name(code) for code in ordered}


def language_for(wanted: str) -> str:
    """Return the language to use: the wanted one, else the system's, else English.

    ``wanted`` is a code of :func:`languages`, or empty to follow the system.
    """
    for code in (wanted, QLocale.system().name().partition("_")[0]):
        if code and resource("translations", f"{_STEM}{code}.qm").is_file():
            return code
    return SOURCE_LANGUAGE


def translator_for(language: str) -> QTranslator:
    """Return the translator of a language; English has one too, for its plurals."""
    translator = QTranslator()
    translator.load(str(resource("translations", f"{_STEM}{language}.qm")))
    return translator


def speak(language: str, before: QTranslator | None = None) -> QTranslator:
    """Let the application speak a language from now on, in place of the one before."""
    if before is not None:
        QCoreApplication.removeTranslator(before)
    translator = translator_for(language)
    QCoreApplication.installTranslator(translator)
    QLocale.setDefault(QLocale(language) if language != SOURCE_LANGUAGE else _english())
    return translator


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak a language for a while, without a window."""
    # Qt knows neither languages nor plurals without an application.
    _application = QCoreApplication.instance() or QCoreApplication([])
    translator = translator_for(language)
    QCoreApplication.installTranslator(translator)
    try:
        yield
    finally:
        QCoreApplication.removeTranslator(translator)


def _english() -> QLocale:
    """Return the system's kind of English, or the international one."""
    system = QLocale.system()
    if system.language() == QLocale.Language.English:
        return system
    return QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom)


def _own_name(code: str) -> str:
    # Without a country: English is not American English here.
    locale = QLocale(QLocale(code).language(), QLocale.Country.World)
    name = locale.nativeLanguageName()
    return name[:1].upper() + name[1:]
