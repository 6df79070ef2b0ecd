"""What the guest book keeps of a game of Minigolf Designer, and what it tells of games."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPixmap

from minigolf_desktop.model.designer import DesignerRules
from minigolf_desktop.model.designer.scoring import Assessment
from minigolf_desktop.model.designer.state import Designer
from minigolf_desktop.model.play import EVERYBODY, Seat
from minigolf_desktop.storage.books import EndedMatch
from minigolf_desktop.storage.designer.records import GROUP, earlier_games, mode_of
from minigolf_desktop.storage.history import (
    DESIGNER,
    HistoryGame,
    HistoryPlayer,
    by_clients,
    by_condition,
    by_land,
)
from minigolf_desktop.ui.common.art.drawing import clear_pixmap
from minigolf_desktop.ui.common.art.pictures import icon_pixmap
from minigolf_desktop.ui.common.guest_book import (
    TOKEN,
    BookChapter,
    GuestBook,
    all_games,
    badges_of,
    computers,
    players,
)
from minigolf_desktop.ui.common.text import content_name
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.art.plot import land_pixmap
from minigolf_desktop.ui.designer.shell import DesignerShell
from minigolf_desktop.ui.designer.text.conditions import CONDITION_ICONS, condition_name
from minigolf_desktop.ui.designer.widgets.clients import portrait_pixmap

_OVERLAP = 0.68
"""How far the second portrait of a couple stands from the first, in widths."""


def guest_book(shell: DesignerShell) -> GuestBook:
    """Return its part; raises ContentError."""
    catalogue = shell.box.catalogue

    def land(group: str) -> str:
        known = catalogue.land_by_id.get(group)
        return group if known is None else content_name(known.name)

    def land_picture(look: Look, group: str, ratio: float) -> QPixmap:
        known = catalogue.land_by_id.get(group)
        if known is None:
            return QPixmap()
        side = round(look.px(TOKEN) * ratio)
        picture = QPixmap(land_pixmap(known, look.theme, side, side, 1.0))
        picture.setDevicePixelRatio(ratio)
        return picture

    def couple(group: str) -> str:
        known = catalogue.client_by_id
        return ", ".join(
            content_name(known[client].name) if client in known else client
            for client in group.split()
        )

    def couple_picture(look: Look, group: str, ratio: float) -> QPixmap:
        side = look.px(TOKEN)
        known = [client for client in group.split() if client in catalogue.client_by_id]
        picture = clear_pixmap(side * (1 + _OVERLAP * (len(known) - 1)), side, ratio)
        painter = QPainter(picture)
        for place, client in enumerate(known):
            left = side * _OVERLAP * place
            portrait = portrait_pixmap(client, side, ratio, look.theme)
            painter.drawPixmap(QPointF(left, 0), portrait)
        painter.end()
        return picture

    return GuestBook(
        DESIGNER,
        (
            all_games(),
            BookChapter(translate("book", "Lands"), by_land, land, land_picture),
            BookChapter(translate("book", "Clients"), by_clients, couple, couple_picture),
            BookChapter(
                translate("book", "Conditions"),
                by_condition,
                condition_name,
                _condition_picture,
                fewest=False,
            ),
            computers(),
            players(),
        ),
        badges_of(DESIGNER),
        _mode_name,
        earlier_games,
        "designer/portraits/mrs-bloom",
    )


def _condition_picture(look: Look, group: str, ratio: float) -> QPixmap:
    name = CONDITION_ICONS.get(group, "")
    if not name:
        return QPixmap()
    return icon_pixmap(name, look.theme.text, look.px(TOKEN * 0.8), ratio)


def _mode_name(mode: str) -> str:
    return {
        "family-solo": translate("book", "Family, alone"),
        "advanced-solo": translate("book", "Advanced, alone"),
        f"family-{GROUP}": translate("book", "Family, in a group"),
        f"advanced-{GROUP}": translate("book", "Advanced, in a group"),
    }.get(mode, mode)


def history_of(rules: DesignerRules, ended: EndedMatch) -> HistoryGame | None:
    """Return a game that is over as the history has it.

    None for a practice game, and where only computers played. A rival is one of the players.
    """
    setup, table = ended.match.setup, ended.match.view(EVERYBODY)
    if setup.practice or (setup.players and not ended.people):
        return None
    standings = rules.standings(table)
    seats = setup.players or (Seat(),)
    players = [
        _player(one, table.designers[seat], standings.assessments[seat], standings.places[seat])
        for seat, one in enumerate(seats)
        if seat not in ended.replaced
    ]
    return HistoryGame(
        date=ended.date,
        match=ended.id,
        game=DESIGNER,
        mode=mode_of(advanced=setup.is_advanced, group=not setup.is_solo),
        expansion=setup.expansion,
        clients=tuple(client.id for client in table.clients),
        players=(*players, *_rival(rules, ended)),
    )


def _player(seat: Seat, designer: Designer, assessment: Assessment, place: int) -> HistoryPlayer:
    """Return what is kept of a player and the course that was built."""
    course, numbered = designer.course, assessment.numbering.numbered()
    if course is None:
        raise ValueError("a match without land has no score")
    designs = course.box.designs
    return HistoryPlayer(
        name=seat.name,
        colour=seat.colour,
        level=seat.computer,
        character=seat.character,
        place=place,
        land=course.land.id,
        score=assessment.score.total,
        points={one.id: one.points for one in assessment.score.conditions},
        strokes=tuple(hole.par for hole in numbered.values()),
        facts={
            "holes": len(numbered),
            "longest": max((hole.length for hole in numbered.values()), default=0),
            "passes": designer.passes,
            "missing": course.missing,
            "crossings": sum(designs[tile // 4].is_bridge for tile in course.tiles.values()),
        },
    )


def _rival(rules: DesignerRules, ended: EndedMatch) -> list[HistoryPlayer]:
    """Return who was raced in a solo game, if anybody was."""
    rival, match = ended.match.setup.rival, ended.match.rival
    if rival is None or match is None:
        return []
    table = match.view(EVERYBODY)
    return [
        HistoryPlayer(
            name=rival.name,
            colour=rival.colour,
            level=rival.computer,
            character=rival.character,
            score=rules.race([table]).totals[0],
        )
    ]
