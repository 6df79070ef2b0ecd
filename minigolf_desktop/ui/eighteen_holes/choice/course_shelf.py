"""The courses: one on an easel with its facts, all of them on the wall beside it."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from minigolf_desktop.model.eighteen_holes.box import Box
from minigolf_desktop.model.eighteen_holes.course import MOST_HOLES, Hole
from minigolf_desktop.model.eighteen_holes.hazards import Hazards, course_as_played, hazards_drawn
from minigolf_desktop.model.eighteen_holes.ratings import difficulty
from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.ui.common.art.drawing import (
    CENTER,
    box,
    clear_pixmap,
    curve,
    fill,
    polygon,
    stroke,
    write,
)
from minigolf_desktop.ui.common.art.furnishings import PAVILION_TOP
from minigolf_desktop.ui.common.art.pictures import icon_pixmap
from minigolf_desktop.ui.common.records.exhibition import Easel, Pavilion, Shown
from minigolf_desktop.ui.common.spare_time import Piecemeal
from minigolf_desktop.ui.common.text import Figure, content_name, signed, with_colon
from minigolf_desktop.ui.common.theme import Space, font
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.pieces import (
    ElidedLabel,
    SeedField,
    button,
    fresh_seed,
    icon_button,
    label,
)
from minigolf_desktop.ui.common.widgets.tokens import difficulty_balls, difficulty_words
from minigolf_desktop.ui.eighteen_holes.art import ground
from minigolf_desktop.ui.eighteen_holes.art.landing import GroundSign, paint_ground_sign
from minigolf_desktop.ui.eighteen_holes.choice.wanted import (
    CourseOffer,
    in_order,
    preset_offers,
    quick_choice,
    quick_offer,
)
from minigolf_desktop.ui.eighteen_holes.entry import mode_name
from minigolf_desktop.ui.eighteen_holes.text.modes import (
    GOLF_MODES,
    course_size,
    course_with_hazards,
    hazards_note,
    rank_words,
)
from minigolf_desktop.ui.eighteen_holes.widgets.course_gallery import (
    CourseGallery,
    NamedCourse,
    golf_course_steps,
)

_HIGH, _PAR, _FLAG = 62, 15, 12
"""Height of all, of the par below a hole, of the flag above it."""
_WIDEST = 30
"""Room of a hole at most."""
_STRIP = 0.62
"""Width of a fairway, in parts of the room of its hole."""


class HoleProfile(QWidget):
    """Shows the holes of one course."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._holes: tuple[Hole, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the size of the design."""
        return self._look.size(220, _HIGH)

    def show_holes(self, holes: Sequence[Hole]) -> None:
        """Show the holes of a course, in the order of play."""
        self._holes = tuple(holes)
        par = translate("golf choice", "Hole {number}: par {par}")
        told = [
            par.replace("{number}", str(number)).replace("{par}", str(hole.par))
            for number, hole in enumerate(holes, 1)
        ]
        self.setAccessibleName(", ".join(told))
        self.setToolTip("\n".join(told))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a mown strip for each hole, its flag on top and its par below."""
        if not self._holes:
            return
        look, px = self._look, self._look.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        step = min(px(_WIDEST), self.width() / len(self._holes))
        base, top = self.height() - px(_PAR), px(_FLAG)
        tallest = max(hole.par for hole in self._holes)
        face = font("figure", look.scale)
        for place, hole in enumerate(self._holes):
            left = place * step
            wide = step * _STRIP
            tall = (base - top) * hole.par / max(1, tallest)
            x, y = left + (step - wide) / 2, base - tall
            fill(painter, box(x, y, wide, tall, px(3)), ground.CUT)
            fill(painter, box(x + 1, y + 1, wide - 2, tall - 2, px(2)), ground.FAIRWAY)
            for band in range(1, hole.par, 2):
                part = tall / hole.par
                fill(painter, box(x + 1, y + band * part, wide - 2, part), ground.FAIRWAY_BAND)
            self._paint_flag(painter, left + step / 2, y + px(3))
            par = QRectF(left, base, step, px(_PAR))
            write(painter, par, str(hole.par), face, look.theme.second_text, CENTER)
        painter.end()

    def _paint_flag(self, painter: QPainter, x: float, foot: float) -> None:
        px = self._look.px
        stroke(painter, curve((x, foot), (x, foot - px(12))), self._look.theme.second_text, 1.4)
        head = foot - px(12)
        fill(painter, polygon([(x, head), (x + px(6), head + 3), (x, head + 6)]), ground.FLAG)


_SIGN = 17
"""Height of the signs of sand and water."""
_LOW, _NARROW_FACTS = 475, 820
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
        extent = QHBoxLayout()
        extent.setSpacing(look.px(Space.HAIR))
        self.extent: QLabel = label("", "small_bold")
        """How many holes and tiles it has, and its par."""
        extent.addWidget(self.extent)
        extent.addStretch(1)
        self._hazard_sign = QLabel()
        extent.addWidget(self._hazard_sign)
        self.hazards: QLabel = label("", "small_bold")
        """How many bunkers and lakes it has more or less than it was drawn with."""
        extent.addWidget(self.hazards)
        column.addLayout(extent)
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

    def show_offer(self, offer: CourseOffer, name: str, mode: Mode, hazards: Hazards) -> None:
        """Show a course, its hazards so."""
        course = offer.course
        self.name.setText(name)
        self.name.setToolTip(name)
        self._words.setText(_description(offer))
        self.holes.show_holes(course.holes)
        tiles = translate("golf choice", "%n tiles", "", len(course.tiles))
        size = course_size(len(course.holes), course.par)
        self.extent.setText(f"{size}  \N{MIDDLE DOT}  {tiles}")
        _tell_line(self.worth, _worth(offer, mode, hazards))
        balls = difficulty_balls(self.look, offer.difficulty, self.devicePixelRatioF())
        self._hard.setPixmap(balls)
        words = with_colon(
            translate("golf choice", "Difficulty"), difficulty_words(offer.difficulty)
        )
        self._hard.setAccessibleName(words)
        self._hard.setToolTip(words)
        self._tell_suits(offer.suits(mode), mode)

    def tell_hazards(self, change: int, words: str) -> None:
        """Tell how many bunkers and lakes are more or less; no words where they are as drawn."""
        ratio = self.devicePixelRatioF()
        self._hazard_sign.setPixmap(_hazard_sign(self.look.px(_SIGN), ratio))
        self._hazard_sign.setToolTip(words)
        self._hazard_sign.setVisible(bool(words))
        _tell_line(self.hazards, words)
        self.hazards.setText(signed(change, plus=True))
        self.hazards.setAccessibleName(words)

    def tell_best(self, words: str) -> None:
        """Tell the best round on the course; empty where nobody has finished one."""
        _tell_line(self.best, words)

    def show_room(self, shelf: QSize) -> None:
        """Leave out the words about the course on a low shelf, the balls on a narrow one."""
        px = self.look.px
        self._words.setVisible(shelf.height() >= px(_LOW))
        self._hard.setVisible(shelf.width() >= px(_NARROW_FACTS))

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


def _hazard_sign(side: float, ratio: float) -> QPixmap:
    """Return the signs of sand and water beside each other."""
    picture = clear_pixmap(1.6 * side, side, ratio)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for sign, middle in ((GroundSign.WATER, 1.1), (GroundSign.BUNKER, 0.5)):
        paint_ground_sign(painter, sign, QPointF(middle, 0.5) * side, 0.48 * side)
    painter.end()
    return picture


def _tell_line(line: QLabel, words: str) -> None:
    line.setText(words)
    line.setToolTip(words)
    line.setVisible(bool(words))


def _worth(offer: CourseOffer, mode: Mode, hazards: Hazards) -> str:
    """Return what the course is worth in a mode; empty where nothing is measured beforehand."""
    if GOLF_MODES[mode].scores_holes:
        par, most = offer.points
        words = translate("golf choice", "{par.points} for par everywhere, {most} at most")
        return words.format(par=Figure(par), most=most)
    if GOLF_MODES[mode].has_solo_deck:
        words = translate("golf choice", "Solo par {rank}: a fair match here")
        if hazards is not Hazards.AS_DRAWN:
            words = translate("golf choice", "Solo par {rank}: a fair match as drawn")
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


AT_ONCE = 8
"""Courses of the player's own that are there from the first moment; the others follow."""
_EASEL, _WALL = 31, 69
"""Shares of the width."""
_FOOT = 336
"""Room of what stands below the courses, without the seed of a quick one."""
_NARROW, _ROOMY = 560, 700
"""Widths below which there is no room for the easel, and for the seed of a quick course."""


