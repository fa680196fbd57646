package org.rondo.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.rondo.game.Outcome;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

class RatingListProperties {
  private static final List<String> NAMES = List.of("ada", "ben", "cleo", "dan", "eve");

  /** A match with its outcome. */
  private record Played(List<String> entrants, Outcome outcome) {}

  private static List<Played> matches(long seed, int count, int seats) {
    Rng rng = Seed.of(seed).rng();
    List<Played> matches = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      List<String> names = new ArrayList<>(NAMES);
      rng.shuffle(names);
      double[] scores = new double[seats];
      for (int seat = 0; seat < seats; seat++) {
        scores[seat] = rng.below(3);
      }
      matches.add(new Played(names.subList(0, seats), Outcome.byScore(scores)));
    }
    return matches;
  }

  private static RatingList ratings(List<Played> matches) {
    Crosstable table = new Crosstable();
    matches.forEach(match -> table.add(match.entrants(), match.outcome()));
    return RatingList.of(table);
  }

  @Property(tries = 100)
  void theOrderOfTheMatchesDoesNotMatter(
      @ForAll long seed,
      @ForAll @IntRange(min = 1, max = 60) int count,
      @ForAll @IntRange(min = 2, max = 4) int seats) {
    List<Played> matches = matches(seed, count, seats);
    RatingList one = ratings(matches);
    Collections.shuffle(matches, new Random(seed));
    RatingList other = ratings(matches);
    assertThat(other.lines())
        .usingRecursiveComparison()
        .withComparatorForType(
            (a, b) -> Math.abs(a - b) < 1e-6 ? 0 : Double.compare(a, b), Double.class)
        .isEqualTo(one.lines());
  }

  @Property(tries = 100)
  void anAnchorMovesAllRatingsAlikeAndKeepsOrderAndSuperiority(
      @ForAll long seed, @ForAll @IntRange(min = 10, max = 60) int count) {
    RatingList free = ratings(matches(seed, count, 2));
    String anchor = free.lines().get(0).entrant();
    RatingList fixed = free.anchored(anchor, 1500);
    double shift = 1500 - free.lines().get(0).elo();
    assertThat(fixed.anchor()).contains(anchor);
    assertThat(fixed.lines().get(0).elo()).isEqualTo(1500);
    assertThat(fixed.lines().get(0).error()).isZero();
    for (int index = 0; index < free.lines().size(); index++) {
      RatingList.RatedEntrant before = free.lines().get(index);
      RatingList.RatedEntrant after = fixed.lines().get(index);
      assertThat(after.entrant()).isEqualTo(before.entrant());
      assertThat(after.rank()).isEqualTo(before.rank());
      assertThat(after.elo()).isCloseTo(before.elo() + shift, within(1e-9));
      assertThat(after.opposition()).isCloseTo(before.opposition() + shift, within(1e-9));
      for (RatingList.RatedEntrant other : free.lines()) {
        double likelihood = free.superiority(before.entrant(), other.entrant());
        assertThat(fixed.superiority(before.entrant(), other.entrant()))
            .isCloseTo(likelihood, within(1e-9));
        assertThat(likelihood + free.superiority(other.entrant(), before.entrant()))
            .isCloseTo(1, within(1e-12));
        assertThat(likelihood > 0.5 + 1e-9).isEqualTo(before.elo() > other.elo() + 1e-6);
      }
    }
  }

  @Example
  void aStrengthRelativeToTheOtherHasItsLikelihood() {
    Strengths strengths =
        BradleyTerry.fitWithVirtualDraws(2, List.of(new HeadToHead(0, 1, 30, 10)), 0.5);
    Strengths relative = strengths.relativeTo(1);
    double errors = relative.ability(0) / relative.error(0);
    double expected =
        new org.apache.commons.math3.distribution.NormalDistribution()
            .cumulativeProbability(errors);
    assertThat(strengths.superiority(0, 1)).isCloseTo(expected, within(1e-12)).isBetween(0.99, 1.0);
    assertThat(strengths.superiority(1, 1)).isEqualTo(0.5);
  }

  @Example
  void anUnknownAnchorIsRefused() {
    RatingList list = ratings(List.of(new Played(List.of("a", "b"), Outcome.byScore(1, 0))));
    assertThatThrownBy(() -> list.anchored("c", 1500))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("no entrant c", "a, b");
    assertThatThrownBy(() -> list.anchored("a", Double.NaN))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("is not a finite number");
  }
}
