package org.rondo.format.standard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;
import static org.rondo.format.standard.FloatingSituations.pairs;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rondo.format.Pairing;
import org.rondo.format.standard.FloatingElimination.LastRule;

/** Contenders, their ranks and their best pairing. */
class FloatingFieldTest {
  @Test
  void inPairsOfDifferentLossesRanksAreCloseIn2014AndApartIn2015() {
    // Two entrants without a loss and two with one; all four have met within their groups.
    List<FloatingField.Contender> contenders =
        List.of(
            contender(0, 1, 0, Map.of(1, 1)),
            contender(1, 2, 0, Map.of(0, 1)),
            contender(2, 3, 1, Map.of(3, 1)),
            contender(3, 4, 1, Map.of(2, 1)));
    assertThat(new FloatingField(contenders, LastRule.OF_2014).best().pairs())
        .isEqualTo(pairs(0, 2, 1, 3));
    assertThat(new FloatingField(contenders, LastRule.OF_2015).best().pairs())
        .isEqualTo(pairs(0, 3, 1, 2));
  }

  private static FloatingField.Contender contender(
      int entrant, int rank, int losses, Map<Integer, Integer> meetings) {
    return new FloatingField.Contender(entrant, rank, entrant + 1, losses, 0, 1500, meetings);
  }

  @Test
  void ratingsThatAgreeTo6DecimalsAreEqual() {
    FloatingField field =
        FloatingField.ranked(
            List.of(rated(0, 1500.0000001), rated(1, 1500.0), rated(2, 1500.01)), LastRule.OF_2014);
    assertThat(field.contenders())
        .extracting(FloatingField.Contender::entrant, FloatingField.Contender::rank)
        .containsExactly(tuple(2, 1), tuple(1, 2), tuple(0, 3));
  }

  private static FloatingField.Contender rated(int entrant, double rating) {
    return new FloatingField.Contender(entrant, 1, 3 - entrant, 0, 0, rating, Map.of());
  }

  @Test
  void fieldsThatCannotBeAreRefused() {
    assertThatThrownBy(
            () -> new FloatingField(List.of(contender(0, 1, 0, Map.of())), LastRule.OF_2014))
        .hasMessageContainingAll("field of 1", "cannot be paired", "2 at least");
    assertThatThrownBy(
            () ->
                new FloatingField(
                    List.of(contender(0, 1, 0, Map.of()), contender(1, 1, 0, Map.of())),
                    LastRule.OF_2014))
        .hasMessageContainingAll("contender 1 of rank 1 and seed 2", "not fit the field", "1 to 2");
    assertThatThrownBy(() -> contender(0, 0, 0, Map.of()))
        .hasMessageContainingAll(
            "contender 0 of rank 0 and seed 1", "ranks and seeds count from 1");
    FloatingField field =
        new FloatingField(
            List.of(contender(0, 1, 0, Map.of()), contender(1, 2, 0, Map.of())), LastRule.OF_2014);
    assertThatThrownBy(() -> field.explain(new Pairing(pairs(0, 2), List.of())))
        .hasMessageContainingAll("[0, 2]", "not of the contenders [0, 1]");
  }
}
