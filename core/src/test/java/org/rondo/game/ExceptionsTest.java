package org.rondo.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;

class ExceptionsTest {

  @Test
  void anIllegalMoveNamesTheSeatTheMoveAndTheReason() {
    IllegalMoveException e = new IllegalMoveException(1, "d6", "it turns no disc");

    assertThat(e)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("seat 1 cannot play d6: it turns no disc");
    assertThat(e.seat()).isEqualTo(1);
    assertThat(e.move()).isEqualTo("d6");
    assertThat(e.reason()).isEqualTo("it turns no disc");
  }

  @Test
  void unreadableMoveSaysWhatAMoveLooksLike() {
    UnreadableMoveException e = new UnreadableMoveException("k9", "a move is a1 to h8 or pass");

    assertThat(e)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("'k9' is no move: a move is a1 to h8 or pass");
    assertThat(e.text()).isEqualTo("k9");
    assertThat(e.rule()).isEqualTo("a move is a1 to h8 or pass");
  }

  @Test
  void aMessageHoldsNoMoreThanTheBeginningOfALongMove() {
    String move = "k4,17 ".repeat(1000);
    String beginning = move.substring(0, 100) + "...";

    assertThat(new UnreadableMoveException(move, "it is too long"))
        .hasMessage("'" + beginning + "' is no move: it is too long");
    assertThat(new IllegalMoveException(0, move, "no ball is there"))
        .hasMessage("seat 0 cannot play " + beginning + ": no ball is there");
    assertThat(new UnreadableMoveException(move, "it is too long").text()).isEqualTo(move);
    assertThat(new UnreadableMoveException("x".repeat(99) + "\uD83D\uDE00", "no"))
        .hasMessage("'" + "x".repeat(99) + "...' is no move: no");
  }

  @Test
  void tooManyMovesSaysHowManyAndWhatToAskForInstead() {
    TooManyMovesException e = new TooManyMovesException(BigInteger.TEN.pow(20));

    assertThat(e)
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContainingAll("100000000000000000000 moves", "more than 1000000");
    assertThat(e.count()).isEqualTo(BigInteger.TEN.pow(20));
  }
}
