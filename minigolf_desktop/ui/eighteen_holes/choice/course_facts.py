"""What is told of a course: its name, a word about it, its figures, and whether it suits."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.ui.common.art.icons import icon_pixmap
from minigolf_desktop.ui.common.text.content_names import content_name
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.difficulty import difficulty_balls, difficulty_words
from minigolf_desktop.ui.common.widgets.figure import Figure
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import ElidedLabel, label
from minigolf_desktop.ui.eighteen_holes.choice.offers import CourseOffer
from minigolf_desktop.ui.eighteen_holes.text.modes import mode_name, rank_words

translate = QCoreApplication.translate


def offer_name(offer: CourseOffer) -> str:
    """Return what an offered course is called."""
    if offer.preset is not None:
        return content_name(offer.course.name)
    return offer.course.name or translate("golf choice", "Nameless course")


class CourseFacts(QWidget):
    """The facts beside the large picture."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(Space.HAIR))
        self.name = ElidedLabel("", "course_name")
        """Its name."""
        column.addWidget(self.name)
        self._words = label("", "small_body", "second", wrap=True)
        column.addWidget(self._words)
        column.addSpacing(look.px(Space.HAIR))
        grid = QGridLayout()
        grid.setSpacing(look.px(6))
        self.holes = Figure(look, translate("golf choice", "Holes"))
        self.par = Figure(look, translate("golf choice", "Par"))
        self.tiles = Figure(look, translate("golf choice", "Tiles"))
        self.points = Figure(look, translate("golf choice", "Stableford"))
        self.points.setToolTip(
            translate(
                "golf choice", "Stableford: points for par everywhere, and the most there are"
            )
        )
        self.hard = Figure(look, translate("golf choice", "Difficulty"))
        self.solo = Figure(look, translate("golf choice", "Solo par"))
        self.solo.setToolTip(
            translate("golf choice", "Rank of the solo deck that is a fair match here")
        )
        figures = (self.holes, self.par, self.tiles, self.points, self.hard, self.solo)
        for place, figure in enumerate(figures):
            grid.addWidget(figure, place // 3, place % 3)
        for place in range(3):
            grid.setColumnStretch(place, 1)
        column.addLayout(grid)
        column.addSpacing(look.px(Space.SMALL))
        row = QHBoxLayout()
        row.setSpacing(look.px(6))
        self._sign = QLabel()
        row.addWidget(self._sign)
        self.suits = label("", "small_bold")
        """Whether it suits the mode."""
        row.addWidget(self.suits, 1)
        column.addLayout(row)
        self.best = label("", "small_body", "second")
        """The best round on it so far."""
        column.addWidget(self.best)
        column.addStretch(1)

    def show_offer(self, offer: CourseOffer, name: str, mode: Mode) -> None:
        """Show a course."""
        course = offer.course
        self.name.setText(name)
        self.name.setToolTip(name)
        self._words.setText(_description(offer))
        self.holes.tell(str(len(course.holes)))
        self.par.tell(str(course.par))
        self.tiles.tell(str(len(course.tiles)))
        low, high = offer.points
        self.points.tell(f"{low}\N{EN DASH}{high}")
        self.solo.tell(rank_words(offer.solo_par))
        balls = difficulty_balls(self._look, offer.difficulty, self.devicePixelRatioF())
        self.hard.show_picture(balls, difficulty_words(offer.difficulty))
        self._tell_suits(offer.suits(mode), mode)

    def tell_best(self, words: str) -> None:
        """Tell the best round on the course; empty where nobody has finished one."""
        self.best.setText(words)

    def _tell_suits(self, grade: int, mode: Mode) -> None:
        look, theme = self._look, self._look.theme
        text = (
            translate("golf choice", "Suits {mode} well"),
            translate("golf choice", "Can be played with {mode}"),
            translate("golf choice", "Not made for {mode}"),
        )[grade]
        tone, ink = (
            ("fits", theme.fits),
            ("second", theme.second_text),
            ("wrong", theme.wrong),
        )[grade]
        self.suits.setText(text.replace("{mode}", mode_name(mode)))
        self.suits.setProperty("tone", tone)
        self.suits.style().unpolish(self.suits)
        self.suits.style().polish(self.suits)
        icon = ("check", "info", "warning")[grade]
        self._sign.setPixmap(icon_pixmap(icon, ink, look.px(18), self.devicePixelRatioF()))


def _description(offer: CourseOffer) -> str:
    if offer.preset is not None:
        return content_name(offer.preset.description)
    if offer.is_quick:
        return translate("golf choice", "Built by chance, hole after hole, by the book.")
    if offer.course.adjustments:
        return translate("golf choice", "One of your own, with adjustment tiles.")
    return translate("golf choice", "One of your own.")
