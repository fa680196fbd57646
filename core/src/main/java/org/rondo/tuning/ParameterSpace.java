package org.rondo.tuning;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rondo.bot.BotCatalog;
import org.rondo.game.CatalogEntry;
import org.rondo.game.Game;
import org.rondo.game.Options;
import org.rondo.input.OptionException;
import org.rondo.random.Rng;

/**
 * The space of a tuning: all settings of some parameters.
 *
 * @param parameters the parameters, at least one, with different names
 */
public record ParameterSpace(List<Parameter> parameters) {

  /**
   * Creates a space.
   *
   * @throws IllegalArgumentException if there are no parameters, or two have the same name
   */
  public ParameterSpace {
    parameters = List.copyOf(parameters);
    if (parameters.isEmpty()) {
      throw new IllegalArgumentException(
          "a space without parameters leaves nothing to tune; give at least one");
    }
    Set<String> names = new HashSet<>();
    for (Parameter parameter : parameters) {
      if (!names.add(parameter.name())) {
        throw new IllegalArgumentException(
            "parameter " + parameter.name() + " is given twice; give each parameter once");
      }
    }
  }

  /**
   * {@return the space of some parameters}
   *
   * @param parameters the parameters, at least one, with different names
   * @throws IllegalArgumentException if there are no parameters, or two have the same name
   */
  public static ParameterSpace of(Parameter... parameters) {
    return new ParameterSpace(List.of(parameters));
  }

  /**
   * {@return the space of a bot's options}
   *
   * <p>By default the parameters are all options that accept any real number of a range, except
   * those that the specification sets. An option with whole numbers, for instance a depth or a
   * budget, is tuned only if it is named.
   *
   * @param specification a bot of the catalogue, {@code sound} or {@code mcts:iterations=200}
   * @param named the options to tune; empty for the default
   * @throws org.rondo.input.SpecificationException if there is no such bot
   * @throws OptionException if there is no such option, if the specification sets a named option,
   *     if a named option is not a number, or if there is nothing to tune
   */
  public static ParameterSpace ofBot(Game<?, ?> game, String specification, List<String> named) {
    Options given = Options.parse(specification);
    CatalogEntry bot = BotCatalog.describe(game, specification);
    List<Parameter> parameters = new ArrayList<>();
    for (Options.Option option : bot.options()) {
      boolean isNamed = named.contains(option.name());
      boolean isTuned =
          named.isEmpty()
              ? !given.isGiven(option.name())
                  && option.range().filter(Options.Range::isContinuous).isPresent()
              : isNamed;
      if (isTuned) {
        parameters.add(parameter(bot.name(), option, given));
      }
    }
    requireKnown(bot, named);
    if (parameters.isEmpty()) {
      throw new OptionException(
          bot.name(),
          "",
          "",
          bot.name()
              + " has no option with a range of real numbers that is not given; "
              + hint(bot));
    }
    return new ParameterSpace(parameters);
  }

  private static Parameter parameter(String bot, Options.Option option, Options given) {
    if (given.isGiven(option.name())) {
      throw new OptionException(
          bot,
          option.name(),
          "",
          "option " + option.name() + " of " + bot + " is both given and tuned; do one of them");
    }
    return Parameter.of(
        option,
        option
            .range()
            .orElseThrow(
                () ->
                    new OptionException(
                        bot,
                        option.name(),
                        "",
                        "option "
                            + option.name()
                            + " of "
                            + bot
                            + " is "
                            + option.values()
                            + ", and only numbers are tuned")));
  }

  private static void requireKnown(CatalogEntry bot, List<String> named) {
    for (String name : named) {
      if (bot.options().stream().noneMatch(option -> option.name().equals(name))) {
        throw new OptionException(
            bot.name(),
            name,
            "",
            bot.name() + " has no option \"" + name + "\" to tune; " + hint(bot));
      }
    }
  }

  private static String hint(CatalogEntry bot) {
    String numbers =
        bot.options().stream()
            .filter(option -> option.range().isPresent())
            .map(Options.Option::toString)
            .collect(Collectors.joining(", "));
    return numbers.isEmpty() ? "none of its options is a number" : "its numbers are " + numbers;
  }

  /** {@return the number of parameters} */
  public int size() {
    return parameters.size();
  }

  /** {@return the setting in which every parameter has its default} */
  public Setting defaults() {
    return new Setting(this, parameters.stream().map(Parameter::fallback).toList());
  }

  /**
   * {@return the setting at given places}
   *
   * @param places for each parameter its place in the range, from 0 to 1; a place outside this
   *     range counts as the nearer end
   * @throws IllegalArgumentException if the number of places is not the number of parameters
   */
  public Setting at(List<Double> places) {
    if (places.size() != size()) {
      throw new IllegalArgumentException(
          places.size() + " places are not one for each of the " + size() + " parameters");
    }
    return new Setting(
        this,
        IntStream.range(0, size()).mapToObj(i -> parameters.get(i).at(places.get(i))).toList());
  }

  /**
   * {@return a setting drawn uniformly}
   *
   * @param rng the source of the draws
   */
  public Setting random(Rng rng) {
    return new Setting(this, parameters.stream().map(parameter -> parameter.random(rng)).toList());
  }
}
