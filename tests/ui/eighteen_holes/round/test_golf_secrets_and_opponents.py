"""Kelly Golf and Solo Chaos on the screen, by mouse and by keyboard."""

from golf_chaos_playing import (
    fair_deck,
    flag,
    greedy_action,
    in_round,
    last_actions,
    open_curtain,
    play_greedily_until,
)
from golf_playing import in_phase
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from minigolf_desktop.model.eighteen_holes.modes.solo_chaos import is_combined
from minigolf_desktop.model.eighteen_holes.moves import Phase, RevealClub
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode
from minigolf_desktop.ui.eighteen_holes.round.curtain import TargetPeek
from minigolf_desktop.ui.eighteen_holes.round.pictures import order_rows
from minigolf_desktop.ui.eighteen_holes.round.tasks import Telling
from minigolf_desktop.ui.eighteen_holes.widgets import TurnState

Key = Qt.Key


# Kelly Golf


def test_the_curtain_falls_before_the_two_greens(make_round):
    play = make_round(3, mode=Mode.KELLY)
    assert play.state.phase is Phase.TARGET
    assert play.screen.curtain.accessibleName() == "Odile, keep a secret target"
    assert play.offer.target_cards == () and play.offer.greens == frozenset()
    play.press(Key.Key_1)
    assert play.state.players[0].target == -1


def test_a_target_is_kept_with_a_key_and_enter(make_round):
    play = make_round(3, mode=Mode.KELLY)
    play.press(Key.Key_Return)
    drawn = [card.hole for card in play.offer.target_cards]
    assert sorted(play.state.targets) == drawn
    play.press(Key.Key_2, Key.Key_Return)
    assert play.state.players[0].target == drawn[1]
    assert play.screen.curtain.accessibleName() == "Marek, keep a secret target"
    assert play.screen.curtain.marks[0].accessibleName() == "Odile: has a target"


def test_a_target_is_kept_by_clicks_on_its_green(make_round):
    play = make_round(2, mode=Mode.KELLY)
    play.press(Key.Key_Return)
    hole = play.state.targets[0]
    place = play.hex_of(play.state.table.field.greens[hole])
    play.click(place)
    assert play.title == f"Green {hole + 1}"
    play.click(place)
    assert play.state.players[0].target == hole


def test_a_target_is_kept_by_clicks_on_its_card(make_round):
    play = make_round(2, mode=Mode.KELLY)
    play.press(Key.Key_Return)
    card = play.board.console.targets.cards[1]
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    assert play.state.players[0].target == card.card.hole


def keep_targets(play):
    while play.state.phase is Phase.TARGET:
        open_curtain(play)
        play.press(Key.Key_1, Key.Key_Return)


def seekers(play):
    return [one.hole for one in play.board.scene.picture.flags if one.seekers]


def test_the_own_target_shows_behind_the_curtain_and_nobody_elses(make_round):
    play = make_round(3, mode=Mode.KELLY)
    keep_targets(play)
    assert play.screen.curtain is not None and seekers(play) == []
    play.press(Key.Key_Return)
    assert seekers(play) == [play.state.players[0].target]
    assert play.offer.note == f"Your secret target is green {play.state.players[0].target + 1}."


def test_no_target_shows_on_the_course_when_all_look_on(make_round):
    play = make_round(2, mode=Mode.KELLY)
    keep_targets(play)
    play.choose_clubs()
    assert play.state.phase is Phase.ACT
    assert seekers(play) == []
    assert not any(row.row.seeker for row in play.board.panels.goals.list.rows if row.isVisible())


def test_a_target_shows_while_the_key_is_held(make_round):
    play = make_round(2, mode=Mode.KELLY)
    keep_targets(play)
    play.choose_clubs()
    target = play.state.players[play.offer.who].target
    play.press(Key.Key_T)
    peek = play.screen.window().focusWidget()
    assert f"Green {target + 1}" not in peek.told
    QTest.keyPress(peek, Key.Key_T)
    assert peek.told.startswith(f"Green {target + 1},") and seekers(play) == [target]
    QTest.keyRelease(peek, Key.Key_T)
    assert seekers(play) == [] and peek.isHidden()


