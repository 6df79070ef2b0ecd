"""All pictures of 18 Holes: its screens in scripted states, and its sheets of pieces."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache, partial
from itertools import count

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from minigolf_desktop.bots.eighteen_holes.plain_golfers import GreedyGolfer
from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.model.eighteen_holes.box import Box
from minigolf_desktop.model.eighteen_holes.course import Course, Terrain
from minigolf_desktop.model.eighteen_holes.course_layout import NOTHING
from minigolf_desktop.model.eighteen_holes.flight import Landing
from minigolf_desktop.model.eighteen_holes.hazards import Hazards
from minigolf_desktop.model.eighteen_holes.modes.solo_chaos import (
    deck_of_rank,
    is_combined,
    targets_of_each,
    usual_rank,
)
from minigolf_desktop.model.eighteen_holes.moves import (
    Action,
    BigHit,
    Event,
    ExitBunker,
    HandOver,
    OwnClub,
    Phase,
    PlaceToken,
    PlayClub,
    PlayNineteenth,
    PlayShot,
    RevealClub,
    RivalScored,
    SelectClub,
    ThrowCard,
)
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode, Setup
from minigolf_desktop.model.geometry.hexagon import distance
from minigolf_desktop.model.play import Character, Level, Match, Randomness, Seat
from minigolf_desktop.storage.books import EndedMatch
from minigolf_desktop.storage.eighteen_holes import GolfBest, GolfBook, keep_golf_scores
from minigolf_desktop.storage.saved_matches import NO_MATCH
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.laying import Carrying
from minigolf_desktop.ui.common.scripted import (
    Picture,
    Stage,
    Take,
    lesson_scene,
    review_scenes,
)
from minigolf_desktop.ui.common.table.table import MatchTable
from minigolf_desktop.ui.common.text import content_name
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.art.contact_sheets import golf_card_sheet, hex_tile_sheet
from minigolf_desktop.ui.eighteen_holes.choice import GolfChoiceScreen, WantedGolf
from minigolf_desktop.ui.eighteen_holes.choice.wanted import BY_CHANCE
from minigolf_desktop.ui.eighteen_holes.course_editor import CourseEditorScreen, CourseEditorSession
from minigolf_desktop.ui.eighteen_holes.course_editor.files import CourseEditor, OpenSheet
from minigolf_desktop.ui.eighteen_holes.draft import DraftTable, PickOffer
from minigolf_desktop.ui.eighteen_holes.made_up_year import year_of_golf
from minigolf_desktop.ui.eighteen_holes.result import GolfResultScreen, record_words, scores_of
from minigolf_desktop.ui.eighteen_holes.round import GolfTable
from minigolf_desktop.ui.eighteen_holes.round.tasks import Computer
from minigolf_desktop.ui.eighteen_holes.session import GolfSession, player_names
from minigolf_desktop.ui.eighteen_holes.shell import GolfShell
from minigolf_desktop.ui.eighteen_holes.teaching import FIRST_HOLE
from minigolf_desktop.ui.eighteen_holes.text.modes import course_name

Begin = Callable[[], GolfSession]
"""Returns a game that was played so far, for a screen that is wanted."""
Stop = Callable[[GolfSession], bool]
Act = Callable[[GolfTable], object]
"""Does something at a table."""

NAMES = ("Odile", "Marek", "Sol", "Vera", "Pim")
PLAYERS = tuple(map(Seat, NAMES))
MIXED = (
    PLAYERS[0],
    Seat("Dario", "", Level.MEDIUM, Character.DARIO),
    Seat("Enid", "", Level.HARD, Character.ENID),
    Seat("Fritz", "", Level.EASY, Character.FRITZ),
)
GOLFERS = ("lucky-a", "bunjil-a", "slick-rikesh-b", "the-shark-a", "swift-a")
PLAYING_ON = (SelectClub, PlayClub, ExitBunker, HandOver, ThrowCard, OwnClub)
"""Actions that lead on."""
_MOST = 4000
"""Actions after which a state is given up."""
_STRAY = 5
"""One shot in so many goes anywhere."""


def golf_pictures(take: Take) -> Iterator[Picture]:
    """Take the pictures of curtain, choice, actions, landings, cards, tokens and the end."""
    box = load_box()
    game = partial(_round, box)
    nine, first = "larkfield", "practice-meadow"
    scenes: tuple[tuple[str, Begin, Act], ...] = (
        ("golf-curtain", partial(game, first, 5, _chosen(2)), as_it_is),
        ("golf-select", partial(game, first, 3, _chosen(0), open_choices=True), _step),
        ("golf-action", partial(game, nine, 5, _acts_from(4)), as_it_is),
        ("golf-round", partial(game, nine, 5, _shoots_from(9)), _step),
        ("golf-big-hit", partial(_big_hit, box, nine), _step),
        ("golf-bunker", partial(game, nine, 3, _in_bunker), _step),
        ("golf-two-cards", partial(game, nine, 4, _two_cards), _aim),
        ("golf-eighteen", partial(game, "sunday-lawn", 5, _shoots_from(12), GOLFERS), _step),
        ("golf-skins", partial(game, nine, 4, _token_placed, mode=Mode.SKINS), _step),
        ("golf-stroke", partial(game, nine, 3, _acts_on_hole(3), mode=Mode.STROKE), as_it_is),
        ("golf-hole-won", partial(game, first, 2, _acts_from(2)), _win_hole),
        ("golf-round-computer", partial(game, nine, 4, _computer_shoots, seats=MIXED), _watch),
        ("golf-sharp", partial(game, nine, 3, _acts_from(3), hazards=Hazards.SHARP), as_it_is),
        ("golf-log", partial(game, nine, 3, _acts_from(6)), _open_log),
    )
    for name, begin, act in scenes:
        yield name, take(partial(round_screen, begin=begin, act=act))


def round_screen(look: Look, begin: Begin, act: Act) -> QWidget:
    """Return the table of a game at which something was done."""
    session = begin()
    wing = GolfTable(session, course_name(session.view.table.setup))
    table = MatchTable(look, session, wing, Settings(animation_speed=0, confirm=True))
    act(wing)
    return table


def as_it_is(wing: GolfTable) -> None:
    """Leave a table alone."""


def _open_log(wing: GolfTable) -> None:
    wing.table.toggle_log()


def _step(wing: GolfTable) -> None:
    """Choose the first of what can be chosen."""
    wing.task.step(1)


def _aim(wing: GolfTable) -> None:
    """Choose a shot of the second card."""
    wing.task.step(1)
    wing.task.take_target(0)


def _computer_shoots(session: GolfSession) -> bool:
    """Whether a computer is about to hit, a few turns into the hole."""
    is_turn = session.computer_to_move is not None and session.view.round >= 3
    return is_turn and session.view.phase is Phase.CHOOSE


def _watch(wing: GolfTable) -> None:
    """Show where a computer is about to hit."""
    action, _ = _next(wing.session, Randomness.of_seed(0))
    if isinstance(wing.task, Computer):
        wing.task.show_decision(action)


def _win_hole(wing: GolfTable) -> None:
    """Let everybody play on until the first hole is won."""
    session, chance = wing.session, Randomness.of_seed(0)
    while not session.view.balls[0].hole:
        action, chance = _next(session, chance)
        session.play(action)


def course_of(box: Box, course: str) -> Course:
    """Return a course of the box by its id."""
    return next(preset.course for preset in box.presets if preset.course.id == course)


def begun(box: Box, setup: Setup, seed: int) -> GolfSession:
    """Return a game that nobody keeps."""
    rules = EighteenHolesRules(box)
    return GolfSession(rules, Match(rules, setup, seed))


def _round(
    box: Box,
    course_id: str,
    players: int,
    stop: Stop,
    golfers: tuple[str, ...] = (),
    *,
    mode: Mode = Mode.MATCH,
    open_choices: bool = False,
    seats: Sequence[Seat] = (),
    seed: int = 7,
    hazards: Hazards = Hazards.AS_DRAWN,
) -> GolfSession:
    """Return a game in the first state to stop at."""
    seated = tuple(seats or PLAYERS)[:players]
    faces = golfers or ("",) * players
    clubs = ClubChoice.DRAFT if golfers else ClubChoice.FIRST_GAME
    setup = Setup(course_of(box, course_id), mode, faces, clubs, seated, open_choices)
    session = begun(box, replace(setup, hazards=hazards), seed)
    chance = Randomness.of_seed(seed)
    for _ in range(_MOST):
        if session.is_over or stop(session):
            break
        action, chance = _next(session, chance)
        session.play(action)
    return session


def _next(session: GolfSession, chance: Randomness) -> tuple[Action, Randomness]:
    """Return what a fair player does: mostly the shot that ends nearest to the green."""
    shots = session.offers(PlayShot)
    stray, chance = chance.below(_STRAY)
    if shots and stray:
        return min(shots, key=lambda shot: _far(session, shot)), chance
    onward = tuple(action for action in session.legal if isinstance(action, PLAYING_ON))
    found: Sequence[Action] = shots or onward or session.legal
    place, chance = chance.below(len(found))
    return found[place], chance


def _far(session: GolfSession, shot: PlayShot) -> int:
    view = session.view
    field, ball = view.table.field, view.balls[view.ball]
    landing: Landing = next(
        one
        for one in session.landings(shot.slot)
        if (one.aim, one.flight) == (shot.aim, shot.flight)
    )
    return distance(field.hexes[landing.end], field.hexes[field.greens[ball.hole]])


def _chosen(clubs: int) -> Stop:
    """Return whether so many have chosen a club in the first round."""
    return lambda session: len(session.decided) == clubs and session.view.phase is Phase.SELECT


def _acts_from(number: int) -> Stop:
    """Return whether somebody is to act in a round from one on, not as the first."""
    return lambda session: (
        session.view.phase is Phase.ACT
        and session.view.round >= number
        and bool(session.view.played)
    )


def _acts_on_hole(number: int) -> Stop:
    """Return whether somebody is to act on a hole from one on, counted from 1."""
    return lambda session: (
        session.view.phase is Phase.ACT and session.view.balls[0].hole >= number - 1
    )


def _shoots_from(number: int) -> Stop:
    """Return whether somebody may hit in several directions in a round from one on."""
    return lambda session: (
        session.view.phase is Phase.CHOOSE
        and session.view.round >= number
        and len(session.view.played) > 1
        and len({landing.end for landing in session.landings(0)}) > 3
        and bool(session.view.shot and session.view.shot.stacks)
    )


def _in_bunker(session: GolfSession) -> bool:
    return session.view.phase is Phase.ACT and bool(session.offers(ExitBunker))


def _two_cards(session: GolfSession) -> bool:
    shot = session.view.shot
    if session.view.phase is not Phase.CHOOSE or shot is None or len(shot.stacks) < 2:
        return False
    return all(len(session.landings(slot)) > 1 for slot in range(2))


def _big_hit(box: Box, course_id: str) -> GolfSession:
    """Return a big hit of which a card is to be thrown away."""
    for seed in count():
        session = _round(box, course_id, 3, _may_hit_big, seed=seed)
        session.play(BigHit())
        if session.view.phase is Phase.THROW:
            return session
    raise ValueError("no big hit came to a throw")


def _may_hit_big(session: GolfSession) -> bool:
    return session.view.round > 2 and bool(session.offers(BigHit))


def _token_placed(session: GolfSession) -> bool:
    return bool(session.match.moves) and bool(session.offers(PlaceToken))


COURSE = "honeycomb"
CHAOS_SEED = 11
_MOST_CHAOS = 6000
"""Actions after which a state is given up."""


def golf_chaos_pictures(take: Take) -> Iterator[Picture]:
    """Take pictures of every phase that only the chaos modes have."""
    box = load_box()
    games = _GreedyGames(box)
    game = games.played
    solo = partial(game, Mode.SOLO_CHAOS, 1)
    scenes: tuple[tuple[str, Begin, Act], ...] = (
        ("golf-chaos", partial(game, Mode.CHAOS, 4, _after(7, Phase.CHOOSE)), _chaos_step),
        ("golf-chaos-select", partial(game, Mode.CHAOS, 4, _after(3, Phase.SELECT)), _open_curtain),
        ("golf-chaos-extra", partial(game, Mode.CHAOS, 4, _after(2, Phase.EXTRA)), _open_and_step),
        ("golf-teams-act", partial(game, Mode.CHAOS_TEAMS, 2, _after(4, Phase.ACT)), _walk),
        ("golf-teams-name", partial(game, Mode.CHAOS_TEAMS, 2, _after(4, Phase.NAME)), _chaos_step),
        ("golf-kelly-curtain", partial(game, Mode.KELLY, 4, _first(Phase.TARGET)), as_it_is),
        ("golf-kelly-target", partial(game, Mode.KELLY, 4, _first(Phase.TARGET)), _open_and_step),
        ("golf-kelly-select", partial(game, Mode.KELLY, 4, _after(4, Phase.SELECT)), _open_curtain),
        ("golf-kelly-peek", partial(game, Mode.KELLY, 4, _after(4, Phase.ACT)), _peek),
        ("golf-solo-chaos", partial(solo, _solo_turn), _chaos_step),
        ("golf-solo-select", partial(solo, _after(6, Phase.SELECT)), _chaos_step),
        ("golf-solo-scoring", partial(_about_to_score, games), _score),
    )
    for name, begin, act in scenes:
        yield name, take(partial(round_screen, begin=begin, act=act))
    for name, mode, players in (
        ("golf-solo-result", Mode.SOLO_CHAOS, 1),
        ("golf-chaos-result", Mode.CHAOS, 3),
        ("golf-teams-result", Mode.CHAOS_TEAMS, 2),
        ("golf-kelly-result", Mode.KELLY, 3),
    ):
        whole = partial(game, mode, players, lambda one: one.is_over)
        yield name, take(partial(_chaos_result, begin=whole))


def _chaos_result(look: Look, begin: Begin) -> GolfResultScreen:
    view = begin().view
    screen = GolfResultScreen(look, view, player_names(view.table.setup), Motion(0.0))
    screen.offer_nineteenth()
    return screen


class _GreedyGames:
    """Games of greedy golfers: what they do is thought out once, however often a game is shown."""

    def __init__(self, box: Box) -> None:
        self._box = box
        self._known: dict[tuple[Mode, int], tuple[list[GreedyGolfer], list[Action]]] = {}

    def played(self, mode: Mode, players: int, stop: Stop) -> GolfSession:
        """Return the game of some players in the first state to stop at."""
        session = self.begun(mode, players)
        begun = [GreedyGolfer(CHAOS_SEED + seat) for seat in range(players)], list[Action]()
        golfers, done = self._known.setdefault((mode, players), begun)
        for place in range(_MOST_CHAOS):
            seat = session.seat
            if seat is None or stop(session):
                break
            if place == len(done):
                done.append(golfers[seat].choose(session.seen_by(seat), session.legal))
            session.play(done[place])
        return session

    def begun(self, mode: Mode, players: int) -> GolfSession:
        """Return the game of some players before its first move."""
        box, course = self._box, course_of(self._box, COURSE)
        combined, rank = targets_of_each(len(course.holes)), usual_rank
        solo = mode is Mode.SOLO_CHAOS
        deck = deck_of_rank(box.solo_cards, combined, rank(combined), CHAOS_SEED) if solo else ()
        clubs = ClubChoice.FREE if players == 1 else ClubChoice.FIRST_GAME
        setup = Setup(course, mode, ("",) * players, clubs, PLAYERS[:players], solo_deck=deck)
        return begun(box, setup, CHAOS_SEED)


def _first(phase: Phase) -> Stop:
    return lambda session: session.view.phase is phase


def _after(number: int, phase: Phase) -> Stop:
    """Return whether a phase is reached in a round from one on."""
    return lambda session: session.view.phase is phase and session.view.round >= number


def _solo_turn(session: GolfSession) -> bool:
    """Return whether a shot is to be chosen in a turn of combined scoring."""
    view = session.view
    return view.phase is Phase.CHOOSE and is_combined(view) and view.round > 4


def _about_to_score(games: _GreedyGames) -> GolfSession:
    """Return a game of which the shot is next after which several opponents score."""
    shots: list[int] = []

    def scored(session: GolfSession) -> bool:
        moves, events = len(session.match.moves), session.match.last_events
        if shots[-1:] == [moves - 1] and sum(isinstance(one, RivalScored) for one in events) > 1:
            return True
        if _solo_turn(session):
            shots.append(moves)
        return False

    played = games.played(Mode.SOLO_CHAOS, 1, scored).match
    session = games.begun(Mode.SOLO_CHAOS, 1)
    for move in played.moves[: shots[-1]]:
        session.match.play(*move)
    return session


def _chaos_step(wing: GolfTable) -> None:
    """Choose the first of what can be chosen; turn an opponent's club over."""
    reveals = wing.session.offers(RevealClub)
    if reveals:
        wing.session.play(reveals[0])
    wing.task.step(1)


