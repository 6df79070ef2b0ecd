"""What does not change while a game is searched: cards, course, mode and who plays.

Club cards, shot cards and the course are tables of whole numbers, made once, with where every
flight ends.

The same rules as in :mod:`~minigolf_desktop.model.eighteen_holes.flight`: what changes there
changes here.
"""

from typing import Final, final

from mypy_extensions import i64

from minigolf_desktop.bots.eighteen_holes.kernel.actions import (
    BIG_HIT,
    EXIT_BUNKER,
    KIND_BITS,
    MOVE_ONE_HEX,
    PLAY_CLUB,
)
from minigolf_desktop.bots.eighteen_holes.kernel.codes import (
    CHAOS,
    CHAOS_TEAMS,
    CHIP,
    CLUBHOUSE,
    NONE,
    OUTSIDE,
    STROKE,
    TREES,
)
from minigolf_desktop.model.eighteen_holes.box import (
    GOLFER_FACES,
    Box,
    BunkerOutcome,
    CardKind,
    Club,
    ClubKind,
    Flight,
)
from minigolf_desktop.model.eighteen_holes.course import GOOD_LIES
from minigolf_desktop.model.eighteen_holes.field import Field, ways_to_greens
from minigolf_desktop.model.eighteen_holes.flight import AIMS

# --- Club cards and shot cards as tables of whole numbers, made once from the box

STAYS: Final = -2
"""What a card says of a ball in a bunker: it stays."""

_OUT_OF_BUNKER = {
    BunkerOutcome.STAY: STAYS,
    BunkerOutcome.TARGET: 0,
    BunkerOutcome.LEFT: 1,
    BunkerOutcome.RIGHT: 5,
}


