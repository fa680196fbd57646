package org.rondo.benchmarks.study.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rondo.random.Rng;
import org.rondo.random.Seed;
import org.xml.sax.InputSource;

class TuningStudyTest {
  private static final StudyScale TINY = tiny(1);

  @TempDir private Path folder;

  static List<String> experiments() {
    return TuningStudy.all().stream().map(TuningExperiment::name).toList();
  }

  private static StudyScale tiny(int seeds) {
    return new StudyScale(seeds, 2, 2, 2, 4, 2, 2, 1, 2, 0, 10);
  }

  private static String run(String experiment, int threads, Path place) throws IOException {
    return run(experiment, TINY, threads, place);
  }

  private static String run(String experiment, StudyScale scale, int threads, Path place)
      throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try (PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8)) {
      new TuningStudy(out, new StudyPlan(scale, 1, pool), place).run(TuningStudy.named(experiment));
    } finally {
      pool.shutdownNow();
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }

  @ParameterizedTest
  @MethodSource("experiments")
  void everyExperimentWritesTablesAndPictures(String experiment) throws Exception {
    String printed = run(experiment, 1, folder);

    assertThat(printed).startsWith("## " + experiment + ": ").contains("|---|---|");
    assertThat(printed).doesNotContain("NaN").doesNotContain("Infinity");
    assertThat(folder.resolve(experiment + ".md"))
        .content()
        .isEqualToNormalizingNewlines(printed.stripTrailing() + "\n");
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> pictures = files.filter(file -> file.toString().endsWith(".svg")).toList();
      assertThat(pictures).isNotEmpty();
      for (Path picture : pictures) {
        String svg = Files.readString(picture);
        assertThat(svg).doesNotContain("NaN");
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new InputSource(new StringReader(svg)));
      }
    }
  }

  @Test
  void resultsAreTheSameOnAnyNumberOfThreads() throws IOException {
    String experiment = "deviation";
    run(experiment, 1, folder.resolve("one"));
    run(experiment, 3, folder.resolve("three"));

    for (String end : List.of(".md", ".csv", ".svg")) {
      assertThat(folder.resolve("three").resolve(experiment + end))
          .hasSameTextualContentAs(folder.resolve("one").resolve(experiment + end));
    }
  }

  @Test
  void variantsAreComparedWithTheFirstBySeed() throws IOException {
    List<String> lines = run("neighbourhoods", tiny(2), 1, folder).lines().toList();

    assertThat(lines.get(2)).startsWith("| reach | levels | worth on fresh seeds");
    assertThat(lines.get(4)).startsWith("| 1 | 5 | ").endsWith("| – |");
    assertThat(lines.get(5)).matches("\\| 1 \\| 9 \\| .* \\| [+−].* ± .* \\|");
    assertThat(lines).as("main effects").filteredOn(line -> line.contains("| levels |")).hasSize(4);
    assertThat(folder.resolve("neighbourhoods.csv")).content().hasLineCount(1 + 6 * 2);
  }

  @Test
  void unknownExperimentsAreRefused() {
    assertThatThrownBy(() -> TuningStudy.work(System.out, "weather"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(
            "there is no experiment 'weather'; there are neighbourhoods, grasp");
    assertThatThrownBy(() -> TuningStudy.work(System.out, "methods", "--seed"))
        .hasMessageContaining("--seed has no value");
    assertThatThrownBy(() -> TuningStudy.work(System.out, "methods", "--threads", "0"))
        .hasMessageContainingAll("--threads '0'", "1 to 1000");
  }

  @Test
  void friedmansTestRanksTheMethodsOfEachSeed() {
    // A textbook case: four blocks, three methods, no ties. Rank sums 4, 8 and 12.
    List<SeedSample> methods =
        List.of(
            new SeedSample(List.of(9.0, 8.0, 9.5, 7.0)),
            new SeedSample(List.of(5.0, 6.0, 7.0, 6.5)),
            new SeedSample(List.of(1.0, 2.0, 3.0, 4.0)));

    RankTests.Friedman test = RankTests.friedman(methods);

    assertThat(test.meanRanks()).containsExactly(1.0, 2.0, 3.0);
    assertThat(test.statistic()).isCloseTo(8, within(1e-9));
    assertThat(test.probability()).isCloseTo(Math.exp(-4), within(1e-9));
  }

  @Test
  void friedmansTestIsCorrectedForTies() {
    // Ranks 1.5 1.5 3 and 1 2 3: sums 2.5, 3.5, 6; 2 · 6.5 / 3.5 by hand.
    List<SeedSample> methods =
        List.of(
            new SeedSample(List.of(2.0, 3.0)),
            new SeedSample(List.of(2.0, 2.0)),
            new SeedSample(List.of(1.0, 1.0)));

    assertThat(RankTests.friedman(methods).statistic()).isCloseTo(2 * 6.5 / 3.5, within(1e-9));
  }

  @Test
  void equalMethodsDoNotDiffer() {
    SeedSample one = new SeedSample(List.of(1.0, 2.0));

    assertThat(RankTests.wilcoxon(one, one)).isEqualTo(1);
    assertThat(RankTests.friedman(List.of(one, one)).probability()).isEqualTo(1);
  }

  @Test
  void wilcoxonsTestIsExactForFewSeeds() {
    // All five differences have the same sign: 2 / 2^5.
    SeedSample more = new SeedSample(List.of(2.0, 4.0, 6.0, 8.0, 10.0));
    SeedSample less = new SeedSample(List.of(1.0, 2.0, 3.0, 4.0, 5.0));

    assertThat(RankTests.wilcoxon(more, less)).isCloseTo(2.0 / 32, within(1e-12));
  }

  @Test
  void wilcoxonsTestLeavesOutSeedsWithoutADifference() {
    // Differences 0, 0, 1, 2, 3, 4, 5: only the last five count.
    SeedSample more = new SeedSample(List.of(4.0, 7.0, 2.0, 4.0, 6.0, 8.0, 10.0));
    SeedSample less = new SeedSample(List.of(4.0, 7.0, 1.0, 2.0, 3.0, 4.0, 5.0));

    assertThat(RankTests.wilcoxon(more, less)).isCloseTo(2.0 / 32, within(1e-12));
    assertThat(RankTests.wilcoxon(less, more)).isCloseTo(2.0 / 32, within(1e-12));
  }

  @Test
  void equalDifferencesShareARankAlsoIfTheirLastDigitsDiffer() {
    // 0.3 - 0.1 is not 0.2. Ranks 1.5 and 3 against 1.5; three of eight sums of 1.5, 1.5, 3 are
    // 4.5 or more.
    SeedSample one = new SeedSample(List.of(0.3, 0.0, 2.0));
    SeedSample other = new SeedSample(List.of(0.1, 0.2, 1.0));

    assertThat(RankTests.wilcoxon(one, other)).isCloseTo(2 * 3.0 / 8, within(1e-12));
    assertThat(RankTests.wilcoxon(other, one)).isCloseTo(2 * 3.0 / 8, within(1e-12));
  }

  @Test
  void wilcoxonsTestIsThatOfAllSignsAlsoWithTies() {
    Rng rng = Seed.of(7).rng();
    for (int data = 0; data < 120; data++) {
      int seeds = 1 + data % 12;
      List<Double> values = new ArrayList<>();
      for (int seed = 0; seed < seeds; seed++) {
        // Few different values, so that many differences are equal or 0.
        values.add(rng.below(9) - 3.0);
      }
      SeedSample zeros = new SeedSample(Collections.nCopies(seeds, 0.0));
      assertThat(RankTests.wilcoxon(new SeedSample(values), zeros))
          .as("%s", values)
          .isCloseTo(byAllSigns(values), within(1e-12));
    }
  }

  /** Counts the signs of the differences with a sum of ranks that is as far from the middle. */
  private static double byAllSigns(List<Double> values) {
    List<Double> differences = values.stream().filter(value -> value != 0).toList();
    List<Double> ranks = differences.stream().map(one -> rank(one, differences)).toList();
    double middle = ranks.stream().mapToDouble(Double::doubleValue).sum() / 2;
    double seen = 0;
    for (int n = 0; n < ranks.size(); n++) {
      seen += differences.get(n) > 0 ? ranks.get(n) : 0;
    }
    int far = 0;
    for (int signs = 0; signs < 1 << ranks.size(); signs++) {
      double sum = 0;
      for (int n = 0; n < ranks.size(); n++) {
        sum += (signs >> n & 1) == 1 ? ranks.get(n) : 0;
      }
      far += Math.abs(sum - middle) >= Math.abs(seen - middle) ? 1 : 0;
    }
    return far / StrictMath.pow(2, ranks.size());
  }

  private static double rank(double difference, List<Double> differences) {
    double size = Math.abs(difference);
    long below = differences.stream().filter(other -> Math.abs(other) < size).count();
    long equal = differences.stream().filter(other -> Math.abs(other) == size).count();
    return below + (equal + 1) / 2.0;
  }

  @Test
  void zerosOfBothSignsAreATie() {
    List<SeedSample> methods =
        List.of(
            new SeedSample(List.of(0.0, 1.0, 2.0)),
            new SeedSample(List.of(-0.0, 2.0, 1.0)),
            new SeedSample(List.of(-1.0, 0.0, -0.0)));
    List<SeedSample> positive =
        List.of(
            new SeedSample(List.of(0.0, 1.0, 2.0)),
            new SeedSample(List.of(0.0, 2.0, 1.0)),
            new SeedSample(List.of(-1.0, 0.0, 0.0)));
    assertThat(RankTests.friedman(methods)).isEqualTo(RankTests.friedman(positive));
  }

  @Test
  void wilcoxonsTestIsExactForTheSeedsOfTheLongForm() {
    List<Double> more =
        DoubleStream.iterate(1, n -> n + 1).limit(StudyScale.LONG.methodSeeds()).boxed().toList();
    SeedSample less = new SeedSample(Collections.nCopies(more.size(), 0.0));

    assertThat(RankTests.wilcoxon(new SeedSample(more), less))
        .isCloseTo(2 * Math.pow(0.5, 20), within(1e-12));
  }

  @Test
  void holmsCorrectionNeverReversesTheOrder() {
    assertThat(RankTests.holm(List.of(0.01, 0.04, 0.03)))
        .usingElementComparator((a, b) -> Math.abs(a - b) < 1e-12 ? 0 : Double.compare(a, b))
        .containsExactly(0.03, 0.06, 0.06);
  }

  @Test
  void aSampleShowsItsIntervalAndItsSign() {
    SeedSample sample = new SeedSample(List.of(1.0, 2.0, 3.0, 4.0));

    // Student's quantile for three degrees of freedom times the standard error.
    assertThat(sample.margin()).isCloseTo(3.182446 * Math.sqrt(5.0 / 3 / 4), within(1e-5));
    assertThat(sample.signed()).isEqualTo("+2.50 ± 2.05");
    assertThat(sample.minus(new SeedSample(List.of(2.0, 4.0, 6.0, 8.0))).signed())
        .isEqualTo("−2.50 ± 2.05");
    assertThat(new SeedSample(List.of(-0.001)).signed()).isEqualTo("+0.00");
  }

  @Test
  void theLongFormHasMoreSeedsForTheExperimentsThatNeedThem() {
    assertThat(TuningStudy.usual(StudyScale.SHORT))
        .extracting(TuningExperiment::name)
        .containsExactlyElementsOf(experiments());
    assertThat(TuningStudy.usual(StudyScale.LONG))
        .extracting(TuningExperiment::name)
        .containsExactly("methods", "grasp", "deviation");
    assertThat(StudyScale.LONG.seeds()).isEqualTo(10);
    assertThat(StudyScale.LONG.evaluations()).isEqualTo(StudyScale.SHORT.evaluations());
  }

  @Test
  void fiveConstructionsFitIntoTheBudgetOfGrasp() {
    // 1 + 5 · 8 · 3 = 121 evaluations are four fifths of 152.
    assertThat(StudyScale.SHORT.constructing(8, 3)).isEqualTo(152);
  }
}
