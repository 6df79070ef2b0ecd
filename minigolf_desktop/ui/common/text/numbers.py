"""Numbers as the player's language writes them, where they are more than whole."""

from PySide6.QtCore import QCoreApplication, QLocale

translate = QCoreApplication.translate


def tenths(number: float) -> str:
    """Return a number with one decimal: ``2.4``, in French ``2,4``."""
    return QLocale().toString(number, "f", 1)


def per_cent(share: int) -> str:
    """Return whole hundredths: ``39 %``."""
    return translate("numbers", "{number}\N{NO-BREAK SPACE}%").replace("{number}", str(share))


def less_than_one_per_cent() -> str:
    """Return what stands for a chance that is there, but next to nothing."""
    return translate("numbers", "<\N{NO-BREAK SPACE}1\N{NO-BREAK SPACE}%")
