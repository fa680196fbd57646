package org.rondo.rating;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Fits Luce's choice axiom by maximum likelihood: an item of a pool is chosen with probability
 * proportional to the exponential of its ability.
 *
 * <p>One item, the anchor, has ability 0. The log-likelihood is concave in the abilities of the
 * other items, so Newton's method with step halving finds the only maximum.
 *
 * <p>One more parameter may be the advantage of the first seat, which is added to the ability of
 * the first item of each seated pool. It then has the number 0, and the items count from 1. The
 * log-likelihood is concave in it, too.
 */
final class ChoiceModel {
  private static final int MAX_STEPS = 500;
  private static final int MAX_HALVINGS = 60;
  private static final double CONVERGED = 1e-10;

  /**
   * A step that is below this length and not shorter than the last step is only a rounding error.
   */
  private static final double NEAR = 1e-6;

  /** A step below this length hardly changes the curvature, so the next step is far shorter. */
  private static final double SURE_STEP = 0.1;

  private static final double ENOUGH_GAIN = 1e-4;
  private static final double ROUNDING = 1e-12;

  /** The number of the advantage; the number of no parameter if there is none. */
  private static final int ADVANTAGE = 0;

  private final int anchor;
  private final boolean hasAdvantage;
  private final List<ChoicePool> pools;
  private final double[] abilities;
  private final double[] gradient;
  private final Information information;

  /**
   * Requires a path of preferences between any two items, in both directions. The anchor is the
   * last item.
   */
  private ChoiceModel(int size, List<ChoicePool> pools, boolean hasAdvantage) {
    this.anchor = size - 1;
    this.hasAdvantage = hasAdvantage;
    this.pools = pools;
    this.abilities = new double[size];
    this.gradient = new double[size];
    this.information = Information.of(anchor, pools);
  }

  /**
   * {@return the best fit, relative to the mean}
   *
   * @throws DisconnectedResultsException if there is no best fit
   */
  static Strengths fit(int players, List<ChoicePool> pools) {
    requirePlayers(players, pools);
    return fitted(players, pools).withReference().relativeToMean();
  }

  /**
   * {@return the best fit, relative to a virtual opponent}
   *
   * <p>Every item has one virtual draw with this opponent.
   */
  static Strengths fitWithVirtualDraws(int players, List<ChoicePool> pools, double weight) {
    requirePlayers(players, pools);
    checkArgument(
        weight > 0 && Double.isFinite(weight),
        "weight %s of a virtual draw must be above 0 and finite",
        weight);
    List<ChoicePool> all = new ArrayList<>(pools);
    all.addAll(virtualDraws(players, weight));
    return fitted(players + 1, all);
  }

  /**
   * The abilities of items and the advantage of the first seat.
   *
   * @param strengths the abilities, relative to the mean or to a virtual opponent
   * @param advantage the log-ability that the first seat adds
   * @param error the standard error of the advantage
   */
  record SeatedFit(Strengths strengths, double advantage, double error) {}

  /**
   * {@return the best fit with an advantage of the first seat}
   *
   * @param pools pools of two items; the advantage counts in the seated ones
   * @param weight the weight of the virtual draw that each item has with a virtual opponent, at
   *     least 0; without weight the abilities are relative to the mean, else to this opponent
   * @throws DisconnectedResultsException if there is no best fit
   */
  static SeatedFit fitWithAdvantage(int players, List<ChoicePool> pools, double weight) {
    requirePlayers(players, pools);
    List<ChoicePool> all = new ArrayList<>(pools);
    if (weight > 0) {
      all.addAll(virtualDraws(players, weight));
    }
    int items = weight > 0 ? players + 1 : players;
    PreferenceGraph graph = new PreferenceGraph(items, all);
    graph.requireStrong();
    graph.requireAdvantage(all);
    List<ChoicePool> shifted = all.stream().map(ChoicePool::shifted).toList();
    Strengths fit = new ChoiceModel(items + 1, shifted, true).withoutAnchor();
    Strengths abilities = fit.withoutFirst();
    return new SeatedFit(
        weight > 0 ? abilities : abilities.withReference().relativeToMean(),
        fit.ability(ADVANTAGE),
        fit.error(ADVANTAGE));
  }

  private static List<ChoicePool> virtualDraws(int players, double weight) {
    return IntStream.range(0, players)
        .mapToObj(player -> ChoicePool.ofTwo(player, weight / 2, players, weight / 2))
        .toList();
  }

  private static void requirePlayers(int players, List<ChoicePool> pools) {
    checkArgument(players >= 1, "%s players are too few; there must be 1 at least", players);
    for (ChoicePool pool : pools) {
      for (int item : pool.items()) {
        checkArgument(
            item < players,
            "player %s has results, but there are only the players 0 to %s",
            item,
            players - 1);
      }
    }
  }

