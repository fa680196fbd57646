package org.rondo.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rondo.format.EncounterResult.Placing;
import org.rondo.format.EncounterResult.PlayedCourse;
import org.rondo.format.EncounterResult.Rotation;
import org.rondo.game.Outcome;
import org.rondo.match.MatchFingerprint;

class DifferentMatchesTest {
  private static final Encounter PAIR = Encounter.of(0, 1).over(400);
  private static final List<Integer> WON = List.of(1, 2);

  /** A match that the first entrant of the encounter wins. */
  private static EncounterResult won(EncounterResult before, int match, long start, long course) {
    Outcome outcome = match % 2 == 0 ? Outcome.byScore(1, 0) : Outcome.byScore(0, 1);
    return before.plus(match, MatchResult.of(outcome), new MatchFingerprint(start, course));
  }

  private static EncounterResult repeated(int matches) {
    EncounterResult result = EncounterResult.none(PAIR);
    for (int match = 0; match < matches; match++) {
      result = won(result, match, match % 2, match % 2);
    }
    return result;
  }

  @Test
  void matchesThatAreTheSameCountOnce() {
    DifferentMatches different = DifferentMatches.of(List.of(repeated(400)));
    assertThat(different.remark())
        .contains(
            "400 games, 2 different: in ratings, games that repeat an earlier one count once");
    assertThat(different.encounters())
        .singleElement()
        .satisfies(
            result -> {
              assertThat(result.placings()).containsExactly(new Placing(WON, 2));
              assertThat(result.rotations())
                  .containsExactly(new Rotation(-1, List.of(WON, WON), 1));
              assertThat(result.tallies().get(0).wins()).isEqualTo(400);
            });
  }

  @Test
  void fingerprintsAreTakenUntilMatchesThatBeganAlikeDiffer() {
    EncounterResult alike = repeated(10);
    MatchResult result = MatchResult.of(Outcome.byScore(1, 0));
    List<MatchFingerprint> taken = new ArrayList<>();
    EncounterResult differing =
        alike.plus(10, result, () -> take(taken, new MatchFingerprint(0, 7)));
    EncounterResult further =
        differing.plus(12, result, () -> take(taken, new MatchFingerprint(0, 8)));
    assertThat(taken).containsExactly(new MatchFingerprint(0, 7));
    assertThat(further).isEqualTo(differing.plus(12, result, new MatchFingerprint(0, 8)));
  }

  private static MatchFingerprint take(List<MatchFingerprint> taken, MatchFingerprint one) {
    taken.add(one);
    return one;
  }

  @Test
  void matchesOfAnotherEncounterAreRepeatedToo() {
    DifferentMatches different = DifferentMatches.of(List.of(repeated(1), repeated(4)));
    assertThat(different.remark()).get().asString().startsWith("5 games, 2 different: ");
    assertThat(different.encounters())
        .extracting(EncounterResult::placings)
        .containsExactly(List.of(new Placing(WON, 1)), List.of(new Placing(WON, 1)));
    assertThat(DifferentMatches.of(List.of(repeated(2), repeated(2))).encounters()).hasSize(1);
  }

  @Test
  void entrantsThatVaryHaveEveryMatch() {
    EncounterResult varying = won(repeated(10), 10, 0, 7);
    assertThat(varying.courses())
        .containsExactly(
            new PlayedCourse(new MatchFingerprint(0, 0), WON, 5, 0),
            new PlayedCourse(new MatchFingerprint(0, 7), WON, 1, 5));
    assertThat(won(varying, 11, 8, 8).courses()).isEqualTo(varying.courses());
    DifferentMatches different = DifferentMatches.of(List.of(repeated(10), varying));
    assertThat(different.remark()).isEmpty();
    assertThat(different.encounters())
        .extracting(EncounterResult::placings)
        .containsExactly(List.of(new Placing(WON, 10)), List.of(new Placing(WON, 11)));
  }

  @Test
  void aThousandDifferentMatchesAreKept() {
    EncounterResult result = EncounterResult.none(Encounter.of(0, 1).over(1_002));
    for (int match = 0; match < 1_002; match++) {
      result = won(result, match, match, match);
    }
    assertThat(result.courses()).hasSize(1_000);
    assertThat(result.courses().get(999).fingerprint()).isEqualTo(new MatchFingerprint(999, 999));
    assertThat(result.tallies().get(0).wins()).isEqualTo(1_002);
  }

  @Test
  void whoElseVariesHasNoInfluence() {
    EncounterResult others =
        won(won(EncounterResult.none(Encounter.of(1, 2).over(2)), 0, 5, 5), 1, 5, 6);
    assertThat(DifferentMatches.of(List.of(repeated(4), others)).remark())
        .get()
        .asString()
        .startsWith("6 games, 4 different: ");
  }

  @Test
  void aMatchWithoutAFingerprintCounts() {
    EncounterResult result = repeated(4).plus(4, MatchResult.of(Outcome.byScore(1, 0)));
    assertThat(DifferentMatches.of(List.of(result)).encounters().get(0).placings())
        .containsExactly(new Placing(WON, 3));
    assertThat(DifferentMatches.of(List.of(result)).encounters().get(0).rotations())
        .containsExactly(new Rotation(-1, List.of(WON, WON), 1), new Rotation(-1, List.of(WON), 1));
  }
}
