"""The panels round the free board."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from minigolf_desktop.content.designer.catalogue import Catalogue
from minigolf_desktop.model.designer import Assessment, Client, MrClient, MrsClient
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.text.content_names import content_name
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.player_badge import player_shape_pixmap
from minigolf_desktop.ui.designer.free_board.actions import FreeActions
from minigolf_desktop.ui.designer.free_board.choices import ChoicesPanel
from minigolf_desktop.ui.designer.free_board.layout import FreeLayout
from minigolf_desktop.ui.designer.free_board.palette import TilePalette
from minigolf_desktop.ui.designer.free_board.session import FreeSession
from minigolf_desktop.ui.designer.free_board.tools import FreeDesk
from minigolf_desktop.ui.designer.table.board_panels import BoardPanels
from minigolf_desktop.ui.designer.widgets.score_sheet import ScoreSheet

translate = QCoreApplication.translate

RIGHT_WIDTH = 300
SHEET_HEIGHT = 250
BOX_HEIGHT = 2000
FACE = 38


class FreePanels(BoardPanels):
    """Choices and score on the left, the box and the score sheet on the right."""

    def __init__(
        self,
        screen: QWidget,
        look: Look,
        session: FreeSession,
        catalogue: Catalogue,
        actions: FreeActions,
        motion: Motion,
    ) -> None:
        layout = session.layout
        self._session = session
        self.choices = ChoicesPanel(look, catalogue, layout)
        super().__init__(
            screen,
            look,
            _pair(layout, catalogue),
            actions,
            motion,
            right_width=RIGHT_WIDTH,
            conditions=_conditions(layout, session.assessment),
            has_levels=layout.solo,
        )
        if not layout.solo:
            side = look.px(FACE)
            token = player_shape_pixmap(look, "blue", side, screen.devicePixelRatioF())
            self.satisfaction.show_face(token, translate("FreePanels", "Score at a table"))
        self.bar.set_home(actions.home)
        self.box = TilePalette(look, catalogue.designs)
        self.right.add(self.box, BOX_HEIGHT)
        self.sheet = ScoreSheet(look, motion)
        self.right.add(self.sheet)
        self.sheet.setFixedHeight(look.px(SHEET_HEIGHT))
        self.right.finish()

    def _begin_left(self, clients: Sequence[Client]) -> None:
        """Lay the choices above the score."""
        self.left.add(self.choices)

    def show_state(self, shown: Assessment, other: Callable[[], Assessment]) -> None:
        """Show one of the scores; the switch would show what ``other`` returns."""
        layout = self._session.seen
        land = layout.course.land
        name = content_name(land.name) if land.name else translate("FreePanels", "no land")
        text = translate("FreePanels", "{land}  ·  free board").replace("{land}", name)
        self.bar.show_game(text)
        cells = len(land.free)
        self.bar.progress.show_progress(cells - layout.course.missing, cells)
        self.bar.show_bag(None)
        self.satisfaction.show_score(shown, other, layout.course.missing)
        self.choices.show_layout(self._session.layout)

    def show_tool(self, desk: FreeDesk) -> None:
        """Show which tile is in hand, and the cubes that it would add."""
        self.box.show_box(self._session.left_of, desk.slot)
        self._show_sheet(desk, self._session.assessment, self._session.outlook)


def _pair(layout: FreeLayout, catalogue: Catalogue) -> tuple[MrsClient, MrClient]:
    """Return both clients; whoever is missing has no line, so anybody can stand in."""
    kept = layout.course_file
    return kept.mrs or catalogue.mrs_clients[0], kept.mr or catalogue.mr_clients[0]


def _conditions(layout: FreeLayout, assessment: Assessment) -> list[str]:
    """Return the conditions that have a line: not the whim of a client who is missing."""
    missing = {
        "her_whim": layout.course_file.mrs is None,
        "his_whim": layout.course_file.mr is None,
    }
    found = [condition.id for condition in assessment.score.conditions]
    return [identity for identity in found if not missing.get(identity, False)]
