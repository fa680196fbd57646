package org.rondo.tuning;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
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
    checkArgument(
        !parameters.isEmpty(),
        "a space without parameters leaves nothing to tune; give at least one");
    Set<String> names = new HashSet<>();
    for (Parameter parameter : parameters) {
      checkArgument(
          names.add(parameter.name()),
          "parameter %s is given twice; give each parameter once",
          parameter.name());
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
    List<Parameter> parameters =
        bot.options().stream()
            .filter(
                option ->
                    named.isEmpty()
                        ? option.range().filter(Options.Range::isContinuous).isPresent()
                            && !given.isGiven(option.name())
                        : named.contains(option.name()))
            .map(option -> parameter(bot, option, given))
            .toList();
    for (String name : named) {
      if (bot.options().stream().noneMatch(option -> option.name().equals(name))) {
        throw refusal(
            bot, name, "%s has no option \"%s\" to tune; %s", bot.name(), name, hint(bot));
      }
    }
    if (parameters.isEmpty()) {
      throw refusal(
          bot,
          "",
          "%s has no option with a range of real numbers that is not given; %s",
          bot.name(),
          hint(bot));
    }
    return new ParameterSpace(parameters);
  }

  private static Parameter parameter(CatalogEntry bot, Options.Option option, Options given) {
    String name = option.name();
    if (given.isGiven(name)) {
      throw refusal(
          bot, name, "option %s of %s is both given and tuned; do one of them", name, bot.name());
    }
    Options.Range range =
        option
            .range()
            .orElseThrow(
                () ->
                    refusal(
                        bot,
                        name,
                        "option %s of %s is %s, and only numbers are tuned",
                        name,
                        bot.name(),
                        option.values()));
    return new Parameter(
        name, range.least(), range.most(), range.step(), Double.parseDouble(option.fallback()));
  }

  private static OptionException refusal(
      CatalogEntry bot, String option, String message, Object... values) {
    return new OptionException(bot.name(), option, "", String.format(Locale.ROOT, message, values));
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
    checkArgument(
        places.size() == size(),
        "%s places are not one for each of the %s parameters",
        places.size(),
        size());
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
