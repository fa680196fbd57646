package org.rondo.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.random.Seed;

/** The covariance matrix adaptation, and how it asks for its generations. */
class CmaEsTest {

  @Test
  void aGenerationIsOneRequest() {
    List<List<Setting>> tried =
        ExactTrials.search(
            MethodCatalog.find("cma-es"),
            Landscapes.space(),
            Landscapes::sphere,
            100,
            Seed.of(1).rng());

    // 4 + 3 ln 3 settings, after the defaults; the last request is beyond the budget.
    assertThat(tried.get(0)).containsExactly(Landscapes.space().defaults());
    assertThat(tried.subList(1, tried.size())).allSatisfy(one -> assertThat(one).hasSize(7));
  }

  @Test
  void aConvergedRunIsFollowedByOneWithTwiceThePopulation() {
    ParameterSpace space = ParameterSpace.of(Parameter.integer("n", 0, 3, 1));
    List<Integer> sizes =
        ExactTrials.search(
                MethodCatalog.find("cma-es:population=6"),
                space,
                setting -> setting.value("n"),
                3_000,
                Seed.of(1).rng())
            .stream()
            .map(List::size)
            .distinct()
            .toList();

    assertThat(sizes).startsWith(1, 6, 12, 24);
  }

  @Test
  void theMeanMovesToTheWeightedBestHalf() {
    CovarianceAdaptation distribution = new CovarianceAdaptation(4, new double[] {0.5, 0.5}, 0.3);
    List<double[]> points =
        List.of(
            new double[] {0.1, 0.2},
            new double[] {0.9, 0.4},
            new double[] {0.5, 0.8},
            new double[] {0.3, 0.3});
    distribution.tell(points, List.of(1.0, 4.0, 3.0, 2.0));

    // The weights are ln 2.5 and ln 2.5 - ln 2, divided by their sum.
    double first = StrictMath.log(2.5);
    double second = StrictMath.log(1.25);
    assertThat(distribution.mean())
        .containsExactly(
            new double[] {
              (0.9 * first + 0.5 * second) / (first + second),
              (0.4 * first + 0.8 * second) / (first + second)
            },
            within(1e-12));
  }

  @Test
  void aPointOutsideTheRangesLosesTheRangeOfTheValuesForEachRange() {
    List<double[]> points =
        List.of(new double[] {0.5, 1}, new double[] {1.25, 0}, new double[] {-0.25, 1.5});

    assertThat(CmaEs.penalised(points, List.of(1.0, 3.0, 2.0))).containsExactly(1.0, 2.5, 0.5);
  }

  /** Axes of very different lengths, turned: the matrix must learn them. */
  private static double ellipsoid(double[] point) {
    double sum = 0;
    for (int i = 0; i < point.length; i++) {
      double along = point[i] - 0.3 + (i == 0 ? 0 : point[i - 1] - 0.3);
      sum += StrictMath.pow(10, 4.0 * i / (point.length - 1)) * along * along;
    }
    return -sum;
  }

  @Test
  void aTurnedEllipsoidIsLearned() {
    int lambda = 10;
    CovarianceAdaptation distribution =
        new CovarianceAdaptation(lambda, new double[] {0.9, 0.1, 0.8, 0.2, 0.5}, 0.3);
    RngBits normal = new RngBits(Seed.of(5).rng());
    int generations = 0;
    while (ellipsoid(distribution.mean()) < -1e-9 && generations < 1_000) {
      List<double[]> points = distribution.ask(lambda, normal);
      distribution.tell(points, points.stream().map(CmaEsTest::ellipsoid).toList());
      generations++;
    }
    // Without adaptation of the matrix, it takes many times as long.
    assertThat(generations).isLessThan(220);
    assertThat(distribution.isDegenerate()).isFalse();
  }

  /** All points are on a line, so the axis across it becomes shorter and shorter. */
  @Test
  void axesOfVeryDifferentLengthsAreDegenerate() {
    CovarianceAdaptation distribution = new CovarianceAdaptation(6, new double[] {0.5, 0.5}, 0.3);
    RngBits normal = new RngBits(Seed.of(5).rng());
    int generations = 0;
    while (!distribution.isDegenerate() && generations < 1_000) {
      List<double[]> points = distribution.ask(6, normal);
      points.forEach(point -> point[1] = 0.5);
      distribution.tell(points, points.stream().map(point -> point[0]).toList());
      generations++;
    }
    assertThat(generations).isEqualTo(179);
  }

