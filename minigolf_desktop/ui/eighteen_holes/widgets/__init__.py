"""Widgets of 18 Holes that show cards: hand, drawn cards, order of play, scores, aim."""

from minigolf_desktop.ui.eighteen_holes.art.cards.club_card import CardState
from minigolf_desktop.ui.eighteen_holes.widgets.aim_dial import (
    AIM_DIRECTIONS,
    Aim,
    AimDial,
    direction_words,
)
from minigolf_desktop.ui.eighteen_holes.widgets.card_button import CardButton, walk_along
from minigolf_desktop.ui.eighteen_holes.widgets.club_hand import ClubCard, ClubHand, ClubPlace
from minigolf_desktop.ui.eighteen_holes.widgets.decks_left import DecksLeft
from minigolf_desktop.ui.eighteen_holes.widgets.drawn_cards import DrawnCards, Stack
from minigolf_desktop.ui.eighteen_holes.widgets.golfer_view import GolferCardView
from minigolf_desktop.ui.eighteen_holes.widgets.order_of_play import OrderOfPlay, OrderRow, Turn
from minigolf_desktop.ui.eighteen_holes.widgets.score_strip import (
    ScoreStrip,
    StripHole,
    StripPlayer,
)
from minigolf_desktop.ui.eighteen_holes.widgets.shot_view import ShotCardView

__all__ = [
    "AIM_DIRECTIONS",
    "Aim",
    "AimDial",
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
    "ShotCardView",
    "Stack",
    "StripHole",
    "StripPlayer",
    "Turn",
    "direction_words",
    "walk_along",
]
