"""A circuit that is closed: the way round has all its links, from the gate and back to it."""

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QTimer
from PySide6.QtGui import QPainter

from minigolf_desktop.model.designer.promises import CIRCUIT_POINTS
from minigolf_desktop.ui.common.art.icons import icon_pixmap
from minigolf_desktop.ui.common.theme import Theme
from minigolf_desktop.ui.common.widgets.banner import CHEERED, Headline, Sign
from minigolf_desktop.ui.designer.session import TableSession
from minigolf_desktop.ui.designer.table.board_table import BoardTable
from minigolf_desktop.ui.designer.text.figures import with_figures

translate = QCoreApplication.translate

_SHARP = 2.0


class CircuitNews(QObject):
    """Notices whose circuit has been closed, and lights its tiles."""

    def __init__(self, screen: BoardTable, session: TableSession) -> None:
        super().__init__(screen)
        self._screen = screen
        self._session = session
        self._known = self._seats_closed()
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._go_out)

    def closed(self) -> tuple[int, ...]:
        """Return the seats whose circuit has been closed since."""
        before, self._known = self._known, self._seats_closed()
        return tuple(sorted(self._known - before))

    def light(self, seat: int) -> None:
        """Light the tiles of the circuit of a seat whose course is on the board, for a moment.

        No veil is laid on the others: whoever is next can go on at once.
        """
        score = self._session.assessment_of(seat).score
        lines = score.condition("circuit").lines
        self._screen.scene.light({cell for line in lines for cell in line.cells}, veils=False)
        self._rest.start(self._screen.scene.motion.reading(CHEERED))

    def _go_out(self) -> None:
        self._screen.scene.light(())

    def _seats_closed(self) -> frozenset[int]:
        session = self._session
        return frozenset(
            seat
            for seat, designer in enumerate(session.table.designers)
            if designer.course is not None and _is_closed(session, seat)
        )

    def headline(self, seat: int, theme: Theme) -> Headline:
        """Return what is told of a circuit that was closed."""
        player = self._session.players[seat]
        note = with_figures(translate("banner", "from the gate and back: {circuit_points} points"))
        if self._session.is_solo:
            title = translate("banner", "The circuit is closed!")
            return Headline(title, note, (), _sign(theme), cheers=True)
        title = translate("banner", "{name} closes the circuit!").replace("{name}", player.name)
        return Headline(title, note, (player.colour,), cheers=True)


def _is_closed(session: TableSession, seat: int) -> bool:
    score = session.assessment_of(seat).score
    return score.condition("circuit").points == CIRCUIT_POINTS


def _sign(theme: Theme) -> Sign:
    """Return what paints the sign of the circuit before a headline."""

    def paint(painter: QPainter, middle: QPointF, radius: float) -> None:
        side = round(2 * radius)
        picture = icon_pixmap("circuit", theme.fits, side, _SHARP)
        painter.drawPixmap(middle - QPointF(radius, radius), picture)

    return paint
