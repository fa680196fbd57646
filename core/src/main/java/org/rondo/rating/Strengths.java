package org.rondo.rating;

import java.util.Arrays;
import java.util.List;
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
 * reference itself has error 0. Holds n² numbers for n players.
 */
public final class Strengths {
  private final double[] abilities;
  private final double[][] covariance;

  /** Takes the arrays over. */
  Strengths(double[] abilities, double[][] covariance) {
    this.abilities = abilities;
    this.covariance = covariance;
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
   */
  public double error(int player) {
    return StrictMath.sqrt(Math.max(0, covariance[player][player]));
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
    double reference = abilities[player];
    return lessReference(reference, covariance[player], covariance[player][player]);
  }

  /** {@return the same strengths relative to their mean} */
  public Strengths relativeToMean() {
    double[] means = Arrays.stream(covariance).mapToDouble(Strengths::mean).toArray();
    return lessReference(mean(abilities), means, mean(means));
  }

  /** {@return these and, as the last player, the reference itself} */
  Strengths withReference() {
    int size = size() + 1;
    double[][] wider = new double[size][];
    for (int i = 0; i < size(); i++) {
      wider[i] = Arrays.copyOf(covariance[i], size);
    }
    wider[size()] = new double[size];
    return new Strengths(Arrays.copyOf(abilities, size), wider);
  }

  private static double mean(double... numbers) {
    double sum = 0;
    for (double number : numbers) {
      sum += number;
    }
    return sum / numbers.length;
  }

  private Strengths lessReference(double reference, double[] covariances, double variance) {
    int size = size();
    double[] differences = new double[size];
    double[][] between = new double[size][size];
    for (int i = 0; i < size; i++) {
      differences[i] = abilities[i] - reference;
      for (int j = 0; j < size; j++) {
        between[i][j] = covariance[i][j] - covariances[i] - covariances[j] + variance;
      }
    }
    return new Strengths(differences, between);
  }

  /** {@return whether the other object holds the same abilities and errors, to the last bit} */
  @Override
  public boolean equals(Object other) {
    return other instanceof Strengths that
        && Arrays.equals(abilities, that.abilities)
        && Arrays.deepEquals(covariance, that.covariance);
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
