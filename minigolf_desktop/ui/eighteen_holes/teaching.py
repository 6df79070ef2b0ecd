"""What teaches 18 Holes: its lessons, its tips, and its rules with pictures and tables."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.content.resources import ContentError
from minigolf_desktop.model.eighteen_holes.box import (
    DECK_LETTERS,
    GOLFER_FACES,
    LEFT,
    RIGHT,
    STRAIGHT,
    Box,
    BunkerOutcome,
    CardKind,
    Club,
    ClubKind,
    Deck,
    Flight,
    ShotCard,
)
from minigolf_desktop.model.eighteen_holes.course import (
    Adjustment,
    Course,
    Face,
    PlacedTile,
    Terrain,
    course_to_json,
)
from minigolf_desktop.model.eighteen_holes.field import Field, lay_out
from minigolf_desktop.model.eighteen_holes.flight import (
    AIMS,
    Landing,
    bunker_exit,
    can_stand,
    flights_of,
    landings_of,
    lies_in_rough,
)
from minigolf_desktop.model.eighteen_holes.hazards import Hazards, course_as_played
from minigolf_desktop.model.eighteen_holes.modes.chaos_golf import (
    FIRST_TOKEN,
    SECOND_TOKEN,
)
from minigolf_desktop.model.eighteen_holes.moves import (
    Events,
    FellIntoWater,
    HoleBegun,
    Reshuffled,
    ShotOutcome,
    WentOut,
)
from minigolf_desktop.model.eighteen_holes.setup import (
    Mode,
    Setup,
    setup_from_json,
)
from minigolf_desktop.model.eighteen_holes.state import View
from minigolf_desktop.model.geometry.hexagon import NORTH, Hex
from minigolf_desktop.model.play import EVERYBODY, AnyMatch
from minigolf_desktop.ui.common.art.drawing import box, clear_pixmap
from minigolf_desktop.ui.common.art.surroundings import paint_meadow
from minigolf_desktop.ui.common.lessons.tips import Lessons, Tips, lessons_of, tips_of
from minigolf_desktop.ui.common.rules_page import (
    Chapters,
    RulesPage,
    RulesPicture,
    Tables,
    pages_of,
)
from minigolf_desktop.ui.common.text import with_colon
from minigolf_desktop.ui.common.theme import Theme
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import Steps, in_one_step
from minigolf_desktop.ui.eighteen_holes.art.cards import paint_club_card, paint_solo_card
from minigolf_desktop.ui.eighteen_holes.art.course_picture import course_rect, course_strokes
from minigolf_desktop.ui.eighteen_holes.art.grid import hex_centre, polygon_round
from minigolf_desktop.ui.eighteen_holes.art.ground import unturned_hex
from minigolf_desktop.ui.eighteen_holes.art.landing import (
    SIGNS,
    GroundSign,
    landing_rect,
    paint_ground_sign,
)
from minigolf_desktop.ui.eighteen_holes.art.paper import paint_deck_sign
from minigolf_desktop.ui.eighteen_holes.art.shot_card import paint_flight_map, paint_shot_card
from minigolf_desktop.ui.eighteen_holes.art.signs import paint_golfer
from minigolf_desktop.ui.eighteen_holes.art.tile import paint_tile
from minigolf_desktop.ui.eighteen_holes.art.tokens import paint_point_token
from minigolf_desktop.ui.eighteen_holes.board import drawings
from minigolf_desktop.ui.eighteen_holes.board.drawings import hexes_of
from minigolf_desktop.ui.eighteen_holes.board.picture import Target
from minigolf_desktop.ui.eighteen_holes.rules_tables import tables_of
from minigolf_desktop.ui.eighteen_holes.text.cards import (
    golfer_name,
    golfer_rules,
)
from minigolf_desktop.ui.eighteen_holes.text.modes import (
    FIGURES,
    mode_seats,
    mode_when,
)

Paint = Callable[[QPainter, QRectF, Theme], None]
"""Paints a picture into a rectangle."""


class ExampleShot(NamedTuple):
    """A ball on two tiles of fairway, and where its shot may end."""

    start: Hex
    laid: tuple[Adjustment, ...] = ()
    club: ClubKind = ClubKind.IRON
    deck: Deck = Deck.THREE
    flight: Flight = ()
    """Of the card that is played north; none where the ball leaves a bunker or its golfer walks."""


_TILES = (PlacedTile("19A", Hex(0, 0), 5), PlacedTile("19A", Hex(0, -1), 5))
"""A straight fairway from south to north, rough and trees beside it."""
_BOTTOM, _SAND = Hex(0, 1), Hex(0, -1)
_SSS: Flight = (STRAIGHT,) * 3

SHOTS: Mapping[str, ExampleShot] = {
    "shot-fairway": ExampleShot(_BOTTOM, flight=_SSS),
    "shot-rough": ExampleShot(_BOTTOM, (Adjustment(_BOTTOM, Terrain.ROUGH),), flight=_SSS),
    "shot-trees": ExampleShot(_BOTTOM, (Adjustment(Hex(0, -1), Terrain.TREES),), flight=_SSS),
    "shot-chip": ExampleShot(
        _BOTTOM,
        (Adjustment(Hex(0, 0), Terrain.TREES),),
        ClubKind.WEDGE,
        Deck.CHIP,
        (STRAIGHT,) * 2,
    ),
    "shot-water": ExampleShot(_BOTTOM, (Adjustment(Hex(0, -2), Terrain.WATER),), flight=_SSS),
    "shot-out": ExampleShot(Hex(0, -3), flight=_SSS),
    "shot-bunker": ExampleShot(_SAND, (Adjustment(_SAND, Terrain.BUNKER),)),
    "walk": ExampleShot(Hex(0, 0)),
}
_DECKS = dict(zip((f"deck-{letter.lower()}" for letter in DECK_LETTERS), Deck, strict=True))
_GROUNDS = {f"ground-{terrain.name.lower()}": terrain for terrain in Terrain}
_COURSES = {"course": Hazards.AS_DRAWN, **{f"hazards-{one}": one for one in Hazards}}
"""By picture: what is done with the hazards of the course that it shows."""
_MOST_FLIGHTS = 8
"""Of a deck side by side: so many have those with the most."""
_LETTERS = {"straight": STRAIGHT, "left": LEFT, "right": RIGHT}


@cache
def _box() -> Box:
    return load_box()


def steps_of(name: str, look: Look) -> Steps:
    """Return the steps that paint a picture; raises KeyError for an unknown name."""
    if name in _COURSES:
        return partial(_course_steps, _COURSES[name], look.theme)
    return in_one_step(partial(_painted, _paint_of(name), look.theme))


def _paint_of(name: str) -> Paint:
    """Return what paints a picture in one step."""
    kind, _, which = name.partition("-")
    match kind:
        case "shot" | "walk":
            return partial(_paint_shot, SHOTS[name])
        case "ground":
            return partial(_paint_terrain, _GROUNDS[name])
        case "deck":
            return partial(_paint_deck, _DECKS[name])
        case "flight":
            return partial(_paint_flight, (STRAIGHT, *(_LETTERS[which],) * 2))
        case "club":
            return partial(_paint_club, ClubKind(which))
        case "card":
            return partial(_paint_card, CardKind(which))
        case "bunker":
            return partial(_paint_outcome, BunkerOutcome(which))
    return {"tokens": _paint_tokens, "solo-card": _paint_solo}[name]


def _painted(paint: Paint, theme: Theme, width: int, height: int, ratio: float) -> QPixmap:
    picture = clear_pixmap(width, height, ratio)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter, QRectF(0, 0, width, height), theme)
    return picture


def _course_steps(
    hazards: Hazards, theme: Theme, width: int, height: int, ratio: float
) -> Iterator[QPixmap | None]:
    """Paint the first course of the box, its hazards so, piece by piece."""
    everything = _box()
    drawn = min(everything.presets, key=lambda preset: preset.difficulty).course
    course = course_as_played(drawn, hazards, 0, everything.face_by_id)
    yield None
    rect = course_rect(course, 1.0)
    unit = min(width / rect.width(), height / rect.height())
    picture = clear_pixmap(width, height, ratio)
    with QPainter(picture) as painter:
        _round_off(painter, QRectF(0, 0, width, height))
        paint_meadow(painter, QRectF(0, 0, width, height), theme)
    for paint in course_strokes(course, everything.face_by_id, unit, theme=theme):
        yield None
        with QPainter(picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            _round_off(painter, QRectF(0, 0, width, height))
            painter.translate(QPointF(width / 2, height / 2) - rect.center() * unit)
            paint(painter)
    yield picture


def _round_off(painter: QPainter, area: QRectF) -> None:
    painter.setClipPath(box(area.x(), area.y(), area.width(), area.height(), 10))


# Cards


def _card_area(area: QRectF) -> QRectF:
    """Return the room of a card whose shadow stays inside an area."""
    return area.adjusted(5, 3, -5, -7)


def _paint_club(kind: ClubKind, painter: QPainter, area: QRectF, theme: Theme) -> None:
    paint_club_card(painter, _card_area(area), _club(kind), theme=theme)


def _club(kind: ClubKind) -> Club:
    return next(club for club in _box().clubs if club.kind is kind)


def _paint_card(kind: CardKind, painter: QPainter, area: QRectF, theme: Theme) -> None:
    _paint_shot_card(next(card for card in _box().shot_cards if card.kind is kind), painter, area)


def _paint_outcome(outcome: BunkerOutcome, painter: QPainter, area: QRectF, theme: Theme) -> None:
    """Paint a card of deck 3 that sends a ball out of a bunker this way."""
    _paint_shot_card(
        next(
            card for card in _box().shot_cards if card.bunker is outcome and card.deck is Deck.THREE
        ),
        painter,
        area,
    )


def _paint_shot_card(card: ShotCard, painter: QPainter, area: QRectF) -> None:
    paint_shot_card(painter, _card_area(area), card)


def _paint_solo(painter: QPainter, area: QRectF, theme: Theme) -> None:
    paint_solo_card(painter, _card_area(area), _box().solo_cards[0], theme=theme)


def _paint_tokens(painter: QPainter, area: QRectF, theme: Theme) -> None:
    radius = area.height() * 0.4
    for place, points in enumerate((FIRST_TOKEN, SECOND_TOKEN)):
        middle = QPointF(area.left() + (1.2 + 2.4 * place) * radius, area.center().y())
        paint_point_token(painter, points, middle, radius)


def _paint_flight(flight: Flight, painter: QPainter, area: QRectF, theme: Theme) -> None:
    _round_off(painter, area)
    paint_flight_map(painter, area, [flight])


def _paint_deck(deck: Deck, painter: QPainter, area: QRectF, theme: Theme) -> None:
    """Paint every flight that the cards of a deck have, the straight ones first."""
    cards = [card for card in _box().shot_cards if card.deck is deck]
    flights = sorted({flight for card in cards for flight in card.flights}, key=_by_letters)
    sign, gap = area.height() * 0.36, area.height() * 0.05
    paint_deck_sign(painter, deck, QPointF(sign * 0.6, area.center().y()), sign * 0.5)
    width = (area.width() - sign * 1.3) / _MOST_FLIGHTS - gap
    for place, flight in enumerate(flights):
        room = QRectF(sign * 1.3 + place * (width + gap), 0, width, area.height())
        paint_flight_map(painter, room, [flight], chip=deck is Deck.CHIP, figures=False)


def _by_letters(flight: Flight) -> tuple[int, int, Flight]:
    return len(flight) - flight.count(STRAIGHT), len(flight), flight


# The course


def _paint_terrain(terrain: Terrain, painter: QPainter, area: QRectF, theme: Theme) -> None:
    """Paint a hex of a kind of ground, cut out of a tile of the box."""
    hexagon = QPainterPath()
    hexagon.addPolygon(polygon_round(area.center(), area.width() / 2))
    painter.setClipPath(hexagon)
    if terrain is Terrain.OUTSIDE:
        paint_meadow(painter, area, theme)
        paint_ground_sign(painter, GroundSign.OUT, area.center(), area.height() * 0.27)
        return
    # The middle of a tile where one has it there: the grass goes on around it.
    place, face = next(
        (place, face)
        for place in (6, *range(6))
        for face in _box().faces
        if face.terrain[place] is terrain
    )
    unit = area.width() / 2
    painter.translate(area.center() - hex_centre(unturned_hex(place), unit))
    paint_tile(painter, face, 0, unit)


def _paint_shot(shot: ExampleShot, painter: QPainter, area: QRectF, theme: Theme) -> None:
    """Paint where a ball lies, where it goes, and where it ends."""
    course = course_of(shot)
    field = lay_out(course, faces())
    _round_off(painter, area)
    paint_meadow(painter, area, theme)
    targets = targets_of(shot, field)
    rect = course_rect(course, 1.0)
    for target in targets:
        rect = rect.united(landing_rect(1.0).translated(hex_centre(target.place, 1.0)))
    unit = min(area.width() / rect.width(), area.height() / rect.height())
    painter.translate(area.center() - rect.center() * unit)
    for paint in course_strokes(course, faces(), unit, theme=theme):
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter)
        painter.restore()
    for target in targets:
        drawings.way(target).paint(painter, unit)
    paint_golfer(painter, hex_centre(shot.start, unit), unit, "blue", theme=theme)
    for target in targets:
        painter.save()
        painter.translate(hex_centre(target.place, unit))
        drawings.mark(target, False).paint(painter, unit)
        painter.restore()


def course_of(shot: ExampleShot) -> Course:
    """Return the two tiles that a ball is played on."""
    return Course("", "", _TILES, shot.laid, ())


def faces() -> Mapping[str, Face]:
    """Return the faces of the box by id."""
    return _box().face_by_id


def targets_of(shot: ExampleShot, field: Field) -> list[Target]:
    """Return what may become of a ball, by the rules."""
    start = field.number[shot.start]
    if shot.flight:
        return [_target(field, landing) for landing in _flown(shot, field, start)]
    if field.terrain(start) is Terrain.BUNKER:
        ways = (bunker_exit(field, start, NORTH, outcome) for outcome in BunkerOutcome)
        return [_target(field, landing) for landing in ways if landing.end != start]
    beside = [field.next[way][start] for way in AIMS]
    return [
        Target(hexes_of(field, (start, place)), GroundSign.WALK)
        for place in beside
        if can_stand(field, place)
    ]


def _flown(shot: ExampleShot, field: Field, start: int) -> Iterator[Landing]:
    card = ShotCard(0, shot.deck, CardKind.FLIGHT, (shot.flight,), None, None)
    flights = flights_of(_club(shot.club), card, lies_in_rough(field, start))
    chips = shot.deck is Deck.CHIP
    return landings_of(field, start, flights, (NORTH,), chips=chips, fly_over=False)


def _target(field: Field, landing: Landing) -> Target:
    out = landing.outcome is ShotOutcome.OUT
    sign = SIGNS.get(field.terrain(landing.end), GroundSign.ROUGH)
    return Target(
        hexes_of(field, landing.path),
        GroundSign.OUT if out else sign,
        landing.outcome is ShotOutcome.STOPPED,
    )


FIRST_HOLE = "eighteen-holes-first-hole"
"""The lesson that *Our first game* begins with."""


def modes(match: AnyMatch) -> tuple[str, ...]:
    """Return how a game is played, in the words of the tips."""
    setup: Setup = match.setup
    return (str(setup.mode),)


def causes(match: AnyMatch, reader: int | None) -> Iterator[str]:
    """Yield what the last move brought about, by its cause.

    A ball in the water, or out of bounds, is told of while it lies there: not where the hole ended
    with the same move.
    """
    view: View = match.view(EVERYBODY)
    events: Events = match.last_events
    teed_off = {seat for one in events if isinstance(one, HoleBegun) for seat in one.seats}
    for event in events:
        match event:
            case FellIntoWater(ball) | WentOut(ball):
                seat = view.table.seat_of(ball)
                if seat in view.alive and seat not in teed_off:
                    yield "fell-into-water" if isinstance(event, FellIntoWater) else "went-out"
            case Reshuffled(_, ran_out):
                yield "deck-ran-out" if ran_out else "shuffle-card"


def tips() -> Tips:
    """Return the tips, each shown once, in the player's language; raises ContentError."""
    return tips_of("eighteen-holes", FIGURES, causes, modes)