@final
class Cards:
    """What is printed on the cards, each table by number of the card."""

    initiative: list[int]
    """Of clubs, as those below up to :attr:`wood_rough`."""
    drawn: list[int]
    """How many cards a club draws."""
    draws: list[list[int]]
    """The actions in which a club draws cards, or takes aim with a wood, outside bunkers."""
    draw_decks: list[int]
    """The decks of these actions, as bits."""
    exits: list[list[int]]
    """The actions in which a club leaves a bunker."""
    exit_decks: list[int]
    """The decks of these actions, as bits."""
    big_hit_deck: list[int]
    """Deck of a big hit; NONE where none is allowed."""
    rough_penalty: list[int]
    """1 where shots with the club fall short from the rough."""
    wood: list[int]
    """Flight of a wood; NONE of other clubs."""
    wood_rough: list[int]
    """Flight of a wood from the rough."""
    name: list[str]
    names: list[int]
    """The same number for clubs of one name."""
    tee_only: i64
    """Clubs, as bits, that are for the tee box alone."""
    in_bunkers: i64
    """Clubs, as bits, that take bunkers as rough."""
    ways_out: i64
    """Clubs, as bits, that get out of a bunker."""
    tee_off: i64
    """Woods and drivers, as bits."""
    drivers: i64
    irons: i64
    wedges: i64
    deck: list[int]
    """Of shot cards, as those below."""
    draw_from: list[int]
    """Deck of the card to be drawn on top; NONE where there is none."""
    shuffles: list[int]
    """1 where the deck takes its discards back."""
    longest_drive: list[int]
    """1 of a card that its player keeps."""
    flights: list[list[int]]
    """The flights of a card, by number."""
    short_flights: list[list[int]]
    """Its flights with a club that falls short, from the rough."""
    out_of_bunker: list[int]
    """How the card turns a ball that leaves a bunker, in sixths of a circle; or :data:`STAYS`."""
    of_deck: list[bytes]
    """By deck: its cards."""
    ways: list[Flight]
    """By number of a flight: its turns."""
    chips: list[bool]
    """By number of a flight: whether it is one of the chip deck."""

    def __init__(self, box: Box) -> None:
        """Read the cards of the box."""
        self.ways = []
        self.chips = []
        self._read_clubs(box)
        self._read_shot_cards(box)

    def _read_clubs(self, box: Box) -> None:
        clubs = box.clubs
        self.initiative = [club.initiative for club in clubs]
        self.drawn = [club.draw for club in clubs]
        self.draws = [_draws(club) for club in clubs]
        self.exits = [_exits(club) for club in clubs]
        self.big_hit_deck = [int(c.big_hit_deck) if c.big_hit else NONE for c in clubs]
        self.exit_decks = [
            0 if club.tee_box_only else sum(1 << deck for deck in club.decks) for club in clubs
        ]
        self.draw_decks = [
            sum(1 << deck for deck in club.decks) | (1 << club.big_hit_deck if club.big_hit else 0)
            for club in clubs
        ]
        self.rough_penalty = [int(club.rough_penalty) for club in clubs]
        self.wood = [NONE if c.decks else self._flight((0,) * c.distance, False) for c in clubs]
        self.wood_rough = [
            NONE if c.decks else self._flight((0,) * c.distance_from_rough, False) for c in clubs
        ]
        self.name = [club.name for club in clubs]
        self.names = [self.name.index(name) for name in self.name]
        self.tee_only = _bits([club.tee_box_only for club in clubs])
        self.in_bunkers = _bits([club.bunker_counts_as_rough for club in clubs])
        self.ways_out = _bits([bool(club.decks) and not club.tee_box_only for club in clubs])
        self.tee_off = _bits([club.kind in (ClubKind.WOOD, ClubKind.DRIVER) for club in clubs])
        self.drivers = _bits([club.kind is ClubKind.DRIVER for club in clubs])
        self.irons = _bits([club.kind is ClubKind.IRON for club in clubs])
        self.wedges = _bits([club.kind is ClubKind.WEDGE for club in clubs])

    def _read_shot_cards(self, box: Box) -> None:
        cards = box.shot_cards
        self.deck = [int(card.deck) for card in cards]
        self.draw_from = [NONE if c.draw_from is None else int(c.draw_from) for c in cards]
        self.shuffles = [int(card.kind is CardKind.SHUFFLE) for card in cards]
        self.longest_drive = [int(card.kind is CardKind.LONGEST_DRIVE) for card in cards]
        self.flights = [[self._flight(w, c.deck == CHIP) for w in c.flights] for c in cards]
        self.short_flights = [
            [self._flight(w if c.deck == CHIP else w[:-1], c.deck == CHIP) for w in c.flights]
            for c in cards
        ]
        self.out_of_bunker = [
            NONE if card.bunker is None else _OUT_OF_BUNKER[card.bunker] for card in cards
        ]
        self.of_deck = [bytes(numbers) for numbers in box.cards_of_deck]

    def _flight(self, way: Flight, chips: bool) -> int:
        """Return the number of a flight."""
        for number, known in enumerate(self.ways):
            if known == way and self.chips[number] == chips:
                return number
        self.ways.append(way)
        self.chips.append(chips)
        return len(self.ways) - 1


def _bits(flags: list[bool]) -> int:
    return sum(1 << number for number, flag in enumerate(flags) if flag)


def _draws(club: Club) -> list[int]:
    """Return what the model offers with a club outside bunkers, in its order."""
    found = []
    if not club.decks:
        found.append(PLAY_CLUB << KIND_BITS)
    for deck in club.decks:
        if deck == CHIP and club.declares_direction:
            found += [PLAY_CLUB << KIND_BITS | 7 * (deck + 1) + aim + 1 for aim in AIMS]
        else:
            found.append(PLAY_CLUB << KIND_BITS | 7 * (deck + 1))
    if club.big_hit:
        found.append(BIG_HIT << KIND_BITS)
    return found


def _exits(club: Club) -> list[int]:
    if club.tee_box_only:
        return []
    return [EXIT_BUNKER << KIND_BITS | 6 * deck + aim for deck in club.decks for aim in AIMS]


def face_number(face: str) -> int:
    """Return the number of a golfer face; 0 for none."""
    return 1 + list(GOLFER_FACES).index(face) if face else 0