def _open_curtain(wing: GolfTable) -> None:
    """Open the curtain."""
    if wing.table.curtain is not None:
        wing.table.curtain.wake()
        wing.table.curtain.main_button.click()


def _open_and_step(wing: GolfTable) -> None:
    _open_curtain(wing)
    wing.task.step(1)


def _peek(wing: GolfTable) -> None:
    """Ask for a secret target, without looking at it."""
    wing.peek()


def _walk(wing: GolfTable) -> None:
    """Choose to walk, and where."""
    walk = wing.table.offer.actions[0]
    if walk.is_ready:
        walk.run()
    wing.task.step(1)


def _score(wing: GolfTable) -> None:
    """Play on until combined scoring is told, and look at its second step."""
    session = wing.session
    session.play(GreedyGolfer(CHAOS_SEED).choose(session.seen_by(0), session.legal))
    if wing.table.offer.main is not None:
        wing.table.offer.main.run()


def editor_pictures(stage: Stage, box: Box) -> Iterator[Picture]:
    """Take the pictures of the editor: empty, at work, with its cards."""
    courses = {preset.course.id: preset.course for preset in box.presets}
    settings = stage.window.settings

    def scene(course: Course, act: Callable[[CourseEditorScreen], object]) -> QImage:
        def make(look: Look) -> CourseEditorScreen:
            named = replace(course, name=content_name(course.name))
            screen = CourseEditorScreen(look, CourseEditorSession(named, box), settings)
            act(screen)
            return screen

        return stage.take(make)

    nine, eighteen = courses["larkfield"], courses["sunday-lawn"]
    yield "golf-course-editor-empty", scene(NOTHING, lambda screen: None)
    yield "golf-course-editor", scene(eighteen, lambda screen: None)
    yield "golf-course-editor-tile", scene(nine, _carry_a_tile)
    yield "golf-course-editor-faults", scene(nine, _break_a_hole)
    yield "golf-course-editor-adjusting", scene(courses["practice-meadow"], _adjust)
    yield (
        "golf-course-editor-numbering",
        scene(nine, lambda screen: screen.actions_.number.trigger()),
    )
    yield "golf-course-editor-quick", scene(eighteen, lambda screen: screen.ask_quick())
    yield "golf-course-editor-open", scene(NOTHING, lambda screen: _open_sheet(screen, box))
    editor = CourseEditor(stage.window, stage.shell.requests, stage.folders, box)
    for course in (courses["practice-meadow"], nine, eighteen):
        editor.show(course)
    editor.show_shelf()
    yield "golf-course-editor-shelf", stage.again()
    editor.put_away()