def lessons() -> Lessons:
    """Return them in the player's language; raises ContentError."""
    return lessons_of("eighteen-holes", FIGURES)


def setup_of_lesson(told: Mapping[str, Any], box: Box) -> Setup:
    """Return the set-up that a lesson tells: its course is one of the box, by its id.

    Raises ContentError, and SetupFormatError for what is no set-up.
    """
    for preset in box.presets:
        if preset.course.id == told["course"]:
            return setup_from_json({**told, "course": course_to_json(preset.course)})
    raise ContentError(f"eighteen-holes.json: there is no course {told['course']}")


_CARD = (112, 157)
_HEX = (84, 74)
_SHOT = (150, 258)
_DECK = (500, 92)
_SMALL_COURSE = (150, 128)

_SIZES: Mapping[str, tuple[int, int]] = {
    "course": (500, 250),
    **dict.fromkeys(("hazards-as-drawn", "hazards-relaxed", "hazards-sharp"), _SMALL_COURSE),
    **dict.fromkeys(("club-iron", "club-wood", "club-hybrid", "club-wedge", "club-driver"), _CARD),
    **dict.fromkeys(("card-flight", "card-wild", "card-longest-drive"), _CARD),
    **dict.fromkeys(("card-super", "card-short", "card-shuffle"), _CARD),
    **dict.fromkeys(("bunker-stay", "bunker-target", "bunker-left", "bunker-right"), _CARD),
    **dict.fromkeys(("deck-c", "deck-2", "deck-3", "deck-4", "deck-5"), _DECK),
    **dict.fromkeys(("flight-straight", "flight-left", "flight-right"), (96, 120)),
    **dict.fromkeys(("ground-fairway", "ground-rough", "ground-tee", "ground-green"), _HEX),
    **dict.fromkeys(("ground-bunker", "ground-water", "ground-lake", "ground-trees"), _HEX),
    **dict.fromkeys(("ground-clubhouse", "ground-outside"), _HEX),
    **dict.fromkeys(("shot-fairway", "shot-rough", "shot-trees", "shot-chip"), _SHOT),
    **dict.fromkeys(("shot-water", "shot-out", "shot-bunker", "walk"), _SHOT),
    "tokens": (150, 70),
    "solo-card": _CARD,
}
"""By name: width and height in logical pixels at 100 %."""


