package org.rondo.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ExplanationTest {
  private static final Pairing PAIRING =
      new Pairing(List.of(new Pairing.Opponents(0, 1)), List.of(2));
  private static final Pairing OTHER =
      new Pairing(List.of(new Pairing.Opponents(0, 2)), List.of(1));
  private static final List<Explanation.Rule> RULES = List.of(new Explanation.Rule("byes", 1, 3));

  @Test
  void explanationsOfTheSamePartsAreEqual() {
    Explanation explanation = new Explanation(PAIRING, OTHER, RULES, List.of("note"));
    assertThat(new Explanation(PAIRING, OTHER, RULES, List.of("note")))
        .isEqualTo(explanation)
        .hasSameHashCodeAs(explanation)
        .hasToString(explanation.toString());
    assertThat(explanation.nextBest()).contains(OTHER);
    assertThat(new Explanation(PAIRING, RULES, List.of("note"))).isNotEqualTo(explanation);
    assertThat(new Explanation(PAIRING, RULES, List.of("note")).nextBest()).isEmpty();
  }

  @Test
  void explanationsThatDifferInOnePartAreDifferent() {
    List<String> notes = List.of("note");
    Explanation explanation = new Explanation(PAIRING, OTHER, RULES, notes);
    assertThat(
            List.of(
                explanation,
                new Explanation(OTHER, OTHER, RULES, notes),
                new Explanation(PAIRING, PAIRING, RULES, notes),
                new Explanation(PAIRING, OTHER, List.of(), notes),
                new Explanation(PAIRING, OTHER, RULES, List.of())))
        .doesNotHaveDuplicates()
        .extracting(Explanation::hashCode)
        .doesNotHaveDuplicates();
    assertThat(explanation).isNotEqualTo("note");
    assertThat(explanation.toString())
        .isEqualTo(PAIRING + ", next best " + OTHER + "[byes: 1, next best 3][note]");
    assertThat(explanation.pairing()).isEqualTo(PAIRING);
    assertThat(explanation.rules()).isEqualTo(RULES);
    assertThat(explanation.notes()).isEqualTo(notes);
    assertThat(
            List.of(
                new Explanation.Rule("byes", 1, 3),
                new Explanation.Rule("games", 1, 3),
                new Explanation.Rule("byes", 2, 3),
                new Explanation.Rule("byes", 1, 2)))
        .doesNotHaveDuplicates()
        .extracting(Explanation.Rule::hashCode)
        .doesNotHaveDuplicates();
    assertThat(RULES.get(0)).isNotEqualTo("byes");
    assertThat(RULES.get(0).text()).isEqualTo("byes");
    assertThat(RULES.get(0).count()).isEqualTo(1);
  }

  @Test
  void rulesOfTheSameCountsAreEqual() {
    Explanation.Rule rule = new Explanation.Rule("byes", 1, 3);
    assertThat(rule).isEqualTo(RULES.get(0)).hasSameHashCodeAs(RULES.get(0));
    assertThat(rule)
        .hasToString("byes: 1, next best 3")
        .isNotEqualTo(new Explanation.Rule("byes", 1));
    assertThat(new Explanation.Rule("byes", 1).next()).isEmpty();
  }
}
