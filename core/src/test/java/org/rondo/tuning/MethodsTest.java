package org.rondo.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.ToDoubleFunction;
import org.apache.commons.math3.stat.inference.AlternativeHypothesis;
import org.apache.commons.math3.stat.inference.BinomialTest;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What methods find, where it is known what there is to find. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class MethodsTest {

  /** The results of the whole budget, by method and landscape. */
  private final Map<String, TuningResult> searches = new ConcurrentHashMap<>();

  /** What random search finds under noise, by landscape and seed. */
  private final Map<String, Double> noisy = new ConcurrentHashMap<>();

  /** The budget within which every method finds the best of a thousand hills. */
  private static final int BUDGET = 3_000;

  private static final List<ToDoubleFunction<Setting>> LANDSCAPES =
      List.of(Landscapes::sphere, Landscapes::rastrigin);

  static List<String> methods() {
    return List.of(
        "local-search:levels=33,reach=32,refinements=6,batch=8",
        "grasp:levels=33,alpha=0.05,reach=8,refinements=6",
        "genetic",
        "genetic:selection=rank,crossover=uniform,strength=0.05",
        "genetic:selection=roulette,crossover=one-point,mutation-rate=0.4,strength=0.05",
        "cma-es:population=40,sigma=0.5",
        "spsa:c=0.2",
        "ntbea:neighbours=20,refinements=9");
  }

  /** The same budget is too small for fine grids and large populations where there is noise. */
  static List<String> quickMethods() {
    return List.of(
        "local-search", "grasp", "genetic:population=20", "cma-es:population=20", "spsa", "ntbea");
  }

  /** Returns the result of the whole budget, which is searched for once for all tests. */
  private TuningResult searched(String method, ToDoubleFunction<Setting> landscape)
      throws InterruptedException {
    String key = method + LANDSCAPES.indexOf(landscape);
    if (!searches.containsKey(key)) {
      searches.put(key, Landscapes.search(method, landscape, BUDGET, 1));
    }
    return searches.get(key);
  }

  @ParameterizedTest
  @MethodSource("methods")
  void everyMethodFindsTheOnlyHill(String method) throws InterruptedException {
    TuningResult result = searched(method, LANDSCAPES.get(0));

    assertThat(Landscapes.sphere(result.best())).isCloseTo(0, within(0.001));
    assertThat(result.evaluations()).hasSizeLessThanOrEqualTo(BUDGET);
  }

  @ParameterizedTest
  @MethodSource("methods")
  void everyMethodFindsTheHighestOfAThousandHills(String method) throws InterruptedException {
    TuningResult result = searched(method, LANDSCAPES.get(1));

    // The next lower hills are at about -1.
    assertThat(Landscapes.rastrigin(result.best())).isCloseTo(0, within(0.1));
  }

  @ParameterizedTest
  @MethodSource("methods")
  void everyMethodBeatsRandomSearchAtEqualBudget(String method) throws InterruptedException {
    for (ToDoubleFunction<Setting> landscape : LANDSCAPES) {
      double random = landscape.applyAsDouble(searched("random", landscape).best());
      assertThat(landscape.applyAsDouble(searched(method, landscape).best())).isGreaterThan(random);
    }
  }

  private static double withNoise(
      String method, ToDoubleFunction<Setting> landscape, double deviation, long seed)
      throws InterruptedException {
    Setting best =
        Tuning.of(
                Landscapes.space(),
                (setting, number, chance) ->
                    landscape.applyAsDouble(setting) + Landscapes.noise(deviation, setting, chance))
            .method(MethodCatalog.find(method))
            .evaluations(300)
            .samples(4)
            .seed(seed)
            .play()
            .best();
    return landscape.applyAsDouble(best);
  }

  private double randomWithNoise(ToDoubleFunction<Setting> landscape, long seed)
      throws InterruptedException {
    String key = LANDSCAPES.indexOf(landscape) + " " + seed;
    if (!noisy.containsKey(key)) {
      noisy.put(key, withNoise("random", landscape, 4, seed));
    }
    return noisy.get(key);
  }

  @ParameterizedTest
  @MethodSource("quickMethods")
  void everyMethodBeatsRandomSearchUnderNoiseToo(String method) throws InterruptedException {
    int seeds = 30;
    for (ToDoubleFunction<Setting> landscape : LANDSCAPES) {
      int wins = 0;
      for (long seed = 0; seed < seeds; seed++) {
        wins += withNoise(method, landscape, 4, seed) > randomWithNoise(landscape, seed) ? 1 : 0;
      }
      double chance =
          new BinomialTest().binomialTest(seeds, wins, 0.5, AlternativeHypothesis.GREATER_THAN);
      assertThat(chance).as("p of %d wins of %d", wins, seeds).isLessThan(0.05);
    }
  }
}
