package org.rondo.examples.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.random.Rng;

/** What every game has: seats, traits, moves of the seat to move, and moves that are texts. */
class ExampleRulesTest {

  @SuppressWarnings("unchecked")
  private static Game<State, Move> game(String id) {
    return (Game<State, Move>) GameCatalog.find(id);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "kuhn-poker | chance, hidden, zero-sum, played-for-score, scores from -2 to 2,"
            + " at most 3 turns",
        "leduc-poker | chance, hidden, zero-sum, played-for-score, scores from -13 to 13,"
            + " at most 8 turns",
        "liars-dice | chance, hidden, zero-sum, played-for-score, scores from -1 to 1,"
            + " at most 13 turns",
        "pig | chance, at most 1000 turns",
        "rock-paper-scissors | simultaneous, at most 100 turns",
        "tic-tac-toe | at most 9 turns"
      })
  void aGameOfTwoSeatsTellsItsTraits(String id, String traits) {
    assertThat(game(id).seatCount()).isEqualTo(2);
    assertThat(game(id).traits()).hasToString(traits);
  }

  /** A position in which seat 1 is to move, and a position that is over. */
  @ParameterizedTest
  @CsvSource({
    "kuhn-poker, KQ p, KQ pp, bet",
    "leduc-poker, KQJ c, KQJ cc/cc, raise",
    "liars-dice, 1 2: 1x1, 1 2: 1x1 liar, 2x1",
    "pig, '3-7, seat 1 has 5, 40 left', '100-7, seat 1 has 0, 0 left', roll",
    "tic-tac-toe, x........, xxxoo...., 9"
  })
  void onlyTheSeatToMoveHasMoves(String id, String position, String end, String text) {
    Game<State, Move> game = game(id);
    State state = game.parseState(position);
    Move move = game.parse(text);
    assertThat(game.moves(state, 0).isEmpty()).isTrue();
    assertThat(game.moves(state, 1).contains(move)).isTrue();
    assertThatExceptionOfType(IllegalMoveException.class)
        .isThrownBy(() -> game.next(state, JointMove.of(0, move), Rng.none()))
        .withMessage("seat 0 cannot play " + text + ": the seats to move are {1}");
    State over = game.parseState(end);
    assertThat(game.moves(over, 0).isEmpty()).isTrue();
    assertThat(game.moves(over, 1).isEmpty()).isTrue();
    assertThatExceptionOfType(IllegalMoveException.class)
        .isThrownBy(() -> game.next(over, JointMove.of(1, move), Rng.none()))
        .withMessage("seat 1 cannot play " + text + ": the game is over");
  }

  @Test
  void bothSeatsBidAtOnceUntilTheLastPrize() {
    Goofspiel game = new Goofspiel(1, Goofspiel.PrizeOrder.ASCENDING);
    Goofspiel.GoofspielCard one = game.parse("1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> game.next(game.start(), JointMove.of(0, one), Rng.none()))
        .withMessageStartingWith("seat 1 is to move");
    Goofspiel.GoofspielRound end = game.next(game.start(), JointMove.all(one, one), Rng.none());
    assertThatExceptionOfType(IllegalMoveException.class)
        .isThrownBy(() -> game.next(end, JointMove.all(one, one), Rng.none()))
        .withMessage("seat 0 cannot play 1: the game is over");
  }

  @Test
  void bothSeatsMoveAtOnceUntilTheLastRound() {
    RockPaperScissors game = new RockPaperScissors(1);
    RockPaperScissors.Hand rock = game.parse("rock");
    assertThat(game.moves(game.start(), 0).list()).hasSize(3);
    assertThat(game.moves(game.start(), 1).list()).hasSize(3);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> game.next(game.start(), JointMove.of(0, rock), Rng.none()))
        .withMessageStartingWith("seat 1 is to move");
    RockPaperScissors.Standing end = game.next(game.start(), JointMove.all(rock, rock), Rng.none());
    assertThat(game.moves(end, 0).isEmpty()).isTrue();
    assertThatExceptionOfType(IllegalMoveException.class)
        .isThrownBy(() -> game.next(end, JointMove.all(rock, rock), Rng.none()))
        .withMessage("seat 0 cannot play rock: the game is over");
  }

  @ParameterizedTest
  @CsvSource({
    "kuhn-poker, pass bet",
    "leduc-poker, fold call raise",
    "liars-dice, liar 1x1 2x6",
    "pig, roll hold",
    "rock-paper-scissors, rock paper scissors",
    "tic-tac-toe, 1 9",
    "goofspiel, 1 9 10 19 20"
  })
  void aMoveIsReadFromItsText(String id, String moves) {
    for (String move : moves.split(" ")) {
      assertThat(game(id).parse(move).text()).isEqualTo(move);
      assertThat(game(id).parse(" " + move + " ").text()).isEqualTo(move);
    }
  }

  /** What is known needs no draw. */
  @ParameterizedTest
  @CsvSource({
    "kuhn-poker, KQ pp",
    "kuhn-poker, KQ p",
    "leduc-poker, KQJ cc/cc",
    "liars-dice, 1 2: 1x1",
    "liars-dice, 1 2: 1x1 liar"
  })
  void aPositionThatIsKnownIsNotDrawnAgain(String id, String position) {
    Game<State, Move> game = game(id);
    for (int seat = 0; seat < 2; seat++) {
      assertThat(game.resample(game.parseState(position), seat, Rng.none()).text())
          .isEqualTo(position);
    }
  }

  @Test
  void theLimitsThemselvesAreInRange() {
    assertThat(new TicTacToe.Square(1).text()).isEqualTo("1");
    assertThat(new TicTacToe.Square(9).text()).isEqualTo("9");
    assertThatIllegalArgumentException().isThrownBy(() -> new TicTacToe.Square(0));
    assertThat(new RockPaperScissors(1).start().left()).isEqualTo(1);
    assertThat(new RockPaperScissors.Hand(0).text()).isEqualTo("rock");
    assertThatIllegalArgumentException().isThrownBy(() -> new RockPaperScissors.Hand(-1));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new RockPaperScissors.Standing(-1, 0, 0))
        .withMessage("standing 0-0, -1 to come: none may be negative");
    assertThatIllegalArgumentException().isThrownBy(() -> new RockPaperScissors.Standing(0, 0, -1));
    assertThat(new RockPaperScissors.Standing(0, 0, 0).isOver()).isTrue();
  }
}
