"""The real program is killed at random moments, again and again, and begun anew on the same home.

Whatever it confirmed must be there: the next start says how far it knows the match that it offers,
and the journals are read besides. In the end all that is over has its result, once.
"""

import multiprocessing
import random
import tempfile
import time
from collections.abc import Sequence
from multiprocessing.process import BaseProcess
from pathlib import Path

from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.saved_matches import saves
from minigolf_desktop.storage.settings import Settings, write_settings

from .driven import run_driven
from .endings import count, leftovers
from .found import Found, Wanted
from .ledger import Ledger, last_error, wrong_results
from .windows import Opened

KILLS = 300
CHECKOUT = Path(__file__).resolve().parents[2]
MOST_SAID = 60
"""Lines that a player says at most before the kill: two a move."""
SOON = 0.05
"""Seconds after that in which it comes, anywhere in what is done then."""
KILLED_AT_START = 0.1
"""How likely it is that the program is killed before anybody plays."""
PATIENCE = 60.0
"""Seconds after which it is killed anyway, however busy the machine is."""


def run(wanted: Wanted) -> Found:
    """Kill so often, and look each time."""
    with tempfile.TemporaryDirectory() as place:
        return kill_at_random(Path(place), wanted.seed, wanted.count or KILLS)


def kill_at_random(place: Path, seed: int, kills: int) -> Found:
    """Kill the program so often, in a home of its own at a place."""
    found, ledger = Found(), Ledger()
    chance = random.Random(seed)
    home = place / "home"
    new_home(home)
    for kill in range(kills):
        said = place / f"said-{kill}.jsonl"
        _one_kill(home, said, seed + kill, chance)
        ledger.begin()
        where = f"seed {seed}, kill {kill}"
        found.blame(where, ledger.hear(said) + ledger.lost(home))
        found.blame(where, last_error(said.with_suffix(".errors")))
        found.count("kills")
    found.blame(f"seed {seed}", at_last(home, [ledger], found))
    tell_of(ledger, found, f"seed {seed}")
    return found


def new_home(home: Path) -> None:
    """Make a home in which nothing is animated and nothing asked."""
    home.mkdir()
    folders = Folders.below(home)
    write_settings(folders.settings, Settings(animation_speed=0, theme="light", confirm=False))


def start(home: Path, said: Path, *wishes: str) -> BaseProcess:
    """Start the program, driven by somebody; what goes wrong is in a file beside SAID.

    Where the system can, each start is forked from a process that has loaded all games before.
    """
    said.touch()
    said.with_suffix(".errors").touch()
    can_fork = "forkserver" in multiprocessing.get_all_start_methods()
    starter = multiprocessing.get_context("forkserver" if can_fork else "spawn")
    starter.set_forkserver_preload(["tests.torture.loaded"])
    program = starter.Process(target=run_driven, args=(str(home), str(said), *wishes))
    program.start()
    return program


def _one_kill(home: Path, said: Path, seed: int, chance: random.Random) -> None:
    program = start(home, said, "--seed", str(seed))
    if chance.random() < KILLED_AT_START:
        time.sleep(chance.random())
    else:
        lines, deadline = chance.randrange(1, MOST_SAID), time.monotonic() + PATIENCE
        while said.read_bytes().count(b"\n") < lines and time.monotonic() < deadline:
            time.sleep(0.005)
        time.sleep(SOON * chance.random())
    program.kill()
    program.join()


def at_last(home: Path, ledgers: Sequence[Ledger], found: Found) -> list[str]:
    """Begin once more, have everything counted that is over, and return what is wrong.

    A match is counted by its players: who leaves before that finds it where home goes on.
    """
    with Opened(home) as opened:
        for save in saves(opened.folders):
            if not save.finished:
                opened.flow.resume(save.path)
                count(opened)
        opened.flow.home()
    faults = opened.told + opened.errors
    faults += [fault for ledger in ledgers for fault in ledger.lost(home, all_of_them=True)]
    return faults + wrong_results(home, found) + leftovers(home)


def tell_of(ledger: Ledger, found: Found, where: str) -> None:
    """Add what a player met to what was found."""
    found.count("moves confirmed", ledger.moves)
    found.count("matches", len(ledger.stands))
    found.count("stalls over 0.1 s", sum(map(len, ledger.stalls.values())))
    longest = {what: max(stalls) for what, stalls in ledger.stalls.items()}
    found.most("longest stall", max(longest.values(), default=(0.0, ""))[0])
    found.blame(where, [f"told: {text}" for text in ledger.told])
    found.waits += [
        f"{where}: {what} held the window {len(ledger.stalls[what])} times, {worked} s at most: "
        f"{place}"
        for what, (worked, place) in longest.items()
    ]
