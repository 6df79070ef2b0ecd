"""What is told of a course: its name, a word about it, its holes, and whether it suits."""

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout

from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.ui.common.art.icons import icon_pixmap
from minigolf_desktop.ui.common.text.content_names import content_name
from minigolf_desktop.ui.common.text.punctuation import with_colon
from minigolf_desktop.ui.common.widgets.difficulty import difficulty_balls, difficulty_words
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.pieces import ElidedLabel, label
from minigolf_desktop.ui.eighteen_holes.choice.hole_profile import HoleProfile
from minigolf_desktop.ui.eighteen_holes.choice.offers import CourseOffer
from minigolf_desktop.ui.eighteen_holes.text.modes import course_size, mode_name, rank_words

translate = QCoreApplication.translate

_LOW, _NARROW = 475, 820
"""Height and width of a shelf below which there is no room for everything."""


def offer_name(offer: CourseOffer) -> str:
    """Return what an offered course is called."""
    if offer.preset is not None:
        return content_name(offer.course.name)
    return offer.course.name or translate("golf choice", "Nameless course")


class CourseFacts(Panel):
    """The sheet below the easel."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, translate("golf choice", "The course on the easel"))
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (14, 8, 14, 10)))
        column.setSpacing(look.px(3))
        self.name = ElidedLabel("", "card_title")
        """Its name."""
        column.addWidget(self.name)
        self._words = label("", "small_body", "second", wrap=True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignTop)
        column.addWidget(self._words)
        self.holes = HoleProfile(look)
        """Its holes."""
        column.addWidget(self.holes)
        self.extent: QLabel = label("", "small_bold")
        """How many holes and tiles it has, and its par."""
        column.addWidget(self.extent)
        row = QHBoxLayout()
        row.setSpacing(look.px(6))
        self._sign = QLabel()
        row.addWidget(self._sign)
        self.suits = label("", "small_bold", wrap=True)
        """Whether it suits the mode."""
        row.addWidget(self.suits, 1)
        self._hard = QLabel()
        row.addWidget(self._hard)
        column.addLayout(row)
        self.worth: QLabel = ElidedLabel("", "caption", "second")
        """What it is worth in the mode, where that is measured."""
        column.addWidget(self.worth)
        self.best: QLabel = ElidedLabel("", "caption", "second")
        """The best round on it so far."""
        column.addWidget(self.best)

    def show_offer(self, offer: CourseOffer, name: str, mode: Mode) -> None:
        """Show a course."""
        course = offer.course
        self.name.setText(name)
        self.name.setToolTip(name)
        self._words.setText(_description(offer))
        self.holes.show_holes(course.holes)
        tiles = translate("golf choice", "%n tiles", "", len(course.tiles))
        size = course_size(len(course.holes), course.par)
        self.extent.setText(f"{size}  \N{MIDDLE DOT}  {tiles}")
        _tell_line(self.worth, _worth(offer, mode))
        balls = difficulty_balls(self.look, offer.difficulty, self.devicePixelRatioF())
        self._hard.setPixmap(balls)
        words = with_colon(
            translate("golf choice", "Difficulty"), difficulty_words(offer.difficulty)
        )
        self._hard.setAccessibleName(words)
        self._hard.setToolTip(words)
        self._tell_suits(offer.suits(mode), mode)

    def tell_best(self, words: str) -> None:
        """Tell the best round on the course; empty where nobody has finished one."""
        _tell_line(self.best, words)

    def show_room(self, shelf: QSize) -> None:
        """Leave out the words about the course on a low shelf, the balls on a narrow one."""
        px = self.look.px
        self._words.setVisible(shelf.height() >= px(_LOW))
        self._hard.setVisible(shelf.width() >= px(_NARROW))

    def _tell_suits(self, grade: int, mode: Mode) -> None:
        look, theme = self.look, self.look.theme
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
        words = text.replace("{mode}", mode_name(mode))
        self.suits.setText(words)
        self.suits.setToolTip(words)
        self.suits.setProperty("tone", tone)
        self.suits.style().unpolish(self.suits)
        self.suits.style().polish(self.suits)
        icon = ("check", "info", "warning")[grade]
        self._sign.setPixmap(icon_pixmap(icon, ink, look.px(18), self.devicePixelRatioF()))


def _tell_line(line: QLabel, words: str) -> None:
    line.setText(words)
    line.setToolTip(words)
    line.setVisible(bool(words))


def _worth(offer: CourseOffer, mode: Mode) -> str:
    """Return what the course is worth in a mode; empty where nothing is measured beforehand."""
    if mode is Mode.STABLEFORD:
        par, most = offer.points
        words = translate("golf choice", "{par} points for par everywhere, {most} at most")
        return words.replace("{par}", str(par)).replace("{most}", str(most))
    if mode is Mode.SOLO_CHAOS:
        words = translate("golf choice", "Solo par {rank}: a fair match here")
        return words.replace("{rank}", rank_words(offer.solo_par))
    return ""


def _description(offer: CourseOffer) -> str:
    if offer.preset is not None:
        return content_name(offer.preset.description)
    if offer.is_quick:
        return translate("golf choice", "Built by chance, hole after hole, by the book.")
    if offer.course.adjustments:
        return translate("golf choice", "One of your own, with adjustment tiles.")
    return translate("golf choice", "One of your own.")
