"""What is in the box of 18 Holes: clubs, shot cards, golfers, course tiles, solo cards."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from minigolf_desktop.model.eighteen_holes.box import (
    GOLFER_FACES,
    Box,
    Club,
    ClubKind,
    Deck,
    ShotCard,
    SoloCard,
)
from minigolf_desktop.model.eighteen_holes.course import (
    Adjustment,
    Face,
    FaceKind,
    PlacedTile,
    Terrain,
)
from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.common.reference import BoxPiece, CardsPage, Paint, ReferencePage
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.art.cards import (
    paint_club_card,
    paint_golfer_card,
    paint_solo_card,
)
from minigolf_desktop.ui.eighteen_holes.art.contact_sheets import hazards_caption
from minigolf_desktop.ui.eighteen_holes.art.course_picture import paint_bed
from minigolf_desktop.ui.eighteen_holes.art.grid import TILE_WIDTH
from minigolf_desktop.ui.eighteen_holes.art.shot_card import paint_shot_card
from minigolf_desktop.ui.eighteen_holes.art.tile import paint_adjustment, paint_tile
from minigolf_desktop.ui.eighteen_holes.shell import GolfShell
from minigolf_desktop.ui.eighteen_holes.text.cards import (
    club_draw,
    club_name,
    club_rules,
    deck_name,
    golfer_name,
    golfer_rules,
    shot_name,
    shot_words,
    side_words,
    terrain_name,
)

_CARD = 1.4
"""Height of a card in parts of its width."""


def reference_pages(look: Look, shell: GolfShell) -> tuple[ReferencePage[CardsPage], ...]:
    """Return the pages of the game."""
    return pages_of(look, shell.box)


def pages_of(look: Look, box: Box) -> tuple[ReferencePage[CardsPage], ...]:
    """Return the pages of a box."""
    pages: tuple[tuple[str, Callable[[], CardsPage]], ...] = (
        (translate("reference", "Clubs"), lambda: _clubs(look, box)),
        (translate("reference", "Shot cards"), lambda: _shots(look, box)),
        (translate("reference", "Golfers"), lambda: _golfers(look)),
        (translate("reference", "Course tiles"), lambda: _tiles(look, box)),
        (translate("reference", "Solo cards"), lambda: _solo(look, box)),
    )
    return tuple(ReferencePage(title, make, lambda page: page.gallery) for title, make in pages)


def _clubs(look: Look, box: Box) -> CardsPage:
    pieces = [
        BoxPiece(
            str(club.number),
            _kind_name(club.kind),
            club_name(club),
            _facts(club),
            _club_painter(look, club),
        )
        for club in box.clubs
    ]
    groups = [_kind_name(kind) for kind in ClubKind]
    return CardsPage(look, translate("reference", "Clubs"), pieces, 112, _CARD, groups)


def _club_painter(look: Look, club: Club) -> Paint:
    return lambda painter, area: paint_club_card(painter, area, club, theme=look.theme)


def _facts(club: Club) -> tuple[str, ...]:
    initiative = translate("reference", "Initiative {number}: {draw}.")
    initiative = initiative.replace("{number}", str(club.initiative))
    told = [initiative.replace("{draw}", club_draw(club)), *club_rules(club)]
    if club.min_players > 1:
        words = translate("reference", "In games of {players} and more.")
        told.append(words.replace("{players}", str(club.min_players)))
    if club.starter_hand:
        words = translate("reference", "In the ready hand {letter} of a first game.")
        told.append(words.replace("{letter}", club.starter_hand))
    return tuple(told)


def _kind_name(kind: ClubKind) -> str:
    return {
        ClubKind.HYBRID: translate("reference", "Hybrids"),
        ClubKind.IRON: translate("reference", "Irons"),
        ClubKind.WOOD: translate("reference", "Woods"),
        ClubKind.DRIVER: translate("reference", "Drivers"),
        ClubKind.WEDGE: translate("reference", "Wedges"),
    }[kind]


def _shots(look: Look, box: Box) -> CardsPage:
    pieces = [
        BoxPiece(
            str(card.number),
            _deck_group(card.deck),
            shot_name(card.kind),
            (shot_words(card),),
            _shot_painter(look, card),
        )
        for card in box.shot_cards
    ]
    groups = [_deck_group(deck) for deck in Deck]
    return CardsPage(look, translate("reference", "Shot cards"), pieces, 112, _CARD, groups)


def _shot_painter(look: Look, card: ShotCard) -> Paint:
    return lambda painter, area: paint_shot_card(
        painter, area, card, theme=look.theme, scale=look.scale
    )


def _deck_group(deck: Deck) -> str:
    name = deck_name(deck)
    return name[:1].upper() + name[1:]


def _golfers(look: Look) -> CardsPage:
    def painted(face: str) -> Paint:
        return lambda painter, area: paint_golfer_card(painter, area, face, theme=look.theme)

    pieces = [
        BoxPiece(
            face,
            _side_group(side),
            f"{golfer_name(face)} {side.upper()}",
            (golfer_rules(face), f"{_upper(side_words(face))}."),
            painted(face),
        )
        for face, (_, side) in GOLFER_FACES.items()
    ]
    groups = [_side_group(side) for side in "ab"]
    return CardsPage(look, translate("reference", "Golfers"), pieces, 140, _CARD, groups)


def _side_group(side: str) -> str:
    return translate("reference", "Side {letter}").replace("{letter}", side.upper())


def _tiles(look: Look, box: Box) -> CardsPage:
    pieces = [*_faces(look, box), *_adjustments(box)]
    groups = [*(_face_group(kind) for kind in FaceKind), _adjustment_group()]
    return CardsPage(look, translate("reference", "Course tiles"), pieces, 132, 0.9, groups)


def _faces(look: Look, box: Box) -> Iterator[BoxPiece]:
    for face in box.faces:
        title = translate("reference", "Tile {id}").replace("{id}", face.id)
        yield BoxPiece(
            face.id, _face_group(face.kind), title, _face_facts(face), _face_painter(look, face)
        )


def _face_painter(look: Look, face: Face) -> Paint:
    def paint(painter: QPainter, area: QRectF) -> None:
        unit = area.width() / TILE_WIDTH
        painter.save()
        painter.translate(area.center())
        paint_bed(painter, (PlacedTile(face.id, Hex(0, 0), 0),), unit, look.theme)
        paint_tile(painter, face, 0, unit, marks=True)
        painter.restore()

    return paint


def _face_facts(face: Face) -> tuple[str, ...]:
    told = [translate("reference", "%n stars of three.", "", face.stars)]
    if face.tee is not None:
        words = translate("reference", "Tee of a par {par}; fairway tiles to add: {tiles}.")
        words = words.replace("{par}", str(face.tee.par))
        told.append(words.replace("{tiles}", str(face.tee.fairway_tiles)))
    if face.greens:
        told.append(translate("reference", "%n greens.", "", len(face.greens)))
    if face.is_whole_hole:
        told.append(translate("reference", "A whole par 3 by itself."))
    told.append(f"{_upper(hazards_caption(face))}.")
    return tuple(told)


def _face_group(kind: FaceKind) -> str:
    return {
        FaceKind.TEE: translate("reference", "Tees"),
        FaceKind.FAIRWAY: translate("reference", "Fairways"),
        FaceKind.GREEN: translate("reference", "Greens"),
    }[kind]


def _adjustments(box: Box) -> Iterator[BoxPiece]:
    """Yield the adjustment tiles, those of one terrain once, and the rough on their backs."""
    counts = {terrain: box.adjustments.count(terrain) for terrain in dict.fromkeys(box.adjustments)}
    counts[Terrain.ROUGH] = len(box.adjustments)
    for place, (terrain, count) in enumerate(counts.items()):
        told = translate("reference", "%n adjustment tiles show it.", "", count)
        if terrain is Terrain.ROUGH:
            told = translate("reference", "The back of every adjustment tile.")
        yield BoxPiece(
            f"adjustment-{place}",
            _adjustment_group(),
            _upper(terrain_name(terrain)),
            (told, translate("reference", "It is laid on one hex of a course.")),
            _adjustment_painter(Adjustment(Hex(place, 0), terrain)),
        )


def _adjustment_painter(adjustment: Adjustment) -> Paint:
    def paint(painter: QPainter, area: QRectF) -> None:
        painter.save()
        painter.translate(area.center())
        paint_adjustment(painter, adjustment, area.width() / TILE_WIDTH * 2)
        painter.restore()

    return paint


def _adjustment_group() -> str:
    return translate("reference", "Adjustment tiles")


def _solo(look: Look, box: Box) -> CardsPage:
    def painted(card: SoloCard) -> Paint:
        return lambda painter, area: paint_solo_card(painter, area, card, theme=look.theme)

    pieces = [
        BoxPiece(
            str(number), "", translate("reference", "Solo card"), _solo_facts(card), painted(card)
        )
        for number, card in enumerate(box.solo_cards)
    ]
    return CardsPage(look, translate("reference", "Solo cards"), pieces, 140, _CARD)


def _solo_facts(card: SoloCard) -> tuple[str, ...]:
    words = translate("reference", "Turns of yours alone: {alone}. Combined turns: {combined}.")
    words = words.replace("{alone}", str(len(card.turns) - card.combined))
    difficulty = translate("reference", "It adds {number} to the rank of the deck.")
    return (
        words.replace("{combined}", str(card.combined)),
        difficulty.replace("{number}", str(card.difficulty)),
    )


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]