def _carry_a_tile(screen: CourseEditorScreen) -> None:
    """Carry the tile of a fairway back to where it was."""
    layout = screen.session.layout
    tile = layout.fairways[0].tiles[1]
    screen.session.change(layout.without_tile(tile.place))
    screen.desk.take_face(tile.face)
    if isinstance(screen.desk.tool, Carrying):
        screen.desk.tool.hold(tile.place)


def _break_a_hole(screen: CourseEditorScreen) -> None:
    """Turn a tile of a fairway away, and point at what is told of that."""
    layout = screen.session.layout
    screen.session.change(layout.turned(layout.fairways[2].tiles[1].place, 1))
    screen.panels.check.list.setCurrentRow(0)


def _adjust(screen: CourseEditorScreen) -> None:
    """Hold trees over a tee, where they may not lie."""
    screen.desk.take_terrain(Terrain.TREES)
    if isinstance(screen.desk.tool, Carrying):
        screen.desk.tool.hold(screen.session.layout.course.holes[0].tee)


def _open_sheet(screen: CourseEditorScreen, box: Box) -> None:
    OpenSheet(screen, screen.look, box, iter(()))


END_SEED = 7
_EVENING = datetime(2026, 1, 6, 20, 15, tzinfo=UTC)
_GAMES = 70
"""Games of a year in the guest book."""
_PAGES = ("clubs", "shots", "golfers", "tiles", "solo")
_FACES = ("lucky-a", "the-shark-b", "", BY_CHANCE, "swift-a")


