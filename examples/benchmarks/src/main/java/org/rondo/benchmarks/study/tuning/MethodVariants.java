package org.rondo.benchmarks.study.tuning;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.rondo.tuning.Setting;

/**
 * An experiment that tunes with variants of one method. All variants have the same tuning seeds and
 * the same number of matches. The settings that they find are measured on the same fresh seeds, so
 * for each seed the variants can be compared.
 *
 * @param name the name in commands and file names
 * @param summary what varies
 * @param factors the names of the options that vary
 * @param design the case and the variants, by the scale
 */
record MethodVariants(
    String name, String summary, List<String> factors, Function<StudyScale, Design> design)
    implements TuningExperiment {

  /** What is tuned, and how. */
  record Design(SoccerCase soccer, List<Variant> variants) {
    Design {
      variants = List.copyOf(variants);
    }
  }

  /**
   * A variant of a method.
   *
   * @param levels the value of each factor
   * @param method the specification of the method
   * @param evaluations the budget
   * @param samples the number of samples of an evaluation
   */
  record Variant(List<String> levels, String method, int evaluations, int samples) {
    Variant {
      levels = List.copyOf(levels);
    }

    String label() {
      return String.join(", ", levels);
    }
  }

  /** What one tuning found, and its fitness on fresh seeds. */
  private record Found(Setting setting, double worth) {}

  @Override
  public ExperimentReport run(StudyPlan plan) {
    Design chosen = design.apply(plan.scale());
    List<Long> seeds = plan.seeds(plan.scale().seeds());
    List<Callable<Found>> tunings = new ArrayList<>();
    for (Variant variant : chosen.variants()) {
      seeds.forEach(seed -> tunings.add(() -> found(chosen.soccer(), variant, seed, plan.scale())));
    }
    List<Found> found = plan.all(tunings);
    Map<String, SeedSample> samples = new LinkedHashMap<>();
    StringBuilder runs = new StringBuilder("variant;seed;worth;setting\n");
    int next = 0;
    for (Variant variant : chosen.variants()) {
      List<Double> worths = new ArrayList<>();
      for (long seed : seeds) {
        Found one = found.get(next++);
        worths.add(one.worth());
        runs.append(
            "%s;%s;%s;%s\n".formatted(variant.label(), seed, one.worth(), one.setting().text()));
      }
      samples.put(variant.label(), new SeedSample(worths));
    }
    List<StudyTable> tables = new ArrayList<>(List.of(table(chosen, samples)));
    if (factors.size() > 1) {
      tables.add(effects(chosen, samples));
    }
    String title = name + ": " + summary;
    String picture = StudyPictures.dots(title, "worth on fresh seeds", samples);
    return new ExperimentReport(tables, List.of(), runs.toString(), Map.of("", picture));
  }

  private static Found found(SoccerCase soccer, Variant variant, long seed, StudyScale scale)
      throws InterruptedException {
    Setting best =
        soccer.tuned(variant.method(), variant.evaluations(), variant.samples(), seed).best();
    return new Found(best, soccer.fresh(best, scale));
  }

  private StudyTable table(Design chosen, Map<String, SeedSample> samples) {
    List<String> head = new ArrayList<>(factors);
    head.addAll(List.of("worth on fresh seeds", "against the first line"));
    StudyTable table = new StudyTable(head);
    SeedSample first = Objects.requireNonNull(samples.get(chosen.variants().get(0).label()));
    for (Variant variant : chosen.variants()) {
      SeedSample sample = Objects.requireNonNull(samples.get(variant.label()));
      List<String> cells = new ArrayList<>(variant.levels());
      cells.add(sample.text());
      cells.add(sample == first ? "–" : sample.minus(first).signed());
      table.row(cells);
    }
    return table;
  }

  /** {@return for each value of each factor, the mean over all values of the other factors} */
  private StudyTable effects(Design chosen, Map<String, SeedSample> samples) {
    StudyTable table =
        new StudyTable(List.of("option", "value", "mean worth", "against the other values"));
    for (int factor = 0; factor < factors.size(); factor++) {
      int index = factor;
      Set<String> values = new LinkedHashSet<>();
      chosen.variants().forEach(variant -> values.add(variant.levels().get(index)));
      for (String value : values) {
        List<SeedSample> with = new ArrayList<>();
        List<SeedSample> without = new ArrayList<>();
        for (Variant variant : chosen.variants()) {
          boolean isWith = variant.levels().get(index).equals(value);
          (isWith ? with : without).add(samples.get(variant.label()));
        }
        SeedSample mean = SeedSample.mean(with);
        String against = mean.minus(SeedSample.mean(without)).signed();
        table.row(List.of(factors.get(factor), value, mean.text(), against));
      }
    }
    return table;
  }
}
