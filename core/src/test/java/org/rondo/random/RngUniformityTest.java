package org.rondo.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.apache.commons.math3.util.CombinatoricsUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whether every kind of draw has the distribution that it promises, at fixed seeds. */
class RngUniformityTest {
  private static final int DRAWS = 60_000;

  private final Seed seed = Seed.of(2018).child("uniformity");

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 5, 6, 7, 8, 10, 64, 100, 600})
  void everyValueBelowASmallBound(int bound) {
    Rng rng = seed.child("below", bound).rng();
    long[] counts = new long[bound];
    for (int i = 0; i < DRAWS; i++) {
      counts[rng.below(bound)]++;
    }

    Fit.assertUniform(counts);
  }

  /** A reduction without rejection would show in the remainder by 3 of the third bound. */
  @ParameterizedTest
  @ValueSource(ints = {1_000_003, 1 << 30, 3 << 29, Integer.MAX_VALUE})
  void valuesBelowAHugeBound(int bound) {
    Rng rng = seed.child("below", bound).rng();
    int[] draws = IntStream.range(0, DRAWS).map(i -> rng.below(bound)).toArray();

    Fit.assertUniform(counts(3, IntStream.of(draws).map(draw -> draw % 3)));
    Fit.assertUniform(counts(8, IntStream.of(draws).map(draw -> draw & 7)));
    Fit.assertUniform(counts(64, IntStream.of(draws).map(draw -> (int) (draw * 64L / bound))));
    Fit.assertUniformOnUnitInterval(
        IntStream.of(draws).limit(5_000).mapToDouble(draw -> (draw + 0.5) / bound).toArray());
  }

  @Test
  void uniformNumbers() {
    Rng rng = seed.child("uniform").rng();
    double[] draws = DoubleStream.generate(rng::uniform).limit(DRAWS).toArray();

    Fit.assertUniformOnUnitInterval(draws);
    Fit.assertUniform(counts(256, DoubleStream.of(draws).mapToInt(u -> (int) (u * 256))));
    // The lowest eight of the 53 bits.
    Fit.assertUniform(
        counts(256, DoubleStream.of(draws).mapToInt(u -> (int) ((long) (u * 0x1p53) & 255))));
  }

  @Test
  void consecutiveDrawsAreIndependent() {
    Rng rng = seed.child("pairs").rng();
    long[][] pairs = new long[12][12];
    for (int i = 0; i < DRAWS; i++) {
      pairs[rng.below(12)][rng.below(12)]++;
    }

    Fit.assertIndependent(pairs);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.001, 0.1, 0.3, 0.5, 2.0 / 3, 0.99})
  void chanceOfAProbability(double probability) {
    Rng rng = seed.child("chance").rng();
    long[] counts = counts(2, IntStream.range(0, DRAWS).map(i -> rng.chance(probability) ? 0 : 1));

    Fit.assertFits(new double[] {probability, 1 - probability}, counts);
  }

  @ParameterizedTest
  @CsvSource({"1, 2", "1, 3", "2, 3", "7, 10", "1, 600", "1073741824, 1610612736"})
  void chanceOfCases(int favourable, int possible) {
    Rng rng = seed.child("cases").rng();
    long[] counts =
        counts(2, IntStream.range(0, DRAWS).map(i -> rng.chance(favourable, possible) ? 0 : 1));

    Fit.assertFits(new double[] {favourable, (double) possible - favourable}, counts);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.1, 0.5, 0.75})
  void threeWay(double probability) {
    Rng rng = seed.child("threeWay").rng();
    long[] counts = counts(3, IntStream.range(0, DRAWS).map(i -> 1 - rng.threeWay(probability)));

    assertThat(counts[1]).as("draws equal to the probability").isZero();
    Fit.assertFits(new double[] {probability, 1 - probability}, new long[] {counts[0], counts[2]});
  }

  @ParameterizedTest
  @CsvSource({"2, 1", "4, 2", "5, 1", "5, 4", "6, 3", "7, 2", "8, 5", "10, 3"})
  void everySubset(int n, int k) {
    Rng rng = seed.child("choose", n * 100 + k).rng();

    assertEquallyOften((int) CombinatoricsUtils.binomialCoefficient(n, k), () -> rng.choose(n, k));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  void everyOrder(int size) {
    Rng rng = seed.child("shuffle", size).rng();

    assertEquallyOften(
        (int) CombinatoricsUtils.factorial(size),
        () -> {
          List<Integer> list = new ArrayList<>(IntStream.range(0, size).boxed().toList());
          rng.shuffle(list);
          return list;
        });
  }

  @Test
  void everyElement() {
    Rng rng = seed.child("pick").rng();
    List<String> list = List.of("a", "b", "c", "d", "e", "f", "g");

    assertEquallyOften(list.size(), () -> rng.pick(list));
  }

  @Test
  void membersOfALargeSubset() {
    Rng rng = seed.child("large").rng();
    long[] together = new long[4];
    for (int i = 0; i < 20_000; i++) {
      BitSet chosen = rng.choose(40, 10);
      together[(chosen.get(0) ? 1 : 0) + (chosen.get(39) ? 2 : 0)]++;
    }

    // First and last of 40, ten chosen: neither, first, last, both.
    Fit.assertFits(new double[] {30 * 29, 10 * 30, 10 * 30, 10 * 9}, together);
  }

  private static long[] counts(int cells, IntStream draws) {
    long[] counts = new long[cells];
    draws.forEach(draw -> counts[draw]++);
    return counts;
  }

  private static void assertEquallyOften(int outcomes, Supplier<?> experiment) {
    Map<Object, Long> counts = new HashMap<>();
    for (int i = 0; i < DRAWS; i++) {
      counts.merge(experiment.get(), 1L, Long::sum);
    }
    assertThat(counts).hasSize(outcomes);
    Fit.assertUniform(counts.values().stream().mapToLong(Long::longValue).toArray());
  }
}