def golf_end_pictures(stage: Stage) -> Iterator[Picture]:
    """Take all pictures; the records of the stage gain some scores."""
    yield from _choices(stage)
    yield from _drafts(stage.take)
    yield from _results(stage)
    yield from _lists(stage)


def _choices(stage: Stage) -> Iterator[Picture]:
    """Take the pictures of the set-up."""
    box = load_box()
    box = replace(box, presets=tuple(stage.some(box.presets)))
    sharp = WantedGolf(Mode.STROKE, "larkfield", hazards=Hazards.SHARP)
    skins = WantedGolf(Mode.SKINS, "saltmarsh", players=5, faces=_FACES, clubs=ClubChoice.DRAFT)
    solo = WantedGolf(Mode.SOLO_CHAOS, "honeycomb", players=1, clubs=ClubChoice.FREE)

    def choose(look: Look, wanted: WantedGolf, seats: Sequence[Seat] = PLAYERS) -> GolfChoiceScreen:
        return GolfChoiceScreen(look, box, wanted, seats=seats)

    take = stage.take
    yield "golf-choice", take(partial(choose, wanted=WantedGolf()))
    yield "golf-choice-sharp", take(partial(choose, wanted=sharp))
    yield "golf-choice-skins", take(partial(choose, wanted=skins))
    yield "golf-choice-solo", take(partial(choose, wanted=solo))
    yield "golf-solo-deck", take(partial(choose, wanted=solo, seats=(Seat(),) * 5))


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
        session = begun(box, setup, END_SEED)
        for _ in range(picks):
            session.play(next(iter(session.legal)))
        yield name, take(partial(_draft, session=session, drawn=drawn))


