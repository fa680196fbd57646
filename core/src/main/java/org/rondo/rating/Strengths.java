package org.rondo.rating;

import com.google.common.base.Suppliers;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.DoubleStream;
import org.apache.commons.math3.distribution.NormalDistribution;

/**
 * The strengths of several players, with standard errors.
 *
 * <p>Abilities are natural logarithms: player i beats player j with odds of exp(a<sub>i</sub> −
 * a<sub>j</sub>). Only differences have a meaning, so abilities and their errors are relative to a
 * reference. The method that creates the strengths defines the first reference; {@link #relativeTo}
 * and {@link #relativeToMean} choose another one.
 *
 * <p>Errors are standard errors, from the inverse of the Fisher information at the fit, or from
 * {@linkplain #withErrorsOf clusters} of results. The reference itself has error 0. The first call
 * that needs an error computes all errors. For n players this takes time proportional to n³, about
 * a second for a thousand players. After it, n² numbers stay in memory. Instances are safe to share
 * between threads.
 */
public final class Strengths {
  private static final NormalDistribution NORMAL = new NormalDistribution(null, 0, 1);
  static final double ERRORS_OF_95_PERCENT = 1.96;

  private final double[] abilities;
  private final Supplier<double[][]> covariance;

  /** Takes ownership of the arrays. The supplier is called at most once. */
  Strengths(double[] abilities, Supplier<double[][]> covariance) {
    this.abilities = abilities;
    this.covariance = Suppliers.memoize(covariance::get);
  }

  /** {@return the number of players} */
  public int size() {
    return abilities.length;
  }

  /**
   * {@return a player's log-ability relative to the reference}
   *
   * @param player from 0 to the size, exclusive
   * @throws IndexOutOfBoundsException if there is no such player
   */
  public double ability(int player) {
    return abilities[player];
  }

  /** {@return the log-abilities of all players, in the order of their numbers} */
  public List<Double> abilities() {
    return DoubleStream.of(abilities).boxed().toList();
  }

  /**
   * {@return the standard error of a player's log-ability relative to the reference}
   *
   * @param player from 0 to the size, exclusive
   * @throws IndexOutOfBoundsException if there is no such player
   * @throws ArithmeticException if the weights of the results differ too much for double precision
   */
  public double error(int player) {
    return StrictMath.sqrt(Math.max(0, covariance.get()[player][player]));
  }

  /**
   * {@return a player's strength in Elo relative to the reference}
   *
   * @param player from 0 to the size, exclusive
   * @throws IndexOutOfBoundsException if there is no such player
   */
  public double elo(int player) {
    return Elo.ofAbility(ability(player));
  }

  /**
   * {@return the standard error of a player's strength in Elo relative to the reference}
   *
   * @param player from 0 to the size, exclusive
   * @throws IndexOutOfBoundsException if there is no such player
   * @throws ArithmeticException if the weights of the results differ too much for double precision
   */
  public double eloError(int player) {
    return Elo.ofAbility(error(player));
  }

  /**
   * {@return half the width of the interval that contains a player's strength with 95 %
   * probability, in Elo; the number after ± in tables}
   *
   * @param player from 0 to the size, exclusive
   * @throws IndexOutOfBoundsException if there is no such player
   * @throws ArithmeticException if the weights of the results differ too much for double precision
   */
  public double eloMargin(int player) {
    return ERRORS_OF_95_PERCENT * eloError(player);
  }

  /**
   * {@return the likelihood of superiority: the probability, from 0 to 1, that a player is stronger
   * than another}
   *
   * <p>All results count, also those against other players. The probability is Φ(d / s), where d is
   * the difference of the two abilities and s its standard error. It does not depend on the
   * reference. It is ½ if both players are the same.
   *
   * @param player from 0 to the size, exclusive
   * @param other the other player, in the same range
   * @throws IndexOutOfBoundsException if there is no such player
   * @throws ArithmeticException if the weights of the results differ too much for double precision
   */
  public double superiority(int player, int other) {
    double difference = ability(player) - ability(other);
    double error = error(player, other);
    return error > 0 ? NORMAL.cumulativeProbability(difference / error) : 0.5;
  }

