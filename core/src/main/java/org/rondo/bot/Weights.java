package org.rondo.bot;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.rondo.game.Options;

/**
 * The values of all weights of a bot. An immutable value.
 *
 * @param <W> the enum of the weights
 */
public final class Weights<W extends Enum<W> & Weight> {
  private final Class<W> type;

  /** The values, in the order of the enum. */
  private final double[] values;

  private Weights(Class<W> type, double[] values) {
    this.type = type;
    this.values = values;
  }

  /**
   * {@return weights with given values}
   *
   * @param type the enum of the weights
   * @param values returns the value of each weight
   */
  public static <W extends Enum<W> & Weight> Weights<W> of(
      Class<W> type, ToDoubleFunction<? super W> values) {
    return new Weights<>(
        type, Arrays.stream(type.getEnumConstants()).mapToDouble(values).toArray());
  }

  /** {@return the value of a weight} */
  @SuppressWarnings("EnumOrdinal") // bots read weights very often, and an array is the fastest
  public double of(W weight) {
    return values[weight.ordinal()];
  }

  /**
   * {@return the weights that the options of a bot give} Each weight is an option, whose default is
   * the value here.
   *
   * @throws org.rondo.input.OptionException if a given value is out of its range
   */
  public Map<W, Double> given(Options options) {
    Map<W, Double> given = new EnumMap<>(type);
    for (W weight : type.getEnumConstants()) {
      Weight.Description known = weight.description();
      String name = Options.word(weight);
      double value = options.about(known.about()).real(name, of(weight), known.min(), known.max());
      if (options.isGiven(name)) {
        given.put(weight, value);
      }
    }
    return given;
  }

  /**
   * {@return these weights with some others in their place}
   *
   * @param others the values of the weights that differ
   */
  public Weights<W> with(Map<W, Double> others) {
    return of(type, weight -> others.getOrDefault(weight, of(weight)));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Weights<?> that
        && type == that.type
        && Arrays.equals(values, that.values);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(values);
  }

  /** {@return the values, in the order of the enum} */
  @Override
  public String toString() {
    return Arrays.toString(values);
  }
}
