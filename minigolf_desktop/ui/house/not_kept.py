"""Words for a player whose folders cannot be written: nothing is kept, and what to do."""

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.ui.common.main_window import MainWindow

translate = QCoreApplication.translate


def tell_not_kept(window: MainWindow, why: str) -> None:
    """Tell once that nothing is kept, and what to do."""
    text = translate(
        "not kept",
        "Nothing can be saved now: {why}.\nYou can look at your games and play on; what you play "
        "is gone when the window closes. To keep it, see that this folder may be written, then "
        "start the program again.",
    )
    window.warn(text.replace("{why}", why))


def say_not_kept(window: MainWindow, why: str) -> None:
    """Let a sign that nothing is kept stay above the screens."""
    text = translate(
        "not kept", "Nothing is saved: {why}. What you play is gone when the window closes."
    )
    window.keep_saying(text.replace("{why}", why), "warning")
