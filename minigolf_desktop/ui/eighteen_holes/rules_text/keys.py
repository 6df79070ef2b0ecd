"""18 Holes in short: what a player needs to know to begin."""

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.ui.eighteen_holes.text.figures import with_golf_figures

translate = QCoreApplication.translate


def golf_chapters() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return titles and their paragraphs."""
    return (*_playing(), *_ground(), *_modes(), _keys(), _editor_keys())


def _playing() -> tuple[tuple[str, tuple[str, ...]], ...]:
    return (
        (
            translate("golf rules", "A round of turns"),
            (
                translate(
                    "golf rules",
                    "Everybody puts a club face down; then all are turned over. The lowest number "
                    "plays first. A club that was used lies in the discard until the hand is empty "
                    "or reset.",
                ),
                translate(
                    "golf rules",
                    "On your turn do one thing: move one hex, play the club, try a big hit, try to "
                    "leave a bunker, or take your discard back.",
                ),
            ),
        ),
        (
            translate("golf rules", "Clubs and cards"),
            (
                translate(
                    "golf rules",
                    "A club draws a card from one of its decks, or two of which you play one. The "
                    "card shows how the ball flies; you choose the direction of its first step. "
                    "From the rough the ball goes a hex less, but not with hybrids and chips.",
                ),
                translate(
                    "golf rules",
                    "Before a chip is drawn its direction is told; it flies over trees beside you. "
                    "The lob wedge alone aims afterwards. Woods draw nothing and go straight on.",
                ),
                translate(
                    "golf rules",
                    "Super and short cards lead on to another deck, a shuffle card brings the "
                    "discards of its deck back. A wild card has more than one end to choose from.",
                ),
            ),
        ),
        (
            translate("golf rules", "Big hit"),
            (
                translate(
                    "golf rules",
                    "Draw one card more than usual, from the deck above the highest of your club. "
                    "Your left neighbour throws one of them away; you play one of the rest.",
                ),
            ),
        ),
    )


def _ground() -> tuple[tuple[str, tuple[str, ...]], ...]:
    return (
        (
            translate("golf rules", "The ground"),
            (
                translate(
                    "golf rules",
                    "Water: you miss your next turn; then you play on from there. In Stroke Play "
                    "it costs a stroke instead. Fenced trees: the ball stops on the hex before.",
                ),
                translate(
                    "golf rules",
                    "Bunker: aim at a hex beside, draw, and look at the small sign on the card: it "
                    "says whether the ball stays, or goes ahead, left or right. The sand wedge "
                    "plays as from the rough.",
                ),
                translate(
                    "golf rules",
                    "Out of bounds, and on the clubhouse: the ball lies where it was hit and the "
                    "club comes back into the hand. In Stroke Play it costs one stroke more.",
                ),
            ),
        ),
    )


def _modes() -> tuple[tuple[str, tuple[str, ...]], ...]:
    return (
        (
            translate("golf rules", "Ways to win"),
            (
                with_golf_figures(
                    translate(
                        "golf rules",
                        "Match Play: whoever reaches the green in the first round that somebody "
                        "does has a point. Skins: the same for tokens of {least_skin}, "
                        "{small_skin} or {big_skin} points; a tie moves them on to the next green.",
                    )
                ),
                with_golf_figures(
                    translate(
                        "golf rules",
                        "Stroke Play: the fewest strokes win, one for each turn. Stableford: "
                        "{par_points} points for par, one more or less for each turn under or "
                        "over it. Golf Racing: first on the last green, with every green in order.",
                    )
                ),
                translate(
                    "golf rules",
                    "Chaos Golf, Chaos Teams, Kelly Golf, Solo Chaos: greens are claimed in any "
                    "order, and who comes to a tee box may play another club when all had a turn.",
                ),
                translate(
                    "golf rules",
                    "A hole-in-one, with the first turn of a hole, gives a token that breaks ties.",
                ),
            ),
        ),
    )


def _keys() -> tuple[str, tuple[str, ...]]:
    return (
        translate("golf rules", "Keys of the round"),
        (
            translate(
                "golf rules",
                "1 to 6 aim, clockwise from north; 1 to 5 choose a club or a card; the arrow keys "
                "go on to the next of them. Enter does what the large button says, Esc goes back.",
            ),
            translate(
                "golf rules",
                "M move one hex, P play the club, B big hit, X leave a bunker, R reset the hand, "
                "D to the decks or draw anew.",
            ),
            translate(
                "golf rules",
                "F the hole or the whole course, plus and minus zoom, S score card, L what "
                "happened, Ctrl+Z undo, Ctrl+Y redo.",
            ),
            translate(
                "golf rules",
                "In the chaos modes: N stays on the tee box, G changes the golfer of a team, "
                "T shows a secret target while it is held, 7 to 9 turn over clubs of opponents.",
            ),
        ),
    )


def _editor_keys() -> tuple[str, tuple[str, ...]]:
    return (
        translate("golf rules", "Mouse and keys of the course editor"),
        (
            translate(
                "golf rules",
                "Drag a tile from the box, or click it and then a place. The wheel or the right "
                "button turns it, and so does R; F lays its other face up, Del takes it away.",
            ),
            translate(
                "golf rules",
                "T goes to the tiles of the box; there and on the meadow the arrow keys walk, "
                "Enter takes up and puts down, Esc lets go.",
            ),
            translate(
                "golf rules",
                "Drag a flag onto another one and they swap numbers. N numbers the greens one "
                "after the other, A along the fairways.",
            ),
            translate(
                "golf rules",
                "Q quick course, O open, Ctrl+S save, X begin anew, I and E take in and hand out "
                "a file, Ctrl+P sheet to print, G play.",
            ),
        ),
    )
