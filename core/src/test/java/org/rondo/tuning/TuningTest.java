package org.rondo.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rondo.tuning.NoisyTunings.tuning;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.apache.commons.math3.genetics.GeneticAlgorithm;
import org.apache.commons.math3.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.random.Seed;
import org.rondo.tuning.Evaluation.Phase;

/** Samples, seeds, threads and the budget of a tuning. */
class TuningTest {
  static List<String> methods() {
    return MethodLawsTest.every();
  }

  @ParameterizedTest
  @MethodSource("methods")
  void theNumberOfThreadsChangesNothing(String method) throws InterruptedException {
    TuningResult alone = tuning(method).play();
    assertThat(tuning(method).threads(4).play()).isEqualTo(alone);
  }

  @ParameterizedTest
  @MethodSource("methods")
  void twoTuningsAtOnceDoNotDisturbEachOther(String method) throws Exception {
    TuningResult alone = tuning(method).play();
    ExecutorService two = Executors.newFixedThreadPool(2);
    try {
      List<Future<TuningResult>> both =
          two.invokeAll(List.of(() -> tuning(method).play(), () -> tuning(method).play()));
      for (Future<TuningResult> one : both) {
        assertThat(one.get()).isEqualTo(alone);
      }
    } finally {
      two.shutdownNow();
    }
  }

  @Test
  void nothingIsDrawnFromTheStaticGeneratorOfTheLibrary() throws InterruptedException {
    RandomGenerator before = GeneticAlgorithm.getRandomGenerator();
    RandomGenerator refusing =
        new RngBits(
            new org.rondo.random.Rng() {
              @Override
              public long nextLong() {
                throw new AssertionError("drawn from the static generator");
              }
            });
    GeneticAlgorithm.setRandomGenerator(refusing);
    try {
      for (String selection : Selections.NAMES) {
        for (String crossover : Crossovers.NAMES) {
          String method = "genetic:selection=" + selection + ",crossover=" + crossover;
          assertThat(tuning(method).play().evaluations()).hasSize(120);
        }
      }
    } finally {
      GeneticAlgorithm.setRandomGenerator(before);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "genetic",
        "local-search",
        "cma-es:sigma=0.02",
        "spsa:c=0.02,a=0.0001",
        "ntbea:levels=33,refinements=0,mutation=0"
      })
  void aSearchBeginsAtItsStart(String method) throws InterruptedException {
    Setting start = new Setting(Landscapes.space(), List.of(1.2, -2.2, 0.6));
    TuningResult result =
        Tuning.of(Landscapes.space(), (setting, number, seed) -> Landscapes.sphere(setting))
            .method(MethodCatalog.find(method))
            .evaluations(12)
            .start(start)
            .play();

    assertThat(result.evaluations().get(0).setting()).isEqualTo(Landscapes.space().defaults());
    assertThat(Landscapes.sphere(result.best())).isGreaterThan(-0.4);
  }

  @Test
  void theStartIsInTheLogAndOfTheSameSpace(@TempDir Path folder)
      throws IOException, InterruptedException {
    Setting start = new Setting(Landscapes.space(), List.of(1.2, -2.2, 0.6));
    tuning("genetic").start(start).folder(folder).play();
    assertThat(Files.readAllLines(folder.resolve(Tuning.LOG)).get(0))
        .contains("\"start\":\"x=1.2,y=-2.2,z=0.6\"");
    assertThatThrownBy(
            () ->
                tuning("genetic")
                    .start(new Setting(Landscapes.space(), List.of(1.0, 1.0, 1.0)))
                    .folder(folder)
                    .resume())
        .hasMessageContaining("belongs to another tuning: start is ");
    ParameterSpace other = ParameterSpace.of(Parameter.real("x", 0, 1, 0));
    assertThatThrownBy(() -> tuning("genetic").start(other.defaults()))
        .hasMessageStartingWith("start x=0 is a setting of another space; give one of ");
  }

  @Test
  void anotherSeedSearchesElsewhere() throws InterruptedException {
    assertThat(tuning("genetic").seed(12).play()).isNotEqualTo(tuning("genetic").play());
  }

  @Test
  void aMethodNamesWhatItTries() {
    Method empty =
        new Method() {
          @Override
          public String text() {
            return "empty";
          }

          @Override
          public void search(Trials trials) {
            trials.measure(List.of());
          }
        };
    assertThatThrownBy(() -> tuning("random").method(empty).play())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no settings to try");
  }

  @Test
  void aSampleThatIsNoNumberIsRefused() {
    assertThatThrownBy(
            () -> Tuning.of(Landscapes.space(), (setting, number, seed) -> 0 / 0.0).play())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("samples [NaN] of x=-4,y=4,z=4", "-1e100..1e100");
  }

  @Test
  void anInterruptEndsTheTuning() {
    Thread caller = Thread.currentThread();
    assertThatThrownBy(
            () -> tuning("random").listener((evaluation, best, worth) -> caller.interrupt()).play())
        .isInstanceOf(InterruptedException.class);
    assertThat(Thread.interrupted()).isFalse();
  }

