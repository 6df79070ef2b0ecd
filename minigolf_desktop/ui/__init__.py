"""The screens: Qt lives here and nowhere else."""

from minigolf_desktop.content.qt_binding import load_qt_binding

load_qt_binding()