def _draft(look: Look, session: GolfSession, drawn: bool) -> MatchTable[PickOffer, Action, Event]:
    if drawn:
        session.unveil()
    wing = DraftTable(session)
    table = MatchTable(look, session, wing, Settings(animation_speed=0))
    if wing.board.shelf.cards:
        wing.board.shelf.choose(2)
    return table


def _results(stage: Stage) -> Iterator[Picture]:
    """Take the pictures of the end of three games, of one of them seen again, and of a 19th."""
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
    # The game that is seen again is played anyway, and the others where their pictures are taken.
    for name, setup in (("match", match), ("stroke", stroke), ("alone", alone)):
        whole = cache(partial(_played_on, partial(begun, box, setup, END_SEED)))
        yield f"golf-result-{name}", take(partial(_result, begin=whole))
        if setup is match:
            again = review_scenes(stage, "golf-replay", whole().match, 1.0, ())
            yield from stage.states(again)
    drawn = cache(partial(_drawn, box))
    yield "golf-nineteenth-offer", take(partial(_chaos_result, begin=drawn))
    one_more = partial(_on_nineteenth, drawn)
    yield "golf-nineteenth", take(partial(round_screen, begin=one_more, act=_open_curtain))
    ended = partial(_played_on, one_more)
    yield "golf-nineteenth-result", take(partial(_chaos_result, begin=ended))


