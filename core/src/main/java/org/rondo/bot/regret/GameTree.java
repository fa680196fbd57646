package org.rondo.bot.regret;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.rondo.bot.Scoring;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;

/**
 * All positions of a game of two seats, with their information sets and the exact probabilities of
 * chance. Measures how good policies are, and is the ground for solvers.
 *
 * <p>The tree is built once. It takes about 30 bytes for each position, and some hundred bytes for
 * each information set. Safe to share between threads.
 */
public final class GameTree<S extends State, M extends Move> {

  /**
   * The maximum number of positions. Positions that are reached in several ways count each time.
   */
  public static final int MAX_POSITIONS = 10_000_000;

  /** The maximum number of information sets of both seats together. */
  public static final int MAX_INFORMATION_SETS = 1_000_000;

  /** The maximum number of moves of a seat in a position. */
  public static final int MAX_MOVES = 10_000;

  /** The maximum number of branches of chance in a turn. */
  public static final int MAX_BRANCHES = 1_000_000;

  /** The maximum number of choices of both seats in a match. */
  public static final int MAX_TURNS = 1_000;

  private static final double ROUNDING = 1e-6;

  final List<InformationSet<S, M>> sets;

  /** For each information set, the index of its first move among the moves of all sets. */
  final int[] offsets;

  /** The number of moves of all information sets. */
  final int moveCount;

  /** For each position, its information set, {@link TreeBuilder#OVER} or {@code CHANCE}. */
  final int[] set;

  /** For each position, the number of the first position after it, which is a higher number. */
  final int[] first;

  /** For each position, the number of positions after it, which have successive numbers. */
  final int[] width;

  /** For each position after chance, its probability. */
  final double[] chance;

  /** For each final position, its value for seat 0. */
  final double[] worth;

  private final Game<S, M> game;

  private GameTree(Game<S, M> game, TreeBuilder<S, M> builder) {
    this.game = game;
    this.sets = List.copyOf(builder.sets);
    this.offsets = builder.offsets;
    this.moveCount = builder.moveCount;
    this.set = builder.set;
    this.first = builder.first;
    this.width = builder.width;
    this.chance = builder.chance;
    this.worth = builder.worth;
  }

  /**
   * {@return the tree of a game, in which a match is worth its score}
   *
   * <p>The value of a match for a seat is the seat's score less the mean score of both seats. Takes
   * about a microsecond for each position, and more in games with slow rules.
   *
   * @param game a game of two seats whose matches always end
   * @throws IllegalArgumentException if the game does not have two seats, is beyond the limits of
   *     this class, or if a seat's moves or its memory do not follow from its observation
   */
  public static <S extends State, M extends Move> GameTree<S, M> of(Game<S, M> game) {
    return of(game, State::score);
  }

  /**
   * {@return the tree of a game, in which a match is worth what a scoring says}
   *
   * @param game a game of two seats whose matches always end
   * @param scoring the scoring of final positions, which returns finite numbers. The value of a
   *     match for a seat is the seat's scoring less the mean scoring of both seats
   * @throws IllegalArgumentException if the game does not have two seats, is beyond the limits of
   *     this class, or if a seat's moves or its memory do not follow from its observation
   */
  public static <S extends State, M extends Move> GameTree<S, M> of(
      Game<S, M> game, Scoring<? super S> scoring) {
    requireTwoSeats(game);
    TreeBuilder<S, M> builder = new TreeBuilder<>(game, new MatchValue<S>(scoring));
    builder.walk();
    return new GameTree<>(game, builder);
  }

  static void requireTwoSeats(Game<?, ?> game) {
    if (game.seatCount() != 2) {
      throw new IllegalArgumentException(
          game.id() + " has " + game.seatCount() + " seats; only games of two seats are solved");
    }
  }

  /** {@return the game} */
  public Game<S, M> game() {
    return game;
  }

  /**
   * {@return the number of positions, final ones and those before draws of chance included}
   *
   * <p>Positions that are reached in several ways count each time. Where both seats move at once,
   * the positions after the choice of one seat count too.
   */
  public int positionCount() {
    return set.length;
  }

  /** {@return the number of information sets of both seats together} */
  public int informationSetCount() {
    return sets.size();
  }

