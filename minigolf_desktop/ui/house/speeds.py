"""How fast things move on the screen, to choose from."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def speeds() -> tuple[tuple[str, int], ...]:
    """Return the speeds of animations in words and in hundredths; 0 shows none."""
    return (
        (translate("settings", "Slow"), 50),
        (translate("settings", "1×"), 100),
        (translate("settings", "2×"), 200),
        (translate("settings", "None"), 0),
    )