def _played_on(begin: Begin) -> GolfSession:
    """Return a game that greedy golfers played to its end."""
    session, golfer = begin(), GreedyGolfer(END_SEED)
    while session.seat is not None:
        session.play(golfer.choose(session.seen_by(session.seat), session.legal))
    return session


def _drawn(box: Box) -> GolfSession:
    """Return a game that is over, and that nobody won."""
    games = (_round(box, "practice-meadow", 2, lambda _: False, seed=one) for one in count())
    return next(game for game in games if game.offers(PlayNineteenth))


def _on_nineteenth(begin: Begin) -> GolfSession:
    """Return a game that nobody won on its nineteenth hole."""
    session = begin()
    if session.offers(PlayNineteenth):
        session.play(PlayNineteenth())
    return session


def _result(look: Look, begin: Begin) -> GolfResultScreen:
    session = begin()
    view = session.view
    setup = view.table.setup
    names = NAMES[: setup.seats]
    screen = GolfResultScreen(look, view, names, Motion(0.0))
    kept = scores_of(EndedMatch(session.match, NO_MATCH, _EVENING.isoformat(), _EVENING))
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


def scenes(stage: Stage) -> Iterator[Picture]:
    """Take all pictures; the folders of the stage gain best scores."""
    shell = stage.shell
    if not isinstance(shell, GolfShell):
        raise TypeError("these are scenes of 18 Holes")
    box, theme = shell.box, stage.window.look.theme
    yield from stage.sheets(
        {
            "hex-tiles": partial(hex_tile_sheet, box.faces, theme),
            "golf-cards": partial(golf_card_sheet, box, theme),
        }
    )
    yield from lesson_scene(stage, "golf-lesson", FIRST_HOLE, 5)
    yield from golf_pictures(stage.take)
    yield from golf_chaos_pictures(stage.take)
    yield from golf_end_pictures(stage)
    yield from editor_pictures(stage, box)
