package org.rondo.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.apache.commons.math3.stat.inference.AlternativeHypothesis;
import org.apache.commons.math3.stat.inference.BinomialTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.game.CatalogEntry;
import org.rondo.input.SpecificationException;

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

  private static TuningResult search(
      String method, ToDoubleFunction<Setting> landscape, int budget, long seed)
      throws InterruptedException {
    return Tuning.of(
            Landscapes.space(), (setting, number, chance) -> landscape.applyAsDouble(setting))
        .method(MethodCatalog.find(method))
        .evaluations(budget)
        .confirmation(0)
        .seed(seed)
        .play();
  }

  /** Returns the result of the whole budget, which is searched for once for all tests. */
  private TuningResult searched(String method, ToDoubleFunction<Setting> landscape)
      throws InterruptedException {
    String key = method + LANDSCAPES.indexOf(landscape);
    if (!searches.containsKey(key)) {
      searches.put(key, search(method, landscape, BUDGET, 1));
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

  static List<String> every() {
    return MethodCatalog.list().stream().map(CatalogEntry::name).toList();
  }

  @ParameterizedTest
  @MethodSource("every")
  void everyMethodTriesTheDefaultsFirst(String method) throws InterruptedException {
    Evaluation first = search(method, Landscapes::sphere, 5, 3).evaluations().get(0);

    assertThat(first.setting()).isEqualTo(Landscapes.space().defaults());
    assertThat(first.number()).isEqualTo(1);
    assertThat(first.generation()).isEqualTo(1);
  }

  @ParameterizedTest
  @MethodSource("every")
  void everyMethodUsesItsBudgetExactly(String method) throws InterruptedException {
    for (int budget : List.of(1, 2, 7, 100)) {
      assertThat(search(method, Landscapes::rastrigin, budget, 3).evaluations()).hasSize(budget);
    }
  }

  @ParameterizedTest
  @MethodSource("every")
  void everyMethodTunesOneParameterAndWholeNumbers(String method) throws InterruptedException {
    ParameterSpace space = ParameterSpace.of(Parameter.integer("n", 1, 40, 3));
    TuningResult result =
        Tuning.of(space, (setting, number, seed) -> -Math.abs(setting.value("n") - 29))
            .method(MethodCatalog.find(method))
            .evaluations(200)
            .play();

    assertThat(result.best().value("n")).isEqualTo(29);
  }

  @ParameterizedTest
  @MethodSource("every")
  void everyMethodEndsWhereThereIsNothingNewToTry(String method) throws InterruptedException {
    ParameterSpace two = ParameterSpace.of(Parameter.integer("n", 0, 1, 0));
    TuningResult result =
        Tuning.of(two, (setting, number, seed) -> setting.value("n"))
            .method(MethodCatalog.find(method))
            .evaluations(500)
            .confirmation(0)
            .play();

    assertThat(result.evaluations()).hasSize(500);
    assertThat(result.best().value("n")).isOne();
    assertThat(result.ranking().keySet()).containsExactly(result.best(), two.defaults());
    assertThat(result.ranking()).containsEntry(result.best(), result.worth());
  }

  @ParameterizedTest
  @MethodSource("every")
  void everyMethodEndsWhereAllSettingsAreWorthTheSame(String method) throws InterruptedException {
    TuningResult result = search(method, setting -> 0, 300, 3);

    assertThat(result.best()).isEqualTo(Landscapes.space().defaults());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "random:batch=7",
        "local-search:levels=5,reach=1,refinements=0,batch=2,starts=7",
        "grasp:levels=5,reach=2,refinements=3,batch=1,starts=2,alpha=0.5",
        "spsa:a=0.5,stability=0.2,c=0.05,alpha=0.7,gamma=0.2,step=0.1,average=0.3,checks=4,starts=3",
        "spsa",
        "ntbea:levels=5,neighbours=9,explore=2,epsilon=0.3,mutation=0.5,refinements=1",
        "ntbea",
        "genetic:population=9,elite=1,selection=rank,contestants=2,crossover=uniform,"
            + "crossover-rate=0.5,mutation=reset,mutation-rate=0.1,strength=0.3",
        "cma-es:population=12,sigma=0.2",
        "genetic:population=2",
        "genetic"
      })
  void theTextOfAMethodIsItsSpecification(String text) {
    assertThat(MethodCatalog.find(text).text()).isEqualTo(text);
    assertThat(MethodCatalog.find(MethodCatalog.find(text).text()))
        .isEqualTo(MethodCatalog.find(text));
  }

  @Test
  void whatThereIsNotIsRefusedWithWhatThereIs() {
    assertThatThrownBy(() -> MethodCatalog.find("annealing"))
        .isInstanceOf(SpecificationException.class)
        .hasMessageContainingAll(
            "no method \"annealing\"", "random, local-search, grasp, genetic, cma-es, spsa, ntbea");
    assertThatThrownBy(() -> MethodCatalog.find("cma-es:sigma=2"))
        .hasMessageContainingAll("cma-es option sigma=2", "not in 0.001..1.0");
    assertThatThrownBy(() -> MethodCatalog.find("random:batches=2"))
        .hasMessageContainingAll(
            "random has no option \"batches\"", "did you mean batch?", "batch=1..10000");
  }

  @Test
  void aGenerationOfEveryMethodHasMoreThanItsBest() throws InterruptedException {
    for (String method : every()) {
      List<Generation> generations = search(method, Landscapes::rastrigin, 400, 3).generations();
      assertThat(generations).as(method).hasSizeGreaterThan(3);
      assertThat(generations).anySatisfy(one -> assertThat(one.deviation()).isPositive());
      assertThat(
              IntStream.range(0, generations.size())
                  .allMatch(n -> generations.get(n).number() == n + 1))
          .as(method)
          .isTrue();
    }
  }
}
