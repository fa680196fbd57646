package org.rondo.random;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Values that contestants add to the secret seed of a series, after its commitment was published
 * and before the first match. The host cannot know them when it draws the seed, so it cannot draw
 * again and again until it likes the random numbers that follow.
 *
 * <p>An immutable value. Its names are in the order of their UTF-16 code units.
 *
 * @param byName the value of each contestant by name
 */
public record SeedValues(Map<String, String> byName) {
  /** The name of a value from a public source that nobody controls, for instance a lottery. */
  public static final String PUBLIC = "public";

  private static final int MAX_LENGTH = 200;

  /**
   * Copies the values.
   *
   * @throws IllegalArgumentException if a name or value is blank, longer than 200 UTF-16 code units
   *     or not one line of text, or a name has the character {@code =}
   */
  public SeedValues {
    TreeMap<String, String> sorted = new TreeMap<>(byName);
    sorted.forEach(
        (name, value) -> {
          requireLine("name", name);
          requireLine("value of " + name + ",", value);
          if (name.contains("=")) {
            throw new IllegalArgumentException(
                "name '" + name + "' of a seed value has the character =; leave it out");
          }
        });
    byName = Collections.unmodifiableMap(sorted);
  }

  private static void requireLine(String subject, String text) {
    boolean isLine =
        !text.isBlank()
            && text.length() <= MAX_LENGTH
            && text.codePoints().noneMatch(SeedValues::isUnprintable);
    if (!isLine) {
      throw new IllegalArgumentException(
          subject
              + " '"
              + printable(text)
              + "' is not one line of 1 to "
              + MAX_LENGTH
              + " characters");
    }
  }

  private static String printable(String text) {
    return text.codePoints()
        .limit(MAX_LENGTH)
        .map(point -> isUnprintable(point) ? '?' : point)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  /**
   * {@return whether a code point is a control or formatting character, a line separator, or half
   * of a surrogate pair}
   */
  private static boolean isUnprintable(int point) {
    int type = Character.getType(point);
    return Character.isISOControl(point)
        || type == Character.SURROGATE
        || type == Character.FORMAT
        || type == Character.LINE_SEPARATOR
        || type == Character.PARAGRAPH_SEPARATOR;
  }

  /** {@return no values} */
  public static SeedValues none() {
    return new SeedValues(Map.of());
  }

  /**
   * {@return the values in texts}
   *
   * @param texts the values, each {@code NAME=TEXT}; blanks around both are left out
   * @throws IllegalArgumentException if a text is of another form, or a name occurs twice
   */
  public static SeedValues parse(List<String> texts) {
    Map<String, String> values = new TreeMap<>();
    for (String text : texts) {
      int separator = text.indexOf('=');
      String name = separator < 0 ? "" : text.substring(0, separator).strip();
      if (name.isEmpty()) {
        throw new IllegalArgumentException("value '" + printable(text) + "' is not NAME=TEXT");
      }
      String value = text.substring(separator + 1).strip();
      String other = values.put(name, value);
      if (other != null) {
        throw new IllegalArgumentException(
            printable(name)
                + " has two values for the seed, '"
                + printable(other)
                + "' and '"
                + printable(value)
                + "'; give one");
      }
    }
    return new SeedValues(values);
  }

  /** {@return whether there is no value} */
  public boolean isEmpty() {
    return byName.isEmpty();
  }

  /**
   * {@return these values and another one, which replaces that of the same name}
   *
   * @param name the name of the contestant
   * @param value any text, for instance a number that the contestant has drawn
   * @throws IllegalArgumentException for the reasons of the constructor
   */
  public SeedValues with(String name, String value) {
    Map<String, String> more = new TreeMap<>(byName);
    more.put(name, value);
    return new SeedValues(more);
  }

  /**
   * Checks that each value is of a contestant or {@value #PUBLIC}. Under any other name, a host
   * could add the last value by itself.
   *
   * @param contestants the names of the entrants and reserves
   * @return these values
   * @throws IllegalArgumentException if a value has another name, or there are values and a
   *     contestant is named {@value #PUBLIC}
   */
  public SeedValues requireNames(List<String> contestants) {
    if (!isEmpty() && contestants.contains(PUBLIC)) {
      throw new IllegalArgumentException(
          "an entrant is named "
              + PUBLIC
              + ", which is the name for values from a public source; give the entrant another name");
    }
    for (String name : byName.keySet()) {
      if (!contestants.contains(name) && !name.equals(PUBLIC)) {
        throw new IllegalArgumentException(
            "a value is added to the seed for "
                + name
                + ", and no entrant or reserve has that name; there are "
                + String.join(", ", contestants)
                + ", and "
                + PUBLIC
                + " for a public source");
      }
    }
    return this;
  }

  /**
   * {@return the seed that follows from a secret seed and these values: {@code secret:} with the 64
   * hexadecimal digits of the SHA-256 digest, in UTF-8, of the seed's text and, in the order of the
   * names, a line feed and {@code name=value} for each value; the same seed if there is no value}
   *
   * @param committed the seed whose commitment the contestants knew when they chose their values
   * @throws IllegalArgumentException if there are values, and the seed is not secret
   */
  public Seed join(Seed committed) {
    if (isEmpty()) {
      return committed;
    }
    if (!committed.isSecret()) {
      throw new IllegalArgumentException(
          "seed "
              + committed
              + " is no secret, so values of contestants add nothing to it; use a secret seed");
    }
    return committed.joined(
        byName.entrySet().stream()
            .map(entry -> "\n" + entry.getKey() + "=" + entry.getValue())
            .collect(Collectors.joining()));
  }
}
