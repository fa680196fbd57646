package org.rondo.tuning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.random.Seed;

/** The grid of a local search, and how its starts share the budget. */
class GridWalkTest {
  private static final ParameterSpace LINE = ParameterSpace.of(Parameter.real("x", 0, 1, 0.5));

  /** Searches on a grid, and keeps the number of remaining evaluations at each start. */
  private record RecordedWalk(GridWalk walk, int budget, List<Integer> starts) implements Method {
    @Override
    public String text() {
      return "recorded";
    }

    @Override
    public void search(Trials trials) {
      walk.search(
          trials,
          budget,
          trials.start(),
          start -> {
            starts.add(trials.remaining());
            trials.measure(List.of(start));
            return start;
          });
    }
  }

  private static RecordedWalk walk(int levels, int reach, int refinements, int starts, int budget) {
    return new RecordedWalk(
        new GridWalk(levels, reach, refinements, 1, starts), budget, new ArrayList<>());
  }

  private static List<List<Setting>> search(
      RecordedWalk walk, ParameterSpace space, ToDoubleFunction<Setting> worth) {
    // These trials allow one evaluation more than they are given.
    return ExactTrials.search(walk, space, worth, walk.budget() - 1, Seed.of(3).rng());
  }

  /** No search comes to the end of the grid, so each start uses its part of the budget. */
  @ParameterizedTest
  @CsvSource({"100, 4", "100, 1", "99, 5", "40, 2"})
  void theBudgetSufficesForAllStarts(int budget, int starts) {
    RecordedWalk walk = walk(1_001, 1, 0, starts, budget);
    List<List<Setting>> tried = search(walk, LINE, setting -> setting.value("x"));

    assertThat(walk.starts()).hasSize(starts);
    int share = budget / starts;
    for (int start = 1; start < starts; start++) {
      // A step tries two settings again, so it may take one evaluation more.
      assertThat(walk.starts().get(start - 1) - walk.starts().get(start))
          .as("evaluations of start %d of %s", start, walk.starts())
          .isBetween(share, share + 1);
    }
    assertThat(tried.stream().mapToInt(List::size).sum()).isBetween(budget, budget + 1);
  }

  /** All settings are worth the same, so a start tries neighbours until its part is used up. */
  @Test
  void neighboursAreTriedWithinThePartOfAStart() {
    RecordedWalk walk = walk(1_001, 100, 0, 4, 100);
    search(walk, LINE, setting -> 0);
    assertThat(walk.starts()).containsExactly(100, 75, 50, 25);
  }

  @Test
  void aSearchWithoutABudgetTriesNothing() {
    RecordedWalk walk = walk(5, 1, 0, 3, 0);
    assertThat(search(walk, LINE, setting -> 0)).isEmpty();
    assertThat(walk.starts()).isEmpty();
  }

  /** More starts than evaluations: each start has one. */
  @Test
  void aStartHasAtLeastOneEvaluation() {
    RecordedWalk walk = walk(1_001, 1, 0, 9, 3);
    search(walk, LINE, setting -> setting.value("x"));
    assertThat(walk.starts()).containsExactly(3, 2, 1);
  }

  private static Set<Double> triedFromTheMiddle(int reach, int refinements, int budget) {
    return search(
            walk(5, reach, refinements, 1, budget),
            LINE,
            setting -> -Math.abs(setting.value("x") - 0.5))
        .stream()
        .flatMap(List::stream)
        .map(setting -> setting.value("x"))
        .collect(Collectors.toSet());
  }

  /** The start is the best setting, so the search only looks at its neighbours. */
  @Test
  void eachRefinementHalvesTheDistanceOfNeighbours() {
    assertThat(triedFromTheMiddle(1, 0, 3)).containsExactlyInAnyOrder(0.25, 0.5, 0.75);
    assertThat(triedFromTheMiddle(1, 2, 7))
        .containsExactlyInAnyOrder(0.25, 0.375, 0.4375, 0.5, 0.5625, 0.625, 0.75);
    assertThat(triedFromTheMiddle(2, 1, 7))
        .containsExactlyInAnyOrder(0.0, 0.25, 0.375, 0.5, 0.625, 0.75, 1.0);
  }

  @Test
  void theNearestSettingOfTheGridHasTheNearestLevels() {
    GridWalk walk = new GridWalk(5, 1, 0, 1, 1);
    ParameterSpace space =
        ParameterSpace.of(Parameter.real("x", 10, 14, 12), Parameter.real("y", 0, 1, 0));
    assertThat(walk.nearest(new Setting(space, List.of(11.4, 0.38))).values())
        .containsExactly(11.0, 0.5);
    assertThat(walk.nearest(new Setting(space, List.of(13.6, 0.37))).values())
        .containsExactly(14.0, 0.25);
  }

  @Test
  void aLineHasEachValueOnce() {
    ParameterSpace space =
        ParameterSpace.of(Parameter.integer("n", 0, 2, 1), Parameter.real("x", 0, 8, 3));
    GridWalk walk = new GridWalk(9, 1, 0, 1, 1);
    assertThat(walk.line(space.defaults(), 0))
        .extracting(Setting::values)
        .containsExactly(List.of(0.0, 3.0), List.of(1.0, 3.0), List.of(2.0, 3.0));
    assertThat(walk.line(space.defaults(), 1))
        .extracting(setting -> setting.value("x"))
        .containsExactly(0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0);
  }
}