def test_a_target_shows_while_the_button_is_held(make_round):
    play = make_round(2, mode=Mode.KELLY)
    keep_targets(play)
    play.choose_clubs()
    QTest.mouseClick(play.tool("A secret target (T)"), Qt.MouseButton.LeftButton)
    peek = play.screen.window().focusWidget()
    peek.choose(1)
    QTest.mousePress(peek.hold_button, Qt.MouseButton.LeftButton)
    assert seekers(play) == [play.state.players[1].target]
    QTest.mouseRelease(peek.hold_button, Qt.MouseButton.LeftButton)
    assert seekers(play) == []


def test_nothing_is_peeked_at_behind_the_curtain(make_round):
    play = make_round(2, mode=Mode.KELLY)
    play.wing.peek()
    assert play.screen.findChildren(TargetPeek) == []
    assert play.screen.curtain is not None and seekers(play) == []


def test_who_reaches_a_target_is_told_with_whose_it_was(make_round):
    play = make_round(2, mode=Mode.KELLY, course="honeycomb")
    play_greedily_until(
        play.session,
        lambda one: any(
            sum(v for h, v in p.taken if h == q) > 1
            for p in one.match.state.players
            for q in {h for h, _ in p.taken}
        ),
    )
    assert any("secret target" in line.note for line in play.screen.banner.headlines)


def test_another_target_is_shown_to_who_asks_for_it_in_the_middle_of_a_round(make_round):
    play = make_round(3, mode=Mode.KELLY, course="honeycomb")
    play_greedily_until(play.session, in_round(1, Phase.TARGET))
    assert play.screen.curtain is None and play.offer.main.words == "Show the two greens"
    assert not play.offer.target_cards and not play.offer.greens
    play.press(Key.Key_Return)
    assert len(play.offer.target_cards) == 2


def test_before_another_target_is_drawn_all_read_who_claimed_the_last_one(make_round):
    play = make_round(3, mode=Mode.KELLY, course="honeycomb")
    play_greedily_until(play.session, in_round(1, Phase.TARGET))
    assert any(row.words.startswith("took green") for row in play.offer.summary)
    assert play.offer.doing == "keeps a target"


def test_the_order_of_play_tells_who_has_a_target(make_round):
    play = make_round(3, mode=Mode.KELLY)
    play.press(Key.Key_Return, Key.Key_1, Key.Key_Return, Key.Key_Return)
    rows = order_rows(play.session.view, ("Odile", "Marek", "Sol"), {}, play.offer)
    assert [(row.name, row.turn) for row in rows] == [
        ("Odile", TurnState.DONE),
        ("Marek", TurnState.NOW),
        ("Sol", TurnState.WAITS),
    ]


def test_it_is_nobodys_turn_once_the_last_green_is_claimed(make_round):
    play = make_round(3, mode=Mode.KELLY, clubs=ClubChoice.FIRST_GAME)
    play_greedily_until(play.session, lambda one: one.match.state.phase is Phase.OVER)
    rows = order_rows(play.session.view, ("Odile", "Marek", "Sol"), {}, play.offer)
    assert play.state.order
    assert TurnState.NOW not in {row.turn for row in rows}


def test_in_the_open_targets_are_chosen_without_a_curtain(make_round):
    play = make_round(2, mode=Mode.KELLY, open_choices=True)
    assert play.screen.curtain is None and len(play.offer.target_cards) == 2


def test_the_card_of_a_target_is_told_to_those_who_cannot_see_it(make_round):
    play = make_round(2, mode=Mode.KELLY)
    play.press(Key.Key_Return)
    card = play.board.console.targets.cards[0]
    assert card.accessibleName() == f"Green {card.card.hole + 1}, {card.card.note}"


# Solo Chaos


