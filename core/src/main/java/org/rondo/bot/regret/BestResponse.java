package org.rondo.bot.regret;

import java.util.Arrays;

/** Computes a best response of a seat against a strategy of the other seat. */
final class BestResponse {
  private static final int OPEN = -1;

  private final GameTree<?, ?> tree;
  private final double[] strategy;
  private final int seat;

  /** For each position, the probability that chance and the other seat let it come to pass. */
  private final double[] reach;

  /** For each position, its value for the seat if it responds; NaN if not computed yet. */
  private final double[] values;

  /** For each information set of the seat, its best move, or {@code OPEN}. */
  private final int[] choices;

  /** The positions of all information sets, in the order of the sets. */
  private final int[] members;

  /** For each information set, the index of its first member; one more at the end. */
  private final int[] starts;

  BestResponse(GameTree<?, ?> tree, double[] strategy, int seat) {
    this.tree = tree;
    this.strategy = strategy;
    this.seat = seat;
    this.reach = reach();
    this.values = new double[tree.set.length];
    Arrays.fill(values, Double.NaN);
    this.choices = new int[tree.sets.size()];
    Arrays.fill(choices, OPEN);
    this.starts = starts();
    this.members = members();
  }

  private double[] reach() {
    double[] reached = new double[tree.set.length];
    reached[0] = 1;
    for (int position = 0; position < reached.length; position++) {
      if (tree.set[position] != TreeBuilder.OVER) {
        for (int i = 0; i < tree.width[position]; i++) {
          double probability = isOwn(position) ? 1 : tree.probability(position, i, strategy);
          reached[tree.first[position] + i] = reached[position] * probability;
        }
      }
    }
    return reached;
  }

  private boolean isOwn(int position) {
    int index = tree.set[position];
    return index >= 0 && tree.sets.get(index).seat() == seat;
  }

  private int[] starts() {
    int[] counts = new int[tree.sets.size() + 1];
    for (int index : tree.set) {
      if (index >= 0) {
        counts[index + 1]++;
      }
    }
    Arrays.parallelPrefix(counts, Integer::sum);
    return counts;
  }

  private int[] members() {
    int[] next = starts.clone();
    int[] sorted = new int[starts[starts.length - 1]];
    for (int position = 0; position < tree.set.length; position++) {
      if (tree.set[position] >= 0) {
        sorted[next[tree.set[position]]++] = position;
      }
    }
    return sorted;
  }

  /** {@return the mean value of a match for the seat} */
  double value() {
    return value(0);
  }

  /**
   * {@return for each information set of the seat the index of the best move; anything for the sets
   * of the other seat}
   */
  int[] choices() {
    for (int index = 0; index < choices.length; index++) {
      if (tree.sets.get(index).seat() == seat) {
        choice(index);
      }
    }
    return choices;
  }

  /**
   * {@return the value of a position}
   *
   * <p>The best move of an information set depends only on positions after its members, so the
   * calls end: they are at most twice as deep as the tree.
   */
  private double value(int position) {
    if (Double.isNaN(values[position])) {
      values[position] = computed(position);
    }
    return values[position];
  }

  private double computed(int position) {
    if (tree.set[position] == TreeBuilder.OVER) {
      return seat == 0 ? tree.worth[position] : 0 - tree.worth[position];
    }
    if (isOwn(position)) {
      return value(tree.first[position] + choice(tree.set[position]));
    }
    double sum = 0;
    for (int i = 0; i < tree.width[position]; i++) {
      double probability = tree.probability(position, i, strategy);
      sum += probability == 0 ? 0 : probability * value(tree.first[position] + i);
    }
    return sum;
  }

  private int choice(int index) {
    if (choices[index] == OPEN) {
      double highest = Double.NEGATIVE_INFINITY;
      int best = 0;
      for (int move = 0; move < tree.moves(index); move++) {
        double sum = 0;
        for (int i = starts[index]; i < starts[index + 1]; i++) {
          double weight = reach[members[i]];
          sum += weight == 0 ? 0 : weight * value(tree.first[members[i]] + move);
        }
        if (sum > highest) {
          highest = sum;
          best = move;
        }
      }
      choices[index] = best;
    }
    return choices[index];
  }
}
