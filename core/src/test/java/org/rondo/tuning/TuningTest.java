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
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.apache.commons.math3.genetics.GeneticAlgorithm;
import org.apache.commons.math3.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.tuning.Evaluation.Phase;

/** Samples, seeds, threads and the budget of a tuning. */
class TuningTest {
  static List<String> methods() {
    return MethodsTest.every();
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
}
