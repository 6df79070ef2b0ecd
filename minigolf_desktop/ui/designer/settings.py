"""What can be chosen for Minigolf Designer alone, in words."""

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.ui.common.setting import Choice, on_off

translate = QCoreApplication.translate


def choices() -> tuple[Choice, ...]:
    """Return the settings of the game, in the order of the dialog."""
    return _edges(), _leftover(), _bag()


def _edges() -> Choice:
    options = (
        (translate("settings", "Prevent"), "prevent"),
        (translate("settings", "Warn"), "warn"),
        (translate("settings", "Allow"), "allow"),
    )
    note = translate("settings", "What a new game does about paths that meet grass.")
    return Choice("edges", translate("settings", "Edge checking"), note, options)


def _leftover() -> Choice:
    options = (
        (translate("settings", "Ask"), "ask"),
        (translate("settings", "Put back"), "put-back"),
        (translate("settings", "Discard"), "discard"),
    )
    note = translate(
        "settings", "What becomes of the tile not placed, when the next two are drawn."
    )
    return Choice("leftover", translate("settings", "Tile left over"), note, options)


def _bag() -> Choice:
    note = translate("settings", "Tells how many tiles are left.")
    return Choice("show_bag", translate("settings", "Bag"), note, on_off())
