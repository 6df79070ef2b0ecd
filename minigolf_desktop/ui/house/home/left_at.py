"""When a game was left, in words. With no game to go on with home opens without dates."""

from datetime import datetime

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.ui.common.text.dates import day, time_of_day

translate = QCoreApplication.translate


def left_at(saved: str) -> str:
    """Return day and time of what was saved at a moment in ISO 8601, in local time."""
    moment = datetime.fromisoformat(saved).astimezone()
    days = (datetime.now().astimezone().date() - moment.date()).days
    time = time_of_day(moment)
    if days == 0:
        return translate("home", "today, {time}").replace("{time}", time)
    if days == 1:
        return translate("home", "yesterday, {time}").replace("{time}", time)
    return day(moment)
