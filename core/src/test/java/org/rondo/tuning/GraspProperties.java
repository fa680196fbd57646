package org.rondo.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.rondo.random.Distribution;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/**
 * How GRASP builds a setting on a grid of 5×5×5, with all its chances.
 *
 * <p>Worths are whole numbers and alpha is in eighths, so that bounds are exact.
 */
class GraspProperties {
  private static final int LEVELS = 5;
  private static final ParameterSpace SPACE =
      ParameterSpace.of(
          Parameter.integer("a", 0, 4, 1),
          Parameter.integer("b", 0, 4, 3),
          Parameter.integer("c", 0, 4, 2));
  private static final List<List<Integer>> ORDERS =
      List.of(
          List.of(0, 1, 2),
          List.of(0, 2, 1),
          List.of(1, 0, 2),
          List.of(1, 2, 0),
          List.of(2, 0, 1),
          List.of(2, 1, 0));

  /** Enough for the defaults and two lines; the third line is seen although it is not tried. */
  private static final int BUDGET = 1 + 2 * LEVELS;

  private static Method grasp(double alpha) {
    return MethodCatalog.find(
        String.format(
            Locale.ROOT, "grasp:levels=5,alpha=%s,reach=1,refinements=0,starts=1", alpha));
  }

  private static Distribution<List<List<Setting>>> constructions(
      double alpha, ToDoubleFunction<Setting> worth) {
    return Distribution.of(rng -> ExactTrials.search(grasp(alpha), SPACE, worth, BUDGET, rng));
  }

  /** A landscape without any order: the best of a line depends on all other parameters. */
  private static ToDoubleFunction<Setting> rugged(long seed) {
    Rng rng = Seed.of(seed).rng();
    int[] worths = IntStream.range(0, LEVELS * LEVELS * LEVELS).map(i -> rng.below(16)).toArray();
    return setting -> {
      int index = 0;
      for (double value : setting.values()) {
        index = LEVELS * index + (int) value;
      }
      return worths[index];
    };
  }

  /** On every line, a level is worth 0, 1, 2, 4 or 8 more than the worst one. */
  private static double additive(Setting setting) {
    List<Integer> worths = List.of(2, 8, 0, 4, 1);
    double sum = 0;
    for (int i = 0; i < 3; i++) {
      sum += worths.get((setting.values().get(i).intValue() + i) % LEVELS);
    }
    return sum;
  }

  @Property(tries = 60)
  void constructionsHaveTheChancesOfTheProcedureInWords(
      @ForAll @IntRange(max = 8) int eighths, @ForAll long seed) {
    double alpha = eighths / 8.0;
    ToDoubleFunction<Setting> worth = rugged(seed);
    Distribution<List<List<Setting>>> expected = Distribution.of(rng -> inWords(alpha, worth, rng));
    Distribution<List<List<Setting>>> actual = constructions(alpha, worth);
    assertThat(actual.outcomes()).containsExactlyInAnyOrderElementsOf(expected.outcomes());
    for (List<List<Setting>> tried : actual.outcomes()) {
      assertThat(actual.probability(tried)).isCloseTo(expected.probability(tried), within(1e-12));
    }
  }

  /**
   * Returns what the procedure in words tries: the defaults, and then, for each parameter in random
   * order, all its levels. One of the best levels is drawn and kept for the next parameter.
   */
  private static List<List<Setting>> inWords(
      double alpha, ToDoubleFunction<Setting> worth, Rng rng) {
    List<List<Setting>> tried = new ArrayList<>(List.of(List.of(SPACE.defaults())));
    Setting built = SPACE.defaults();
    for (int parameter : rng.pick(ORDERS)) {
      List<Setting> line = line(built, parameter);
      tried.add(line);
      if (tried.size() <= 3) {
        built = rng.pick(candidates(alpha, worth, line));
      }
    }
    return tried;
  }

  private static List<Setting> line(Setting setting, int parameter) {
    return IntStream.range(0, LEVELS)
        .mapToObj(
            level -> {
              List<Double> values = new ArrayList<>(setting.values());
              values.set(parameter, (double) level);
              return new Setting(SPACE, values);
            })
        .toList();
  }

  /** Returns the settings no further from the best than alpha times the worst's distance. */
  private static List<Setting> candidates(
      double alpha, ToDoubleFunction<Setting> worth, List<Setting> line) {
    double best = line.stream().mapToDouble(worth).max().orElseThrow();
    double worst = line.stream().mapToDouble(worth).min().orElseThrow();
    return line.stream()
        .filter(setting -> best - worth.applyAsDouble(setting) <= alpha * (best - worst))
        .toList();
  }

  @Property
  void everyOrderOfTheParametersIsEquallyLikely(@ForAll @IntRange(max = 8) int eighths) {
    Distribution<List<Integer>> orders =
        constructions(eighths / 8.0, GraspProperties::additive)
            .map(tried -> tried.stream().skip(1).map(GraspProperties::parameterOf).toList());
    assertThat(orders.outcomes()).containsExactlyInAnyOrderElementsOf(ORDERS);
    for (List<Integer> order : ORDERS) {
      assertThat(orders.probability(order)).isCloseTo(1.0 / 6, within(1e-12));
    }
  }

