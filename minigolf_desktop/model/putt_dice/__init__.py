"""Putt Dice: a round of putting with dice on a finished course of nine holes."""

from minigolf_desktop.model.putt_dice.course import HOLES, HoleTile, PuttCourse, PuttHole
from minigolf_desktop.model.putt_dice.dice import (
    Chance,
    Dice,
    Die,
    Face,
    ForcedFalls,
    is_bad_luck,
    precision_of,
)
from minigolf_desktop.model.putt_dice.moves import (
    Action,
    ChooseMishap,
    Eliminated,
    Ended,
    Event,
    FinishedHole,
    Moved,
    Phase,
    PickFirst,
    Roll,
    Rolled,
    Suffered,
    TeedOff,
    Tied,
)
from minigolf_desktop.model.putt_dice.odds import Odds, odds_of
from minigolf_desktop.model.putt_dice.prospects import Prospects
from minigolf_desktop.model.putt_dice.putting import Mishap, Rest, mishaps_on, roll_ball, suffer
from minigolf_desktop.model.putt_dice.rules import PuttDiceRules
from minigolf_desktop.model.putt_dice.setup import MOST_PLAYERS, Setup
from minigolf_desktop.model.putt_dice.standings import (
    COUPON_STROKES,
    BonusCard,
    Standing,
    bonus_cards,
    standings,
    total,
)
from minigolf_desktop.model.putt_dice.state import State, View
from minigolf_desktop.model.putt_dice.strokes import MOST_STROKES

__all__ = [
    "COUPON_STROKES",
    "HOLES",
    "MOST_PLAYERS",
    "MOST_STROKES",
    "Action",
    "BonusCard",
    "Chance",
    "ChooseMishap",
    "Dice",
    "Die",
    "Eliminated",
    "Ended",
    "Event",
    "Face",
    "FinishedHole",
    "ForcedFalls",
    "HoleTile",
    "Mishap",
    "Moved",
    "Odds",
    "Phase",
    "PickFirst",
    "Prospects",
    "PuttCourse",
    "PuttDiceRules",
    "PuttHole",
    "Rest",
    "Roll",
    "Rolled",
    "Setup",
    "Standing",
    "State",
    "Suffered",
    "TeedOff",
    "Tied",
    "View",
    "bonus_cards",
    "is_bad_luck",
    "mishaps_on",
    "odds_of",
    "precision_of",
    "roll_ball",
    "standings",
    "suffer",
    "total",
]
