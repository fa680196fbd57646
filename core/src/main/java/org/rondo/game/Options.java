package org.rondo.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The options in the specification of a game or a bot, {@code name:key=value,key=value}.
 *
 * <p>Options are read by asking, and asking declares: whoever builds a game asks once for each
 * option that it has, with its default and its range. What nobody asked for is then refused by a
 * sentence that lists what there is, and the same declarations are what a listing prints.
 *
 * <p>A value with commas, blanks or quotes stands in single quotes, a quote in it doubled: {@code
 * gtp:command='/usr/games/gtp-rhino -l 1'}.
 *
 * <p>An instance is read by one thread, once.
 */
public final class Options {

  /** An option that was asked for: a value, equal to another with the same of everything. */
  public static final class Option {
    private final String name;
    private final String fallback;
    private final String values;
    private final @Nullable Range range;

    /**
     * Describes an option whose values are no numbers.
     *
     * @param name the key
     * @param fallback the value where none is given, as it would be written
     * @param values what may be given, as a person reads it: {@code true|false}
     */
    public Option(String name, String fallback, String values) {
      this.name = Objects.requireNonNull(name, "name");
      this.fallback = Objects.requireNonNull(fallback, "fallback");
      this.values = Objects.requireNonNull(values, "values");
      this.range = null;
    }

    /**
     * Describes an option whose values are numbers.
     *
     * @param name the key
     * @param fallback the value where none is given, as it would be written
     * @param values what may be given, as a person reads it: {@code 3..49 (odd)}
     * @param range the numbers that may be given
     */
    public Option(String name, String fallback, String values, Range range) {
      this.name = Objects.requireNonNull(name, "name");
      this.fallback = Objects.requireNonNull(fallback, "fallback");
      this.values = Objects.requireNonNull(values, "values");
      this.range = Objects.requireNonNull(range, "range");
    }

    /** {@return the key} */
    public String name() {
      return name;
    }

    /** {@return the value where none is given, as it would be written} */
    public String fallback() {
      return fallback;
    }

    /** {@return what may be given, as a person reads it} */
    public String values() {
      return values;
    }

    /** {@return the numbers that may be given, if numbers are} */
    public Optional<Range> range() {
      return Optional.ofNullable(range);
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Option option
          && name.equals(option.name)
          && fallback.equals(option.fallback)
          && values.equals(option.values)
          && Objects.equals(range, option.range);
    }

    @Override
    public int hashCode() {
      return Objects.hash(name, fallback, values, range);
    }

    /** {@return the option with its values, {@code rows=3..49 (odd)}} */
    @Override
    public String toString() {
      return name + "=" + values;
    }
  }

  /**
   * The numbers that an option may be.
   *
   * @param least the least of them
   * @param most the greatest of them
   * @param step the distance between two of them; 0 where every number between is allowed
   */
  public record Range(double least, double most, double step) {

    /**
     * Describes a range.
     *
     * @throws IllegalArgumentException if the greatest is below the least, or the step negative
     */
    public Range {
      if (!(least <= most && step >= 0)) {
        throw new IllegalArgumentException(
            "range "
                + least
                + ".."
                + most
                + " by "
                + step
                + ": the first must not be above the second, nor the step below 0");
      }
    }

    /** {@return whether every number between the ends is allowed} */
    public boolean isContinuous() {
      return step == 0;
    }
  }

  private final String subject;
  private final Map<String, String> given;
  private final Map<String, Option> declared = new LinkedHashMap<>();
  private final List<String> missing = new ArrayList<>();

  private Options(String subject, Map<String, String> given) {
    this.subject = subject;
    this.given = given;
  }

  /**
   * {@return the options of a specification}
   *
   * @param specification a name, or a name, a colon and {@code key=value} pairs between commas
   * @throws IllegalArgumentException if the text is not of that form or gives a key twice
   */
  public static Options parse(String specification) {
    SpecificationReader reader = new SpecificationReader(specification);
    return new Options(reader.subject(), reader.values());
  }

  /** {@return the name before the options} */
  public String subject() {
    return subject;
  }

  /**
   * {@return the value of an option that is a whole number}
   *
   * @param name the key
   * @param fallback the value where none is given
   * @param min the least value allowed
   * @param max the greatest value allowed
   * @throws IllegalArgumentException if what is given is no such number
   */
  public int integer(String name, int fallback, int min, int max) {
    return integer(name, fallback, min, max, 1);
  }

