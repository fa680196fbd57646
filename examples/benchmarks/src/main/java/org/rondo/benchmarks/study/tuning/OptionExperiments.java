package org.rondo.benchmarks.study.tuning;

import java.util.ArrayList;
import java.util.List;

/** The experiments on the options of single methods. */
final class OptionExperiments {
  private static final String BREEDING = "genetic:population=8";

  /** The number of weights that GRASP tunes: a construction costs an evaluation for each level. */
  private static final int BUILT_WEIGHTS = 4;

  private static final int LEAST_LEVELS = 3;
  private static final int MAX_LEVELS = 5;

  /** As many settings of three levels as the budget for five settings of five levels can build. */
  private static final int MAX_CONSTRUCTIONS = 8;

  private OptionExperiments() {}

  static List<TuningExperiment> all() {
    return List.of(neighbourhoods(), grasp(), operators(), rates(), deviation(), samples());
  }

  private static MethodVariants neighbourhoods() {
    return new MethodVariants(
        "neighbourhoods",
        "reach and levels of the local search",
        List.of("reach", "levels"),
        scale -> {
          List<MethodVariants.Variant> variants = new ArrayList<>();
          for (int reach : new int[] {1, 3}) {
            for (int levels : new int[] {5, 9, 17}) {
              variants.add(
                  new MethodVariants.Variant(
                      List.of("" + reach, "" + levels),
                      "local-search:reach=%s,levels=%s".formatted(reach, levels),
                      scale.evaluations(),
                      1));
            }
          }
          return new MethodVariants.Design(SoccerCase.usual(scale), variants);
        });
  }

  private static MethodVariants grasp() {
    return new MethodVariants(
        "grasp",
        "alpha, levels and constructions of GRASP",
        List.of("variant"),
        scale -> {
          int budget = scale.constructing(BUILT_WEIGHTS, MAX_LEVELS);
          List<MethodVariants.Variant> variants = new ArrayList<>();
          for (double alpha : new double[] {0.2, 0, 0.5, 1}) {
            variants.add(construction(alpha, MAX_LEVELS, StudyScale.CONSTRUCTIONS, budget));
          }
          variants.add(construction(0.2, LEAST_LEVELS, StudyScale.CONSTRUCTIONS, budget));
          variants.add(construction(0.2, LEAST_LEVELS, MAX_CONSTRUCTIONS, budget));
          SoccerCase soccer = SoccerCase.usual(scale).withWeights(BUILT_WEIGHTS);
          return new MethodVariants.Design(soccer, variants);
        });
  }

  private static MethodVariants.Variant construction(
      double alpha, int levels, int starts, int budget) {
    return new MethodVariants.Variant(
        List.of("alpha %s, %s levels, %s constructions".formatted(alpha, levels, starts)),
        "grasp:alpha=%s,levels=%s,starts=%s".formatted(alpha, levels, starts),
        budget,
        1);
  }

  private static MethodVariants operators() {
    return new MethodVariants(
        "operators",
        "crossover, selection and mutation of the genetic algorithm",
        List.of("crossover", "selection", "mutation"),
        scale -> {
          List<MethodVariants.Variant> variants = new ArrayList<>();
          for (String crossover : List.of("blend", "uniform", "one-point")) {
            for (String selection : List.of("tournament", "rank", "roulette")) {
              for (String mutation : List.of("gaussian", "reset")) {
                variants.add(
                    new MethodVariants.Variant(
                        List.of(crossover, selection, mutation),
                        "%s,crossover=%s,selection=%s,mutation=%s"
                            .formatted(BREEDING, crossover, selection, mutation),
                        scale.evaluations(),
                        1));
              }
            }
          }
          return new MethodVariants.Design(SoccerCase.usual(scale), variants);
        });
  }

  private static MethodVariants rates() {
    return new MethodVariants(
        "rates",
        "population, rates and elite of the genetic algorithm",
        List.of("variant"),
        scale -> {
          List<MethodVariants.Variant> variants = new ArrayList<>();
          variants.add(bred("population 8, elite 2, crossover 0.9, mutation 0.2 by 0.1", ""));
          variants.add(bred("population 4", "genetic:population=4"));
          variants.add(bred("population 16", "genetic:population=16"));
          variants.add(bred("no elite", BREEDING + ",elite=0"));
          variants.add(bred("elite 4", BREEDING + ",elite=4"));
          variants.add(bred("no crossover", BREEDING + ",crossover-rate=0"));
          variants.add(bred("no mutation", BREEDING + ",mutation-rate=0"));
          variants.add(bred("mutation 0.5", BREEDING + ",mutation-rate=0.5"));
          return new MethodVariants.Design(
              SoccerCase.usual(scale), withBudget(variants, scale.evaluations()));
        });
  }

  private static MethodVariants.Variant bred(String label, String method) {
    String specification = method.isEmpty() ? BREEDING : method;
    return new MethodVariants.Variant(List.of(label), specification, 1, 1);
  }

  private static List<MethodVariants.Variant> withBudget(
      List<MethodVariants.Variant> variants, int evaluations) {
    return variants.stream()
        .map(one -> new MethodVariants.Variant(one.levels(), one.method(), evaluations, 1))
        .toList();
  }

  private static MethodVariants deviation() {
    return new MethodVariants(
        "deviation",
        "the start deviation of CMA-ES",
        List.of("sigma"),
        scale -> {
          List<MethodVariants.Variant> variants = new ArrayList<>();
          for (String sigma : List.of("0.3", "0.05", "0.1", "0.2", "0.5", "1")) {
            variants.add(
                new MethodVariants.Variant(
                    List.of(sigma), "cma-es:sigma=" + sigma, scale.evaluations(), 1));
          }
          return new MethodVariants.Design(SoccerCase.usual(scale), variants);
        });
  }

  private static MethodVariants samples() {
    return new MethodVariants(
        "samples",
        "evaluations and samples of an evaluation, with equally many matches",
        List.of("evaluations × samples"),
        scale -> {
          List<MethodVariants.Variant> variants = new ArrayList<>();
          for (int samples : new int[] {1, 2, 4, 8}) {
            int evaluations = Math.max(2, 2 * scale.evaluations() / samples);
            variants.add(
                new MethodVariants.Variant(
                    List.of(evaluations + " × " + samples), BREEDING, evaluations, samples));
          }
          return new MethodVariants.Design(SoccerCase.usual(scale), variants);
        });
  }
}
