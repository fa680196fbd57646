package org.rondo.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

class DistributionTest {

  @Test
  void experimentWithoutDrawsHasOneOutcome() {
    Distribution<String> distribution = Distribution.of(rng -> "sure");

    assertThat(distribution.outcomes()).containsExactly("sure");
    assertThat(distribution.probability("sure")).isEqualTo(1);
  }

  @Test
  void outcomesThatAreEqualCountTogether() {
    Distribution<Boolean> even = Distribution.of(rng -> rng.below(6) % 2 == 0);

    assertThat(even.outcomes()).containsExactly(true, false);
    assertThat(even.probability(true)).isCloseTo(0.5, within(1e-12));
  }

  @Test
  void whatCannotOccurHasProbabilityZero() {
    assertThat(Distribution.of(rng -> rng.below(6)).probability(6)).isZero();
  }

  @Test
  void branchesOfProbabilityZeroAreNotRun() {
    assertThat(runs(rng -> rng.chance(0))).isEqualTo(1);
    assertThat(runs(rng -> rng.chance(1))).isEqualTo(1);
    assertThat(runs(rng -> rng.chance(0, 5))).isEqualTo(1);
    assertThat(runs(rng -> rng.chance(5, 5))).isEqualTo(1);
    assertThat(runs(rng -> rng.threeWay(0))).isEqualTo(1);
    assertThat(runs(rng -> rng.threeWay(1))).isEqualTo(1);
    assertThat(runs(rng -> rng.below(1))).isEqualTo(1);
    assertThat(runs(rng -> rng.pick(List.of("only")))).isEqualTo(1);
    assertThat(Distribution.of(rng -> rng.chance(0)).outcomes()).containsExactly(false);
    assertThat(Distribution.of(rng -> rng.chance(1)).outcomes()).containsExactly(true);
    assertThat(Distribution.of(rng -> rng.threeWay(0)).outcomes()).containsExactly(-1);
    assertThat(Distribution.of(rng -> rng.threeWay(1)).outcomes()).containsExactly(1);
  }

  @Test
  void equalCaseOfThreeWayNeverAppears() {
    Distribution<Integer> distribution = Distribution.of(rng -> rng.threeWay(0.25));

    assertThat(distribution.outcomes()).containsExactlyInAnyOrder(1, -1);
    assertThat(distribution.probability(1)).isEqualTo(0.25);
    assertThat(distribution.probability(-1)).isEqualTo(0.75);
    assertThat(distribution.probability(0)).isZero();
  }

  @Test
  void refusesDrawsWithTooManyValues() {
    assertRefused(
        Rng::uniform,
        "uniform() has 2^53 values, too many to enumerate; draw with chance, threeWay or below");
    String raw =
        "nextLong() has 2^64 values, too many to enumerate; draw with chance, threeWay or below";
    assertRefused(Rng::nextLong, raw);
    assertRefused(rng -> rng.toRandomGenerator().nextInt(6), raw);
  }

  @Test
  void chooseRunsOncePerSubset() {
    assertThat(runs(rng -> rng.choose(5, 2))).isEqualTo(10);
    assertThat(runs(rng -> rng.choose(15, 7))).isEqualTo(6435);
    // C(16, 8) = 12870.
    assertThatThrownBy(() -> Distribution.of(rng -> rng.choose(16, 8)))
        .isInstanceOf(TooManyBranchesException.class);
    assertThat(Distribution.within(12_869, rng -> rng.choose(16, 8))).isEmpty();
    assertThat(Distribution.within(12_870, rng -> rng.choose(16, 8))).isPresent();
  }

  @Test
  void shuffleRunsOncePerOrder() {
    assertThat(runs(rng -> shuffled(rng, List.of(1, 2, 3, 4, 5)))).isEqualTo(120);
  }

