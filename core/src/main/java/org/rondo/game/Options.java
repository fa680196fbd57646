package org.rondo.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.rondo.input.OptionException;

/**
 * The options in the specification of a game or a bot, {@code name:key=value,key=value}.
 *
 * <p>Reading an option also declares it: a factory reads each of its options once and passes the
 * default and the range. {@link #requireAllAsked} then refuses a given option that was not read;
 * its message lists the declared options. Listings print the same declarations.
 *
 * <p>A factory can say with {@link #about} what an option is for. Listings print the sentence:
 *
 * <pre>{@code
 * int rows = options.about("The number of rows of the board.").integer("rows", 5, 3, 49, 2);
 * }</pre>
 *
 * <p>A value with commas, blanks or quotes is written in single quotes, and a quote inside it is
 * doubled: {@code gtp:command='/usr/games/gtp-rhino -l 1'}.
 *
 * <p>An instance is read by one thread, and only once.
 */
public final class Options {

  /**
   * A declared option: a value. Two options are equal if their names, defaults, values and ranges
   * are equal. Their descriptions do not matter.
   */
  public static final class Option {
    private final String name;
    private final String fallback;
    private final String values;
    private final @Nullable Range range;
    private final @Nullable String description;

    /** The part of the range that a search begins with; null if it is the whole one. */
    private final @Nullable Range usual;

    /**
     * Describes an option whose values are not numbers.
     *
     * @param name the key
     * @param fallback the default, as it is written in a specification
     * @param values the allowed values, for people to read: {@code true|false}
     */
    public Option(String name, String fallback, String values) {
      this(
          Objects.requireNonNull(name, "name"),
          Objects.requireNonNull(fallback, "fallback"),
          Objects.requireNonNull(values, "values"),
          null,
          null,
          null);
    }

    /**
     * Describes an option whose values are numbers.
     *
     * @param name the key
     * @param fallback the default, as it is written in a specification
     * @param values the allowed values, for people to read: {@code 3..49 (odd)}
     * @param range the allowed numbers
     */
    public Option(String name, String fallback, String values, Range range) {
      this(
          Objects.requireNonNull(name, "name"),
          Objects.requireNonNull(fallback, "fallback"),
          Objects.requireNonNull(values, "values"),
          Objects.requireNonNull(range, "range"),
          null,
          null);
    }

    private Option(
        String name,
        String fallback,
        String values,
        @Nullable Range range,
        @Nullable String description,
        @Nullable Range usual) {
      this.name = name;
      this.fallback = fallback;
      this.values = values;
      this.range = range;
      this.description = description;
      this.usual = usual;
    }

    private Option described(@Nullable String sentence, @Nullable Range part) {
      return new Option(name, fallback, values, range, sentence, part);
    }

    /** {@return a value of this option as {@link Specification} writes it} */
    private String written(String value) {
      return range == null ? value : Specification.number(Double.parseDouble(value));
    }

    /** {@return the key} */
    public String name() {
      return name;
    }

    /** {@return the default, as it is written in a specification} */
    public String fallback() {
      return fallback;
    }

    /** {@return the allowed values, for people to read} */
    public String values() {
      return values;
    }

    /** {@return the allowed numbers, or empty if the values are not numbers} */
    public Optional<Range> range() {
      return Optional.ofNullable(range);
    }

    /**
     * {@return the numbers among which a search for a good value begins, by ratios; empty if these
     * are all that are allowed}
     */
    public Optional<Range> usual() {
      return Optional.ofNullable(usual);
    }

    /** {@return the sentence that says what the option is for, or empty if it has none} */
    public Optional<String> description() {
      return Optional.ofNullable(description);
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

    /** {@return the option with its allowed values, {@code rows=3..49 (odd)}} */
    @Override
    public String toString() {
      return name + "=" + values;
    }
  }

  /**
   * The numbers that an option allows.
   *
   * @param least the least number
   * @param most the greatest number
   * @param step the distance between two neighbouring numbers; 0 if every number between the ends
   *     is allowed
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

  /** The description of the next option that is read; null if it has none. */
  private @Nullable String nextDescription;

  /** The usual numbers of the next option that is read; null if they are all that are allowed. */
  private @Nullable Range nextUsual;

  private Options(String subject, Map<String, String> given) {
    this.subject = subject;
    this.given = given;
  }

  /**
   * {@return the options of a specification}
   *
   * @param specification a name, or a name, a colon and {@code key=value} pairs between commas
   * @throws org.rondo.input.InputException if the text is not of that form or gives a key twice
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
   * {@return the specification without one of its options, which need not be given}
   *
   * @param name the key
   */
  public String without(String name) {
    StringBuilder text = new StringBuilder(subject);
    given.forEach(
        (key, value) -> {
          if (!key.equals(name)) {
            text.append(text.length() == subject.length() ? ':' : ',')
                .append(key)
                .append('=')
                .append(Specification.quoted(value));
          }
        });
    return text.toString();
  }

  /**
   * Describes the option that is read next.
   *
   * @param sentence a sentence that says what the option is for: {@code The number of rows of the
   *     board.}
   * @return these options
   * @throws IllegalArgumentException if the sentence is blank
   */
  public Options about(String sentence) {
    if (sentence.isBlank()) {
      throw new IllegalArgumentException(
          "the description of an option of " + subject + " is blank; write a sentence");
    }
    nextDescription = sentence;
    return this;
  }

