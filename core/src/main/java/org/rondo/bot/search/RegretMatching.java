package org.rondo.bot.search;

import java.util.ArrayList;
import java.util.List;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.random.Rng;

/** Regret matching over the mean values of the joint moves seen so far. */
final class RegretMatching<S extends State, M extends Move> implements SelectionStrategy<S, M> {

  /** The probability of a uniform draw, so that every arm keeps being explored. */
  private static final double UNIFORM = 0.1;

  /**
   * The number of iterations between two updates is the number of joint moves divided by this
   * number. An update takes time proportional to the number of joint moves. Because updates are
   * rare if there are many joint moves, the mean cost of an iteration stays small.
   */
  private static final int JOINT_MOVES_PER_ITERATION = 32;

  private final List<Regrets> regrets = new ArrayList<>();

  /** Iterations since the last update. */
  private int waiting;

  /**
   * Creates a strategy without regrets.
   *
   * @param movers the number of seats that move
   */
  RegretMatching(int movers) {
    for (int mover = 0; mover < movers; mover++) {
      regrets.add(new Regrets());
    }
  }

  @Override
  public int pick(List<Arms<M>> arms, int mover, Rng rng) {
    Arms<M> own = arms.get(mover);
    int unvisited = own.unvisited(rng);
    regrets.get(mover).grow(own.size());
    if (unvisited >= 0) {
      return unvisited;
    }
    return rng.chance(UNIFORM) ? rng.below(own.size()) : regrets.get(mover).draw(rng);
  }

  @Override
  public void learn(List<Arms<M>> arms, List<JointMoveEdge<S, M>> edges) {
    waiting++;
    if (waiting * JOINT_MOVES_PER_ITERATION < edges.size()) {
      return;
    }
    List<double[]> values = new ArrayList<>();
    for (int mover = 0; mover < arms.size(); mover++) {
      values.add(values(arms.get(mover), mover, edges));
    }
    for (int mover = 0; mover < arms.size(); mover++) {
      regrets.get(mover).update(values.get(mover), waiting);
    }
    waiting = 0;
  }

  /**
   * {@return the value of each arm of a seat against the current strategies of the other seats}
   *
   * <p>A joint move that has not occurred yet counts with the mean value of the arm. If the arm has
   * not been visited, it counts with the mean value of the position.
   */
  private double[] values(Arms<M> own, int mover, List<JointMoveEdge<S, M>> edges) {
    double[] values = new double[own.size()];
    double[] known = new double[own.size()];
    for (JointMoveEdge<S, M> edge : edges) {
      double probability = 1;
      for (int other = 0; other < regrets.size(); other++) {
        probability *= other == mover ? 1 : regrets.get(other).strategy(edge.pick(other));
      }
      int arm = edge.pick(mover);
      values[arm] += probability * edge.mean(mover);
      known[arm] += probability;
    }
    for (int arm = 0; arm < values.length; arm++) {
      values[arm] += (1 - known[arm]) * (own.visits(arm) > 0 ? own.mean(arm) : own.mean());
    }
    return values;
  }

  @Override
  public double[] probabilities(List<Arms<M>> arms, int mover) {
    regrets.get(mover).grow(arms.get(mover).size());
    return regrets.get(mover).average();
  }
}