@final
class CourseTables:
    """A course."""

    size: i64
    """How many hexes it has."""
    ground: bytes
    """By hex: the ground, of everywhere beyond too."""
    beside: list[int]
    """By six times the hex plus the direction: the neighbour."""
    walks: list[list[int]]
    """By hex of the course: the actions of walking to the hexes beside."""
    rough: list[bool]
    """By hex of the course: whether a ball lies in the rough there."""
    tee_box: list[bool]
    """By hex of the course: whether it is a tee box."""
    hole_at: list[int]
    """By hex of the course: the hole whose green it is; NONE elsewhere."""
    tees: list[int]
    greens: list[int]
    pars: list[int]
    """Of the holes of the course; the 19th has none."""
    steps: list[list[int]]
    """By hole, then hex of the course: how many steps the green lies away on foot."""
    ends: list[list[int]]
    """By number of a flight, then six times the hex plus the aim: where the ball comes to lie;
    NONE where it is out of bounds."""

    def __init__(self, field: Field, cards: Cards, fly_over: bool) -> None:
        """Work out the tables; ``fly_over`` lets balls cross open ground outside (ruling H10)."""
        self._field = field
        self._cards = cards
        self._fly_over = fly_over
        self._for_nineteenth: CourseTables | None = None
        size = field.size
        self.size = size
        self.ground = field.ground
        self.beside = [row[place] for place in range(len(field.ground)) for row in field.next]
        self.walks = [self._walks(place) for place in range(size)]
        self.rough = [field.ground[place] not in GOOD_LIES for place in range(size)]
        self.tee_box = [place in field.tee_boxes for place in range(size)]
        self.tees = list(field.tees)
        self.greens = list(field.greens)
        self.pars = list(field.pars)
        self.hole_at = [NONE] * size
        for hole, green in reversed(list(enumerate(field.greens))):
            self.hole_at[green] = hole
        self.steps = [list(far) for far in ways_to_greens(field)]
        self._set_ends(cards, fly_over)

    @property
    def has_nineteenth(self) -> bool:
        """Whether there is a clubhouse, so that the 19th can be played on it (ruling H34)."""
        return self._field.nineteenth is not None

    def for_nineteenth(self) -> "CourseTables":
        """Return the same course with one hole more, which ends in the clubhouse (ruling H34)."""
        if self._for_nineteenth is None:
            field = self._field.nineteenth
            assert field is not None, "without a clubhouse there is no 19th"
            self._for_nineteenth = CourseTables(field, self._cards, self._fly_over)
        return self._for_nineteenth

    def _walks(self, place: int) -> list[int]:
        return [
            MOVE_ONE_HEX << KIND_BITS | way
            for way in range(6)
            if self.ground[self.beside[6 * place + way]] < TREES
        ]

    def _set_ends(self, cards: Cards, fly_over: bool) -> None:
        flown = _Flown(self, fly_over)
        self.ends = []
        for number, way in enumerate(cards.ways):
            ends = [NONE] * (6 * self.size)
            for aim in range(6):
                chips = cards.chips[number]
                ends[aim::6] = flown.chips(aim, way) if chips else flown.flights(aim, way)
            self.ends.append(ends)


# --- A course as tables of whole numbers, with where every flight ends


