package org.rondo.benchmarks.study.tuning;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.rondo.tuning.MethodCatalog;
import org.rondo.tuning.Objective;
import org.rondo.tuning.Parameter;
import org.rondo.tuning.ParameterSpace;
import org.rondo.tuning.Tuning;

/**
 * The processor time of a tuning: that of the methods themselves, with an objective that costs
 * nearly nothing, and that of the matches.
 */
final class TimeExperiment implements TuningExperiment {
  private static final int[] WEIGHTS = {4, 8, 14};
  private static final int[] POPULATIONS = {10, 20, 40, 80, 160};
  private static final int[] SAMPLES = {1, 2, 4, 8};

  /** The number of measurements; one more before them warms up. */
  private static final int REPEATS = 5;

  private static final double MICROSECONDS = 1e3;
  private static final double SECONDS = 1e9;

  /** The methods with their own work for an evaluation of d weights, beside that of its matches. */
  private static final Map<String, String> BOUNDS = bounds();

  private static Map<String, String> bounds() {
    Map<String, String> bounds = new LinkedHashMap<>();
    bounds.put("random", "O(d)");
    bounds.put("local-search", "O(r d²)");
    bounds.put("grasp", "O(r d²)");
    bounds.put("genetic", "O(P log P + d)");
    bounds.put("cma-es", "O(d² + d³/λ)");
    bounds.put("spsa", "O(d)");
    bounds.put("ntbea", "O((n + B) d²)");
    return bounds;
  }

  @Override
  public String name() {
    return "time";
  }

  @Override
  public String summary() {
    return "processor time against the number of weights, population and samples";
  }

  @Override
  public ExperimentReport run(StudyPlan plan) {
    int free = plan.scale().freeEvaluations();
    List<StudyPictures.BandedCurve> curves = new ArrayList<>();
    StudyTable own = own(free, curves);
    String picture =
        StudyPictures.curves(
            "time of the methods without matches",
            "number of weights",
            "microseconds an evaluation",
            curves);
    return new ExperimentReport(
        List.of(own, populations(free), weights(plan), samples(plan)),
        List.of("Times are processor times of one thread; they differ from run to run."),
        "",
        Map.of("", picture));
  }

  private static StudyTable own(int evaluations, List<StudyPictures.BandedCurve> curves) {
    StudyTable table =
        new StudyTable(
            List.of("µs an evaluation, without matches", "d = 4", "d = 8", "d = 14", "bound"));
    BOUNDS.forEach(
        (method, bound) -> {
          List<Double> x = new ArrayList<>();
          List<Double> y = new ArrayList<>();
          List<Double> margins = new ArrayList<>();
          List<String> cells = new ArrayList<>(List.of(method));
          for (int weights : WEIGHTS) {
            SeedSample time = perEvaluation(method, weights, evaluations);
            x.add((double) weights);
            y.add(time.mean());
            margins.add(0.0);
            cells.add(time.text());
          }
          cells.add(bound);
          table.row(cells);
          curves.add(new StudyPictures.BandedCurve(method, x, y, margins));
        });
    return table;
  }

  private static StudyTable populations(int evaluations) {
    StudyTable table =
        new StudyTable(List.of("population P", "µs an evaluation", "per P", "per P log₂ P"));
    for (int population : POPULATIONS) {
      SeedSample time = perEvaluation("genetic:population=" + population, 14, evaluations);
      double logarithm = StrictMath.log(population) / StrictMath.log(2);
      table.row(
          List.of(
              Integer.toString(population),
              time.text(),
              small(time.mean() / population),
              small(time.mean() / population / logarithm)));
    }
    return table;
  }

  private static StudyTable weights(StudyPlan plan) {
    StudyTable table =
        new StudyTable(List.of("weights d", "seconds of a tuning", "ms a match", "of the method"));
    for (int weights : WEIGHTS) {
      SoccerCase soccer = SoccerCase.usual(plan.scale()).withWeights(weights);
      int evaluations = plan.scale().evaluations();
      double seconds = tuning(soccer, evaluations, 1);
      double matches = evaluations * soccer.matchesPerSample();
      double method =
          perEvaluation("genetic:population=10", weights, plan.scale().freeEvaluations()).mean()
              * evaluations
              / 1e6;
      table.row(
          List.of(
              Integer.toString(weights),
              SeedSample.number(seconds),
              SeedSample.number(1000 * seconds / matches),
              String.format(Locale.ROOT, "%.2f %%", 100 * method / seconds)));
    }
    return table;
  }

  private static StudyTable samples(StudyPlan plan) {
    StudyTable table = new StudyTable(List.of("samples g", "seconds of a tuning", "seconds / g"));
    SoccerCase soccer = SoccerCase.usual(plan.scale());
    for (int samples : SAMPLES) {
      double seconds = tuning(soccer, Math.max(1, plan.scale().evaluations() / 2), samples);
      table.row(
          List.of(
              Integer.toString(samples),
              SeedSample.number(seconds),
              SeedSample.number(seconds / samples)));
    }
    return table;
  }

  private static double tuning(SoccerCase soccer, int evaluations, int samples) {
    return seconds(
        () -> soccer.tuned("genetic:population=10", evaluations, samples, 1).evaluations().size());
  }

  /** What is measured. */
  interface Work {
    int run() throws InterruptedException;
  }

  /** {@return the processor time of a piece of work in this thread, in seconds} */
  static double seconds(Work work) {
    long start = cpu();
    try {
      work.run();
    } catch (InterruptedException e) {
      throw StudyPlan.interrupted();
    }
    // A coarse clock may not have moved; shares of the time are still numbers.
    return Math.max(1, cpu() - start) / SECONDS;
  }

  private static long cpu() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  /** {@return the microseconds of a method for an evaluation that itself takes hardly any time} */
  private static SeedSample perEvaluation(String method, int weights, int evaluations) {
    ParameterSpace space =
        new ParameterSpace(
            IntStream.range(0, weights)
                .mapToObj(n -> Parameter.real("weight-" + n, 0, 1, 0.5))
                .toList());
    Objective bowl =
        (setting, number, seed) -> {
          double sum = 0;
          for (double place : setting.values()) {
            sum -= (place - 0.3) * (place - 0.3);
          }
          return sum;
        };
    List<Double> times = new ArrayList<>();
    for (int repeat = 0; repeat <= REPEATS; repeat++) {
      Tuning tuning =
          Tuning.of(space, bowl)
              .method(MethodCatalog.find(method))
              .evaluations(evaluations)
              .confirmation(0)
              .seed(repeat);
      double seconds = seconds(() -> tuning.play().evaluations().size());
      if (repeat > 0) {
        times.add(seconds * SECONDS / MICROSECONDS / evaluations);
      }
    }
    return new SeedSample(times);
  }

  private static String small(double number) {
    return String.format(Locale.ROOT, "%.3f", number);
  }
}
