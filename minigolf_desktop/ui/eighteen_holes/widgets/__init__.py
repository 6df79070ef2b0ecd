"""Widgets of 18 Holes that show cards: hand, drawn cards, order of play, scores, aim."""

from minigolf_desktop.ui.eighteen_holes.art.cards import CardState
from minigolf_desktop.ui.eighteen_holes.widgets.cards import CardButton, GolferCardView, walk_along
from minigolf_desktop.ui.eighteen_holes.widgets.club_hand import ClubCard, ClubHand, ClubPlace
from minigolf_desktop.ui.eighteen_holes.widgets.decks_left import Aim, DecksLeft
from minigolf_desktop.ui.eighteen_holes.widgets.drawn_cards import DrawnCards, Stack
from minigolf_desktop.ui.eighteen_holes.widgets.order_of_play import (
    OrderOfPlay,
    OrderRow,
    TurnState,
)
from minigolf_desktop.ui.eighteen_holes.widgets.score_strip import (
    ScoreStrip,
    StripHole,
    StripPlayer,
)

__all__ = [
    "Aim",
    "CardButton",
    "CardState",
    "ClubCard",
    "ClubHand",
    "ClubPlace",
    "DecksLeft",
    "DrawnCards",
    "GolferCardView",
    "OrderOfPlay",
    "OrderRow",
    "ScoreStrip",
    "Stack",
    "StripHole",
    "StripPlayer",
    "TurnState",
    "walk_along",
]
