package org.rondo.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.game.Options;
import org.rondo.random.Distribution;
import org.rondo.random.Seed;
import org.rondo.store.RewrittenLog;
import org.rondo.tuning.Evaluation.Phase;
import org.rondo.tuning.Spsa.SpsaGains;

/** The gains and the steps of SPSA, exactly, and the games between two settings. */
class SpsaTest {
  private static final ParameterSpace SQUARE =
      ParameterSpace.of(Parameter.real("x", 0, 1, 0.5), Parameter.real("y", 0, 1, 0.25));

  /** Values of parameters have six digits. */
  private static final double DIGITS = 2e-6;

  @TempDir private Path folder;

  @Test
  void theGainsAreThoseOfSpall() {
    SpsaGains gains = new SpsaGains(0.16, 10, 0.2, 0.602, 0.101);

    // 0.16 / 11^0.602, 0.16 / 12^0.602, 0.16 / 111^0.602
    assertThat(gains.step(0)).isCloseTo(0.03777475, within(1e-8));
    assertThat(gains.step(1)).isCloseTo(0.03584700, within(1e-8));
    assertThat(gains.step(100)).isCloseTo(0.00939368, within(1e-8));
    // 0.2 / 1, 0.2 / 2^0.101, 0.2 / 101^0.101
    assertThat(gains.perturbation(0)).isEqualTo(0.2);
    assertThat(gains.perturbation(1)).isCloseTo(0.18647730, within(1e-8));
    assertThat(gains.perturbation(100)).isCloseTo(0.12548550, within(1e-8));
  }

  @Test
  void theFirstStepHasTheLengthThatIsAskedFor() {
    SpsaGains gains = new SpsaGains(0, 10, 0.2, 0.602, 0.101).firstMoving(0.05, 4);

    assertThat(4 * gains.step(0)).isCloseTo(0.05, within(1e-12));
    assertThat(gains).isEqualTo(new SpsaGains(gains.a(), 10, 0.2, 0.602, 0.101));
  }

  @Test
  void theUsualStabilityIsATenthOfTheIterations() {
    assertThat(Spsa.read(Options.parse("spsa:a=2")).gains(300, 0.5))
        .isEqualTo(new SpsaGains(1, 30, 0.05, 0.602, 0.101));
  }

  private static Distribution<List<List<Setting>>> searches(
      String method, ParameterSpace space, ToDoubleFunction<Setting> worth, int budget) {
    return Distribution.of(
        rng -> ExactTrials.search(MethodCatalog.find(method), space, worth, budget, rng));
  }

  private static double middle(List<Setting> pair, String name) {
    return (pair.get(0).value(name) + pair.get(1).value(name)) / 2;
  }

  private static double slope(List<Setting> pair, String name, ToDoubleFunction<Setting> worth) {
    return (worth.applyAsDouble(pair.get(0)) - worth.applyAsDouble(pair.get(1)))
        / (pair.get(0).value(name) - pair.get(1).value(name));
  }