  /**
   * Says among which numbers a search for a good value of the next option begins, for an option
   * that allows many more than are sensible. A tuning that names no range takes these, and goes by
   * ratios: 0.1 and 1 are as far apart as 1 and 10.
   *
   * @param least the least of them, above 0 and allowed
   * @param most the greatest of them, allowed
   * @return these options
   * @throws IllegalArgumentException if the least is not above 0, or above the greatest
   */
  public Options usually(double least, double most) {
    if (!(least > 0)) {
      throw new IllegalArgumentException(
          "usual numbers from " + least + " have no ratios; begin above 0");
    }
    nextUsual = new Range(least, most, 0);
    return this;
  }

  /**
   * {@return the value of an option that is a whole number}
   *
   * @param name the key
   * @param fallback the default
   * @param min the least value allowed
   * @param max the greatest value allowed
   * @throws OptionException if the given value is not such a number
   */
  public int integer(String name, int fallback, int min, int max) {
    return integer(name, fallback, min, max, 1);
  }

  /**
   * {@return the value of an option that is one of the numbers {@code min}, {@code min + step}, and
   * so on}
   *
   * @param name the key
   * @param fallback the default
   * @param min the least value allowed
   * @param max the greatest value allowed
   * @param step the distance between values, at least 1; 2 makes them all even or all odd
   * @throws OptionException if the given value is not such a number
   * @throws IllegalArgumentException if the step is below 1
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
   * @param fallback the default
   * @param min the least value allowed
   * @param max the greatest value allowed
   * @throws OptionException if the given value is not such a number
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
   * @param fallback the default
   * @throws OptionException if another value is given
   */
  public boolean flag(String name, boolean fallback) {
    return choice(name, Boolean.toString(fallback), List.of("true", "false")).equals("true");
  }

  /**
   * {@return the value of an option that is one of a few words}
   *
   * @param name the key
   * @param fallback the default
   * @param words the allowed words
   * @throws OptionException if another value is given
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
   * {@return the value of an option that is a constant of an enum, by its {@linkplain #word word}}
   *
   * @param name the key
   * @param fallback the default
   * @throws OptionException if another value is given
   */
  public <E extends Enum<E>> E constant(String name, E fallback) {
    List<E> constants = List.of(fallback.getDeclaringClass().getEnumConstants());
    List<String> words = constants.stream().map(Options::word).toList();
    return constants.get(words.indexOf(choice(name, word(fallback), words)));
  }

  /**
   * {@return the word for a constant of an enum: its name in lower case, with hyphens}
   *
   * @param constant {@code FREE_BALL}, whose word is {@code free-ball}
   */
  public static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /**
   * {@return the value of an option that is any text}
   *
   * @param name the key
   * @param fallback the default
   */
  public String text(String name, String fallback) {
    return ask(new Option(name, fallback, "text"), Function.identity());
  }

  /**
   * {@return the value of a required option that is any text; empty if it is not given}
   *
   * <p>This method does not refuse a missing value, so that a listing can read the declarations
   * without giving values. {@link #requireAllAsked} refuses it.
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
    declared.put(option.name(), option.described(nextDescription, nextUsual));
    nextDescription = null;
    nextUsual = null;
    String text = given.getOrDefault(option.name(), option.fallback());
    try {
      return reader.apply(text);
    } catch (IllegalArgumentException e) {
      String refused = option.name() + "=" + text + " is not in " + option.values();
      if (!given.containsKey(option.name())) {
        throw new IllegalArgumentException(subject + " has a default out of range: " + refused, e);
      }
      throw new OptionException(subject, option.name(), text, subject + " option " + refused, e);
    }
  }

  /**
   * {@return whether the specification gives an option}
   *
   * @param name the key
   */
  public boolean isGiven(String name) {
    return given.containsKey(name);
  }

  /**
   * {@return the value that is made of options}
   *
   * <p>What the constructor of the value refuses with an {@link IllegalArgumentException} and a
   * message is refused as options that do not fit together, with the same message. An exception
   * without a message stays as it is: it is an error in the code.
   *
   * @param value calls the constructor of a value, and nothing else
   * @throws OptionException if the constructor refuses the options
   */
  public <T> T valueOf(Supplier<T> value) {
    try {
      return value.get();
    } catch (IllegalArgumentException e) {
      if (e.getMessage() == null) {
        throw e;
      }
      throw new OptionException(
          subject, String.join(",", declared.keySet()), given.toString(), e.getMessage(), e);
    }
  }

  /**
   * {@return the specification of the values that were read so far, in the order of reading; a
   * value that is the default is left out}
   */
  public Specification specification() {
    Specification specification = Specification.of(subject);
    for (Option option : declared.values()) {
      String value = given.getOrDefault(option.name(), option.fallback());
      specification =
          specification.with(
              option.name(), option.written(value), option.written(option.fallback()));
    }
    return specification;
  }

  /** {@return the options declared so far, in the order of reading} */
  public List<Option> declared() {
    return List.copyOf(declared.values());
  }

  /**
   * Refuses a given option that was never read, and a required option that was not given.
   *
   * @throws OptionException if there is such an option; the message lists the declared options
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
            ? "it takes no options"
            : "it has "
                + declared.values().stream()
                    .map(Option::toString)
                    .collect(Collectors.joining(", "));
    String first = unknown.get(0);
    throw new OptionException(
        subject,
        first,
        given.getOrDefault(first, ""),
        subject
            + " has no option \""
            + first
            + "\"; "
            + new KnownNames(List.copyOf(declared.keySet())).remedy(first, there));
  }

  private void requireNoneMissing() {
    if (!missing.isEmpty()) {
      String key = missing.get(0);
      throw new OptionException(
          subject,
          key,
          "",
          subject + " needs the option " + key + "; write " + subject + ":" + key + "='...'");
    }
  }
}