  @Test
  void sampleKHasOneSeedForAllSettingsAndAnotherTrialHasFurtherSamples()
      throws InterruptedException {
    List<String> asked = new ArrayList<>();
    Method twice =
        new Method() {
          @Override
          public String text() {
            return "twice";
          }

          @Override
          public void search(Trials trials) {
            Setting one = trials.space().defaults();
            Setting other = trials.space().random(trials.rng());
            trials.measure(List.of(one, other, one));
            trials.measure(List.of(one));
          }
        };
    Tuning.of(
            Landscapes.space(),
            (setting, number, seed) -> {
              asked.add(number + " " + seed);
              return 0;
            })
        .method(twice)
        .samples(2)
        .evaluations(100)
        .confirmation(0)
        .seed(5)
        .play();

    assertThat(asked)
        .containsExactlyElementsOf(
            IntStream.of(0, 1, 0, 1, 2, 3, 4, 5)
                .mapToObj(n -> n + " 5/sample:" + (n + 1))
                .toList());
  }

  @Test
  void theListenerHearsOfEveryTrialAndOfTheBestSoFar() throws InterruptedException {
    List<Evaluation> heard = new ArrayList<>();
    List<Setting> bests = new ArrayList<>();
    TuningResult result =
        tuning("genetic")
            .listener(
                (evaluation, best, worth) -> {
                  heard.add(evaluation);
                  bests.add(best);
                })
            .play();

    assertThat(heard).isEqualTo(result.evaluations());
    assertThat(bests.get(0)).isEqualTo(Landscapes.space().defaults());
    assertThat(bests.get(bests.size() - 1)).isEqualTo(result.best());
  }

  @Test
  void halfOfTheLastFifthOfTheBudgetConfirmsTheBest() throws InterruptedException {
    TuningResult result = tuning("random").play();

    List<Evaluation> last = result.evaluations().subList(96, 108);
    List<Setting> tried =
        result.evaluations().subList(0, 96).stream().map(Evaluation::setting).toList();
    assertThat(last).allSatisfy(one -> assertThat(tried).contains(one.setting()));
    assertThat(result.worth().samples()).isGreaterThan(3);
  }

  @ParameterizedTest
  @MethodSource("methods")
  void theBestAndTheDefaultsAreComparedOnTheSameFreshSamples(String method)
      throws InterruptedException {
    Map<Setting, List<Integer>> numbers = new HashMap<>();
    TuningResult result =
        Tuning.of(
                Landscapes.space(),
                (setting, number, seed) -> {
                  numbers.computeIfAbsent(setting, fresh -> new ArrayList<>()).add(number);
                  return NoisyTunings.noisy(setting, seed);
                })
            .method(MethodCatalog.find(method))
            .evaluations(120)
            .samples(3)
            .seed(11)
            .play();

    // A method that recommends a setting may leave one evaluation, which has no rival.
    assertThat(result.evaluations()).hasSizeBetween(119, 120);
    List<Evaluation> last =
        result.evaluations().stream().filter(one -> one.phase() == Phase.VALIDATION).toList();
    assertThat(last).hasSizeBetween(12, 24).hasSize(last.size() / 2 * 2);
    int samples = 3 * last.size() / 2;
    assertThat(result.advantage().orElseThrow().differences()).hasSize(samples);
    Setting defaults = Landscapes.space().defaults();
    List<Integer> ofBest = last(numbers.get(result.best()), samples);
    assertThat(last(numbers.get(defaults), samples)).isEqualTo(ofBest);
    int first = ofBest.get(0);
    numbers.get(result.best()).removeAll(ofBest);
    numbers.get(defaults).removeAll(ofBest);
    assertThat(numbers.values())
        .allSatisfy(drawn -> assertThat(drawn).allMatch(number -> number < first));
  }

  private static <T> List<T> last(List<T> list, int number) {
    return List.copyOf(list.subList(list.size() - number, list.size()));
  }

  @Test
  void nothingIsConfirmedForLongWhereNothingIsLeftToChance() throws InterruptedException {
    TuningResult result =
        Tuning.of(Landscapes.space(), (setting, number, seed) -> Landscapes.sphere(setting))
            .evaluations(500)
            .play();

    assertThat(result.evaluations()).hasSizeBetween(400, 430);
  }

  @Test
  void numbersOutOfRangeAreRefused() {
    Tuning tuning = tuning("random");
    assertThatThrownBy(() -> tuning.evaluations(0))
        .hasMessageContainingAll("evaluations 0", "not in 1..100000");
    assertThatThrownBy(() -> tuning.samples(0))
        .hasMessageContainingAll("samples 0", "not in 1..1000000");
    assertThatThrownBy(() -> tuning.confirmation(1))
        .hasMessageContainingAll("confirmation 1.0", "not in 0..0.9");
  }

  @Test
  void aMethodThatTriesNothingIsRefused() {
    Method idle =
        new Method() {
          @Override
          public String text() {
            return "idle";
          }

          @Override
          public void search(Trials trials) {
            trials.nextGeneration();
          }
        };
    assertThatThrownBy(() -> tuning("random").method(idle).play())
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("method idle tried no setting");
  }

