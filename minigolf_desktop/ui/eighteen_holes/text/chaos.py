"""What happened in the chaos modes of 18 Holes, in sentences for the log.

Secret targets of Kelly Golf stay secret here until they are reached.
"""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes import events as of
from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.model.eighteen_holes.state import Table
from minigolf_desktop.ui.eighteen_holes.text.clubs import club_name
from minigolf_desktop.ui.eighteen_holes.text.figures import with_golf_figures
from minigolf_desktop.ui.eighteen_holes.text.modes import rival_name

translate = QCoreApplication.translate


def golfer_of(ball: int, table: Table, names: Sequence[str]) -> str:
    """Return what a golfer on the course is called: in a team by its number too."""
    name = names[table.seat_of(ball)]
    if not table.teams:
        return name
    words = translate("golf events", "{name}'s golfer {number}")
    return words.replace("{name}", name).replace("{number}", golfer_mark(ball))


def golfer_mark(ball: int) -> str:
    """Return the figure on a golfer of a team."""
    return "12"[ball % 2]


def chaos_sentence(event: Any, table: Table, names: Sequence[str]) -> str:
    """Return what happened in a chaos mode; empty for what is told like in any other mode."""
    match event:
        case of.TokensLaid():
            return _laid(table.setup.mode)
        case of.HoleBegun():
            return translate("golf events", "Everybody tees off, in any direction.")
        case of.Scored(_, points, hole):
            return _scored(table.setup.mode, points).replace("{hole}", str(hole + 1))
        case of.TargetDrawn(_, hole):
            if hole < 0:
                return translate("golf events", "No target is left for {name}.")
            return translate("golf events", "{name} keeps a secret target.")
        case of.TargetLost(owner, hole, claimed_by):
            text = translate("golf events", "{claimer} reached the secret target of {owner}.")
            if owner == claimed_by:
                text = translate("golf events", "Green {hole} was {claimer}'s secret target.")
            text = text.replace("{claimer}", names[claimed_by])
            return text.replace("{owner}", names[owner]).replace("{hole}", str(hole + 1))
    return _rivals(event, table)


def _laid(mode: Mode) -> str:
    if mode in (Mode.CHAOS, Mode.SOLO_CHAOS):
        text = translate(
            "golf events",
            "A {first_token}-point and a {second_token}-point token lie on every green.",
        )
        return with_golf_figures(text)
    return translate("golf events", "A flag stands on every green.")


def _scored(mode: Mode, points: int) -> str:
    if mode is Mode.CHAOS_TEAMS:
        return translate("golf events", "{name} takes the flag of green {hole}.")
    return translate("golf events", "{name}: %n points for green {hole}.", "", points)


def _rivals(event: Any, table: Table) -> str:
    """Return what happened to the opponents of Solo Chaos."""
    match event:
        case of.SoloTurn(_, _, True):
            return translate("golf events", "Combined scoring: the opponents score this turn.")
        case of.SoloTurn():
            return translate("golf events", "Only you can score this turn.")
        case of.RivalTarget(rival, hole):
            text = translate("golf events", "{rival} makes for green {hole}.")
        case of.RivalScored(rival, points, hole):
            text = translate("golf events", "{rival}: %n points for green {hole}.", "", points)
        case of.RivalClub(rival, club):
            text = translate("golf events", "{rival}'s club: {club}, initiative {number}.")
            card = table.box.clubs[club]
            text = text.replace("{club}", club_name(card))
            text = text.replace("{number}", str(card.initiative))
            return text.replace("{rival}", rival_name(rival))
        case _:
            return ""
    return text.replace("{rival}", rival_name(rival)).replace("{hole}", str(hole + 1))