class CourseShelf(Pavilion):
    """Chooses a course. What suits the mode stands first, after the player's own."""

    chosen = Signal()
    """Another course is looked at, which makes it the choice."""
    sheet_wanted = Signal()
    """The choice is to be seen on paper."""
    opened = Signal()
    """A course was clicked twice: it is to be played at once."""

    def __init__(
        self,
        look: Look,
        box: Box,
        own: Iterator[CourseOffer | None],
        wanted: str,
        holes: int,
        mode: Mode,
    ) -> None:
        """``own`` are the courses of the player's own, each made as it is due.

        ``wanted`` is the key of the course to begin with, ``holes`` those of a quick one.
        """
        super().__init__(look, translate("golf choice", "Courses"))
        self._box = box
        self._mode = mode
        self._offers = {offer.key: offer for offer in preset_offers(box)}
        self._own = 0
        self._hazards, self._hazard_seed = Hazards.AS_DRAWN, 0
        self._awaited = self._stand_in = ""
        self._was_scrolled = self._seed_wanted = False
        remembered = quick_choice(wanted)
        seed_text = remembered[1] if remembered else fresh_seed()
        self.holes = QSpinBox()
        """Holes of a quick course."""
        self.seed = SeedField(look, seed_text)
        """Seed of a quick course."""
        self._build(remembered[0] if remembered else holes)
        if remembered:
            self._add(quick_offer(box, *remembered))
        self.show_mode(mode)
        self.gallery.verticalScrollBar().actionTriggered.connect(self._note_scrolling)
        Piecemeal(self._each_of(own), self._add_own, self, AT_ONCE)
        self.look_at(wanted)
        # One that comes later takes the place of what stands in for it, while nobody chose.
        self._awaited = wanted
        self._stand_in = self.gallery.current
        self.gallery.chosen.connect(self._show)
        self.gallery.doubleClicked.connect(lambda _: self.opened.emit())

    def _build(self, holes: int) -> None:
        look = self.look
        grid = QGridLayout(self)
        sides = (Space.LARGE, PAVILION_TOP + 2, Space.LARGE, Space.SMALL)
        grid.setContentsMargins(*(look.px(side) for side in sides))
        grid.setHorizontalSpacing(look.px(Space.MEDIUM))
        grid.setVerticalSpacing(look.px(Space.HAIR))
        self._stand = QWidget()
        stand = QVBoxLayout(self._stand)
        stand.setContentsMargins(0, 0, 0, 0)
        stand.setSpacing(0)
        self.easel = Easel(look)
        """The course looked at."""
        stand.addWidget(self.easel, 1)
        self.facts = CourseFacts(look)
        """What is told of the course looked at."""
        stand.addWidget(self.facts)
        grid.addWidget(self._stand, 0, 0, 2, 1)
        self.gallery = CourseGallery(look, self._box.face_by_id)
        """All courses, small."""
        grid.addWidget(self.gallery, 0, 1)
        grid.addLayout(self._foot(holes), 1, 1)
        grid.setRowStretch(0, 1)
        grid.setColumnMinimumWidth(1, look.px(_FOOT))
        grid.setColumnStretch(0, _EASEL)
        grid.setColumnStretch(1, _WALL)

    def _foot(self, holes: int) -> QHBoxLayout:
        """Return what builds a quick course, on the lawn."""
        look = self.look
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.SMALL))
        self.sheet = icon_button(look, "print", translate("print", "On paper"))
        """Shows the choice on paper, as a yardage book."""
        self.sheet.clicked.connect(self.sheet_wanted)
        row.addWidget(self.sheet)
        row.addStretch(1)
        words = translate("golf choice", "Quick course")
        self.quick = button(look, words, "pill", icon="dice")
        """Builds a course by chance and chooses it."""
        self.quick.setToolTip(translate("golf choice", "Build a course by chance (Q)"))
        self.quick.clicked.connect(self.build_another)
        row.addWidget(self.quick)
        self.holes.setRange(1, MOST_HOLES)
        self.holes.setValue(holes)
        self.holes.setAccessibleName(translate("golf choice", "Holes of the quick course"))
        self.holes.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.holes.setFixedWidth(look.px(118))
        self.holes.valueChanged.connect(lambda _: self._rebuild())
        self.holes.valueChanged.connect(self._name_holes)
        self._name_holes(holes)
        row.addWidget(self.holes)
        words = translate("golf choice", "Seed of the quick course")
        self.seed.field.setAccessibleName(words)
        self.seed.field.setToolTip(translate("golf choice", "The same seed builds the same course"))
        self.seed.field.editingFinished.connect(self._rebuild)
        self.seed.dice.hide()
        self.seed.setFixedWidth(look.px(132))
        self.seed.hide()
        row.addWidget(self.seed)
        return row

    def show_seed(self, shown: bool) -> None:
        """Let the seed of a quick course be typed where there is room for it, or not."""
        self._seed_wanted = shown
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out what there is no room for."""
        self._make_room()
        super().resizeEvent(event)

    def _make_room(self) -> None:
        px = self.look.px
        self._stand.setVisible(self.width() >= px(_NARROW))
        self.seed.setVisible(self._seed_wanted and self.width() >= px(_ROOMY))
        self.facts.show_room(self.size())

    @property
    def offer(self) -> CourseOffer:
        """The choice."""
        return self._offers[self.gallery.current]

    def show_hazards(self, hazards: Hazards, seed: int) -> None:
        """Show the course looked at with its hazards so; the wall shows all as they are drawn."""
        if (hazards, seed) != (self._hazards, self._hazard_seed):
            self._hazards, self._hazard_seed = hazards, seed
            self._set_up(self.offer)

    def show_mode(self, mode: Mode) -> None:
        """Put the courses into the order of a mode."""
        self._mode = mode
        ordered = in_order(tuple(self._offers.values()), mode)
        self.gallery.show_courses(
            NamedCourse(offer.key, offer_name(offer), offer.course) for offer in ordered
        )
        self._show(self.gallery.current)

    def look_at(self, key: str) -> None:
        """Choose a course by its key; the first one where that is not there."""
        self.gallery.look_at(key)
        self._show(self.gallery.current)

    def build_another(self) -> None:
        """Build a course by chance, from a seed that nobody chose, and choose it."""
        self.seed.field.setText(fresh_seed())
        self.build()

    def build(self) -> None:
        """Build the course of the number of holes and the seed that stand there; choose it."""
        offer = quick_offer(self._box, self.holes.value(), self.seed.text)
        self.seed.field.setModified(False)
        for key in [key for key, other in self._offers.items() if other.is_quick]:
            del self._offers[key]
        self._add(offer)
        self.show_mode(self._mode)
        self.look_at(offer.key)
        self.chosen.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Build a quick course by Enter in its fields."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and (self.seed.field.hasFocus() or self.holes.hasFocus()):
            self.build()
        else:
            super().keyPressEvent(event)

    def _name_holes(self, holes: int) -> None:
        """Say "hole" or "holes" with their number."""
        words = translate("golf choice", "%n holes", "", holes)
        before, _, after = words.partition(str(holes))
        self.holes.setPrefix(before)
        self.holes.setSuffix(after)

    def _rebuild(self) -> None:
        """Let a quick course that is the choice follow its number of holes and its seed."""
        other = len(self.offer.course.holes) != self.holes.value()
        if self.offer.is_quick and (other or self.seed.field.isModified()):
            self.build()

    def _add(self, offer: CourseOffer) -> None:
        self._offers[offer.key] = offer

    def _note_scrolling(self) -> None:
        self._was_scrolled = True

    def _each_of(self, own: Iterator[CourseOffer | None]) -> Iterator[CourseOffer | None]:
        """Yield the player's own courses; once all are there the choice is in view again."""
        yield from own
        if not self._was_scrolled:
            # Nobody has looked about: those that came before it have moved the choice away.
            self.gallery.scrollTo(self.gallery.currentIndex())

    def _add_own(self, offer: CourseOffer) -> None:
        self._add(offer)
        course = NamedCourse(offer.key, offer_name(offer), offer.course)
        self.gallery.insert_course(self._own, course)
        self._own += 1
        if offer.key == self._awaited and self.gallery.current == self._stand_in:
            self.look_at(offer.key)

    def _show(self, key: str) -> None:
        offer = self._offers.get(key)
        if offer is not None:
            self._set_up(offer)
            self.chosen.emit()

    def _set_up(self, offer: CourseOffer) -> None:
        """Set a course up on the easel as it is going to be played, with its facts."""
        hazards, faces = self._hazards, self._box.face_by_id
        course = course_as_played(offer.course, hazards, self._hazard_seed, faces)
        name = course_with_hazards(offer_name(offer), hazards)
        steps = golf_course_steps(self.look, course, faces)
        self.easel.show_picture(name, lambda: Shown(course, steps, offer.key))
        # What the makers of a course say of it holds for it as drawn.
        facing = offer
        if course != offer.course:
            change = difficulty(course, self._box) - difficulty(offer.course, self._box)
            facing = replace(offer, difficulty=offer.difficulty + change)
        self.facts.show_offer(facing, offer_name(offer), self._mode, hazards)
        drawn, altered = len(hazards_drawn(offer.course, faces)), len(course.altered)
        change = altered if hazards is Hazards.SHARP else -altered
        self.facts.tell_hazards(change, hazards_note(hazards, drawn, altered))
