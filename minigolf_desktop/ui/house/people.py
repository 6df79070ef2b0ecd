"""The people of the house: changed in place, hidden, merged, removed; all of it can be undone."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TypeAlias

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from minigolf_desktop.storage.people import (
    LONGEST_NAME,
    PORTRAITS,
    HelpName,
    NameTaken,
    PeopleBook,
    Person,
    merged,
    with_person,
    without,
)
from minigolf_desktop.ui.common.players import colour_name, portrait_of
from minigolf_desktop.ui.common.rule_places import tells_about
from minigolf_desktop.ui.common.text import per_cent
from minigolf_desktop.ui.common.theme import PLAYER_COLOURS, Space
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.dialogs import Question
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.name_field import NameField
from minigolf_desktop.ui.common.widgets.pieces import (
    Segments,
    button,
    empty,
    frame,
    label,
    picture_label,
    scroll_area,
    steady_icon,
)
from minigolf_desktop.ui.common.widgets.screen import HeadedScreen
from minigolf_desktop.ui.common.widgets.tokens import player_shape_pixmap, round_portrait

Change: TypeAlias = Callable[[PeopleBook], PeopleBook]
"""Returns the book with a change."""

_LIST, _LINE = 290, 44
"""Width of the list, and side of the portraits in it."""
_LARGE, _SMALL, _COLUMNS = 132, 56, 8
"""Sides of the portrait of the person, and of those to choose from, so many in a row."""
_TOKEN = 30
_HELPS: tuple[HelpName, ...] = ("", "none", "placing", "all")
_SCALES = (0, 100, 115, 130, 150)


def help_name(level: str) -> str:
    """Return what a level of help is called."""
    return {
        "": translate("people", "As the settings"),
        "none": translate("people", "None"),
        "placing": translate("people", "Placing"),
        "all": translate("people", "Good moves too"),
    }[level]


class PeopleScreen(HeadedScreen):
    """A list of everybody; whoever is chosen there is changed beside it."""

    changed = Signal(object)
    """Something was changed; carries the :data:`Change`, to be done to the book that is kept."""
    followed = Signal(str, str)
    """Games of one name belong to another from now on: what was learned of the one is of both."""
    removed = Signal(object)
    """A Person was removed: no set-up is to propose the names any more."""
    told = Signal(str)
    """Something is to be told; carries the sentence."""
    book_wanted = Signal()
    """The guest book is asked for."""

    def __init__(self, look: Look, book: PeopleBook) -> None:
        title = translate("people", "Household")
        note = translate("people", "Whoever plays here. Nothing of it leaves this computer.")
        super().__init__(look, title, note)
        tells_about(self, "household")
        self._look = look
        self.book = book
        """Everybody, as they are now."""
        self._earlier: list[PeopleBook] = []
        self._chosen = book.people[0].id if book.people else ""
        self.undo = button(look, translate("people", "Undo"), "pill", "undo")
        """Takes the last change back."""
        self.undo.clicked.connect(self.take_back)
        guests = button(look, translate("book", "Guest book"), "pill", "book")
        guests.clicked.connect(self.book_wanted)
        self.heading.add(self.undo)
        self.heading.add(guests)
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.LARGE))
        self.list = QListWidget()
        """Everybody of the house."""
        self.list.setAccessibleName(title)
        self.list.setIconSize(look.size(_LINE, _LINE))
        self.list.setFixedWidth(look.px(_LIST))
        self.list.currentRowChanged.connect(self._choose_row)
        row.addWidget(self.list)
        card = frame("card", translate("people", "Person"))
        self._card = QVBoxLayout(card)
        self._card.setContentsMargins(*(look.px(Space.WIDE),) * 4)
        row.addWidget(card, 1)
        self.column.addLayout(row, 1)
        self._show()

    # What is shown

    @property
    def person(self) -> Person | None:
        """Who is chosen; None where nobody is of the house."""
        return next((one for one in self.book.people if one.id == self._chosen), None)

    def choose(self, person: Person) -> None:
        """Choose somebody."""
        self._chosen = person.id
        self._show()

    def _choose_row(self, row: int) -> None:
        if 0 <= row < len(self.book.people) and self.book.people[row].id != self._chosen:
            self.choose(self.book.people[row])

    def _show(self) -> None:
        """Show everybody, and the one who is chosen."""
        if self.person is None and self.book.people:
            self._chosen = self.book.people[0].id
        self.undo.setEnabled(bool(self._earlier))
        self.list.blockSignals(True)
        self.list.clear()
        for one in self.book.people:
            hidden = translate("people", "{name} (hidden)").replace("{name}", one.name)
            item = QListWidgetItem(steady_icon(self._portrait(one.portrait, _LINE)), one.name)
            item.setText(hidden if one.hidden else one.name)
            item.setSizeHint(QSize(0, self._look.px(_LINE + 10)))
            self.list.addItem(item)
            if one.id == self._chosen:
                self.list.setCurrentItem(item)
        self.list.blockSignals(False)
        empty(self._card)
        person = self.person
        if person is None:
            words = translate(
                "people", "Nobody yet: whoever types a name to play is somebody of the house."
            )
            self._card.addWidget(label(words, "body", "second", wrap=True))
            self._card.addStretch(1)
        else:
            self._card.addWidget(scroll_area(self._editor(person)), 1)

    def _portrait(self, portrait: str, side: int) -> QPixmap:
        look = self._look
        return round_portrait(
            portrait_of(portrait), look.px(side), self.devicePixelRatioF(), look.theme
        )

    def _editor(self, person: Person) -> QWidget:
        look = self._look
        result = QWidget()
        column = QVBoxLayout(result)
        column.setContentsMargins(0, 0, look.px(Space.MEDIUM), 0)
        column.setSpacing(look.px(Space.MEDIUM))
        head = QHBoxLayout()
        head.setSpacing(look.px(Space.WIDE))
        head.addWidget(picture_label(self._portrait(person.portrait, _LARGE), person.name))
        words = QVBoxLayout()
        words.addWidget(label(translate("people", "Name"), "panel_title"))
        self.name = NameField(LONGEST_NAME, person.name)
        """The name of the person."""
        self.name.setAccessibleName(translate("people", "Name"))
        self.name.editingFinished.connect(partial(self._rename, person))
        words.addWidget(self.name)
        words.addWidget(self._colours(person))
        also = translate("people", "Played as {names} before.")
        also = also.replace("{names}", ", ".join(person.also))
        words.addWidget(label(also if person.also else "", "caption", "second", wrap=True))
        head.addLayout(words, 1)
        column.addLayout(head)
        column.addWidget(label(translate("people", "Portrait"), "panel_title"))
        column.addLayout(self._portraits(person))
        self._add_choice(
            column,
            translate("people", "Help"),
            translate("people", "On their own turns: where a tile fits and what it is worth."),
            [help_name(level) for level in _HELPS],
            _HELPS.index(person.help),
            lambda index: self._change(replace(person, help=_HELPS[index])),
        )
        self._add_choice(
            column,
            translate("people", "Text size"),
            translate(
                "people", "At every table where they sit; of several wishes the largest counts."
            ),
            [per_cent(one) if one else help_name("") for one in _SCALES],
            _SCALES.index(person.scale) if person.scale in _SCALES else 0,
            lambda index: self._change(replace(person, scale=_SCALES[index])),
        )
        column.addStretch(1)
        column.addLayout(self._foot(person))
        return result

    def _colours(self, person: Person) -> QWidget:
        result = QWidget()
        row = QHBoxLayout(result)
        row.setContentsMargins(0, 0, 0, 0)
        self.colours: list[QToolButton] = []
        """The colours to choose from."""
        look = self._look
        for colour in PLAYER_COLOURS:
            shape = player_shape_pixmap(
                look, colour.name, look.px(_TOKEN), self.devicePixelRatioF()
            )
            one = self._picture_button(QIcon(shape), _TOKEN, colour_name(colour.name))
            one.setChecked(colour.name == person.colour)
            one.clicked.connect(partial(self._change, replace(person, colour=colour.name)))
            self.colours.append(one)
            row.addWidget(one)
        row.addStretch(1)
        return result

    def _portraits(self, person: Person) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(self._look.px(Space.SMALL))
        grid.setColumnStretch(_COLUMNS, 1)
        self.portraits: list[QToolButton] = []
        """The portraits to choose from."""
        for place, name in enumerate(PORTRAITS):
            words = translate("people", "Portrait {number}").replace("{number}", str(place + 1))
            one = self._picture_button(QIcon(self._portrait(name, _SMALL)), _SMALL, words)
            one.setChecked(name == person.portrait)
            one.clicked.connect(partial(self._change, replace(person, portrait=name)))
            self.portraits.append(one)
            grid.addWidget(one, *divmod(place, _COLUMNS))
        return grid

    def _picture_button(self, icon: QIcon, side: int, words: str) -> QToolButton:
        result = QToolButton()
        result.setIcon(icon)
        result.setIconSize(self._look.size(side, side))
        result.setCheckable(True)
        result.setCursor(Qt.CursorShape.PointingHandCursor)
        result.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        result.setAccessibleName(words)
        result.setToolTip(words)
        return result

    def _add_choice(
        self,
        column: QVBoxLayout,
        title: str,
        note: str,
        words: list[str],
        current: int,
        choose: Callable[[int], None],
    ) -> None:
        row = QHBoxLayout()
        told = QVBoxLayout()
        told.setSpacing(0)
        told.addWidget(label(title, "panel_title"))
        told.addWidget(label(note, "caption", "second", wrap=True))
        row.addLayout(told, 1)
        segments = Segments(self._look, title, words, current)
        segments.chosen.connect(choose)
        row.addWidget(segments)
        column.addLayout(row)

    def _foot(self, person: Person) -> QHBoxLayout:
        look = self._look
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.MEDIUM))
        words = translate("people", "Show again") if person.hidden else translate("people", "Hide")
        hide = button(look, words, icon="eye")
        hide.setToolTip(
            translate("people", "Who is hidden is not offered where somebody sits down.")
        )
        hide.clicked.connect(partial(self._change, replace(person, hidden=not person.hidden)))
        row.addWidget(hide)
        self.merge = button(look, translate("people", "Is the same as…"))
        """Makes one person of two."""
        self.merge.setEnabled(len(self.book.people) > 1)
        self.merge.clicked.connect(
            lambda: self.menu_of_others(person).popup(
                self.merge.mapToGlobal(self.merge.rect().bottomLeft())
            )
        )
        row.addWidget(self.merge)
        row.addStretch(1)
        remove = button(look, translate("people", "Remove"), icon="discard")
        remove.clicked.connect(partial(self.ask_to_remove, person))
        row.addWidget(remove)
        return row

    # What is changed

    def do(self, change: Change) -> None:
        """Change the book, so that it can be undone."""
        after = change(self.book)
        if after != self.book:
            self._earlier.append(self.book)
            self.book = after
            self.changed.emit(change)
            self._show()

    def take_back(self) -> None:
        """Take the last change back."""
        if self._earlier:
            people = self._earlier.pop().people
            self.book = replace(self.book, people=people)
            self.changed.emit(lambda book: replace(book, people=people))
            self._show()

    def _change(self, person: Person, _checked: bool = False) -> None:
        self.do(lambda book: with_person(book, person))

    def _rename(self, person: Person) -> None:
        name = self.name.typed
        if not name or name == person.name:
            self.name.setText(person.name)
            return
        try:
            self._change(replace(person, name=name))
        except NameTaken:
            self.name.setText(person.name)
            words = translate(
                "people", "{name} is, or was, somebody else’s name. If they are one, say so below."
            )
            self.told.emit(words.replace("{name}", name))
        else:
            self.followed.emit(person.name, name)

    def menu_of_others(self, person: Person) -> QMenu:
        """Return the menu of those who may be the same as somebody."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for other in self.book.people:
            if other.id != person.id:
                face = QIcon(self._portrait(other.portrait, 24))
                action = menu.addAction(face, other.name)
                action.triggered.connect(partial(self.ask_to_merge, person, other))
        return menu

    def ask_to_merge(self, person: Person, other: Person) -> None:
        """Ask whether two are one."""
        words = translate("people", "{other} and {name} are one person?")
        note = translate(
            "people", "All games of {other} are {name}’s from now on. Undo takes it back."
        )
        words, note = (text.format(name=person.name, other=other.name) for text in (words, note))
        question = Question(self, self._look, words, note, translate("people", "They are one"))
        question.accepted.connect(partial(self._merge, person, other))

    def _merge(self, person: Person, other: Person) -> None:
        self._chosen = person.id
        self.do(lambda book: merged(book, person.id, other.id))
        self.followed.emit(other.name, person.name)

    def ask_to_remove(self, person: Person) -> None:
        """Ask whether somebody is to go."""
        words = translate("people", "Remove {name}?").replace("{name}", person.name)
        note = translate(
            "people",
            "The games stay, under the name; portrait and choices go. Undo takes it back. Whoever "
            "plays under the name again is of the house again.",
        )
        question = Question(self, self._look, words, note, translate("people", "Remove"))
        question.accepted.connect(partial(self._remove, person))

    def _remove(self, person: Person) -> None:
        self.do(lambda book: without(book, person.id))
        self.removed.emit(person)
