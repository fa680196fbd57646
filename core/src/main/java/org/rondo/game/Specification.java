package org.rondo.game;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Objects;

/**
 * Writes the specification of a game or a bot, {@code name:key=value,key=value}: the reverse of
 * {@link Options}.
 *
 * <p>An option with its default is left out, so that an id stays the same when a game gets another
 * option later. Equal values are written alike by every Java.
 *
 * <pre>{@code
 * Specification.of("grid-soccer").with("rows", rows, 5).with("steps", steps, 250).text()
 * }</pre>
 */
public final class Specification {

  /** As many digits as tell any two numbers of type double apart. */
  private static final int MOST_DIGITS = 17;

  private final String text;
  private final boolean hasOptions;

  private Specification(String text, boolean hasOptions) {
    this.text = text;
    this.hasOptions = hasOptions;
  }

  /**
   * {@return the specification of a name without options}
   *
   * @param name a name without a colon
   * @throws IllegalArgumentException if the name is blank or has a colon
   */
  public static Specification of(String name) {
    if (name.isBlank() || name.indexOf(':') >= 0) {
      throw new IllegalArgumentException(
          "name '" + name + "' is blank or has a colon; options are added by with");
    }
    return new Specification(name, false);
  }

  /**
   * {@return this specification with one option more, unless it has its default}
   *
   * @param key the option
   * @param value its value
   * @param fallback its value where none is given
   */
  public Specification with(String key, int value, int fallback) {
    return value == fallback ? this : plus(key, Integer.toString(value));
  }

  /**
   * {@return this specification with one option more, unless it has its default}
   *
   * <p>The number is written with as few digits as read back as the same.
   *
   * @param key the option
   * @param value its value
   * @param fallback its value where none is given
   * @throws IllegalArgumentException if the value is not a finite number
   */
  public Specification with(String key, double value, double fallback) {
    if (!Double.isFinite(value)) {
      throw new IllegalArgumentException(
          "option " + key + "=" + value + " is not a finite number, and no other can be written");
    }
    return value == fallback ? this : plus(key, shortest(value));
  }

  /**
   * {@return this specification with one option more, unless it has its default}
   *
   * @param key the option
   * @param value its value, quoted where it must be
   * @param fallback its value where none is given
   */
  public Specification with(String key, String value, String fallback) {
    return value.equals(fallback) ? this : plus(key, quoted(value));
  }

  private Specification plus(String key, String value) {
    return new Specification(text + (hasOptions ? ',' : ':') + key + '=' + value, true);
  }

  private static String shortest(double value) {
    // Not by Double.toString, which wrote some numbers with a digit too many before Java 19.
    BigDecimal exact = new BigDecimal(value);
    int digits = 1;
    while (digits < MOST_DIGITS && rounded(exact, digits).doubleValue() != value) {
      digits++;
    }
    return rounded(exact, digits).stripTrailingZeros().toPlainString();
  }

  private static BigDecimal rounded(BigDecimal exact, int digits) {
    return exact.round(new MathContext(digits));
  }

  private static String quoted(String value) {
    boolean isPlain =
        value.chars().noneMatch(c -> c == ',' || c == '\'' || Character.isWhitespace(c));
    return isPlain && !value.isEmpty() ? value : "'" + value.replace("'", "''") + "'";
  }

  /** {@return the specification in text, which {@link Options#parse} reads} */
  public String text() {
    return text;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Specification that && text.equals(that.text);
  }

  @Override
  public int hashCode() {
    return Objects.hash(text);
  }

  /** {@return the text} */
  @Override
  public String toString() {
    return text;
  }
}