  @Test
  void aStepFollowsTheSlopeOfTheSimultaneousPerturbation() {
    ToDoubleFunction<Setting> worth = setting -> 3 * setting.value("x") - setting.value("y");
    Distribution<List<List<Setting>>> searches =
        searches("spsa:a=0.01,stability=0.5,c=0.1", SQUARE, worth, 5);

    // Two iterations with two signs each.
    assertThat(searches.outcomes()).hasSize(16);
    for (List<List<Setting>> tried : searches.outcomes()) {
      assertThat(searches.probability(tried)).isCloseTo(1.0 / 16, within(1e-12));
      List<Setting> first = tried.get(1);
      List<Setting> second = tried.get(2);
      double before = 1;
      for (String name : List.of("x", "y")) {
        double start = SQUARE.defaults().value(name);
        assertThat(middle(first, name)).isCloseTo(start, within(DIGITS));
        assertThat(Math.abs(first.get(0).value(name) - start)).isCloseTo(0.1, within(DIGITS));
        // a / (A + 1)^0.602 with A = half of two iterations
        double moved = start + 0.01 / StrictMath.pow(2, 0.602) * slope(first, name, worth);
        assertThat(middle(second, name)).isCloseTo(moved, within(DIGITS));
        double width = Math.abs(second.get(0).value(name) - second.get(1).value(name)) / 2;
        assertThat(width).isCloseTo(0.1 / StrictMath.pow(2, 0.101), within(DIGITS));
        // The average of the last half of two iterates is the last one.
        double last = moved + 0.01 / StrictMath.pow(3, 0.602) * slope(second, name, worth);
        assertThat(tried.get(3).get(0).value(name)).isCloseTo(last, within(2 * DIGITS));
        before *= slope(first, name, worth);
      }
      // The signs differ in half of the outcomes, so the slopes are 2 and 2, or 4 and -4.
      assertThat(before)
          .satisfiesAnyOf(
              p -> assertThat(p).isCloseTo(4, within(1e-3)),
              p -> assertThat(p).isCloseTo(-16, within(1e-3)));
    }
  }

  @Test
  void theAverageIsThatOfTheLastPartOfTheWalk() {
    ToDoubleFunction<Setting> worth = setting -> setting.value("x") - setting.value("y");
    for (List<List<Setting>> tried :
        searches("spsa:a=0.01,stability=0,c=0.1,average=0.75", SQUARE, worth, 9).outcomes()) {
      // Four iterates: three are the middles of the next pairs, the last one follows its pair.
      double last =
          middle(tried.get(4), "x")
              + 0.01 / StrictMath.pow(4, 0.602) * slope(tried.get(4), "x", worth);
      double mean = (middle(tried.get(3), "x") + middle(tried.get(4), "x") + last) / 3;
      assertThat(tried.get(5).get(0).value("x")).isCloseTo(mean, within(2 * DIGITS));
    }
  }

  @Test
  void withoutASizeTheFirstStepsHaveTheirLengthOnEverySlope() {
    for (double steep : List.of(1e-4, 1.0, 1e6)) {
      ToDoubleFunction<Setting> worth = setting -> steep * setting.value("x");
      for (List<List<Setting>> tried :
          searches("spsa:step=0.07,stability=0,c=0.1", SQUARE, worth, 5).outcomes()) {
        assertThat(middle(tried.get(2), "x")).isCloseTo(0.57, within(1e-5));
        assertThat(Math.abs(middle(tried.get(2), "y") - 0.25)).isCloseTo(0.07, within(1e-5));
      }
    }
  }

  private static List<List<Setting>> tried(
      String method, ParameterSpace space, ToDoubleFunction<Setting> worth, int budget) {
    // These trials allow one evaluation more than they are given.
    return ExactTrials.search(
        MethodCatalog.find(method), space, worth, budget - 1, Seed.of(8).rng());
  }

  private static List<Integer> sizes(List<List<Setting>> tried) {
    return tried.stream().map(List::size).toList();
  }

  /**
   * A run of 62 evaluations has a measurement for each ten of them, or as many as are asked for.
   */
  @Test
  void theAverageIsMeasuredAfterEqualPartsOfTheWalk() {
    List<Integer> sizes = sizes(tried("spsa", SQUARE, setting -> setting.value("x"), 63));
    assertThat(sizes).hasSize(1 + 28 + 6);
    assertThat(IntStream.range(0, 35).filter(n -> sizes.get(n) == 1).toArray())
        .containsExactly(0, 6, 12, 17, 23, 29, 34);
    List<Integer> two = sizes(tried("spsa:checks=2", SQUARE, setting -> setting.value("x"), 63));
    assertThat(IntStream.range(0, 33).filter(n -> two.get(n) == 1).toArray())
        .containsExactly(0, 16, 32);
  }