  private static Strengths fitted(int size, List<ChoicePool> pools) {
    new PreferenceGraph(size, pools).requireStrong();
    return new ChoiceModel(size, pools, false).withoutAnchor();
  }

  private Strengths withoutAnchor() {
    if (anchor == 0) {
      return new Strengths(new double[0], () -> new double[0][0]);
    }
    double step = Double.POSITIVE_INFINITY;
    double last = Double.POSITIVE_INFINITY;
    for (int count = 0; isClimbing(step, last); count++) {
      if (count == MAX_STEPS) {
        throw Information.unfit();
      }
      differentiate();
      last = step;
      step = climb(information.step(Arrays.copyOf(gradient, anchor)));
    }
    differentiate();
    return new Strengths(Arrays.copyOf(abilities, anchor), information.covariance());
  }

  private static boolean isClimbing(double step, double last) {
    return step >= CONVERGED && (step >= NEAR || step < last);
  }

  private void differentiate() {
    Arrays.fill(gradient, 0);
    information.clear();
    pools.forEach(this::differentiate);
  }

  private void differentiate(ChoicePool pool) {
    int[] items = pool.items();
    double[] probabilities = probabilities(pool);
    double total = pool.total();
    for (int i = 0; i < items.length; i++) {
      // The sum is more exact than 1 − p. If p is almost 1, then 1 − p is mostly a rounding error.
      double others = 0;
      for (int j = 0; j < items.length; j++) {
        if (j != i) {
          others += probabilities[j];
          if (items[i] != anchor && items[j] != anchor) {
            information.add(items[i], items[j], -total * (probabilities[i] * probabilities[j]));
          }
        }
      }
      double chosen = pool.chosen()[i];
      gradient[items[i]] += chosen * others - (total - chosen) * probabilities[i];
      if (items[i] != anchor) {
        information.add(items[i], items[i], total * (probabilities[i] * others));
      }
    }
    if (hasAdvantage && pool.isSeated()) {
      differentiateAdvantage(pool, probabilities);
    }
  }

  private void differentiateAdvantage(ChoicePool pool, double... probabilities) {
    double[] chosen = pool.chosen();
    double spread = pool.total() * (probabilities[0] * probabilities[1]);
    gradient[ADVANTAGE] += chosen[0] * probabilities[1] - chosen[1] * probabilities[0];
    information.add(ADVANTAGE, ADVANTAGE, spread);
    for (int i = 0; i < pool.items().length; i++) {
      int item = pool.items()[i];
      if (item != anchor) {
        information.add(ADVANTAGE, item, i == 0 ? spread : -spread);
        information.add(item, ADVANTAGE, i == 0 ? spread : -spread);
      }
    }
  }

  private double[] probabilities(ChoicePool pool) {
    double most = Double.NEGATIVE_INFINITY;
    double[] probabilities = new double[pool.items().length];
    for (int i = 0; i < probabilities.length; i++) {
      probabilities[i] = abilities[pool.items()[i]];
      if (i == 0 && hasAdvantage && pool.isSeated()) {
        probabilities[i] += abilities[ADVANTAGE];
      }
      most = Math.max(most, probabilities[i]);
    }
    double sum = 0;
    for (int i = 0; i < probabilities.length; i++) {
      probabilities[i] = StrictMath.exp(probabilities[i] - most);
      sum += probabilities[i];
    }
    for (int i = 0; i < probabilities.length; i++) {
      probabilities[i] /= sum;
    }
    return probabilities;
  }

  private double logLikelihood() {
    double sum = 0;
    for (ChoicePool pool : pools) {
      double[] probabilities = probabilities(pool);
      for (int i = 0; i < probabilities.length; i++) {
        if (pool.chosen()[i] > 0) {
          sum += pool.chosen()[i] * StrictMath.log(probabilities[i]);
        }
      }
    }
    return sum;
  }

  /**
   * Moves the abilities along a direction, and returns the length of the direction. The length is
   * the largest absolute change of an ability.
   *
   * <p>A short step has the full length. A longer step is halved until the likelihood grows enough.
   */
  private double climb(double[] direction) {
    double longest = 0;
    double slope = 0;
    for (int i = 0; i < anchor; i++) {
      longest = Math.max(longest, Math.abs(direction[i]));
      slope += direction[i] * gradient[i];
    }
    double[] from = abilities.clone();
    double before = logLikelihood();
    double rounding = ROUNDING * Math.abs(before);
    double share = 1;
    for (int halving = 0; halving < MAX_HALVINGS; halving++) {
      for (int i = 0; i < anchor; i++) {
        abilities[i] = from[i] + share * direction[i];
      }
      if (longest < SURE_STEP
          || logLikelihood() >= before + ENOUGH_GAIN * share * slope - rounding) {
        return longest;
      }
      share /= 2;
    }
    throw Information.unfit();
  }
}
