package org.rondo.foosball;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.rondo.foosball.Situations.EXAMPLE;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.game.UnreadableMoveException;

class RosterTest {
  private final Foosball foosball = new Foosball();

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "x", "1 2 x", "1,2", "1.0", "2147483648", "-2147483648", "- 1"})
  void textsThatAreNotNumbersAreUnreadable(String text) {
    assertThatExceptionOfType(UnreadableMoveException.class)
        .isThrownBy(() -> foosball.parse(text))
        .withMessage(
            "'%s' is no move: a roster is 26 whole numbers with blanks between them, -4..4 a row"
                + " and any other the bench",
            text);
  }

  @Test
  void rostersAreReadWithAnyBlanks() {
    Roster roster = foosball.parse("  +1 -02\t2147483647\n");
    assertThat(roster.text()).isEqualTo("1 -2 2147483647");
    assertThat(roster).isEqualTo(Roster.of(1, -2, Integer.MAX_VALUE)).hasToString(roster.text());
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Roster.of(3, Integer.MIN_VALUE))
        .withMessage("number -2147483648 is below -2147483647, the least of a roster");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Roster.of())
        .withMessage("a roster has no number; it must have at least 1");
    assertThat(Roster.of(1, 2)).isNotEqualTo(Roster.of(1, 2, 3)).isNotEqualTo(Roster.of(1, 3));
    assertThat(Roster.of(1, 2)).isNotEqualTo("1 2");
    assertThat(EXAMPLE).isNotEqualTo(Roster.of(EXAMPLE.numbers().subList(0, 25)));
  }

  @Test
  void aRosterIsNotChangedThroughWhatItWasMadeOf() {
    int[] numbers = {1, 200, 3};
    Roster roster = Roster.of(numbers);
    numbers[1] = 5;
    assertThat(roster.number(1)).isEqualTo(200);
  }

  @Test
  void aStepIsAChangeByOneRow() {
    Roster roster = EXAMPLE.with(0, -3).with(1, 4).with(4, 7);
    assertThat(roster.withStep(0, -1)).isEqualTo(roster.with(0, -4));
    assertThat(roster.withStep(0, 1)).isEqualTo(roster.with(0, -2));
    assertThat(roster.withStep(1, -1)).isEqualTo(roster.with(1, 3));
  }

  @ParameterizedTest
  @CsvSource({
    "0, -1, player 0 cannot step from -4 by -1",
    "5, 1, player 5 cannot step from 4 by 1",
    "4, 1, player 4 cannot step from 100 by 1",
    "2, 0, player 2 cannot step from 3 by 0",
    "2, -2, player 2 cannot step from 3 by -2"
  })
  void aStepThatLeavesTheFieldIsRefused(int player, int direction, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> EXAMPLE.withStep(player, direction))
        .withMessage(message);
  }

  @Test
  void whereThereIsNoPlayerThereIsNoStep() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Roster.of(1, 2).withStep(0, 1))
        .withMessage("a roster of 2 numbers has no steps; it must have 26");
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> EXAMPLE.withStep(26, 1));
  }
}