@final
class _Flown:
    """Works out where balls end that are hit from each hex of a course in one direction.

    A ball on its way is kept as the number of the hex that it is over, one that was stopped as that
    number plus the count of all hexes.
    """

    def __init__(self, ground: CourseTables, fly_over: bool) -> None:
        everywhere = range(len(ground.ground))
        count = len(ground.ground)
        self._ground = ground
        self._fly_over = fly_over
        self._next = [[ground.beside[6 * place + way] for place in everywhere] for way in range(6)]
        self._step: list[list[int]] = []
        for row in self._next:
            onward: list[int] = []
            for place, onto in enumerate(row):
                if ground.ground[onto] == TREES:
                    onward.append(count + place)
                elif onto >= ground.size and not fly_over:
                    onward.append(count + onto)
                else:
                    onward.append(onto)
            self._step.append(onward + [count + place for place in everywhere])
        in_play = [
            NONE if ground.ground[place] in (CLUBHOUSE, OUTSIDE) else place for place in everywhere
        ]
        self._lie = in_play + in_play
        self._begun: dict[tuple[int, tuple[int, ...]], list[int]] = {}

    def flights(self, aim: int, way: tuple[int, ...]) -> list[int]:
        """Return, by hex, where a ball lies after a flight; NONE out of bounds."""
        lie = self._lie
        return [lie[ball] for ball in self._flown(aim, way)]

    def _flown(self, aim: int, way: tuple[int, ...]) -> list[int]:
        if not way:
            return list(range(self._ground.size))
        if (aim, way) not in self._begun:
            before = self._flown(aim, way[:-1])
            step = self._step[(aim + way[-1]) % 6]
            self._begun[aim, way] = [step[ball] for ball in before]
        return self._begun[aim, way]

    def chips(self, aim: int, way: tuple[int, ...]) -> list[int]:
        """Return, by hex, where a chip lands: over trees, never on them (page 13)."""
        size, ground = self._ground.size, self._ground.ground
        rows = [self._next[(aim + turn) % 6] for turn in way]
        ends: list[int] = []
        for start in range(size):
            path = [start]
            for row in rows:
                path.append(row[path[-1]])
            if not self._fly_over and max(path) >= size:
                ends.append(NONE)
                continue
            while len(path) > 1 and ground[path[-1]] == TREES:
                path.pop()
            ends.append(self._lie[path[-1]])
        return ends


# --- What does not change while a game is searched: cards, course, mode and who plays

PICKED: Final = 0
FIRST_GAME: Final = 1
FREE: Final = 2
RANDOM: Final = 3
"""How clubs are come by, in the order of the model's list."""


@final
class Table:
    """A table as positions share it."""

    cards: Cards
    ground: CourseTables
    mode: i64
    faces: list[int]
    """By seat: the golfer face."""
    seats: i64
    teams: bool
    """Whether each player has two golfers on the course."""
    fast_travel: bool
    """Whether greens are claimed in any order, and a tee box gives an extra turn."""
    penalty: i64
    """Strokes that water and out of bounds add; where it is 0, water costs a turn."""
    club_choice: i64
    """How clubs are come by."""
    starter_hands: list[int]
    """By seat: the ready-made hand of the first game, as bits."""
    pool: i64
    """Clubs in the game before any is dealt, as bits."""
    players_pool: i64
    """Clubs for this number of players, as bits (ruling H9)."""
    solo_deck: bytes
    """Solo Chaos: the solo cards."""
    solo_turns: list[str]
    """By solo card: its turns."""

    def __init__(self, cards: Cards, ground: CourseTables, mode: int, faces: list[int]) -> None:
        """Take what every mode needs; clubs and solo cards are set afterwards."""
        self.cards = cards
        self.ground = ground
        self.mode = mode
        self.faces = faces
        self.seats = len(faces)
        self.teams = mode == CHAOS_TEAMS
        self.fast_travel = mode >= CHAOS
        self.penalty = 1 if mode == STROKE else 0
        self.club_choice = PICKED
        self.starter_hands = []
        self.pool = 0
        self.players_pool = 0
        self.solo_deck = b""
        self.solo_turns = []

    def for_nineteenth(self) -> "Table":
        """Return the table of the 19th that follows: its course has one hole more (ruling H34)."""
        table = Table(self.cards, self.ground.for_nineteenth(), self.mode, self.faces)
        table.become_nineteenth()
        table.club_choice = self.club_choice
        table.starter_hands = self.starter_hands
        table.pool = self.pool
        table.players_pool = self.players_pool
        return table

    def become_nineteenth(self) -> None:
        """Be the table of a 19th: one hole is played in its order, without fast travel."""
        self.fast_travel = False
