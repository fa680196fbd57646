package org.rondo.rating;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/**
 * Simulated round robins of pairs of matches, which count how often the interval of a rating
 * contains the true strength.
 *
 * @param entrants the number of entrants, whose strengths spread by about 150 Elo
 * @param pairs the number of pairs of matches between any two entrants
 * @param draws the share of draws between equal entrants
 * @param areMatchesEqual whether the second match of a pair always ends as the first
 */
record RatingSimulation(int entrants, int pairs, double draws, boolean areMatchesEqual) {
  private static final double SPREAD = 150;

  /**
   * Prints a line for each of the simulations of a size.
   *
   * @param arguments the numbers of entrants, of pairs between any two, and of tournaments
   */
  public static void main(String... arguments) {
    int entrants = Integer.parseInt(arguments[0]);
    for (RatingSimulation simulation : ofSize(entrants, Integer.parseInt(arguments[1]))) {
      Coverage coverage = simulation.coverage(Integer.parseInt(arguments[2]));
      System.out.printf(Locale.ROOT, "%s: %s%n", simulation, coverage);
    }
  }

  static List<RatingSimulation> ofSize(int entrants, int pairs) {
    return List.of(
        new RatingSimulation(entrants, pairs, 0, false),
        new RatingSimulation(entrants, pairs, 0.3, false),
        new RatingSimulation(entrants, pairs, 0.6, false),
        new RatingSimulation(entrants, pairs, 0, true));
  }

  /**
   * How often intervals contained the true strength.
   *
   * @param clustered the share of the intervals from clusters
   * @param independent the share of the intervals of the model
   * @param error the standard error of the first share, from the spread between tournaments
   */
  record Coverage(double clustered, double independent, double error) {}

  Coverage coverage(int runs) {
    double sum = 0;
    double squares = 0;
    double model = 0;
    for (int run = 0; run < runs; run++) {
      Rng rng = Seed.of(1952).child("run", run).rng();
      double[] strengths = strengths(rng);
      List<HeadToHead> results = new ArrayList<>();
      List<Cluster> clusters = new ArrayList<>();
      play(strengths, rng, results, clusters);
      Strengths fit = BradleyTerry.fitWithVirtualDraws(entrants, results, 0.5);
      double share = covered(fit.withErrorsOf(clusters).relativeToMean(), strengths);
      sum += share;
      squares += share * share;
      model += covered(fit.relativeToMean(), strengths);
    }
    double mean = sum / runs;
    return new Coverage(mean, model / runs, Math.sqrt((squares / runs - mean * mean) / runs));
  }

  private double covered(Strengths fit, double... strengths) {
    return IntStream.range(0, entrants)
            .filter(i -> Math.abs(fit.elo(i) - strengths[i]) <= fit.eloMargin(i))
            .count()
        / (double) entrants;
  }

  /** {@return strengths with the mean 0} */
  private double[] strengths(Rng rng) {
    double[] drawn = new double[entrants];
    double mean = 0;
    for (int i = 0; i < entrants; i++) {
      // The sum of twelve uniform numbers is nearly normal, with variance 1.
      double sum = -6;
      for (int part = 0; part < 12; part++) {
        sum += rng.uniform();
      }
      drawn[i] = SPREAD * sum;
      mean += drawn[i] / entrants;
    }
    for (int i = 0; i < entrants; i++) {
      drawn[i] -= mean;
    }
    return drawn;
  }

  private void play(double[] strengths, Rng rng, List<HeadToHead> results, List<Cluster> clusters) {
    for (int first = 0; first < entrants; first++) {
      for (int second = first + 1; second < entrants; second++) {
        double score = Elo.expectedScore(strengths[first] - strengths[second]);
        for (int pair = 0; pair < pairs; pair++) {
          double points = points(score, rng);
          double more = areMatchesEqual ? points : points(score, rng);
          results.add(new HeadToHead(first, second, points + more, 2 - points - more));
          clusters.add(
              Cluster.ofRanks(List.of(first, second), List.of(ranks(points), ranks(more)), 1));
        }
      }
    }
  }

  private double points(double score, Rng rng) {
    double drawn = 2 * draws * Math.min(score, 1 - score);
    double chance = rng.uniform();
    return chance < drawn ? 0.5 : chance < score + drawn / 2 ? 1 : 0;
  }

  private static List<Integer> ranks(double points) {
    return List.of(points >= 0.5 ? 1 : 2, points <= 0.5 ? 1 : 2);
  }
}