  @Test
  void limitIsExact() {
    assertThat(Distribution.of(rng -> rng.below(10_000)).outcomes()).hasSize(10_000);
    assertThat(Distribution.of(rng -> rng.below(100) + rng.below(100)).outcomes()).hasSize(199);
    assertThatThrownBy(() -> Distribution.of(rng -> rng.below(10_001)))
        .isInstanceOf(TooManyBranchesException.class);
    assertThat(Distribution.within(1, rng -> "sure")).isPresent();
    assertThat(Distribution.within(1, rng -> rng.below(2))).isEmpty();
  }

  @Test
  void saysWhatTheLimitWasAndWhatToDo() {
    assertThatThrownBy(() -> Distribution.of(rng -> rng.below(20_000)))
        .isInstanceOfSatisfying(
            TooManyBranchesException.class,
            e -> assertThat(e.limit()).isEqualTo(Distribution.DEFAULT_LIMIT))
        .hasMessageContaining("more than 10000 runs");
  }

  @Test
  void drawThatIsTooWideIsRefusedAtOnce() {
    AtomicInteger started = new AtomicInteger();
    Function<Rng, Integer> experiment =
        rng -> {
          started.incrementAndGet();
          return rng.below(20_000);
        };

    assertThatThrownBy(() -> Distribution.of(experiment))
        .isInstanceOf(TooManyBranchesException.class);
    assertThat(started).hasValue(1);
  }

  @Test
  void siblingsPendingCountAgainstTheLimit() {
    AtomicInteger started = new AtomicInteger();
    Function<Rng, Integer> experiment =
        rng -> {
          started.incrementAndGet();
          return rng.below(9_000) + rng.below(2_000);
        };

    assertThat(Distribution.within(10_000, experiment)).isEmpty();
    assertThat(started).hasValue(1);
  }

  @Test
  void rejectionLoopsEnd() {
    Function<Rng, Integer> dieFromThreeCoins =
        rng -> {
          int value = rng.below(8);
          while (value >= 6) {
            value = rng.below(8);
          }
          return value;
        };

    assertThatThrownBy(() -> Distribution.of(dieFromThreeCoins))
        .isInstanceOf(TooManyBranchesException.class);
    assertThat(Distribution.within(500, dieFromThreeCoins)).isEmpty();
  }

  @Test
  void loopsThatGoOnWithTheFirstBranchEnd() {
    Function<Rng, Integer> whileHeads =
        rng -> {
          int heads = 0;
          while (rng.chance(0.5)) {
            heads++;
          }
          return heads;
        };

    assertThat(Distribution.within(500, whileHeads)).isEmpty();
  }

