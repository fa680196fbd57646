package org.rondo.parallelfootball;

import java.util.List;

/**
 * Weights that did well with some numbers of players and ranges, and which of them serve others.
 */
final class KnownWeights {

  /** How much a factor between numbers of players counts, against one between ranges. */
  private static final double PLAYERS = 0.5;

  private static final List<KnownWeights> ALL =
      List.of(
          new KnownWeights(3, 3, common(410)),
          new KnownWeights(10, 10, common(323)),
          new KnownWeights(7, 18, common(449)),
          new KnownWeights(
              1,
              15,
              new Weights(
                  new Weights.Spread(0, 392),
                  new Weights.Territory(1.253, 0.518),
                  new Weights.Gain(0.209, 0, 0, 6),
                  new Weights.Rivalry(0.228, 0.582, 0.064, 0.8, 1, 11.894),
                  new Weights.Route(1.577, 3.107),
                  new Weights.Company(-0.763, 0.3, 0.225, 0.212, -0.76, 1.061),
                  new Weights.Landing(0.186, 0.573, 0.1, 0.271, 0.394, 0),
                  Weights.Deadlock.USUAL)),
          new KnownWeights(
              46,
              1,
              new Weights(
                  new Weights.Spread(0, 520),
                  new Weights.Territory(0.5, 0.5),
                  new Weights.Gain(0.3, 0, 0, 6),
                  new Weights.Rivalry(0.3, 0.5, 0.6, 0.8, 0, 1),
                  new Weights.Route(1, 4),
                  new Weights.Company(0, 0.3, 0, 0.7, 0, 0),
                  new Weights.Landing(0.5, 0.3, 0.1, 1, 0, 0),
                  Weights.Deadlock.USUAL)),
          new KnownWeights(
              30,
              3,
              new Weights(
                  new Weights.Spread(0, 500),
                  new Weights.Territory(0.5, 0.5),
                  new Weights.Gain(0.3, 0, 0, 6),
                  new Weights.Rivalry(0.3, 0.5, 0.6, 0.8, 0, 1),
                  new Weights.Route(1, 4),
                  new Weights.Company(-0.4, 0.3, 0, 0.7, 0, 0),
                  new Weights.Landing(0.5, 0.3, 0.1, 1, 0, 0),
                  Weights.Deadlock.USUAL)),
          new KnownWeights(
              30,
              20,
              new Weights(
                  new Weights.Spread(0, 497),
                  new Weights.Territory(1.253, 0.451),
                  new Weights.Gain(0.288, 0.526, 0.571, 10.463),
                  new Weights.Rivalry(0.02, 0.582, 0.505, 0.654, 0.986, 11.079),
                  new Weights.Route(1.577, 2.515),
                  new Weights.Company(-1.138, 0.02, -0.108, 0.316, -0.5, 1.144),
                  new Weights.Landing(0.171, 0.494, 0.221, 0.583, 0.593, 0),
                  Weights.Deadlock.USUAL)),
          new KnownWeights(
              4,
              32,
              new Weights(
                  new Weights.Spread(40, 408),
                  new Weights.Territory(1.253, 0.518),
                  new Weights.Gain(0.3, 0, 0.02, 8.148),
                  new Weights.Rivalry(0.188, 0.582, 0.08, 0.802, 1, 20.872),
                  new Weights.Route(1.577, 2.692),
                  new Weights.Company(-0.689, 0.3, 0.1, 0.4, -0.5, 0.8),
                  new Weights.Landing(0.186, 0.573, 0.1, 0.5, 0.2, 0),
                  Weights.Deadlock.USUAL)),
          new KnownWeights(
              255,
              32,
              new Weights(
                  new Weights.Spread(0, 749),
                  new Weights.Territory(4.688, 0.622),
                  new Weights.Gain(0.151, 0.013, 0.02, 4.684),
                  new Weights.Rivalry(0.169, 0.842, 0.163, 0.995, 1, 8.839),
                  new Weights.Route(1.577, 3.107),
                  new Weights.Company(-0.458, 0.02, -0.149, 0.238, -0.5, 0.8),
                  new Weights.Landing(0.477, 0.582, 0.091, 0.817, 0.82, 0.109),
                  Weights.Deadlock.USUAL)));

  private final int players;
  private final int range;
  private final Weights weights;

  private KnownWeights(int players, int range, Weights weights) {
    this.players = players;
    this.range = range;
    this.weights = weights;
  }

  /** {@return the weights that serve for several, with the end of their spread} */
  private static Weights common(int end) {
    return new Weights(
        new Weights.Spread(0, end),
        new Weights.Territory(1.253, 0.531),
        new Weights.Gain(0.209, 0, 0.264, 6),
        new Weights.Rivalry(0.072, 0.582, 0.064, 0.916, 1.138, 11.894),
        new Weights.Route(1.577, 3.107),
        new Weights.Company(-0.763, 0.3, 0.225, 0.212, -0.76, 1.061),
        new Weights.Landing(0.472, 0.573, 0.1, 0.271, -0.008, 0),
        Weights.Deadlock.USUAL);
  }

  /** {@return the weights to play with under some options: those of the most alike} */
  static Weights of(ParallelFootballOptions options) {
    KnownWeights best = ALL.get(0);
    for (KnownWeights known : ALL) {
      if (known.unlike(options) < best.unlike(options)) {
        best = known;
      }
    }
    return best.weights;
  }

  private double unlike(ParallelFootballOptions options) {
    double byPlayers = StrictMath.log((double) options.players() / players);
    double byRange = StrictMath.log((double) options.range() / range);
    return PLAYERS * Math.abs(byPlayers) + Math.abs(byRange);
  }
}
