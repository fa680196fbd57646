package org.rondo.bot.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rondo.bot.Pile;
import org.rondo.game.MoveSpace;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** The choice by upper confidence bounds, against its formula. */
class UpperBoundsTest {

  private static Arms<Pile.Take> arms(int count) {
    List<Pile.Take> moves = IntStream.range(0, count).mapToObj(Pile.Take::new).toList();
    return Arms.of(MoveSpace.of(moves), count, false, Seed.of(1).rng());
  }

  private static UpperBounds<Pile.Stones, Pile.Take> bounds(double exploration, double width) {
    ValueRange range = new ValueRange();
    range.addAll(new double[] {3, 3 + width});
    return new UpperBounds<>(exploration, range);
  }

  /** Also beyond the 4,096 visits whose logarithms are kept. */
  @Test
  void theArmWithTheHighestBoundIsTaken() {
    Arms<Pile.Take> arms = arms(4);
    UpperBounds<Pile.Stones, Pile.Take> bounds = bounds(0.7, 5);
    Rng rng = Seed.of(4).rng();
    IntStream.range(0, 4).forEach(arm -> arms.learn(arm, rng.uniform()));
    for (int visit = 4; visit < 4_300; visit++) {
      int best = 0;
      double highest = Double.NEGATIVE_INFINITY;
      for (int arm = 0; arm < 4; arm++) {
        double bound =
            arms.mean(arm)
                + 0.7 * 5 * Math.sqrt(StrictMath.log(visit)) / Math.sqrt((double) arms.visits(arm));
        if (bound > highest) {
          highest = bound;
          best = arm;
        }
      }
      int taken = bounds.pick(arms, rng);
      assertThat(taken).as("after %d visits", visit).isEqualTo(best);
      arms.learn(taken, 3 + taken + 2 * rng.uniform());
    }
  }

  @Test
  void ofEqualBoundsTheFirstIsTaken() {
    Arms<Pile.Take> arms = arms(3);
    IntStream.range(0, 3).forEach(arm -> arms.learn(arm, 1));
    assertThat(bounds(1, 1).pick(arms, Rng.none())).isZero();
  }

  @Test
  void ofArmsWithTheMostVisitsTheOneWithTheHighestMeanIsPlayed() {
    Arms<Pile.Take> arms = arms(4);
    arms.learn(0, 5);
    arms.learn(1, 1);
    arms.learn(1, 2);
    arms.learn(2, 2);
    arms.learn(2, 2);
    assertThat(UpperBounds.mostVisitedAlone(arms)).containsExactly(0, 0, 1, 0);
    arms.learn(1, 3);
    assertThat(UpperBounds.mostVisitedAlone(arms)).containsExactly(0, 1, 0, 0);
    assertThat(UpperBounds.mostVisitedAlone(arms(2))).containsExactly(1, 0);
    Arms<Pile.Take> equal = arms(2);
    equal.learn(0, 3);
    equal.learn(1, 3);
    assertThat(UpperBounds.mostVisitedAlone(equal)).as("the first").containsExactly(1, 0);
  }

  /** A seat that moves alone plays one move; seats that move at once mix theirs. */
  @Test
  void seatsThatMoveAtOncePlayBySharesOfVisits() {
    Arms<Pile.Take> arms = arms(2);
    UpperBounds<Pile.Stones, Pile.Take> bounds = bounds(1, 1);
    assertThat(bounds.probabilities(List.of(arms, arms), 0)).containsExactly(1, 0);
    arms.learn(0, 1);
    arms.learn(1, 1);
    arms.learn(0, 1);
    arms.learn(0, 1);
    assertThat(bounds.probabilities(List.of(arms), 0)).containsExactly(1, 0);
    assertThat(bounds.probabilities(List.of(arms, arms), 1))
        .containsExactly(new double[] {0.75, 0.25}, within(0.0));
  }

  @Test
  void linesAreSortedByProbabilityAndVisits() {
    Pile.Take one = new Pile.Take(1);
    Pile.Take two = new Pile.Take(2);
    Pile.Take three = new Pile.Take(3);
    Analysis<Pile.Take> analysis =
        Analysis.sorted(
            List.of(
                new Analysis.Candidate<>(one, 3, 0.5, 0.25),
                new Analysis.Candidate<>(two, 4, 0.5, 0.25),
                new Analysis.Candidate<>(three, 0, 0, 0.5)),
            7);
    assertThat(analysis.lines())
        .extracting(Analysis.Candidate::move)
        .containsExactly(three, two, one);
    assertThat(analysis.visits(two)).isEqualTo(4);
    assertThat(analysis.visits(new Pile.Take(4))).isZero();
    assertThat(analysis.value(one)).contains(0.5);
    assertThat(analysis.value(three)).isEmpty();
  }
}