  /** A rest of one evaluation measures the average again, and a budget of three has one pair. */
  @Test
  void aRestOfTheBudgetMeasuresTheAverage() {
    ToDoubleFunction<Setting> worth = setting -> setting.value("x");
    List<List<Setting>> tried = tried("spsa", SQUARE, worth, 64);
    assertThat(sizes(tried)).endsWith(2, 1, 1);
    assertThat(
            ExactTrials.recommended(
                MethodCatalog.find("spsa"), SQUARE, worth, 63, Seed.of(8).rng()))
        .isEqualTo(tried.get(tried.size() - 1));
    assertThat(sizes(tried("spsa", SQUARE, worth, 3))).containsExactly(1, 2);
    assertThat(
            ExactTrials.recommended(MethodCatalog.find("spsa"), SQUARE, worth, 0, Seed.of(8).rng()))
        .isEmpty();
  }

  /** Each pair and each average is a generation, and so is a generation of CMA-ES. */
  @Test
  void whatIsTriedTogetherIsAGeneration() throws InterruptedException {
    assertThat(generations("spsa:checks=2", 63))
        .hasSize(33)
        .startsWith(1, 2, 2)
        .endsWith(2, 1)
        .satisfies(sizes -> assertThat(sizes.get(16)).isEqualTo(1));
    assertThat(generations("cma-es:population=6", 19)).containsExactly(1, 6, 6, 6);
  }

  private static List<Integer> generations(String method, int budget) throws InterruptedException {
    TuningResult result =
        Tuning.of(SQUARE, (setting, number, seed) -> setting.value("x"))
            .method(MethodCatalog.find(method))
            .evaluations(budget)
            .confirmation(0)
            .play();
    return IntStream.rangeClosed(1, result.generations().size())
        .mapToObj(
            n -> (int) result.evaluations().stream().filter(one -> one.generation() == n).count())
        .toList();
  }

  /** The second run has half of the evaluations, begins at the last average, and is narrower. */
  @Test
  void aLaterRunStartsFromTheBestAverageAndIsHalfAsWide() {
    ParameterSpace line = ParameterSpace.of(Parameter.real("x", 0, 1, 0.5));
    List<List<Setting>> tried =
        tried("spsa:starts=2,c=0.1,step=0.01,checks=1", line, setting -> setting.value("x"), 43);
    // One of the defaults, and in each run ten pairs and an average.
    assertThat(IntStream.range(0, tried.size()).filter(n -> tried.get(n).size() == 1).toArray())
        .containsExactly(0, 11, 22);
    List<Setting> pair = tried.get(12);
    assertThat(middle(pair, "x")).isCloseTo(tried.get(11).get(0).value("x"), within(DIGITS));
    assertThat(Math.abs(pair.get(0).value("x") - pair.get(1).value("x")) / 2)
        .isCloseTo(0.05, within(DIGITS));
    // The steps are half as long, too.
    assertThat(middle(tried.get(13), "x") - middle(pair, "x")).isCloseTo(0.005, within(2 * DIGITS));
  }

  /**
   * A tenth of the 30 iterations is 3, and the slopes of the iterations 0 to 3 count. They are 1,
   * 1, 1 and 2, with a mean of 1.25; the slopes after them are 1.
   */
  @Test
  void theFirstFourOfThirtySlopesSetTheSizeOfTheSteps() {
    ParameterSpace line = ParameterSpace.of(Parameter.real("x", 0, 1, 0.5));
    // The slope is 2 from 0.525 to 0.54, where only the pair of iteration 3 lies.
    ToDoubleFunction<Setting> worth =
        setting -> setting.value("x") + Math.min(0.015, Math.max(0, setting.value("x") - 0.525));
    List<List<Setting>> pairs =
        tried("spsa:stability=0,c=0.001,alpha=0,step=0.01,checks=2", line, worth, 63).stream()
            .filter(some -> some.size() == 2)
            .toList();
    assertThat(pairs).hasSize(30);
    List<Double> first = List.of(0.01, 0.01, 0.01, 0.016);
    for (int k = 0; k + 1 < pairs.size(); k++) {
      assertThat(middle(pairs.get(k + 1), "x") - middle(pairs.get(k), "x"))
          .as("step %d", k)
          .isCloseTo(k <= 3 ? first.get(k) : 0.008, within(2 * DIGITS));
    }
  }