  /** {@return the standard error of the difference of two abilities} */
  private double error(int player, int other) {
    double[][] all = covariance.get();
    double variance = all[player][player] + all[other][other] - 2 * all[player][other];
    return player == other ? 0 : StrictMath.sqrt(Math.max(0, variance));
  }

  /** {@return half the width of the 95 % interval of the difference of two players, in Elo} */
  double eloMargin(int player, int other) {
    return ERRORS_OF_95_PERCENT * Elo.ofAbility(error(player, other));
  }

  /**
   * {@return the same strengths relative to one player}
   *
   * @param player the player with ability 0, from 0 to the size, exclusive
   * @throws IndexOutOfBoundsException if there is no such player
   */
  public Strengths relativeTo(int player) {
    return lessReference(
        abilities[player],
        all -> {
          double[] reference = all[player];
          return less(all, reference, reference[player]);
        });
  }

  /** {@return the same strengths relative to their mean} */
  public Strengths relativeToMean() {
    return lessReference(
        mean(abilities),
        all -> {
          double[] means = Arrays.stream(all).mapToDouble(Strengths::mean).toArray();
          return less(all, means, mean(means));
        });
  }

  /**
   * {@return the same strengths with the errors of results that come in clusters}
   *
   * <p>The errors of the model assume that all results are independent, and that a draw varies as
   * much as a win or a loss. The errors from clusters are estimated from how much the results of
   * the clusters vary. So they are right for draws, which vary less, and for matches of one
   * opening, which may vary together. They are a cluster-robust sandwich with corrections for small
   * samples. The abilities stay.
   *
   * @param clusters all results from which the strengths were estimated, except virtual draws;
   *     players have the same numbers as here
   */
  public Strengths withErrorsOf(List<Cluster> clusters) {
    List<Cluster> all = List.copyOf(clusters);
    return new Strengths(abilities, () -> ClusteredErrors.of(abilities, covariance.get(), all));
  }

  /** {@return these strengths with the reference added as the last player} */
  Strengths withReference() {
    return new Strengths(
        Arrays.copyOf(abilities, size() + 1), () -> withReference(covariance.get()));
  }

  /** {@return these strengths without the first player; the reference stays} */
  Strengths withoutFirst() {
    return new Strengths(
        Arrays.copyOfRange(abilities, 1, size()),
        () ->
            Arrays.stream(covariance.get())
                .skip(1)
                .map(row -> Arrays.copyOfRange(row, 1, row.length))
                .toArray(double[][]::new));
  }

  private static double[][] withReference(double[][] all) {
    int size = all.length + 1;
    double[][] wider = new double[size][];
    for (int i = 0; i < all.length; i++) {
      wider[i] = Arrays.copyOf(all[i], size);
    }
    wider[all.length] = new double[size];
    return wider;
  }

  private static double mean(double... numbers) {
    double sum = 0;
    for (double number : numbers) {
      sum += number;
    }
    return sum / numbers.length;
  }

  private Strengths lessReference(double reference, UnaryOperator<double[][]> difference) {
    double[] differences = new double[size()];
    for (int i = 0; i < differences.length; i++) {
      differences[i] = abilities[i] - reference;
    }
    return new Strengths(differences, () -> difference.apply(covariance.get()));
  }

  private static double[][] less(double[][] all, double[] covariances, double variance) {
    double[][] between = new double[all.length][all.length];
    for (int i = 0; i < all.length; i++) {
      for (int j = 0; j < all.length; j++) {
        between[i][j] = all[i][j] - covariances[i] - covariances[j] + variance;
      }
    }
    return between;
  }

  /**
   * {@return whether the other object holds the same abilities and errors, to the last bit}
   *
   * <p>If the abilities are the same, this method computes the errors.
   */
  @Override
  public boolean equals(Object other) {
    return other instanceof Strengths that
        && Arrays.equals(abilities, that.abilities)
        && Arrays.deepEquals(covariance.get(), that.covariance.get());
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(abilities);
  }

  /** {@return the abilities in brackets} */
  @Override
  public String toString() {
    return abilities().toString();
  }
}
