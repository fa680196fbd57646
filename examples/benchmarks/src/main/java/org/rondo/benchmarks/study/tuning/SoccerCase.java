package org.rondo.benchmarks.study.tuning;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.rondo.bot.BotCatalog;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.GridSoccerOptions;
import org.rondo.gridsoccer.Pitch;
import org.rondo.gridsoccer.SoccerMove;
import org.rondo.random.Seed;
import org.rondo.tuning.Fitness;
import org.rondo.tuning.GameObjective;
import org.rondo.tuning.Method;
import org.rondo.tuning.MethodCatalog;
import org.rondo.tuning.ParameterSpace;
import org.rondo.tuning.Setting;
import org.rondo.tuning.Tuning;
import org.rondo.tuning.TuningResult;

/**
 * A task of tuning: a game of grid soccer, the weights to tune, the opponents, and the fitness.
 *
 * @param options the game
 * @param weights the number of tuned weights of {@code greedy-team}, from 1 to 14
 * @param opponents the specifications of the opponents
 * @param fitness the value of a match
 */
record SoccerCase(GridSoccerOptions options, int weights, List<String> opponents, Fitness fitness) {
  static final String TEAM = "greedy-team";
  static final String SOUND = "sound";

  /** The goals of a lost forfeit; no team here forfeits. */
  private static final double FORFEIT = 100;

  static final Fitness SCORE_DIFFERENCE = Fitness.scoreDifference(FORFEIT);

  /** The root of the seeds of matches that no tuning plays. */
  private static final Seed FRESH = Seed.of(1_000_003);

  /** The weights, those first that an earlier tuning changed most. */
  private static final List<String> NAMES =
      List.of(
          "press",
          "keeper",
          "near-goal",
          "spread",
          "possession",
          "free-ball",
          "rivals-beaten",
          "support",
          "ball-forward",
          "ball-back",
          "open-shot",
          "shot-against",
          "rivals-near",
          "goal-side");

  /** The number of weights of the team. */
  static final int MAX_WEIGHTS = NAMES.size();

  SoccerCase {
    opponents = List.copyOf(opponents);
  }

  /** {@return the usual case: score difference against {@code sound} on 5 rows and 10 columns} */
  static SoccerCase usual(StudyScale scale) {
    GridSoccerOptions game = GridSoccerOptions.defaults().withSteps(scale.steps());
    return new SoccerCase(game, scale.weights(), List.of(SOUND), SCORE_DIFFERENCE);
  }

  SoccerCase withWeights(int number) {
    return new SoccerCase(options, number, opponents, fitness);
  }

  SoccerCase withOptions(GridSoccerOptions game) {
    return new SoccerCase(game, weights, opponents, fitness);
  }

  SoccerCase against(List<String> others) {
    return new SoccerCase(options, weights, others, fitness);
  }

  SoccerCase withFitness(Fitness other) {
    return new SoccerCase(options, weights, opponents, other);
  }

  /** {@return the settings of the tuned weights} */
  ParameterSpace space() {
    return ParameterSpace.ofBot(new GridSoccer(options), TEAM, NAMES.subList(0, weights));
  }

  /** {@return the number of matches of a sample} */
  int matchesPerSample() {
    return objective().gamesPerSample();
  }

  GameObjective<Pitch, SoccerMove> objective() {
    GridSoccer game = new GridSoccer(options);
    GameObjective<Pitch, SoccerMove> objective = GameObjective.of(game, TEAM);
    for (String opponent : opponents) {
      objective = objective.against(BotCatalog.find(game, opponent));
    }
    return objective.fitness(fitness);
  }

  /** {@return a tuning of this case, to which a budget and a seed are added} */
  Tuning tuning(Method method) {
    return Tuning.of(space(), objective()).method(method);
  }

  /** {@return the result of a method with a budget} */
  TuningResult tuned(String method, int evaluations, int samples, long seed)
      throws InterruptedException {
    return tuning(MethodCatalog.find(method))
        .evaluations(evaluations)
        .samples(samples)
        .seed(seed)
        .play();
  }

  /**
   * {@return the mean fitness of a setting on seeds that no tuning uses; the seeds are the same for
   * all settings}
   */
  double fresh(Setting setting, StudyScale scale) {
    return fresh(setting, scale, scale.freshSamples());
  }

  /**
   * {@return the mean fitness of a setting on seeds that no tuning uses}
   *
   * @param samples the number of samples
   */
  double fresh(Setting setting, StudyScale scale, int samples) {
    GameObjective<Pitch, SoccerMove> objective =
        withOptions(options.withSteps(scale.freshSteps())).objective();
    List<Double> values = new ArrayList<>();
    IntStream.range(0, samples)
        .forEach(n -> values.add(objective.sample(setting, n, FRESH.child("fresh", n + 1L))));
    return values.stream().mapToDouble(Double::doubleValue).sum() / samples;
  }
}