  @Test
  void theEndsOfTheRangesAreAllowed() throws InterruptedException {
    Tuning tuning = tuning("random");
    assertThat(tuning.evaluations(100_000).samples(1_000_000).confirmation(0.9)).isSameAs(tuning);
    assertThatThrownBy(() -> tuning.evaluations(100_001))
        .hasMessageContaining("evaluations 100001");
    assertThatThrownBy(() -> tuning.samples(1_000_001)).hasMessageContaining("samples 1000001");
    assertThatThrownBy(() -> tuning.confirmation(-0.01)).hasMessageContaining("confirmation -0.01");
    TuningResult one = tuning.evaluations(1).samples(1).confirmation(0).play();
    assertThat(one.evaluations()).hasSize(1);
    assertThat(one.best()).isEqualTo(Landscapes.space().defaults());
  }

  @Test
  void aSecretSeedIsPublishedAtTheEnd(@TempDir Path folder)
      throws IOException, InterruptedException {
    List<Seed> seeds = new ArrayList<>();
    List<Evaluation> evaluations = new ArrayList<>();
    TuningListener asking =
        new TuningListener() {
          @Override
          public void began(Seed seed) {
            seeds.add(seed);
            assertThat(folder.resolve("seed.txt")).doesNotExist();
            assertThat(folder.resolve("seed.secret")).content().startsWith(seed.text());
          }

          @Override
          public void evaluated(Evaluation evaluation, Setting best, Measurement worth) {
            evaluations.add(evaluation);
          }
        };
    TuningResult whole =
        tuning("random").secretSeed(new SplittableRandom(3)).listener(asking).folder(folder).play();
    assertThat(seeds).hasSize(1);
    assertThat(evaluations).isEqualTo(whole.evaluations());
    Seed seed = seeds.get(0);
    assertThat(seed.isSecret()).isTrue();
    assertThat(folder.resolve("seed.secret")).doesNotExist();
    assertThat(folder.resolve("seed.txt")).content().isEqualTo(seed.text() + "\n");
    assertThat(Files.readAllLines(folder.resolve(Tuning.LOG)).get(0))
        .contains("\"seed\":\"" + seed.commitment() + "\"");
    assertThat(tuning("random").seed(seed).play()).isEqualTo(whole);
    assertThat(tuning("random").secretSeed(new SplittableRandom(4)).folder(folder).resume())
        .isEqualTo(whole);
  }

  @Test
  void aFolderThatIsAFileIsNamed(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "text");
    assertThatThrownBy(() -> tuning("random").folder(file).play())
        .hasMessageContaining(file.toString());
  }

  @Test
  void aLogThatIsForcedAfterEachSampleIsTheSame(@TempDir Path folder)
      throws IOException, InterruptedException {
    TuningResult whole = tuning("random").folder(folder.resolve("a")).play();
    assertThat(tuning("random").syncMatches().folder(folder.resolve("b")).play()).isEqualTo(whole);
    assertThat(folder.resolve("b").resolve(Tuning.LOG))
        .hasSameBinaryContentAs(folder.resolve("a").resolve(Tuning.LOG));
  }

  @Test
  void aRecommendationIsASettingOfTheSpace() {
    ParameterSpace other = ParameterSpace.of(Parameter.real("x", 0, 1, 0));
    Method lost = method(trials -> trials.recommend(other.defaults()));
    assertThatThrownBy(() -> tuning("random").method(lost).play())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("recommendation x=0 is a setting of another space; give one of ");
  }

  private static Method method(Consumer<Trials> search) {
    return new Method() {
      @Override
      public String text() {
        return "test";
      }

      @Override
      public void search(Trials trials) {
        search.accept(trials);
      }
    };
  }

  @Test
  void aMethodThatIgnoresItsBudgetIsStopped() {
    Method endless =
        method(
            trials -> {
              for (int n = 0; n < 200; n++) {
                trials.measure(List.of(trials.space().defaults()));
              }
            });
    assertThatThrownBy(() -> tuning("random").method(endless).play())
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("the budget of 96 evaluations is spent; call remaining() first");
  }

  /** Generations are numbered from 1 without gaps, whatever a method announces. */
  @Test
  void anEmptyGenerationHasNoNumber() throws InterruptedException {
    Method announcing =
        method(
            trials -> {
              Setting defaults = trials.space().defaults();
              trials.nextGeneration();
              trials.measure(List.of(defaults, defaults));
              trials.nextGeneration();
              trials.nextGeneration();
              trials.measure(List.of(defaults));
            });
    TuningResult result = tuning("random").method(announcing).confirmation(0).play();
    assertThat(result.evaluations()).extracting(Evaluation::generation).containsExactly(1, 1, 2);
    assertThat(result.generations()).hasSize(2);
    assertThat(result.generations()).extracting(Generation::evaluations).containsExactly(2, 3);
    assertThat(result.generations().get(0).best())
        .isEqualTo(
            Math.max(
                result.evaluations().get(0).measurement().mean(),
                result.evaluations().get(1).measurement().mean()));
  }
}
