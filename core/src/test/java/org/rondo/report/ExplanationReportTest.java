package org.rondo.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rondo.format.Explanation;
import org.rondo.format.Explanation.Rule;
import org.rondo.format.Pairing;
import org.rondo.format.Pairing.Opponents;

class ExplanationReportTest {
  private static final Pairing CHOSEN = new Pairing(List.of(Opponents.of(0, 1)), List.of(2));
  private static final Pairing OTHER = new Pairing(List.of(Opponents.of(0, 2)), List.of(1));
  private static final List<String> NAMES = List.of("ada", "ben", "cleo");

  @Test
  void theFirstRuleThatDiffersIsMarked() {
    Explanation explanation =
        new Explanation(
            CHOSEN,
            OTHER,
            List.of(
                new Rule("byes", 1, 1), new Rule("rematches", 0, 12), new Rule("distance", -4, -9)),
            List.of("1. ada: losses 0"));
    assertThat(new ExplanationReport("round 2", explanation, NAMES).text())
        .isEqualTo(
            """
            round 2
              1. ada: losses 0
              paired:    ada - ben, bye cleo
              next best: ada - cleo, bye ben
               paired    next  a lower count is better; an earlier rule counts first
                    1       1  byes
            *       0      12  rematches
                   -4      -9  distance
            """);
  }

  @Test
  void whereThereIsNoOtherPairingNothingIsMarked() {
    Pairing only = new Pairing(List.of(Opponents.of(1, 2)), List.of());
    Explanation explanation = new Explanation(only, List.of(new Rule("byes", 1)), List.of());
    assertThat(new ExplanationReport("final", explanation, NAMES).text())
        .isEqualTo(
            """
            final
              paired:    ben - cleo
               paired    next  a lower count is better; an earlier rule counts first
                    1       -  byes
            """);
  }

  @Test
  void pairingsThatNoRuleDistinguishesAreCalledEqual() {
    Explanation explanation =
        new Explanation(CHOSEN, OTHER, List.of(new Rule("byes", 1, 1)), List.of());
    assertThat(new ExplanationReport("round 1", explanation, NAMES).text())
        .endsWith(
            """
                    1       1  byes
              equal by all rules: among equal pairings the same one is always played
            """);
  }

  @Test
  void everyEntrantOfThePairingIsNamed() {
    Explanation explanation = new Explanation(CHOSEN, List.of(), List.of());
    List<String> two = NAMES.subList(0, 2);
    assertThatThrownBy(() -> new ExplanationReport("round 1", explanation, two))
        .hasMessageContainingAll("2 names", "too few for entrant 2");
  }

  @Test
  void longPairingsAreWrappedAt80Columns() {
    List<String> names = IntStream.range(0, 40).mapToObj(i -> "entrant" + i).toList();
    List<Opponents> pairs =
        IntStream.range(0, 20).mapToObj(i -> Opponents.of(2 * i, 2 * i + 1)).toList();
    Explanation explanation = new Explanation(new Pairing(pairs, List.of()), List.of(), List.of());
    List<String> lines =
        new ExplanationReport("round 1", explanation, names).text().lines().toList();
    assertThat(lines).allMatch(line -> line.length() <= 80);
    assertThat(lines.get(1))
        .isEqualTo("  paired:    entrant0 - entrant1, entrant2 - entrant3, entrant4 - entrant5,");
    assertThat(lines.get(2)).startsWith("             entrant6 - entrant7, ");
    assertThat(String.join("", lines)).contains("entrant38 - entrant39");
  }
}