  /** {@return the parameter in which the settings of a line differ} */
  private static int parameterOf(List<Setting> line) {
    return IntStream.range(0, 3)
        .filter(i -> !line.get(0).values().get(i).equals(line.get(1).values().get(i)))
        .findFirst()
        .orElseThrow();
  }

  @Property
  void everyLevelWithinAlphaIsChosenEquallyOften(@ForAll @IntRange(max = 8) int eighths) {
    // The best is worth 8: a 4 is within four eighths of the range, a 2 within six, and so on.
    int candidates = List.of(1, 1, 1, 1, 2, 2, 3, 4, 5).get(eighths);
    Distribution<Double> ranks =
        constructions(eighths / 8.0, GraspProperties::additive).map(GraspProperties::firstRank);
    assertThat(ranks.outcomes()).hasSize(candidates);
    for (double rank = 0; rank < candidates; rank++) {
      assertThat(ranks.probability(rank)).isCloseTo(1.0 / candidates, within(1e-12));
    }
  }

  /** {@return how many settings of the first line are worth more than the one chosen of it} */
  private static double firstRank(List<List<Setting>> tried) {
    double chosen = additive(common(tried.get(1), tried.get(2)));
    return tried.get(1).stream().filter(setting -> additive(setting) > chosen).count();
  }

  /** {@return the only setting on both of two lines} */
  private static Setting common(List<Setting> line, List<Setting> next) {
    List<Setting> common = line.stream().filter(next::contains).toList();
    assertThat(common).as("settings on both lines").hasSize(1);
    return common.get(0);
  }

  @Property(tries = 100)
  void withoutAlphaEachLineGoesThroughTheBestOfTheLast(@ForAll long seed) {
    ToDoubleFunction<Setting> worth = rugged(seed);
    List<List<Setting>> tried =
        ExactTrials.search(grasp(0), SPACE, worth, BUDGET, Seed.of(seed).child("draws").rng());
    for (int line = 1; line < 3; line++) {
      assertThat(candidates(0, worth, tried.get(line)))
          .as("the best of line %d in %s", line, tried)
          .contains(common(tried.get(line), tried.get(line + 1)));
    }
  }

  @Property(tries = 60)
  void theLocalSearchStartsFromTheSettingThatWasBuilt(@ForAll long seed)
      throws InterruptedException {
    Setting peak = new Setting(SPACE, List.of(3.0, 1.0, 0.0));
    List<Evaluation> evaluations =
        Tuning.of(SPACE, (setting, number, chance) -> hill(setting, peak))
            .method(grasp(0))
            .evaluations(1 + 3 * LEVELS + 1)
            .confirmation(0)
            .seed(seed)
            .play()
            .evaluations();
    // The levels of the last parameter are known, those of the others are not.
    assertThat(hill(evaluations.get(3 * LEVELS + 1).setting(), peak)).isEqualTo(-1);
  }

  /** Returns minus the number of steps from a setting to the peak. */
  private static double hill(Setting setting, Setting peak) {
    return -IntStream.range(0, 3)
        .mapToDouble(i -> Math.abs(setting.values().get(i) - peak.values().get(i)))
        .sum();
  }

  @Test
  void laterStartsAreDrawnFromTheWholeGrid() {
    ParameterSpace space =
        ParameterSpace.of(Parameter.integer("a", 0, 2, 1), Parameter.integer("b", 0, 2, 1));
    // The first start is the peak, so its construction and local search end there at once.
    ToDoubleFunction<Setting> peak = setting -> setting.equals(space.defaults()) ? 1 : 0;
    Distribution<List<Setting>> lines =
        Distribution.of(
            rng ->
                ExactTrials.search(
                        MethodCatalog.find("grasp:levels=3,alpha=0,reach=1,refinements=0,starts=1"),
                        space,
                        peak,
                        1 + 2 * 3,
                        rng)
                    .get(3));
    // The first line of the second start has each level of one parameter, and one of the other.
    assertThat(lines.outcomes()).hasSize(2 * 3);
    assertThat(lines.outcomes())
        .allSatisfy(line -> assertThat(lines.probability(line)).isCloseTo(1.0 / 6, within(1e-12)));
  }

  @Property(tries = 5)
  void theDefaultBudgetSufficesForFiveConstructionsOfFourteenParameters(@ForAll long seed) {
    ParameterSpace space =
        new ParameterSpace(
            IntStream.range(0, 14).mapToObj(i -> Parameter.real("p" + i, 0, 1, 0.3)).toList());
    Rng worths = Seed.of(seed).child("worths").rng();
    // A landscape on which a local search goes on and on: each trial seems better than the last.
    ToDoubleFunction<Setting> rising = setting -> worths.uniform();
    List<List<Setting>> tried =
        ExactTrials.search(
            MethodCatalog.find("grasp"), space, rising, 800, Seed.of(seed).child("draws").rng());

    assertThat(tried).filteredOn(line -> line.size() == 9).hasSizeGreaterThanOrEqualTo(5 * 14);
  }
}
