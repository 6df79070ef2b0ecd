"""Games of Minigolf Designer by code, and what a date gives out."""

from dataclasses import replace

from minigolf_desktop.model.designer import DesignerRules, Setup, given_game, setup_code
from minigolf_desktop.model.play.game_code import Digit, Packed
from minigolf_desktop.model.play.occasions import Given, Occasion
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.coded import with_names
from minigolf_desktop.ui.common.text.content_names import content_name
from minigolf_desktop.ui.common.text.players import name_of_colour
from minigolf_desktop.ui.designer.session import RIVAL_COLOUR


def pack(rules: DesignerRules, setup: Setup) -> list[Digit]:
    """Return a set-up as digits; raises NoCode."""
    return setup_code.pack(rules.lands, rules.clients, setup)


def unpack(rules: DesignerRules, packed: Packed) -> Setup:
    """Return the set-up of a code, the seats without names; raises FutureCode."""
    return setup_code.unpack(rules.lands, rules.clients, packed)


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
    names = [land.name for land in rules.lands if land.id == setup.land]
    names += [client.name for client in rules.clients if client.id in (setup.mrs, setup.mr)]
    return ", ".join(map(content_name, names))
