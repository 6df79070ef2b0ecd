"""The promises of the advanced game in words."""

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.designer import Line
from minigolf_desktop.model.designer.promises import promise_of
from minigolf_desktop.ui.designer.text.conditions import condition_name
from minigolf_desktop.ui.designer.text.figures import with_figures

translate = QCoreApplication.translate


def promise_name(promise: str) -> str:
    """Return the name of a promise: that of its condition; raises KeyError for an unknown one."""
    return condition_name(promise)


def promise_fact(promise: str, players: int) -> str:
    """Return in one plain sentence what a promise is about, alone or among others."""
    return _solo_fact(promise) if players == 1 else _group_fact(promise)


def _solo_fact(promise: str) -> str:
    text = {
        "fun": translate("promises", "{promised_people} people or more"),
        "fast": translate("promises", "Not a single pass"),
        "her_whim": translate("promises", "{promised_her_points} points of Mrs Client"),
        "his_whim": translate("promises", "{promised_his_points} points of Mr Client"),
        "par": translate("promises", "Nine holes in the zone, {cubes} cubes"),
        "land": translate("promises", "All filled, nothing beside it"),
        "circuit": translate("promises", "All ten links, {circuit_points} points"),
    }[promise]
    return with_figures(text)


def _group_fact(promise: str) -> str:
    return {
        "fun": translate("promises", "Most people"),
        "fast": translate("promises", "Most tiles taken after stopping"),
        "her_whim": translate("promises", "Most points of Mrs Client"),
        "his_whim": translate("promises", "Most points of Mr Client"),
        "par": translate("promises", "Most points for par"),
        "land": translate("promises", "Most points for the land"),
        "circuit": translate("promises", "Most links of the circuit"),
    }[promise]


def rank_word(rank: int) -> str:
    """Return a place among up to five: ``1st``."""
    return (
        translate("promises", "1st"),
        translate("promises", "2nd"),
        translate("promises", "3rd"),
        translate("promises", "4th"),
        translate("promises", "5th"),
    )[rank - 1]


def promise_reason(line: Line, players: int, rank: int = 0) -> str:
    """Return why a promise brings its points: kept or broken alone, the rank in a group."""
    promise = promise_of(line.reason)
    if players > 1:
        text = translate("promises", "{promise}: {place}").replace("{place}", rank_word(rank))
    elif line.points > 0:
        text = translate("promises", "{promise} kept: {fact}")
    else:
        text = translate("promises", "{promise} broken: {fact}")
    name, goal = promise_name(promise), _solo_goal(promise)
    return text.replace("{fact}", goal).replace("{promise}", name)


def _solo_goal(promise: str) -> str:
    """Return what a promise asks of a solo game, in two or three words."""
    text = {
        "fun": translate("promises", "{promised_people} people"),
        "fast": translate("promises", "no pass"),
        "her_whim": translate("promises", "{promised_her_points} points"),
        "his_whim": translate("promises", "{promised_his_points} points"),
        "par": translate("promises", "{promised_par_points} points"),
        "land": translate("promises", "just filled"),
        "circuit": translate("promises", "{circuit_points} points"),
    }[promise]
    return with_figures(text)
