"""The short rules of Putt Dice, in our own words."""

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.putt_dice.standings import COUPON_STROKES
from minigolf_desktop.model.putt_dice.strokes import MOST_STROKES

translate = QCoreApplication.translate


def putting_chapters() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return the chapters of the short rules: a title and its paragraphs."""
    figures = {"most_strokes": MOST_STROKES, "coupon_strokes": COUPON_STROKES}
    return tuple(
        (title, tuple(text.format_map(figures) for text in paragraphs))
        for title, paragraphs in _chapters()
    )


def _chapters() -> tuple[tuple[str, tuple[str, ...]], ...]:
    return (
        (
            translate("rules", "What it is about"),
            (
                translate(
                    "rules",
                    "Putt round a finished course of nine holes. Whoever takes the fewest strokes "
                    "wins; players with equal totals play off from hole 1, and whoever takes more "
                    "strokes than another on a hole is out.",
                ),
            ),
        ),
        (
            translate("rules", "A putt"),
            (
                translate(
                    "rules",
                    "Roll one to four dice: white always, then yellow, orange and red. Flags add "
                    "to your precision, flags crossed out take from it; below nought is nought.",
                ),
                translate(
                    "rules",
                    "Each die carries the ball one tile at most. Leaving a tile costs the figure "
                    "on its flag in precision. When it does not suffice the ball stays there; "
                    "what is left over is lost.",
                ),
                translate(
                    "rules",
                    "To hole out you leave the green as well: that takes one die more than to "
                    "reach it, and the precision of the green.",
                ),
                translate(
                    "rules",
                    "After {most_strokes} strokes you pick the ball up and write down "
                    "{most_strokes}.",
                ),
            ),
        ),
        (
            translate("rules", "Bad luck"),
            (
                translate(
                    "rules",
                    "The exclamation mark counts as one flag. If the ball is then held on a tile "
                    "with water or flowers, it is placed on the next tile and a stroke is added; "
                    "on the green it stays. On a slope it rolls back a tile, at no cost. With "
                    "both, choose.",
                ),
            ),
        ),
        (
            translate("rules", "Order of play"),
            (
                translate(
                    "rules",
                    "Everybody finishes the hole before the next player begins. The fewest "
                    "strokes begin the next hole, then around the table; among equals the player "
                    "who played last picks.",
                ),
            ),
        ),
        (
            translate("rules", "Bonus cards"),
            (
                translate(
                    "rules",
                    "The best three take a card each to the next round. The training coupon of "
                    "the third takes {coupon_strokes} strokes off; the other two belong to "
                    "another game and are only kept.",
                ),
            ),
        ),
        (
            translate("rules", "Keys"),
            (
                translate(
                    "rules",
                    "1 to 4 choose the dice or an answer, Space or Enter rolls, Ctrl+Z takes back "
                    "what no dice followed, Esc leaves the round for later.",
                ),
            ),
        ),
    )