def rules_pictures() -> Mapping[str, RulesPicture]:
    """Return the pictures by the names that the rules have for them."""
    return {name: RulesPicture(*size, partial(steps_of, name)) for name, size in _SIZES.items()}


def rules_tables() -> Tables:
    """Return what makes each table of the rules, by its name there."""
    return tables_of(_box())


def rules_pages() -> tuple[RulesPage, ...]:
    """Return the one page: the game in short, then rule by rule; raises ContentError."""
    (page,) = pages_of("eighteen-holes", FIGURES, rules_pictures(), rules_tables())
    sections = dict(page.sections)
    sections["golfers"] = _longer(sections["golfers"], after=tuple(map(_golfer, GOLFER_FACES)))
    for mode in Mode:
        sections[mode] = _longer(sections[mode], before=(_head(mode),))
    return (page._replace(sections=sections),)


def _longer(
    section: Chapters, before: tuple[str, ...] = (), after: tuple[str, ...] = ()
) -> Chapters:
    """Return a section with more paragraphs, before and after its own."""
    first, *chapters = section
    return (first._replace(paragraphs=(*before, *first.paragraphs, *after)), *chapters)


def _golfer(face: str) -> str:
    return with_colon(f"{golfer_name(face)} {face[-1].upper()}", golfer_rules(face))


def _head(mode: Mode) -> str:
    words = QCoreApplication.translate("golf modes", "{players}. {when}")
    return words.format(players=mode_seats(mode), when=mode_when(mode))