def solo(make_round, box, course="honeycomb", combined=6):
    return make_round(
        1,
        mode=Mode.SOLO_CHAOS,
        course=course,
        clubs=ClubChoice.FREE,
        solo_deck=fair_deck(box, combined),
        until=in_phase(Phase.SELECT),
    )


def test_the_targets_of_the_opponents_are_marked_on_the_course(make_round, box):
    play = solo(make_round, box)
    for number, name in enumerate(("moon", "bolt", "leaf")):
        hole = play.session.view.rivals[number].target
        assert name in flag(play, hole).seekers


def test_the_solo_card_stands_beside_the_course_with_its_marker(make_round, box):
    play = solo(make_round, box)
    track = play.board.panels.rivals.track
    assert track.is_combined == is_combined(play.state)


def in_combined(phase):
    return lambda one: one.match.state.phase is phase and is_combined(one.match.state)


def test_a_club_of_an_opponent_is_turned_over_by_key_in_a_combined_turn(make_round, box):
    play = solo(make_round, box)
    play_greedily_until(play.session, in_combined(Phase.ACT))
    play.press(Key.Key_8)
    assert last_actions(play, 1) == [RevealClub(1)]
    assert "initiative" in play.board.panels.rivals.rows[1].accessibleName()


def test_a_club_of_an_opponent_is_turned_over_by_click_and_the_aim_is_kept(make_round, box):
    play = solo(make_round, box)
    play_greedily_until(play.session, in_combined(Phase.CHOOSE))
    play.screen.task.step(1)
    aim = play.offer.aim
    QTest.mouseClick(play.board.panels.rivals.rows[2], Qt.MouseButton.LeftButton)
    assert last_actions(play, 1) == [RevealClub(2)]
    assert play.offer.aim == aim


def test_no_club_is_turned_over_where_only_the_player_scores(make_round, box):
    play = solo(make_round, box)
    play_greedily_until(
        play.session,
        lambda one: one.match.state.phase is Phase.ACT and not is_combined(one.match.state),
    )
    before = play.state
    play.press(Key.Key_7)
    assert play.state == before
    assert "combined scoring" in play.board.panels.toast.text


def score(play):
    """Play on to the end of a turn of combined scoring."""
    while not isinstance(play.screen.task, Telling):
        play.session.play(greedy_action(play.session))


def test_combined_scoring_is_told_step_by_step(make_round, box):
    play = solo(make_round, box)
    score(play)
    final = [rival.points for rival in play.state.rivals]
    told, points = [], []
    while isinstance(play.screen.task, Telling):
        told.append(play.title)
        points.append([rival.points for rival in play.offer.view.rivals])
        play.press(Key.Key_Return)
    assert told[0].startswith("Moon") and told[-1] == "New targets"
    assert points[0] != points[-1] and points[-1] == final


def test_the_green_that_is_told_of_glows(make_round, box):
    play = solo(make_round, box)
    score(play)
    hole = play.offer.green
    assert flag(play, hole).aimed


def test_the_telling_of_the_scores_can_be_skipped(make_round, box):
    play = solo(make_round, box)
    score(play)
    play.press(Key.Key_Escape)
    assert not isinstance(play.screen.task, Telling)
    assert play.state.phase in (Phase.SELECT, Phase.EXTRA)


def test_the_end_names_the_winner_among_player_and_opponents(make_round, box):
    play = solo(make_round, box)
    play_greedily_until(play.session, lambda one: one.is_over)
    while isinstance(play.screen.task, Telling):
        play.press(Key.Key_Return)
    won = play.state.ranks[0] == 1
    assert play.title in (("You win!", "You share the win") if won else ("The opponents win",))


def test_the_opponents_fit_into_a_low_window(make_round, box):
    play = solo(make_round, box)
    play.screen.window().resize(1100, 600)
    play.screen.resize(1100, 600)
    panels = play.board.panels
    assert panels.order.isHidden()
    assert panels.rivals.minimumSizeHint().height() <= play.board.view.height()
