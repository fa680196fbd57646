package org.rondo.foosball;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.rondo.foosball.Situations.EXAMPLE;
import static org.rondo.foosball.Situations.FORWARD;
import static org.rondo.foosball.Situations.atRound;
import static org.rondo.foosball.Situations.play;
import static org.rondo.foosball.Situations.with;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FoosballTableTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0 | 3 | 3 goals and the ball in row 0 take at least 15 rounds, but only 10 are played",
        "1 | -1 | number 1, AWAY's goals, is -1; it must be in 0..10",
        "0 | -1 | number 0, HOME's goals, is -1; it must be in 0..10",
        "0 | 11 | number 0, HOME's goals, is 11; it must be in 0..10",
        "2 | -1 | number 2, the rounds played, is -1; it must be in 0..800",
        "2 | 801 | number 2, the rounds played, is 801; it must be in 0..800",
        "3 | 5 | number 3, the ball's row, is 5; it must be in -4..4",
        "3 | -5 | number 3, the ball's row, is -5; it must be in -4..4",
        "30 | 11 | number 30, a fatigue, is 11; it must be in 0..10",
        "55 | -1 | number 55, a fatigue, is -1; it must be in 0..10",
        "107 | -1 | number 107, a fatigue, is -1; it must be in 0..10",
        "4 | 5 | HOME has 21 players on the field; it must have 22 or none",
        "60 | 4 | AWAY has 23 players on the field; it must have 22 or none",
        "56 | -2147483648 | AWAY has 21 players on the field; it must have 22 or none",
        "60 | -2147483648 | number -2147483648 is below -2147483647, the least of a roster",
        "2 | 0 | HOME has 22 players on the field; before round 0 it must have none"
      })
  void numbersToWhichNoGameComesAreRefused(int index, int number, String message) {
    FoosballTable table = play(EXAMPLE, EXAMPLE, FORWARD);
    for (int player = 0; player < 26; player++) {
      table = with(with(table, 30 + player, 0), 82 + player, 0);
    }
    FoosballTable fresh = atRound(table, 10);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> with(fresh, index, number))
        .withMessage(message);
  }

  @Test
  void theNumbersOfATableAreReadableOrRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> FoosballTable.parse("1 2 x"))
        .withMessage("table '1 2 x' is not 108 whole numbers with blanks between them");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> FoosballTable.parse("1 2 3"))
        .withMessage("the table has 3 numbers; it must have 108");
    FoosballTable table = play(EXAMPLE, EXAMPLE, FORWARD);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> with(with(table, 2, 200), 3, 1))
        .withMessage("the ball is in row 1 after round 200; it must be in row 0 between quarters");
    assertThat(FoosballTable.parse(" " + table.text() + "\n")).isEqualTo(table);
    assertThat(with(with(table, 2, 16), 0, 3).score(0)).isEqualTo(3);
  }

  @Test
  void aTablesNumbersAreOneFrameForBothTeams() {
    FoosballTable table = play(EXAMPLE, EXAMPLE, FORWARD);
    for (int player = 0; player < Roster.SIZE; player++) {
      assertThat(table.number(0, player)).isEqualTo(EXAMPLE.number(player));
      assertThat(table.number(1, player)).isEqualTo(-EXAMPLE.number(player));
    }
  }

  @Test
  void aRowsStrengthIsTheSumOfItsPlayers() {
    FoosballTable table = with(with(play(EXAMPLE, EXAMPLE, FORWARD), 2, 237), 30, 2);
    // Players 0 and 1 of the example stand in row −4, the first of them tired twice.
    assertThat(table.strength(0, -4)).isEqualTo(1 + 0.99 * 0.99);
    assertThat(table.strength(1, 4)).isEqualTo(2);
    assertThat(table.playerStrength(0, 0)).isEqualTo(0.99 * 0.99);
    assertThat(table.playerStrength(1, 0)).isEqualTo(1);
    for (int row : List.of(-5, 5)) {
      assertThatExceptionOfType(IndexOutOfBoundsException.class)
          .isThrownBy(() -> table.strength(0, row));
    }
  }

  @Test
  void seatsAndPlayersOutOfRangeAreRefused() {
    FoosballTable table = play(EXAMPLE, EXAMPLE, FORWARD);
    for (int seat : List.of(-1, 2)) {
      for (Runnable call :
          List.<Runnable>of(
              () -> table.score(seat),
              () -> table.roster(seat),
              () -> table.fatigue(seat, 0),
              () -> table.number(seat, 0),
              () -> table.playerStrength(seat, 0),
              () -> table.strength(seat, 0),
              () -> table.seenBy(seat))) {
        assertThatExceptionOfType(IndexOutOfBoundsException.class)
            .isThrownBy(call::run)
            .withMessage("seat " + seat + " is neither 0, HOME, nor 1, AWAY");
      }
    }
    for (int player : List.of(-1, 26)) {
      assertThatExceptionOfType(IndexOutOfBoundsException.class)
          .isThrownBy(() -> table.fatigue(0, player));
      assertThatExceptionOfType(IndexOutOfBoundsException.class)
          .isThrownBy(() -> table.number(0, player));
      assertThatExceptionOfType(IndexOutOfBoundsException.class)
          .isThrownBy(() -> table.playerStrength(0, player));
      assertThatExceptionOfType(IndexOutOfBoundsException.class)
          .isThrownBy(() -> EXAMPLE.number(player));
    }
  }
}