  @Test
  void theBestAtTheEdgeOfTheRangeIsFound() throws InterruptedException {
    ParameterSpace space =
        new ParameterSpace(
            IntStream.range(0, 4).mapToObj(i -> Parameter.real("p" + i, 0, 1, 0.5)).toList());
    TuningResult result =
        Tuning.of(
                space,
                (setting, number, seed) ->
                    setting.value("p0")
                        + setting.value("p1")
                        - Math.abs(setting.value("p2") - 0.4)
                        - setting.value("p3"))
            .method(MethodCatalog.find("cma-es"))
            .evaluations(600)
            .confirmation(0)
            .play();

    assertThat(result.best().value("p0")).isCloseTo(1, within(0.001));
    assertThat(result.best().value("p1")).isCloseTo(1, within(0.001));
    assertThat(result.best().value("p2")).isCloseTo(0.4, within(0.01));
    assertThat(result.best().value("p3")).isCloseTo(0, within(0.001));
  }

  /** 4 + 3 ln n settings for n parameters, and at least 4. */
  @ParameterizedTest
  @CsvSource({"0, 1, 4", "0, 2, 6", "0, 14, 11", "2, 3, 4", "4, 3, 4", "6, 3, 6"})
  void aGenerationHasTheUsualNumberOfSettingsOrTheNumberGiven(
      int population, int parameters, int expected) {
    ParameterSpace space =
        new ParameterSpace(
            IntStream.range(0, parameters)
                .mapToObj(i -> Parameter.real("p" + i, 0, 1, 0.5))
                .toList());
    assertThat(
            ExactTrials.search(
                    MethodCatalog.find("cma-es:population=" + population),
                    space,
                    setting -> setting.value("p0"),
                    20,
                    Seed.of(1).rng())
                .get(1))
        .hasSize(expected);
  }

  /** On a flat landscape no later run is better than the first. */
  @Test
  void theFirstOfEquallyGoodRunsIsRecommended() {
    ParameterSpace space = ParameterSpace.of(Parameter.integer("n", 0, 3, 1));
    assertThat(recommended(space, setting -> 0, 2_000)).hasSize(1);
    List<Setting> rising =
        recommended(Landscapes.space(), setting -> Landscapes.rastrigin(setting), 4_000);
    assertThat(rising).isNotEmpty();
    assertThat(rising.stream().map(Landscapes::rastrigin)).isSorted();
  }

  private static List<Setting> recommended(
      ParameterSpace space, ToDoubleFunction<Setting> worth, int budget) {
    return ExactTrials.recommended(
        MethodCatalog.find("cma-es"), space, worth, budget, Seed.of(1).rng());
  }

  /**
   * In one dimension all formulas of the tutorial are of numbers. With 40 settings the damping has
   * its second part, and the rate of the settings has its greatest value.
   */
  @Test
  void aLargeGenerationInOneDimensionAdaptsByTheFormulas() {
    double start = 0.3;
    double[] y = IntStream.range(0, 40).mapToDouble(k -> (19.5 - k) / 40).toArray();
    List<double[]> points =
        IntStream.range(0, 40).mapToObj(k -> new double[] {0.5 + start * y[k]}).toList();
    CovarianceAdaptation distribution = new CovarianceAdaptation(40, new double[] {0.5}, start);
    distribution.tell(points, points.stream().map(point -> point[0]).toList());
    double sum = 0;
    for (int i = 0; i < 20; i++) {
      sum += Math.log(20.5) - Math.log(i + 1.0);
    }
    double step = 0;
    double squares = 0;
    double spread = 0;
    for (int i = 0; i < 20; i++) {
      double w = (Math.log(20.5) - Math.log(i + 1.0)) / sum;
      step += w * y[i];
      squares += w * w;
      spread += w * y[i] * y[i];
    }
    double mueff = 1 / squares;
    double cs = (mueff + 2) / (mueff + 6);
    double ds = 1 + 2 * (Math.sqrt((mueff - 1) / 2) - 1) + cs;
    double cc = (4 + mueff) / (5 + 2 * mueff);
    double c1 = 2 / (2.3 * 2.3 + mueff);
    double cmu = 1 - c1;
    assertThat(2 * (mueff - 2 + 1 / mueff) / (9 + mueff)).isGreaterThan(cmu);
    double chi = 1 - 1 / 4.0 + 1 / 21.0;
    double ps = Math.sqrt(cs * (2 - cs) * mueff) * step;
    double pc = Math.sqrt(cc * (2 - cc) * mueff) * step;
    double variance = 1 - c1 - cmu + c1 * pc * pc + cmu * spread;
    double sigma = start * Math.exp(cs / ds * (ps / chi - 1));
    assertThat(distribution.spread()).isCloseTo(sigma * Math.sqrt(variance), within(1e-12));
    assertThat(distribution.mean()[0]).isCloseTo(0.5 + start * step, within(1e-12));
  }
}
