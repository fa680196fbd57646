package org.rondo.benchmarks.study.tuning;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.ToDoubleFunction;
import org.apache.commons.math3.stat.descriptive.moment.StandardDeviation;
import org.rondo.tuning.Evaluation;
import org.rondo.tuning.Fitness;
import org.rondo.tuning.Generation;
import org.rondo.tuning.MethodCatalog;
import org.rondo.tuning.TuningResult;

/** The best, the mean and the spread of each generation of the genetic algorithm. */
final class EvolutionCurves implements TuningExperiment {
  /** The population, if the budget suffices. */
  private static final int POPULATION = 16;

  /** The number of evaluations of a usual budget for one generation. */
  private static final int PART = 5;

  /** The course of one run: a number for each generation. */
  private record Course(
      List<Double> best, List<Double> mean, List<Double> deviation, List<Double> diversity) {}

  @Override
  public String name() {
    return "evolution";
  }

  @Override
  public String summary() {
    return "best, mean and spread of the generations, with two fitness functions";
  }

  @Override
  public ExperimentReport run(StudyPlan plan) {
    Map<String, Fitness> functions = new LinkedHashMap<>();
    functions.put("score-difference", SoccerCase.SCORE_DIFFERENCE);
    functions.put("win-rate", Fitness.winRate());
    List<Long> seeds = plan.seeds(plan.scale().seeds());
    List<Callable<Course>> tasks = new ArrayList<>();
    functions
        .values()
        .forEach(
            fitness -> seeds.forEach(seed -> tasks.add(() -> course(plan.scale(), fitness, seed))));
    List<Course> courses = plan.all(tasks);
    List<StudyTable> tables = new ArrayList<>();
    Map<String, String> pictures = new LinkedHashMap<>();
    StringBuilder runs = new StringBuilder("fitness;seed;generation;best;mean;spread;diversity\n");
    int first = 0;
    for (String name : functions.keySet()) {
      List<Course> own = courses.subList(first, first + seeds.size());
      first += seeds.size();
      tables.add(table(name, own));
      pictures.put("-" + name, picture(name, own));
      addRuns(runs, name, seeds, own);
    }
    return new ExperimentReport(tables, List.of(), runs.toString(), pictures);
  }

  private static Course course(StudyScale scale, Fitness fitness, long seed)
      throws InterruptedException {
    int population = Math.min(POPULATION, 2 * scale.evaluations());
    TuningResult result =
        SoccerCase.usual(scale)
            .withFitness(fitness)
            .tuning(MethodCatalog.find("genetic:population=" + population))
            .evaluations(population * Math.max(2, scale.evaluations() / PART))
            .confirmation(0)
            .seed(seed)
            .play();
    List<Generation> generations = result.generations();
    return new Course(
        generations.stream().map(Generation::best).toList(),
        generations.stream().map(Generation::mean).toList(),
        generations.stream().map(Generation::deviation).toList(),
        generations.stream()
            .map(generation -> diversity(result.evaluations(), generation.number()))
            .toList());
  }

  /**
   * {@return the mean over the weights of the standard deviation in a generation, as a fraction of
   * the weight's range}
   */
  private static double diversity(List<Evaluation> evaluations, int generation) {
    List<List<Double>> places =
        evaluations.stream()
            .filter(one -> one.generation() == generation)
            .map(one -> one.setting().places())
            .toList();
    int genes = places.get(0).size();
    double sum = 0;
    for (int n = 0; n < genes; n++) {
      int gene = n;
      sum +=
          new StandardDeviation()
              .evaluate(places.stream().mapToDouble(place -> place.get(gene)).toArray());
    }
    return sum / genes;
  }

  private static StudyTable table(String fitness, List<Course> courses) {
    StudyTable table =
        new StudyTable(List.of(fitness + ": generation", "best", "mean", "spread", "diversity"));
    for (int n = 0; n < courses.get(0).best().size(); n++) {
      int generation = n;
      table.row(
          List.of(
              Integer.toString(n + 1),
              over(courses, course -> course.best().get(generation)).text(),
              over(courses, course -> course.mean().get(generation)).text(),
              over(courses, course -> course.deviation().get(generation)).text(),
              over(courses, course -> course.diversity().get(generation)).text()));
    }
    return table;
  }

  private static SeedSample over(List<Course> courses, ToDoubleFunction<Course> number) {
    return new SeedSample(courses.stream().mapToDouble(number).boxed().toList());
  }

  private static String picture(String fitness, List<Course> courses) {
    List<Double> x = new ArrayList<>();
    List<Double> best = new ArrayList<>();
    List<Double> mean = new ArrayList<>();
    List<Double> deviation = new ArrayList<>();
    List<Double> none = new ArrayList<>();
    for (int n = 0; n < courses.get(0).best().size(); n++) {
      int generation = n;
      x.add(n + 1.0);
      best.add(over(courses, course -> course.best().get(generation)).mean());
      mean.add(over(courses, course -> course.mean().get(generation)).mean());
      deviation.add(over(courses, course -> course.deviation().get(generation)).mean());
      none.add(0.0);
    }
    return StudyPictures.curves(
        "evolution by " + fitness + ", mean over " + courses.size() + " seeds",
        "generation",
        fitness,
        List.of(
            new StudyPictures.BandedCurve("mean and spread", x, mean, deviation),
            new StudyPictures.BandedCurve("best of the generation", x, best, none)));
  }

  private static void addRuns(
      StringBuilder runs, String fitness, List<Long> seeds, List<Course> courses) {
    for (int seed = 0; seed < seeds.size(); seed++) {
      Course course = courses.get(seed);
      for (int n = 0; n < course.best().size(); n++) {
        runs.append(
            "%s;%s;%s;%s;%s;%s;%s\n"
                .formatted(
                    fitness,
                    seeds.get(seed),
                    n + 1,
                    course.best().get(n),
                    course.mean().get(n),
                    course.deviation().get(n),
                    course.diversity().get(n)));
      }
    }
  }
}
