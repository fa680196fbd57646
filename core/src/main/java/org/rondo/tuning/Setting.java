package org.rondo.tuning;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rondo.game.Specification;

/**
 * A value for each parameter of a space.
 *
 * @param space the space of the setting
 * @param values the values, in the order of the parameters, each in its range
 */
public record Setting(ParameterSpace space, List<Double> values) {

  /**
   * Creates a setting.
   *
   * @throws IllegalArgumentException if the number of values is not the number of parameters, or a
   *     value is outside its range
   */
  public Setting {
    Objects.requireNonNull(space, "space");
    values = List.copyOf(values);
    checkArgument(
        values.size() == space.size(),
        "%s values are not one for each of the %s parameters",
        values.size(),
        space.size());
    for (int i = 0; i < values.size(); i++) {
      Parameter parameter = space.parameters().get(i);
      double value = values.get(i);
      checkArgument(
          value >= parameter.least() && value <= parameter.most(),
          "%s=%s is outside its range %s..%s",
          parameter.name(),
          value,
          parameter.least(),
          parameter.most());
    }
  }

  /**
   * {@return the value of a parameter}
   *
   * @param name the parameter's name
   * @throws IllegalArgumentException if there is no such parameter
   */
  public double value(String name) {
    for (int i = 0; i < values.size(); i++) {
      if (space.parameters().get(i).name().equals(name)) {
        return values.get(i);
      }
    }
    throw new IllegalArgumentException(
        "there is no parameter \""
            + name
            + "\"; there are "
            + space.parameters().stream().map(Parameter::name).collect(Collectors.joining(", ")));
  }

  /** {@return the places of the values in their ranges, from 0 to 1} */
  public List<Double> places() {
    return IntStream.range(0, values.size())
        .mapToObj(i -> space.parameters().get(i).place(values.get(i)))
        .toList();
  }

  /**
   * {@return this setting with one parameter at another place in its range}
   *
   * @param parameter the index of the parameter
   */
  Setting at(int parameter, double place) {
    List<Double> changed = new ArrayList<>(values);
    changed.set(parameter, space.parameters().get(parameter).at(place));
    return new Setting(space, changed);
  }

  /**
   * {@return the specification of a bot with these values as options}
   *
   * @param bot a specification without these options, {@code mcts} or {@code mcts:iterations=200}
   */
  public String specification(String bot) {
    return bot + (bot.indexOf(':') < 0 ? ':' : ',') + text();
  }

  /** {@return the values as in a specification, {@code exploration=0.7,width=3}} */
  public String text() {
    return IntStream.range(0, values.size())
        .mapToObj(i -> space.parameters().get(i).name() + "=" + Specification.number(values.get(i)))
        .collect(Collectors.joining(","));
  }

  /** {@return the text} */
  @Override
  public String toString() {
    return text();
  }
}
