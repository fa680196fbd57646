package org.rondo.bot.regret;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.rondo.bot.Scoring;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.random.Distribution;
import org.rondo.random.Rng;

/**
 * Regret minimisation as the papers say it, without a tree: it plays the rules anew in every
 * iteration. For games in which the seats move in turn.
 */
final class RegretInWords<S extends State, M extends Move> {
  private final Game<S, M> game;
  private final Scoring<S> scoring;

  /** What an information set knows of its moves. */
  private static final class MoveRegrets {
    final double[] regrets;
    final double[] changes;
    final double[] average;

    MoveRegrets(int moves) {
      regrets = new double[moves];
      changes = new double[moves];
      average = new double[moves];
    }

    double[] strategy() {
      double sum = Arrays.stream(regrets).filter(regret -> regret > 0).sum();
      return Arrays.stream(regrets)
          .map(regret -> sum == 0 ? 1.0 / regrets.length : regret > 0 ? regret / sum : 0)
          .toArray();
    }
  }

  private final Map<String, MoveRegrets> sets = new HashMap<>();
  private int iteration;

  RegretInWords(Game<S, M> game, Scoring<S> scoring) {
    this.game = game;
    this.scoring = scoring;
  }

  /** Walks the whole game once for each seat. Regrets do not fall below 0. */
  void walk() {
    iteration++;
    for (int seat = 0; seat < 2; seat++) {
      int learner = seat;
      Map<String, double[]> now = new HashMap<>();
      Distribution<S> starts = Distribution.of(game::start);
      starts.outcomes().forEach(start -> walk(start, learner, 1, starts.probability(start), now));
      for (MoveRegrets set : sets.values()) {
        for (int i = 0; i < set.regrets.length; i++) {
          set.regrets[i] = Math.max(0, set.regrets[i] + set.changes[i]);
          set.changes[i] = 0;
        }
      }
    }
  }

  /**
   * {@return the value of a position for the seat that learns}
   *
   * @param own the probability that the learner plays to it
   * @param others the probability that chance and the other seat let it come to pass
   * @param counted the information sets whose average has this iteration already
   */
  private double walk(
      S state, int learner, double own, double others, Map<String, double[]> counted) {
    if (state.isOver()) {
      return worth(state, learner);
    }
    int mover = mover(state);
    MoveRegrets set = set(state, mover);
    double[] strategy = set.strategy();
    if (mover == learner && counted.put(key(state, mover), strategy) == null) {
      for (int i = 0; i < strategy.length; i++) {
        set.average[i] += iteration * own * strategy[i];
      }
    }
    double[] values = new double[strategy.length];
    double mean = 0;
    for (int i = 0; i < values.length; i++) {
      JointMove<M> joint = JointMove.of(mover, moves(state).get(i));
      Distribution<S> after = Distribution.of(rng -> game.next(state, joint, rng));
      for (S next : after.outcomes()) {
        double chance = after.probability(next);
        values[i] +=
            chance
                * (mover == learner
                    ? walk(next, learner, own * strategy[i], others * chance, counted)
                    : walk(next, learner, own, others * chance * strategy[i], counted));
      }
      mean += strategy[i] * values[i];
    }
    for (int i = 0; i < values.length && mover == learner; i++) {
      set.changes[i] += others * (values[i] - mean);
    }
    return mean;
  }

  /** Learns from one sample of chance and of the other seat for each seat. */
  void sample(Rng rng) {
    iteration++;
    for (int seat = 0; seat < 2; seat++) {
      sample(game.start(rng), seat, rng);
    }
  }

  private double sample(S state, int learner, Rng rng) {
    if (state.isOver()) {
      return worth(state, learner);
    }
    int mover = mover(state);
    MoveRegrets set = set(state, mover);
    double[] strategy = set.strategy();
    if (mover != learner) {
      for (int i = 0; i < strategy.length; i++) {
        set.average[i] += iteration * strategy[i];
      }
      M drawn = moves(state).get(rng.pick(strategy));
      return sample(game.next(state, JointMove.of(mover, drawn), rng), learner, rng);
    }
    double[] values =
        moves(state).stream()
            .mapToDouble(
                move -> sample(game.next(state, JointMove.of(mover, move), rng), learner, rng))
            .toArray();
    double mean = IntStream.range(0, values.length).mapToDouble(i -> strategy[i] * values[i]).sum();
    for (int i = 0; i < values.length; i++) {
      set.regrets[i] += iteration * (values[i] - mean);
    }
    return mean;
  }

  private double worth(S end, int seat) {
    return (scoring.score(end, seat) - scoring.score(end, 1 - seat)) / 2;
  }

  private int mover(S state) {
    return state.toMove().contains(0) ? 0 : 1;
  }

  private List<M> moves(S state) {
    return game.moves(state, mover(state)).list();
  }

  private String key(S state, int seat) {
    return seat + game.observation(state, seat).text();
  }

  private MoveRegrets set(S state, int seat) {
    return sets.computeIfAbsent(key(state, seat), key -> new MoveRegrets(moves(state).size()));
  }

  /** {@return the shares of the moves of an information set in the average policy} */
  double[] average(S observation, int seat) {
    MoveRegrets set = sets.get(seat + observation.text());
    double sum = set == null ? 0 : Arrays.stream(set.average).sum();
    int moves = game.moves(observation, seat).list().size();
    return IntStream.range(0, moves)
        .mapToDouble(i -> set == null || sum == 0 ? 1.0 / moves : set.average[i] / sum)
        .toArray();
  }
}