  /**
   * {@return the value of an option that is one of the whole numbers {@code min}, {@code min +
   * step}, and so on}
   *
   * @param name the key
   * @param fallback the value where none is given
   * @param min the least value allowed
   * @param max the greatest value allowed
   * @param step the distance between values, at least 1; 2 makes them all even or all odd
   * @throws IllegalArgumentException if what is given is no such number, or the step is below 1
   */
  public int integer(String name, int fallback, int min, int max, int step) {
    if (step < 1) {
      throw new IllegalArgumentException("step " + step + " of option " + name + " is below 1");
    }
    String values = min + ".." + max + stepNote(min, step);
    return ask(
        new Option(name, Integer.toString(fallback), values, new Range(min, max, step)),
        text -> {
          int value = Integer.parseInt(text);
          if (value < min || value > max || ((long) value - min) % step != 0) {
            throw new NumberFormatException();
          }
          return value;
        });
  }

  private static String stepNote(int min, int step) {
    if (step == 1) {
      return "";
    }
    if (step == 2) {
      return min % 2 == 0 ? " (even)" : " (odd)";
    }
    return " (every " + step + ")";
  }

  /**
   * {@return the value of an option that is a number}
   *
   * @param name the key
   * @param fallback the value where none is given
   * @param min the least value allowed
   * @param max the greatest value allowed
   * @throws IllegalArgumentException if what is given is no such number
   */
  public double real(String name, double fallback, double min, double max) {
    return ask(
        new Option(name, Double.toString(fallback), min + ".." + max, new Range(min, max, 0)),
        text -> {
          double value = Double.parseDouble(text);
          if (!(value >= min && value <= max)) {
            throw new NumberFormatException();
          }
          return value;
        });
  }

  /**
   * {@return the value of an option that is true or false}
   *
   * @param name the key
   * @param fallback the value where none is given
   * @throws IllegalArgumentException if something else is given
   */
  public boolean flag(String name, boolean fallback) {
    return choice(name, Boolean.toString(fallback), List.of("true", "false")).equals("true");
  }

  /**
   * {@return the value of an option that is one of a few words}
   *
   * @param name the key
   * @param fallback the value where none is given
   * @param words what may be given
   * @throws IllegalArgumentException if something else is given
   */
  public String choice(String name, String fallback, List<String> words) {
    return ask(
        new Option(name, fallback, String.join("|", words)),
        text -> {
          if (!words.contains(text)) {
            throw new IllegalArgumentException();
          }
          return text;
        });
  }

  /**
   * {@return the value of an option that is any text}
   *
   * @param name the key
   * @param fallback the value where none is given
   */
  public String text(String name, String fallback) {
    return ask(new Option(name, fallback, "text"), Function.identity());
  }

  /**
   * {@return the value of an option that is any text and has to be given; empty where it is not}
   *
   * <p>That it is missing is not said here, so that a listing can ask for what there is, but by
   * {@link #requireAllAsked}.
   *
   * @param name the key
   */
  public String requiredText(String name) {
    if (!given.containsKey(name)) {
      missing.add(name);
    }
    return ask(new Option(name, "", "text (required)"), Function.identity());
  }

  private <T> T ask(Option option, Function<String, T> reader) {
    declared.put(option.name(), option);
    String text = given.getOrDefault(option.name(), option.fallback());
    try {
      return reader.apply(text);
    } catch (IllegalArgumentException e) {
      String origin = given.containsKey(option.name()) ? " option " : " has a default outside: ";
      throw new IllegalArgumentException(
          subject + origin + option.name() + "=" + text + " is not in " + option.values(), e);
    }
  }

  /**
   * {@return whether a specification gives an option}
   *
   * @param name the key
   */
  public boolean isGiven(String name) {
    return given.containsKey(name);
  }

  /** {@return the options asked for so far, in the order of asking} */
  public List<Option> declared() {
    return List.copyOf(declared.values());
  }

  /**
   * Refuses what was given and never asked for, and what had to be given and was not.
   *
   * @throws IllegalArgumentException if there is such an option; the message lists those there are
   */
  public void requireAllAsked() {
    List<String> unknown = new ArrayList<>(given.keySet());
    unknown.removeAll(declared.keySet());
    if (unknown.isEmpty()) {
      requireNoneMissing();
      return;
    }
    String there =
        declared.isEmpty()
            ? "it has none"
            : "it has "
                + declared.values().stream()
                    .map(Option::toString)
                    .collect(Collectors.joining(", "));
    throw new IllegalArgumentException(
        subject + " has no option \"" + unknown.get(0) + "\"; " + there);
  }

  private void requireNoneMissing() {
    if (!missing.isEmpty()) {
      String key = missing.get(0);
      throw new IllegalArgumentException(
          subject + " needs the option " + key + "; write " + subject + ":" + key + "='...'");
    }
  }
}
