package org.rondo.rating;

import com.google.common.base.Suppliers;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.DoubleStream;

/**
 * How strong each of several players is, and how sure that is.
 *
 * <p>Abilities are natural logarithms: player i beats player j with odds of exp(a<sub>i</sub> −
 * a<sub>j</sub>). Only differences mean something, so abilities and their errors are relative to a
 * reference: at first the one that whoever made them says, then any that {@link #relativeTo} or
 * {@link #relativeToMean} chooses.
 *
 * <p>Errors are standard errors, from the inverse of the Fisher information at the fit. The
 * reference itself has error 0. They are computed when the first of them is asked for, in time
 * proportional to n³ for n players, a second or so for a thousand, and n² numbers are held from
 * then on. Safe to share between threads.
 */
public final class Strengths {
  private final double[] abilities;
  private final Supplier<double[][]> covariance;

  /** Takes the arrays over; the supplier's is asked for once at most. */
  Strengths(double[] abilities, Supplier<double[][]> covariance) {
    this.abilities = abilities;
    this.covariance = Suppliers.memoize(covariance::get);
  }

  /** {@return how many players there are} */
  public int size() {
    return abilities.length;
  }

  /**
   * {@return a player's log-ability, less that of the reference}
   *
   * @param player from 0 to the size, exclusive
   * @throws IndexOutOfBoundsException if there is no such player
   */
  public double ability(int player) {
    return abilities[player];
  }

  /** {@return everybody's log-ability, by player} */
  public List<Double> abilities() {
    return DoubleStream.of(abilities).boxed().toList();
  }

  /**
   * {@return the standard error of a player's log-ability, less that of the reference}
   *
   * @param player from 0 to the size, exclusive
   * @throws IndexOutOfBoundsException if there is no such player
   * @throws ArithmeticException if results differ in weight by so much that doubles cannot tell
   */
  public double error(int player) {
    return StrictMath.sqrt(Math.max(0, covariance.get()[player][player]));
  }

  /**
   * {@return a player's strength in Elo, less that of the reference}
   *
   * @param player from 0 to the size, exclusive
   * @throws IndexOutOfBoundsException if there is no such player
   */
  public double elo(int player) {
    return Elo.ofAbility(ability(player));
  }

  /**
   * {@return the standard error of a player's strength in Elo, less that of the reference}
   *
   * @param player from 0 to the size, exclusive
   * @throws IndexOutOfBoundsException if there is no such player
   * @throws ArithmeticException if results differ in weight by so much that doubles cannot tell
   */
  public double eloError(int player) {
    return Elo.ofAbility(error(player));
  }

  /**
   * {@return the same strengths relative to one player}
   *
   * @param player who is to have ability 0, from 0 to the size, exclusive
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

  /** {@return these and, as the last player, the reference itself} */
  Strengths withReference() {
    return new Strengths(
        Arrays.copyOf(abilities, size() + 1), () -> withReference(covariance.get()));
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
   * <p>Where the abilities are the same, the errors are computed.
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
