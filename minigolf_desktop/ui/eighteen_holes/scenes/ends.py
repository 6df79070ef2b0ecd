"""What comes before and after a round of 18 Holes, in scripted states, for all pictures."""

from collections.abc import Iterator
from datetime import UTC, datetime

from minigolf_desktop.bots.eighteen_holes.greedy_golfer import GreedyGolfer
from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode, Setup
from minigolf_desktop.storage.eighteen_holes.records import GolfBest, GolfBook, keep_golf_scores
from minigolf_desktop.storage.ends import Ended
from minigolf_desktop.storage.match_id import NO_MATCH
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.review.scene import review_scenes
from minigolf_desktop.ui.common.scripted import Picture, Stage, Take
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.choice import GolfChoiceScreen, WantedGolf
from minigolf_desktop.ui.eighteen_holes.choice.wanted import BY_CHANCE
from minigolf_desktop.ui.eighteen_holes.draft import GolfDraftScreen
from minigolf_desktop.ui.eighteen_holes.made_up_year import year_of_golf
from minigolf_desktop.ui.eighteen_holes.result import GolfResultScreen
from minigolf_desktop.ui.eighteen_holes.result.news import record_words
from minigolf_desktop.ui.eighteen_holes.results import scores_of
from minigolf_desktop.ui.eighteen_holes.scenes.rounds import MIXED, NAMES, PLAYERS, begun, course_of
from minigolf_desktop.ui.eighteen_holes.session import GolfSession

SEED = 7
_EVENING = datetime(2026, 1, 6, 20, 15, tzinfo=UTC)
_GAMES = 70
"""Games of a year in the guest book."""
_PAGES = ("clubs", "shots", "golfers", "tiles", "solo")
_FACES = ("lucky-a", "the-shark-b", "", BY_CHANCE, "swift-a")


def golf_end_pictures(stage: Stage) -> Iterator[Picture]:
    """Take all pictures; the records of the stage gain some scores."""
    yield from _choices(stage.take)
    yield from _drafts(stage.take)
    yield from _results(stage)
    yield from _lists(stage)


def _choices(take: Take) -> Iterator[Picture]:
    """Take the pictures of the set-up."""
    box = load_box()
    skins = WantedGolf(Mode.SKINS, "saltmarsh", players=5, faces=_FACES, clubs=ClubChoice.DRAFT)
    solo = WantedGolf(Mode.SOLO_CHAOS, "honeycomb", players=1, clubs=ClubChoice.FREE)

    def choose(look: Look, wanted: WantedGolf) -> GolfChoiceScreen:
        return GolfChoiceScreen(look, box, wanted, seats=PLAYERS)

    yield "golf-choice", take(lambda look: choose(look, WantedGolf()))
    yield "golf-choice-skins", take(lambda look: choose(look, skins))
    yield "golf-choice-solo", take(lambda look: choose(look, solo))


def _drafts(take: Take) -> Iterator[Picture]:
    """Take the pictures of the draft: behind the curtain, before it, and of a free choice."""
    box = load_box()
    three = Setup(
        course_of(box, "larkfield"),
        Mode.MATCH,
        ("lucky-a", "slick-rikesh-b", ""),
        players=PLAYERS[:3],
    )
    alone = Setup(course_of(box, "heron-pond"), Mode.STROKE, ("",), ClubChoice.FREE, PLAYERS[:1])
    faces = ("lucky-a", "slick-rikesh-b", "", "swift-a")
    mixed = Setup(course_of(box, "larkfield"), Mode.MATCH, faces, players=MIXED)
    scenes = (
        ("golf-draft-curtain", three, 4, False),
        ("golf-draft", three, 4, True),
        ("golf-draft-alone", alone, 2, True),
        ("golf-draft-company", mixed, 7, True),
        ("golf-draft-computer", mixed, 8, False),
    )
    for name, setup, picks, drawn in scenes:
        session = begun(box, setup, SEED)
        for _ in range(picks):
            session.play(next(iter(session.legal)))
        yield name, take(lambda look, one=session, up=drawn: _draft(look, one, up))  # type: ignore[misc]


def _draft(look: Look, session: GolfSession, drawn: bool) -> GolfDraftScreen:
    if drawn:
        session.unveil()
    screen = GolfDraftScreen(look, session, Motion(0.0))
    if screen.shelf.cards:
        screen.shelf.choose(2)
    return screen


def _results(stage: Stage) -> Iterator[Picture]:
    """Take the pictures of the end of three games, and of one of them seen again."""
    take = stage.take
    box = load_box()
    stroke = Setup(
        course_of(box, "sunday-lawn"),
        Mode.STROKE,
        ("lucky-a", "", "swift-a", ""),
        players=PLAYERS[:4],
    )
    match = Setup(
        course_of(box, "larkfield"), Mode.MATCH, ("", "dorian-a", ""), players=PLAYERS[:3]
    )
    alone = Setup(
        course_of(box, "practice-meadow"), Mode.STABLEFORD, ("",), ClubChoice.FREE, PLAYERS[:1]
    )
    for name, setup in (("stroke", stroke), ("match", match), ("alone", alone)):
        session = begun(box, setup, SEED)
        golfer = GreedyGolfer(SEED)
        while session.seat is not None:
            session.play(golfer.choose(session.seen_by(session.seat), session.legal))
        yield f"golf-result-{name}", take(lambda look, one=session: _result(look, one))  # type: ignore[misc]
        if setup is match:
            yield from review_scenes(stage, "golf-replay", session.match, 1.0, ())


def _result(look: Look, session: GolfSession) -> GolfResultScreen:
    view = session.view
    setup = view.table.setup
    names = NAMES[: setup.seats]
    screen = GolfResultScreen(look, view, names, Motion(0.0))
    kept = scores_of(Ended(session.match, NO_MATCH, _EVENING.isoformat(), _EVENING))
    screen.winner.code_button.offer("D1K4-07MX-9FJT")
    screen.tell(record_words(GolfBook(), view, kept, names))
    best = min if setup.mode is Mode.STROKE else max
    screen.show_bests([best(kept, key=lambda one: one.score)], kept[0].date)
    return screen


def _lists(stage: Stage) -> Iterator[Picture]:
    """Take the pictures of the records and of the reference."""
    box = load_box()
    for number, (course, mode, score) in enumerate(
        (
            ("larkfield", Mode.STROKE, 31),
            ("larkfield", Mode.STROKE, 36),
            ("sunday-lawn", Mode.STROKE, 70),
            ("honeycomb", Mode.KELLY, 22),
            ("practice-meadow", Mode.MATCH, 4),
        ),
        1,
    ):
        best = GolfBest(
            score=score,
            name=NAMES[number % 5],
            seat=number % 5,
            golfer="lucky-a" if number % 2 else "",
            players=number,
            date=f"2026-01-{number:02}T20:15:00+00:00",
        )
        keep_golf_scores(stage.folders.golf, course_of(box, course), mode, [best])
    yield "golf-records", stage.records()
    year = year_of_golf([preset.course for preset in box.presets[:3]], _GAMES)
    yield "golf-guest-book", stage.guest_book(year)
    yield "golf-badges", stage.guest_book((), badges=True)
    for page, name in enumerate(_PAGES):
        yield f"golf-reference-{name}", stage.reference(page)