  /**
   * {@return the exact value of a policy, and of the best responses against it}
   *
   * @param policy the policy of both seats; it is asked once for each information set
   * @throws IllegalArgumentException if the policy gives probabilities that are not from 0 to 1 or
   *     do not add up to 1, or gives one to an illegal move
   */
  public PolicyValue evaluate(Policy<S, M> policy) {
    double[] strategy = strategy(policy);
    double value = value(strategy);
    return new PolicyValue(
        // 0 in place of -0
        List.of(value, 0 - value),
        List.of(
            new BestResponse(this, strategy, 0).value(),
            new BestResponse(this, strategy, 1).value()));
  }

  /**
   * {@return a policy in which a seat plays a best response}
   *
   * <p>Among several best moves, the seat plays the first one in the order of the moves. The other
   * seat plays as before.
   *
   * @param policy the policy of the other seat; it is asked once for each information set
   * @param seat the seat that responds, 0 or 1
   * @throws IllegalArgumentException if there is no such seat, or the policy gives probabilities
   *     that are not from 0 to 1 or do not add up to 1, or gives one to an illegal move
   */
  public Policy<S, M> bestResponse(Policy<S, M> policy, int seat) {
    Objects.checkIndex(seat, game.seatCount());
    double[] strategy = strategy(policy);
    int[] choices = new BestResponse(this, strategy, seat).choices();
    for (int index = 0; index < choices.length; index++) {
      if (sets.get(index).seat() == seat) {
        int from = offsets[index];
        for (int move = 0; move < moves(index); move++) {
          strategy[from + move] = move == choices[index] ? 1 : 0;
        }
      }
    }
    return policy(strategy);
  }

  /** {@return the number of moves of an information set} */
  int moves(int index) {
    return (index + 1 < offsets.length ? offsets[index + 1] : moveCount) - offsets[index];
  }

  /** {@return the policy that plays in proportion to the weights of the moves} */
  Policy<S, M> policy(double[] weights) {
    Map<String, double[]> table = new HashMap<>();
    for (int index = 0; index < sets.size(); index++) {
      double[] own = new double[moves(index)];
      System.arraycopy(weights, offsets[index], own, 0, own.length);
      table.put(sets.get(index).key(), own);
    }
    return new TablePolicy<>(game, table);
  }

  /** {@return the probabilities of the moves of all information sets} */
  private double[] strategy(Policy<S, M> policy) {
    double[] strategy = new double[moveCount];
    for (int index = 0; index < sets.size(); index++) {
      InformationSet<S, M> asked = sets.get(index);
      Map<M, Double> given = policy.probabilities(asked.observation(), asked.seat());
      double sum = 0;
      for (int move = 0; move < asked.moves().size(); move++) {
        double probability = given.getOrDefault(asked.moves().get(move), 0.0);
        requireProbability(probability, asked);
        strategy[offsets[index] + move] = probability;
        sum += probability;
      }
      if (Math.abs(sum - 1) > ROUNDING) {
        List<M> unknown = new ArrayList<>(given.keySet());
        unknown.removeAll(asked.moves());
        throw new IllegalArgumentException(
            "the policy gives the legal moves of seat "
                + asked.seat()
                + " in "
                + asked.observation().text()
                + " a probability of "
                + sum
                + " together; it must be 1"
                + (unknown.isEmpty() ? "" : ", and " + unknown.get(0).text() + " is illegal"));
      }
    }
    return strategy;
  }

  private void requireProbability(double probability, InformationSet<S, M> asked) {
    if (!(probability >= 0 && probability <= 1 + ROUNDING)) {
      throw new IllegalArgumentException(
          "the policy gives a move of seat "
              + asked.seat()
              + " in "
              + asked.observation().text()
              + " the probability "
              + probability
              + ", which is not in 0..1");
    }
  }

  /** {@return the mean value of a match for seat 0} */
  private double value(double[] strategy) {
    double[] values = worth.clone();
    for (int position = set.length - 1; position >= 0; position--) {
      if (set[position] != TreeBuilder.OVER) {
        double sum = 0;
        for (int i = 0; i < width[position]; i++) {
          int after = first[position] + i;
          sum += values[after] * probability(position, i, strategy);
        }
        values[position] = sum;
      }
    }
    return values[0];
  }

  /** {@return the probability of a branch after a position that is not final} */
  double probability(int position, int branch, double[] strategy) {
    int index = set[position];
    return index == TreeBuilder.CHANCE
        ? chance[first[position] + branch]
        : strategy[offsets[index] + branch];
  }
}
