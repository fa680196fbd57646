package org.rondo.game;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.rondo.input.TextPattern;

/**
 * Writes the specification of a game or a bot, {@code name:key=value,key=value}: the reverse of
 * {@link Options}.
 *
 * <p>An option whose value is the default is left out. The id of a game is its specification. So it
 * stays the same when the game gets another option later. Every Java version writes equal values in
 * the same way.
 *
 * <pre>{@code
 * Specification.of("grid-soccer").with("rows", rows, 5).with("steps", steps, 250).text()
 * }</pre>
 */
public final class Specification {

  /** The number of digits that distinguishes any two numbers of type double. */
  private static final int MAX_DIGITS = 17;

  /**
   * The rounding modes to try. The decimal number of a given length that is nearest to a double is
   * not always read back as the same double.
   */
  private static final List<RoundingMode> WAYS =
      List.of(RoundingMode.HALF_EVEN, RoundingMode.DOWN, RoundingMode.UP);

  private static final TextPattern WORD =
      TextPattern.of("[A-Za-z0-9](?:[A-Za-z0-9]|-(?=[A-Za-z0-9]))*+");

  private final String text;
  private final Set<String> keys;

  private Specification(String text, Set<String> keys) {
    this.text = text;
    this.keys = keys;
  }

  /**
   * {@return the specification of a name without options}
   *
   * @param name letters, digits and hyphens
   * @throws IllegalArgumentException if the name is of another form
   */
  public static Specification of(String name) {
    return new Specification(requireWord("name", name), Set.of());
  }

  private static String requireWord(String what, String word) {
    if (!WORD.matches(word)) {
      throw new IllegalArgumentException(
          what + " '" + word + "' is not letters, digits and hyphens, as in 'grid-soccer'");
    }
    return word;
  }

  /**
   * {@return this specification with one more option, or unchanged if the value is the default}
   *
   * @param key the option: letters, digits and hyphens
   * @param fallback its default
   * @throws IllegalArgumentException if the option was added before or the key has another form
   */
  public Specification with(String key, int value, int fallback) {
    return value == fallback ? this : plus(key, Integer.toString(value));
  }

  /**
   * {@return this specification with one more option, or unchanged if the value is the default}
   *
   * <p>The number is written with the fewest digits that read back as the same number.
   *
   * @param key the option: letters, digits and hyphens
   * @param fallback its default
   * @throws IllegalArgumentException if the value is not a finite number, or the option was added
   *     before or the key has another form
   */
  public Specification with(String key, double value, double fallback) {
    if (!Double.isFinite(value)) {
      throw new IllegalArgumentException(
          "option " + key + "=" + value + " is not a finite number; give a finite number");
    }
    return value == fallback ? this : plus(key, number(value));
  }

  /**
   * {@return this specification with one more option, or unchanged if the value is the default}
   *
   * @param key the option: letters, digits and hyphens
   * @param value its value; it is quoted where necessary
   * @param fallback its default
   * @throws IllegalArgumentException if the option was added before or the key has another form
   */
  public Specification with(String key, String value, String fallback) {
    return value.equals(fallback) ? this : plus(key, quoted(value));
  }

  private Specification plus(String key, String value) {
    requireWord("option", key);
    Set<String> all = new HashSet<>(keys);
    if (!all.add(key)) {
      throw new IllegalArgumentException(
          "option " + key + "=" + value + " was added before to " + text + "; add each once");
    }
    return new Specification(text + (keys.isEmpty() ? ':' : ',') + key + '=' + value, all);
  }

  /**
   * {@return a number in text, with the fewest digits that read back as the same number; the text
   * is the same on every Java version}
   *
   * @param value a finite number
   * @throws NumberFormatException if the number is not finite
   */
  public static String number(double value) {
    // Double.toString is not used: before Java 19 it wrote some numbers with a digit too many.
    BigDecimal exact = new BigDecimal(value);
    for (int digits = 1; digits < MAX_DIGITS; digits++) {
      for (RoundingMode way : WAYS) {
        BigDecimal rounded = exact.round(new MathContext(digits, way));
        if (rounded.doubleValue() == value) {
          return rounded.stripTrailingZeros().toPlainString();
        }
      }
    }
    return exact.round(new MathContext(MAX_DIGITS)).stripTrailingZeros().toPlainString();
  }

  /** {@return a value in quotes, where a specification needs them} */
  static String quoted(String value) {
    boolean isPlain =
        value.chars().noneMatch(c -> c == ',' || c == '\'' || Character.isWhitespace(c));
    return isPlain && !value.isEmpty() ? value : "'" + value.replace("'", "''") + "'";
  }

  /** {@return the specification as text, which {@link Options#parse} reads} */
  public String text() {
    return text;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Specification that && text.equals(that.text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  /** {@return the text} */
  @Override
  public String toString() {
    return text;
  }
}