  @Test
  void refusesALimitBelowOne() {
    assertThatThrownBy(() -> Distribution.within(0, rng -> "sure"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("limit 0", "below 1");
  }

  @Test
  void reportsAnExperimentThatAsksSomethingElse() {
    AtomicInteger started = new AtomicInteger();

    assertThatThrownBy(() -> Distribution.of(rng -> rng.below(3 + started.getAndIncrement())))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContainingAll("not a function of its draws", "one of 4", "one of 3");
  }

  @Test
  void reportsAnExperimentThatAsksForAnotherProbability() {
    AtomicInteger started = new AtomicInteger();

    assertThatThrownBy(
            () -> Distribution.of(rng -> rng.chance(0.25 * (1 + started.getAndIncrement()))))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContainingAll(
            "not a function of its draws", "a chance of 0.5", "a chance of 0.25");
  }

  @Test
  void reportsAnExperimentThatAsksLess() {
    AtomicInteger started = new AtomicInteger();

    assertThatThrownBy(
            () -> Distribution.of(rng -> started.getAndIncrement() == 0 ? rng.below(3) : 0))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContainingAll("not a function of its draws", "nothing more", "one of 3");
  }

  @Test
  void withinReportsMistakesToo() {
    assertThatThrownBy(() -> Distribution.within(10, Rng::uniform))
        .isInstanceOf(IllegalStateException.class)
        .isNotInstanceOf(TooManyBranchesException.class);
  }

  @Test
  void refusesAnOutcomeThatIsNull() {
    assertThatThrownBy(() -> Distribution.of(rng -> null))
        .isInstanceOf(NullPointerException.class)
        .hasMessageContaining("outcome is null");
    assertThatThrownBy(() -> Distribution.of(rng -> 1).map(one -> null))
        .isInstanceOf(NullPointerException.class)
        .hasMessageContaining("outcome is null");
  }

  @Test
  void outcomesTooUnlikelyForADoubleAreLeftOut() {
    Distribution<Boolean> both = Distribution.of(rng -> rng.chance(1e-200) && rng.chance(1e-200));
    assertThat(both.outcomes()).containsExactly(false);
  }

  @Test
  void whatTheExperimentThrowsComesThrough() {
    assertThatThrownBy(
            () ->
                Distribution.of(
                    rng -> {
                      throw new UnsupportedOperationException("mine");
                    }))
        .isInstanceOf(UnsupportedOperationException.class)
        .hasMessage("mine");
  }

  @Test
  void meanIsTheExpectedValue() {
    assertThat(Distribution.of(rng -> 1 + rng.below(6)).mean(die -> die))
        .isCloseTo(3.5, within(1e-12));
    assertThat(Distribution.of(rng -> rng.chance(0.2)).mean(hit -> hit ? 10 : -5))
        .isCloseTo(-2, within(1e-12));
  }

  @Test
  void probabilityOfAnEventIsThatOfItsOutcomes() {
    Distribution<Integer> die = Distribution.of(rng -> 1 + rng.below(6));
    Predicate<Object> always = outcome -> true;

    assertThat(die.probabilityThat(face -> face > 4)).isCloseTo(1.0 / 3, within(1e-12));
    assertThat(die.probabilityThat(face -> face > 6)).isZero();
    assertThat(die.probabilityThat(always)).isCloseTo(1, within(1e-12));
  }

  @Test
  void mapAddsUpWhatBecomesEqual() {
    Distribution<Integer> die = Distribution.of(rng -> 1 + rng.below(6));
    Distribution<String> sizes = die.map(face -> face == 6 ? "six" : "other");

    assertThat(sizes.outcomes()).containsExactly("other", "six");
    assertThat(sizes.probability("six")).isCloseTo(1.0 / 6, within(1e-12));
    assertThat(sizes.probability("other")).isCloseTo(5.0 / 6, within(1e-12));
    assertThat(die.outcomes()).hasSize(6);
  }

  @Test
  void isTheValueOfItsProbabilities() {
    Distribution<Integer> die = Distribution.of(rng -> rng.below(4));

    assertThat(die)
        .isEqualTo(Distribution.of(rng -> 3 - rng.below(4)))
        .hasSameHashCodeAs(Distribution.of(rng -> 3 - rng.below(4)))
        .isNotEqualTo(Distribution.of(rng -> rng.below(3)))
        .isNotEqualTo(Distribution.of(rng -> rng.chance(0.75) ? 0 : 1))
        .isNotEqualTo(new Object());
  }

  @Test
  void showsOutcomesWithTheirProbabilities() {
    assertThat(Distribution.of(rng -> rng.chance(0.25) ? "hit" : "miss"))
        .hasToString("{hit=0.25, miss=0.75}");
  }

  @Test
  void outcomesCannotBeChanged() {
    Set<Integer> outcomes = Distribution.of(rng -> rng.below(4)).outcomes();

    assertThatThrownBy(() -> outcomes.remove(0)).isInstanceOf(UnsupportedOperationException.class);
  }

  private static void assertRefused(Consumer<Rng> draw, String sentence) {
    assertThatThrownBy(
            () ->
                Distribution.of(
                    rng -> {
                      draw.accept(rng);
                      return "drawn";
                    }))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage(sentence);
  }

  private static int runs(Function<Rng, ?> experiment) {
    AtomicInteger runs = new AtomicInteger();
    Distribution.of(
        rng -> {
          runs.incrementAndGet();
          return experiment.apply(rng);
        });
    return runs.get();
  }

  private static <T> List<T> shuffled(Rng rng, List<T> list) {
    List<T> copy = new ArrayList<>(list);
    rng.shuffle(copy);
    return copy;
  }
}
