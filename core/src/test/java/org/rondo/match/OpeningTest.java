package org.rondo.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.rondo.bot.Bots;
import org.rondo.bot.Dice;
import org.rondo.bot.Pile;
import org.rondo.input.SpecificationException;
import org.rondo.random.Seed;

class OpeningTest {
  private final Pile pile = new Pile(2, 6);

  private MatchRecord played(String... moves) {
    List<List<String>> turns = List.of(moves).stream().map(List::of).toList();
    return played(new Opening(turns));
  }

  private MatchRecord played(Opening opening) {
    return Match.of(pile).seat("a", Bots.random()).seat("b", Bots.random()).opening(opening).play();
  }

  private static void refused(ThrowingCallable play, String sentence) {
    assertThatThrownBy(play).isInstanceOf(SpecificationException.class).hasMessage(sentence);
  }

  private static void refusedArgument(ThrowingCallable call, String sentence) {
    assertThatThrownBy(call).isInstanceOf(IllegalArgumentException.class).hasMessage(sentence);
  }

  @Test
  void isPlayedBeforeTheBotsAreAsked() {
    MatchRecord record = played("take 3", "take 2");
    assertThat(record.opening().turns()).containsExactly(List.of("take 3"), List.of("take 2"));
    assertThat(record.turns()).containsExactly(List.of("take 1"));
    assertThat(record.turnCount()).isEqualTo(3);
  }

  @Test
  void mayEndTheGame() {
    MatchRecord record = played("take 3", "take 3");
    assertThat(record.turns()).isEmpty();
    assertThat(record.replay(pile)).hasSize(3);
  }

  @Test
  void isRefusedWhereATextIsNoMove() {
    refused(
        () -> played("take 3", "grab 2"),
        "opening turn 2: 'grab 2' is no move: a move is take and a digit");
  }

  @Test
  void isRefusedWhereAMoveMayNotBePlayed() {
    refused(
        () -> played("take 3", "take 4"),
        "opening turn 2: seat 1 cannot play take 4: 1 to 3 stones may be taken");
  }

  @Test
  void isRefusedWhereATurnHasAnotherNumberOfMovesThanSeatsToMove() {
    refused(
        () -> played(new Opening(List.of(List.of("take 1", "take 1")))),
        "opening turn 1: 2 moves [take 1, take 1] do not fit the seats to move, {0}");
  }

  @Test
  void isRefusedWhereItGoesOnAfterTheEnd() {
    refused(
        () -> played("take 3", "take 3", "take 1"),
        "opening turn 3: 1 moves [take 1] do not fit the seats to move, {}");
  }

  @Test
  void isRefusedWhereTheDiceOfAnotherSeedForbidIt() {
    Dice dice = new Dice(2, 5);
    int shown = dice.start(Seed.of(1).child("rules").rng()).die();
    Opening opening = new Opening(List.of(List.of("" + (shown == 1 ? 2 : 1), "" + shown)));
    Match<Dice.Table, Dice.Guess> match =
        Match.of(dice).seat("a", Bots.random()).seat("b", Bots.random()).seed(1).opening(opening);
    assertThatThrownBy(match::play)
        .isInstanceOf(SpecificationException.class)
        .hasMessageStartingWith("opening turn 1: seat 1 cannot play " + shown);
  }

  @Test
  void refusesATurnWithoutMoves() {
    refusedArgument(
        () -> new Opening(List.of(List.of("take 1"), List.of())),
        "opening [[take 1], []] has a turn without moves");
  }

  @Test
  void keepsItsMovesWhateverBecomesOfTheListThatItWasGiven() {
    List<String> turn = new ArrayList<>(List.of("take 1"));
    List<List<String>> turns = new ArrayList<>(List.of(turn));
    Opening opening = new Opening(turns);
    turn.set(0, "take 2");
    turns.clear();
    assertThat(opening.turns()).containsExactly(List.of("take 1"));
    assertThatThrownBy(() -> opening.turns().clear())
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void ofFewerThanNoTurnsIsRefused() {
    refusedArgument(
        () -> Opening.random(pile, -1, Seed.of(1)), "opening of -1 turns: the minimum is 0");
  }
}
