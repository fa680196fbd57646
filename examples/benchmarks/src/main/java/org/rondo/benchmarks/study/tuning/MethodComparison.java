package org.rondo.benchmarks.study.tuning;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.rondo.tuning.Setting;
import org.rondo.tuning.TuningResult;

/** The methods side by side, with equal evaluations and the same tuning seeds. */
final class MethodComparison implements TuningExperiment {
  private static final String FLOOR = "random";

  /** The methods. The grids of three levels leave GRASP time for five constructions. */
  private static final List<String> METHODS =
      List.of(
          FLOOR,
          "local-search",
          "grasp:levels=3",
          "genetic:population=10",
          "cma-es",
          "spsa",
          "ntbea:levels=5");

  /** What a tuning found. */
  record Found(Setting setting, double inTuning, double worth) {}

  @Override
  public String name() {
    return "methods";
  }

  @Override
  public String summary() {
    return "all methods at equal evaluations, with tests";
  }

  @Override
  public ExperimentReport run(StudyPlan plan) {
    StudyScale scale = plan.scale();
    SoccerCase soccer = SoccerCase.usual(scale);
    int evaluations = Math.max(scale.evaluations(), scale.constructing(scale.weights(), 3));
    List<Long> seeds = plan.seeds(scale.methodSeeds());
    List<Callable<Found>> tunings = new ArrayList<>();
    for (String method : METHODS) {
      seeds.forEach(seed -> tunings.add(() -> found(soccer, method, evaluations, seed, scale)));
    }
    List<Found> found = plan.all(tunings);
    return report(found, seeds, soccer, evaluations, scale);
  }

  static ExperimentReport report(
      List<Found> found, List<Long> seeds, SoccerCase soccer, int evaluations, StudyScale scale) {
    double defaults = soccer.fresh(soccer.space().defaults(), scale);
    // In the order of the methods.
    List<SeedSample> worths = new ArrayList<>();
    List<SeedSample> inTuning = new ArrayList<>();
    Map<String, SeedSample> dots = new LinkedHashMap<>();
    StringBuilder runs = new StringBuilder("method;seed;in tuning;worth;setting\n");
    for (int n = 0; n < METHODS.size(); n++) {
      List<Found> own = found.subList(n * seeds.size(), (n + 1) * seeds.size());
      SeedSample worth = new SeedSample(own.stream().map(Found::worth).toList());
      worths.add(worth);
      dots.put(METHODS.get(n), worth);
      inTuning.add(new SeedSample(own.stream().map(Found::inTuning).toList()));
      for (int seed = 0; seed < seeds.size(); seed++) {
        Found one = own.get(seed);
        runs.append(
            "%s;%s;%s;%s;%s\n"
                .formatted(
                    METHODS.get(n),
                    seeds.get(seed),
                    one.inTuning(),
                    one.worth(),
                    one.setting().text()));
      }
    }
    List<String> lines =
        List.of(
            "Each tuning had %s evaluations of %s weights. The defaults are worth %s on the fresh seeds."
                .formatted(evaluations, scale.weights(), SeedSample.number(defaults)),
            friedman(worths));
    String picture =
        StudyPictures.dots(
            "methods: what each tuning found, " + evaluations + " evaluations",
            "worth on fresh seeds",
            dots);
    return new ExperimentReport(
        List.of(table(worths, inTuning), spread(worths), pairs(worths)),
        lines,
        runs.toString(),
        Map.of("", picture));
  }

  private static Found found(
      SoccerCase soccer, String method, int evaluations, long seed, StudyScale scale)
      throws InterruptedException {
    TuningResult result = soccer.tuned(method, evaluations, 1, seed);
    double worth = soccer.fresh(result.best(), scale);
    return new Found(result.best(), result.worth().mean(), worth);
  }

  private static StudyTable table(List<SeedSample> worths, List<SeedSample> inTuning) {
    List<Double> ranks = RankTests.friedman(worths).meanRanks();
    SeedSample floor = worths.get(METHODS.indexOf(FLOOR));
    List<Double> probabilities =
        worths.subList(1, worths.size()).stream()
            .map(worth -> RankTests.wilcoxon(worth, floor))
            .toList();
    List<Double> corrected = RankTests.holm(probabilities);
    StudyTable table =
        new StudyTable(
            List.of(
                "method",
                "in tuning",
                "on fresh seeds",
                "mean rank",
                "against random",
                "p (Wilcoxon)",
                "p (Holm)"));
    for (int n = 0; n < METHODS.size(); n++) {
      SeedSample worth = worths.get(n);
      boolean isFloor = n == 0;
      table.row(
          List.of(
              METHODS.get(n),
              inTuning.get(n).text(),
              worth.text(),
              SeedSample.number(ranks.get(n)),
              isFloor ? "–" : worth.minus(floor).signed(),
              isFloor ? "–" : probability(probabilities.get(n - 1)),
              isFloor ? "–" : probability(corrected.get(n - 1))));
    }
    return table;
  }

  private static StudyTable spread(List<SeedSample> worths) {
    StudyTable table =
        new StudyTable(
            List.of("method", "least", "lower quartile", "median", "upper quartile", "most"));
    for (int n = 0; n < METHODS.size(); n++) {
      SeedSample worth = worths.get(n);
      table.row(
          List.of(
              METHODS.get(n),
              SeedSample.number(worth.quantile(1e-9)),
              SeedSample.number(worth.quantile(25)),
              SeedSample.number(worth.quantile(50)),
              SeedSample.number(worth.quantile(75)),
              SeedSample.number(worth.quantile(100))));
    }
    return table;
  }

  /** {@return how often the method of a row found more than the method of a column} */
  private static StudyTable pairs(List<SeedSample> worths) {
    List<String> head = new ArrayList<>(List.of("better in seeds, p"));
    head.addAll(METHODS);
    StudyTable table = new StudyTable(head);
    for (int row = 0; row < METHODS.size(); row++) {
      List<String> cells = new ArrayList<>(List.of(METHODS.get(row)));
      for (int column = 0; column < METHODS.size(); column++) {
        SeedSample one = worths.get(row);
        SeedSample other = worths.get(column);
        long better = one.minus(other).values().stream().filter(value -> value > 0).count();
        cells.add(
            row == column ? "–" : better + ", " + probability(RankTests.wilcoxon(one, other)));
      }
      table.row(cells);
    }
    return table;
  }

  private static String friedman(List<SeedSample> worths) {
    RankTests.Friedman test = RankTests.friedman(worths);
    return String.format(
        Locale.ROOT,
        "Friedman's test: chi-square %.2f with %d degrees of freedom, p %s.",
        test.statistic(),
        METHODS.size() - 1,
        probability(test.probability()));
  }

  private static String probability(double probability) {
    return probability < 0.0005 ? "< 0.001" : String.format(Locale.ROOT, "%.3f", probability);
  }
}
