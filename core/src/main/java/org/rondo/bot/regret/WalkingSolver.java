package org.rondo.bot.regret;

import java.util.Arrays;
import org.rondo.game.Move;
import org.rondo.game.State;

/** CFR+ over all positions of a tree. */
final class WalkingSolver<S extends State, M extends Move> implements RegretSolver<S, M> {
  private final GameTree<S, M> tree;

  /** For each move of all information sets: its regret, its probability now, and on average. */
  private final double[] regrets;

  private final double[] strategy;
  private final double[] average;

  /** The changes of the regrets in this iteration. */
  private final double[] changes;

  /** For each information set, its seat. */
  private final int[] seats;

  /** For each information set, the probability that its seat plays to it. */
  private final double[] weights;

  /** For each position, the probability that the learning seat plays to it. */
  private final double[] own;

  /** For each position, the probability that chance and the other seat let it come to pass. */
  private final double[] others;

  /** For each position, its value for the learning seat. */
  private final double[] values;

  private long iterations;

  WalkingSolver(GameTree<S, M> tree) {
    this.tree = tree;
    this.regrets = new double[tree.moveCount];
    this.strategy = new double[tree.moveCount];
    this.average = new double[tree.moveCount];
    this.changes = new double[tree.moveCount];
    this.seats = tree.sets.stream().mapToInt(InformationSet::seat).toArray();
    this.weights = new double[seats.length];
    this.own = new double[tree.set.length];
    this.others = new double[tree.set.length];
    this.values = new double[tree.set.length];
    for (int index = 0; index < seats.length; index++) {
      match(index);
    }
  }

  @Override
  public RegretSolver<S, M> run(int count) {
    RegretShares.requireIterations(count);
    for (int i = 0; i < count; i++) {
      iterations++;
      learn(0);
      learn(1);
    }
    return this;
  }

  @Override
  public long iterations() {
    return iterations;
  }

  @Override
  public Policy<S, M> policy() {
    return tree.policy(average);
  }

  private void learn(int seat) {
    reach(seat);
    values(seat);
    for (int index = 0; index < seats.length; index++) {
      if (seats[index] == seat) {
        update(index);
      }
    }
  }

  private void reach(int seat) {
    Arrays.fill(weights, 0);
    own[0] = 1;
    others[0] = 1;
    int[] sets = tree.set;
    for (int position = 0; position < sets.length; position++) {
      int index = sets[position];
      int from = tree.first[position];
      int width = tree.width[position];
      double ownReach = own[position];
      double othersReach = others[position];
      if (index == TreeBuilder.CHANCE) {
        for (int i = from; i < from + width; i++) {
          own[i] = ownReach;
          others[i] = othersReach * tree.chance[i];
        }
      } else if (index >= 0) {
        boolean isOwn = seats[index] == seat;
        int offset = tree.offsets[index];
        for (int i = 0; i < width; i++) {
          double probability = strategy[offset + i];
          own[from + i] = isOwn ? ownReach * probability : ownReach;
          others[from + i] = isOwn ? othersReach : othersReach * probability;
        }
        weights[index] += ownReach;
      }
    }
  }

  private void values(int seat) {
    int[] sets = tree.set;
    for (int position = sets.length - 1; position >= 0; position--) {
      int index = sets[position];
      int from = tree.first[position];
      int width = tree.width[position];
      double value = 0;
      if (index == TreeBuilder.OVER) {
        value = seat == 0 ? tree.worth[position] : -tree.worth[position];
      } else if (index == TreeBuilder.CHANCE) {
        for (int i = from; i < from + width; i++) {
          value += tree.chance[i] * values[i];
        }
      } else {
        int offset = tree.offsets[index];
        for (int i = 0; i < width; i++) {
          value += strategy[offset + i] * values[from + i];
        }
        if (seats[index] == seat) {
          double reach = others[position];
          for (int i = 0; i < width; i++) {
            changes[offset + i] += reach * (values[from + i] - value);
          }
        }
      }
      values[position] = value;
    }
  }

  private void update(int index) {
    int from = tree.offsets[index];
    int to = from + tree.moves(index);
    double weight = iterations * weights[index];
    for (int i = from; i < to; i++) {
      average[i] += weight * strategy[i];
      regrets[i] = Math.max(0, regrets[i] + changes[i]);
      changes[i] = 0;
    }
    match(index);
  }

  /** Sets the probabilities of an information set in proportion to the regrets. */
  private void match(int index) {
    RegretShares.set(regrets, strategy, tree.offsets[index], tree.moves(index));
  }
}
