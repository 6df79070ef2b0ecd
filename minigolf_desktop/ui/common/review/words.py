"""What is said of decisions that are judged."""

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.bots.judgement import Balance, Judged, Mark
from minigolf_desktop.ui.common.review.wing import ReviewWing
from minigolf_desktop.ui.common.text.numbers import tenths
from minigolf_desktop.ui.common.theme import MINUS

translate = QCoreApplication.translate


def mark_name(mark: Mark) -> str:
    """Return the name of a mark."""
    return {
        Mark.BRILLIANT: translate("review", "Brilliant"),
        Mark.GOOD: translate("review", "Good"),
        Mark.SLIP: translate("review", "Slip"),
        Mark.BLUNDER: translate("review", "Blunder"),
    }[mark]


def amount_words(wing: ReviewWing, amount: float) -> str:
    """Return an amount in the unit of the game, with a true minus sign."""
    figure = tenths(abs(amount))
    sign = MINUS if amount < 0 and figure.strip("0.,") else ""
    return wing.amount(f"{sign}{figure}", amount)


def gain_words(wing: ReviewWing, amount: float) -> str:
    """Return how much more the better choice is worth, for beside it on the board."""
    text = translate("review", "{amount} better")
    return text.replace("{amount}", amount_words(wing, amount))


def verdict_words(wing: ReviewWing, judged: Judged) -> str:
    """Return what a decision cost, in a sentence."""
    cost, error = judged.cost
    if judged.is_best:
        return translate("review", "The computer found nothing better.")
    if not judged.is_measured:
        return translate(
            "review",
            "The computer would have chosen otherwise. What that comes to in the end it cannot "
            "tell: it is in no sum.",
        )
    text = translate("review", "The best it found is {amount} better.")
    if error:
        text = translate("review", "The best it found is {amount} better (give or take {error}).")
    return text.replace("{amount}", amount_words(wing, cost)).replace("{error}", tenths(error))


def luck_words(wing: ReviewWing, luck: float) -> str:
    """Return what chance gave before a decision, in a sentence; more is better in every game."""
    text = translate("review", "Luck helped by {amount} against the mean draw.")
    if luck < 0:
        text = translate("review", "Luck cost {amount} against the mean draw.")
    return text.replace("{amount}", amount_words(wing, abs(luck)))


def balance_words(wing: ReviewWing, found: Balance) -> tuple[str, str]:
    """Return what luck and choices came to in all."""
    skill = translate("review", "Choices cost {amount} against the best that was found")
    return (
        luck_words(wing, found.luck).removesuffix("."),
        skill.replace("{amount}", amount_words(wing, max(0.0, found.cost.amount))),
    )
