"""What Minigolf Designer gives out: games by code and by date, and its part in the season."""

from dataclasses import replace

from PySide6.QtGui import QPainter

from minigolf_desktop.model.designer import DesignerRules, Setup
from minigolf_desktop.model.designer import setup as given_game
from minigolf_desktop.model.designer import setup as setup_code
from minigolf_desktop.model.designer.goals import MEASURES
from minigolf_desktop.model.play.game_code import Digit, Packed
from minigolf_desktop.model.play.occasions import Given, Occasion
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.art import colours as tile
from minigolf_desktop.ui.common.art import scenery_colours as colours
from minigolf_desktop.ui.common.art.chance import NamedChance
from minigolf_desktop.ui.common.art.drawing import box, curve, fill, oval, stroke
from minigolf_desktop.ui.common.match_beginning import with_names
from minigolf_desktop.ui.common.players import name_of_colour
from minigolf_desktop.ui.common.season_map import MAP_SHADE, SeasonPart
from minigolf_desktop.ui.common.text import content_name
from minigolf_desktop.ui.designer.session import RIVAL_COLOUR


def pack(rules: DesignerRules, setup: Setup) -> list[Digit]:
    """Return a set-up as digits; raises NoCode."""
    return setup_code.pack_setup(rules.lands, rules.clients, setup)


def unpack(rules: DesignerRules, packed: Packed) -> Setup:
    """Return the set-up of a code, the seats without names; raises FutureCode."""
    return setup_code.unpack_setup(rules.lands, rules.clients, packed)


def give(rules: DesignerRules, occasion: Occasion, day: int) -> Given:
    """Return what is given out on a day."""
    return given_game.given_game(rules.name, rules.lands, rules.clients, occasion, day)


def with_players(setup: Setup, settings: Settings) -> Setup:
    """Return a set-up without names with those of last time; every seat has one here."""
    players = tuple(
        replace(seat, name=seat.name or name_of_colour(seat.colour))
        for seat in with_names(setup.players, settings)
    )
    rival = setup.rival
    if rival is not None:
        rival = replace(with_names([rival], settings)[0], colour=RIVAL_COLOUR)
    return replace(setup, players=players, rival=rival)


def words(rules: DesignerRules, setup: Setup) -> str:
    """Return land and clients of what is given out."""
    names = [land.name for land in rules.lands_of(setup) if land.id == setup.land_id]
    names += [client.name for client in rules.clients if client.id in (setup.mrs, setup.mr)]
    return ", ".join(map(content_name, names))


_ANGLES = (0.0, -14.0, 12.0, 180.0)


def part() -> SeasonPart:
    """Return what the game brings along."""
    return SeasonPart(MEASURES, paint_lane)


def paint_lane(painter: QPainter, chance: NamedChance) -> None:
    """Paint a small minigolf lane: a mat with a ball, concrete, and a cup at the round end."""
    painter.save()
    painter.rotate(chance.pick(_ANGLES))
    lane = curve((-34, 0), (-10, 0, 24, 0))
    for dx, dy, colour, width, alpha in (
        (2.0, 3.0, colours.SHADOW, 27.0, MAP_SHADE),
        (0.0, 0.0, tile.KERB_DARK, 26.0, 1.0),
        (-0.6, -0.8, tile.KERB_LIT, 24.0, 1.0),
        (0.0, 0.0, tile.CONCRETE, 17.0, 1.0),
    ):
        stroke(painter, lane.translated(dx, dy), colour, width, alpha)
        end = width / 2 + 4.5
        fill(painter, oval(28 + dx, dy, end), colour, alpha)
    stroke(painter, lane, tile.CONCRETE, 17)
    fill(painter, box(-39, -5, 13, 10, 2), tile.MAT)
    fill(painter, oval(-33, 0, 2.4), tile.BALL)
    stroke(painter, oval(28, 0, 6.4), tile.PAINT, 1.2)
    fill(painter, oval(28, 0, 3.4), tile.CUP)
    painter.restore()
