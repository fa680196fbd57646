package org.rondo.rating;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The covariance of abilities whose results come in clusters, and vary more or less than the model
 * says.
 *
 * <p>It is a sandwich V(Σ φH)V. V is the covariance of the model, H the Fisher information of the
 * results of the same entrants, and φ their dispersion: the observed variance of the clusters'
 * scores over the variance of the model. A sandwich of each cluster's own square (K.-Y. Liang and
 * S. L. Zeger, <i>Longitudinal data analysis using generalized linear models</i>, Biometrika 73,
 * 1986) is unbiased only for many clusters. So the squares of all clusters are pooled as in W. Pan,
 * <i>On the robust variance estimator in generalised estimating equations</i>, Biometrika 88
 * (2001), with the number of fitted parameters taken from the number of clusters, and each square
 * is corrected for its leverage as in L. A. Mancl and T. A. DeRouen, <i>A covariance estimator for
 * GEE with improved small-sample properties</i>, Biometrics 57 (2001). The more information the
 * entrants of a cluster have about each other, the more their own squares count in φ.
 */
final class ClusteredErrors {

  /** The information, in units of 1 / natural log-ability², with which the pooled φ counts. */
  private static final double POOLED_INFORMATION = 2;

  /** The number of scores with the variance of the model that are added to the observed ones. */
  private static final double MODEL_SCORES = 2;

  private final double[] abilities;
  private final double[][] covariance;
  private final Map<String, EntrantGroup> groups = new TreeMap<>();
  private double squares = MODEL_SCORES;
  private double scores = MODEL_SCORES;

  private ClusteredErrors(double[] abilities, double[][] covariance) {
    this.abilities = abilities;
    this.covariance = covariance;
  }

  /**
   * {@return the covariance of the abilities}
   *
   * @param covariance the covariance of the model, relative to any reference
   */
  static double[][] of(double[] abilities, double[][] covariance, List<Cluster> clusters) {
    ClusteredErrors errors = new ClusteredErrors(abilities, covariance);
    clusters.forEach(errors::add);
    return errors.covariance();
  }

  /** The clusters of the same entrants. */
  private static final class EntrantGroup {
    private final int[] entrants;
    private final double[][] information;
    private double trace;
    private double squares;

    private EntrantGroup(int... entrants) {
      this.entrants = entrants;
      this.information = new double[entrants.length][entrants.length];
    }
  }

  private void add(Cluster cluster) {
    int[] entrants =
        cluster.rankings().stream()
            .flatMap(ranking -> ranking.order().stream())
            .mapToInt(Integer::intValue)
            .distinct()
            .sorted()
            .toArray();
    double[] score = new double[entrants.length];
    double[][] information = new double[entrants.length][entrants.length];
    cluster.rankings().forEach(ranking -> differentiate(ranking, entrants, score, information));
    double square = 0;
    double leverage = 0;
    double trace = 0;
    for (int i = 0; i < entrants.length; i++) {
      for (int j = 0; j < entrants.length; j++) {
        double both = covariance[entrants[i]][entrants[j]];
        square += score[i] * both * score[j];
        leverage += information[i][j] * both;
      }
      trace += information[i][i];
    }
    if (leverage <= 0) {
      return;
    }
    double free = entrants.length - 1.0;
    double ratio = square / leverage;
    squares += cluster.count() * free * ratio;
    scores += cluster.count() * (free - leverage);
    EntrantGroup group =
        groups.computeIfAbsent(Arrays.toString(entrants), key -> new EntrantGroup(entrants));
    group.trace += cluster.count() * trace;
    group.squares += cluster.count() * trace * ratio / (1 - leverage / free);
    addTo(group.information, (double) cluster.count(), information);
  }

  private static void addTo(double[][] sum, double factor, double[][] more) {
    for (int i = 0; i < more.length; i++) {
      for (int j = 0; j < more.length; j++) {
        sum[i][j] += factor * more[i][j];
      }
    }
  }

  /** Adds the gradient and the information of a ranking, by the position of the entrants. */
  private void differentiate(
      Ranking ranking, int[] entrants, double[] score, double[][] information) {
    List<Integer> rest = new ArrayList<>();
    ranking.order().forEach(item -> rest.add(Arrays.binarySearch(entrants, item)));
    double weight = ranking.weight();
    while (rest.size() > 1) {
      double[] shares = shares(rest, entrants);
      score[rest.get(0)] += weight;
      for (int i : rest) {
        score[i] -= weight * shares[i];
        information[i][i] += weight * shares[i];
        for (int j : rest) {
          information[i][j] -= weight * shares[i] * shares[j];
        }
      }
      rest.remove(0);
    }
  }

  /** {@return the probability that an item comes first of the rest, by the item's position} */
  private double[] shares(List<Integer> rest, int... entrants) {
    double most = rest.stream().mapToDouble(i -> abilities[entrants[i]]).max().orElseThrow();
    double[] shares = new double[entrants.length];
    double sum = 0;
    for (int i : rest) {
      shares[i] = StrictMath.exp(abilities[entrants[i]] - most);
      sum += shares[i];
    }
    for (int i : rest) {
      shares[i] /= sum;
    }
    return shares;
  }

  private double[][] covariance() {
    double pooled = squares / scores;
    double[][] excess = new double[abilities.length][abilities.length];
    for (EntrantGroup group : groups.values()) {
      // For two entrants the trace is twice the information about their difference.
      double dispersion =
          (group.squares / 2 + POOLED_INFORMATION * pooled)
              / (group.trace / 2 + POOLED_INFORMATION);
      for (int i = 0; i < group.entrants.length; i++) {
        for (int j = 0; j < group.entrants.length; j++) {
          excess[group.entrants[i]][group.entrants[j]] +=
              (dispersion - 1) * group.information[i][j];
        }
      }
    }
    // The information of virtual draws, which are in no cluster, counts with the dispersion 1.
    return sum(covariance, product(product(excess), covariance));
  }

  /** {@return the covariance times a matrix that has few entries} */
  private double[][] product(double[]... few) {
    return transposed(product(few, covariance));
  }

  private static double[][] product(double[][] left, double[][] right) {
    double[][] product = new double[left.length][left.length];
    for (int i = 0; i < left.length; i++) {
      for (int k = 0; k < left.length; k++) {
        double factor = left[i][k];
        if (factor != 0) {
          for (int j = 0; j < left.length; j++) {
            product[i][j] += factor * right[k][j];
          }
        }
      }
    }
    return product;
  }

  private static double[][] transposed(double[]... matrix) {
    double[][] turned = new double[matrix.length][matrix.length];
    for (int i = 0; i < matrix.length; i++) {
      for (int j = 0; j < matrix.length; j++) {
        turned[j][i] = matrix[i][j];
      }
    }
    return turned;
  }

  private static double[][] sum(double[][] one, double[][] other) {
    double[][] sum = new double[one.length][one.length];
    addTo(sum, 1, one);
    addTo(sum, 1, other);
    return sum;
  }
}