  @Test
  void aWholeNumberMovesByAWholeStepAndStaysInItsRange() {
    for (int start : List.of(0, 1, 5, 10)) {
      ParameterSpace space = ParameterSpace.of(Parameter.integer("n", 0, 10, start));
      int middle = Math.min(9, Math.max(1, start));
      for (List<List<Setting>> tried :
          searches("spsa:c=0.01", space, setting -> setting.value("n"), 3).outcomes()) {
        assertThat(tried.get(1))
            .extracting(setting -> setting.value("n"))
            .containsExactlyInAnyOrder(middle - 1.0, middle + 1.0);
      }
    }
    ParameterSpace two = ParameterSpace.of(Parameter.integer("n", 0, 1, 1));
    for (List<List<Setting>> tried :
        searches("spsa:c=0.01", two, setting -> setting.value("n"), 3).outcomes()) {
      assertThat(tried.get(1))
          .extracting(setting -> setting.value("n"))
          .containsExactlyInAnyOrder(0.0, 1.0);
    }
  }

  @Test
  void aStepEndsAtTheEndOfTheRange() {
    assertThat(SpsaRun.moved(new double[] {0.9, 0.1, 0.5}, new double[] {2, -3, 1}, 0.1))
        .containsExactly(1, 0, 0.6);
  }

  @Test
  void aLogarithmicRangeIsPerturbedByARatio() {
    ParameterSpace space = ParameterSpace.of(Parameter.real("x", 0.01, 100, 1).logarithmic());
    for (List<List<Setting>> tried :
        searches("spsa:c=0.25", space, setting -> setting.value("x"), 3).outcomes()) {
      assertThat(tried.get(1))
          .extracting(setting -> setting.value("x"))
          .containsExactlyInAnyOrder(0.1, 10.0);
    }
  }

  @Test
  void whereSettingsCanPlayEachOtherTheyDo() throws InterruptedException {
    TuningResult result = PairedLandscape.tuning().play();

    List<Evaluation> compared =
        result.evaluations().stream().filter(Evaluation::isComparison).toList();
    // Of 160 evaluations of the search, the defaults take one and the averages ten or a few more.
    assertThat(compared).filteredOn(one -> one.phase() == Phase.SEARCH).hasSizeBetween(145, 149);
    assertThat(compared).filteredOn(one -> one.phase() == Phase.VALIDATION).hasSizeBetween(20, 40);
    assertThat(result.advantage().orElseThrow().isDirect()).isTrue();
    assertThat(compared).allSatisfy(one -> assertThat(one.rivals()).doesNotContain(one.setting()));
    assertThat(result.evaluations()).hasSize(200);
    assertThat(Landscapes.sphere(result.best())).isGreaterThan(-2);
    assertThat(result.ranking().values().stream().mapToInt(Measurement::samples).sum())
        .isEqualTo(3 * (200 - compared.size()));
    assertThat(result.generations()).hasSizeGreaterThan(10);
  }

  /** The comparisons after an average are not in its generation. */
  @Test
  void anAverageIsAGenerationOfItsOwn() throws InterruptedException {
    List<Evaluation> search =
        PairedLandscape.tuning().play().evaluations().stream()
            .filter(one -> one.phase() == Phase.SEARCH)
            .toList();
    for (int n = 1; n + 1 < search.size(); n++) {
      if (!search.get(n).isComparison()) {
        assertThat(search.get(n).generation())
            .as("evaluation %d", n)
            .isGreaterThan(search.get(n - 1).generation())
            .isLessThan(search.get(n + 1).generation());
      }
    }
  }

