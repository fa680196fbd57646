package org.rondo.tuning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** When local search takes a step: if a neighbour seems better, and still does once tried again. */
class DescentProperties {
  private static final int MOST = 10;

  private static Method localSearch(int batch) {
    return MethodCatalog.find(
        String.format(
            Locale.ROOT, "local-search:levels=11,reach=1,refinements=0,batch=%d,starts=1", batch));
  }

  /** {@return a space of whole numbers from 0 to 10 with defaults inside} */
  private static ParameterSpace space(int size, long seed) {
    Rng rng = Seed.of(seed).child("defaults").rng();
    return new ParameterSpace(
        IntStream.range(0, size)
            .mapToObj(i -> Parameter.integer("p" + i, 0, MOST, 1 + rng.below(MOST - 1)))
            .toList());
  }

  private static List<Setting> tried(
      ParameterSpace space, Objective objective, int batch, int budget, long seed)
      throws InterruptedException {
    return Tuning.of(space, objective)
        .method(localSearch(batch))
        .evaluations(budget)
        .confirmation(0)
        .seed(seed)
        .play()
        .evaluations()
        .stream()
        .map(Evaluation::setting)
        .toList();
  }

  /** {@return how many steps to neighbours lead from one setting to another} */
  private static double distance(Setting one, Setting other) {
    return IntStream.range(0, one.values().size())
        .mapToDouble(i -> Math.abs(one.values().get(i) - other.values().get(i)))
        .sum();
  }

  @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
  void aStepToANeighbourThatWasLuckyOnceIsNotTaken(
      @ForAll @IntRange(min = 1, max = 3) int size,
      @ForAll @IntRange(min = 1, max = 6) int batch,
      @ForAll long seed)
      throws InterruptedException {
    ParameterSpace space = space(size, seed);
    Setting start = space.defaults();
    int neighbours = 2 * size;
    int batches = (neighbours + batch - 1) / batch;
    // The start, each neighbour once, and both ends of what seems a step in each batch.
    int budget = 1 + neighbours + 2 * batches;
    Objective lucky = (setting, number, chance) -> setting.equals(start) ? 0 : number == 0 ? 1 : -3;
    assertThat(tried(space, lucky, batch, budget, seed))
        .as("from %s", start)
        .allMatch(setting -> distance(setting, start) <= 1);
  }

  @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
  void bothEndsOfAStepAreTriedAgainBeforeItIsTaken(
      @ForAll @IntRange(min = 1, max = 3) int batch, @ForAll long seed)
      throws InterruptedException {
    ParameterSpace space = space(1, seed);
    int start = space.defaults().values().get(0).intValue();
    // Each step takes at most two new settings and both ends again.
    List<Setting> tried =
        tried(space, (setting, n, chance) -> setting.value("p0"), batch, 1 + 4 * MOST, seed);
    List<Integer> values = tried.stream().map(one -> one.values().get(0).intValue()).toList();
    for (int value = start + 2; value <= MOST; value++) {
      List<Integer> before = values.subList(0, values.indexOf(value));
      assertThat(before.stream().filter(List.of(value - 1)::contains))
          .as("trials of %d before %d in %s", value - 1, value, values)
          .hasSizeGreaterThan(1);
      assertThat(before.stream().filter(List.of(value - 2)::contains))
          .as("trials of %d before %d in %s", value - 2, value, values)
          .hasSizeGreaterThan(1);
    }
  }

  @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
  void aStepToANeighbourThatIsBetterIsTaken(
      @ForAll @IntRange(min = 1, max = 3) int size,
      @ForAll @IntRange(min = 1, max = 6) int batch,
      @ForAll long seed)
      throws InterruptedException {
    ParameterSpace space = space(size, seed);
    List<Double> places = new ArrayList<>();
    Rng rng = Seed.of(seed).child("peak").rng();
    IntStream.range(0, size).forEach(i -> places.add(rng.below(MOST + 1) / (double) MOST));
    Setting peak = space.at(places);
    // Each step takes at most all neighbours once and its two ends again.
    int steps = (int) distance(space.defaults(), peak) + 1;
    int budget = 1 + steps * (2 * size + 2);
    assertThat(tried(space, (setting, n, chance) -> -distance(setting, peak), batch, budget, seed))
        .contains(peak);
  }

  @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
  void neighboursThatSeemNoBetterAreTriedOnce(
      @ForAll @IntRange(min = 1, max = 3) int size,
      @ForAll @IntRange(min = 1, max = 6) int batch,
      @ForAll long seed)
      throws InterruptedException {
    ParameterSpace space = space(size, seed);
    List<Setting> tried = tried(space, (setting, n, chance) -> 0, batch, 1 + 2 * size, seed);
    assertThat(tried)
        .doesNotHaveDuplicates()
        .allMatch(setting -> distance(setting, space.defaults()) <= 1);
  }
}
