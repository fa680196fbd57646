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
import org.rondo.random.Rng;

/**
 * What can be tuned: all settings of some parameters.
 *
 * @param parameters the parameters, each with a name of its own, at least one
 */
public record ParameterSpace(List<Parameter> parameters) {

  /**
   * Describes a space.
   *
   * @throws IllegalArgumentException if there are none, or two have one name
   */
  public ParameterSpace {
    parameters = List.copyOf(parameters);
    if (parameters.isEmpty()) {
      throw new IllegalArgumentException("a space of no parameters leaves nothing to tune");
    }
    Set<String> names = new HashSet<>();
    for (Parameter parameter : parameters) {
      if (!names.add(parameter.name())) {
        throw new IllegalArgumentException(
            "parameter " + parameter.name() + " is there twice; name each once");
      }
    }
  }

  /**
   * {@return the space of some parameters}
   *
   * @param parameters the parameters, each with a name of its own, at least one
   * @throws IllegalArgumentException if there are none, or two have one name
   */
  public static ParameterSpace of(Parameter... parameters) {
    return new ParameterSpace(List.of(parameters));
  }

  /**
   * {@return the space of a bot's options}
   *
   * <p>Tuned is every option that may be any number of a range and that the specification does not
   * give. Others that are numbers, a depth for instance, are tuned where they are named, so that
   * budgets are not tuned unasked.
   *
   * @param game the game to play
   * @param specification a bot of the catalogue, {@code sound} or {@code mcts:iterations=200}
   * @param named options to be tuned in place of all that may be
   * @throws IllegalArgumentException if there is no such bot or option, an option is given or is no
   *     number, or there is nothing to tune
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
      throw new IllegalArgumentException(
          bot.name()
              + " has no option with a range of real numbers that is not given; "
              + hint(bot));
    }
    return new ParameterSpace(parameters);
  }

  private static Parameter parameter(String bot, Options.Option option, Options given) {
    if (given.isGiven(option.name())) {
      throw new IllegalArgumentException(
          "option " + option.name() + " of " + bot + " is both given and tuned; do one of them");
    }
    return Parameter.of(
        option,
        option
            .range()
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
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
        throw new IllegalArgumentException(
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

  /** {@return how many parameters there are} */
  public int size() {
    return parameters.size();
  }

  /** {@return the setting where nothing is tuned} */
  public Setting defaults() {
    return new Setting(this, parameters.stream().map(Parameter::fallback).toList());
  }

  /**
   * {@return the setting at a place}
   *
   * @param places for each parameter where in its range it is, from 0 to 1; what lies outside
   *     counts as the end
   * @throws IllegalArgumentException if there are not as many places as parameters
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
   * @param rng where it is drawn from
   */
  public Setting random(Rng rng) {
    return new Setting(this, parameters.stream().map(parameter -> parameter.random(rng)).toList());
  }
}