  @Test
  void allComparisonsOfATuningAreNumberedTogether() throws InterruptedException {
    List<String> asked = new ArrayList<>();
    Objective games =
        new Objective() {
          @Override
          public double sample(Setting setting, int number, Seed seed) {
            return 0;
          }

          @Override
          public Optional<PairedObjective> paired() {
            return Optional.of(
                (one, other, number, seed) -> {
                  asked.add(number + " " + seed);
                  return 1;
                });
          }
        };
    Tuning.of(SQUARE, games)
        .method(MethodCatalog.find("spsa"))
        .evaluations(12)
        .samples(2)
        .confirmation(0)
        .seed(5)
        .play();

    // Of 12 evaluations, one tries the defaults and one the average.
    assertThat(asked)
        .containsExactlyElementsOf(
            IntStream.range(0, 20).mapToObj(n -> n + " 5/pair:" + (n + 1)).toList());
  }

  @Test
  void comparisonsAreTheSameOnAnyNumberOfThreads() throws InterruptedException {
    TuningResult alone = PairedLandscape.tuning().play();
    assertThat(PairedLandscape.tuning().threads(4).play()).isEqualTo(alone);
  }

  @Test
  void aTuningWithComparisonsThatWasCutOffAnywhereEndsAsIfItHadNotBeen()
      throws IOException, InterruptedException {
    TuningResult whole = PairedLandscape.tuning().folder(folder).play();
    Path log = folder.resolve(Tuning.LOG);
    byte[] bytes = Files.readAllBytes(log);
    for (int part = 0; part <= 8; part++) {
      Files.write(log, Arrays.copyOf(bytes, bytes.length * part / 8));
      assertThat(PairedLandscape.tuning().folder(folder).resume()).isEqualTo(whole);
      assertThat(log).hasBinaryContent(bytes);
    }
    try (TuningArchive archive = TuningArchive.open(folder)) {
      assertThat(archive.result()).contains(whole);
    }
  }

  @Test
  void aLogWithAnotherRivalIsRefused() throws IOException, InterruptedException {
    PairedLandscape.tuning().folder(folder).play();
    Path log = folder.resolve(Tuning.LOG);
    RewrittenLog.rewrite(
        log,
        lines ->
            lines.stream()
                .map(line -> line.replaceFirst("\"against\":\\[[^]]*]", "\"against\":[0,0,0]"))
                .toList());
    assertThatThrownBy(() -> PairedLandscape.tuning().folder(folder).resume())
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining(" against x=0,y=0,z=0 in generation 1 as evaluation 2, but")
        .hasMessageContaining("another version wrote the file, or it was changed");
  }

  @Test
  void aComparisonNeedsABudgetAndATrialBefore() {
    Method hasty =
        new Method() {
          @Override
          public String text() {
            return "hasty";
          }

          @Override
          public void search(Trials trials) {
            trials.compare(trials.space().defaults(), trials.space().random(trials.rng()));
          }
        };
    assertThatThrownBy(() -> PairedLandscape.tuning().method(hasty).play())
        .isInstanceOf(IllegalStateException.class)
        .hasMessageStartingWith("no setting was tried before x=-4,y=4,z=4 and ")
        .hasMessageEndingWith(" were compared; try one first");
    assertThatThrownBy(() -> NoisyTunings.tuning("random").method(hasty).play())
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContainingAll("cannot play against each other", "canCompare()");
    assertThatThrownBy(
            () ->
                new Evaluation(
                    1,
                    1,
                    Phase.SEARCH,
                    SQUARE.defaults(),
                    List.of(SQUARE.defaults(), SQUARE.defaults()),
                    List.of(1.0)))
        .hasMessageContainingAll("x=0.5,y=0.25", "2 rivals");
  }
}
